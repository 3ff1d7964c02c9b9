"""The Drillbit Duchy (chapter 10); its ministers have a file of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hvozd.core import Action, Ask, Do, Step
from hvozd.games.root.battle import NoAmbush, OfferAmbush, PlayAmbush, ambushes, now
from hvozd.games.root.clockwork.actions import (
    BotBattles,
    CraftOrder,
    DiscardOrder,
    EndEvening,
    RevealOrder,
    march,
    put_piece,
    put_warriors,
    routes,
    stopped,
)
from hvozd.games.root.clockwork.choosing import (
    BotFoundNothing,
    Criterion,
    buildings_of,
    choose,
    draw_place,
    enemy_warriors,
    foes,
    most_pieces_at,
    most_points,
    most_warriors,
)
from hvozd.games.root.clockwork.core import Bot, BotView, begin, bot, is_bird, ordered, suit
from hvozd.games.root.clockwork.duchy_ministers import (
    ACTIONS,
    MOLES,
    NAMES,
    WORD,
    DrillbitDuchyBoard,
    Investors,
    UseMinister,
    crown,
    is_crowned,
    own,
    uncrown,
    uncrowned,
)
from hvozd.games.root.clockwork.services import advanced, buy_one_of, goods, hire_to_build
from hvozd.games.root.components import AMBUSH, BIRD, CLEARINGS, DOMINANCE, MAP_CLEARINGS, SUIT
from hvozd.games.root.events import Discarded
from hvozd.games.root.factions.duchy_board import BUILDINGS, BURROW, CITADEL, MARKET, TUNNEL
from hvozd.games.root.hand import take_from_deck, take_openly
from hvozd.games.root.hooks import FACTION_LINKS, Loss
from hvozd.games.root.move import adjacent, move
from hvozd.games.root.pieces import clearings_with, count, may_build, may_place, on_map, take_piece
from hvozd.games.root.score import score
from hvozd.games.root.setup import free_corners
from hvozd.games.root.state import KINDS, RootState

ALL_SUITS = (0, 1, 2)


class DrillbitDuchyView(BotView, tag="drillbit_duchy"):
    burrow: int
    ministers: list[int]
    """The crowned ones from top to bottom, as words for ministers."""
    citadels: int
    markets: int


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpDuchy(Do):
    """RB-10.3.3, RB-10.3.5: warriors and a tunnel in a random corner, warriors around it; two cards crown ministers."""

    seat: int

    def run(self, g: RootState) -> None:
        corner = draw_place(g, self.seat, "RB-10.3.3", free_corners(g))
        g.homes[self.seat] = corner
        put_piece(g, self.seat, TUNNEL, corner)
        for clearing in (corner, *(near for near in adjacent(g, self.seat, corner) if near != BURROW)):
            put_warriors(g, self.seat, clearing, bot(g, self.seat).number(g, self.seat, "setup_warriors"))
        for _ in range(bot(g, self.seat).number(g, self.seat, "setup_ministers")):
            card = take_from_deck(g)
            if card is not None:
                first_minister(g, self.seat, card)


def first_minister(g: RootState, seat: int, card: int) -> None:
    """RB-10.3.5: the topmost minister of the card's suit; a bird stands for any; the card is no Lost Soul."""
    (g.available if card in DOMINANCE else g.discard).append(card)
    g.reveal()
    g.log(Discarded, seat, (card,))
    for minister in uncrowned(g, seat, ALL_SUITS if SUIT[card] == BIRD else (SUIT[card],))[:1]:
        crown(g, seat, minister)


# -- services -------------------------------------------------------------------------------------------------------------


class BuyAmbush(Do):
    """RB-S-A7: an ambush card for sale at the start of the turn is bought and kept face up."""

    seat: int

    def run(self, g: RootState) -> None:
        card = buy_one_of(g, self.seat, [card for card in goods(g, self.seat) if card in AMBUSH], "RB-S-A7")
        if card >= 0:
            take_openly(g, self.seat, card)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class RecruitMoles(Do):
    """RB-10.4.3, RB-10.7.3, RB-D-DD: two warriors in the Burrow, more for mole icons and the Foremole."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "recruit", "RB-10.4.3")
        moles = MOLES[on_map(g, self.seat, CITADEL)] + is_crowned(g, self.seat, "foremole")
        put_warriors(g, self.seat, BURROW, bot(g, self.seat).number(g, self.seat, "recruit") + moles)


# -- Daylight: dig ----------------------------------------------------------------------------------------------------------


class BotDig(Do):
    """RB-10.5.1, RB-T-DD-OVERWHELM: with enough warriors in the Burrow a tunnel and four of them in an ordered clearing."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "dig", "RB-10.5.1")
        least = "overwhelm_warriors" if bot(g, self.seat).has(g, self.seat, "overwhelm") else "dig_warriors"
        if g.warriors[self.seat * CLEARINGS + BURROW] >= bot(g, self.seat).number(g, self.seat, least):
            dig(g, self.seat, "RB-10.5.1", is_bird(g, self.seat))
        else:
            g.log(BotFoundNothing, self.seat, "RB-10.5.1")


def dig(g: RootState, seat: int, rule: str, by_pieces: bool) -> None:
    """RB-10.5.1, RB-10.5.1.II, AMB-47: choose, lift a tunnel if none is left, place it, and the warriors follow."""
    sites = [c for c in ordered(g, seat) if may_place(g, seat, c) and not count(g, seat, TUNNEL, c)]
    sites = [c for c in sites if not buildings_of(g, seat, c)]
    site = choose(g, seat, rule, sites, *dig_criteria(g, seat, by_pieces))
    if site is None or stopped(g, seat, site):
        return
    if not g.stock[seat * KINDS + TUNNEL]:
        fewest: Criterion = ("fewest-own-warriors", lambda clearing: -g.warriors[seat * CLEARINGS + clearing])
        lifted = choose(g, seat, "RB-10.5.1.II", clearings_with(g, seat, TUNNEL), fewest)
        assert lifted is not None
        take_piece(g, seat, TUNNEL, lifted)
    put_piece(g, seat, TUNNEL, site)
    overwhelm = bot(g, seat).has(g, seat, "overwhelm")
    most = bot(g, seat).number(g, seat, "overwhelm_warriors" if overwhelm else "dig_moves")
    move(g, seat, seat, BURROW, site, min(most, g.warriors[seat * CLEARINGS + BURROW]))


def dig_criteria(g: RootState, seat: int, by_pieces: bool) -> Sequence[Criterion]:
    """RB-10.5.1.I, RB-T-DD-INVADERS, AMB-38: open slots, then few warriors; with a bird, buildings and tokens of enemies."""
    fewest: Criterion = ("fewest-enemy-warriors", lambda clearing: -enemy_warriors(g, seat, clearing))
    if bot(g, seat).has(g, seat, "invaders"):
        return (("most-enemy-buildings", lambda clearing: enemy_built(g, seat, clearing, False)), fewest)
    if by_pieces:
        return (("most-enemy-buildings-and-tokens", lambda clearing: enemy_built(g, seat, clearing, True)),)
    return (("most-open-slots", lambda clearing: g.open_slots[clearing]), fewest)


def enemy_built(g: RootState, seat: int, clearing: int, tokens: bool) -> int:
    found = 0
    for other in foes(g, seat):
        found += buildings_of(g, other, clearing) + (g.tokens[other * CLEARINGS + clearing] if tokens else 0)
    return found


def brigadier(g: RootState, seat: int) -> None:
    """RB-10.7.4, AMB-39: with three warriors in the Burrow dig again, by buildings and tokens of enemies."""
    if g.warriors[seat * CLEARINGS + BURROW] >= bot(g, seat).number(g, seat, "brigadier_warriors"):
        dig(g, seat, "RB-10.7.4", True)


# -- Daylight: build --------------------------------------------------------------------------------------------------------


class BotBuild(Do):
    """RB-10.5.3: one building."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "build", "RB-10.5.3")
        build(g, self.seat)


def build(g: RootState, seat: int) -> None:
    """RB-10.5.3, RB-10.7.5, AMB-40, AMB-42: a citadel with nine warriors in supply, else a market, where it rules with most
    warriors; if it cannot be placed and any building is left, a point."""
    duchy = bot(g, seat)
    kind = CITADEL if g.supply[seat] >= duchy.number(g, seat, "citadel_supply") else MARKET
    left = g.stock[seat * KINDS + kind]
    sites = hire_to_build(g, seat, lambda: [c for c in ruled(g, seat) if left and may_build(g, seat, c)])
    site = choose(g, seat, "RB-10.5.3", sites, most_warriors(g, seat))
    if site is not None:
        put_piece(g, seat, kind, site)
    elif left and ruled(g, seat) and duchy.has(g, seat, "invaders"):
        g.then(BotBattles(seat, "RB-T-DD-INVADERS", tuple(MAP_CLEARINGS)))
    elif any(g.stock[seat * KINDS + other] for other in BUILDINGS):
        score(g, seat, duchy.number(g, seat, "build_blocked"))


def ruled(g: RootState, seat: int) -> list[int]:
    return [clearing for clearing in MAP_CLEARINGS if g.ruler[clearing] == seat and may_place(g, seat, clearing)]


ACTIONS["brigadier"] = brigadier
ACTIONS["banker"] = build


# -- Evening ------------------------------------------------------------------------------------------------------------


class Rally(Do):
    """RB-10.6.1, RB-2.4: small groups go to a building, large ones send warriors below."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "rally", "RB-10.6.1")
        groups = (RallyGroup(self.seat, clearing) for clearing in ordered(g, self.seat))
        g.then(*groups, SendBelow(self.seat))


class RallyGroup(Do):
    """RB-10.6.1, RB-10.6.1.I, RB-10.6.1.II: two warriors or fewer without a building join one nearby, or go below."""

    seat: int
    origin: int

    def run(self, g: RootState) -> None:
        seat, origin = self.seat, self.origin
        here = g.warriors[seat * CLEARINGS + origin]
        if not 0 < here <= bot(g, seat).number(g, seat, "rally_warriors") or buildings_of(g, seat, origin):
            return
        ways = routes(g, seat, origin)
        havens = [clearing for clearing in sorted(ways) if buildings_of(g, seat, clearing)]
        fewest: Criterion = ("fewest-own-warriors", lambda clearing: -g.warriors[seat * CLEARINGS + clearing])
        target = choose(g, seat, "RB-10.6.1", havens, fewest) if havens else None
        march(g, seat, origin, BURROW if target is None else ways[target], here)


class SendBelow(Do):
    """RB-10.6.1, AMB-42: from every clearing it rules all but four warriors are put into the Burrow."""

    seat: int

    def run(self, g: RootState) -> None:
        leave = bot(g, self.seat).number(g, self.seat, "rally_leaves")
        for clearing in MAP_CLEARINGS:
            more = g.warriors[self.seat * CLEARINGS + clearing] - leave
            if more > 0 and g.ruler[clearing] == self.seat:
                move(g, self.seat, self.seat, clearing, BURROW, more)


class ScoreMarkets(Do):
    """RB-10.6.2: a point a market on the map."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-10.6.2")
        score(g, self.seat, on_map(g, self.seat, MARKET))


class SwayOrdered(Do):
    """RB-10.6.3, AMB-02: crown the topmost minister of the order's suit, else (and with a bird) the bottommost of all."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "sway", "RB-10.6.3")
        fitting = uncrowned(g, self.seat, (suit(g, self.seat),))[:1]
        for minister in fitting or uncrowned(g, self.seat, ALL_SUITS)[-1:]:
            crown(g, self.seat, minister)


# -- the faction ----------------------------------------------------------------------------------------------------------


class DrillbitDuchy(Bot):
    """RB-10.3.1, RB-10.3.2, RB-10.3.4: warriors gather in the Burrow, dig up where the order says; ministers do the rest."""

    name = "drillbit_duchy"
    stands_for = "duchy"
    board = DrillbitDuchyBoard
    overrules = True
    vetoes_anything = True
    hand_is_public = True

    def configure(self, g: RootState, seat: int, options: Mapping[str, Any]) -> None:
        super().configure(g, seat, options)
        if (seat, FACTION_LINKS) not in g.links:
            g.links.append((seat, FACTION_LINKS))

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpDuchy(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-10.4.1, RB-10.4.2: order, craft, recruit."""
        ambush = (BuyAmbush(seat),) if advanced(g, seat) else ()
        return (*ambush, RevealOrder(seat, "RB-10.4.1"), CraftOrder(seat, "RB-10.4.2"), RecruitMoles(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-10.5.2, RB-10.5.4, RB-T-DD-OVERWHELM: dig, battle, build, ministers from top to bottom."""
        digs = self.number(g, seat, "overwhelm_digs") if self.has(g, seat, "overwhelm") else 1
        battles = BotBattles(seat, "RB-10.5.2", tuple(ordered(g, seat)))
        ministers = (UseMinister(seat, minister) for minister in range(len(NAMES)))
        return (*(BotDig(seat) for _ in range(digs)), battles, BotBuild(seat), *ministers)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-10.6.4: rally, score, sway, discard the order."""
        ends = (DiscardOrder(seat, "RB-10.6.4"), EndEvening(seat))
        return (Rally(seat), ScoreMarkets(seat), SwayOrdered(seat), *ends)

    def answer(self, g: RootState, seat: int, step: Ask) -> Action:
        """RB-S-A7: as defender it plays an ambush card it has bought, one of the clearing's suit before a bird."""
        if isinstance(step, OfferAmbush):
            plays = [play for play in ambushes(g, seat) if isinstance(play, PlayAmbush)]
            return min(plays, key=lambda play: SUIT[play.card] == BIRD, default=NoAmbush())
        return super().answer(g, seat, step)

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """RB-10.5.2: most buildings there, then most pieces there, then most points."""
        most_buildings: Criterion = ("most-buildings", lambda player: buildings_of(g, player, clearing))
        return (most_buildings, most_pieces_at(g, clearing), most_points(g))

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-10.7.1: the Captain adds a hit where it attacks from a tunnel."""
        battle = now(g)
        captain = battle.attacker == seat and is_crowned(g, seat, "captain")
        return "RB-10.7.1" if captain and count(g, seat, TUNNEL, battle.clearing) else ""

    def always_rules(self, g: RootState, seat: int, clearing: int) -> bool:
        """RB-10.2.2: the Duchy always rules the Burrow."""
        return clearing == BURROW

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """RB-10.2.2: nobody else places in the Burrow or moves into it."""
        others = ~(1 << seat) & 0xFF if clearing == BURROW else 0
        return others, 0, others

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        """RB-10.2.2: the Burrow is adjacent to every clearing with a tunnel."""
        if clearing == BURROW:
            return clearings_with(g, seat, TUNNEL)
        below = (BURROW,) if count(g, seat, TUNNEL, clearing) else ()
        return (*super().links(g, seat, clearing), *below)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-10.2.1, RB-T-DD-FOUNDATIONS, RB-T-DD-INVESTORS, AMB-41: one cost an event, however many buildings it took."""
        fallen = [loss for loss in losses if loss.owner == seat and any(kind in BUILDINGS for kind in loss.pieces)]
        if not fallen:
            return ()
        suits = tuple(sorted({g.suits[loss.clearing] for loss in fallen}))
        begin(g, seat, "cost-of-errors", "RB-10.2.1")
        uncrown(g, seat, suits if self.has(g, seat, "foundations") else ALL_SUITS)
        people = sorted({loss.remover for loss in fallen if not g.bots >> loss.remover & 1})
        return [Investors(person, seat, suits) for person in people] if self.has(g, seat, "investors") else ()

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        board = own(g, seat)
        crowned = [WORD[minister] for minister in range(len(NAMES)) if board.crowned >> minister & 1]
        built = (on_map(g, seat, CITADEL), on_map(g, seat, MARKET))
        burrow = g.warriors[seat * CLEARINGS + BURROW]
        return DrillbitDuchyView(board.order, *self.cards_beside(g, seat), burrow, crowned, *built)
