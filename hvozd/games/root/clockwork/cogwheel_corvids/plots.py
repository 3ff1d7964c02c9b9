"""RB-11.7: the plots of the Cogwheel Corvids. Nobody knows what lies face down, for chance has laid it."""

from collections.abc import Sequence
from pathlib import Path

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Rng
from hvozd.games.root.clockwork.bot import BotBoard, begin, bot
from hvozd.games.root.clockwork.bot_steps import beside, recruit
from hvozd.games.root.clockwork.choosing import choose_player, most_pieces_at, nothing
from hvozd.games.root.components import CLEARINGS, faction_file
from hvozd.games.root.hooks import Loss, seats_from
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.pieces import add_piece, clearings_with, count, place_piece, present
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
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

FIGURES = Path(__file__).with_name("cogwheel_corvids.json")
OF_A_KIND = faction_file(FIGURES).numbers["plots_of_a_kind"]


class CogwheelCorvidsBoard(BotBoard, tag="cogwheel_corvids"):
    secret: tuple[int, ...] = (0,) * CLEARINGS
    """Per clearing: the kind of the plot lying face down there; nobody knows it."""
    supply: tuple[int, ...] = (0, *(OF_A_KIND,) * len(PLOTS))
    """RB-11.3.1: per kind, plots in the supply."""
    fallen: tuple[tuple[int, int], ...] = ()
    """(clearing, kind) of the plots removed in the event under way."""


class BombReplaced(Event):
    """A plot of the supply lies face up in place of the bomb."""

    seat: Seat
    place: Place
    plot: Plot


class PlotGuessed(Event):
    seat: Seat
    place: Place
    plot: Plot
    right: bool


def own(g: RootState, seat: int) -> CogwheelCorvidsBoard:
    return g.boards[seat]  # type: ignore[return-value]


def change(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


def count_supply(board: CogwheelCorvidsBoard, plot: int, sign: int) -> None:
    board.supply = change(board.supply, plot, board.supply[plot] + sign)


def draw_plot(g: RootState, seat: int) -> int:
    """RB-0.5: a random plot leaves the supply."""
    board = own(g, seat)
    pool = [plot for plot in PLOTS for _ in range(board.supply[plot])]
    plot = pool[g.random(len(pool))]
    count_supply(board, plot, -1)
    return plot


def lay_random(g: RootState, seat: int, clearing: int) -> None:
    """RB-11.5.3, RB-11.5.4: a random plot, face down."""
    board = own(g, seat)
    board.secret = change(board.secret, clearing, draw_plot(g, seat))
    place_piece(g, seat, FACE_DOWN, clearing)
    g.log(PlotPlaced, seat, clearing)


def plot_left(g: RootState, seat: int, kind: int, clearing: int) -> None:
    """RB-11.3.1: a removed plot is shown and returns to the supply face down."""
    board = own(g, seat)
    if kind == FACE_DOWN:
        kind = board.secret[clearing]
        board.secret = change(board.secret, clearing, 0)
        g.reveal()
        g.log(PlotRevealed, seat, clearing, kind)
    count_supply(board, kind, 1)
    board.fallen += ((clearing, kind),)


def settle_fallen(g: RootState, seat: int) -> None:
    """RB-11.7.4, RB-T-CC-BACKUP-PLANS: warriors around every raid that was removed, one where any plot was."""
    board = own(g, seat)
    fallen, board.fallen = board.fallen, ()
    for clearing, kind in fallen:
        if bot(g, seat).has(g, seat, "backup_plans"):
            begin(g, seat, "backup-plans", "RB-T-CC-BACKUP-PLANS")
            recruit(g, seat, "RB-T-CC-BACKUP-PLANS", {clearing: 1})
        if kind == RAID:
            begin(g, seat, "raid", "RB-11.7.4")
            recruit(g, seat, "RB-11.7.4", dict.fromkeys(beside(g, seat, clearing), 1))


# -- turning plots up -----------------------------------------------------------------------------------------------------


class FlipAll(Do):
    """RB-11.4.4, RB-2.4: every face-down plot is turned up, the highest priority first."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "flip", "RB-11.4.4")
        down = clearings_with(g, self.seat, FACE_DOWN)
        if not down:
            nothing(g, self.seat, "RB-11.4.4", "no-plots-down")
        g.then(*(BotFlip(self.seat, clearing) for clearing in down))


class BotFlip(Do):
    """RB-11.4.4, RB-T-CC-GAMBLE: turn one up, unless a person there guesses first."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        if not count(g, self.seat, FACE_DOWN, self.clearing):
            return
        if bot(g, self.seat).has(g, self.seat, "gamble"):
            people = [p for p in range(g.seats) if not g.bots >> p & 1 and present(g, p, self.clearing)]
            person = choose_player(g, self.seat, "RB-T-CC-GAMBLE", people, most_pieces_at(g, self.clearing), place=self.clearing)
            if person is not None:
                g.then(Gamble(person, self.seat, self.clearing))
                return
        g.then(TurnUp(self.seat, self.clearing, -1))


class GuessPlot(Action):
    """RB-T-CC-GAMBLE: name the kind of the plot."""

    form = "guess {plot}"
    plot: Plot


class Gamble(Ask):
    """RB-T-CC-GAMBLE: right, the plot does nothing and is removed; wrong, the Corvids score a point."""

    corvids: int
    clearing: Place

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(GuessPlot, PLOTS),)

    def take(self, g: RootState, action: GuessPlot) -> None:
        right = own(g, self.corvids).secret[self.clearing] == action.plot
        g.reveal()
        g.log(PlotGuessed, self.seat, self.clearing, action.plot, right)
        g.then(TurnUp(self.corvids, self.clearing, self.seat if right else -1))
        if not right:
            score(g, self.corvids, 1)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class TurnUp(Do):
    """RB-11.4.4, AMB-43: a point for every plot face up, this one included; then what it does."""

    seat: int
    clearing: int
    guesser: int
    """Who has guessed it, or -1."""

    def run(self, g: RootState) -> None:
        seat, clearing, board = self.seat, self.clearing, own(g, self.seat)
        plot = board.secret[clearing]
        board.secret = change(board.secret, clearing, 0)
        add_piece(g, seat, FACE_DOWN, clearing, -1)
        add_piece(g, seat, plot, clearing)
        g.reveal()
        g.log(PlotFlipped, seat, clearing, plot)
        if self.guesser >= 0:
            g.then(RemoveGuessed(seat, clearing, self.guesser))
        else:
            if plot == BOMB or bot(g, seat).has(g, seat, "vendetta"):
                g.then(BotBomb(seat, clearing))
            if plot == EXTORTION:
                g.then(BotExtortion(seat, clearing))
        score(g, seat, face_up(g, seat))


class RemoveGuessed(Do):
    """RB-T-CC-GAMBLE: who guessed right removes the plot for a point."""

    seat: int
    clearing: int
    guesser: int

    def run(self, g: RootState) -> None:
        plot = plot_at(g, self.seat, self.clearing)
        if plot is not None:
            remove(g, [Loss(self.seat, self.clearing, self.guesser, 0, (plot,))])


class BotBomb(Do):
    """RB-11.7.1, RB-11.8.1, RB-T-CC-VENDETTA: people lose all their pieces there, bots two; then a bomb is replaced."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "bomb", "RB-11.7.1")
        if not any(present(g, other, self.clearing) for other in range(g.seats) if other != self.seat):
            nothing(g, self.seat, "RB-11.7.1", "nobody-there")
        g.then(ReplaceBomb(self.seat, self.clearing))
        blast(g, self.seat, self.clearing)


class ReplaceBomb(Do):
    """RB-11.7.1, AMB-44: a random plot of the supply takes its place face up and does nothing; without one the bomb stays."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if not count(g, self.seat, BOMB, self.clearing) or not any(board.supply):
            return
        plot = draw_plot(g, self.seat)
        count_supply(board, BOMB, 1)
        add_piece(g, self.seat, BOMB, self.clearing, -1)
        add_piece(g, self.seat, plot, self.clearing)
        g.reveal()
        g.log(BombReplaced, self.seat, self.clearing, plot)


class BotExtortion(Do):
    """RB-11.7.3, AMB-45: every person with pieces there discards a random card."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "extortion", "RB-11.7.3")
        if not any(g.hands[other] and present(g, other, self.clearing) for other in range(g.seats) if other != self.seat):
            nothing(g, self.seat, "RB-11.7.3", "nobody-there")
        for victim in seats_from(g, g.turn):
            hand = g.hands[victim]
            if victim != self.seat and hand and present(g, victim, self.clearing):
                spend(g, victim, hand[g.random(len(hand))])


def deal_plots(g: RootState, seat: int, rng: Rng) -> None:
    """RB-11.3.1: what lies face down on the map and in the supply is dealt anew."""
    board = own(g, seat)
    places = clearings_with(g, seat, FACE_DOWN)
    pool = [board.secret[place] for place in places]
    pool += [plot for plot in PLOTS for _ in range(board.supply[plot])]
    pool.sort()
    rng.shuffle(pool)
    for place in places:
        board.secret = change(board.secret, place, pool.pop())
    board.supply = (0, *(pool.count(plot) for plot in PLOTS))


KINDS = (
    CogwheelCorvidsBoard,
    BombReplaced,
    PlotGuessed,
    FlipAll,
    BotFlip,
    GuessPlot,
    Gamble,
    TurnUp,
    RemoveGuessed,
    BotBomb,
    ReplaceBomb,
    BotExtortion,
)
