"""Re-dealing what a seat may not see, within what it knows (CM-8.5, CM-19.2)."""

from hvozd.core import Rng
from hvozd.games.crescent.rules.conflict import Reveal, Select, SelectCards, Selection, selections
from hvozd.games.crescent.rules.deck import public_hand
from hvozd.games.crescent.state import IDLE, MOST_SEATS, NOBODY, CrescentState


def redeal(g: CrescentState, seat: int | None, rng: Rng) -> None:
    """CM-19.2: shuffle what is hidden from the seat: unknown cards of other hands, the deck, cards another looks at, the
    others' tiles and selections. Points are announced as they come (CM-5.13), so they are no secret to a good memory.

    What is shuffled is sorted first: the same dice give the same position whatever the true one is.
    """
    kept = [_known_to(g, seat, other) for other in range(g.seats)]
    public = [public_hand(g, other) for other in range(g.seats)]
    pool = [card for other in range(g.seats) for card in _without(g.hands[other], kept[other])]
    looked = g.looked if g.looker != seat else []
    free = _free_slots(g, seat)
    pool = sorted([*pool, *looked, *(g.deck[i] for i in free)])
    rng.shuffle(pool)
    for other in range(g.seats):
        unknown = [pool.pop() for _ in range(len(g.hands[other]) - len(kept[other]))]
        g.hands[other] = tuple(sorted((*kept[other], *unknown)))
    looked[:] = sorted(pool.pop() for _ in looked)
    for i in free:
        g.deck[i] = pool.pop()
    for who, low, high in g.seen:
        if who in (seat, NOBODY):
            block = sorted(g.deck[low:high])
            rng.shuffle(block)
            g.deck[low:high] = block
    _forget_others(g, seat, public)
    _redeal_tiles(g, seat, rng)
    _redeal_chosen(g, seat, rng)


def _forget_others(g: CrescentState, seat: int | None, public: list[tuple[int, ...]]) -> None:
    """What another seat knows of a third one's hand is hidden, too: it is taken to be what everybody knows."""
    for observer in range(g.seats):
        for owner in range(g.seats):
            if observer not in (seat, owner) and owner != seat:
                g.known[observer * MOST_SEATS + owner] = public[owner]


def _known_to(g: CrescentState, seat: int | None, owner: int) -> tuple[int, ...]:
    if seat is None:
        return public_hand(g, owner)
    return g.hands[owner] if owner == seat else g.known[seat * MOST_SEATS + owner]


def _without(cards: tuple[int, ...], known: tuple[int, ...]) -> list[int]:
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return rest


def _free_slots(g: CrescentState, seat: int | None) -> list[int]:
    """The places of the deck of which the seat knows nothing."""
    blocks = [(low, high) for who, low, high in g.seen if who in (seat, NOBODY)]
    return [i for i in range(len(g.deck)) if not any(low <= i < high for low, high in blocks)]


def _redeal_tiles(g: CrescentState, seat: int | None, rng: Rng) -> None:
    tiles = sorted(tile for other, hand in enumerate(g.tiles) if other != seat for tile in hand)
    rng.shuffle(tiles)
    for other, hand in enumerate(g.tiles):
        if other != seat:
            g.tiles[other] = tuple(sorted(tiles.pop() for _ in hand))


def _redeal_chosen(g: CrescentState, seat: int | None, rng: Rng) -> None:
    """CM-8.5: another's selection that is not shown yet could be any that the new hand allows."""
    waiting = {type(step) for step in g.stack}
    if g.conflict is None or Reveal not in waiting or Selection in waiting or SelectCards in waiting:
        return
    for other in range(g.seats):
        if other != seat and g.conflict.sides[other] != IDLE and g.hands[other]:
            choice = rng.pick(selections(g, other, g.conflict.defender != NOBODY))
            assert isinstance(choice, Select)
            g.conflict.chosen[other] = choice.cards
