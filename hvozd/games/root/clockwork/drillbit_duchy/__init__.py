"""The Drillbit Duchy (chapter 10); its ministers have a file of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hvozd.core import Action, Ask, Do, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot, is_bird, ordered, suit
from hvozd.games.root.clockwork.bot_steps import (
    BotBattles,
    CraftOrder,
    DiscardOrder,
    EndEvening,
    RevealOrder,
    beside,
    earn,
    march,
    put_piece,
    put_warriors,
    recruit,
    routes,
    stopped,
)
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    buildings_of,
    choose,
    draw_place,
    fewest_enemy_warriors,
    fewest_warriors,
    foes,
    most_pieces_at,
    most_points,
    most_warriors,
    nothing,
)
from hvozd.games.root.clockwork.drillbit_duchy import ministers
from hvozd.games.root.clockwork.drillbit_duchy.ministers import (
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
from hvozd.games.root.clockwork.service_cards import advanced, buy_one_of, goods, hire_to_build
from hvozd.games.root.components import AMBUSH, BIRD, CLEARINGS, MAP_CLEARINGS, SUIT
from hvozd.games.root.hooks import FACTION_LINKS, Loss
from hvozd.games.root.rules.battle import NoAmbush, OfferAmbush, PlayAmbush, ambushes, now
from hvozd.games.root.rules.events import Discarded
from hvozd.games.root.rules.hand import lay_aside, take_from_deck, take_openly
from hvozd.games.root.rules.ministers import BUILDINGS, BURROW, CITADEL, MARKET, MINISTERS, TUNNEL
from hvozd.games.root.rules.move import move
from hvozd.games.root.rules.pieces import clearings_with, count, may_build, may_place, on_map, take_back
from hvozd.games.root.rules.score import score
from hvozd.games.root.setup.start import free_corners
from hvozd.games.root.state import PIECE_KINDS, RootState

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
        for clearing in (corner, *(near for near in beside(g, self.seat, corner) if near != BURROW)):
            put_warriors(g, self.seat, clearing, bot(g, self.seat).number(g, self.seat, "setup_warriors"))
        for _ in range(bot(g, self.seat).number(g, self.seat, "setup_ministers")):
            card = take_from_deck(g)
            if card is not None:
                first_minister(g, self.seat, card)


def first_minister(g: RootState, seat: int, card: int) -> None:
    """RB-10.3.5: the topmost minister of the card's suit; a bird stands for any; the card is no Lost Soul."""
    lay_aside(g, card)
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
        recruit(g, self.seat, "RB-10.4.3", {BURROW: bot(g, self.seat).number(g, self.seat, "recruit") + moles})


# -- Daylight: dig ----------------------------------------------------------------------------------------------------------


class BotDig(Do):
    """RB-10.5.1, RB-T-DD-OVERWHELM: with enough warriors in the Burrow a tunnel and four of them in an ordered clearing."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "dig", "RB-10.5.1")
        duchy = bot(g, self.seat)
        overwhelm = duchy.has(g, self.seat, "overwhelm")
        least = duchy.number(g, self.seat, "overwhelm_warriors" if overwhelm else "dig_warriors")
        if g.warriors[self.seat * CLEARINGS + BURROW] >= least:
            dig(g, self.seat, "RB-10.5.1", is_bird(g, self.seat))
        else:
            nothing(g, self.seat, "RB-10.5.1", "few-in-burrow", least)


def dig(g: RootState, seat: int, rule: str, by_pieces: bool) -> None:
    """RB-10.5.1, RB-10.5.1.II, AMB-47: choose, lift a tunnel if none is left, place it, and the warriors follow."""
    sites = [c for c in ordered(g, seat) if may_place(g, seat, c) and not count(g, seat, TUNNEL, c)]
    sites = [c for c in sites if not buildings_of(g, seat, c)]
    site = choose(g, seat, rule, sites, *dig_criteria(g, seat, by_pieces))
    if site is None or stopped(g, seat, site):
        return
    if not g.stock[seat * PIECE_KINDS + TUNNEL]:
        lifted = choose(g, seat, "RB-10.5.1.II", clearings_with(g, seat, TUNNEL), fewest_warriors(g, seat))
        assert lifted is not None
        take_back(g, seat, TUNNEL, lifted)
    put_piece(g, seat, TUNNEL, site)
    overwhelm = bot(g, seat).has(g, seat, "overwhelm")
    most = bot(g, seat).number(g, seat, "overwhelm_warriors" if overwhelm else "dig_moves")
    move(g, seat, seat, BURROW, site, min(most, g.warriors[seat * CLEARINGS + BURROW]))


def dig_criteria(g: RootState, seat: int, by_pieces: bool) -> Sequence[Criterion]:
    """RB-10.5.1.I, RB-T-DD-INVADERS, AMB-38: open slots, then few warriors of enemies (as a switch of anybody); with a bird,
    buildings and tokens of enemies."""
    fewest = fewest_enemy_warriors(g, seat)
    if "AMB-38" in g.rulings:
        fewest = ("fewest-all-warriors", lambda clearing: -all_warriors(g, clearing))
    if bot(g, seat).has(g, seat, "invaders"):
        return (("most-enemy-buildings", lambda clearing: enemy_built(g, seat, clearing, False)), fewest)
    if by_pieces:
        return (("most-enemy-buildings-and-tokens", lambda clearing: enemy_built(g, seat, clearing, True)),)
    return (("most-open-slots", lambda clearing: g.open_slots[clearing]), fewest)


def all_warriors(g: RootState, clearing: int) -> int:
    return sum(g.warriors[seat * CLEARINGS + clearing] for seat in range(g.seats))


def enemy_built(g: RootState, seat: int, clearing: int, tokens: bool) -> int:
    found = 0
    for other in foes(g, seat):
        found += buildings_of(g, other, clearing) + (g.tokens[other * CLEARINGS + clearing] if tokens else 0)
    return found


def brigadier(g: RootState, seat: int) -> None:
    """RB-10.7.4, AMB-39: with three warriors in the Burrow dig again, by buildings and tokens of enemies."""
    least = bot(g, seat).number(g, seat, "brigadier_warriors")
    if g.warriors[seat * CLEARINGS + BURROW] >= least:
        dig(g, seat, "RB-10.7.4", True)
    else:
        nothing(g, seat, "RB-10.7.4", "few-in-burrow", least)


# -- Daylight: build --------------------------------------------------------------------------------------------------------


class BotBuild(Do):
    """RB-10.5.3: one building."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "build", "RB-10.5.3")
        build(g, self.seat)


def build(g: RootState, seat: int) -> None:
    """RB-10.5.3, RB-10.7.5, AMB-40, AMB-42: a citadel with nine warriors in supply, else a market, where it rules with most
    warriors; if it cannot be placed, be it for a snare, and any building is left, a point."""
    duchy = bot(g, seat)
    kind = CITADEL if g.supply[seat] >= duchy.number(g, seat, "citadel_supply") else MARKET
    left = g.stock[seat * PIECE_KINDS + kind]
    sites = hire_to_build(g, seat, lambda: [c for c in ruled(g, seat) if left and may_build(g, seat, c)])
    site = choose(g, seat, "RB-10.5.3", sites, most_warriors(g, seat), why="no-site" if left else "no-building-left")
    if site is not None and put_piece(g, seat, kind, site):
        return
    if site is None and left and ruled(g, seat) and duchy.has(g, seat, "invaders"):
        g.then(BotBattles(seat, "RB-T-DD-INVADERS", tuple(MAP_CLEARINGS)))
    elif any(g.stock[seat * PIECE_KINDS + other] for other in BUILDINGS):
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
        ordered_here = ordered(g, self.seat)
        if not any(rallies(g, self.seat, c) for c in ordered_here) and not any(surplus(g, self.seat, c) for c in MAP_CLEARINGS):
            nothing(g, self.seat, "RB-10.6.1", "no-rally")
        g.then(*(RallyGroup(self.seat, clearing) for clearing in ordered_here), SendBelow(self.seat))


def rallies(g: RootState, seat: int, clearing: int) -> bool:
    """RB-10.6.1: a small group without a building."""
    here = g.warriors[seat * CLEARINGS + clearing]
    return 0 < here <= bot(g, seat).number(g, seat, "rally_warriors") and not buildings_of(g, seat, clearing)


def surplus(g: RootState, seat: int, clearing: int) -> int:
    """RB-10.6.1: how many warriors more than four stand in a clearing that it rules."""
    more = g.warriors[seat * CLEARINGS + clearing] - bot(g, seat).number(g, seat, "rally_leaves")
    return max(0, more) if g.ruler[clearing] == seat else 0


class RallyGroup(Do):
    """RB-10.6.1, RB-10.6.1.I, RB-10.6.1.II: two warriors or fewer without a building join one nearby, or go below."""

    seat: int
    origin: int

    def run(self, g: RootState) -> None:
        seat, origin = self.seat, self.origin
        here = g.warriors[seat * CLEARINGS + origin]
        if not rallies(g, seat, origin):
            return
        ways = routes(g, seat, origin)
        havens = [clearing for clearing in sorted(ways) if buildings_of(g, seat, clearing)]
        target = choose(g, seat, "RB-10.6.1", havens, fewest_warriors(g, seat)) if havens else None
        march(g, seat, origin, BURROW if target is None else ways[target], here)


class SendBelow(Do):
    """RB-10.6.1, AMB-42: from every clearing it rules all but four warriors are put into the Burrow."""

    seat: int

    def run(self, g: RootState) -> None:
        for clearing in MAP_CLEARINGS:
            if more := surplus(g, self.seat, clearing):
                move(g, self.seat, self.seat, clearing, BURROW, more)


class ScoreMarkets(Do):
    """RB-10.6.2: a point a market on the map."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-10.6.2")
        earn(g, self.seat, "RB-10.6.2", on_map(g, self.seat, MARKET))


class SwayOrdered(Do):
    """RB-10.6.3, AMB-02: crown the topmost minister of the order's suit, else (and with a bird) the bottommost of all."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "sway", "RB-10.6.3")
        fitting = uncrowned(g, self.seat, (suit(g, self.seat),))[:1]
        chosen = fitting or uncrowned(g, self.seat, ALL_SUITS)[-1:]
        if not chosen:
            nothing(g, self.seat, "RB-10.6.3", "all-crowned")
        for minister in chosen:
            crown(g, self.seat, minister)


# -- the faction ----------------------------------------------------------------------------------------------------------


class DrillbitDuchy(Bot):
    """RB-10.3.1, RB-10.3.2, RB-10.3.4: warriors gather in the Burrow, dig up where the order says; ministers do the rest."""

    name = "drillbit_duchy"
    words = {**Bot.words, "minister": MINISTERS}
    rulings = (Ruling("AMB-38", ("RB-10.5.1.I",)), Ruling("AMB-42", ("RB-10.7.6",)))
    stands_for = "duchy"
    board = DrillbitDuchyBoard
    overrules = True
    vetoes_anything = True
    hand_is_public = True

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        super().configure(g, seat, settings)
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


KINDS = (
    SetUpDuchy,
    BuyAmbush,
    RecruitMoles,
    BotDig,
    BotBuild,
    Rally,
    RallyGroup,
    SendBelow,
    ScoreMarkets,
    SwayOrdered,
)
FACTIONS = (DrillbitDuchy(),)
ORDER = 6
ROOM = room(__name__, ministers)
