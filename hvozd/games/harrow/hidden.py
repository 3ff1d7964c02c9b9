"""Dealing anew what a seat does not know, within what it knows."""

from hvozd.core import Rng
from hvozd.games.harrow.geography import HEXES
from hvozd.games.harrow.state import Hand, HarrowState
from hvozd.games.harrow.words import FAIR, KAMMI

QUESTS_HAND = 5


def redeal(g: HarrowState, seat: int | None, rng: Rng) -> None:
    """HC-28.2: others' hands, the standees, the dolls, the hiding places, prepared offers.

    Piles are sorted before they are shuffled: the same dice give the same position whatever the true one is.
    """
    own = -1 if seat is None else g.factions[seat]
    for number, hand in enumerate(g.hands):
        if hand is not None and number != own and not (number == QUESTS_HAND and own == FAIR):
            _mix(hand, rng)
    if g.kammi is not None:
        _mix_kammi(g, own, rng)
    if g.fairfolk is not None:
        _mix_fair_folk(g, seat, own, rng)


def _mix(hand: Hand, rng: Rng) -> None:
    cards = sorted(hand.held + hand.under + hand.deck)
    rng.shuffle(cards)
    held, under = len(hand.held), len(hand.under)
    hand.held = cards[:held]
    hand.under = cards[held : held + under]
    hand.deck = sorted(cards[held + under :])


def _mix_kammi(g: HarrowState, own: int, rng: Rng) -> None:
    """HC-20.1, HC-20.7: which standee is Kammi is hidden from others, which doll is true from her and from onlookers."""
    board = g.kammi
    assert board is not None
    if own != KAMMI and not board.unmasked:
        board.herself = 2 + rng.below(2)
    if own in (KAMMI, -1) and not board.face_up:
        possible = [doll for doll in range(3) if board.maybe >> doll & 1]
        board.true_doll = rng.pick(possible)


def _mix_fair_folk(g: HarrowState, seat: int | None, own: int, rng: Rng) -> None:
    board = g.fairfolk
    assert board is not None
    if own != FAIR:
        offers = sorted(board.prepared + board.bag)
        rng.shuffle(offers)
        size = len(board.prepared)
        board.prepared, board.bag = offers[:size], sorted(offers[size:])
    if (own == FAIR or seat is None) and board.places[0] >= 0:
        _hide(board.places, board.found, board.maybe, rng)


def _hide(places: list[int], found: int, maybe: int, rng: Rng) -> None:
    """The wanted find where the answers so far allow it, later ones anywhere else."""
    if found >= len(places):
        return
    taken = places[:found]
    wanted = [h for h in range(HEXES) if maybe >> h & 1 and h not in taken]
    taken.append(rng.pick(wanted))
    rest = [h for h in range(HEXES) if h not in taken]
    rng.shuffle(rest)
    places[:] = [*taken, *rest[: len(places) - len(taken)]]
