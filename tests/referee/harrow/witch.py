"""HC-21.20 to HC-21.34, HC-21.60 to HC-21.64, HC-33: Hester's turn, her cards and her meals."""

from typing import Any

from tests.referee.harrow.board import FAR, HEXES, NAMES, NEAR, TERRAINS
from tests.referee.harrow.storms import still
from tests.referee.harrow.summoning import CARDS, cards, field, may_creep, payments, touched
from tests.referee.harrow.tactics import cubes, nest
from tests.referee.harrow.turns import offers
from tests.referee.harrow.world import (
    COLOURS,
    CUBES,
    FACTIONS,
    FAMILY,
    HESTER,
    HESTER_SLOT,
    OWNER,
    SLOTS,
    TERRAIN_CUBES,
    TOKENS,
    World,
    names,
)

PLAY, ROOT, SPAWN, MOVE, INFECT, SUMMON = range(6)


def in_stock(w: World) -> list[str]:
    return [cube for cube in TERRAIN_CUBES if w.g.supply[CUBES.index(cube)]]


def spawn_places(w: World, paid: bool) -> set[str]:
    """HC-21.23, A-64: a faction's home, or terrain with its legend."""
    found = set()
    for faction in w.g.colours:
        places = {w.home(faction)} | {w.where[slot] for slot in w.slots(faction) if w.terrain(w.where[slot])}
        for h in places:
            if w.legal(faction, h) and w.g.supply_haints[faction] and (not paid or field(w, w.cube_of(h))):
                found.add(f"spawn-for {FACTIONS[faction]} {NAMES[h]}")
    return found


def acts(w: World, step: Any) -> set[str]:
    """HC-21.20 to HC-21.24."""
    board = w.g.hester
    found = cards(w) | offers(w, HESTER) | {"end-turn"}
    if not board.flames:
        return found

    def unused(space: int) -> bool:
        return not board.spaces >> space & 1

    if unused(PLAY):
        places = range(3) if len(board.active) == 3 else [len(board.active)]
        found |= {f"play {CARDS[card]} at {place}" for card in w.g.hands[HESTER].held for place in places}
    if unused(ROOT) and grown(w):
        found.add("extra-root")
    if unused(SPAWN):
        found |= spawn_places(w, True)
    if unused(MOVE):
        found.add("start-moves")
    return found | ends(w)


def grown(w: World) -> bool:
    roots = w.g.hester.roots
    return bool(roots) and any(to not in touched(w) for to in NEAR[roots[-1]])


def ends(w: World) -> set[str]:
    """HC-21.43: infections and summoning."""
    board = w.g.hester
    found = set()
    if board.flames and not board.spaces >> INFECT & 1:
        found.add("start-infection")
    if board.flames and not board.spaces >> SUMMON & 1 and w.where[HESTER_SLOT] < 0 and any(w.g.fire):
        found.add("start-summoning")
    return found


def last(w: World, step: Any) -> set[str]:
    return cards(w) | offers(w, HESTER) | ends(w) | {"end-turn"}


def infected(w: World, may: Any, targets: Any) -> set[str]:
    """Steps of single infected haints to hexes that a rule names."""
    return {
        f"move {COLOURS[colour]}-infected {NAMES[h]}>{NAMES[to]}"
        for colour in range(3)
        for h in HEXES
        if w.loose(2 * colour + 1, h) > 0
        for to in targets(h)
        if may(colour, to)
    }


def peaceful(w: World, colour: int, h: int) -> bool:
    """A step of an infected haint that makes no bonfire."""
    return w.legal(colour, h)


def white_innards(w: World, step: Any) -> set[str]:
    """HC-33.1: up to two hexes, not to end on or beside an infected haint of another faction."""
    found = {"done"}
    for colour in range(3):
        bad = {h for h in HEXES for other in range(3) if other != colour and w.haints(other, h, 1)}
        for h in HEXES:
            if w.loose(2 * colour + 1, h) <= 0:
                continue
            first = {to for to in NEAR[h] if peaceful(w, colour, to)}
            second = {to for via in first for to in NEAR[via] if peaceful(w, colour, to)}
            ends = {to for to in (first | second) - {h} if not any(FAR[to][other] <= 1 for other in bad)}
            found |= {f"move {COLOURS[colour]}-infected {NAMES[h]}>{NAMES[to]}" for to in ends}
    return found


def within_reach(w: World, step: Any) -> set[str]:
    """HC-33.6, A-59."""
    roots = touched(w)
    slots = [slot for slot in range(5) if w.where[slot] >= 0]
    return {"done"}.union(*(w.slot_moves(slot, (h for h in NEAR[w.where[slot]] if h in roots)) for slot in slots))


def sting(w: World, step: Any) -> set[str]:
    """HC-33.7."""
    found = {"done"}
    if w.snakes() > 0:
        for colour in range(3):
            for h in HEXES:
                if w.haints(colour, h, 0) and any(w.haints(other, h, 1) for other in range(3)):
                    found |= {f"infect {COLOURS[colour]}-haint {NAMES[h]} for {pay}" for pay in payments(w, 2)}
    return found


def trampled(w: World, step: Any) -> set[str]:
    """HC-33.11: a hex without units and roots."""
    roots = touched(w) | {h for h in w.g.hester.old_roots if h >= 0}

    def free(h: int) -> list[int]:
        return [to for to in NEAR[h] if not w.anybody(to) and to not in roots]

    found = infected(w, w.legal, free) | {"done"}
    at = w.where[HESTER_SLOT]
    return found | w.slot_moves(HESTER_SLOT, free(at)) if at >= 0 else found


def night_terror(w: World, step: Any) -> set[str]:
    """HC-33.8, A-60."""
    return {f"terrain {w.kind[h]}" for h in HEXES if w.fire(h) and w.terrain(h)} | {"done"}


def night_steps(w: World, step: Any) -> set[str]:
    kind = TERRAINS[step.kind]
    found = {"done"}
    for h in HEXES:
        ways = [to for to in NEAR[h] if w.kind[to] == kind]
        for colour in range(3):
            if still(w, step, 2 * colour + 1, h) > 0:
                ok = [to for to in ways if may_creep(w, colour, to)]
                found |= {f"move {COLOURS[colour]}-infected {NAMES[h]}>{NAMES[to]}" for to in ok}
        if still(w, step, 6 + HESTER_SLOT, h) > 0:
            found |= w.slot_moves(HESTER_SLOT, ways)
    return found


def sacrifice(w: World, step: Any) -> set[str]:
    """HC-33.9, A-61."""
    planted = w.g.hester.planted[::2]
    return {f"plant {cube} {NAMES[h]}" for cube in in_stock(w) for h in HEXES if h not in planted} | {"done"}


def drawing_near(w: World, step: Any) -> set[str]:
    """HC-33.10: two infected haints of different factions beside a hex."""
    found = {"done"}
    if not any(w.g.hester.slots):
        return found
    for h in HEXES:
        if w.fire(h) or any(w.own[colour][h] - w.haints(colour, h, 1) for colour in range(3)) or w.crowd(h) > 2:
            continue
        beside = {
            colour: [near for near in NEAR[h] if w.loose(2 * colour + 1, near) > 0]
            for colour in range(3)
            if not w.barred(colour, h)
        }
        one, other = (beside.get(colour, []) for colour in w.g.colours)
        found |= {f"converge {NAMES[a]} {NAMES[b]}>{NAMES[h]}" for a in one for b in other}
    return found


def tangle(w: World, step: Any) -> set[str]:
    """HC-33.2."""
    return {f"exchange {give} for {get}" for give in TERRAIN_CUBES if field(w, give) for get in in_stock(w) if get != give} | {
        "done"
    }


def we_shall_see(w: World, step: Any) -> set[str]:
    """HC-33.4, A-58."""
    fewest = min(w.g.field[colour] for colour in w.g.colours)
    poor = [colour for colour in w.g.colours if w.g.field[colour] == fewest]
    return {f"favour {FACTIONS[colour]} {cube}" for colour in poor for cube in in_stock(w)} | {"done"}


def gain(w: World, step: Any) -> set[str]:
    return {f"take-cube {cube}" for cube in in_stock(w)} | {"done"}


def grip(w: World, step: Any) -> set[str]:
    """HC-33.13: the first root of this turn is lifted and grows at the tip."""
    roots = w.g.hester.roots
    rest = {h for h in roots[2:] if h >= 0} | {roots[-1]}
    return names("regrow", (to for to in NEAR[roots[-1]] if to not in rest)) | {"done"}


def devour(w: World, step: Any) -> set[str]:
    """HC-21.60, A-35, HC-21.74: who shares her hex, with a free square on that side; a goblin is not tried twice."""
    at = w.where[HESTER_SLOT]
    here = [slot for slot in range(HESTER_SLOT) if w.where[slot] == at and slot != step.tried]
    return {f"devour {SLOTS[slot]}" for slot in here if w.g.colours.index(OWNER[slot]) in free_sides(w)} | {"end-turn"}


def free_sides(w: World) -> set[int]:
    squares = w.g.hester.squares
    return {side for side in (0, 1) if 0 in squares[3 * side : 3 * side + 3]}


def meals(w: World, step: Any) -> set[str]:
    """HC-21.61, A-36: a named base token of the Family, the last of a row or of the track, a wild token."""
    faction, board = step.faction, w.g.family
    if faction == FAMILY:
        found = {token + 1 for token in range(3) if board.bag[token] or token in board.board}
    else:
        found = {token + 1 for token in range(3) if w.g.rows[3 * faction + token] > 1}
    found |= {4} if w.g.scrolls[faction] > 1 else set()
    return {f"eat {meal}" for meal in found | ({5} if w.g.wild[faction] else set())}


def aside(w: World, step: Any) -> set[str]:
    """HC-21.41: what a new bonfire drives off its hex, sort by sort, each piece to a legal hex beside it."""
    h, near = step.hex, NEAR[step.hex]
    at = NAMES[h]
    sorts = [
        set().union(*(w.moves(2 * colour + 1, h, near) for colour in range(3))),
        {f"draw {TOKENS[kind]} {at}>{NAMES[to]}" for kind in w.tokens_at(h) for to in near},
        {f"shift {at}>{NAMES[to]}" for to in near if w.g.paths[h] and not w.fire(to)},
        {f"pull-doll {at}>{NAMES[to]}" for to in near if w.doll(h) and not w.doll(to)},
        {f"nest {at}>{NAMES[to]}" for to in near if nest(w, h) and not nest(w, to)},
        {f"cube {at}>{NAMES[to]}" for to in near if cube_may(w, h, to)},
    ]
    return next((found for found in sorts if found), set())


def cube_may(w: World, h: int, to: int) -> bool:
    """HC-10.1, HC-10.10, HC-33.9: one red cube, taunt or terrain cube on a hex, no taunt under units; Blood Money anywhere."""
    planted = w.g.hester.planted[::2]
    if w.g.red_cubes[h]:
        return not w.g.red_cubes[to]
    if h in w.g.taunts:
        return to not in w.g.taunts and not w.anybody(to)
    if h in planted:
        return to not in planted
    return cubes(w, h)


def square(w: World, step: Any) -> set[str]:
    """HC-21.41: an empty square of either side."""
    return {f"square {side + 1}" for side in free_sides(w)}


def hester_spawns(w: World, step: Any) -> set[str]:
    """HC-24.45, A-83."""
    return spawn_places(w, False) | {"done"}


def move_infected(w: World, step: Any) -> set[str]:
    """HC-34.4, HC-34.7, HC-34.9."""
    return infected(w, lambda colour, to: may_creep(w, colour, to), lambda h: NEAR[h]) | {"done"}


QUESTIONS = {
    "HesterActs": acts,
    "HesterEnds": last,
    "WhiteInnards": white_innards,
    "WithinReach": within_reach,
    "Sting": sting,
    "TrampledSoil": trampled,
    "NightTerror": night_terror,
    "NightSteps": night_steps,
    "NeedfulSacrifice": sacrifice,
    "DrawingNear": drawing_near,
    "WildTangle": tangle,
    "WeShallSee": we_shall_see,
    "GainCubes": gain,
    "DesperateGrip": grip,
    "DevourLegend": devour,
    "ChooseMeal": meals,
    "PushAside": aside,
    "ChooseSquare": square,
    "HesterSpawns": hester_spawns,
    "MoveInfected": move_infected,
}
