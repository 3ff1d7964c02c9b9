"""Defenders of the Wild: one to four players against machines that wall in the land. Docs: docs/defenders.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Game, Rng
from hvozd.core.picture import Picture
from hvozd.games.defenders import factions, hooks, machines, rules, setup
from hvozd.games.defenders.hidden.census import census
from hvozd.games.defenders.hidden.redeal import redeal
from hvozd.games.defenders.hidden.view import DefendersView, view
from hvozd.games.defenders.setup import stored
from hvozd.games.defenders.setup.migrations import MIGRATIONS
from hvozd.games.defenders.setup.settings import FACTIONS_SETTING, RULINGS, SETTINGS, resolve
from hvozd.games.defenders.setup.start import fresh
from hvozd.games.defenders.state import DefendersState
from hvozd.games.defenders.words import seat_names, words
from hvozd.kit import seating
from hvozd.kit.packs import install

hooks.enter(factions.FACTIONS)


class Defenders(Game[DefendersState, DefendersView]):
    name = "defenders"
    title = "Defenders of the Wild"
    version = "2"
    state = DefendersState
    longest = 5_000
    settings = SETTINGS
    rulings = RULINGS
    migrations = MIGRATIONS
    rooms = (rules.ROOM, machines.ROOM, setup.ROOM, *factions.ROOMS)

    def resolve(self, settings: Mapping[str, str], seed: int) -> dict[str, Any]:
        return resolve(settings, seed)

    def sit(self, names: list[str], settings: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        return seating.sit(names, settings, FACTIONS_SETTING)

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        return stored.given(resolved)

    def new(self, settings: Mapping[str, Any], seed: int) -> DefendersState:
        return fresh(settings, seed)

    def view(self, g: DefendersState, seat: int | None) -> DefendersView:
        return view(g, seat)

    def redeal(self, g: DefendersState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: DefendersState) -> Mapping[str, Sequence[str]]:
        return words(g)

    def census(self, g: DefendersState) -> object:
        return census(g)

    def seat_names(self, g: DefendersState) -> tuple[str, ...]:
        return seat_names(g)

    def packed(self, files: Mapping[str, str]) -> Game:
        return install(self, files)

    def notation(self, settings: Mapping[str, Any]) -> Any:
        from hvozd.games.defenders.notation.position import DefendersLayout

        return DefendersLayout(self, settings)

    def evaluation(self) -> Any:
        from hvozd.games.defenders.mind.value import DefendersEvaluation

        return DefendersEvaluation(self)

    def text(self, view: Any, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.defenders.table.text import text

        return text(view, seat, lang)

    def legend(self, lang: str = "en") -> list[str]:
        from hvozd.games.defenders.table.legend import legend

        return legend(lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.defenders.table.svg import picture

        return picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.defenders.table.svg import symbols

        return symbols(lang)
