"""Sacking (CM-7.5.2, CM-10.15, CM-10.16)."""

from hvozd.games.crescent.components.figures import PALACE, TOWN
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.objectives import Gains, gain_at_once, note_deed, score_sack
from hvozd.games.crescent.rules.pieces import drop_settlement, drop_wall, put_palace
from hvozd.games.crescent.state import NOBODY, CrescentState


def sack(g: CrescentState, seat: int, h: int, structure: int, loot: int = 0) -> Gains:
    """CM-10.15, CM-10.16, CM-2.11, A-05: the structure goes back to its owner, the sacker takes coins; says the VP it is
    worth at once."""
    if structure >= TOWN:
        drop_settlement(g, h)
    elif structure == PALACE:
        put_palace(g, NOBODY)
    else:
        drop_wall(g, h)
    coins = g.tables.sacking[structure] + loot
    g.coins[seat] += coins
    note_deed(g, seat, structure)
    g.log(events.Sacked, seat, structure, h, coins)
    return score_sack(g, seat, structure)


def raid(g: CrescentState, seat: int, h: int) -> None:
    """CM-7.5.2, CM-14.1.1: sack the settlement without a combat; points for it come at once."""
    gain_at_once(g, seat, sack(g, seat, h, TOWN + g.settlement[h] - 1))
