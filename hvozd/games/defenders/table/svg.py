"""A view as pictures: the land with its walls, engines and pieces; the machines' affairs stand in the corners beside it."""

from functools import cache
from math import atan2, degrees

import msgspec

from hvozd.core.picture import Picture
from hvozd.games.defenders.components import FACTION_NAMES, HABITATS, ORGANIZERS
from hvozd.games.defenders.hidden.view import DefendersView
from hvozd.games.defenders.machines.engines import around
from hvozd.games.defenders.maps.geometry import AXIAL, EDGE, EDGE_NAMES, EDGES, HEX_NAMES, HEXES, NEXT, PERIMETER, RIGHT, centre
from hvozd.games.defenders.state import (
    BREACH,
    CORE_TILE,
    DEAD_END,
    FACTORY,
    FACTORY_WALL,
    HABITAT,
    NONE,
    TOXIC,
    WALL,
    WILD,
)
from hvozd.games.defenders.table import texts_in
from hvozd.games.defenders.table.faces import faces, hand
from hvozd.games.defenders.table.machine_side import corners
from hvozd.games.defenders.table.panels import panels
from hvozd.games.defenders.table.shapes import MOST_SHOWN, ROUGH, SIZE, shapes, word
from hvozd.kit.drawing import at, corner, side, use
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts

KINDS = {FACTORY: "factory", WILD: "wild", CORE_TILE: "core"}
GROUNDS = {FACTORY: "plant", WILD: "wild", CORE_TILE: "core"}
SPREAD = {2: 28, 3: 25, 4: 20}
"""How far apart so many organizers stand on one hex."""
BOX = (-392, -356, 784, 712)


def picture(view: DefendersView, seat: int | None, lang: str = "en") -> Picture:
    """DW-5.4: everything that lies on the table, and the own hand."""
    shared = msgspec.structs.replace(view, hand=[])
    return Picture(board(shared, lang), hand(view.hand, lang), panels(shared, lang))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: the shapes, and the cards in one language."""
    return shapes() | faces(texts_in(lang))


@once
def board(view: DefendersView, lang: str) -> str:
    (x, y, width, height), texts = BOX, texts_in(lang)
    layers = (
        tag("rect", x=x, y=y, width=width, height=height, class_="dw-paper", id="paper"),
        use("tray", id="ground"),
        tag("g", *(hex_drawing(view, hex_, texts) for hex_ in HEXES), id="land"),
        tag("g", *forecasts(view), *walls(view, texts), id="edges"),
        tag("g", *(drawn for hex_ in HEXES for drawn in things(view, hex_)), id="things"),
        tag("g", *engines(view, texts), id="engines"),
        tag("g", *organizers(view, texts), id="organizers"),
        tag("g", *corners(view, texts), id="corners"),
    )
    box = f"{x} {y} {width} {height}"
    return tag("svg", *layers, viewBox=box, id="board-svg", class_="dw board")


def middle(hex_: int) -> tuple[int, int]:
    x, y = centre(AXIAL[hex_])
    return round(x * SIZE), round(y * SIZE)


# -- the hexes -----------------------------------------------------------------------------------------------------------------


def hex_drawing(view: DefendersView, hex_: int, texts: Texts) -> str:
    """One hex: its ground, and what the machines built on it."""
    name, tile = HEX_NAMES[hex_], view.tile[hex_]
    ground = GROUNDS.get(tile) or f"{HABITATS[view.habitat[hex_]]}{hex_ % ROUGH}"
    return tag(
        "g",
        use(ground),
        "" if tile == HABITAT else factory(view, hex_, tile),
        word(name, 0, 47, 12, "n"),
        id=f"hex-{name}",
        transform=at(*middle(hex_)),
        data_pick=f"hex:{name}",
        data_tip=told(view, hex_, texts),
    )


def factory(view: DefendersView, hex_: int, tile: int) -> str:
    """The tile with its three chutes and its arrow, turned as it lies, and its number."""
    number = view.top if tile == CORE_TILE else view.factories.index(hex_)
    symbol = "wild-tile" if tile == WILD else f"tile{number}"
    return use(symbol, turned=60 * view.arrows[number]) + word(number, 0, 9, 24, "on")


def things(view: DefendersView, hex_: int) -> list[str]:
    """Mechs, pollution and camp of a hex; clicks go through them to the hex."""
    name, (x, y) = HEX_NAMES[hex_], middle(hex_)
    mechs, dirt, owner = view.mechs[hex_], view.pollution[hex_], view.camp[hex_]
    drawn = []
    if mechs > MOST_SHOWN:
        stack = use("mech1") + word(mechs, 14, 13, 24, "on")
        drawn.append(tag("g", stack, id=f"mech-{name}", transform=at(x + 22, y - 20), data_stack="mech", data_n=mechs))
    elif mechs:
        drawn.append(use(f"mech{mechs}", x + 22, y - 20, id=f"mech-{name}", data_stack="mech", data_n=mechs))
    if dirt == TOXIC:
        drawn.append(use("toxic", x - 24, y - 17, id=f"dirt-{name}", data_stack="toxic", data_n=1))
    elif dirt:
        drawn.append(use(f"barrel{dirt}", x - 24, y - 18, id=f"dirt-{name}", data_stack="dirt", data_n=dirt))
    if owner != NONE:
        camp = f"camp-{FACTION_NAMES[view.players[owner].faction]}"
        drawn.append(use(camp, x - 23, y + 24, id=f"camp-at-{name}", class_=f"dw-{camp[5:]}", data_stack=camp, data_n=1))
    return drawn


def told(view: DefendersView, hex_: int, texts: Texts) -> str:
    """The hex in words."""
    kind = KINDS.get(view.tile[hex_])
    habitat = texts.get(f"pic-{kind}" if kind else f"habitat-{HABITATS[view.habitat[hex_]]}")
    parts = [f"{HEX_NAMES[hex_]}: {habitat}"]
    if view.mechs[hex_]:
        key = "pic-hunters" if view.tile[hex_] in (HABITAT, WILD) else "pic-snipers"
        parts.append(texts.get(key, {"count": view.mechs[hex_]}))
    dirt = view.pollution[hex_]
    if dirt:
        parts.append(texts.get("pic-toxic") if dirt == TOXIC else texts.get("pic-dirt", {"count": dirt}))
    if view.camp[hex_] != NONE:
        owner = FACTION_NAMES[view.players[view.camp[hex_]].faction]
        parts.append(texts.get("pic-camp", {"faction": texts.get(f"faction-{owner}")}))
    return "; ".join(parts)


# -- edges, engines, organizers ------------------------------------------------------------------------------------------------


def _edge_places() -> tuple[tuple[int, int, int], ...]:
    """The middle of every edge and how it is turned."""
    places = [(0, 0, 0)] * len(EDGE_NAMES)
    for hex_ in HEXES:
        (x, y) = middle(hex_)
        for s in range(6):
            (ax, ay), (bx, by), (mx, my) = corner(s, 1), corner(s + 1, 1), side(s, SIZE)
            places[EDGE[hex_ * 6 + s]] = (round(x + mx), round(y + my), round(degrees(atan2(by - ay, bx - ax))) % 180)
    return tuple(places)


EDGE_PLACES = _edge_places()


def walls(view: DefendersView, texts: Texts) -> list[str]:
    """The walls of engines and factories, and the breaches in them."""
    drawn = []
    for edge in EDGES:
        flags, name = view.edge[edge], EDGE_NAMES[edge]
        if not flags & (WALL | FACTORY_WALL):
            continue
        kind, x, y = "plant-wall" if flags & FACTORY_WALL else "wall", *EDGE_PLACES[edge][:2]
        tip = texts.get("pic-breach" if flags & BREACH else f"pic-{kind}", {"edge": name})
        symbol, turned = f"{kind}-open" if flags & BREACH else kind, EDGE_PLACES[edge][2]
        drawn.append(use(symbol, x, y, turned, id=f"edge-{edge}", data_pick=f"edge:{name}", data_tip=tip))
    return drawn


def heading(pose: int) -> int:
    """How far an engine's nose is turned from east, clockwise."""
    return 30 + 60 * (pose % 6)


def engines(view: DefendersView, texts: Texts) -> list[str]:
    """An engine stands on an edge and drives along it; one that is not out waits on the core."""
    drawn = []
    for number, pose in enumerate(view.engines):
        if pose == NONE:
            x, y, turned, scale = -24 + 48 * number, 26, -90, 0.8
        else:
            (x, y, _), turned, scale = EDGE_PLACES[EDGE[pose]], heading(pose), 1.0
        upright = word(number + 1, 0, 6, 17, "on", transform=at(-8, 0, -turned))
        tip = texts.get("pic-engine" if pose != NONE else "pic-engine-waits", {"number": number + 1})
        place = at(x, y, turned, scale)
        drawn.append(tag("g", use("engine"), upright, id=f"engine-{number}", transform=place, data_glide=1, data_tip=tip))
    return drawn


def forecasts(view: DefendersView) -> list[str]:
    """DW-12.4, DW-12.5, DW-12.7: where each engine would go next, or a cross where its way ends."""
    drawn = []
    for number, pose in enumerate(view.engines):
        if pose == NONE:
            continue
        hub, turn = around(pose, view.direction)
        while True:
            turn = (turn + view.direction) % 6
            ahead = EDGE[hub * 6 + turn]
            ends = view.edge[ahead] & DEAD_END
            if ends or not PERIMETER[ahead]:
                break
        there = hub * 6 + turn if view.direction == RIGHT else NEXT[hub * 6 + turn] * 6 + (turn + 3) % 6
        x, y, _ = EDGE_PLACES[ahead]
        symbol, turned = ("dead-end", 0) if ends else ("next", heading(there))
        drawn.append(use(symbol, x, y, turned, id=f"next-{number}"))
    return drawn


def organizers(view: DefendersView, texts: Texts) -> list[str]:
    """The organizers, side by side where several stand on one hex."""
    drawn = []
    for player, p in enumerate(view.players):
        if p.at == NONE:
            continue
        here = [other for other, q in enumerate(view.players) if q.at == p.at]
        x, y = middle(p.at)
        x += 20 if len(here) == 1 else 34 - SPREAD[len(here)] * (len(here) - 1 - here.index(player))
        faction = FACTION_NAMES[p.faction]
        leader = ORGANIZERS[p.organizer]
        drawn.append(
            tag(
                "g",
                use("turn-ring") if player == view.turn else "",
                use(f"org-{faction}", scale=1.2 if len(here) == 1 else 0.95),
                word(leader.initial, 0, 15, 16, "on"),
                id=f"organizer-{player}",
                data_glide=1,
                class_=f"dw-{faction}",
                transform=at(x, y + 22),
                data_pick=f"hex:{HEX_NAMES[p.at]} faction:{faction}",
                data_tip=texts.get("pic-organizer", {"name": leader.name, "faction": texts.get(f"faction-{faction}")}),
            )
        )
    return drawn
