"""HC-30, HC-31, HC-9.10 to HC-9.16: tactics, upgrades and paths."""

from typing import Any

from tests.referee.harrow.attacks import bonus
from tests.referee.harrow.board import HEXES, NAMES, NEAR, across, in_line, nearer, within
from tests.referee.harrow.gifts import boxed
from tests.referee.harrow.goblins import rival
from tests.referee.harrow.storms import still
from tests.referee.harrow.world import FAMILY, PROTECTORS, TOKENS, World, names


def scare(w: World, step: Any) -> set[str]:
    """HC-30.1: up to three enemy haints at 1 to 3, one hex closer, each once."""
    legend, foe = w.where[PROTECTORS], rival(w, PROTECTORS)
    found = {"done"}
    if len(step.moved_to) < 3:
        for h in within(legend, 1, 3):
            for kind in (2 * foe, 2 * foe + 1):
                if still(w, step, kind, h) > 0:
                    found |= w.moves(kind, h, nearer(h, legend))
    return found


def roar(w: World, step: Any) -> set[str]:
    """HC-30.10: a haint beside the legend, or one that is one or two away."""
    foe = rival(w, PROTECTORS)
    return {"done"}.union(*(w.haint_moves(foe, h, NEAR[h]) for h in within(w.where[PROTECTORS], 1, 2)))


def roar_again(w: World, step: Any) -> set[str]:
    """The same haint once more, or another that was beside the legend."""
    foe, legend = rival(w, PROTECTORS), w.where[PROTECTORS]
    found = {"done"} | w.moves(step.piece, step.hex, NEAR[step.hex])
    if step.other:
        for h in NEAR[legend]:
            for kind in (2 * foe, 2 * foe + 1):
                if w.loose(kind, h) > (kind == step.piece and h == step.hex):
                    found |= w.moves(kind, h, NEAR[h])
    return found


def reinforce(w: World, step: Any) -> set[str]:
    """HC-30.7: up to three own haints, each once, to the legend or to other own haints."""
    found = {"done"}
    company = {h for h in HEXES if w.haints(PROTECTORS, h)} | {w.where[PROTECTORS]}
    if len(step.moved_to) < 3:
        for h in HEXES:
            for kind in (0, 1):
                if still(w, step, kind, h) > 0:
                    found |= w.moves(kind, h, company)
    return found


def fan(w: World, step: Any) -> set[str]:
    """HC-30.9: across a storm beside it."""
    legend = w.where[PROTECTORS]
    targets = [across(legend, h) for h in NEAR[legend] if w.storm(h)]
    return w.slot_moves(PROTECTORS, (h for h in targets if h is not None)) | {"done"}


def shot(w: World, step: Any) -> set[str]:
    """HC-30.3: in a straight line, any distance."""
    legend = w.where[PROTECTORS]
    return {f"shoot {TOKENS[kind]} {NAMES[h]}" for h in HEXES if in_line(legend, h) for kind in w.tokens_at(h)} | {"done"}


def bare(w: World, h: int) -> bool:
    """HC-30.5, A-53: no unit, token, objective, doll, path, token of a gift; no flames."""
    things = w.g.townsfolk[h] or w.g.buildings[h] or w.g.paths[h] or h in w.g.taunts
    return not (things or w.anybody(h) or w.tokens_at(h) or w.doll(h) or w.fire(h))


def witchfire(w: World, step: Any) -> set[str]:
    places = [h for h in HEXES if bare(w, h) and h not in step.used]
    return {f"put {TOKENS[kind]} {NAMES[h]}" for kind in boxed(w) for h in places} | {"done"}


def resolve(w: World, step: Any) -> set[str]:
    """HC-30.4."""
    places = [h for h in HEXES if w.g.townsfolk[h] and w.legal(PROTECTORS, h) and w.g.supply_haints[PROTECTORS]]
    return {f"spawn {NAMES[h]} x1" for h in places} | {"stop"}


def aside(w: World, step: Any) -> set[str]:
    """HC-30.16: up to three cubes of the rival."""
    most = min(3, w.g.field[rival(w, PROTECTORS)])
    return {f"set-aside x{n}" for n in range(1, most + 1)} | {"done"}


def in_reach(w: World) -> set[int]:
    """HC-9.11, HC-9.13, A-94: the range of the legend, no bonfires."""
    legend = w.where[PROTECTORS]
    return {h for h in within(legend, 0, w.reach(legend) + bonus(w, PROTECTORS)) if not w.fire(h)}


def lay(w: World, step: Any) -> set[str]:
    """HC-9.11, HC-9.12: pick up from anywhere, place in range."""
    found = names("lift", (h for h in HEXES if w.g.paths[h])) | {"done"}
    return found | names("lay", in_reach(w)) if w.g.path_supply and step.lays else found


def one_path(w: World, step: Any) -> set[str]:
    """HC-9.16: place one or move one."""
    places = in_reach(w)
    found = names("lay", places) if w.g.path_supply else set()
    return found | {f"shift {NAMES[h]}>{NAMES[to]}" for h in HEXES if w.g.paths[h] for to in places if to != h} | {"done"}


def lose_path(w: World, step: Any) -> set[str]:
    """HC-9.15."""
    return names("lift", (h for h in HEXES if w.g.paths[h]))


def psychopomp(w: World, step: Any) -> set[str]:
    """HC-31.3: an uninfected haint, of any colour by the letter (A-54: of the Family), to terrain without units and tokens."""
    colours = (FAMILY,) if "A-54" in w.by_rulings else range(3)
    targets = [h for h in HEXES if w.terrain(h) and not w.anybody(h) and not w.tokens_at(h)]
    return {"done"}.union(*(w.moves(2 * colour, h, targets) for colour in colours for h in HEXES))


def merge(w: World, step: Any) -> set[str]:
    """HC-31.6, A-55: any hex but the legend's own, one hex nearer; what may not enter stays behind."""
    legend = w.where[FAMILY]
    return {f"merge {NAMES[h]}>{NAMES[to]}" for h in HEXES for to in nearer(h, legend) if pulls(w, h)} | {"done"}


def merge_units(w: World, step: Any) -> set[str]:
    """A-55: of the units for which there is no room the Family chooses who goes."""
    return set().union(*(w.unit_moves(colour, step.origin, [step.target]) for colour in range(3)))


def pulls(w: World, h: int) -> bool:
    """HC-31.6, A-55: whether a hex holds anything that could follow; Hester and cubes by the letter, not by the ruling."""
    if w.crowd(h) or w.tokens_at(h) or w.g.paths[h] or h in w.g.taunts or w.doll(h) or nest(w, h):
        return True
    if w.g.storms[h] or w.g.townsfolk[h] or w.g.buildings[h]:
        return True
    return "A-55" not in w.by_rulings and (w.where[4] == h or cubes(w, h))


def nest(w: World, h: int) -> bool:
    return w.g.fairfolk is not None and bool(w.g.fairfolk.nests[h])


def cubes(w: World, h: int) -> bool:
    """Emmy's, Blood Money's, Needful Sacrifice's."""
    planted = w.g.hester.planted[::2] if w.g.hester else []
    return bool(w.g.red_cubes[h]) or h in planted or (w.g.kammi is not None and h in w.g.kammi.money)


QUESTIONS = {
    "ScareHaints": scare,
    "RoarFirst": roar,
    "RoarAgain": roar_again,
    "Reinforce": reinforce,
    "FanStorm": fan,
    "CrackShot": shot,
    "LightWitchfire": witchfire,
    "ResolveSpawn": resolve,
    "SetAsideCubes": aside,
    "LayPaths": lay,
    "MoveOnePath": one_path,
    "LosePath": lose_path,
    "Lead": psychopomp,
    "MergeHex": merge,
    "MergeUnits": merge_units,
}
