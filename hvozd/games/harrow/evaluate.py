"""What a position of Harrow County is worth to a seat: what its faction wants, as weighted features with names.

The weights lie in `evaluation.json`. Those of the coloured factions follow a logistic regression over games of chapter one, of
greedy players and of searches (who won, by the difference of features at the beginning of a turn); those of Hester and the Fair
Folk, and of tokens, cards and objectives, are set by hand.
"""

import math
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from hvozd.core import Action, Options, Rng
from hvozd.evaluation import Evaluation, Part
from hvozd.games.harrow.cards.quests import NEEDED, serving
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.geography import CENTRE, DISTANCE, HEXES, NEIGHBOURS
from hvozd.games.harrow.habits import habit
from hvozd.games.harrow.objectives import owns
from hvozd.games.harrow.rooms import room
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import haint_hexes, unit_hexes
from hvozd.games.harrow.words import ATTACK_JAR, FAIR, FAMILY, HESTER, HESTER_SLOT, KAMMI, PROTECTORS


class Table(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """`evaluation.json`: what one of each feature is worth; 1.0 more makes its owner e times as likely to win."""

    point: float
    """What a victory point is worth at the beginning."""
    near_goal: float
    """By how much more, with the square of the leader's points."""
    weights: dict[str, float]


TABLE = msgspec.json.decode(Path(__file__).with_name("evaluation.json").read_bytes(), type=Table)
WEIGHTS = TABLE.weights
FAR = 9


class HarrowEvaluation(Evaluation):
    """Every faction by its own aims; alone at the table, also by how near the automated factions are to theirs."""

    scale = 1.0
    turns = 2
    """The own and the next one: who comes too near to a stronger rival is struck at once."""
    boldness = 0.65

    def turn(self, g: HarrowState) -> int:
        return (g.round * 64 + g.cycle) * 8 + g.active

    def parts(self, g: HarrowState, seat: int) -> list[Part]:
        return parts(g, seat)

    def likely(self, g: HarrowState, seat: int, options: Options, rng: Rng) -> Action:
        return habit(g, options, rng)


def parts(g: HarrowState, seat: int) -> list[Part]:
    faction = g.factions[seat]
    amounts = AIMS.get(faction, coloured)(g, faction)
    found = [Part(name, WEIGHTS[name], amount) for name, amount in amounts.items()]
    if faction in g.colours:
        lead = max(g.vp)
        found.append(Part("points", TABLE.point + TABLE.near_goal * lead * lead, g.vp[faction]))
    if g.solo is not None:
        found.append(Part("threat", WEIGHTS["threat"], threat(g)))
    return found


def standing(g: HarrowState, seat: int) -> float:
    return sum(part.value for part in parts(g, seat))


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
    OWN[faction](g, own, found)
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


def protectors(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """Emmy's cubes on the map; the townsfolk nearest to home, and how far an escort is from them."""
    found["planted"] = sum(g.emmy_cubes)
    found["tokens"] = sum(g.rows[3 * PROTECTORS : 3 * PROTECTORS + 3])
    home = DISTANCE[g.home[PROTECTORS]]
    waiting = [h for h, count in enumerate(g.townsfolk) if count]
    if waiting:
        nearest = min(waiting, key=lambda h: home[h])
        found["townsfolk"] = home[nearest]
        found["escort"] = min([DISTANCE[nearest][h] for h in own], default=FAR)


def family(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """How many storms are missing between home and the nearest building."""
    board = g.family
    assert board is not None
    found["tokens"] = sum(board.bag) + len(board.kept) + len(board.front) + len(board.board)
    found["board"] = len(board.board)
    if any(g.buildings):
        found["storms"] = missing_storms(g)


def missing_storms(g: HarrowState) -> int:
    """The fewest storms that would join the home with a building."""
    storms, printed, buildings = g.storms, g.land.printed, g.buildings
    home = g.home[FAMILY]
    calm = int(not (storms[home] or printed[home]))
    rings: list[list[int]] = [[] for _ in range(HEXES + 2)]
    rings[calm].append(home)
    seen = bytearray(HEXES)
    for cost, ring in enumerate(rings):
        for h in ring:
            if seen[h]:
                continue
            seen[h] = 1
            if buildings[h]:
                return cost
            for near in NEIGHBOURS[h]:
                if not seen[near]:
                    rings[cost if storms[near] or printed[near] else cost + 1].append(near)
    return FAR


def kammi(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """How far she is from the nearest doll that may be the true one."""
    found["tokens"] = sum(g.rows[3 * KAMMI : 3 * KAMMI + 3])
    board = g.kammi
    if board is not None:
        at = g.legend_at[board.herself]
        dolls = [h for doll, h in enumerate(board.dolls) if h >= 0 and board.maybe >> doll & 1]
        found["dolls"] = min([DISTANCE[at][h] for h in dolls], default=FAR) if at >= 0 else FAR


Aims = Callable[[HarrowState, list[int], dict[str, float]], None]
OWN: dict[int, Aims] = {PROTECTORS: protectors, FAMILY: family, KAMMI: kammi}


def hester(g: HarrowState, faction: int) -> dict[str, float]:
    """Squares first; then infected haints of both factions close together, flames, cubes, roots under haints, Hester near
    a legend."""
    own = g.hester
    assert own is not None
    infected = [haint_hexes(g, 2 * colour + 1) for colour in g.colours]
    at = g.legend_at[HESTER_SLOT]
    legends = [h for colour in g.colours for h in room(colour).legends(g)]
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


def fair_folk(g: HarrowState, faction: int) -> dict[str, float]:
    """Finds first; then fewer hexes where the wanted one may be, nests that serve a quest, search cubes."""
    own = g.fairfolk
    quests = g.hands[5]
    assert own is not None
    assert quests is not None
    glamour, own.glamour = own.glamour, NEEDED - 1
    near = max((len(serving(g, quest)) for quest in quests.held), default=0)
    own.glamour = glamour
    return {
        "finds": own.found,
        "unsearched": own.maybe.bit_count(),
        "searching": g.field[7],
        "nests": sum(1 for nest in own.nests if nest),
        "quest": min(near, NEEDED),
        "ready": float(any(serving(g, quest) for quest in quests.held)),
    }


AIMS: Mapping[int, Callable[[HarrowState, int], dict[str, float]]] = {HESTER: hester, FAIR: fair_folk}


def threat(g: HarrowState) -> float:
    """How near the automated factions are to their points and to their objectives."""
    value = 0.0
    for faction in g.colours:
        goals = [h for h in range(HEXES) if (g.buildings[h] if owns(faction) else g.townsfolk[h])]
        near = min((DISTANCE[goal][h] for goal in goals for h in unit_hexes(g, faction)), default=4)
        value += 30.0 * g.vp[faction] + (60.0 if g.vp[faction] >= 5 else 0.0) + 3.0 * max(0, 5 - near)
    return value
