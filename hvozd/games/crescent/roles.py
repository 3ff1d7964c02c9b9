"""The broker: the character who meddles around the own influence tokens, as the shared rules see it (CM-14.2)."""

from hvozd.games.crescent.character import CHARACTERS
from hvozd.games.crescent.state import NOBODY, CrescentState


def broker_of(g: CrescentState) -> int:
    return next((seat for seat in range(g.seats) if CHARACTERS[seat].brokers), NOBODY)


def entangled(g: CrescentState, h: int, acting: int) -> bool:
    """CM-7.2.2, CM-14.2.2, A-27, A-28: the broker has a token in an adjacent hex and is not the one who acts."""
    broker = broker_of(g)
    return broker not in (acting, NOBODY) and any(g.influence[n] == broker for n in g.near[h])


def broker_at(g: CrescentState, h: int) -> int:
    """CM-14.2.3, CM-14.2.4: the broker when a token of theirs lies in the hex or in an adjacent one, else NOBODY."""
    broker = broker_of(g)
    if broker != NOBODY and (g.influence[h] == broker or any(g.influence[n] == broker for n in g.near[h])):
        return broker
    return NOBODY


def tie_breaker(g: CrescentState, h: int) -> int:
    """CM-14.2.1, A-37: the broker when a token of theirs lies in the hex itself, else NOBODY."""
    broker = broker_of(g)
    return broker if broker != NOBODY and g.influence[h] == broker else NOBODY
