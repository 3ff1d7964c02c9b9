"""HC-21.23: where Hester may Spawn haints of the coloured factions."""

from hvozd.core import Action
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.events import Spawned
from hvozd.games.harrow.rules.units import room_for, spawn
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FactionF, HexF


class SpawnFor(Action):
    form = "spawn-for {faction} {hex}"
    faction: FactionF
    hex: HexF


def spawn_places(g: HarrowState) -> list[Action]:
    """HC-21.23, HC-27.33, A-64: the home of a faction or a terrain hex with its legend, legal for its haint."""
    found: list[Action] = []
    for colour in g.colours:
        if g.supply_haints[colour]:
            hexes = {g.home[colour], *rules_of(colour).legends(g)}
            found += [SpawnFor(colour, h) for h in sorted(hexes) if g.land.terrain[h] and room_for(g, colour, h)]
    return found


def spawn_for(g: HarrowState, action: SpawnFor) -> None:
    g.log(Spawned, action.faction, action.hex, 1)
    spawn(g, action.faction, action.hex)


KINDS = (SpawnFor,)
