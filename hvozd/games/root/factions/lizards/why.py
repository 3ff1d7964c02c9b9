"""Why the Cult's questions refuse an answer."""

from hvozd.games.root.components import BIRD, CLEARINGS, SUIT
from hvozd.games.root.factions.lizards import FeedSouls, RitualBuild, RitualRecruit, Rituals, RitualScore, Sacrifice
from hvozd.games.root.factions.lizards.conspiracies import (
    Conspiracies,
    Convert,
    CrusadeAfterMove,
    CrusadeBattle,
    CrusadeMove,
    Sanctify,
    own,
    price,
)
from hvozd.games.root.factions.lizards.reasons import (
    GardenOnMap,
    NoBuildingOf,
    NoGarden,
    NoRitualForBirds,
    NotOutcast,
    NoWarriorOf,
    SuitScored,
    TooFewAcolytes,
)
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.acolytes import GARDENS
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.needs import (
    FIGHTING,
    MOVING,
    a_bird,
    held,
    piece_at,
    placeable,
    ruled,
    same_suit,
    slot,
    supplied,
    word,
)
from hvozd.games.root.rules.pieces import enemies, on_map
from hvozd.games.root.rules.reasons import NoEnemy, NoneLeft, SupplyEmpty
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Need, Needs, Reason


def no_bird(case: Case) -> Reason | None:
    """R-10.2.2: birds are not wild here."""
    return NoRitualForBirds("R-10.2.2", case.action.card) if SUIT[case.action.card] == BIRD else None


def garden_left(case: Case) -> Reason | None:
    kind = GARDENS[SUIT[case.action.card]]
    return None if case.g.stock[case.seat * PIECE_KINDS + kind] else NoneLeft("R-10.5.1", word(case, kind))


def fresh_suit(case: Case) -> Reason | None:
    """R-10.5.3: once a suit and turn."""
    suit = SUIT[case.action.card]
    return SuitScored("R-10.5.3", suit) if suit in own(case.g, case.seat).scored else None


def with_garden(case: Case) -> Reason | None:
    suit = SUIT[case.action.card]
    return None if on_map(case.g, case.seat, GARDENS[suit]) else NoGarden("R-10.5.3", suit)


def without_garden(case: Case) -> Reason | None:
    suit = SUIT[case.action.card]
    if "T-LC" in case.g.rulings:
        return NoGarden("T-LC", suit)
    return GardenOnMap("R-10.5.3", suit) if on_map(case.g, case.seat, GARDENS[suit]) else None


def outcast(at: str = "clearing") -> Need:
    """R-10.4.3: in a clearing of the Outcast suit."""

    def need(case: Case) -> Reason | None:
        place, suit = getattr(case.action, at), own(case.g, case.seat).outcast
        return None if 0 < place < CLEARINGS and case.g.suits[place] == suit else NotOutcast("R-10.4.3", place, suit)

    return need


def paid(conspiracy: str) -> Need:
    """R-10.4.3: enough acolytes."""

    def need(case: Case) -> Reason | None:
        have, cost = own(case.g, case.seat).acolytes, price(case.g, case.seat, conspiracy)
        return None if have >= cost else TooFewAcolytes("R-10.4.3", have, cost)

    return need


def an_enemy(case: Case) -> Reason | None:
    return None if enemies(case.g, case.seat, case.action.enemy) else NoEnemy("R-2.7", case.action.enemy)


def a_warrior(case: Case) -> Reason | None:
    """R-10.4.3.II: an enemy warrior there."""
    enemy, place = case.action.enemy, case.action.clearing
    return None if case.g.warriors[enemy * CLEARINGS + place] else NoWarriorOf("R-10.4.3.II", enemy, place)


def a_convert(case: Case) -> Reason | None:
    """I-LC-2: a warrior to put there."""
    return None if case.step.gets_warrior(case.g) else SupplyEmpty("I-LC-2")


def a_building(case: Case) -> Reason | None:
    """R-10.4.3.III: that building of that enemy there."""
    g, enemy, place, piece = case.g, case.action.enemy, case.action.clearing, case.action.building
    owner, kind = divmod(piece, PIECE_KINDS)
    own_kind = owner == g.factions[enemy] and kind < len(faction(g, enemy).is_building) and faction(g, enemy).is_building[kind]
    return None if own_kind and piece_at(g, enemy, kind, place) else NoBuildingOf("R-10.4.3.III", piece, place)


def a_garden(case: Case) -> Reason | None:
    """I-LC-5: a garden of the Outcast suit is left."""
    kind = GARDENS[own(case.g, case.seat).outcast]
    return None if case.g.stock[case.seat * PIECE_KINDS + kind] else NoneLeft("I-LC-5", word(case, kind))


RITUAL: tuple[Need, ...] = (held("R-10.5"), no_bird)
WHY: Needs = {
    Rituals: {
        **DAY,
        RitualBuild: (*RITUAL, same_suit("R-10.5.1"), garden_left, ruled("R-10.5.1"), slot(), placeable()),
        RitualRecruit: (*RITUAL, same_suit("R-10.5.2"), placeable(), supplied()),
        RitualScore: (*RITUAL, fresh_suit, with_garden),
        FeedSouls: (*RITUAL, fresh_suit, without_garden),
        Sacrifice: (held("R-10.5"), a_bird("R-10.5.4"), supplied()),
    },
    Conspiracies: {
        CrusadeBattle: (paid("crusade"), outcast(), *FIGHTING),
        CrusadeMove: (paid("crusade"), outcast("origin"), *MOVING),
        Convert: (paid("convert"), outcast(), an_enemy, a_warrior, placeable(), a_convert),
        Sanctify: (paid("sanctify"), outcast(), an_enemy, a_building, placeable(), a_garden),
    },
    CrusadeAfterMove: {Fight: FIGHTING},
}
