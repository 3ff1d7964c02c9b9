"""HC-11, HC-10.8, HC-21.50 to HC-21.55: who may be attacked from where, and what a success may do."""

from typing import Any

from tests.referee.harrow.board import CENTRE, HEXES, NAMES, NEAR, within
from tests.referee.harrow.world import FACTIONS, FAMILY, HESTER, HESTER_SLOT, OWNER, PROTECTORS, SLOTS, World, names

WEAVING_OF_FATE = 11
"""The token in the vocabulary of tokens: four base tokens, then the nine upgrades in the order of HC-31."""


def bonus(w: World, faction: int) -> int:
    """HC-30.15: Out All Night; HC-31.8, HC-19.14: every parked Weaving of Fate."""
    extra = int(w.g.range_bonus) if faction == w.g.active else 0
    return extra + 2 * (w.g.family.parked.count(WEAVING_OF_FATE) if faction == FAMILY and w.g.family else 0)


def targets(w: World, faction: int, origin: int) -> set[str]:
    """HC-11.2: a hex with units of one enemy in range; HC-21.50, A-40: bonfires and Hester, she also on the own hex."""
    found = set()
    for h in within(origin, 0, w.reach(origin) + bonus(w, faction)):
        foes = [colour for colour in range(3) if colour != faction and w.own[colour][h]]
        if w.fire(h) or w.where[HESTER_SLOT] == h:
            foes.append(HESTER)
        found |= {f"attack {NAMES[origin]}>{NAMES[h]} {FACTIONS[foe]}" for foe in foes}
    return found


def choose(w: World, step: Any) -> set[str]:
    origins = [step.origin] if step.origin >= 0 else [h for h in HEXES if w.own[step.faction][h]]
    return {"hold"}.union(*(targets(w, step.faction, origin) for origin in origins))


def wrath(w: World, step: Any) -> set[str]:
    """HC-10.8: any hex one or two away; by the ruling A-14 only where red units could be."""
    found = within(w.where[PROTECTORS], 1, 2)
    if "A-14" in w.by_rulings:
        found = {h for h in found if not (w.fire(h) or w.foes(PROTECTORS, h) or w.barred(PROTECTORS, h))}
    return names("wrath", found) | {"done"}


def or_hold(w: World, found: set[str]) -> set[str]:
    """HC-11.8: paying is a choice; A-73: but automated factions pay whenever they can."""
    return found if w.g.solo is not None and found else found | {"hold"}


def press(w: World, step: Any) -> set[str]:
    """HC-11.3: uninfected haints, then the legend, then infected ones; HC-11.12: a legend once in an attack."""
    battle = w.g.battle
    h, foe = battle.target, battle.foe
    if w.haints(foe, h, 0):
        return or_hold(w, {"strike"})
    legends = [slot for slot in w.slots(foe) if w.where[slot] == h and not battle.hit >> slot & 1]
    if legends:
        return or_hold(w, set().union(*(driven(w, slot) for slot in legends)))
    return or_hold(w, {"strike"} if w.haints(foe, h, 1) else set())


def driven(w: World, slot: int) -> set[str]:
    """HC-11.10: to any legal hex beside it; A-13, A-17: pinned, or with nowhere to go, it stays."""
    h = w.where[slot]
    ways = [] if w.held(slot) else [to for to in NEAR[h] if w.legal(OWNER[slot], to)]
    return {f"hit {SLOTS[slot]}>{NAMES[to]}" for to in ways or [h]}


def claim(w: World, step: Any) -> set[str]:
    """HC-11.10: a haint of the same faction from anywhere."""
    return names("claim", (h for h in HEXES if w.haints(step.foe, h)))


def price(h: int) -> int:
    """HC-11.7: two cubes, on the brambles one."""
    return 1 if h == CENTRE else 2


def clash(w: World, step: Any) -> set[str]:
    """HC-11.14."""
    return or_hold(w, {"strike"} if w.g.field[step.faction] >= price(step.hex) else set())


def douse(w: World, step: Any) -> set[str]:
    """HC-21.52: as many flames as cubes are spent; A-73: automated factions spend all they can."""
    battle = w.g.battle
    most = min(w.g.field[battle.attacker], w.g.fire[battle.target])
    least = most if w.g.solo is not None else 1
    return or_hold(w, {f"douse x{n}" for n in range(least, most + 1)})


def hit_hester(w: World, step: Any) -> set[str]:
    return or_hold(w, {"strike"})


def spoon(w: World, step: Any) -> set[str]:
    """HC-21.54, HC-23.12."""
    return or_hold(w, {"turn-spoon"})


QUESTIONS = {
    "ChooseAttack": choose,
    "SendWrath": wrath,
    "Press": press,
    "ClaimHaint": claim,
    "Clash": clash,
    "Douse": douse,
    "HitHester": hit_hester,
    "SpoonToOne": spoon,
}
