"""HC-6.1 to HC-6.15: Advances, free steps, Spawns, Strengthens."""

from collections.abc import Iterator

from tests.referee.harrow.board import HEXES, NAMES, NEAR, within
from tests.referee.harrow.world import FAMILY, FIRST_SLOT_PIN, KAMMI, LIMIT, OWNER, World


def groups(w: World, faction: int, h: int, most: int, alone: bool = False) -> Iterator[tuple[str, bool]]:
    """The different groups of up to so many own units that can leave a hex, and whether it is Kammi's own standee only."""
    here = [slot for slot in w.free_slots(faction) if w.where[slot] == h]
    haints = 0 if alone else w.loose(2 * faction, h)
    infected = 0 if alone else w.loose(2 * faction + 1, h)
    for legends in _legend_words(here):
        for a in range(haints + 1):
            for b in range(infected + 1):
                size = len(legends) + a + b
                if 0 < size <= most:
                    yield _word(legends, a, b), size == 1 and _is_kammi(w, legends)


def _legend_words(here: list[int]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [(), *((slot,) for slot in here)]
    return [*found, tuple(here)] if len(here) == 2 else found


def _word(legends: tuple[int, ...], haints: int, infected: int) -> str:
    parts = []
    if legends:
        parts.append("both" if len(legends) == 2 else "second" if legends[0] == 3 else "legend")
    if haints:
        parts.append(f"{haints}h")
    if infected:
        parts.append(f"{infected}i")
    return "-".join(parts)


def _is_kammi(w: World, legends: tuple[int, ...]) -> bool:
    return len(legends) == 1 and OWNER[legends[0]] == KAMMI and w.g.kammi.herself == legends[0]


def carries(w: World, h: int, to: int, kammi_alone: bool) -> list[str]:
    """HC-20.10, HC-20.32: without the doll, or with it where the next hex has none; Kammi alone never takes a true doll that
    lies open."""
    if not w.doll(h) or w.doll(to):
        return ["no"]
    board = w.g.kammi
    known = board.face_up and board.dolls[board.true_doll] == h
    return ["no"] if kammi_alone and known else ["no", "yes"]


def steps(w: World, faction: int, verb: str, least: int, most: int, alone: bool = False) -> set[str]:
    """HC-6.1, HC-6.5: groups that enter a neighbouring hex at a cost between these."""
    found = set()
    for h in HEXES:
        if not w.own[faction][h]:
            continue
        for to in NEAR[h]:
            room = LIMIT - w.own[faction][to]
            if not (least <= w.cost(faction, to) <= most) or not w.legal(faction, to):
                continue
            for word, kammi in groups(w, faction, h, room, alone):
                found |= {f"{verb} {NAMES[h]}>{NAMES[to]} {word} doll {doll}" for doll in carries(w, h, to, kammi)}
    return found


def free_steps(w: World, faction: int) -> set[str]:
    """HC-6.10: into hexes that cost nothing."""
    return steps(w, faction, "step", 0, 0)


def spawn_hexes(w: World, faction: int) -> set[int]:
    """HC-6.12, HC-6.13, HC-31.5: the home, the hexes of the own legends, or the range of the legend after Distant Tremors."""
    if not w.g.supply_haints[faction]:
        return set()
    places = {w.home(faction)} | {w.where[slot] for slot in w.slots(faction)}
    if w.g.tremors and faction == FAMILY:
        for slot in w.slots(faction):
            places |= within(w.where[slot], 0, w.reach(w.where[slot]))
    return {h for h in places if w.legal(faction, h)}


def spawns(w: World, faction: int, most: int) -> set[str]:
    found = set()
    for h in spawn_hexes(w, faction):
        room = min(most, LIMIT - w.own[faction][h], w.g.supply_haints[faction])
        found |= {f"spawn {NAMES[h]} x{n}" for n in range(1, room + 1)}
    return found


def strengthens(w: World, faction: int, most: int) -> set[str]:
    return {f"strengthen x{n}" for n in range(1, min(most, w.g.supply[faction]) + 1)}


def unpins(w: World, faction: int) -> set[str]:
    """HC-10.6: nails under own units, by an Advance of any source."""
    found = set()
    for nail, pin in enumerate(w.g.pins):
        if pin >= FIRST_SLOT_PIN:
            own = OWNER[pin - FIRST_SLOT_PIN] == faction
        else:
            own = pin >= 0 and pin // 61 // 2 == faction
        if own:
            found.add(f"unpin {nail}")
    return found
