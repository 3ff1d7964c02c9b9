"""Crescent Moon: five unequal powers on a map of hexes, for four or five players."""

from collections.abc import Mapping
from typing import Any

from hvozd.core import Game, Rng, room
from hvozd.core.picture import Picture
from hvozd.games.crescent import characters, rules
from hvozd.games.crescent.hidden.census import census
from hvozd.games.crescent.hidden.redeal import redeal
from hvozd.games.crescent.hidden.view import CrescentView, make_view
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.setup import start
from hvozd.games.crescent.setup.migrations import Bargaining, OwnOffers
from hvozd.games.crescent.setup.settings import RULINGS, SETTINGS, resolve
from hvozd.games.crescent.setup.stored import check_overlay
from hvozd.games.crescent.state import CrescentState
from hvozd.games.crescent.words import words
from hvozd.kit.packs import install


class Crescent(Game[CrescentState, CrescentView]):
    """CM-1.1, CM-1.2: four or five seats, three or four years, a fixed layout or the variable setup."""

    name = "crescent"
    title = "Crescent Moon"
    version = "3"
    state = CrescentState
    settings = SETTINGS
    rulings = RULINGS
    migrations = (Bargaining(), OwnOffers())
    rooms = (rules.ROOM, room(start.__name__), *characters.ROOMS)

    def resolve(self, settings: Mapping[str, str], seed: int) -> dict[str, Any]:
        return resolve(settings, seed)

    def check(self, resolved: Mapping[str, Any], seed: int) -> None:
        """CM-1.4: the corrections of an owner are kept as their text, not as the name of a file."""
        check_overlay(resolved.get("components"))
        super().check({**resolved, "components": ""}, seed)

    def new(self, settings: Mapping[str, Any], seed: int) -> CrescentState:
        return start.new_game(settings, seed)

    def view(self, g: CrescentState, seat: int | None) -> CrescentView:
        return make_view(g, seat)

    def redeal(self, g: CrescentState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: CrescentState) -> Mapping[str, tuple[str, ...]]:
        return words(g)

    def census(self, g: CrescentState) -> object:
        """CM-19.5: every piece and card is in exactly one place."""
        return census(g)

    def seat_names(self, g: CrescentState) -> tuple[str, ...]:
        return tuple(character.name for character in CHARACTERS[: g.seats])

    def scores(self, g: CrescentState, seat: int | None = None) -> tuple[int | None, ...]:
        """CM-5.14, CM-16.1: points are face down until the end; everybody knows the own."""
        return tuple(vp if g.result is not None or other == seat else None for other, vp in enumerate(g.vp))

    def packed(self, files: Mapping[str, str]) -> Game:
        return install(self, files)

    def notation(self, settings: Mapping[str, Any]) -> Any:
        from hvozd.games.crescent.notation.position import CrescentLayout

        return CrescentLayout(self, settings)

    def evaluation(self) -> Any:
        from hvozd.games.crescent.mind.value import CrescentEvaluation

        return CrescentEvaluation(self)

    def text(self, view: CrescentView, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.crescent.table.text import board

        return board(view, seat, lang)

    def booklet(self, view: CrescentView, seat: int | None, lang: str = "en") -> str:
        """CM-3.1, CM-15.1: the own goals as they stand, prices, actions, special rules; what the others would score."""
        from hvozd.games.crescent.table.booklet import written

        return written(view, seat, lang)

    def legend(self, lang: str = "en") -> list[str]:
        from hvozd.games.crescent.table.legend import legend

        return legend(lang)

    def picture(self, view: CrescentView, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.crescent.table import svg

        return svg.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.crescent.table import svg

        return svg.symbols(lang)
