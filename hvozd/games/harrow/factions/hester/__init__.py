"""Hester: roots, flames, infection, bonfires, summoning, devouring."""

from collections.abc import Sequence

from hvozd.core import Action, Do, Step
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.hester import (
    acting,
    bonfires,
    cards,
    creeping,
    ending,
    fires,
    infection,
    moving,
    offered,
    reasons,
    roots,
    spawning,
)
from hvozd.games.harrow.factions.hester.acting import Feast, HesterTurn
from hvozd.games.harrow.factions.hester.bonfires import HAINTS, ChooseSquare, ClearHex, FillOne
from hvozd.games.harrow.factions.hester.figures import FIGURES, HESTER, HESTER_SLOT, TABLE
from hvozd.games.harrow.factions.hester.fires import Douse, witch
from hvozd.games.harrow.factions.hester.hidden import HesterView, seen
from hvozd.games.harrow.factions.hester.offered import ANSWERS
from hvozd.games.harrow.hooks import Faction
from hvozd.games.harrow.maps import DISTANCE, HEXES
from hvozd.games.harrow.rules.attack import Attack
from hvozd.games.harrow.rules.cubes import terrain_cubes
from hvozd.games.harrow.rules.decks import draw
from hvozd.games.harrow.state import Hand, HarrowState, HesterBoard
from hvozd.games.harrow.words import SCROLL, SEARCH_CUBE, TERRAIN_CUBE


class Hester(Faction):
    """HC-21.1: she has no colour, no points and no lantern (A-97)."""

    faction = HESTER
    slots = (HESTER_SLOT,)
    offer_effects = ANSWERS
    hunted = True

    def prepare(self, g: HarrowState) -> None:
        equip_hester(g)

    def flames(self, g: HarrowState) -> int:
        return witch(g).flames

    def hunted_at(self, g: HarrowState) -> list[list[int]]:
        """HC-23.11: herself, else a bonfire."""
        at = g.legend_at[HESTER_SLOT]
        return [[at] if at >= 0 else [], [h for h in range(HEXES) if g.fire[h]]]

    def seen(self, g: HarrowState, seat: int | None, viewer: int) -> HesterView | None:
        return seen(g)

    def tokens_kept(self, g: HarrowState, kind: int) -> int:
        """HC-21.60: one for every square with such a token; a scroll is on its way while its owner still lifts a path."""
        waiting = sum(1 for step in g.stack if isinstance(step, Feast) and step.meal - 1 == kind == SCROLL)
        return witch(g).squares.count(kind + 1) + waiting

    def haints_kept(self, g: HarrowState, colour: int) -> int:
        """HC-21.41: one of each colour for every square with haints, also while its place is not chosen yet."""
        waiting = sum(1 for step in g.stack if isinstance(step, ChooseSquare | FillOne) and step.code == HAINTS)
        return witch(g).squares.count(HAINTS) + waiting if colour in g.colours else 0

    def cubes_kept(self, g: HarrowState, cube: int) -> int:
        return witch(g).planted[1::2].count(cube) if TERRAIN_CUBE <= cube < SEARCH_CUBE else 0

    def cards_kept(self, g: HarrowState, hand: int) -> list[int]:
        return witch(g).active + witch(g).covered if hand == HESTER else []

    def pieces(self, g: HarrowState) -> int:
        """Flames."""
        own = witch(g)
        return sum(own.slots) + own.flames + own.spent + own.supply + sum(g.fire)

    def excuses(self, g: HarrowState, h: int) -> bool:
        return any(isinstance(step, ClearHex) and step.hex == h for step in g.stack)

    def targets(self, g: HarrowState, origin: int, far: int) -> Sequence[Action]:
        """HC-11.2, A-39: flames and Hester herself."""
        row = DISTANCE[origin]
        burning = (h for h in range(HEXES) if row[h] <= far and (g.fire[h] or g.legend_at[HESTER_SLOT] == h))
        return [Attack(origin, h, HESTER) for h in burning]

    def defenders(self, g: HarrowState, h: int) -> int:
        """HC-21.50, A-39: a flame is one unit, Hester three."""
        return g.fire[h] + (TABLE.hester_units if g.legend_at[HESTER_SLOT] == h else 0)

    def superiority_cube(self, g: HarrowState, h: int) -> int:
        """HC-21.50, A-33: a cube in the colour of the hex; off terrain she gets none."""
        return TERRAIN_CUBE + g.land.kind[h] if g.land.terrain[h] else -1

    def strength(self, g: HarrowState) -> int:
        """HC-21.51: all terrain cubes."""
        return terrain_cubes(g)

    def beaten(self, g: HarrowState, seat: int) -> Step | None:
        return Douse(seat)

    def offer_hexes(self, g: HarrowState) -> list[int]:
        """HC-24.43, A-82: under herself and under infected haints that she moved this turn."""
        infected = [h for h in witch(g).moved if any(g.haints[kind * HEXES + h] for kind in (1, 3, 5))]
        return sorted({g.legend_at[HESTER_SLOT], *infected} - {-1})

    def cubes_pulled(self, g: HarrowState, origin: int, target: int) -> None:
        """HC-33.9: a planted cube goes where none lies yet."""
        planted = witch(g).planted
        if origin in planted[::2] and target not in planted[::2]:
            planted[2 * planted[::2].index(origin)] = target
            g.watch[origin] -= 1
            g.watch[target] += 1

    def turn_last(self, g: HarrowState) -> Do | None:
        return HesterTurn()

    def points(self, g: HarrowState) -> int:
        return sum(1 for square in witch(g).squares if square)

    def entered(self, g: HarrowState, h: int, uninfected: bool) -> None:
        """HC-33.9: an uninfected haint brings the planted cube to the battleground."""
        own = witch(g)
        while uninfected and h in own.planted[::2]:
            at = 2 * own.planted[::2].index(h)
            g.field[own.planted[at + 1]] += 1
            del own.planted[at : at + 2]
            g.watch[h] -= 1


def equip_hester(g: HarrowState) -> None:
    """HC-21.4, HC-38.2: flames, roots, snakes, a hand of four; no cube on the battleground."""
    flames = TABLE.slots * TABLE.flames_each
    supply = TABLE.flames - flames - TABLE.start_actions
    g.hester = HesterBoard([TABLE.flames_each] * TABLE.slots, flames=TABLE.start_actions, supply=supply)
    g.hands[HESTER] = Hand(list(range(len(FIGURES.cards.cards))))
    draw(g, HESTER, TABLE.hand)


FACTION = Hester()
ORDER = HESTER
ROOM = room(__name__, acting, bonfires, cards, creeping, ending, fires, infection, moving, offered, reasons, roots, spawning)
