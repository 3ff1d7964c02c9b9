"""A player with an aim: tries its options out to the end of its turn, in a world that may be the true one.

It is weak, but it knows what its faction wants: it shows that every faction can win.
"""

from typing import Any

from hvozd.core import Action, Rng, advance, apply
from hvozd.games.harrow.cards.quests import NEEDED, serving
from hvozd.games.harrow.geography import CENTRE, DISTANCE, HEXES
from hvozd.games.harrow.objectives import owns
from hvozd.games.harrow.rooms import room
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import haint_hexes, unit_hexes
from hvozd.games.harrow.words import FAIR, HESTER, HESTER_SLOT

MOST = 24
"""Of a longer option list so many options are weighed."""
TRIES = 4
"""How often each is tried out."""
FAR = 10
"""How many own decisions further."""


class Aim:
    """Chooses for one seat by the best of a few random continuations of each option."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, place: Any) -> Action:
        """The option that leaves the best position (see hvozd.agents.Place)."""
        options: list[Action] = list(place.options)
        if len(options) > MOST:
            self.rng.shuffle(options)
            del options[MOST:]
        if len(options) == 1:
            return options[0]
        world: HarrowState = place.imagine(self.rng)
        values = [max(self.outcome(world.clone(), place.seat, option) for _ in range(TRIES)) for option in options]
        best = max(values)
        return self.rng.pick([option for option, value in zip(options, values) if value == best])

    def outcome(self, g: HarrowState, seat: int, action: Action) -> float:
        """The value of the position after the action and a random rest of the turn."""
        faction = g.factions[seat]
        g.reseed(self.rng.below(1 << 62))
        apply(g, seat, action)
        now = advance(g)
        for _ in range(FAR):
            if now is None or now.seat != seat:
                break
            apply(g, seat, now.options(seat).sample(self.rng))
            now = advance(g)
        if g.result is not None:
            return 1e6 if seat in g.result.winners else -1e6
        value = VALUE.get(faction, coloured)(g, faction)
        return value - threat(g) if g.solo is not None else value


def coloured(g: HarrowState, faction: int) -> float:
    """Points above the rival's, tokens, units near the brambles and near what the faction wants."""
    rival = g.rival(faction)
    own = unit_hexes(g, faction)
    value = 10.0 * (g.vp[faction] - g.vp[rival]) + 0.6 * sum(g.rows[3 * faction : 3 * faction + 3]) + g.scrolls[faction]
    value += 0.3 * g.field[faction] + 0.5 * sum(g.units[faction * HEXES : (faction + 1) * HEXES])
    value += 2.0 * bool(g.units[faction * HEXES + CENTRE]) - 0.2 * min((DISTANCE[CENTRE][h] for h in own), default=9)
    row = owns(faction)
    goals = [h for h in range(HEXES) if (g.buildings[h] if row == 4 else g.townsfolk[h] if row == 0 else 0)]
    return value - 0.1 * sum(min((DISTANCE[goal][h] for h in own), default=9) for goal in goals)


def hester(g: HarrowState, faction: int) -> float:
    """Squares first; then infected haints of both factions close together, flames, cubes, roots under haints, Hester near
    a legend."""
    own = g.hester
    assert own is not None
    infected = [haint_hexes(g, 2 * colour + 1) for colour in g.colours]
    value = 200.0 * sum(1 for square in own.squares if square) + 3.0 * (own.flames + own.spent)
    value += sum(12.0 * min(len(hexes), 2) for hexes in infected)
    if all(infected):
        value -= 3.0 * min(DISTANCE[a][b] for a in infected[0] for b in infected[1])
    under = sum(1 for h in set(own.roots) if h >= 0 and any(g.haints[2 * colour * HEXES + h] for colour in g.colours))
    value += 4.0 * under + 0.4 * sum(g.field[3:7]) + 1.0 * len(own.active)
    at = g.legend_at[HESTER_SLOT]
    if at >= 0:
        legends = [h for colour in g.colours for h in room(colour).legends(g)]
        value += 40.0 - 6.0 * min((DISTANCE[at][h] for h in legends), default=9)
    return value


def fair_folk(g: HarrowState, faction: int) -> float:
    """Finds first; then fewer hexes where the wanted one may be, nests that serve a quest, search cubes."""
    own = g.fairfolk
    quests = g.hands[5]
    assert own is not None
    assert quests is not None
    value = 300.0 * own.found - 1.0 * own.maybe.bit_count() + 0.3 * g.field[7] + 0.5 * sum(1 for nest in own.nests if nest)
    glamour, own.glamour = own.glamour, NEEDED - 1
    near = max((len(serving(g, quest)) for quest in quests.held), default=0)
    own.glamour = glamour
    return value + 2.0 * min(near, NEEDED) + 12.0 * any(serving(g, quest) for quest in quests.held)


def threat(g: HarrowState) -> float:
    """How near the automated factions are to their points and to their objectives."""
    value = 0.0
    for faction in g.colours:
        goals = [h for h in range(HEXES) if (g.buildings[h] if owns(faction) else g.townsfolk[h])]
        near = min((DISTANCE[goal][h] for goal in goals for h in unit_hexes(g, faction)), default=4)
        value += 30.0 * g.vp[faction] + (60.0 if g.vp[faction] >= 5 else 0.0) + 3.0 * max(0, 5 - near)
    return value


VALUE = {HESTER: hester, FAIR: fair_folk}
