"""HC-36: the thirteen cards of the Fair Folk (our own design, see the component table)."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.factions.fairfolk.figures import FAIR
from hvozd.games.harrow.factions.fairfolk.offers import MoveLegends, MoveOneHaint, folk
from hvozd.games.harrow.factions.fairfolk.searching import MayGuess, PointArrow, learn, wanted
from hvozd.games.harrow.hooks import RENAMED
from hvozd.games.harrow.maps import DISTANCE, HEXES, KIND_NAMES, NEIGHBOURS
from hvozd.games.harrow.rules.cubes import gain
from hvozd.games.harrow.rules.decks import discard
from hvozd.games.harrow.rules.effects import DrawToken, MoveNest, TokenMoving
from hvozd.games.harrow.rules.events import CardDrawn
from hvozd.games.harrow.rules.moves import done, haints_of_colour, token_places
from hvozd.games.harrow.rules.units import units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE, HexF, KindF, OfferF, QuestF

QUESTS_HAND = 5


class Answered(Event):
    hex: HexF
    yes: bool


class KindAnswered(Event):
    kind: KindF
    yes: bool


class SwapOffers(Action):
    form = "swap-offers {first} {second}"
    first: HexF
    second: HexF


class ChangeOffer(Action):
    form = "change-offer {offer}"
    offer: OfferF


class QuestDrawn(Event):
    """The Fair Folk alone see which."""


class QuestDropped(Event):
    """For another one."""


class DropQuest(Action):
    form = "drop-quest {quest}"
    quest: QuestF


class AskNest(Action):
    form = "ask-nest {hex}"
    hex: HexF


class AskKind(Action):
    form = "ask-kind {kind}"
    kind: KindF


def draw_fair(g: HarrowState, which: int, upto: int) -> None:
    """HC-24.31: cards up to a number; an empty deck is made anew from its discards at once."""
    hand = g.hands[which]
    assert hand is not None
    while len(hand.held) < upto and hand.deck:
        hand.held.append(hand.deck.pop(g.random(len(hand.deck))))
        if which == QUESTS_HAND:
            g.log(QuestDrawn)
        else:
            g.log(CardDrawn, FAIR)
        if not hand.deck:
            hand.deck, hand.played = sorted(hand.played), []
    g.reveal(g.seat(FAIR))


def nests_on_map(g: HarrowState) -> list[int]:
    return [h for h in range(HEXES) if folk(g).nests[h]]


class MoveOneNest(Ask):
    """HC-36.2: one nest, with its offer if any, to an adjacent hex without units, nest and bonfire; no search cube."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.moves, done)

    def moves(self, g: HarrowState) -> Sequence[Action]:
        nests = folk(g).nests
        return [
            MoveNest(h, to) for h in nests_on_map(g) for to in NEIGHBOURS[h] if not (nests[to] or units_here(g, to) or g.fire[to])
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, MoveNest):
            nests = folk(g).nests
            nests[action.target], nests[action.origin] = nests[action.origin], 0


class BaitAndSwitch(Ask):
    """HC-36.4: swap the offers of two nests on the map (one may be empty), or change a prepared offer for another of the bag."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.swaps, self.changes, done)

    def swaps(self, g: HarrowState) -> Sequence[Action]:
        nests = nests_on_map(g)
        return [SwapOffers(a, b) for a in nests for b in nests if a < b and folk(g).nests[a] != folk(g).nests[b]]

    def changes(self, g: HarrowState) -> Sequence[Action]:
        return Product(ChangeOffer, sorted(folk(g).prepared))

    def take(self, g: HarrowState, action: Action) -> None:
        own = folk(g)
        if isinstance(action, SwapOffers):
            a, b = action.first, action.second
            own.nests[a], own.nests[b] = own.nests[b], own.nests[a]
        elif isinstance(action, ChangeOffer):
            own.prepared.remove(action.offer)
            own.bag = sorted([*own.bag, action.offer])
            own.prepared.append(own.bag.pop(g.random(len(own.bag))))
            g.reveal(self.seat)


class MoveAnyToken(TokenMoving):
    """HC-36.5: one ability token of the map to an adjacent hex."""

    def draws(self, g: HarrowState) -> Sequence[Action]:
        return [DrawToken(kind, h, to) for kind, h in token_places(g) for to in NEIGHBOURS[h]]


class ChangeQuests(Ask):
    """HC-36.6: discard any number of quests and draw as many."""

    dropped: int = 0

    def open_to(self, g: HarrowState) -> bool:
        hand = g.hands[QUESTS_HAND]
        return hand is not None and bool(hand.held)

    def skipped(self, g: HarrowState) -> None:
        draw_fair(g, QUESTS_HAND, self.dropped)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        hand = g.hands[QUESTS_HAND]
        assert hand is not None
        return (lambda g: Product(DropQuest, sorted(hand.held)), done)

    def take(self, g: HarrowState, action: Action) -> None:
        hand = g.hands[QUESTS_HAND]
        assert hand is not None
        if isinstance(action, DropQuest):
            discard(hand, action.quest)
            g.reveal()
            g.log(QuestDropped)
            g.then(ChangeQuests(self.seat, self.dropped + 1))
        else:
            draw_fair(g, QUESTS_HAND, len(hand.held) + self.dropped)


class AskNearNest(Ask):
    """HC-36.10: the others say truly whether the wanted find is within 2 of a nest."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(AskNest, nests_on_map(g)), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, AskNest):
            near = [DISTANCE[action.hex][h] <= 2 for h in range(HEXES)]
            yes = near[wanted(g)]
            learn(g, [may == yes for may in near])
            g.log(Answered, action.hex, yes)


class AskOfKind(Ask):
    """HC-36.11: the others say truly whether the wanted find lies on a kind of hex."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(AskKind, range(len(KIND_NAMES))), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, AskKind):
            on = [kind == action.kind for kind in g.land.kind]
            yes = on[wanted(g)]
            learn(g, [may == yes for may in on])
            g.log(KindAnswered, action.kind, yes)


def _dew(g: HarrowState, seat: int) -> None:
    """HC-36.1: one search cube."""
    gain(g, SEARCH_CUBE)


def _second_nest(g: HarrowState, seat: int) -> None:
    """HC-36.7: one more nest this turn."""
    folk(g).nest_left += 1


def _glamour(g: HarrowState, seat: int) -> None:
    """HC-36.9: for one quest this turn one nest may ignore the condition."""
    folk(g).glamour = 1


def _compass(g: HarrowState, seat: int) -> None:
    """HC-36.12: an arrow with any nest of the map; its offer stays."""
    g.then(PointArrow(seat, tuple(nests_on_map(g))))


def _second_sight(g: HarrowState, seat: int) -> None:
    """HC-36.13: one guess."""
    g.then(MayGuess(seat))


def _any_haint(g: HarrowState, seat: int) -> None:
    """HC-36.3: any one haint that no nail pins, to a legal neighbour."""
    g.then(MoveOneHaint(seat, tuple(kind for colour in g.colours for kind in haints_of_colour(colour))))


EFFECTS: dict[str, Callable[[HarrowState, int], None]] = {
    "gather-dew": _dew,
    "moth-dust": lambda g, seat: g.then(MoveOneNest(seat)),
    "pixie-led": _any_haint,
    "bait-and-switch": lambda g, seat: g.then(BaitAndSwitch(seat)),
    "moonlit-glade": lambda g, seat: g.then(MoveAnyToken(seat)),
    "change-of-heart": lambda g, seat: g.then(ChangeQuests(seat)),
    "second-nest": _second_nest,
    "dance-of-legends": lambda g, seat: g.then(MoveLegends(seat, 1)),
    "glamour": _glamour,
    "listening-roots": lambda g, seat: g.then(AskNearNest(seat)),
    "scent-of-home": lambda g, seat: g.then(AskOfKind(seat)),
    "borrowed-compass": _compass,
    "second-sight": _second_sight,
}

RENAMED["fairy queens-whisper"] = "fairy second-sight"

KINDS = (
    Answered,
    KindAnswered,
    QuestDrawn,
    QuestDropped,
    SwapOffers,
    ChangeOffer,
    DropQuest,
    AskNest,
    AskKind,
    MoveOneNest,
    BaitAndSwitch,
    MoveAnyToken,
    ChangeQuests,
    AskNearNest,
    AskOfKind,
)
