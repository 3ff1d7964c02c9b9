"""Knowledge is state: which cards a seat has legally seen in a hidden place, so that re-dealing keeps them there.

A place is a seat (its hand) or `board_of(seat)` (a hidden pile on its board).
"""

from hvozd.games.root.state import RootState

BOARDS = 100


def board_of(seat: int) -> int:
    return BOARDS + seat


def learn(g: RootState, viewer: int, place: int, card: int) -> None:
    """R-1.2.1: a seat now knows that this card lies there."""
    g.known.append((viewer, place, card))


def notice(g: RootState, viewer: int, place: int, card: int) -> None:
    """A seat is shown a card that stays where it is; it may be one that it knew already."""
    if (viewer, place, card) not in g.known:
        g.known.append((viewer, place, card))


def learn_all(g: RootState, viewer: int, place: int, cards: list[int]) -> None:
    """A seat has seen everything that lies there now."""
    g.known = [fact for fact in g.known if fact[:2] != (viewer, place)]
    g.known.extend((viewer, place, card) for card in sorted(cards))


def left_openly(g: RootState, place: int, card: int) -> None:
    """A card left the place before everybody's eyes."""
    gone: set[int] = set()
    for fact in [fact for fact in g.known if fact[1] == place and fact[2] == card]:
        if fact[0] not in gone:
            gone.add(fact[0])
            g.known.remove(fact)


def left_secretly(g: RootState, place: int, card: int, witnesses: tuple[int, ...]) -> None:
    """A card left the place; who did not see which one is sure of none of the cards there any more."""
    for viewer in witnesses:
        if (viewer, place, card) in g.known:
            g.known.remove((viewer, place, card))
    g.known = [fact for fact in g.known if fact[1] != place or fact[0] in witnesses]


def known_at(g: RootState, viewer: int | None, place: int) -> list[int]:
    """The cards that a seat knows to lie there."""
    return [card for who, where, card in g.known if who == viewer and where == place]
