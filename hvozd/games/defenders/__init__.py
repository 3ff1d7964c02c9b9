"""Defenders of the Wild: one to four players against machines that wall in the land. Docs: docs/defenders.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Game, Option, OptionError, Rng
from hvozd.core.picture import Picture
from hvozd.games.defenders import terminal
from hvozd.games.defenders.components import CARDS, FACTION_NAMES, ITEMS, LEVELS, MACHINE_CARDS, ORGANIZERS, SETUP
from hvozd.games.defenders.geometry import EDGE_NAMES, HEX_NAMES
from hvozd.games.defenders.setup import fresh
from hvozd.games.defenders.state import DefendersState
from hvozd.games.defenders.view import DefendersView, census, redeal, view

VOCABULARY = {
    "hex": HEX_NAMES,
    "edge": EDGE_NAMES,
    "card": tuple(card.id for card in CARDS),
    "item": ITEMS,
    "organizer": tuple(organizer.id for organizer in ORGANIZERS),
    "machine": tuple(card.id for card in MACHINE_CARDS),
    "direction": ("", "right", "left"),
}
RULES = {"seats": "DW-1.1", "factions": "DW-3.7", "difficulty": "DW-3.14", "difficult": "DW-3.14"}


class Defenders(Game):
    name = "defenders"
    title = "Defenders of the Wild"
    version = "1"
    state = DefendersState
    longest = 5_000
    options = (
        Option("seats", "number of players", tuple(str(seats) for seats in SETUP)),
        Option("factions", "the factions in seat order; two for a solo game", FACTION_NAMES, many=True, places=4, word="faction"),
        Option("difficulty", "the level of the machine deck", tuple(level.id for level in LEVELS), word="level"),
        Option("difficult", "how many difficult machine cards, instead of a level", tuple(str(n) for n in range(7))),
    )

    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        """DW-1.1, DW-3.7, DW-3.14: who plays which faction, and how many difficult cards are in the machine deck."""
        given = {name: self._read(name, text) for name, text in options.items()}
        rng = Rng(seed).fork(1)
        seats, factions = self._players(given, rng)
        return {"seats": seats, "factions": factions, "difficult": self._difficult(given, rng)}

    def _read(self, name: str, text: str) -> tuple[str, ...]:
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            names = ", ".join(option.name for option in self.options)
            sentence = f"Defenders of the Wild has no option '{name}'; it has {names}."
            raise OptionError(sentence, "refused-option", option=name, options=names)
        try:
            return option.read(text)
        except OptionError as error:
            sentence = f"{error} (Rule {RULES[name]}.)"
            raise OptionError(sentence, "refused-value-rule", **error.values, rule=RULES[name]) from None

    def _players(self, given: Mapping[str, tuple[str, ...]], rng: Rng) -> tuple[int, list[int]]:
        """DW-3.7, DW-21.1: one faction a player, two for a player alone; factions not named are drawn."""
        if "factions" not in given:
            seats = int(given["seats"][0]) if "seats" in given else rng.pick(list(SETUP))
            factions = list(range(len(FACTION_NAMES)))
            rng.shuffle(factions)
            return seats, factions[: SETUP[seats].factions]
        factions = [FACTION_NAMES.index(name) for name in given["factions"]]
        seats = int(given["seats"][0]) if "seats" in given else len(factions)
        if len(set(factions)) != len(factions):
            raise OptionError("Every faction is played once (DW-3.7); name different factions.", "refused-same-faction")
        if seats not in SETUP or SETUP[seats].factions != len(factions):
            needs = "; ".join(f"{row.seats} seats play {row.factions}" for row in SETUP.values())
            sentence = f"{len(factions)} factions do not fit {seats} seats (DW-3.7, DW-21.1): {needs} factions."
            raise OptionError(sentence, "refused-faction-count", factions=len(factions), seats=seats)
        return seats, factions

    def _difficult(self, given: Mapping[str, tuple[str, ...]], rng: Rng) -> int:
        """DW-3.14: a level allows a range of difficult cards; level and number must agree."""
        level = next((level for level in LEVELS if "difficulty" in given and level.id == given["difficulty"][0]), None)
        if "difficult" not in given:
            level = level or rng.pick(LEVELS)
            return level.least + rng.below(level.most - level.least + 1)
        number = int(given["difficult"][0])
        if level is not None and not level.least <= number <= level.most:
            least, most = level.least, level.most
            sentence = f"Level {level.id} has {least} to {most} difficult cards (DW-3.14), not {number}."
            raise OptionError(sentence, "refused-level", level=level.id, least=least, most=most, number=number)
        return number

    def new(self, options: Mapping[str, Any], seed: int) -> DefendersState:
        return fresh(options, seed)

    def view(self, g: DefendersState, seat: int | None) -> DefendersView:
        return view(g, seat)

    def redeal(self, g: DefendersState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: DefendersState) -> Mapping[str, Sequence[str]]:
        return {**VOCABULARY, "faction": tuple(FACTION_NAMES[faction] for faction in g.factions)}

    def census(self, g: DefendersState) -> object:
        return census(g)

    def seat_names(self, g: DefendersState) -> tuple[str, ...]:
        names = tuple(FACTION_NAMES[faction] for faction in g.factions)
        return (" and ".join(names),) if g.solo else names

    def evaluation(self) -> Any:
        from hvozd.games.defenders.evaluate import DefendersEvaluation

        return DefendersEvaluation(self)

    def board(self, view: Any, seat: int | None, lang: str = "en") -> str:
        return terminal.board(view, seat, lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.defenders import board

        return board.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.defenders import board

        return board.symbols(lang)
