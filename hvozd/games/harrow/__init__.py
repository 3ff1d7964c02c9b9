"""Harrow County with its expansion: one screen that shows all the parts."""

from collections.abc import Mapping
from typing import Any

from hvozd.core import Game, Rng, Vocabulary
from hvozd.core.picture import Picture
from hvozd.games.harrow import factions, legends, rules, setup
from hvozd.games.harrow.hidden.census import census
from hvozd.games.harrow.hidden.redeal import redeal
from hvozd.games.harrow.hidden.view import HarrowView, view
from hvozd.games.harrow.rules.rounds import points
from hvozd.games.harrow.setup import stored
from hvozd.games.harrow.setup.migrations import MIGRATIONS
from hvozd.games.harrow.setup.settings import BY_NAME, RULINGS, SETTINGS, resolve
from hvozd.games.harrow.setup.start import new
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FACTIONS, WORDS
from hvozd.kit import seating
from hvozd.kit.packs import install


class Harrow(Game[HarrowState, HarrowView]):
    """HC-26: the full game and its presets."""

    name = "harrow"
    title = "Harrow County"
    version = "3"
    state = HarrowState
    settings = SETTINGS
    rulings = RULINGS
    migrations = MIGRATIONS
    rooms = (rules.ROOM, setup.ROOM, *factions.ROOMS, *legends.ROOMS)

    def resolve(self, settings: Mapping[str, str], seed: int) -> dict[str, Any]:
        return resolve(settings, seed)

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        return super().given(stored.given(resolved))

    def new(self, settings: Mapping[str, Any], seed: int) -> HarrowState:
        return new(settings, seed)

    def view(self, g: HarrowState, seat: int | None) -> HarrowView:
        return view(g, seat)

    def redeal(self, g: HarrowState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: HarrowState) -> Vocabulary:
        return WORDS

    def census(self, g: HarrowState) -> Any:
        return census(g)

    def sit(self, names: list[str], settings: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        return seating.sit(names, settings, BY_NAME["factions"])

    def seat_names(self, g: HarrowState) -> tuple[str, ...]:
        return tuple(FACTIONS[faction] for faction in g.factions)

    def scores(self, g: HarrowState, seat: int | None = None) -> tuple[int, ...]:
        return points(g)

    def text(self, view: Any, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.harrow.table import text

        return text.board(view, seat, lang)

    def legend(self, lang: str = "en") -> list[str]:
        from hvozd.games.harrow.table.legend import legend

        return legend(lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.harrow.table import svg

        return svg.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.harrow.table import svg

        return svg.symbols(lang)

    def packed(self, files: Mapping[str, str]) -> Game:
        return install(self, files)

    def notation(self, settings: Mapping[str, Any]) -> Any:
        from hvozd.games.harrow.notation.position import HarrowLayout

        return HarrowLayout(self, settings)

    def evaluation(self) -> Any:
        from hvozd.games.harrow.mind.value import HarrowEvaluation

        return HarrowEvaluation(self)
