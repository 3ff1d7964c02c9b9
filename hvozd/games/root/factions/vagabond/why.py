"""Why the Vagabond's questions refuse an answer."""

from hvozd.games.root.components import ANY, CLEARINGS, COST, MAPS, fits
from hvozd.games.root.factions.vagabond.actions import (
    Explore,
    HammerCraft,
    Repair,
    StrikePiece,
    StrikeWarrior,
    VagabondActions,
)
from hvozd.games.root.factions.vagabond.aid import Aid, CompleteQuest, gifts_of, quest_board
from hvozd.games.root.factions.vagabond.characters import in_clearing
from hvozd.games.root.factions.vagabond.items import (
    ALLIED,
    BOOTS,
    CROSSBOW,
    HAMMER,
    SWORD,
    TORCH,
    face_up,
    own,
    wares,
)
from hvozd.games.root.factions.vagabond.reasons import (
    GuardedByWarriors,
    HammersOfOtherSuit,
    NoAlly,
    NoGift,
    NoItem,
    NoQuest,
    NoRuin,
    NotBeside,
    NotDamaged,
    NotInForest,
    OnlyBySlipping,
    QuestOfOtherSuit,
    SecondBoot,
    TooFewHammers,
)
from hvozd.games.root.factions.vagabond.travel import Slip, Slipping, SlipWith, Travel, TravelWith, hostile_at, near_clearings
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.move import landing
from hvozd.games.root.rules.needs import ENTER, FIGHTING, LEAVE, craftable, held, piece_at, veto
from hvozd.games.root.rules.pieces import enemies, present
from hvozd.games.root.rules.reasons import NobodyThere, NoEnemy, NoFighters, NoSuchPiece, OtherSuit, TooFewWarriors
from hvozd.games.root.rules.wandering import DAMAGED, DAMAGED_DOWN, QUEST_ITEMS, QUEST_SUIT, is_forest
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Need, Needs, Reason


def item(kind: int, rule: str) -> Need:
    """R-9.5: an item of the kind to exhaust."""
    return lambda case: None if face_up(case.g, case.seat, kind) else NoItem(rule, kind)


def out_of_forest(rule: str) -> Need:
    return lambda case: None if in_clearing(case.g, case.seat) else NotInForest(rule)


def beside(case: Case, rule: str, forests: bool) -> Reason | None:
    """R-9.4.2, R-9.5.1: the next clearing, or forest where he may slip into one."""
    g, here, target = case.g, case.g.pawns[case.seat], case.action.target
    if is_forest(target) and not forests:
        return OnlyBySlipping(rule, target)
    woodland = MAPS[g.map]
    near = woodland.beside_forest(here) if is_forest(here) else (*near_clearings(g, case.seat), *woodland.forests_at(here))
    if target not in near:
        return NotBeside(rule, target)
    return None if is_forest(target) else veto(case, landing(target), ENTER)


def travelling(case: Case) -> Reason | None:
    """R-9.5.1: not held, to the next clearing, with a second boot towards hostile warriors."""
    here = case.g.pawns[case.seat]
    stopped = None if is_forest(here) else veto(case, here, LEAVE)
    if stopped := stopped or beside(case, "R-9.5.1", forests=False):
        return stopped
    boots = face_up(case.g, case.seat, BOOTS)
    return (
        SecondBoot("R-9.2.9.III.b", case.action.target)
        if boots < 2 and hostile_at(case.g, case.seat, case.action.target)
        else None
    )


def slipping(case: Case) -> Reason | None:
    return beside(case, "R-9.4.2", forests=True)


def with_ally(case: Case) -> Reason | None:
    """R-9.2.9.II.b: warriors of an ally in his clearing."""
    g, here, ally = case.g, case.g.pawns[case.seat], case.action.ally
    if own(g, case.seat).relations[ally] != ALLIED:
        return NoAlly("R-9.2.9.II.b", ally)
    have = 0 if is_forest(here) else g.warriors[ally * CLEARINGS + here]
    if not 0 < case.action.warriors <= have:
        return TooFewWarriors("R-9.2.9.II.b", here, have, case.action.warriors)
    return veto(case, here, LEAVE, ally) or veto(case, landing(case.action.target), ENTER, ally)


def battle_here(case: Case) -> Reason | None:
    """R-9.5.2: only where his pawn stands."""
    return None if case.action.clearing == case.g.pawns[case.seat] else NoFighters("R-4.3", case.action.clearing)


def a_ruin(case: Case) -> Reason | None:
    here = case.g.pawns[case.seat]
    return None if case.g.ruins[here] else NoRuin("R-9.5.3", here)


def company(rule: str) -> Need:
    """Somebody else with a piece in his clearing."""

    def need(case: Case) -> Reason | None:
        here, player = case.g.pawns[case.seat], case.action.player
        if player == case.seat:
            return NoEnemy(rule, player)
        return None if present(case.g, player, here) else NobodyThere(rule, player, here)

    return need


def of_this_clearing(case: Case) -> Reason | None:
    """R-9.5.4: a card of the suit of his clearing."""
    suit = case.g.suits[case.g.pawns[case.seat]]
    return None if fits(case.action.card, suit) else OtherSuit("R-9.5.4", case.action.card, suit)


def any_item(case: Case) -> Reason | None:
    return item(case.action.item, "R-9.5.4")(case)


def a_gift(case: Case) -> Reason | None:
    """R-9.5.4: an item that the player has crafted."""
    gift, player = case.action.gift, case.action.player
    return None if gift is None or gift in gifts_of(case.g, player) else NoGift("R-9.5.4", player, gift)


def questing(case: Case) -> Reason | None:
    """R-9.5.5: on display, of the suit of his clearing, with both items."""
    g, quest = case.g, case.action.quest
    suit = g.suits[g.pawns[case.seat]]
    if quest not in quest_board(g).quests:
        return NoQuest("R-9.5.5", quest)
    if QUEST_SUIT[quest] != suit:
        return QuestOfOtherSuit("R-9.5.5", quest, QUEST_SUIT[quest])
    needed = QUEST_ITEMS[quest]
    lacking = next((kind for kind in needed if face_up(g, case.seat, kind) < needed.count(kind)), None)
    return None if lacking is None else NoItem("R-9.5.5", lacking)


def struck_warrior(case: Case) -> Reason | None:
    """R-9.5.6: an enemy warrior in his clearing."""
    g, here, player = case.g, case.g.pawns[case.seat], case.action.player
    if not enemies(g, case.seat, player):
        return NoEnemy("R-2.7", player)
    return None if g.warriors[player * CLEARINGS + here] else NobodyThere("R-9.5.6", player, here)


def struck_piece(case: Case) -> Reason | None:
    """R-9.5.6: a building or token of an enemy without warriors there."""
    g, here = case.g, case.g.pawns[case.seat]
    owner, kind = divmod(case.action.piece, PIECE_KINDS)
    player = g.factions.index(owner) if owner in g.factions else case.seat
    if not enemies(g, case.seat, player):
        return NoEnemy("R-2.7", player)
    if not piece_at(g, player, kind, here):
        return NoSuchPiece("R-9.5.6", here, case.action.piece)
    return GuardedByWarriors("R-9.5.6", player) if g.warriors[player * CLEARINGS + here] else None


def damaged(case: Case) -> Reason | None:
    """R-9.5.7: a damaged item."""
    there = [ware for ware, _ in wares(case.g, case.seat, DAMAGED, DAMAGED_DOWN)]
    return None if case.action.item in there else NotDamaged("R-9.5.7", case.action.item)


def hammered(case: Case) -> Reason | None:
    """R-9.2.1: a hammer for each icon, all of the suit of his clearing."""
    cost, have = COST[case.action.card], face_up(case.g, case.seat, HAMMER)
    suit = case.g.suits[case.g.pawns[case.seat]]
    if any(icon not in (suit, ANY) for icon in cost):
        return HammersOfOtherSuit("R-9.2.1", suit)
    return None if len(cost) <= have else TooFewHammers("R-9.2.1", have, len(cost))


WHY: Needs = {
    Slipping: {Slip: (slipping,), SlipWith: (slipping, with_ally)},
    VagabondActions: {
        **DAY,
        Travel: (item(BOOTS, "R-9.5.1"), travelling),
        TravelWith: (item(BOOTS, "R-9.5.1"), travelling, with_ally),
        Fight: (out_of_forest("R-9.5.2"), item(SWORD, "R-9.5.2"), battle_here, *FIGHTING),
        Explore: (out_of_forest("R-9.5.3"), item(TORCH, "R-9.5.3"), a_ruin),
        Aid: (out_of_forest("R-9.5.4"), company("R-9.5.4"), held("R-9.5.4"), of_this_clearing, any_item, a_gift),
        CompleteQuest: (out_of_forest("R-9.5.5"), questing),
        StrikeWarrior: (out_of_forest("R-9.5.6"), item(CROSSBOW, "R-9.5.6"), struck_warrior),
        StrikePiece: (out_of_forest("R-9.5.6"), item(CROSSBOW, "R-9.5.6"), struck_piece),
        Repair: (item(HAMMER, "R-9.5.7"), damaged),
        HammerCraft: (out_of_forest("R-9.5.8"), held("R-4.1"), craftable, hammered),
    },
}
