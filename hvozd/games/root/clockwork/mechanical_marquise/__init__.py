"""The Mechanical Marquise 2.0 (chapter 4)."""

from collections.abc import Sequence

import msgspec

from hvozd.core import Action, Do, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotBoard, BotView, begin, is_bird, ordered, suit
from hvozd.games.root.clockwork.bot_steps import (
    BotBattle,
    BotBattles,
    CraftOrder,
    DiscardOrder,
    EndEvening,
    RevealOrder,
    beside,
    discard_order,
    earn,
    march_to_best,
    put_piece,
    put_warriors,
    recruit,
    spread_evenly,
)
from hvozd.games.root.clockwork.choosing import choose, draw_place, enemy_pieces, most_enemies, most_warriors, nothing
from hvozd.games.root.clockwork.mechanical_marquise.walls import losses_behind_walls
from hvozd.games.root.clockwork.service_cards import hire_to_build, prefer_birds
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, MAPS
from hvozd.games.root.hooks import Loss, faction
from hvozd.games.root.rules.battle import now, picks_for_both
from hvozd.games.root.rules.pieces import clearings_with, count, may_build, may_place, on_map
from hvozd.games.root.state import PIECE_KINDS, RootState

SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP = range(5)
BUILDINGS = (SAWMILL, WORKSHOP, RECRUITER)
BY_SUIT = (SAWMILL, WORKSHOP, RECRUITER)
"""RB-4.5.3: what a fox, rabbit or mouse order builds and scores."""
BY_RANK = (SAWMILL, RECRUITER, WORKSHOP)
"""RB-4.7.3, AMB-08: which of equally many buildings comes first."""


def keep_at(g: RootState, seat: int) -> int:
    """The clearing of the keep, or 0 when it is not on the map."""
    return next(iter(clearings_with(g, seat, KEEP)), 0)


class MechanicalMarquiseBoard(BotBoard, tag="mechanical_marquise"):
    built: bool = False
    """A building was placed this turn."""
    expanded: bool = False
    entered: int = 0
    """Bit set of the clearings moved into by the escalated move."""
    fallen: int = 0
    """Warriors lost as defender in the battle under way."""


class MechanicalMarquiseView(BotView, tag="mechanical_marquise"):
    keep: int
    sawmills: int
    workshops: int
    recruiters: int


def own(g: RootState, seat: int) -> MechanicalMarquiseBoard:
    return g.boards[seat]  # type: ignore[return-value]


def me(g: RootState, seat: int) -> "MechanicalMarquise":
    bot = faction(g, seat)
    assert isinstance(bot, MechanicalMarquise)
    return bot


def ruled(g: RootState, seat: int, clearings: Sequence[int]) -> list[int]:
    return [clearing for clearing in clearings if g.ruler[clearing] == seat]


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpMarquise(Do):
    """RB-4.3.2, RB-4.3.3: the keep in a random corner, a warrior everywhere but opposite, one more at the keep."""

    seat: int

    def run(self, g: RootState) -> None:
        keep = draw_place(g, self.seat, "RB-4.3.2", MAPS[g.map].corners)
        g.homes[self.seat] = keep
        put_piece(g, self.seat, KEEP, keep)
        for clearing in MAP_CLEARINGS:
            if clearing != MAPS[g.map].opposite[keep]:
                put_warriors(g, self.seat, clearing, 2 if clearing == keep else 1)
        g.then(*(FirstBuilding(self.seat, kind) for kind in BUILDINGS))


class FirstBuilding(Do):
    """RB-4.3.4: each of the three into another random clearing, the keep's or beside it."""

    seat: int
    kind: int

    def run(self, g: RootState) -> None:
        keep = keep_at(g, self.seat)
        near = sorted((keep, *beside(g, self.seat, keep)))
        taken = {clearing for kind in BUILDINGS for clearing in near if count(g, self.seat, kind, clearing)}
        sites = [clearing for clearing in near if clearing not in taken and may_build(g, self.seat, clearing)]
        if sites:
            put_piece(g, self.seat, self.kind, draw_place(g, self.seat, "RB-4.3.4", sites))


# -- Daylight -----------------------------------------------------------------------------------------------------------


class MarquiseDaylight(Do):
    """RB-4.5, RB-4.5.1, RB-4.7, RB-4.7.1: the steps of Daylight, or of Escalated Daylight with a bird order."""

    seat: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        bird = is_bird(g, seat)
        moves = (MarquiseMoves(seat, "RB-4.7.4"), EscalatedBattles(seat)) if bird else (MarquiseMoves(seat, "RB-4.5.4"),)
        steps: list[Step] = [
            BotBattles(seat, "RB-4.7.1" if bird else "RB-4.5.1", tuple(ordered(g, seat))),
            RecruitLowest(seat) if bird else RecruitOrdered(seat),
            BuildOrdered(seat),
            *moves,
        ]
        if me(g, seat).has(g, seat, "blitz"):
            steps.append(Blitz(seat))
        g.then(*steps, *(() if bird else (Expand(seat),)))


class RecruitOrdered(Do):
    """RB-4.5.2, RB-D-MM, AMB-05, AMB-59: four warriors spread evenly over the ordered clearings that it rules."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "recruit", "RB-4.5.2")
        warriors = me(g, self.seat).number(g, self.seat, "recruit")
        sites = [c for c in ruled(g, self.seat, ordered(g, self.seat)) if may_place(g, self.seat, c)]
        placed = 0
        if sites:
            shares = spread_evenly(sites, min(warriors, g.supply[self.seat]))
            placed = recruit(g, self.seat, "RB-4.5.2", dict(zip(sites, shares, strict=True)))
        else:
            nothing(g, self.seat, "RB-4.5.2", "rules-none")
        reinforce(g, self.seat, warriors - placed)


class RecruitLowest(Do):
    """RB-4.7.2, RB-T-MM-IRON-WILL, AMB-59: two warriors in each of the two ruled clearings of lowest priority."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "recruit", "RB-4.7.2")
        bot = me(g, self.seat)
        each = bot.number(g, self.seat, "escalated_recruit") * (2 if bot.has(g, self.seat, "iron_will") else 1)
        wanted = each * bot.number(g, self.seat, "escalated_clearings")
        sites = [c for c in ruled(g, self.seat, MAP_CLEARINGS) if may_place(g, self.seat, c)]
        first = choose(g, self.seat, "RB-4.7.2", sites, lowest=True, why="rules-none")
        second = choose(g, self.seat, "RB-4.7.2", [c for c in sites if c != first], lowest=True) if len(sites) > 1 else None
        placed = 0
        if first is not None:
            shares = {first: wanted} if second is None else {first: each, second: each}
            placed = recruit(g, self.seat, "RB-4.7.2", shares)
        reinforce(g, self.seat, wanted - placed)


def reinforce(g: RootState, seat: int, not_placed: int) -> None:
    """RB-D-MM, RB-T-MM-OVERWHELMING, AMB-60: more warriors for a hard bot, and points for those that found no place."""
    bot = me(g, seat)
    extra = bot.number(g, seat, "extra_recruit")
    if extra:
        begin(g, seat, "recruit", "RB-D-MM")
        sites = [c for c in ruled(g, seat, ordered(g, seat)) if may_place(g, seat, c)]
        site = choose(g, seat, "RB-D-MM", sites, why="rules-none")
        not_placed += extra - (0 if site is None else recruit(g, seat, "RB-D-MM", {site: extra}))
    if bot.has(g, seat, "overwhelming"):
        begin(g, seat, "score", "RB-T-MM-OVERWHELMING")
        earn(g, seat, "RB-T-MM-OVERWHELMING", not_placed // 2)


class BuildOrdered(Do):
    """RB-4.5.3, RB-4.7.3: one building where it rules with most warriors and a slot is open."""

    seat: int

    def run(self, g: RootState) -> None:
        rule = "RB-4.7.3" if is_bird(g, self.seat) else "RB-4.5.3"
        begin(g, self.seat, "build", rule)
        kind = kind_to_build(g, self.seat)
        if kind is None:
            nothing(g, self.seat, rule, "no-building-left")
            return
        sites = hire_to_build(g, self.seat, lambda: building_sites(g, self.seat))
        site = choose(g, self.seat, rule, sites, most_warriors(g, self.seat), why="no-site")
        if site is not None and put_piece(g, self.seat, kind, site):
            own(g, self.seat).built = True


def building_sites(g: RootState, seat: int) -> list[int]:
    return [clearing for clearing in ruled(g, seat, MAP_CLEARINGS) if may_build(g, seat, clearing)]


def kind_to_build(g: RootState, seat: int) -> int | None:
    """RB-4.5.3, RB-4.7.3, AMB-08: the type of the order, if one is left; with a bird the most numerous of which one is."""
    stock = g.stock[seat * PIECE_KINDS : seat * PIECE_KINDS + PIECE_KINDS]
    order = suit(g, seat)
    if order == BIRD:
        return max((kind for kind in BY_RANK if stock[kind]), key=lambda kind: on_map(g, seat, kind), default=None)
    return BY_SUIT[order] if order >= 0 and stock[BY_SUIT[order]] else None


class MarquiseMoves(Do):
    """RB-4.5.4, RB-4.7.4, RB-2.4: a move from each ordered clearing, in the order of the origins."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "move", self.rule)
        own(g, self.seat).entered = 0
        origins, leave = ordered(g, self.seat), me(g, self.seat).number(g, self.seat, "move_leaves")
        if all(g.warriors[self.seat * CLEARINGS + origin] <= leave for origin in origins):
            nothing(g, self.seat, self.rule, "few-warriors", leave)
        g.then(*(MarquiseMove(self.seat, self.rule, origin) for origin in origins))


class MarquiseMove(Do):
    """RB-4.5.4, AMB-04, AMB-06: all but three warriors to the adjacent clearing with the most enemy pieces."""

    seat: int
    rule: str
    origin: int

    def run(self, g: RootState) -> None:
        leave = me(g, self.seat).number(g, self.seat, "move_leaves")
        target = march_to_best(g, self.seat, self.rule, self.origin, leave, most_enemies(g, self.seat))
        if target is not None:
            own(g, self.seat).entered |= 1 << target


class EscalatedBattles(Do):
    """RB-4.7.4, AMB-07: after all moves a battle in every clearing moved into."""

    seat: int

    def run(self, g: RootState) -> None:
        entered = own(g, self.seat).entered
        g.then(BotBattles(self.seat, "RB-4.7.4", tuple(c for c in MAP_CLEARINGS if entered >> c & 1)))


class Blitz(Do):
    """RB-T-MM-BLITZ: from a peaceful clearing all but one warrior go where the most enemies are, and battle there."""

    seat: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        begin(g, seat, "blitz", "RB-T-MM-BLITZ")
        peaceful = [c for c in ruled(g, seat, MAP_CLEARINGS) if not enemy_pieces(g, seat, c)]
        origins = [c for c in peaceful if g.warriors[seat * CLEARINGS + c] > 1]
        origin = choose(g, seat, "RB-T-MM-BLITZ", origins, why="no-peaceful")
        if origin is None:
            return
        behind = len(g.stack)
        target = march_to_best(g, seat, "RB-T-MM-BLITZ", origin, 1, most_enemies(g, seat))
        if target is not None:
            g.stack.insert(behind, BotBattle(seat, "RB-T-MM-BLITZ", target))


class Expand(Do):
    """RB-4.5.5, AMB-09: with nothing built and few buildings, once a turn a new order and Daylight again."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        begin(g, self.seat, "expand", "RB-4.5.5")
        most = me(g, self.seat).number(g, self.seat, "expand_buildings")
        many = sum(on_map(g, self.seat, kind) for kind in BUILDINGS) > most
        if board.built or board.expanded or many:
            why = "built" if board.built else "expanded" if board.expanded else "many-buildings"
            nothing(g, self.seat, "RB-4.5.5", why, most)
            return
        board.expanded = True
        discard_order(g, self.seat)
        g.then(RevealOrder(self.seat, "RB-4.5.5"), MarquiseDaylight(self.seat))


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScoreBuildings(Do):
    """RB-4.6.1: the track of the ordered building; with a bird the one that scores the most."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-4.6.1")
        order = suit(g, self.seat)
        kinds = BUILDINGS if order == BIRD else BY_SUIT[order : order + 1] if order >= 0 else ()
        points = me(g, self.seat).file.tracks["building"].points
        best = max((points[n - 1] for kind in kinds if (n := on_map(g, self.seat, kind))), default=0)
        earn(g, self.seat, "RB-4.6.1", best)


class TreatWarriors(Do):
    """RB-T-MM-HOSPITALS: two warriors in the clearing of the keep."""

    seat: int

    def run(self, g: RootState) -> None:
        keep = keep_at(g, self.seat)
        if keep:
            begin(g, self.seat, "hospitals", "RB-T-MM-HOSPITALS")
            treated = me(g, self.seat).number(g, self.seat, "hospital_warriors")
            recruit(g, self.seat, "RB-T-MM-HOSPITALS", {keep: treated})


# -- the faction ----------------------------------------------------------------------------------------------------------


class MechanicalMarquise(Bot):
    """RB-4.3.1, RB-4.3.5: builds what the order says and scores its tracks every Evening."""

    name = "mechanical_marquise"
    stands_for = "marquise"
    board = MechanicalMarquiseBoard
    vetoes_anything = True
    service_rule = "RB-S-A1"

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpMarquise(seat),)

    def turn_begins(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        board.built = board.expanded = False

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RevealOrder(seat, "RB-4.4.1"), CraftOrder(seat, "RB-4.4.2"))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (MarquiseDaylight(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return (ScoreBuildings(seat), DiscardOrder(seat, "RB-4.6.2"), EndEvening(seat))

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """RB-4.2.1: only she places in the clearing of the keep."""
        return (~(1 << seat) & 0xFF if count(g, seat, KEEP, clearing) else 0), 0, 0

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """RB-4.2.1: a removed keep leaves the game."""
        return -1 if kind == KEEP else kind

    def advanced_cards(self, g: RootState, seat: int, cards: Sequence[int]) -> Sequence[int] | None:
        """RB-S-A1: birds before others."""
        return prefer_birds(g, seat, cards)

    def building_hits(self, g: RootState, seat: int, hits: int) -> int:
        """RB-T-MM-FORTIFIED: a building takes two hits; a lone hit is lost."""
        return hits // 2 if self.has(g, seat, "fortified") else hits

    def picks_losses(self, g: RootState, seat: int, clearing: int, hits: int) -> bool:
        """RB-T-MM-FORTIFIED: a third player picks only where walls leave more than one way."""
        if not self.has(g, seat, "fortified"):
            return super().picks_losses(g, seat, clearing, hits)
        return picks_for_both(g) >= 0 and len(losses_behind_walls(g, seat, clearing, hits)) > 1

    def loss_options(self, g: RootState, seat: int, clearing: int, hits: int) -> Sequence[Action]:
        """RB-T-MM-FORTIFIED: a building takes two of the hits that are left."""
        if not self.has(g, seat, "fortified"):
            return super().loss_options(g, seat, clearing, hits)
        return losses_behind_walls(g, seat, clearing, hits)

    def lose(self, g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: object) -> Sequence[Loss]:
        losses = super().lose(g, seat, remover, clearing, hits, choice)
        if now(g).defender == seat:
            own(g, seat).fallen += losses[0].warriors
        return losses

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-T-MM-HOSPITALS: after a battle as defender that cost two warriors or more."""
        board = own(g, seat)
        fallen, board.fallen = board.fallen, 0
        hurt = fallen >= self.number(g, seat, "hospital_losses")
        return (TreatWarriors(seat),) if hurt and self.has(g, seat, "hospitals") else ()

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        built = [on_map(g, seat, kind) for kind in BUILDINGS]
        return MechanicalMarquiseView(own(g, seat).order, *self.cards_beside(g, seat), keep_at(g, seat), *built)

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        gone = 0 if keep_at(g, seat) or g.stock[seat * PIECE_KINDS + KEEP] else 1
        return (0, 0, 0, 0, 0, gone, 0)


KINDS = (
    MechanicalMarquiseBoard,
    SetUpMarquise,
    FirstBuilding,
    MarquiseDaylight,
    RecruitOrdered,
    RecruitLowest,
    BuildOrdered,
    MarquiseMoves,
    MarquiseMove,
    EscalatedBattles,
    Blitz,
    Expand,
    ScoreBuildings,
    TreatWarriors,
)
FACTIONS = (MechanicalMarquise(),)
ORDER = 1
ROOM = room(__name__)
