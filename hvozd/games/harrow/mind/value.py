"""What a position of Harrow County is worth to a seat: what its faction wants, as weighted features with names.

The weights lie in `value.json` and in the `mind.json` of the rooms. Those of the factions with a colour follow a logistic
regression over games of chapter one, of greedy players and of searches (who won, by the difference of features at the beginning
of a turn); those of the others, and of tokens, cards and objectives, are set by hand.
"""

import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from hvozd.core import Action, Options, Rng, advance, apply
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import CENTRE, DISTANCE, HEXES
from hvozd.games.harrow.mind.aims import FAR
from hvozd.games.harrow.mind.policy import habit
from hvozd.games.harrow.rules.abilities import FreeStep
from hvozd.games.harrow.rules.objectives import owns
from hvozd.games.harrow.rules.units import unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import ATTACK_JAR, FACTIONS
from hvozd.kit.evaluation import Evaluation, Row


class Table(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """`value.json`: what one of each feature is worth; 1.0 more makes its owner e times as likely to win."""

    point: float
    """What a victory point is worth at the beginning."""
    near_goal: float
    """By how much more, with the square of the leader's points."""
    weights: dict[str, float]


SMALL = 1e-9
TABLE = msgspec.json.decode(Path(__file__).with_name("value.json").read_bytes(), type=Table)


class HarrowEvaluation(Evaluation):
    """Every faction by its own aims; alone at the table, also by how near the automated factions are to theirs."""

    scale = 1.0
    turns = 2
    """The own and the next one: who comes too near to a stronger rival is struck at once."""
    boldness = 0.65

    def turn(self, g: HarrowState) -> int:
        return (g.round * 64 + g.cycle) * 8 + g.active

    def phase(self, g: HarrowState) -> float:
        return min(1.0, max(g.vp) / NUMBERS.goal)

    def rows(self, g: HarrowState, seat: int) -> list[Row]:
        return rows(g, seat)

    def likely(self, g: HarrowState, seat: int, options: Options, rng: Rng) -> Action:
        return habit(g, options, rng)

    def gives_away(self, g: HarrowState, seat: int, action: Action) -> bool:
        """A free step that betters nothing: another one could follow, and another, to and fro without end."""
        if not isinstance(action, FreeStep):
            return False
        after = g.clone()
        apply(after, seat, action)
        advance(after)
        return self.chances(after)[seat] <= self.chances(g)[seat] + SMALL


@cache
def weights() -> Mapping[str, float]:
    """By name of the feature: the shared weights and those of the rooms."""
    own = (rules_of(faction).mind.weights for faction in range(len(FACTIONS)))
    return {name: weight for table in (TABLE.weights, *own) for name, weight in table.items()}


def rows(g: HarrowState, seat: int) -> list[Row]:
    faction = g.factions[seat]
    known = weights()
    amounts = coloured(g, faction) if faction in g.colours else rules_of(faction).mind.amounts(g)
    found = [(name, known[name], amount) for name, amount in amounts.items()]
    if faction in g.colours:
        lead = max(g.vp)
        found.append(("points", TABLE.point + TABLE.near_goal * lead * lead, g.vp[faction]))
    if g.solo is not None:
        found.append(("threat", known["threat"], threat(g)))
    return found


def standing(g: HarrowState, seat: int) -> float:
    return sum(weight * amount for _, weight, amount in rows(g, seat))


def coloured(g: HarrowState, faction: int) -> dict[str, float]:
    """Units, cubes and tokens, the brambles, attacks to come, the end of the game, the objectives."""
    at = faction * HEXES
    units = g.units[at : at + HEXES]
    own = [h for h, count in enumerate(units) if count]
    centre = DISTANCE[CENTRE]
    found = {
        "brambles": (units[CENTRE] > 0) / turns_left(g),
        "game-end": game_end(g, faction),
        "approach": min([centre[h] for h in own], default=FAR),
        "units": sum(units),
        "cubes": g.field[faction],
        "stuck": g.tree[faction],
        "scrolls": g.scrolls[faction],
        "wild": g.wild[faction],
        "upper-hand": upper_hand(g, faction, own),
        "attacks": attacks_left(g, faction),
    }
    hand = g.hands[faction]
    if hand is not None:
        found["hand"] = len(hand.held)
    if g.dial:
        found["plate"] = sum(g.plate[3 * faction : 3 * faction + 3]) / g.spoon[faction]
    rules_of(faction).mind.add(g, own, found)
    return found


def turns_left(g: HarrowState) -> int:
    """Until the round ends; the turn under way counts."""
    return max(1, sum(NUMBERS.turns - g.jars[faction].bit_count() for faction in g.colours))


def attacks_left(g: HarrowState, faction: int) -> int:
    """HC-5.6: in how many turns of the round it can still attack: in none once the jar was flipped without an attack."""
    if g.jars[faction] >> ATTACK_JAR & 1 and not g.attacked[faction]:
        return 0
    return NUMBERS.turns - g.jars[faction].bit_count()


def after_round(g: HarrowState, faction: int) -> int:
    """The points that a faction would have if nothing happened before the end of the round."""
    return g.vp[faction] + NUMBERS.brambles * (g.units[faction * HEXES + CENTRE] > 0)


def game_end(g: HarrowState, faction: int) -> float:
    """HC-18.2: if the game seems to end with this round, its points, and half a one for the lantern that breaks a tie; the more
    certain the fewer turns are left."""
    if max(after_round(g, colour) for colour in g.colours) < NUMBERS.goal:
        return 0.0
    return (after_round(g, faction) + 0.5 * (g.lantern == faction)) / math.sqrt(turns_left(g))


def upper_hand(g: HarrowState, faction: int, own: list[int]) -> float:
    """1 where an attack could be made with more units than stand against it."""
    rival, units, reach = g.rival(faction) * HEXES, g.units, g.land.reach
    foes = [(h, count) for h, count in enumerate(units[rival : rival + HEXES]) if count]
    for h in own:
        row, far, count = DISTANCE[h], reach[h], units[faction * HEXES + h]
        for target, theirs in foes:
            if theirs < count and row[target] <= far:
                return 1.0
    return 0.0


def threat(g: HarrowState) -> float:
    """How near the automated factions are to their points and to their objectives."""
    value = 0.0
    for faction in g.colours:
        goals = [h for h in range(HEXES) if (g.buildings[h] if owns(faction) else g.townsfolk[h])]
        near = min((DISTANCE[goal][h] for goal in goals for h in unit_hexes(g, faction)), default=4)
        value += 30.0 * g.vp[faction] + (60.0 if g.vp[faction] >= 5 else 0.0) + 3.0 * max(0, 5 - near)
    return value
