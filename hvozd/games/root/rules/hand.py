"""Drawing, spending, discarding, giving, stealing: everything that moves shared cards. Hands are kept sorted."""

from bisect import insort

from hvozd.core import Ruling
from hvozd.games.root.components import DOMINANCE, SUIT, fits
from hvozd.games.root.hidden.knowledge import learn, learn_all, left_openly, left_secretly
from hvozd.games.root.hooks import EFFECTS, RULINGS, faction
from hvozd.games.root.rules.bot_dominance import watch_bots
from hvozd.games.root.rules.events import Discarded, Drew, DrewCards, Gave, GaveCard, Reshuffled, SawCards, SawHand
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import RootState

RULINGS += [Ruling("X-5", ("R-2.1.2", "I-DECK-1"))]


def take_from_deck(g: RootState) -> int | None:
    """R-2.1.2, I-DECK-1: the top card; an empty deck is first made anew from the discard pile, if there is one (X-5: at once)."""
    if not g.deck and not reshuffle(g):
        return None
    card = g.deck.pop()
    if not g.deck and "X-5" in g.rulings:
        reshuffle(g)
    return card


def reshuffle(g: RootState) -> bool:
    """R-2.1.2: the discard pile becomes the deck; whether there was one."""
    if not g.discard:
        return False
    g.deck, g.discard = sorted(g.discard), []
    g.shuffle(g.deck)
    g.log(Reshuffled, len(g.deck))
    return True


def draw(g: RootState, seat: int, cards: int) -> int:
    """R-2.1.2, I-DECK-2: draw cards into the hand, across a reshuffle, as far as there are any.

    RB-12.1.1: who has no hand scores a point for each card instead.
    """
    if not faction(g, seat).has_hand:
        score(g, seat, cards)
        return 0
    drawn = []
    for _ in range(cards):
        card = take_from_deck(g)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        g.hands[seat].extend(drawn)
        g.hands[seat].sort()
        if faction(g, seat).hand_is_public:
            g.reveal()
            g.log(DrewCards, seat, tuple(drawn))
            return len(drawn)
        g.reveal(seat)
        if g.journal is not None:
            g.tell((seat,), DrewCards(seat, tuple(drawn)), Drew(seat, len(drawn)))
    return len(drawn)


def to_discard(g: RootState, card: int) -> None:
    """R-2.1.3, R-3.3.3: onto the discard pile; a dominance card becomes available instead; a faction may catch both."""
    for seat in g.catchers:
        if faction(g, seat).catches_card(g, seat, card):
            return
    lay_aside(g, card)


def cost_matters(g: RootState) -> bool:
    """I-GEN-5: an action without any effect may be taken for the card it costs, while a faction catches spent cards."""
    return bool(g.catchers)


def lay_aside(g: RootState, card: int) -> None:
    """R-3.3.3, RB-1.3.1: onto the discard pile, or a dominance card beside the map, whoever might have caught it."""
    if card in DOMINANCE:
        g.available.append(card)
        watch_bots(g)
    else:
        g.discard.append(card)


def spend(g: RootState, seat: int, card: int) -> None:
    """R-2.1.3: spend or discard a card from the hand, face up."""
    g.hands[seat].remove(card)
    if g.known:
        left_openly(g, seat, card)
    to_discard(g, card)
    g.reveal()
    g.log(Discarded, seat, (card,))


def leave_play(g: RootState, seat: int, card: int) -> None:
    """R-2.6, I-CRAFT-9: a card is discarded from a play area; another copy of it would be fresh."""
    g.crafted[seat].remove(card)
    if seat == g.turn and card in g.used:
        g.used.remove(card)
    EFFECTS[card].left_play(g, seat, card)
    to_discard(g, card)
    g.log(Discarded, seat, (card,))


def matching(g: RootState, seat: int, suit: int) -> list[int]:
    """R-2.1.1: the different cards in hand that serve as a suit."""
    return sorted({card for card in g.hands[seat] if fits(card, suit)})


def of_bird(g: RootState, seat: int) -> list[int]:
    """R-2.1.1.II: the different bird cards in hand; nothing stands in for them."""
    return sorted({card for card in g.hands[seat] if SUIT[card] == 3})


def hand_over(g: RootState, giver: int, taker: int, card: int) -> None:
    """R-1.3.2, R-1.2.1: a card passes from hand to hand; only the two see which, unless one of the hands is public.

    RB-2.8.1: given to who has no hand it is discarded, for a point.
    """
    if not faction(g, taker).has_hand:
        spend(g, giver, card)
        score(g, taker, 1)
        return
    g.hands[giver].remove(card)
    if faction(g, giver).hand_is_public or faction(g, taker).hand_is_public:
        left_openly(g, giver, card)
        take_openly(g, taker, card)
        g.reveal()
        g.log(GaveCard, giver, taker, card)
        return
    insort(g.hands[taker], card)
    if g.known:
        left_secretly(g, giver, card, (giver, taker))
    learn(g, giver, taker, card)
    g.reveal(giver, taker)
    if g.journal is not None:
        g.tell((giver, taker), GaveCard(giver, taker, card), Gave(giver, taker))


def steal(g: RootState, thief: int, victim: int) -> bool:
    """I-GEN-8, I-CARD-4, RB-2.8.1: a random card of the victim's hand; nothing happens if it is empty; who has no hand
    lets the thief draw."""
    if not faction(g, victim).has_hand:
        return draw(g, thief, 1) > 0
    hand = g.hands[victim]
    if not hand:
        return False
    hand_over(g, victim, thief, hand[g.random(len(hand))])
    return True


def can_be_robbed(g: RootState, seat: int) -> bool:
    """I-CARD-4, RB-2.8.1: whether a card can be taken from a player; from who has no hand it comes from the deck."""
    return bool(g.hands[seat]) or not faction(g, seat).has_hand


def take_openly(g: RootState, seat: int, card: int) -> None:
    """A card everybody can see goes into a hand: all know it is there."""
    insort(g.hands[seat], card)
    for viewer in range(g.seats):
        if viewer != seat:
            learn(g, viewer, seat, card)


def show_hand(g: RootState, owner: int, viewer: int) -> None:
    """I-CARD-7: one player sees a whole hand; nobody else sees it."""
    learn_all(g, viewer, owner, g.hands[owner])
    g.reveal(viewer)
    if g.journal is not None:
        g.tell((viewer,), SawCards(viewer, owner, tuple(sorted(g.hands[owner]))), SawHand(viewer, owner))
