"""Cards: the deck, hands and what others know of them, both markets."""

from hvozd.games.crescent.components.figures import STRATEGY
from hvozd.games.crescent.rules.events import DiscardShuffled, MarketFilled
from hvozd.games.crescent.state import MOST_SEATS, NOBODY, CrescentState


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


# -- hands -----------------------------------------------------------------------------------------------------------------


def take_open(g: CrescentState, seat: int, card: int) -> None:
    """CM-8.5, CM-19.2: everybody sees which card comes to the hand and remembers it."""
    g.hands[seat] = with_card(g.hands[seat], card)
    for observer in range(g.seats):
        if observer != seat:
            at = observer * MOST_SEATS + seat
            g.known[at] = with_card(g.known[at], card)


def take_secret(g: CrescentState, seat: int, card: int) -> None:
    """CM-8.5: only the seat itself knows the card."""
    g.hands[seat] = with_card(g.hands[seat], card)


def show(g: CrescentState, seat: int, card: int) -> None:
    """A card leaves the hand for everybody to see."""
    g.hands[seat] = without_card(g.hands[seat], card)
    for observer in range(g.seats):
        at = observer * MOST_SEATS + seat
        if card in g.known[at]:
            g.known[at] = without_card(g.known[at], card)
    g.reveal()


def public_hand(g: CrescentState, owner: int) -> tuple[int, ...]:
    """CM-19.2: the cards of a hand that every other seat knows; a spectator knows them too."""
    others = [g.known[seat * MOST_SEATS + owner] for seat in range(g.seats) if seat != owner]
    if others.count(others[0]) == len(others):
        return others[0]
    return tuple(c for i, c in enumerate(others[0]) if all(k.count(c) > others[0][:i].count(c) for k in others))


def look_at_hand(g: CrescentState, observer: int, owner: int) -> None:
    """CM-19.2: the observer has seen the whole hand."""
    g.known[observer * MOST_SEATS + owner] = g.hands[owner]
    g.reveal(observer)


def steal(g: CrescentState, thief: int, victim: int, card: int) -> None:
    """CM-19.2: a card changes hands unseen; the two know which, the others no longer know the victim's hand."""
    g.hands[victim] = without_card(g.hands[victim], card)
    g.hands[thief] = with_card(g.hands[thief], card)
    for observer in range(g.seats):
        at = observer * MOST_SEATS + victim
        if observer == thief:
            if card in g.known[at]:
                g.known[at] = without_card(g.known[at], card)
        elif observer != victim:
            g.known[at] = tuple(c for c in g.known[at] if g.tables.type[c] == STRATEGY)
    at = victim * MOST_SEATS + thief
    g.known[at] = with_card(g.known[at], card)
    g.reveal(thief, victim)


# -- the deck --------------------------------------------------------------------------------------------------------------


def draw(g: CrescentState) -> int:
    """CM-6.3: the top card, the shuffled discard pile when the deck is empty, NOBODY when that is empty too."""
    if not g.deck:
        recycle(g)
    if not g.deck:
        return NOBODY
    card = g.deck.pop()
    if g.seen:
        size = len(g.deck)
        g.seen = [(who, low, min(high, size)) for who, low, high in g.seen if low < size]
    return card


def recycle(g: CrescentState) -> None:
    """CM-6.3, A-38, CM-6.5: the shuffled discard pile goes under the deck; it was open, so all know that it lies there."""
    pile, g.discard = g.discard, []
    g.shuffle(pile)
    put_under(g, pile)
    if pile:
        g.seen.append((NOBODY, 0, len(pile)))
        g.log(DiscardShuffled, len(pile))


def put_under(g: CrescentState, cards: list[int]) -> None:
    n = len(cards)
    g.deck[:0] = cards
    if g.seen:
        g.seen = [(who, low + n, high + n) for who, low, high in g.seen]


def peek(g: CrescentState, seat: int, n: int) -> None:
    """CM-9.3, CM-9.4, A-38: take the top n cards off the deck for the seat alone to see."""
    if len(g.deck) < n and g.discard:
        recycle(g)
    low = max(0, len(g.deck) - n)
    g.looked, g.deck[low:] = g.deck[low:], []
    g.looked.sort()
    g.looker = seat
    g.seen = [(who, bottom, top) for who, bottom, top in g.seen if top <= low]
    g.reveal(seat)


def put_back(g: CrescentState, on_top: bool) -> None:
    """CM-9.3, CM-9.4, A-39: shuffle the cards looked at back on top of or under the deck; the looker knows they are there."""
    rest, seat = g.looked, g.looker
    g.looked, g.looker = [], NOBODY
    g.shuffle(rest)
    if on_top:
        low = len(g.deck)
        g.deck.extend(rest)
    else:
        low = 0
        put_under(g, rest)
    if rest:
        g.seen.append((seat, low, low + len(rest)))


# -- markets ---------------------------------------------------------------------------------------------------------------


def refresh(g: CrescentState) -> None:
    """CM-6.2, CM-6.3, A-02: shift the cards toward the near end, then fill from the deck, the farthest slot first."""
    cards = [card for card in g.market if card >= 0]
    empty = len(g.market) - len(cards)
    fresh: list[int] = []
    for _ in range(empty):
        card = draw(g)
        if card == NOBODY:
            break
        fresh.append(card)
    g.market = fresh + [NOBODY] * (empty - len(fresh)) + cards
    if fresh:
        g.reveal()
        g.log(MarketFilled, tuple(fresh))
