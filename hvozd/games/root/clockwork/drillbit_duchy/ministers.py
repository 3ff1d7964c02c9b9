"""The board of the Drillbit Duchy: its ministers, who is crowned and who loses the crown, and what they do."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from hvozd.core import Action, Ask, Do, Event, Offer
from hvozd.games.root.clockwork.bot import BotBoard, begin, bot
from hvozd.games.root.clockwork.bot_steps import earn, recruit
from hvozd.games.root.clockwork.choosing import buildings_of, choose, fewest_warriors, most_warriors, nothing
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, SUITS, fits, read
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.ministers import BURROW, CITADEL, MARKET, MINISTERS, TUNNEL, Minister, MinisterSwayed
from hvozd.games.root.rules.pieces import may_place, on_map
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.score import book, score
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat, Suit


class MinisterFile(msgspec.Struct, frozen=True):
    """RB-10.7.0, RB-10.4.3: the ministers from top to bottom with their suits; mole icons by citadels on the map."""

    ministers: dict[str, str]
    moles: list[int]


FIGURES = Path(__file__).with_name("drillbit_duchy.json")
_FILE = read(FIGURES, MinisterFile)
MOLES = _FILE.moles
NAMES = tuple(_FILE.ministers)
SUIT_OF = tuple(SUITS.index(suit) for suit in _FILE.ministers.values())
WORD = tuple(MINISTERS.index(name) for name in NAMES)
"""Per minister from the top: its number among the words for ministers."""


class DrillbitDuchyBoard(BotBoard, tag="drillbit_duchy"):
    crowned: int = 0
    """Bit set of the crowned ministers, from the top; the other crowns lie in the supply (RB-10.2.3)."""


class MinisterUncrowned(Event):
    """A minister's crown returns to the supply."""

    seat: Seat
    minister: Minister


def own(g: RootState, seat: int) -> DrillbitDuchyBoard:
    return g.boards[seat]  # type: ignore[return-value]


def is_crowned(g: RootState, seat: int, name: str) -> bool:
    return bool(own(g, seat).crowned >> NAMES.index(name) & 1)


def uncrowned(g: RootState, seat: int, suits: Iterable[int]) -> list[int]:
    """The ministers of these suits without a crown, from the top."""
    crowned = own(g, seat).crowned
    return [minister for minister, suit in enumerate(SUIT_OF) if suit in suits and not crowned >> minister & 1]


def crown(g: RootState, seat: int, minister: int) -> None:
    own(g, seat).crowned |= 1 << minister
    g.log(MinisterSwayed, seat, WORD[minister])


def uncrown(g: RootState, seat: int, suits: Iterable[int]) -> None:
    """RB-10.2.1, RB-10.2.3: the bottommost crowned minister of these suits loses the crown to the supply."""
    board = own(g, seat)
    crowned = [minister for minister, suit in enumerate(SUIT_OF) if suit in suits and board.crowned >> minister & 1]
    if crowned:
        board.crowned &= ~(1 << crowned[-1])
        g.log(MinisterUncrowned, seat, WORD[crowned[-1]])
    else:
        nothing(g, seat, "RB-10.2.1", "none-crowned")


# -- cost of errors -------------------------------------------------------------------------------------------------------


class DiscardForInvestors(Action):
    """RB-T-DD-INVESTORS: discard a card of a suit where a building was lost."""

    form = "discard for investors {card}"
    card: Card


class NothingForInvestors(Action):
    """RB-T-DD-INVESTORS: no such card; the Duchy crowns a minister."""

    form = "nothing for investors"


class Investors(Ask):
    """RB-T-DD-INVESTORS: the person discards a matching card and the Duchy loses a point, or it crowns a minister."""

    any_order: ClassVar[bool] = True
    duchy: int
    suits: tuple[Suit, ...]

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat])

    def skipped(self, g: RootState) -> None:
        begin(g, self.duchy, "investors", "RB-T-DD-INVESTORS")
        first = uncrowned(g, self.duchy, self.suits)[:1]
        if not first:
            nothing(g, self.duchy, "RB-T-DD-INVESTORS", "all-crowned")
        for minister in first:
            crown(g, self.duchy, minister)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: RootState) -> Sequence[Action]:
        cards = sorted({card for card in g.hands[self.seat] if any(fits(card, suit) for suit in self.suits)})
        return [DiscardForInvestors(card) for card in cards] or (NothingForInvestors(),)

    def take(self, g: RootState, action: DiscardForInvestors | NothingForInvestors) -> None:
        """AMB-63: points never fall below 0."""
        if isinstance(action, DiscardForInvestors):
            spend(g, self.seat, action.card)
            book(g, {self.duchy: -1})
            return
        g.reveal()  # that there was no such card tells something
        self.skipped(g)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.suits)


# -- what ministers do ------------------------------------------------------------------------------------------------------


class UseMinister(Do):
    """RB-10.5.4: a crowned minister takes its action; Captain and Foremole have none."""

    seat: int
    minister: int

    def run(self, g: RootState) -> None:
        action = ACTIONS.get(NAMES[self.minister])
        if action is not None and own(g, self.seat).crowned >> self.minister & 1:
            begin(g, self.seat, "ministers", f"RB-10.7.{self.minister + 1}")
            action(g, self.seat)


def marshal(g: RootState, seat: int) -> None:
    """RB-10.7.2, AMB-42: a warrior in the clearing with a Duchy building and the fewest Duchy warriors."""
    sites = [c for c in MAP_CLEARINGS if buildings_of(g, seat, c) and may_place(g, seat, c)]
    site = choose(g, seat, "RB-10.7.2", sites, fewest_warriors(g, seat), why="no-building-there")
    if site is not None:
        recruit(g, seat, "RB-10.7.2", {site: 1})


def mayor(g: RootState, seat: int) -> None:
    """RB-10.7.6, RB-10.2.2, AMB-42: a warrior of the largest group in a ruled clearing leaves for a point; the Burrow is one, and
    as a switch is none."""
    clearings = MAP_CLEARINGS if "AMB-42" in g.rulings else (*MAP_CLEARINGS, BURROW)
    sites = [c for c in clearings if g.ruler[c] == seat and g.warriors[seat * CLEARINGS + c]]
    site = choose(g, seat, "RB-10.7.6", sites, most_warriors(g, seat), why="no-origin")
    if site is not None:
        remove(g, [Loss(seat, site, seat, 1)])
        score(g, seat, bot(g, seat).number(g, seat, "mayor_points"))


def earl(g: RootState, seat: int) -> None:
    """RB-10.7.7: a point a citadel on the map."""
    earn(g, seat, "RB-10.7.7", on_map(g, seat, CITADEL))


def baron(g: RootState, seat: int) -> None:
    """RB-10.7.8: a point a market on the map."""
    earn(g, seat, "RB-10.7.8", on_map(g, seat, MARKET))


def duchess(g: RootState, seat: int) -> None:
    """RB-10.7.9: two points if all tunnels are on the map."""
    if on_map(g, seat, TUNNEL) == bot(g, seat).file.tokens["tunnel"]:
        score(g, seat, bot(g, seat).number(g, seat, "duchess_points"))
    else:
        nothing(g, seat, "RB-10.7.9", "not-all-tunnels")


ACTIONS = {"marshal": marshal, "mayor": mayor, "earl_of_stone": earl, "baron_of_dirt": baron, "duchess_of_mud": duchess}
"""What ministers do; the Duchy adds those who dig and build."""

KINDS = (DrillbitDuchyBoard, MinisterUncrowned, DiscardForInvestors, NothingForInvestors, Investors, UseMinister)
