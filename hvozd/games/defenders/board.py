"""A view as pictures: the land with its walls, engines and pieces; the machines' affairs stand in the corners beside it."""

from math import atan2, degrees
from pathlib import Path

from hvozd.core.picture import Picture
from hvozd.drawing import at, corner, hexagon, label, side, use
from hvozd.games.defenders.board_cards import hand
from hvozd.games.defenders.board_panels import panels
from hvozd.games.defenders.board_pieces import definitions
from hvozd.games.defenders.components import CARD_HABITAT, CHUTES, FACTION_NAMES, HABITATS, LIMITS, ORGANIZERS
from hvozd.games.defenders.geometry import AXIAL, EDGE, EDGE_NAMES, EDGES, HEX_NAMES, HEXES, centre
from hvozd.games.defenders.state import BREACH, CORE_TILE, FACTORY, FACTORY_WALL, HABITAT, NONE, TOXIC, WALL, WILD
from hvozd.games.defenders.view import DefendersView
from hvozd.locale import Texts
from hvozd.picture import tag

SIZE = 60.0
"""From the middle of a hex to its corners."""
KINDS = {FACTORY: "factory", WILD: "wild", CORE_TILE: "core"}
BOX = (-392, -362, 784, 724)


def picture(view: DefendersView, seat: int | None, lang: str = "en") -> Picture:
    """DW-5.4: everything that lies on the table, and the own hand."""
    texts = Texts((Path(__file__).parent / "locale",), lang)
    return Picture(board(view, texts), hand(view, texts), panels(view, texts))


def board(view: DefendersView, texts: Texts) -> str:
    x, y, width, height = BOX
    paper = tag("rect", x=x, y=y, width=width, height=height, rx=18, fill="var(--dw-paper)", id="paper")
    layers = (
        tag("g", *(hex_drawing(view, hex_, texts) for hex_ in HEXES), id="land"),
        tag("g", *(edge_drawing(view, edge, texts) for edge in EDGES), id="edges"),
        tag("g", *engines(view, texts), id="engines"),
        tag("g", *organizers(view, texts), id="organizers"),
        tag("g", *corners(view, texts), id="corners"),
    )
    box = f"{x} {y} {width} {height}"
    return tag("svg", definitions(), paper, *layers, viewBox=box, id="board-svg", class_="dw board")


def middle(hex_: int) -> tuple[float, float]:
    x, y = centre(AXIAL[hex_])
    return x * SIZE, y * SIZE


# -- the hexes -----------------------------------------------------------------------------------------------------------------


def hex_drawing(view: DefendersView, hex_: int, texts: Texts) -> str:
    """One hex: its ground, what the machines built on it, what lies there."""
    name, tile = HEX_NAMES[hex_], view.tile[hex_]
    kind = KINDS.get(tile) or HABITATS[view.habitat[hex_]]
    ground = tag("polygon", points=hexagon(SIZE - 4, hex_, 1.6), class_=f"dw-{kind} dw-i")
    inside = use(f"t-{kind}") if tile == HABITAT else factory(view, hex_, tile)
    pieces = threats(view, hex_) + camp(view, hex_)
    return tag(
        "g",
        ground + use("hex-shade") + inside,
        label(name, 0, 46, 12, class_="soft"),
        *pieces,
        id=f"hex-{name}",
        transform=at(*middle(hex_)),
        data_pick=f"hex:{name}",
        data_tip=told(view, hex_, kind, texts),
    )


def factory(view: DefendersView, hex_: int, tile: int) -> str:
    """The tile's number, its arrow and its three chutes; moss has grown over a rewilded one."""
    number = view.top if tile == CORE_TILE else view.factories.index(hex_)
    arrow = view.arrows[number]
    chutes = (use("chute", turned=60 * (out + arrow) + 30) for out in CHUTES[number])
    ring = tag("circle", r=22, fill="var(--dw-factory-dark)", class_="dw-i")
    machine = "".join(chutes) + ring if tile != WILD else use("vine") + tag("circle", r=20, class_="dw-i dw-n")
    return machine + use("arrow", turned=60 * arrow) + label(number, 0, 9, 25, class_="on")


def threats(view: DefendersView, hex_: int) -> tuple[str, ...]:
    """Mechs and pollution."""
    name, mechs, dirt = HEX_NAMES[hex_], view.mechs[hex_], view.pollution[hex_]
    drawn = []
    if mechs:
        shown = 1 if mechs > 3 else mechs
        robots = [use("mech", 26 - 11 * i, -16 + 3 * i) for i in reversed(range(shown))]
        number = [label(mechs, 27, -4, 24, class_="on")] if mechs > 3 else []
        drawn.append(tag("g", *robots, *number, id=f"mech-{name}", data_stack="mech", data_n=mechs))
    if dirt:
        barrels = [use("toxic", -26, -14)] if dirt == TOXIC else [use("barrel", -34 + 15 * i, -15 - 4 * i) for i in range(dirt)]
        kind = "toxic" if dirt == TOXIC else "dirt"
        drawn.append(tag("g", *barrels, id=f"dirt-{name}", data_stack=kind, data_n=1 if dirt == TOXIC else dirt))
    return tuple(drawn)


def camp(view: DefendersView, hex_: int) -> tuple[str, ...]:
    if view.camp[hex_] == NONE:
        return ()
    faction = FACTION_NAMES[view.players[view.camp[hex_]].faction]
    tent = use(f"camp-{faction}", -24, 26)
    return (tag("g", tent, id=f"camp-at-{HEX_NAMES[hex_]}", class_=f"dw-{faction}", data_stack=f"camp-{faction}", data_n=1),)


def told(view: DefendersView, hex_: int, kind: str, texts: Texts) -> str:
    """The hex in words."""
    habitat = texts.get(f"habitat-{kind}" if kind in HABITATS else f"pic-{kind}")
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


def _edge_places() -> tuple[tuple[float, float, float], ...]:
    """The middle of every edge and how it is turned."""
    places = [(0.0, 0.0, 0.0)] * len(EDGE_NAMES)
    for hex_ in HEXES:
        (x, y) = middle(hex_)
        for s in range(6):
            (ax, ay), (bx, by), (mx, my) = corner(s, 1), corner(s + 1, 1), side(s, SIZE)
            places[EDGE[hex_ * 6 + s]] = (x + mx, y + my, round(degrees(atan2(by - ay, bx - ax))) % 180)
    return tuple(places)


EDGE_PLACES = _edge_places()


def edge_drawing(view: DefendersView, edge: int, texts: Texts) -> str:
    """A wall of an engine, a wall of a factory, or a breach in one; an open edge keeps an empty place."""
    flags, name = view.edge[edge], EDGE_NAMES[edge]
    if not flags & (WALL | FACTORY_WALL):
        return tag("g", id=f"edge-{edge}")
    kind = "plant-wall" if flags & FACTORY_WALL else "wall"
    x, y, turned = EDGE_PLACES[edge]
    gap = use("gap") if flags & BREACH else ""
    tip = texts.get("pic-breach" if flags & BREACH else f"pic-{kind}", {"edge": name})
    wall = use(kind, class_="dw-gone" if flags & BREACH else None)
    return tag("g", wall, gap, id=f"edge-{edge}", transform=at(x, y, turned), data_pick=f"edge:{name}", data_tip=tip)


def engines(view: DefendersView, texts: Texts) -> list[str]:
    """An engine stands on an edge and drives along it; one that is not out waits on the core."""
    drawn = []
    for number, pose in enumerate(view.engines):
        if pose == NONE:
            x, y, turned = -24.0 + 48 * number, 26.0, -90.0
        else:
            x, y, _ = EDGE_PLACES[EDGE[pose]]
            turned = 30.0 + 60 * (pose % 6)
        upright = label(number + 1, 0, 6, 17, class_="on", transform=at(-7, 0, -turned))
        tip = texts.get("pic-engine" if pose != NONE else "pic-engine-waits", {"number": number + 1})
        scale = 1.0 if pose != NONE else 0.8
        place = at(x, y, turned, scale)
        drawn.append(tag("g", use("engine"), upright, id=f"engine-{number}", transform=place, data_glide=1, data_tip=tip))
    return drawn


def organizers(view: DefendersView, texts: Texts) -> list[str]:
    """The organizers, side by side where several stand on one hex."""
    drawn = []
    for player, p in enumerate(view.players):
        if p.at == NONE:
            continue
        here = [other for other, q in enumerate(view.players) if q.at == p.at]
        x, y = middle(p.at)
        x += 20 if len(here) == 1 else 33 - 27 / (len(here) - 1) * (len(here) - 1 - here.index(player))
        faction = FACTION_NAMES[p.faction]
        leader = ORGANIZERS[p.organizer]
        tip = texts.get("pic-organizer", {"name": leader.name, "faction": texts.get(f"faction-{faction}")})
        ring = tag("circle", r=23, class_="dw-n", stroke="var(--dw-wall)", stroke_width=3, stroke_dasharray="6 4")
        drawn.append(
            tag(
                "g",
                ring if player == view.turn else "",
                use(f"org-{faction}", scale=1.15 if len(here) == 1 else 0.95),
                label(leader.initial, 0, 14, 16, class_="on"),
                id=f"organizer-{player}",
                data_glide=1,
                class_=f"dw-{faction}",
                transform=at(x, y + 24),
                data_pick=f"hex:{HEX_NAMES[p.at]} faction:{faction}",
                data_tip=tip,
            )
        )
    return drawn


# -- the machines in the corners -------------------------------------------------------------------------------------------------


def corners(view: DefendersView, texts: Texts) -> list[str]:
    """DW-20.2, DW-20.3, DW-20.4: where the machines turn, their deck, and how near each defeat is."""
    flip = 1 if view.direction > 0 else -1
    turning = tag("g", use("turning"), transform=f"scale({flip} 1)") + use("mech", 0, 2)
    built = len(view.factories) - 1 - view.top
    plant = tag("circle", r=17, class_="dw-factory dw-i")
    left, gone = len(view.machine_left), len(view.machine_discard)
    side_of = texts.get("direction-right" if flip > 0 else "direction-left")
    toxic = texts.get("pic-toxic-left", {"count": view.toxic_sites})
    most = LIMITS.factories
    return [
        spot("turning", -330, -300, turning, texts.get("pic-turn", {"direction": side_of})),
        spot("built", -330, -225, count_of(plant, f"{built}/{most}"), texts.get("pic-built", {"built": built, "most": most})),
        spot("deck", 316, -296, pile(left, gone), texts.get("pic-deck", {"left": left, "discard": gone})),
        spot("toxic-left", -330, 250, count_of(use("toxic"), view.toxic_sites), toxic),
        spot("mechs-left", -330, 310, count_of(use("mech"), view.supply), texts.get("pic-mechs-left", {"count": view.supply})),
        spot("killed", 330, 290, killed(view), texts.get("pic-killed")),
    ]


def spot(name: str, x: float, y: float, drawing: str, tip: str) -> str:
    return tag("g", drawing, id=f"spot-{name}", transform=at(x, y), data_tip=tip)


def count_of(icon: str, number: object) -> str:
    return tag("g", icon, transform=at(-24, 0)) + label(number, 4, 10, 30, class_="b", anchor="start")


def pile(left: int, discarded: int) -> str:
    """The machine deck face down, its discards beside it."""
    backs = "".join(
        tag("rect", x=-26 - 2 * i, y=-32 - 2 * i, width=44, height=62, rx=5, fill="var(--dw-factory-dark)", class_="dw-i")
        for i in range(min(left, 3))
    )
    face = tag("rect", x=32, y=-32, width=34, height=48, rx=4, class_="dw-card dw-gone")
    return backs + use("mech", -8, -12) + label(left, -8, 24, 24, class_="on") + face + label(discarded, 49, 0, 22, class_="soft")


def killed(view: DefendersView) -> str:
    """DW-20.4: who has fallen, by habitat; two of one are the end."""
    drawn = []
    for i, habitat in enumerate(HABITATS):
        fallen = sum(CARD_HABITAT[card] == i for card in view.killed)
        x, y = -26 + 52 * (i % 2), -26 + 52 * (i // 2)
        plate = tag("circle", r=22, class_=f"dw-{habitat} dw-i")
        cross = tag("path", d="M-15-15 15 15M15-15-15 15", stroke="var(--dw-hurt)", stroke_width=6) if fallen else ""
        drawn.append(tag("g", plate, use(f"h-{habitat}"), cross, transform=at(x, y)))
    return "".join(drawn)
