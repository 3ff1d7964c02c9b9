"""R-4.3: battle, from the declaration to the hits. I-BAT-1 gives the sequence."""

from collections.abc import Mapping, Sequence

from hvozd.core import Action, Ask, AskAll, Bag, Do, Offer, Product
from hvozd.core.steps import Answer
from hvozd.games.root.components import AMBUSH, CLEARINGS, GAME, MAP_CLEARINGS, fits
from hvozd.games.root.hooks import EFFECTS, FACTIONS, Loss, faction, listeners
from hvozd.games.root.rules.bot_dominance import watch_bots
from hvozd.games.root.rules.events import Ambushed, AmbushFoiled, BattleBegan, BattleHits, BattleRolled
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.pieces import enemies
from hvozd.games.root.rules.removal import pieces_at, remove
from hvozd.games.root.state import PIECE_KINDS, Battle, RootState
from hvozd.games.root.words import Card, Piece, Place, Seat
from hvozd.kit.picks import Picks


class Fight(Action):
    """R-4.3: battle one enemy in one clearing."""

    form = "battle {clearing} {defender}"
    clearing: Place
    defender: Seat

    def do(self, g: RootState, seat: int) -> None:
        g.then(StartBattle(self.clearing, seat, self.defender))


def battle_options(g: RootState, seat: int, clearings: Sequence[int] | None = None) -> Sequence[Action]:
    """R-4.3, I-BAT-13: a clearing with own warriors (or the pawn) and an enemy with any piece there."""
    own = FACTIONS[g.factions[seat]]
    foes = [(other, other * CLEARINGS, g.pawns[other]) for other in range(g.seats) if other != seat and enemies(g, seat, other)]
    strength, tokens = g.strength, g.tokens
    found: list[Action] = []
    for clearing in MAP_CLEARINGS if clearings is None else clearings:
        alone = own.may_attack(g, seat, clearing)
        if alone or g.hirer == seat:
            for other, first, pawn in foes:
                at = first + clearing
                here = strength[at] or tokens[at] or pawn == clearing
                if here and (alone or hirelings(g, seat, clearing, other)):
                    found.append(Fight(clearing, other))
    return found


def hirelings(g: RootState, seat: int, clearing: int, against: int) -> int:
    """R-11.2.7.III, RB-T-RR-INVOLVED, I-RF-2, I-RF-4, I-RF-5: hired warriors fight for their hirer against anyone but their
    owner; if they oppose a player, for everybody against that one."""
    if (seat != g.hirer and against != g.opposed) or g.lender in (against, seat):
        return 0
    return g.warriors[g.lender * CLEARINGS + clearing]


def fighters(g: RootState, seat: int, clearing: int) -> int:
    """The warriors that a side of the battle under way counts as its own, hired ones included."""
    battle = now(g)
    other = battle.defender if seat == battle.attacker else battle.attacker
    return g.warriors[seat * CLEARINGS + clearing] + hirelings(g, seat, clearing, other)


class StartBattle(Do):
    """R-4.3, I-BAT-1: declare; ally; ambush; roll; effects; hits; end."""

    clearing: int
    attacker: int
    defender: int
    chooser: int = -1

    def run(self, g: RootState) -> None:
        g.battle = Battle(self.clearing, self.attacker, self.defender, self.chooser)
        g.log(BattleBegan, self.attacker, self.defender, self.clearing)
        g.then(*faction(g, self.attacker).before_battle(g, self.attacker), OfferAmbush(self.defender), BeforeRoll(), EndBattle())


def now(g: RootState) -> Battle:
    """The battle under way."""
    battle = g.battle
    assert battle is not None
    return battle


# -- step 1: ambush -------------------------------------------------------------------------------------------------------


class NoAmbush(Action):
    """R-4.3.1: let the chance pass (or hold no such card; nobody can tell)."""

    form = "no ambush"

    def do(self, g: RootState, seat: int) -> None:
        pass


class PlayAmbush(Action):
    """R-4.3.1, R-4.3.1.I, K-C.1: play an ambush card that fits the clearing."""

    form = "ambush {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)


def ambushes(g: RootState, seat: int) -> Sequence[Action]:
    """R-2.1.5, I-BAT-2: ambush cards in hand of the clearing's suit or birds."""
    suit = g.suits[now(g).clearing]
    return [PlayAmbush(card) for card in sorted({*g.hands[seat]} & AMBUSH) if fits(card, suit)]


def may_hold_ambush(g: RootState, seat: int) -> bool:
    """W-BT2, W-BT3: public facts only: a hidden hand with any card may hold one."""
    if faction(g, seat).hand_is_public:
        return bool(ambushes(g, seat))
    return bool(g.hands[seat])


class OfferAmbush(Ask):
    """R-4.3.1, W-BT2, I-BAT-3: the defender may ambush; every hidden hand is asked, whatever it holds."""

    def open_to(self, g: RootState) -> bool:
        attacker = now(g).attacker
        if not faction(g, attacker).ambushable:
            return False
        if g.crafted[attacker] and any(EFFECTS[card].stops_ambush(g, attacker) for card in g.crafted[attacker]):
            return False
        return may_hold_ambush(g, self.seat)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: ambushes(g, self.seat), lambda g: (NoAmbush(),))

    def take(self, g: RootState, action: PlayAmbush | NoAmbush) -> None:
        action.do(g, self.seat)
        if isinstance(action, PlayAmbush):
            g.log(Ambushed, self.seat, action.card)
            g.then(OfferFoil(now(g).attacker))


class OfferFoil(Ask):
    """R-4.3.1.I, W-BT3: the attacker may cancel the ambush with a fitting one."""

    def open_to(self, g: RootState) -> bool:
        return may_hold_ambush(g, self.seat)

    def skipped(self, g: RootState) -> None:
        g.then(TakeHits(GAME.ambush_hits, 0), EndIfBeaten())

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: ambushes(g, self.seat), lambda g: (NoAmbush(),))

    def take(self, g: RootState, action: PlayAmbush | NoAmbush) -> None:
        action.do(g, self.seat)
        if isinstance(action, PlayAmbush):
            g.log(AmbushFoiled, self.seat, action.card)
        else:
            self.skipped(g)


class EndIfBeaten(Do):
    """R-4.3.1, I-BAT-5, I-BAT-6: with no attacker left after the ambush the battle ends without a roll."""

    def run(self, g: RootState) -> None:
        attacker = now(g).attacker
        if not faction(g, attacker).still_fights(g, attacker):
            while not isinstance(g.stack[-1], EndBattle):
                g.stack.pop()


# -- step 2: roll and extra hits --------------------------------------------------------------------------------------------


class BeforeRoll(Do):
    """I-BAT-1: what may happen between ambush and roll, then the roll."""

    def run(self, g: RootState) -> None:
        steps = [step for seat, own in listeners(g, "before_roll", g.turn) for step in own.before_roll(g, seat)]
        g.then(*steps, RollBattle())


class RollBattle(Do):
    """R-4.3.2, R-4.3.2.I, R-4.3.2.III, I-BAT-7, W-BT6: two dice, the higher to the attacker; caps; extra hits."""

    def run(self, g: RootState) -> None:
        battle = now(g)
        first = GAME.die_faces[g.random(len(GAME.die_faces))]
        second = GAME.die_faces[g.random(len(GAME.die_faces))]
        attacker, defender = faction(g, battle.attacker), faction(g, battle.defender)
        high, low = defender.order_dice(g, battle.defender, max(first, second), min(first, second))
        clearing = battle.clearing
        battle.rolled = (
            min(high, attacker.most_hits(g, battle.attacker, clearing)),
            min(low, defender.most_hits(g, battle.defender, clearing) + battle.backing),
        )
        bare = 1 if defender.defenseless(g, battle.defender, clearing) else 0
        battle.extra = (attacker.extra_hits(g, battle.attacker) + bare, defender.extra_hits(g, battle.defender))
        battle.fought = True
        g.log(BattleRolled, battle.attacker, battle.defender, max(first, second), min(first, second))
        if g.crafted[battle.attacker] or g.crafted[battle.defender] or attacker.acts_in_battle or defender.acts_in_battle:
            g.then(UseEffects(battle.attacker, False), DealHits())
        else:
            g.then(DealHits())


def add_extra_hit(g: RootState, seat: int) -> None:
    """R-4.3.2.II: one more hit, not limited by warriors."""
    battle = now(g)
    mine, theirs = battle.extra
    battle.extra = (mine + 1, theirs) if seat == battle.attacker else (mine, theirs + 1)


def rolled_against(g: RootState, seat: int) -> int:
    """The rolled hits that a side is about to take."""
    battle = now(g)
    return battle.rolled[1] if seat == battle.attacker else battle.rolled[0]


class NoEffect(Action):
    """I-BAT-9: use no effect now."""

    form = "no effect"


class UseEffects(Ask):
    """R-4.3.2.II, I-BAT-9, W-BT7: attacker and defender in turn use one effect or pass, until both pass in a row."""

    passed: bool
    """Whether the other side has just passed."""

    def open_to(self, g: RootState) -> bool:
        return bool(self.effects(g))

    def skipped(self, g: RootState) -> None:
        if not self.passed:
            g.then(UseEffects(self.other(g), True))

    def other(self, g: RootState) -> int:
        battle = now(g)
        return battle.defender if self.seat == battle.attacker else battle.attacker

    def effects(self, g: RootState) -> Sequence[Action]:
        found = [
            action
            for card in g.crafted[self.seat]
            if EFFECTS[card].in_battle and card not in now(g).used
            for action in EFFECTS[card].battle_options(g, self.seat, card)
        ]
        return (*found, *faction(g, self.seat).battle_offers(g, self.seat))

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.effects, lambda g: (NoEffect(),))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, NoEffect):
            self.skipped(g)
        else:
            g.then(UseEffects(self.other(g), False))
            action.do(g, self.seat)


# -- step 3: hits -------------------------------------------------------------------------------------------------------------


class DealHits(Do):
    """R-4.3.3: both sides deal their hits at the same time."""

    def run(self, g: RootState) -> None:
        battle = now(g)
        by_attacker = battle.rolled[0] + battle.extra[0]
        by_defender = battle.rolled[1] + battle.extra[1]
        g.log(BattleHits, battle.attacker, battle.defender, by_attacker, by_defender)
        g.then(TakeHits(by_defender, by_attacker))


class TakeHits(Do):
    """R-4.3.3, I-BAT-4, I-BAT-12: each side that has a choice picks its losses, secretly, together; then one removal event."""

    attacker: int
    defender: int

    def run(self, g: RootState) -> None:
        battle = now(g)
        sides = ((battle.defender, self.defender), (battle.attacker, self.attacker))
        choosing = tuple(seat for seat, hits in sides if hits and faction(g, seat).picks_losses(g, seat, battle.clearing, hits))
        if not choosing:
            deal(g, self.attacker, self.defender, {})
        elif (chooser := picks_for_both(g)) < 0:
            g.then(ChooseLosses(tuple(sorted(choosing)), self.attacker, self.defender))
        else:
            hits = dict(sides)
            asks = (ChooseLossesFor(chooser, seat, hits[seat]) for seat in choosing)
            g.then(*asks, DealPicked(self.attacker, self.defender))


def picks_for_both(g: RootState) -> int:
    """R-E.4.2, I-VB-17: who picks the losses of both sides; -1: each side its own, by the other reading (X-13) always."""
    return now(g).chooser if "X-13" not in g.rulings else -1


def deal(g: RootState, to_attacker: int, to_defender: int, choices: Mapping[int, Answer]) -> None:
    """R-4.3.3, I-BAT-14: the losses of both sides as one removal event; each side is the remover of the other's pieces."""
    battle = now(g)
    by_attacker = battle.attacker if battle.chooser < 0 else battle.chooser
    by_defender = battle.defender if battle.chooser < 0 else battle.chooser
    losses: list[Loss] = []
    for seat, remover, hits in ((battle.defender, by_attacker, to_defender), (battle.attacker, by_defender, to_attacker)):
        if hits:
            losses.extend(faction(g, seat).lose(g, seat, remover, battle.clearing, hits, choices.get(seat)))
    remove(g, losses)


class LosePieces(Action):
    """R-4.3.3: which buildings and tokens fall once the warriors are gone."""

    form = "lose {pieces}"
    pieces: Bag[Piece]


class ChooseLosses(AskAll):
    """R-4.3.3, W-BT4, W-BT8: the sides that have a choice pick what they lose."""

    attacker: int
    defender: int

    def offers(self, g: RootState, seat: int) -> Sequence[Offer]:
        battle = now(g)
        hits = self.attacker if seat == battle.attacker else self.defender
        return (lambda g: faction(g, seat).loss_options(g, seat, battle.clearing, hits),)

    def take_all(self, g: RootState, actions: Mapping[int, Action]) -> None:
        deal(g, self.attacker, self.defender, actions)

    def public(self) -> tuple[object, ...]:
        return (self.seats, self.attacker, self.defender)


class ChooseLossesFor(Ask):
    """W-BT8: a third player who started the battle picks the losses of a side."""

    side: int
    hits: int

    def offers(self, g: RootState) -> Sequence[Offer]:
        clearing = now(g).clearing
        return (lambda g: faction(g, self.side).loss_options(g, self.side, clearing, self.hits),)

    def take(self, g: RootState, action: Action) -> None:
        now(g).picked += ((self.side, action),)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.side, self.hits)


class DealPicked(Do):
    """R-4.3.3: the hits of both sides, with the losses that a third player picked."""

    attacker: int
    defender: int

    def run(self, g: RootState) -> None:
        picked = dict(now(g).picked)
        now(g).picked = ()
        deal(g, self.attacker, self.defender, picked)


def has_choice(g: RootState, seat: int, clearing: int, hits: int) -> bool:
    """Whether hits reach buildings and tokens of different kinds without taking all of them."""
    left = hits - fighters(g, seat, clearing)
    if left <= 0:
        return False
    pool = pieces_at(g, seat, clearing)
    return len(pool) > 1 and left < sum(count for _, count in pool)


def loss_options(g: RootState, seat: int, clearing: int, hits: int) -> Sequence[Action]:
    left = hits - fighters(g, seat, clearing)
    base = g.factions[seat] * PIECE_KINDS
    pool = [(base + kind, count) for kind, count in pieces_at(g, seat, clearing)]
    return Product(LosePieces, Picks(pool, left))


def losses(g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: LosePieces | None) -> Sequence[Loss]:
    """R-4.3.3: warriors first, then what was chosen; surplus hits are lost."""
    warriors, hired = split(g, seat, clearing, hits)
    left = hits - warriors - hired
    if choice is not None:
        pieces = tuple(piece % PIECE_KINDS for piece in choice.pieces)
    else:
        pieces = tuple(kind for kind, count in pieces_at(g, seat, clearing) for _ in range(count))[:left]
    own = Loss(seat, clearing, remover, warriors, pieces)
    return (own, Loss(g.lender, clearing, remover, hired)) if hired else (own,)


def split(g: RootState, seat: int, clearing: int, hits: int) -> tuple[int, int]:
    """R-11.2.7.III.a, I-RF-3: hits alternate between own and hired warriors, beginning with own, while both last."""
    own = g.warriors[seat * CLEARINGS + clearing]
    hired = fighters(g, seat, clearing) - own
    to_own = min(own, max((hits + 1) // 2, hits - hired))
    return to_own, min(hired, hits - to_own)


class EndBattle(Do):
    """R-4.3, W-BT10, AMB-50: what factions check at the end of a battle."""

    def run(self, g: RootState) -> None:
        steps = [step for seat, own in listeners(g, "after_battle", g.turn) for step in own.after_battle(g, seat)]
        g.battle = None
        watch_bots(g)
        g.then(*steps)


KINDS = (
    Fight,
    StartBattle,
    NoAmbush,
    PlayAmbush,
    OfferAmbush,
    OfferFoil,
    EndIfBeaten,
    BeforeRoll,
    RollBattle,
    NoEffect,
    UseEffects,
    DealHits,
    TakeHits,
    LosePieces,
    ChooseLosses,
    ChooseLossesFor,
    DealPicked,
    EndBattle,
)
