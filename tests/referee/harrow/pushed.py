"""Positions pushed towards rare things: empty supplies, full hands and hexes, storms, fires and infections everywhere.

Pieces are laid by the engine's own small functions that keep its counts of units; everything else is written into the position.
"""

from typing import Any

from hvozd.games.harrow.rules.units import add, add_building, add_fire, add_townsfolk, set_legend
from tests.referee.harrow.board import CENTRE, HEXES, NEAR, TERRAINS
from tests.referee.harrow.world import FIRST_SLOT_PIN, HESTER_SLOT, LEGENDS, OWNER, PROTECTORS, World

MAIN = ("ChooseJar", "HesterActs", "FairActs", "ChooseFaction")
"""Questions at which everything is pushed: nothing in the open step depends on what lies where."""
ONCE_IN = 8


def push(g: Any, question: str, rng: Any) -> bool:
    """Now and then at a question that allows it; again and again in a game, so it never says that it is done."""
    parts = ALL if question in MAIN and not rng.below(ONCE_IN) else SOME.get(question, ()) if rng.below(2) else ()
    for part in parts:
        part(g, rng)
    return False


def some(rng: Any, things: Any) -> list[Any]:
    found = list(things)
    rng.shuffle(found)
    return found


def objectives(g: Any, rng: Any) -> None:
    """All that still wait come onto the map."""
    if g.solo is not None or rng.below(3):
        return
    for row, put in ((0, add_townsfolk), (4, add_building)):
        for number, kind in enumerate(TERRAINS):
            w = World(g)
            free = [h for h in HEXES if w.kind[h] == kind and not (w.anybody(h) or w.fire(h) or g.townsfolk[h] or g.buildings[h])]
            if g.waiting[row + number] and free:
                g.waiting[row + number] -= 1
                put(g, rng.pick(free), 1)


def fires(g: Any, rng: Any) -> None:
    """Bonfires from the pairs on Hester's board."""
    if g.hester is None or rng.below(2):
        return
    for slot in range(min(3, rng.below(6))):
        w = World(g)
        free = [h for h in HEXES if bare(w, h)]
        if g.hester.slots[slot] and free:
            add_fire(g, rng.pick(free), g.hester.slots[slot])
            g.hester.slots[slot] = 0
            if g.hester.supply:
                g.hester.supply -= 1
                g.hester.flames += 1


def roots(g: Any, rng: Any) -> None:
    """Under a legend with a haint, between two of its neighbours."""
    slots = [slot for slot in range(HESTER_SLOT) if g.legend_at[slot] >= 0]
    if slots and g.hester.roots:
        slot = rng.pick(slots)
        middle = g.legend_at[slot]
        ends = some(rng, NEAR[middle])
        g.hester.roots = [ends[0], middle, middle, ends[1]]
        bring(g, OWNER[slot], middle)


def bare(w: World, h: int) -> bool:
    g = w.g
    things = g.townsfolk[h] or g.buildings[h] or g.paths[h] or g.red_cubes[h] or h in g.taunts or w.tokens_at(h)
    nest = g.fairfolk is not None and g.fairfolk.nests[h]
    money = g.kammi is not None and h in g.kammi.money
    return not (things or nest or money or w.anybody(h) or w.doll(h) or w.fire(h) or h in g.hester.planted[::2])


def bring(g: Any, colour: int, h: int) -> None:
    """A haint from the supply, if it may be there and nothing on the hex waits for it."""
    if g.supply_haints[colour] and World(g).legal(colour, h) and not g.watch[h]:
        g.supply_haints[colour] -= 1
        add(g, 2 * colour, h, 1)


def haints(g: Any, rng: Any) -> None:
    """Out of the supplies, in crowds."""
    for colour in g.colours:
        for h in some(rng, HEXES)[: rng.below(12)]:
            for _ in range(1 + rng.below(4)):
                bring(g, colour, h)


def roads(g: Any, rng: Any) -> None:
    """Townsfolk with company beside their home."""
    home = g.home[PROTECTORS]
    if g.solo is None and PROTECTORS in g.colours and not rng.below(3):
        for h in (home, *some(rng, NEAR[home])[:4]):
            bring(g, PROTECTORS, h)
        w = World(g)
        near = [h for h in NEAR[home] if w.own[PROTECTORS][h] and w.folk_may(h)]
        far = [h for h in HEXES if g.townsfolk[h] and h != home]
        if near and far:
            add_townsfolk(g, rng.pick(far), -1)
            add_townsfolk(g, rng.pick(near), 1)


def legends(g: Any, rng: Any) -> None:
    for slot in range(5):
        w = World(g)
        if slot == HESTER_SLOT:
            present = g.hester is not None and not rng.below(2)
        else:
            present = g.legend_at[slot] >= 0 and not rng.below(3)
        free = [h for h in HEXES if w.legal(OWNER[slot], h) and not g.watch[h]]
        if slot == HESTER_SLOT and rng.below(2):
            free = [h for h in g.legend_at[:HESTER_SLOT] if h >= 0]
        elif not rng.below(3):
            free = [h for h in free if h in (CENTRE, *NEAR[CENTRE])]
        if present and free and not w.held(slot):
            set_legend(g, slot, rng.pick(free))


def infections(g: Any, rng: Any) -> None:
    if g.hester is None:
        return
    for colour in some(rng, g.colours):
        with_legend = [h for h in g.legend_at[:HESTER_SLOT] if h >= 0]
        for h in (*some(rng, with_legend), *some(rng, HEXES)[: rng.below(30)]):
            w = World(g)
            n = min(w.loose(2 * colour, h), w.snakes() - rng.below(3))
            if n > 0:
                add(g, 2 * colour, h, -n)
                add(g, 2 * colour + 1, h, n)


def ground(g: Any, rng: Any) -> None:
    """Storms, paths and dolls."""
    for h in some(rng, HEXES)[: rng.below(12)]:
        if g.storm_supply and h != CENTRE and not g.storms[h]:
            g.storm_supply -= 1
            g.storms[h] += 1
    w = World(g)
    steep = [h for h in HEXES if w.kind[h] == "mountain" or w.storm(h)]
    company = [h for h in steep if any(w.crowd(near) for near in NEAR[h])]
    for h in some(rng, company if rng.below(2) else HEXES)[: rng.below(3)]:
        for _ in range(1 + rng.below(3)):
            if g.path_supply and not g.fire[h]:
                g.path_supply -= 1
                g.paths[h] += 1
    if g.kammi is not None and not rng.below(2):
        free = some(rng, (h for h in HEXES if not g.fire[h]))
        near = [h for h in g.legend_at if h >= 0 and not g.fire[h]]
        places = list(dict.fromkeys([*some(rng, near)[:2], *free]))
        g.kammi.dolls = [-1 if doll < 0 else places.pop(0) for doll in g.kammi.dolls]


def nails(g: Any, rng: Any) -> None:
    for number, pin in enumerate(g.pins):
        w = World(g)
        if pin < 0 and LEGENDS[g.legend[PROTECTORS]] == "bernice" and rng.below(2):
            units = [kind * 61 + h for kind in range(6) for h in HEXES if w.loose(kind, h) > 0]
            units += 3 * [FIRST_SLOT_PIN + slot for slot in range(5) if w.where[slot] >= 0 and not w.held(slot)]
            g.pins[number] = rng.pick(units) if units else -1


def stocks(g: Any, rng: Any) -> None:
    """Cubes onto the battleground, supplies to their end, wild tokens and scrolls."""
    for cube in range(8):
        n = rng.below(g.supply[cube] + 1) if rng.below(2) else min(g.supply[cube], rng.below(3))
        g.supply[cube] -= n
        g.field[cube] += n
    for faction in g.colours:
        while g.solo is None and g.scrolls[faction] < 4 and rng.below(3):
            places = [h for h in HEXES if World(g).token(3, h)]
            if g.box[3]:
                g.box[3] -= 1
            elif places:
                g.tokens[3 * 61 + rng.pick(places)] -= 1
            else:
                break
            g.scrolls[faction] += 1
            if faction == PROTECTORS and g.path_track:
                g.path_track -= 1
                g.path_supply += 1
        if g.wild_stock and g.solo is None and rng.below(2):
            g.wild_stock -= 1
            g.wild[faction] += 1


def hands(g: Any, rng: Any) -> None:
    """Long hands; goblin cards that lie open."""
    for number, hand in enumerate(g.hands[:4]):
        if hand is None or rng.below(3):
            continue
        while hand.deck and rng.below(5):
            hand.held.append(hand.deck.pop())
        if number == 2 and hand.held and g.legend_at[5 - g.kammi.herself] >= 0:
            hand.played.append(hand.held.pop())


def fairies(g: Any, rng: Any) -> None:
    """Offers in many hands, and nests all over the map."""
    board = g.fairfolk
    if board is None:
        return
    while board.bag and rng.below(4):
        faction = rng.pick([faction for faction in (*g.colours, 3) if g.chairs[faction] >= 0])
        if g.solo is not None and faction != 3:
            break
        board.taken[faction].append(board.bag.pop())
    free = some(rng, (h for h in HEXES if not (World(g).anybody(h) or g.fire[h] or board.nests[h])))
    for h in free[: rng.below(4)]:
        if len(board.prepared) + sum(1 for nest in board.nests if nest) < 8:
            board.nests[h] = 1 if not board.bag or rng.below(2) else 2 + board.bag.pop()


ALL = (objectives, fires, legends, roads, haints, infections, ground, nails, stocks, hands, fairies)
SOME = {
    "InfectHaints": (roots, stocks),
    "SummonHester": (fires, stocks),
    "HesterMoves": (infections, ground, stocks),
    "StormTrack": (legends, ground),
    "GuideTownsfolk": (roads,),
    "ChooseAttack": (legends, haints, infections),
    "Press": (infections,),
    "PlaceObjective": (legends,),
    "MarchNext": (haints,),
}
"""Questions at which only what they are about is pushed."""
