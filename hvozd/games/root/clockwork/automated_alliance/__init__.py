"""The Automated Alliance (chapter 6)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from hvozd.core import Action, Ask, Do, Offer, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotBoard, BotView, begin, bot, is_bird, ordered, suit
from hvozd.games.root.clockwork.bot_steps import (
    CraftOrder,
    DiscardOrder,
    EndEvening,
    RevealOrder,
    beside,
    put_piece,
    recruit,
)
from hvozd.games.root.clockwork.choosing import (
    buildings_of,
    choose,
    fewest_enemies,
    fewest_enemy_warriors,
    foes,
    most_enemies,
    nothing,
)
from hvozd.games.root.clockwork.service_cards import prefer_birds
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.hand import matching, spend
from hvozd.games.root.rules.pieces import clearings_with, count, enemies, left_of, may_build, may_place, on_map
from hvozd.games.root.rules.removal import everything_of, remove, sweep
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card

BASES = (0, 1, 2)

SYMPATHY = 3


class AutomatedAllianceBoard(BotBoard, tag="automated_alliance"):
    revolted: bool = False
    """A revolt has happened this Birdsong."""


class AutomatedAllianceView(BotView, tag="automated_alliance"):
    sympathy: int
    bases: list[int]


def own(g: RootState, seat: int) -> AutomatedAllianceBoard:
    return g.boards[seat]  # type: ignore[return-value]


def sympathetic(g: RootState, seat: int) -> list[int]:
    """RB-6.2.1: the clearings with a sympathy token."""
    return clearings_with(g, seat, SYMPATHY)


def base_sites(g: RootState, seat: int) -> list[int]:
    return sorted({clearing for base in BASES for clearing in clearings_with(g, seat, base)})


# -- revolts --------------------------------------------------------------------------------------------------------------


class AutomatedRevolt(Do):
    """RB-6.4.3, RB-6.4.3n: with a base of the order's suit left, a revolt in an ordered sympathetic clearing."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "revolt", "RB-6.4.3")
        order = suit(g, self.seat)
        if order == BIRD:
            nothing(g, self.seat, "RB-6.4.3", "bird-order")
        elif order >= 0 and not left_of(g, self.seat, BASES[order]):
            nothing(g, self.seat, "RB-6.4.3", "base-used")
        else:
            own(g, self.seat).revolted = rise(g, self.seat, "RB-6.4.3", ordered(g, self.seat))


class SurpriseRevolt(Do):
    """RB-6.5.2, AMB-13: a bird order raises any sympathetic clearing whose base is left; as a switch the Alliance's own pieces
    leave it too."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "surprise-revolt", "RB-6.5.2")
        if not is_bird(g, self.seat):
            nothing(g, self.seat, "RB-6.5.2", "not-bird")
        else:
            rise(g, self.seat, "RB-6.5.2", MAP_CLEARINGS, "AMB-13" in g.rulings)


def revolt_sites(g: RootState, seat: int, clearings: Iterable[int]) -> list[int]:
    """RB-6.4.3, AMB-13: sympathetic, the base of the suit is left, and a slot will be open when the enemies are gone."""
    return [
        clearing
        for clearing in sympathetic(g, seat)
        if clearing in clearings
        and g.stock[seat * PIECE_KINDS + BASES[g.suits[clearing]]]
        and may_place(g, seat, clearing)
        and (may_build(g, seat, clearing) or any_enemy_building(g, seat, clearing))
    ]


def any_enemy_building(g: RootState, seat: int, clearing: int) -> bool:
    return any(buildings_of(g, other, clearing) for other in range(g.seats) if enemies(g, seat, other))


def rise(g: RootState, seat: int, rule: str, clearings: Iterable[int], own_too: bool = False) -> bool:
    """RB-6.4.3, AMB-13: all enemy pieces leave the clearing with the most of them, and the base is founded."""
    site = choose(g, seat, rule, revolt_sites(g, seat, clearings), most_enemies(g, seat), why="no-revolt-site")
    if site is None:
        return False
    g.then(FoundAutomatedBase(seat, site))
    if own_too:
        g.then(LeaveTheClearing(seat, site))
    sweep(g, seat, (site,))
    return True


class LeaveTheClearing(Do):
    """RB-6.5.2, AMB-13: sympathy and warriors of the Alliance leave the clearing that has risen."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        remove(g, [everything_of(g, self.seat, self.clearing, self.seat)])


class FoundAutomatedBase(Do):
    """RB-6.4.3: the base comes alone, without warriors and officers."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        base = BASES[g.suits[self.clearing]]
        if may_build(g, self.seat, self.clearing) and g.stock[self.seat * PIECE_KINDS + base]:
            put_piece(g, self.seat, base, self.clearing)


# -- sympathy -------------------------------------------------------------------------------------------------------------


class PublicPity(Do):
    """RB-6.4.4, RB-T-AA-STEADFAST, AMB-15, AMB-54: without a revolt spread twice, or once with five tokens on the map."""

    seat: int

    def run(self, g: RootState) -> None:
        seat, alliance = self.seat, bot(g, self.seat)
        begin(g, seat, "public-pity", "RB-6.4.4")
        ahead = alliance.has(g, seat, "steadfast") and is_bird(g, seat) and revolt_sites(g, seat, MAP_CLEARINGS)
        if own(g, seat).revolted or ahead:
            nothing(g, seat, "RB-6.4.4", "revolted" if own(g, seat).revolted else "revolt-ahead")
            return
        many = on_map(g, seat, SYMPATHY) >= alliance.number(g, seat, "pity_tokens")
        times = alliance.number(g, seat, "pity_many" if many else "pity_few")
        g.then(*(AutomatedSpread(seat, "RB-6.4.4", True) for _ in range(times)))


class AutomatedSpread(Do):
    """RB-6.5.1, RB-6.5.1.II, RB-T-AA-WILDFIRE, AMB-53: place the next token and score its space; if impossible, five points."""

    seat: int
    rule: str
    scoring: bool

    def run(self, g: RootState) -> None:
        seat, alliance = self.seat, bot(g, self.seat)
        begin(g, seat, "spread", self.rule)
        site = None
        if left_of(g, seat, SYMPATHY):
            site = spread_site(g, seat, self.rule)
        else:
            nothing(g, seat, self.rule, "no-token-left")
        points = alliance.number(g, seat, "cannot_spread")
        if site is not None:
            points = alliance.file.tracks["sympathy"].points[on_map(g, seat, SYMPATHY)]
            points = max(0, points - martial_law(g, seat, site)) if put_piece(g, seat, SYMPATHY, site) else 0
        if self.scoring:
            score(g, seat, points)


def spread_site(g: RootState, seat: int, rule: str) -> int | None:
    """RB-6.5.1, RB-6.5.1.I, AMB-14: ordered and beside sympathy, fewest enemy warriors; else any beside it (with none on
    the map: any at all), fewest enemy pieces."""
    here = sympathetic(g, seat)
    near = {c for clearing in here for c in beside(g, seat, clearing)} if here else set(MAP_CLEARINGS)
    sites = [c for c in sorted(near) if c and not count(g, seat, SYMPATHY, c) and may_place(g, seat, c)]
    commanded = [c for c in sites if here and c in ordered(g, seat)]
    if commanded:
        return choose(g, seat, rule, commanded, fewest_enemy_warriors(g, seat))
    return choose(g, seat, "RB-6.5.1.I", sites, fewest_enemies(g, seat))


def martial_law(g: RootState, seat: int, clearing: int) -> int:
    """RB-6.2.5, RB-T-AA-STEADFAST: a point less where three warriors of one enemy stand."""
    alliance = bot(g, seat)
    guards = max((g.warriors[other * CLEARINGS + clearing] for other in foes(g, seat)), default=0)
    strict = guards >= alliance.number(g, seat, "martial_law_warriors")
    return 1 if strict and not alliance.has(g, seat, "steadfast") else 0


# -- Evening --------------------------------------------------------------------------------------------------------------


class AutomatedOrganize(Do):
    """RB-6.6.1, RB-D-AA: at each base with enough warriors these are removed and sympathy spreads."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "organize", "RB-6.6.1")
        bases, least = base_sites(g, self.seat), bot(g, self.seat).number(g, self.seat, "organize")
        if all(g.warriors[self.seat * CLEARINGS + clearing] < least for clearing in bases):
            nothing(g, self.seat, "RB-6.6.1", "few-at-bases", least)
        g.then(*(OrganizeAt(self.seat, clearing) for clearing in bases))


class OrganizeAt(Do):
    """RB-6.6.1: all Alliance warriors leave the clearing, then sympathy spreads once."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        warriors = g.warriors[self.seat * CLEARINGS + self.clearing]
        if warriors >= bot(g, self.seat).number(g, self.seat, "organize"):
            g.then(AutomatedSpread(self.seat, "RB-6.6.1", True))
            remove(g, [Loss(self.seat, self.clearing, self.seat, warriors)])


class RecruitAtBases(Do):
    """RB-6.6.2: one warrior at each base."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "recruit", "RB-6.6.2")
        bases = base_sites(g, self.seat)
        if bases:
            recruit(g, self.seat, "RB-6.6.2", dict.fromkeys(bases, 1))
        else:
            nothing(g, self.seat, "RB-6.6.2", "no-base")


# -- outrage and crackdown ------------------------------------------------------------------------------------------------


class DiscardForOutrage(Action):
    """RB-6.2.3: discard a card of the clearing's suit."""

    form = "discard for outrage {card}"
    card: Card


class NothingToDiscard(Action):
    """RB-6.2.3: no such card; the Alliance scores."""

    form = "nothing to discard"


class AutomatedOutrage(Ask):
    """RB-6.2.3: a person who removes sympathy or moves into it discards a matching card, else the Alliance scores a point."""

    any_order: ClassVar[bool] = True
    alliance: int
    clearing: int

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat])

    def skipped(self, g: RootState) -> None:
        begin(g, self.alliance, "outrage", "RB-6.2.3")
        score(g, self.alliance, 1)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: RootState) -> Sequence[Action]:
        cards = matching(g, self.seat, g.suits[self.clearing])
        return [DiscardForOutrage(card) for card in cards] or (NothingToDiscard(),)

    def take(self, g: RootState, action: DiscardForOutrage | NothingToDiscard) -> None:
        if isinstance(action, DiscardForOutrage):
            spend(g, self.seat, action.card)
            return
        g.reveal()  # that there was no such card tells something
        self.skipped(g)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class Crackdown(Do):
    """RB-6.2.4: a base fell: sympathy leaves all clearings of its suit."""

    seat: int
    suit: int

    def run(self, g: RootState) -> None:
        sites = [clearing for clearing in sympathetic(g, self.seat) if g.suits[clearing] == self.suit]
        remove(g, [Loss(self.seat, clearing, self.seat, 0, (SYMPATHY,)) for clearing in sites])


# -- the faction ----------------------------------------------------------------------------------------------------------


class AutomatedAlliance(Bot):
    """RB-6.2.1: it spreads and revolts, and never attacks."""

    name = "automated_alliance"
    sits = {"clockwork": 2}
    stands_for = "alliance"
    board = AutomatedAllianceBoard
    rulings = (Ruling("AMB-13", ("RB-6.5.2",)),)
    borrows_payment = True
    service_rule = "RB-S-A3"

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-6.3.1, RB-6.3.2, RB-6.3.3: all pieces lie on the board at first."""
        return ()

    def turn_begins(self, g: RootState, seat: int) -> None:
        own(g, seat).revolted = False

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RevealOrder(seat, "RB-6.4.1"), CraftOrder(seat, "RB-6.4.2"), AutomatedRevolt(seat), PublicPity(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (AutomatedSpread(seat, "RB-6.5.1", True), SurpriseRevolt(seat))

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        wildfire = (AutomatedSpread(seat, "RB-T-AA-WILDFIRE", False),) if self.has(g, seat, "wildfire") else ()
        steps = (AutomatedOrganize(seat), RecruitAtBases(seat), DiscardOrder(seat, "RB-6.6.3"))
        return (*steps, *wildfire, EndEvening(seat))

    def advanced_cards(self, g: RootState, seat: int, cards: Sequence[int]) -> Sequence[int] | None:
        """RB-S-A3: birds before others."""
        return prefer_birds(g, seat, cards)

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-6.2.2, RB-T-AA-INFORMANTS: as defender one more hit with a warrior there; with the trait also without."""
        battle = now(g)
        if battle.defender != seat:
            return ""
        if g.warriors[seat * CLEARINGS + battle.clearing]:
            return "RB-6.2.2"
        return "RB-T-AA-INFORMANTS" if self.has(g, seat, "informants") else ""

    def order_dice(self, g: RootState, seat: int, high: int, low: int) -> tuple[int, int]:
        """RB-T-AA-VETERANS: as defender it deals the higher roll."""
        return (low, high) if self.has(g, seat, "veterans") else (high, low)

    def piece_points(self, g: RootState, seat: int, kind: int) -> int:
        """RB-T-AA-POPULARITY: nobody scores for removing sympathy."""
        return 0 if kind == SYMPATHY and self.has(g, seat, "popularity") else 1

    def moved_in(self, g: RootState, seat: int, mover: int, owner: int, clearing: int) -> Sequence[Step]:
        """RB-6.2.3: a person moved own warriors into a sympathetic clearing."""
        if mover != owner or g.bots >> mover & 1 or not count(g, seat, SYMPATHY, clearing):
            return ()
        return (AutomatedOutrage(mover, seat, clearing),)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-6.2.3, RB-6.2.4: an outrage for each sympathy a person removed, a crackdown for each base."""
        steps: list[Step] = []
        for loss in losses:
            if loss.owner == seat:
                if not g.bots >> loss.remover & 1:
                    steps += [AutomatedOutrage(loss.remover, seat, loss.clearing)] * loss.pieces.count(SYMPATHY)
                steps += [Crackdown(seat, base) for base in BASES if base in loss.pieces]
        return steps

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        bases = [base for base in BASES if on_map(g, seat, base)]
        return AutomatedAllianceView(own(g, seat).order, *self.cards_beside(g, seat), on_map(g, seat, SYMPATHY), bases)


KINDS = (
    AutomatedAllianceBoard,
    AutomatedRevolt,
    SurpriseRevolt,
    LeaveTheClearing,
    FoundAutomatedBase,
    PublicPity,
    AutomatedSpread,
    AutomatedOrganize,
    OrganizeAt,
    RecruitAtBases,
    DiscardForOutrage,
    NothingToDiscard,
    AutomatedOutrage,
    Crackdown,
)
FACTIONS = (AutomatedAlliance(),)
ORDER = 3
ROOM = room(__name__)
