"""R-13.7: the plots of the Corvid Conspiracy: where they lie, what they are, what they do."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Bag, Do, Event, Offer, Product, Rng, Step
from hvozd.games.root.components import CLEARINGS, faction_file
from hvozd.games.root.hooks import seats_from
from hvozd.games.root.rules.hand import steal
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.pieces import (
    add_piece,
    clearings_with,
    enemies,
    may_place,
    place_piece,
    place_warriors,
    present,
    take_back,
)
from hvozd.games.root.rules.plots import (
    BOMB,
    EXTORTION,
    FACE_DOWN,
    PLOTS,
    RAID,
    Plot,
    PlotFlipped,
    PlotPlaced,
    PlotRevealed,
    blast,
    face_up,
    plot_at,
)
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import Board, RootState
from hvozd.games.root.words import Place, Seat
from hvozd.kit.picks import Picks

FIGURES = Path(__file__).with_name("corvids.json")
OF_A_KIND = faction_file(FIGURES).numbers["plots_of_a_kind"]


class CorvidsBoard(Board, msgspec.Struct, tag="corvids"):
    secret: list[int] = msgspec.field(default_factory=lambda: [0] * CLEARINGS)
    """Per clearing: the kind of the plot lying face down there; only the Corvids know it."""
    supply: list[int] = msgspec.field(default_factory=lambda: [0, *[OF_A_KIND] * len(PLOTS)])
    """Per kind: plots in the supply; only the Corvids know them."""
    ruled_out: list[int] = msgspec.field(default_factory=lambda: [0] * CLEARINGS)
    """Per clearing: bit set of the kinds that wrong guesses have excluded; everybody knows it."""
    fallen: list[int] = []
    """Clearings whose raid was removed in the event under way."""
    placed: int = 0
    """Plots placed this turn."""
    exerted: bool = False

    def clone(self) -> "CorvidsBoard":
        return CorvidsBoard(
            self.secret.copy(), self.supply.copy(), self.ruled_out.copy(), self.fallen.copy(), self.placed, self.exerted
        )


class CorvidsView(msgspec.Struct, tag="corvids"):
    secret: list[int]
    """The kinds of the face-down plots, for the Corvids alone."""
    supply: list[int]
    ruled_out: list[int]
    plots_left: int
    placed: int
    exerted: bool


class PlotKind(Event):
    seat: Seat
    place: Place
    plot: Plot


class PlotsSwapped(Event):
    seat: Seat
    first: Place
    second: Place


def own(g: RootState, seat: int) -> CorvidsBoard:
    return g.boards[seat]  # type: ignore[return-value]


def lay(g: RootState, seat: int, clearing: int, plot: int) -> None:
    """R-13.2.2.I: a plot of choice, face down; its kind is secret."""
    board = own(g, seat)
    board.secret[clearing] = plot
    board.supply[plot] -= 1
    board.ruled_out[clearing] = 0
    place_piece(g, seat, FACE_DOWN, clearing)
    if g.journal is not None:
        g.tell((seat,), PlotKind(seat, clearing, plot), PlotPlaced(seat, clearing))


def left_map(g: RootState, seat: int, kind: int, clearing: int) -> None:
    """I-CC-3: a removed plot is shown to all and returns to the supply face down."""
    board = own(g, seat)
    plot = kind
    if kind == FACE_DOWN:
        plot = board.secret[clearing]
        board.secret[clearing] = 0
        board.ruled_out[clearing] = 0
        g.reveal()
        g.log(PlotRevealed, seat, clearing, plot)
    board.supply[plot] += 1
    if plot == RAID:
        board.fallen.append(clearing)


def flip(g: RootState, seat: int, clearing: int) -> None:
    """R-13.4.2, I-CC-10: turn it up, score every plot face up, then resolve it."""
    board = own(g, seat)
    plot = board.secret[clearing]
    board.secret[clearing] = 0
    board.ruled_out[clearing] = 0
    add_piece(g, seat, FACE_DOWN, clearing, -1)
    add_piece(g, seat, plot, clearing)
    g.reveal()
    g.log(PlotFlipped, seat, clearing, plot)
    if plot == BOMB:
        g.then(Explode(seat, clearing))
    elif plot == EXTORTION:
        g.then(Extort(seat, clearing))
    score(g, seat, face_up(g, seat))


class Explode(Do):
    """R-13.7.1, I-CC-4: all enemy pieces leave in one event, then the bomb."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        g.then(RemoveBomb(self.seat, self.clearing))
        blast(g, self.seat, self.clearing)


class RemoveBomb(Do):
    """R-13.7.1: the bomb returns to the supply."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        take_back(g, self.seat, BOMB, self.clearing)


class Extort(Do):
    """R-13.7.3, I-CC-6: a random card from every other player with a piece there, in turn order."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        for victim in seats_from(g, g.turn):
            if victim != self.seat and present(g, victim, self.clearing) and extorted(g, self.seat, victim):
                steal(g, self.seat, victim)


def extorted(g: RootState, seat: int, victim: int) -> bool:
    """R-13.7.3: by the letter every player; by the other reading (X-18) no partner in a coalition."""
    return "X-18" not in g.rulings or enemies(g, seat, victim)


class Raiders(Action):
    """R-2.5, W-R7, W-R9: where the warriors go that are left."""

    form = "raiders {clearings}"
    clearings: Bag[Place]

    def do(self, g: RootState, seat: int) -> None:
        for clearing in self.clearings:
            place_warriors(g, seat, clearing, 1)


class ChooseRaiders(Ask):
    """W-R7, W-R9: warriors are short: the Corvids choose the clearings."""

    sites: tuple[int, ...]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(Raiders, Picks([(site, 1) for site in self.sites], g.supply[self.seat])),)


def one_in_each(g: RootState, seat: int, clearings: Sequence[int]) -> None:
    """R-2.5: one warrior in each clearing where the Corvids may place, as far as there are warriors."""
    sites = [clearing for clearing in clearings if may_place(g, seat, clearing)]
    if len(sites) <= g.supply[seat]:
        for clearing in sites:
            place_warriors(g, seat, clearing, 1)
    elif g.supply[seat]:
        g.then(ChooseRaiders(seat, tuple(sites)))


class RaidAround(Do):
    """R-13.7.4, I-CC-7: a warrior in each clearing adjacent to where the raid lay."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        one_in_each(g, self.seat, [near for near in adjacent(g, self.seat, self.clearing) if near])


def raids(g: RootState, seat: int) -> Sequence[Step]:
    """The raids of the event that is over."""
    board = own(g, seat)
    fallen, board.fallen = board.fallen, []
    return [RaidAround(seat, clearing) for clearing in fallen]


def swap(g: RootState, seat: int, first: int, second: int) -> None:
    """R-13.5.4, I-CC-8, I-GEN-6: two plots of equal facing change places; it is no placement."""
    board = own(g, seat)
    one, other = plot_at(g, seat, first), plot_at(g, seat, second)
    assert one is not None
    assert other is not None
    for row in (board.secret, board.ruled_out):
        row[first], row[second] = row[second], row[first]
    if one != other:
        for kind, origin, target in ((one, first, second), (other, second, first)):
            add_piece(g, seat, kind, origin, -1)
            add_piece(g, seat, kind, target)
    g.log(PlotsSwapped, seat, first, second)


def deal_plots(g: RootState, seat: int, rng: Rng) -> None:
    """R-13.2.2.I: the kinds face down and in the supply are dealt anew within what wrong guesses have excluded."""
    board = own(g, seat)
    places = clearings_with(g, seat, FACE_DOWN)
    pool = [board.secret[place] for place in places]
    pool += [plot for plot in PLOTS for _ in range(board.supply[plot])]
    pool.sort()
    for _ in range(50):
        rng.shuffle(pool)
        if all(not board.ruled_out[place] >> plot & 1 for place, plot in zip(places, pool, strict=False)):
            for place, plot in zip(places, pool, strict=False):
                board.secret[place] = plot
            rest = pool[len(places) :]
            board.supply = [0, *(rest.count(plot) for plot in PLOTS)]
            return


KINDS = (CorvidsBoard, PlotKind, PlotsSwapped, Explode, RemoveBomb, Extort, Raiders, ChooseRaiders, RaidAround)
