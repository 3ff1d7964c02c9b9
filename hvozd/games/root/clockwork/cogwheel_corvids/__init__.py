"""The Cogwheel Corvids (chapter 11); their plots have a file of their own."""

from collections.abc import Sequence

import msgspec

from hvozd.core import Do, Rng, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot, ordered
from hvozd.games.root.clockwork.bot_steps import (
    BotBattles,
    CraftOrder,
    DiscardOrder,
    EndEvening,
    RevealOrder,
    earn,
    march,
    put_warriors,
    recruit,
    routes,
)
from hvozd.games.root.clockwork.choosing import Criterion, built_of, choose, most_points, most_warriors, nothing
from hvozd.games.root.clockwork.cogwheel_corvids import plots
from hvozd.games.root.clockwork.cogwheel_corvids.plots import (
    CogwheelCorvidsBoard,
    FlipAll,
    deal_plots,
    lay_random,
    own,
    plot_left,
    settle_fallen,
)
from hvozd.games.root.clockwork.service_cards import advanced, buy_one_of, goods
from hvozd.games.root.components import CARDS, CLEARINGS
from hvozd.games.root.hooks import EFFECTS, Loss
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.events import Discarded
from hvozd.games.root.rules.hand import to_discard
from hvozd.games.root.rules.pieces import count, may_place, of_suit, on_map
from hvozd.games.root.rules.plots import (
    EXTORTION,
    FACE_DOWN,
    PLOT_WORDS,
    PLOTS,
    plot_at,
    secret_faults,
    snared,
    spring,
    without_plot,
)
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.state import PIECE_KINDS, RootState


class CogwheelCorvidsView(BotView, tag="cogwheel_corvids"):
    plots_left: int
    extortions: int


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpCorvids(Do):
    """RB-11.3.2, AMB-48: a warrior in the clearing of lowest priority of each suit."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "setup", "RB-11.3.2")
        for suit in range(3):
            sites = [clearing for clearing in of_suit(g, suit) if may_place(g, self.seat, clearing)]
            site = choose(g, self.seat, "RB-11.3.2", sites, lowest=True)
            if site is not None:
                put_warriors(g, self.seat, site, 1)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class BuyFavor(Do):
    """RB-S-A6: a favor for sale at the start of the turn is bought and takes effect."""

    seat: int

    def run(self, g: RootState) -> None:
        card = buy_one_of(g, self.seat, [card for card in goods(g, self.seat) if CARDS[card].kind == "favor"], "RB-S-A6")
        if card >= 0:
            to_discard(g, card)
            g.log(Discarded, self.seat, (card,))
            g.then(*EFFECTS[card].crafted(g, self.seat, card))


class RecruitPlotters(Do):
    """RB-11.4.3, RB-11.4.3.I, RB-D-CC: two warriors in each of two ordered clearings, without a plot and with most
    Corvids before others; the second is chosen when the first is done."""

    seat: int
    done: tuple[int, ...]

    def run(self, g: RootState) -> None:
        seat = self.seat
        if not self.done:
            begin(g, seat, "recruit", "RB-11.4.3")
        sites = [c for c in ordered(g, seat) if c not in self.done and may_place(g, seat, c)]
        no_plot: Criterion = ("no-plot", lambda clearing: plot_at(g, seat, clearing) is None)
        site = choose(g, seat, "RB-11.4.3", sites, no_plot, most_warriors(g, seat))
        if site is None:
            return
        done = (*self.done, site)
        if len(done) < bot(g, seat).number(g, seat, "recruit_clearings"):
            g.then(RecruitPlotters(seat, done))
        g.then(Muster(seat, site, bot(g, seat).number(g, seat, "recruit")))


class Muster(Do):
    """RB-11.4.3.II: place so many warriors; whenever the supply is empty the plot thickens first, if it can."""

    seat: int
    clearing: int
    warriors: int

    def run(self, g: RootState) -> None:
        left = self.warriors - recruit(g, self.seat, "RB-11.4.3", {self.clearing: self.warriors})
        if left and not g.supply[self.seat] and thickening_sites(g, self.seat):
            g.then(Thicken(self.seat, "RB-11.4.3.II"), Muster(self.seat, self.clearing, left))


# -- Daylight -----------------------------------------------------------------------------------------------------------


class PlotMoves(Do):
    """RB-11.5.2, RB-2.4: from each ordered clearing with a face-up plot."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "move", "RB-11.5.2")
        origins = [clearing for clearing in ordered(g, self.seat) if leaving(g, self.seat, clearing)]
        if not origins:
            nothing(g, self.seat, "RB-11.5.2", "no-plot-move")
        g.then(*(PlotMove(self.seat, origin) for origin in ordered(g, self.seat)))


def leaving(g: RootState, seat: int, origin: int) -> int:
    """RB-11.5.2, RB-11.5.2.II: how many Corvids leave a face-up plot: all but two, or all if plots lie all around."""
    if plot_at(g, seat, origin) in (None, FACE_DOWN):
        return 0
    free = any(plot_at(g, seat, clearing) is None for clearing in routes(g, seat, origin))
    stay = bot(g, seat).number(g, seat, "move_leaves") if free else 0
    return max(0, g.warriors[seat * CLEARINGS + origin] - stay)


class PlotMove(Do):
    """RB-11.5.2, RB-11.5.2.I, RB-11.5.2.II: all but two go where no plot lies and most Corvids are; if plots lie all
    around, all of them go to the lowest priority, however few they are: that sentence says all, and leaves none behind."""

    seat: int
    origin: int

    def run(self, g: RootState) -> None:
        seat, origin = self.seat, self.origin
        moving = leaving(g, seat, origin)
        if not moving:
            return
        ways = routes(g, seat, origin)
        free = [clearing for clearing in sorted(ways) if plot_at(g, seat, clearing) is None]
        if free:
            target = choose(g, seat, "RB-11.5.2", free, most_warriors(g, seat))
        else:
            target = choose(g, seat, "RB-11.5.2.II", sorted(ways), lowest=True, why="no-way")
        if target is not None:
            march(g, seat, origin, ways[target], moving)


class BotPlot(Do):
    """RB-11.5.3: in the ordered clearing without a plot and with most Corvids a warrior gives way to a random plot."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "plot", "RB-11.5.3")
        commanded = ordered(g, self.seat)
        plot_in_one_of(g, self.seat, "RB-11.5.3", [c for c in plotting_sites(g, self.seat, 1) if c in commanded])


class Thicken(Do):
    """RB-11.5.4: the same in any clearing with three or more Corvids."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "thicken", self.rule)
        plot_in_one_of(g, self.seat, self.rule, thickening_sites(g, self.seat))


def plotting_sites(g: RootState, seat: int, least: int) -> list[int]:
    """Clearings without a plot where so many Corvids stand, if a plot is left."""
    if not g.stock[seat * PIECE_KINDS + FACE_DOWN]:
        return []
    return [clearing for clearing in without_plot(g, seat) if g.warriors[seat * CLEARINGS + clearing] >= least]


def thickening_sites(g: RootState, seat: int) -> list[int]:
    return plotting_sites(g, seat, bot(g, seat).number(g, seat, "thicken_warriors"))


def plot_in_one_of(g: RootState, seat: int, rule: str, sites: Sequence[int]) -> None:
    site = choose(g, seat, rule, sites, most_warriors(g, seat), why="no-plotter")
    if site is not None:
        g.then(LayRandom(seat, site))
        remove(g, [Loss(seat, site, seat, 1)])


class LayRandom(Do):
    """RB-11.5.3, RB-11.5.4: the plot itself."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        lay_random(g, self.seat, self.clearing)


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScoreExtortions(Do):
    """RB-11.6.1: a point for every extortion face up."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-11.6.1")
        earn(g, self.seat, "RB-11.6.1", on_map(g, self.seat, EXTORTION))


# -- the faction ----------------------------------------------------------------------------------------------------------


class CogwheelCorvids(Bot):
    """RB-11.2.1, RB-11.3.1, AMB-46: lays random plots and turns all of them up every Birdsong; moves whoever rules; nobody
    can expose its plots."""

    name = "cogwheel_corvids"
    words = {**Bot.words, "plot": PLOT_WORDS}
    stands_for = "corvids"
    board = CogwheelCorvidsBoard
    vetoes_anything = True
    moves_need_rule = False

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpCorvids(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-11.4.1, RB-11.4.2: order, craft, recruit, flip."""
        start = (RevealOrder(seat, "RB-11.4.1"), CraftOrder(seat, "RB-11.4.2"))
        favor = (BuyFavor(seat),) if advanced(g, seat) else ()
        return (*favor, *start, RecruitPlotters(seat, ()), FlipAll(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-11.5.1, RB-T-CC-MASTERMIND: battle, move, plot, the plot thickens."""
        plots = self.number(g, seat, "mastermind_plots") if self.has(g, seat, "mastermind") else 1
        battles = BotBattles(seat, "RB-11.5.1", tuple(ordered(g, seat)))
        plotting = (*(BotPlot(seat) for _ in range(plots)), Thicken(seat, "RB-11.5.4"))
        return (battles, PlotMoves(seat), *plotting)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-11.6.2: score, discard the order."""
        return (ScoreExtortions(seat), DiscardOrder(seat, "RB-11.6.2"), EndEvening(seat))

    def may_attack(self, g: RootState, seat: int, clearing: int) -> bool:
        """RB-11.5.1: it takes two Corvids."""
        return g.warriors[seat * CLEARINGS + clearing] >= self.number(g, seat, "battle_warriors")

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """RB-11.5.1: most buildings and tokens there, then most points."""
        most: Criterion = ("most-buildings-and-tokens", lambda player: built_of(g, player, clearing))
        return (most, most_points(g))

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-11.2.2: as defender one more hit where a plot lies face down."""
        battle = now(g)
        return "RB-11.2.2" if battle.defender == seat and count(g, seat, FACE_DOWN, battle.clearing) else ""

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """RB-11.7.2: under a face-up snare people neither place nor leave."""
        return snared(g, seat, clearing)

    def stops(self, g: RootState, seat: int, clearing: int, other: int) -> bool:
        """RB-11.8.2: a bot is stopped once, at the price of the snare."""
        return spring(g, seat, clearing, other)

    def has_stopped(self, g: RootState, seat: int) -> None:
        """RB-T-CC-BACKUP-PLANS: what the snare leaves behind."""
        settle_fallen(g, seat)

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """RB-11.3.1: plots lie face down in the supply."""
        return FACE_DOWN

    def piece_left(self, g: RootState, seat: int, kind: int, clearing: int) -> None:
        plot_left(g, seat, kind, clearing)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-11.7.4, RB-T-CC-BACKUP-PLANS: what removed plots leave behind."""
        settle_fallen(g, seat)
        return ()

    def redeal(self, g: RootState, seat: int, viewer: int | None, rng: Rng) -> None:
        deal_plots(g, seat, rng)

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        """RB-11.3.1: what lies face down is hidden from everybody."""
        left = g.stock[seat * PIECE_KINDS + FACE_DOWN]
        return CogwheelCorvidsView(own(g, seat).order, *self.cards_beside(g, seat), left, on_map(g, seat, EXTORTION))

    def faults(self, g: RootState, seat: int) -> Sequence[str]:
        return secret_faults(g, seat, own(g, seat).secret, own(g, seat).supply)

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        up = [on_map(g, seat, plot) for plot in PLOTS]
        return (0, sum(up), *(-number for number in up), 0)


KINDS = (SetUpCorvids, BuyFavor, RecruitPlotters, Muster, PlotMoves, PlotMove, BotPlot, Thicken, LayRandom, ScoreExtortions)
FACTIONS = (CogwheelCorvids(),)
ORDER = 7
ROOM = room(__name__, plots)
