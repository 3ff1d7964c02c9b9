"""Harrow County with the Fair Folk: one screen that shows all the parts."""

from collections.abc import Mapping
from typing import Any

from hvozd.core import Game, Rng, Vocabulary
from hvozd.core.picture import Picture
from hvozd.games.harrow import audit, choices, duel, hidden, legends, terminal
from hvozd.games.harrow.factions import fairfolk, family, hester_offers, kammi_start, protectors
from hvozd.games.harrow.rounds import points
from hvozd.games.harrow.setup import SetUp, fresh
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.view import HarrowView
from hvozd.games.harrow.view import view as see
from hvozd.games.harrow.words import FACTIONS, WORDS

ROOMS = (protectors, family, kammi_start, hester_offers, fairfolk, legends, duel)
"""Importing a room enters it."""


class Harrow(Game):
    """HC-26: the full game and its presets."""

    name = "harrow"
    title = "Harrow County"
    version = "1"
    state = HarrowState
    options = choices.OPTIONS

    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        return choices.resolve(options, seed)

    def new(self, options: Mapping[str, Any], seed: int) -> HarrowState:
        g = fresh(options, seed)
        g.stack = [SetUp()]
        return g

    def view(self, g: HarrowState, seat: int | None) -> HarrowView:
        return see(g, seat)

    def evaluation(self) -> Any:
        from hvozd.games.harrow.evaluate import HarrowEvaluation

        return HarrowEvaluation(self)

    def board(self, view: Any, seat: int | None, lang: str = "en") -> str:
        return terminal.board(view, seat, lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.harrow import board

        return board.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.harrow import board

        return board.symbols(lang)

    def redeal(self, g: HarrowState, seat: int | None, rng: Rng) -> None:
        hidden.redeal(g, seat, rng)

    def words(self, g: HarrowState) -> Vocabulary:
        return WORDS

    def census(self, g: HarrowState) -> Any:
        return audit.census(g)

    def seat_names(self, g: HarrowState) -> tuple[str, ...]:
        return tuple(FACTIONS[faction] for faction in g.factions)

    def scores(self, g: HarrowState) -> tuple[int, ...]:
        return points(g)
