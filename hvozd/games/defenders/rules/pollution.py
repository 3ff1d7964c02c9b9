"""DW-6.10: pollution tokens and toxic sites."""

from hvozd.games.defenders.rules.events import PollutionSpread, ToxicSitePlaced
from hvozd.games.defenders.state import TOXIC, DefendersState, lose


def add_pollution(g: DefendersState, hex_: int) -> None:
    """DW-6.10, DW-13.8, A-20: one token; the third at once becomes a toxic site."""
    g.log(PollutionSpread, hex_)
    if g.pollution[hex_] == TOXIC - 1:
        place_toxic_site(g, hex_)
    else:
        g.pollution[hex_] += 1


def place_toxic_site(g: DefendersState, hex_: int) -> None:
    """DW-13.9, DW-20.3: the tokens give way to a toxic site; without one left on the circle the game is lost."""
    if not g.toxic_sites:
        lose(g, "toxic-disaster")
        return
    g.toxic_sites -= 1
    g.pollution[hex_] = TOXIC
    g.log(ToxicSitePlaced, hex_)
