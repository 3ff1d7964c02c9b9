"""HC-24.3: what the Fair Folk hide, and what is hidden from them: who sees it, and dealing it anew."""

import msgspec

from hvozd.core import Rng
from hvozd.games.harrow.factions.fairfolk.figures import FAIR
from hvozd.games.harrow.factions.fairfolk.offers import folk
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.state import HarrowState


class FairFolkView(msgspec.Struct):
    nests: list[int]
    """By hex: 0 no nest, 1 an empty one, 2 and more: a nest with offer n - 2."""
    board: int
    found: int
    arrows: list[int]
    crosses: list[int]
    hand: int
    quests: int
    prepared: int
    taken: list[list[int]]
    played: list[int]
    quests_done: list[int]
    places: list[int]
    """Where sword, crown and queen are; -1: hidden from this seat."""
    possible: list[int]
    """For the Fair Folk: the hexes where the wanted find may be after all answers."""
    drawn: list[int]
    """In the duel: the tokens drawn in this round."""


def seen(g: HarrowState, seat: int | None, viewer: int) -> FairFolkView | None:
    """HC-24.3: the hiding places are known to all players but the Fair Folk."""
    own = g.fairfolk
    if own is None:
        return None
    cards, quests = g.hands[4], g.hands[5]
    assert cards is not None and quests is not None
    knows = seat is not None and viewer != FAIR
    places = [place if knows or number < own.found else -1 for number, place in enumerate(own.places)]
    return FairFolkView(
        own.nests[:],
        own.board,
        own.found,
        own.arrows,
        own.crosses,
        len(cards.held),
        len(quests.held),
        len(own.prepared),
        own.taken,
        cards.played,
        quests.played,
        places,
        [h for h in range(HEXES) if own.maybe >> h & 1] if viewer == FAIR else [],
        own.last[:],
    )


def redeal(g: HarrowState, seat: int | None, viewer: int, rng: Rng) -> None:
    """HC-28.2: prepared offers from others, the finds from them and from onlookers."""
    own = folk(g)
    if viewer != FAIR:
        offers = sorted(own.prepared + own.bag)
        rng.shuffle(offers)
        size = len(own.prepared)
        own.prepared, own.bag = offers[:size], sorted(offers[size:])
    if (viewer == FAIR or seat is None) and own.places[0] >= 0:
        _hide(own.places, own.found, own.maybe, rng)


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
