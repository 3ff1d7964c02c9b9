"""Root: a game of woodland might and right, complete and by the letter of its Law."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

from hvozd.core import Game, Option, OptionError, Picture, Rng, Vocabulary
from hvozd.core.game import classes

from hvozd.games.root import hooks, cards, factions, clockwork, maps, setup, view  # isort: skip  # in the order they need
from hvozd.games.root.components import CARD_IDS, DECKS, ITEMS, MAP_NAMES, MAPS, SUITS
from hvozd.games.root.hooks import DIFFICULTIES, FACTIONS, FERRY, SERVICE_CARDS, VARIANTS, faction
from hvozd.games.root.options import ANY, NONE, resolve, seat_bots
from hvozd.games.root.state import KINDS, Board, RootState

BUYERS = tuple(one.name for one in FACTIONS if one.automatic and not one.sells)
"""The bots that have a service card."""
__all__ = ["Root", "cards", "clockwork", "factions", "hooks", "maps"]


def write_rootlog(record: Any) -> str:
    """A finished game in the notation of the players' own archive."""
    from hvozd.games.root.rootlog import rootlog

    return rootlog(record)


class Root(Game):
    """The Game: one screen that shows all the parts."""

    name = "root"
    title = "Root"
    version = "1"
    state = RootState
    options = (
        Option("seats", "number of players", ("2", "3", "4", "5", "6")),
        Option(
            "factions",
            "factions in seating order, the first begins",
            (*(f.name for f in FACTIONS), ANY),
            many=True,
            places=6,
            chance=ANY,
            word="faction",
        ),
        Option("draft", "how factions are drawn if none are named: any mix, or one of enough reach", ("any", "reach")),
        Option("bots", "how many of the factions drawn are bots, if none are named", (*"0123456", "any")),
        Option("map", "the map", MAP_NAMES),
        Option("deck", "the shared deck", DECKS),
        *(option for one in FACTIONS for option in one.options),
        Option("difficulty", "of the bots: one for all, or one for each in seating order", DIFFICULTIES, many=True, places=6),
        Option(
            "traits",
            "trait cards of the bots, each for the bot it belongs to",
            (NONE, *(trait for one in FACTIONS for trait in one.traits)),
            many=True,
        ),
        Option(
            "services",
            "cards by which bots buy of the Riverfolk: none, basic, basic and advanced, or the bots with an advanced card",
            (NONE, *SERVICE_CARDS[1:], *BUYERS),
            many=True,
        ),
        Option(
            "clockwork",
            "with bots: cooperative, people against bots; dominance, bots win by cards beside the map; letters, ties by setup "
            "letter; half_payments, a lost trade post costs half of all Payments",
            (NONE, *VARIANTS),
            many=True,
        ),
    )
    exports: ClassVar[Mapping[str, Callable[[Any], str]]] = {"rootlog": write_rootlog}

    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        return resolve(self.options, options, seed)

    def sit(self, names: list[str], options: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        return seat_bots(names, options)

    def new(self, options: Mapping[str, Any], seed: int) -> RootState:
        names = [one.name for one in FACTIONS]
        try:
            chosen = [names.index(name) for name in options["factions"]]
            deck = DECKS[DECKS.index(options["deck"])]
            g = setup.new_game(chosen, MAP_NAMES.index(options["map"]), deck, seed)
        except (KeyError, ValueError) as error:
            sentence = f"These options are not complete or not of Root: {error}."
            raise OptionError(sentence, "refused-incomplete", detail=str(error)) from None
        for seat in range(g.seats):
            faction(g, seat).configure(g, seat, options)
        return g

    def view(self, g: RootState, seat: int | None) -> view.RootView:
        return view.view(g, seat)

    def redeal(self, g: RootState, seat: int | None, rng: Rng) -> None:
        view.redeal(g, seat, rng)

    def words(self, g: RootState) -> Vocabulary:
        return vocabulary(tuple(g.factions), g.map)

    def census(self, g: RootState) -> Any:
        return view.census(g)

    def seat_names(self, g: RootState) -> tuple[str, ...]:
        return tuple(faction(g, seat).name for seat in range(g.seats))

    def automatic(self, g: RootState) -> tuple[int, ...]:
        return tuple(seat for seat in range(g.seats) if g.bots >> seat & 1)

    def scores(self, g: RootState) -> tuple[int, ...]:
        return tuple(g.vp)

    def board(self, view: Any, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.root import terminal

        return terminal.board(view, seat, lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.root import board

        return board.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.root import board

        return board.symbols(lang)

    def evaluation(self) -> Any:
        from hvozd.games.root.evaluate import RootEvaluation

        return RootEvaluation(self)

    def unions(self) -> Mapping[type, Iterable[type]]:
        return {**super().unions(), Board: classes(Board, type(self).__module__)}


def places(forests: list[str]) -> tuple[str, ...]:
    """The burrow, the clearings by number, the forests, and the clearings reached by ferry."""
    land = ["burrow", *map(str, range(1, 13)), *forests]
    land += ["-"] * (FERRY + 1 - len(land))
    return (*land, *(f"{clearing}-by-ferry" for clearing in range(1, 13)))


@cache
def vocabulary(seats: tuple[int, ...], woodland: int) -> Vocabulary:
    """The words of the action texts: factions, cards, pieces, items, suits, places."""
    pieces = [f"{one.name}-{i}" for one in FACTIONS for i in range(KINDS)]
    for index in seats:
        one = FACTIONS[index]
        pieces[index * KINDS : index * KINDS + len(one.kinds)] = one.kinds
    forests = ["forest-" + "-".join(map(str, row.clearings)) for row in MAPS[woodland].row.forests]
    words: dict[str, Any] = {
        "seat": tuple(FACTIONS[index].name for index in seats),
        "card": CARD_IDS,
        "piece": tuple(pieces),
        "item": ITEMS,
        "suit": SUITS,
        "place": places(forests),
    }
    for one in FACTIONS:
        words.update(one.words)
    return words
