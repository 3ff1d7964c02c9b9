"""What Hester wants: six squares."""

from hvozd.games.harrow.factions.hester.figures import HESTER_SLOT
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import DISTANCE, HEXES
from hvozd.games.harrow.mind.aims import FAR, Mind, weights_of
from hvozd.games.harrow.rules.units import haint_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.kit.features import bits, counted, counts


class HesterMind(Mind):
    weights = weights_of(__file__)

    def amounts(self, g: HarrowState) -> dict[str, float]:
        return features(g)


def features(g: HarrowState) -> dict[str, float]:
    """Squares first; then infected haints of both factions close together, flames, cubes, roots under haints, Hester near
    a legend."""
    own = g.hester
    assert own is not None
    infected = [haint_hexes(g, 2 * colour + 1) for colour in g.colours]
    at = g.legend_at[HESTER_SLOT]
    legends = [h for colour in g.colours for h in rules_of(colour).legends(g)]
    under = (h for h in set(own.roots) if h >= 0 and any(g.haints[2 * colour * HEXES + h] for colour in g.colours))
    return {
        "squares": sum(1 for square in own.squares if square),
        "flames": own.flames + own.spent,
        "infected": sum(min(len(hexes), 2) for hexes in infected),
        "apart": min((DISTANCE[a][b] for a in infected[0] for b in infected[1]), default=0),
        "roots": sum(1 for _ in under),
        "earth": sum(g.field[3:7]),
        "spells": len(own.active),
        "witch": min((DISTANCE[at][h] for h in legends), default=FAR) if at >= 0 else 7,
    }


MIND = HesterMind()

CARDS = 13
SPACES = 6
SQUARES = 8
COLUMNS = (
    *(("flames", 2), ("spent", 2), ("supply", 5), ("black", 1), ("free-infection", 1), ("any-colour", 1)),
    *counted("slot", 3, 2),
    *((f"square{square}-{filled}", 1) for square in range(6) for filled in range(SQUARES)),
    *counted("active", CARDS),
    *counted("covered", CARDS),
    *counted("used", CARDS),
    *counted("space", SPACES),
    *counted("witch@", HEXES),
    *counted("root@", HEXES),
    *counted("old-root@", HEXES),
)


def fill(g: HarrowState, viewer: int) -> bytes:
    """All of it lies openly."""
    own = g.hester
    if own is None:
        return bytes(len(COLUMNS))
    at = g.legend_at[HESTER_SLOT]
    squares = bytearray(6 * SQUARES)
    for square, filled in enumerate(own.squares):
        squares[square * SQUARES + filled] = 1
    figures = (own.flames, own.spent, own.supply, own.black, own.free_infection, own.any_colour, *own.slots)
    roots = [counts([h for h in row if h >= 0], HEXES) for row in (own.roots, own.old_roots)]
    piles = [counts(pile, CARDS) for pile in (own.active, own.covered, own.used)]
    return b"".join((bytes(figures), squares, *piles, bits(own.spaces, SPACES), counts([at] if at >= 0 else (), HEXES), *roots))
