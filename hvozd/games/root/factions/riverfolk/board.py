"""The board of the Riverfolk Company: warriors of all factions as payments, funds and commitments; prices."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Bag, Event, Offer, Product
from hvozd.games.root.components import faction_file
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.rules.services import OwnPayment
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Seat
from hvozd.kit.picks import Picks

FIGURES = Path(__file__).with_name("riverfolk.json")
FILE = faction_file(FIGURES)
NUMBERS = FILE.numbers


class RiverfolkBoard(Board, msgspec.Struct, tag="riverfolk"):
    """Every list of warriors is per owner's seat."""

    payments: list[int] = []
    funds: list[int] = []
    committed: list[int] = []
    on_track: list[int] = []
    """Funds lying on spaces of the trade post tracks."""
    spaces: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Per suit: track spaces that hold a fund."""
    lost: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Per suit: trade posts that have left the game."""
    prices: list[int] = msgspec.field(default_factory=lambda: [1, 1, 1])
    sold: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Per service: how often the active player has bought it this turn."""

    def clone(self) -> "RiverfolkBoard":
        return RiverfolkBoard(
            self.payments.copy(),
            self.funds.copy(),
            self.committed.copy(),
            self.on_track.copy(),
            self.spaces.copy(),
            self.lost.copy(),
            self.prices.copy(),
            self.sold.copy(),
        )


class RiverfolkView(msgspec.Struct, tag="riverfolk"):
    payments: list[int]
    funds: list[int]
    committed: list[int]
    on_track: list[int]
    spaces: list[int]
    prices: list[int]
    sold: list[int]
    lost: list[int]
    open_spaces: list[int]
    """Per suit: track spaces that can take a fund."""


class FundsGathered(Event):
    seat: Seat
    funds: int


class FundsLost(Event):
    seat: Seat
    owners: tuple[Seat, ...]


class Exported(Event):
    seat: Seat
    card: Card


class PricesSet(Event):
    seat: Seat
    hand_card: int
    riverboats: int
    mercenaries: int


def own(g: RootState, seat: int) -> RiverfolkBoard:
    return g.boards[seat]  # type: ignore[return-value]


def post(g: RootState, seat: int, kind: int) -> int:
    return g.factions[seat] * PIECE_KINDS + kind


def fund_owners(g: RootState, seat: int) -> list[int]:
    """Whose warriors lie among the funds."""
    return [owner for owner, number in enumerate(own(g, seat).funds) if number]


def fund_stock(g: RootState, seat: int) -> list[tuple[int, int]]:
    return [(owner, number) for owner, number in enumerate(own(g, seat).funds) if number]


def commit(g: RootState, seat: int, owner: int) -> None:
    """R-11.5: a fund moves to the Committed box."""
    board = own(g, seat)
    board.funds[owner] -= 1
    board.committed[owner] += 1


def spend_fund(g: RootState, seat: int, owner: int, number: int = 1) -> None:
    """R-11.5, I-RF-8: a fund returns to its owner's supply."""
    own(g, seat).funds[owner] -= number
    return_warriors(g, owner, number)


def lose_funds(g: RootState, seat: int, owners: Sequence[int]) -> None:
    """R-11.2.5.I: removed funds return to their owners."""
    for owner in owners:
        spend_fund(g, seat, owner)
    if owners:
        g.log(FundsLost, seat, tuple(owners))


def own_payment(g: RootState, seat: int, number: int) -> None:
    """R-2.5: own warriors of the supply become payments, as far as there are any."""
    number = min(number, g.supply[seat])
    g.supply[seat] -= number
    own(g, seat).payments[seat] += number
    if number:
        g.log(OwnPayment, seat, number)


def empty_spaces(g: RootState, seat: int) -> list[int]:
    """I-CRAFT-5: per suit, spaces whose post was ever placed and that hold no fund."""
    board = own(g, seat)
    return [FILE.tokens[name] - g.stock[seat * PIECE_KINDS + kind] - board.spaces[kind] for kind, name in enumerate(FILE.tokens)]


def held(g: RootState, seat: int) -> Sequence[int]:
    board = own(g, seat)
    rows = (board.payments, board.funds, board.committed, board.on_track)
    return [sum(row[owner] for row in rows) for owner in range(g.seats)]


class LoseFunds(Action):
    """R-11.2.5.I: whose warriors go."""

    form = "lose funds {funds}"
    funds: Bag[Seat]

    def do(self, g: RootState, seat: int) -> None:
        lose_funds(g, seat, self.funds)


class TradeDisruption(Ask):
    """R-11.2.5.I, W-R5, W-RF4, I-RF-10: half of the funds, rounded up, for each trade post removed."""

    def open_to(self, g: RootState) -> bool:
        return len(fund_owners(g, self.seat)) > 1

    def skipped(self, g: RootState) -> None:
        lose_funds(g, self.seat, fund_owners(g, self.seat) * self.half(g))

    def half(self, g: RootState) -> int:
        return (sum(own(g, self.seat).funds) + 1) // 2

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(LoseFunds, Picks(fund_stock(g, self.seat), self.half(g))),)


KINDS = (RiverfolkBoard, FundsGathered, FundsLost, Exported, PricesSet, LoseFunds, TradeDisruption)
