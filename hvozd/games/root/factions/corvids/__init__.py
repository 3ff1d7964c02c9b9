"""R-13: the Corvid Conspiracy."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Rng, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, SUIT, faction_file
from hvozd.games.root.factions.corvids import plots, reasons
from hvozd.games.root.factions.corvids.plots import (
    CorvidsBoard,
    CorvidsView,
    deal_plots,
    flip,
    lay,
    left_map,
    one_in_each,
    own,
    raids,
    swap,
)
from hvozd.games.root.hidden.knowledge import notice
from hvozd.games.root.hooks import BIRDSONG, DAYLIGHT, EVENING, Faction, Loss
from hvozd.games.root.rules.battle import Fight, battle_options, now
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.hand import cost_matters, hand_over, matching, spend
from hvozd.games.root.rules.move import Moving, move_options
from hvozd.games.root.rules.pieces import (
    clearings_with,
    count,
    enemies,
    may_place,
    of_suit,
    on_map,
    place_warriors,
    present,
    take_piece,
)
from hvozd.games.root.rules.plots import (
    EXTORTION,
    FACE_DOWN,
    PLOT_WORDS,
    PLOTS,
    Plot,
    plot_at,
    secret_faults,
    snared,
    spring,
    without_plot,
)
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import KeepHandLimit, draw_in_evening
from hvozd.games.root.rules.windows import Done, EndsWindow, ForItsCost, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat, Suit

FIGURES = Path(__file__).with_name("corvids.json")
ACTIONS = faction_file(FIGURES).numbers["actions"]


class Exposed(Event):
    seat: Seat
    place: Place
    plot: Plot
    right: bool


# -- setup --------------------------------------------------------------------------------------------------------------


class SendSpies(Action):
    """R-13.3.2: one warrior in a clearing of each suit."""

    form = "spies {fox} {rabbit} {mouse}"
    fox: Place
    rabbit: Place
    mouse: Place

    def do(self, g: RootState, seat: int) -> None:
        for clearing in (self.fox, self.rabbit, self.mouse):
            place_warriors(g, seat, clearing, 1)


class ChooseSpies(Ask):
    """R-13.3.2, W-S9: one clearing per suit."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        places = [[c for c in of_suit(g, suit) if may_place(g, self.seat, c)] for suit in range(3)]
        return (lambda g: Product(SendSpies, *places),)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class FlipPlot(Action):
    """R-13.4.2: turn a plot face up."""

    form = "flip {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        flip(g, seat, self.clearing)


class Flips(Ask):
    """R-13.4.2, W-CC2: any number of face-down plots in clearings with a Corvid warrior."""

    def open_to(self, g: RootState) -> bool:
        return bool(self.sites(g))

    def sites(self, g: RootState) -> list[int]:
        down = clearings_with(g, self.seat, FACE_DOWN)
        return [clearing for clearing in down if g.warriors[self.seat * CLEARINGS + clearing]]

    def offers(self, g: RootState) -> Sequence[Offer]:
        window = window_offers(g, self.seat, BIRDSONG)
        return (lambda g: Product(FlipPlot, self.sites(g)), lambda g: (Done(),), *window)

    def take(self, g: RootState, action: Action) -> None:
        if not isinstance(action, Done):
            g.stack.append(self)
            action.do(g, self.seat)


class RecruitSuit(Action):
    """R-13.4.3: spend a card; a warrior in every clearing of its suit."""

    form = "recruit {suit} with {card}"
    suit: Suit
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)
        one_in_each(g, seat, of_suit(g, self.suit))


class RecruitCorvids(ForItsCost, Ask):
    """R-13.4.3, W-CC3, I-CC-12: once a turn; a bird card stands for one suit of choice."""

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat]) and (not self.only_cost(g) or cost_matters(g))

    def only_cost(self, g: RootState) -> bool:
        """I-GEN-5: without a warrior left nobody comes."""
        return not g.supply[self.seat]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.recruits, lambda g: (Done(),))

    def recruits(self, g: RootState) -> Sequence[Action]:
        cards = sorted(set(g.hands[self.seat]))
        return [RecruitSuit(suit, card) for card in cards for suit in range(3) if SUIT[card] in (suit, BIRD)]


# -- Daylight -----------------------------------------------------------------------------------------------------------


class LayPlot(Action):
    """R-13.5.2: warriors give way to a plot of choice, face down."""

    form = "plot {clearing} {plot}"
    clearing: Place
    plot: Plot

    def do(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        g.then(PutPlot(seat, self.clearing, self.plot))
        remove(g, [Loss(seat, self.clearing, seat, 1 + board.placed)])
        board.placed += 1


class PutPlot(Do):
    """R-13.5.2: the plot itself."""

    seat: int
    clearing: int
    plot: int

    def run(self, g: RootState) -> None:
        lay(g, self.seat, self.clearing, self.plot)


class Trick(Action):
    """R-13.5.4: swap two plots."""

    form = "trick {first} {second}"
    first: Place
    second: Place

    def do(self, g: RootState, seat: int) -> None:
        swap(g, seat, self.first, self.second)


def actions(g: RootState, seat: int) -> tuple[Offer, ...]:
    """R-13.5.1, R-13.5.3: move and battle, plot and trick."""
    return (
        lambda g: move_options(g, seat),
        lambda g: battle_options(g, seat),
        lambda g: plot_options(g, seat),
        lambda g: trick_options(g, seat),
    )


def plot_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-13.5.2, I-CC-9: one warrior, and one more for each plot already placed this turn, of the same clearing."""
    board = own(g, seat)
    cost = 1 + board.placed
    sites = [c for c in without_plot(g, seat) if g.warriors[seat * CLEARINGS + c] >= cost]
    return Product(LayPlot, sites, [plot for plot in PLOTS if board.supply[plot]])


def trick_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-13.5.4, I-CC-8: both face down, or both face up and of different kinds."""
    plots = [(c, plot) for c in MAP_CLEARINGS if (plot := plot_at(g, seat, c)) is not None]
    return [
        Trick(first, second)
        for first, one in plots
        for second, other in plots
        if first < second and ((one == other == FACE_DOWN) or (FACE_DOWN not in (one, other) and one != other))
    ]


class CorvidActions(Ask):
    """R-13.5, W-CC4: up to three actions, any mixture."""

    left: int

    def open_to(self, g: RootState) -> bool:
        return self.left > 0

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (*actions(g, self.seat), lambda g: (Done(),), *window_offers(g, self.seat, DAYLIGHT))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(CorvidActions(self.seat, self.left - counts(action)))
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.left)


def counts(action: Action) -> bool:
    return isinstance(action, (Moving, Fight, LayPlot, Trick))


# -- Evening ------------------------------------------------------------------------------------------------------------


class Exert(Ask):
    """R-13.6.1, W-CC5: one more action at the price of this Evening's cards."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (*actions(g, self.seat), lambda g: (Done(),), *window_offers(g, self.seat, EVENING))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, EVENING)
            return
        if counts(action):
            own(g, self.seat).exerted = True
        else:
            g.stack.append(self)
        action.do(g, self.seat)


class DrawUnlessExerted(EndsWindow, Do):
    """R-13.6.2, I-CC-11: one card plus one per face-up extortion, none after exerting."""

    seat: int

    def run(self, g: RootState) -> None:
        if not own(g, self.seat).exerted:
            draw_in_evening(g, self.seat, 1 + on_map(g, self.seat, EXTORTION))


# -- exposure -----------------------------------------------------------------------------------------------------------


class Expose(Action):
    """R-13.2.4: show a card of the clearing's suit and name the plot."""

    form = "expose {clearing} as {plot} showing {card}"
    clearing: Place
    plot: Plot
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        """R-13.2.4, I-CC-2: right, the plot is removed and scored; wrong, the Corvids get the card."""
        corvids = next(s for s in range(g.seats) if isinstance(g.boards[s], CorvidsBoard))
        board = own(g, corvids)
        right = board.secret[self.clearing] == self.plot
        g.reveal()
        g.log(Exposed, seat, self.clearing, self.plot, right)
        if right:
            notice(g, corvids, seat, self.card)
            take_piece(g, corvids, FACE_DOWN, self.clearing)
            board.fallen = []
            score(g, seat, 1)
        else:
            board.ruled_out[self.clearing] |= 1 << self.plot
            hand_over(g, seat, corvids, self.card)


def exposures(g: RootState, corvids: int, seat: int) -> Sequence[Action]:
    return [
        Expose(clearing, plot, card)
        for clearing in exposable(g, corvids, seat)
        for plot in PLOTS
        for card in matching(g, seat, g.suits[clearing])
    ]


def exposable(g: RootState, corvids: int, seat: int) -> list[int]:
    return [clearing for clearing in clearings_with(g, corvids, FACE_DOWN) if present(g, seat, clearing)]


# -- the faction ------------------------------------------------------------------------------------------------------------


class Corvids(Faction):
    """R-13.1, R-13.2.3, T-CC: lays plots face down and scores by turning them up; moves whoever rules; has no tracks."""

    name = "corvids"
    board = CorvidsBoard
    words = {"plot": PLOT_WORDS}
    crafts_with = (FACE_DOWN, *PLOTS)
    rulings = (Ruling("X-18", ("R-13.7.3", "I-CC-6")),)
    vetoes_anything = True
    moves_need_rule = False
    opens_windows = True

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-13.3.1, R-13.2.2: fifteen warriors and eight plots lie ready."""
        return (ChooseSpies(seat),)

    def turn_begins(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        board.placed = 0
        board.exerted = False

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-13.4, R-13.2.1, R-13.4.1, W-CC1: craft with plots, flip, recruit."""
        return (Crafting(seat, BIRDSONG), Flips(seat), RecruitCorvids(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (CorvidActions(seat, ACTIONS),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-13.6: exert or not, draw, keep five."""
        return (Exert(seat), DrawUnlessExerted(seat), KeepHandLimit(seat))

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """R-13.7.2: under a face-up snare no enemy places or leaves."""
        return snared(g, seat, clearing)

    def stops(self, g: RootState, seat: int, clearing: int, other: int) -> bool:
        return spring(g, seat, clearing, other)

    def extra_hits(self, g: RootState, seat: int) -> int:
        """R-13.2.5, I-CC-1: Embedded Agents: one extra hit when defending where a plot lies face down."""
        battle = now(g)
        return 1 if battle.defender == seat and count(g, seat, FACE_DOWN, battle.clearing) else 0

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """R-13.2.2.I: plots lie face down in the supply."""
        return FACE_DOWN

    def piece_left(self, g: RootState, seat: int, kind: int, clearing: int) -> None:
        left_map(g, seat, kind, clearing)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-13.7.4, I-GEN-2: a raid strikes for each raid removed."""
        return raids(g, seat)

    def window_offers(self, g: RootState, seat: int, active: int, window: int) -> Sequence[Offer]:
        """R-13.2.4, W-X1, I-CC-2: an enemy with a piece beside a face-down plot may try to expose it."""
        if window not in (BIRDSONG, DAYLIGHT, EVENING) or not enemies(g, seat, active):
            return ()
        if not g.hands[active] or not exposable(g, seat, active):
            return ()
        return (partial(exposures, corvids=seat, seat=active),)

    def redeal(self, g: RootState, seat: int, viewer: int | None, rng: Rng) -> None:
        if viewer != seat:
            deal_plots(g, seat, rng)

    def view(self, g: RootState, seat: int, viewer: int | None) -> CorvidsView:
        """R-13.2.2.I: only the Corvids look at what lies face down."""
        board = own(g, seat)
        mine = viewer == seat
        return CorvidsView(
            secret=board.secret if mine else [],
            supply=board.supply if mine else [],
            ruled_out=board.ruled_out,
            plots_left=g.stock[seat * PIECE_KINDS + FACE_DOWN],
            placed=board.placed,
            exerted=board.exerted,
        )

    def faults(self, g: RootState, seat: int) -> Sequence[str]:
        return secret_faults(g, seat, own(g, seat).secret, own(g, seat).supply)

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        up = [on_map(g, seat, plot) for plot in PLOTS]
        return (0, sum(up), *(-number for number in up), 0)


KINDS = (
    Exposed,
    SendSpies,
    ChooseSpies,
    FlipPlot,
    Flips,
    RecruitSuit,
    RecruitCorvids,
    LayPlot,
    PutPlot,
    Trick,
    CorvidActions,
    Exert,
    DrawUnlessExerted,
    Expose,
)
FACTIONS = (Corvids(),)
ORDER = 8
ROOM = room(__name__, plots, reasons)
