"""HC-24.6, HC-24.7: the turn of the Fair Folk: a nest, a quest, cards, and their cleanup."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.games.harrow.factions.fairfolk.cards import EFFECTS, draw_fair
from hvozd.games.harrow.factions.fairfolk.figures import FAIR, FAIRIES, FIGURES, TABLE, FairyF
from hvozd.games.harrow.factions.fairfolk.offers import folk
from hvozd.games.harrow.factions.fairfolk.quests import serving
from hvozd.games.harrow.factions.fairfolk.searching import MayGuess, PointArrow
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import gain, pay
from hvozd.games.harrow.rules.decks import discard
from hvozd.games.harrow.rules.turn import EndTurn
from hvozd.games.harrow.rules.units import empty_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE, HexF, OfferF, QuestF

QUESTS_HAND = 5
SWORD = 1
QUEEN = 3
COSTS = tuple(card.cost for card in FIGURES.cards.cards)


class FairyPlayed(Event):
    card: FairyF


class NestPlayed(Event):
    hex: HexF
    offer: OfferF


class QuestDone(Event):
    quest: QuestF


class PlayNest(Action):
    form = "nest {offer} {hex}"
    offer: OfferF
    hex: HexF


class LiftNest(Action):
    form = "lift-nest {hex}"
    hex: HexF


class CompleteQuest(Action):
    form = "quest {quest}"
    quest: QuestF


class PlayFairy(Action):
    form = "fairy {card}"
    card: FairyF


class ByArrow(Action):
    form = "by-arrow"


class ByGuess(Action):
    form = "by-guess"


class HidePlace(Action):
    form = "hide {hex}"
    hex: HexF


class FairTurn(Do):
    """HC-24.6, HC-24.7, HC-24.60, A-76: one nest, one quest, any cards, all optional; after the queen no more turns."""

    def run(self, g: HarrowState) -> None:
        own = folk(g)
        if own.found == QUEEN:
            return
        g.active = FAIR
        own.nest_left = own.quest_left = 1
        own.glamour = 0
        g.then(FairActs(g.seat(FAIR)), FairCleanup())


class FairActs(Ask):
    """HC-24.7: nest, quest and cards in any order, then the cleanup."""

    def open_to(self, g: HarrowState) -> bool:
        return folk(g).found < QUEEN

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: (EndTurn(),), card_plays]
        if folk(g).nest_left:
            found += [nest_plays, nest_lifts]
        if folk(g).quest_left:
            found.append(quest_plays)
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        g.then(self)
        if isinstance(action, PlayNest):
            play_nest(g, action)
        elif isinstance(action, LiftNest):
            lift_nest(g, action.hex)
        elif isinstance(action, CompleteQuest):
            complete(g, self.seat, action.quest)
        elif isinstance(action, PlayFairy):
            play_fairy(g, self.seat, action.card)


def nest_plays(g: HarrowState) -> Sequence[Action]:
    """HC-24.10, A-77: a prepared nest on a hex without units, bonfire or nest."""
    own = folk(g)
    if nests_out(g) >= TABLE.nests:
        return ()
    return Product(PlayNest, sorted(own.prepared), nest_places(g))


def nest_lifts(g: HarrowState) -> Sequence[Action]:
    """HC-24.11: without a nest or an offer one is taken from the map."""
    if folk(g).prepared and nests_out(g) < TABLE.nests:
        return ()
    return Product(LiftNest, [h for h in range(HEXES) if folk(g).nests[h]])


def quest_plays(g: HarrowState) -> Sequence[Action]:
    """HC-24.20, A-79: a quest of the hand that four nests fulfil."""
    hand = g.hands[QUESTS_HAND]
    assert hand is not None
    return [CompleteQuest(quest) for quest in hand.held if serving(g, quest)]


def card_plays(g: HarrowState) -> Sequence[Action]:
    """HC-24.30: cards that the search cubes on the battleground can pay."""
    hand = g.hands[FAIR]
    assert hand is not None
    return Product(PlayFairy, [card for card in hand.held if COSTS[card] <= g.field[SEARCH_CUBE]])


def nests_out(g: HarrowState) -> int:
    return sum(1 for nest in folk(g).nests if nest)


def nest_places(g: HarrowState) -> list[int]:
    """HC-24.10: townsfolk, buildings, dolls, roots do not matter."""
    fire, nests = g.fire, folk(g).nests
    return [h for h in empty_hexes(g) if not (fire[h] or nests[h])]


def play_nest(g: HarrowState, action: PlayNest) -> None:
    """HC-24.10, HC-24.12, A-78, A-89: the offer lies open; on a marked terrain a search cube comes to the battleground,
    the mark stays."""
    own = folk(g)
    own.prepared.remove(action.offer)
    own.nests[action.hex] = action.offer + 2
    own.nest_left -= 1
    g.reveal()
    g.log(NestPlayed, action.hex, action.offer)
    if g.land.terrain[action.hex] and own.board >> g.land.kind[action.hex] & 1:
        gain(g, SEARCH_CUBE)


def lift_nest(g: HarrowState, h: int) -> None:
    """HC-24.11: an offer removed with its nest goes to the bag; without any prepared offer one is drawn."""
    own = folk(g)
    if own.nests[h] > 1:
        own.bag = sorted([*own.bag, own.nests[h] - 2])
    own.nests[h] = 0
    if not own.prepared:
        draw_offers(g, 1)


def draw_offers(g: HarrowState, upto: int) -> None:
    own = folk(g)
    while len(own.prepared) < upto and own.bag:
        own.prepared.append(own.bag.pop(g.random(len(own.bag))))
    g.reveal(g.seat(FAIR))


def complete(g: HarrowState, seat: int, quest: int) -> None:
    """HC-24.20, HC-27.40: the quest and its nests are shown; it is discarded, and an arrow or a guess is the reward."""
    own = folk(g)
    hand = g.hands[QUESTS_HAND]
    assert hand is not None
    nests = serving(g, quest)
    discard(hand, quest)
    own.quest_left -= 1
    own.glamour = 0
    g.reveal()
    g.log(QuestDone, quest)
    g.then(QuestReward(seat, tuple(h for h in nests if own.nests[h] > 1)))


class QuestReward(Ask):
    """HC-24.20, HC-24.21: an arrow at one of those nests that still has its offer, or a guess."""

    hexes: tuple[int, ...]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: (ByGuess(),)]
        if self.hexes:
            found.append(lambda g: (ByArrow(),))
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        g.then(SpendOffer(self.seat, self.hexes) if isinstance(action, ByArrow) else MayGuess(self.seat, True))


class SpendOffer(Ask):
    """HC-24.21: the offer of the chosen nest goes to the bag, the nest stays."""

    hexes: tuple[int, ...]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(LiftNest, self.hexes),)

    def take(self, g: HarrowState, action: LiftNest) -> None:
        own = folk(g)
        own.bag = sorted([*own.bag, own.nests[action.hex] - 2])
        own.nests[action.hex] = 1
        g.then(PointArrow(self.seat, (action.hex,)))


def play_fairy(g: HarrowState, seat: int, card: int) -> None:
    """HC-24.30: paid with search cubes, used, discarded."""
    hand = g.hands[FAIR]
    assert hand is not None
    pay(g, SEARCH_CUBE, COSTS[card])
    discard(hand, card)
    g.reveal()
    g.log(FairyPlayed, card)
    EFFECTS[FAIRIES[card]](g, seat)


class FairCleanup(Do):
    """HC-24.31: at most six search cubes; refill to three quests, three cards, three offers."""

    def run(self, g: HarrowState) -> None:
        over = g.field[SEARCH_CUBE] - TABLE.cube_limit
        if over > 0:
            pay(g, SEARCH_CUBE, over)
        draw_fair(g, QUESTS_HAND, TABLE.quests)
        draw_fair(g, FAIR, TABLE.hand)
        draw_offers(g, TABLE.prepared)
        g.active = -1


KINDS = (
    FairyPlayed,
    NestPlayed,
    QuestDone,
    PlayNest,
    LiftNest,
    CompleteQuest,
    PlayFairy,
    ByArrow,
    ByGuess,
    HidePlace,
    FairTurn,
    FairActs,
    QuestReward,
    SpendOffer,
    FairCleanup,
)
