"""HC-20, HC-32, HC-9.40 to HC-9.44: Kammi's opening, cards, dolls and tracks."""

from collections.abc import Iterator
from typing import Any

from tests.referee.harrow.board import EDGE, FAR, HEXES, NAMES, NEAR, nearer, within
from tests.referee.harrow.gifts import boxed, goblin_hex
from tests.referee.harrow.groups import steps
from tests.referee.harrow.world import COLOURS, KAMMI, TOKENS, World, names

GOBLINS = (
    *("double", "through-the-keyhole", "blood-money", "snare", "cast-off", "buried", "temptation", "dolls-whisper"),
    *("trick", "lure", "lets-get-out", "spite"),
)
WHISPER = GOBLINS.index("dolls-whisper")


def rival(w: World, faction: int) -> int:
    return int(next(colour for colour in w.g.colours if colour != faction))


def near_goblin(w: World, least: int, most: int) -> set[int]:
    return within(goblin_hex(w), least, most)


def playable(w: World, card: int) -> bool:
    """HC-10.31: never without the goblin; HC-32.8: Doll's Whisper needs a doll within 2."""
    if goblin_hex(w) < 0:
        return False
    return card != WHISPER or any(w.doll(h) for h in near_goblin(w, 0, 2))


def double(w: World, step: Any) -> set[str]:
    """HC-32.1."""
    places = [h for h in near_goblin(w, 0, 3) if w.legal(KAMMI, h) and w.g.supply_haints[KAMMI]]
    return {f"spawn {NAMES[h]} x1" for h in places} | {"done"}


def keyhole(w: World, step: Any) -> set[str]:
    """HC-32.2: a hex one or two from the goblin."""
    return names("hex", near_goblin(w, 1, 2)) | {"done"}


def keyhole_move(w: World, step: Any) -> set[str]:
    """HC-32.2: townsfolk, buildings, tokens from the hexes around it."""
    to = step.hex
    found = {"done"}
    for h in NEAR[to]:
        found |= {f"draw {TOKENS[kind]} {NAMES[h]}>{NAMES[to]}" for kind in w.tokens_at(h)}
        if w.g.townsfolk[h] and w.folk_may(to):
            found.add(f"townsfolk {NAMES[h]}>{NAMES[to]}")
        if w.g.buildings[h] and w.building_may(to):
            found.add(f"building {NAMES[h]}>{NAMES[to]}")
    return found


def blood_money(w: World, step: Any) -> set[str]:
    """HC-32.3, A-56."""
    return names("hex", (h for h in near_goblin(w, 0, 2) if not w.anybody(h) and w.g.supply[KAMMI])) | {"done"}


def snare(w: World, step: Any) -> set[str]:
    """HC-32.4: goblin and a rival legend on different terrains: one own legend goes a hex, haints may go along.

    The doll of the hex is asked for afterwards (CarryDoll).
    """
    goblin = goblin_hex(w)
    legends = [w.where[slot] for slot in w.slots(rival(w, KAMMI))]
    if not w.terrain(goblin) or not any(w.terrain(h) and w.kind[h] != w.kind[goblin] for h in legends):
        return {"done"}
    all_steps = steps(w, KAMMI, "advance", 0, 9)
    return {text for text in all_steps if _legends(text) == 1 and text.endswith("doll no")} | {"done"}


def _legends(text: str) -> int:
    group = text.split()[2]
    return 2 if group.startswith("both") else int(group.startswith(("legend", "second")))


def cast_off(w: World, step: Any) -> set[str]:
    """HC-32.5."""
    targets = near_goblin(w, 0, 2)
    return {"done"}.union(*(w.haint_moves(KAMMI, h, targets) for h in near_goblin(w, 1, 1)))


def buried(w: World, step: Any) -> set[str]:
    """HC-32.6, A-57."""
    return {"dig", "done"} if w.haints(KAMMI, goblin_hex(w)) else {"done"}


def temptation(w: World, step: Any) -> set[str]:
    """HC-32.7."""
    goal = goblin_hex(w)
    return {f"draw {TOKENS[kind]} {NAMES[h]}>{NAMES[to]}" for h in HEXES for kind in w.tokens_at(h) for to in nearer(h, goal)} | {
        "done"
    }


def lure(w: World, step: Any) -> set[str]:
    """HC-32.10."""
    foe = rival(w, KAMMI)
    return {"done"}.union(*(w.haint_moves(foe, h, NEAR[h]) for h in near_goblin(w, 0, 2)))


def whisper(w: World, step: Any) -> set[str]:
    """HC-32.8: two enemy haints within 2, to two different hexes beside them."""
    foe = rival(w, KAMMI)
    found = {"done"}
    for h in near_goblin(w, 0, 2):
        ways = [to for to in NEAR[h] if to != step.went]
        for kind in (2 * foe, 2 * foe + 1):
            if w.loose(kind, h) > (kind == step.piece and h == step.went):
                found |= w.moves(kind, h, ways)
    return found


def trick(w: World, step: Any) -> set[str]:
    """HC-32.9: each the only unit of its hex, no objectives on either."""
    foe = rival(w, KAMMI)
    return {
        f"swap {own} {NAMES[h]} {enemy} {NAMES[other]}"
        for h, own in lonely(w, KAMMI)
        if FAR[h][goblin_hex(w)] <= 2
        for other, enemy in lonely(w, foe)
    } | {"done"}


def lonely(w: World, colour: int) -> Iterator[tuple[int, str]]:
    for h in HEXES:
        alone = w.crowd(h) == 1 and w.where[4] != h and not w.g.townsfolk[h] and not w.g.buildings[h]
        for kind, word in enumerate(("haint", "infected")):
            if alone and w.loose(2 * colour + kind, h) == 1:
                yield h, f"{COLOURS[colour]}-{word}"


def get_out(w: World, step: Any) -> set[str]:
    """HC-32.11: exactly two from the goblin."""
    return {f"put {TOKENS[kind]} {NAMES[h]}" for kind in boxed(w) for h in near_goblin(w, 2, 2)} | {"done"}


def spite(w: World, step: Any) -> set[str]:
    """HC-32.12: a cube for each enemy haint within 2, as far as there are cubes."""
    foe = rival(w, KAMMI)
    most = min(w.g.field[foe], sum(w.haints(foe, h) for h in near_goblin(w, 0, 2)))
    return {f"set-aside x{n}" for n in range(1, most + 1)} | {"done"}


def replay(w: World, step: Any) -> set[str]:
    """HC-9.40: different cards that are still open."""
    played = w.g.hands[2].played
    return {f"replay {GOBLINS[card]}" for card in played if card not in step.used and playable(w, card)} | {"done"}


def pull_doll(w: World, step: Any) -> set[str]:
    """HC-9.42: one hex towards Kammi; at most one doll on a hex."""
    goal = w.where[w.g.kammi.herself]
    return {f"pull-doll {NAMES[h]}>{NAMES[to]}" for h in HEXES if w.doll(h) for to in nearer(h, goal) if not w.doll(to)} | {
        "done"
    }


def follow(w: World, step: Any) -> set[str]:
    """A-10: all, some or none of the units of that hex go along."""
    return w.unit_moves(step.colour, step.origin, [step.target]) | {"done"}


def swap(w: World, step: Any) -> set[str]:
    """HC-9.44, A-51."""
    return {"swap-standees", "done"}


def carry(w: World, step: Any) -> set[str]:
    """HC-20.11, HC-20.32: Kammi herself does not take the true doll that lies open."""
    board = w.g.kammi
    known = board.face_up and board.dolls[board.true_doll] == step.origin
    return {"leave-doll"} if known and step.piece == 6 + board.herself else {"take-doll", "leave-doll"}


def trade(w: World, step: Any) -> set[str]:
    """HC-20.11: at Trick each owner decides about the doll of the hex that is left."""
    return {"take-doll", "leave-doll"}


def shuffle(w: World, step: Any) -> set[str]:
    """HC-20.22: where the true doll lies, among the dolls that are not with purple units; decoys alone are all alike."""
    free = [h for h in HEXES if w.doll(h) and not w.own[KAMMI][h]]
    true = w.g.kammi.dolls[w.g.kammi.true_doll]
    return names("hide-doll", free) if true in free else {"keep-dolls"}


def gate(w: World, home: int) -> list[int]:
    """HC-2.8: the three edge hexes beside a home."""
    return [h for h in NEAR[home] if h in EDGE]


def station(w: World, step: Any) -> set[str]:
    """HC-20.4."""
    hexes = gate(w, w.home(KAMMI))
    return {f"station {NAMES[a]} {NAMES[b]}" for a in hexes for b in hexes if a != b}


def hide_doll(w: World, step: Any) -> set[str]:
    """HC-20.6: the true one on one of the three edge hexes of the rival's home."""
    return names("hide-doll", gate(w, w.home(rival(w, KAMMI))))


def station_legend(w: World, step: Any) -> set[str]:
    home = w.home(step.faction)
    return names("place-legend", [home, *gate(w, home)])


def splits(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (n,)
    else:
        for first in range(n + 1):
            for rest in splits(n - first, parts - 1):
                yield (first, *rest)


def spread(w: World, step: Any) -> set[str]:
    """HC-20.5, HC-20.6: three haints freely over the hexes."""
    parts = len(step.hexes) if hasattr(step, "hexes") else 3
    return {f"spread {','.join(map(str, way))}" for way in splits(3, parts)}


QUESTIONS = {
    "Double": double,
    "Keyhole": keyhole,
    "KeyholeMove": keyhole_move,
    "BloodMoney": blood_money,
    "Snare": snare,
    "CastOff": cast_off,
    "Buried": buried,
    "Temptation": temptation,
    "Lure": lure,
    "Whisper": whisper,
    "Trick": trick,
    "GetOut": get_out,
    "Spite": spite,
    "ReplayCards": replay,
    "PullOneDoll": pull_doll,
    "FollowDoll": follow,
    "SwapPlaces": swap,
    "CarryDoll": carry,
    "TradeDolls": trade,
    "ShuffleDolls": shuffle,
    "StationStandees": station,
    "HideTrueDoll": hide_doll,
    "StationLegend": station_legend,
    "SpreadKammi": spread,
    "SpreadHaints": spread,
}
