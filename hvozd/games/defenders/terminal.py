"""The view as text for a terminal, in rich markup, at most 100 columns wide.

A hex is a cell of twelve columns; its name, what lies there, mechs (M), pollution (P, T), camp (^) and organizers (@) stand
inside, walls and engines on its edges.
"""

from hvozd.games.defenders.components import (
    ABILITIES,
    CARD_ABILITY,
    CARD_HABITAT,
    CARD_POINTS,
    CARDS,
    CHUTES,
    FACTION_NAMES,
    HABITATS,
    ITEMS,
    MACHINE_CARDS,
    ORGANIZERS,
)
from hvozd.games.defenders.geometry import AXIAL, CORE, EDGE, HEX_NAMES, HEXES, RADIUS, SIDE_NAMES
from hvozd.games.defenders.state import BREACH, CORE_TILE, ENGINE, FACTORY, FACTORY_WALL, HABITAT, NONE, TOXIC, WALL
from hvozd.games.defenders.view import DefendersView, PlayerView

LETTERS = "OCVS"
COLOURS = ("green", "yellow", "cyan", "magenta")
HEADINGS = "↘↓↙↖↑↗"
"""Where an engine is bound for, by the side of its right hex that it stands on."""
ARROWS = "↑↗↘↓↙↖"
"""Where a tile's arrow points, by corner."""
WIDTH = 11
HALF = 6
LEGEND = (
    "[dim]M mechs, P pollution, T toxic site, ^ camp, @ organizer; O Order, C Council, V Coven, S Sect\n"
    "━ ┃ wall, ═ ║ factory wall, gap: breached, digit: engine and heading; a tile shows arrow and chutes[/]"
)


def board(view: DefendersView, seat: int | None) -> str:
    """DW-5.4: board, machines, players and the own hand."""
    lines = []
    for row in range(-RADIUS, RADIUS + 1):
        hexes = [hex_ for hex_ in HEXES if AXIAL[hex_][1] == row]
        indent = " " * (HALF * abs(row))
        if row <= 0:
            lines.append(indent + slants(view, hexes, 5, 0))
        cells = [content(view, hex_) for hex_ in hexes]
        for line in range(3):
            lines.append(indent + inside(view, hexes, [cell[line] for cell in cells], line))
        if row >= 0:
            lines.append(indent + slants(view, hexes, 3, 2))
    return "\n".join([*lines, LEGEND, machines(view), *(player(view, p) for p in view.players), hand(view, seat)])


def slants(view: DefendersView, hexes: list[int], left: int, right: int) -> str:
    """The slanted edges above or below a row of hexes."""
    return "".join(slant(view, EDGE[hex_ * 6 + side]) for hex_ in hexes for side in (left, right))


def slant(view: DefendersView, edge: int) -> str:
    flags = view.edge[edge]
    if flags & ENGINE:
        return f"[bold red] {engine(view, edge)}   [/]"
    bar = "═" if flags & FACTORY_WALL else "━" if flags & WALL else ""
    if not bar:
        return "[dim] ·  · [/]"
    return f"[bold] {bar}{'  ' if flags & BREACH else bar * 2}{bar} [/]"


def inside(view: DefendersView, hexes: list[int], cells: list[str], line: int) -> str:
    """One line through the middle of a row of hexes, with the upright edges between them."""
    parts = []
    for hex_, cell in zip(hexes, cells, strict=True):
        parts += [upright(view, EDGE[hex_ * 6 + 4], line), cell]
    return "".join([*parts, upright(view, EDGE[hexes[-1] * 6 + 1], line)])


def upright(view: DefendersView, edge: int, line: int) -> str:
    flags = view.edge[edge]
    if flags & ENGINE:
        return f"[bold red]{(engine(view, edge) + ' ')[line]}[/]"
    bar = "║" if flags & FACTORY_WALL else "┃" if flags & WALL else ""
    if not bar:
        return "[dim]·[/]" if line == 1 else " "
    return " " if flags & BREACH and line == 1 else f"[bold]{bar}[/]"


def engine(view: DefendersView, edge: int) -> str:
    """The number and the heading of the engine on an edge."""
    number = next(i for i, pose in enumerate(view.engines) if pose != NONE and EDGE[pose] == edge)
    return f"{number + 1}{HEADINGS[view.engines[number] % 6]}"


def content(view: DefendersView, hex_: int) -> list[str]:
    """The three lines inside a hex, each of the full width."""
    tile, name = view.tile[hex_], HEX_NAMES[hex_]
    threats, friends = tokens(view, hex_)
    if tile == HABITAT:
        colour = COLOURS[view.habitat[hex_]]
        return [paint(f"{name} {HABITATS[view.habitat[hex_]]}", colour), paint(threats, "red"), paint(friends, "bold white")]
    number = view.top if tile == CORE_TILE else view.factories.index(hex_)
    arrow = view.arrows[number]
    chutes = " ".join(SIDE_NAMES[(side + arrow) % 6] for side in CHUTES[number])
    kind = "core" if hex_ == CORE else "factory" if tile == FACTORY else "wild"
    colour = "bold green" if kind == "wild" else "bold red"
    pipes = f"{ARROWS[arrow]} {chutes}" if kind != "wild" else ARROWS[arrow]
    return [paint(f"{name} {kind}{number}", colour), paint(pipes, colour), paint(f"{threats} {friends}".strip(), "bold")]


def tokens(view: DefendersView, hex_: int) -> tuple[str, str]:
    """Mechs and pollution; camp and organizers."""
    mechs = f"M{view.mechs[hex_]}" if view.mechs[hex_] else ""
    dirt = view.pollution[hex_]
    pollution = "T" if dirt == TOXIC else f"P{dirt}" if dirt else ""
    camp = f"^{LETTERS[view.players[view.camp[hex_]].faction]}" if view.camp[hex_] != NONE else ""
    here = "".join(LETTERS[p.faction] for p in view.players if p.at == hex_)
    return f"{mechs} {pollution}".strip(), f"{camp} {'@' + here if here else ''}".strip()


def paint(text: str, colour: str) -> str:
    return f"[{colour}]{text[:WIDTH].center(WIDTH)}[/]"


def machines(view: DefendersView) -> str:
    """The machines' side of the table."""
    heading = "right ↻" if view.direction > 0 else "left ↺"
    left = ", ".join(MACHINE_CARDS[card].kind + ("!" if MACHINE_CARDS[card].difficult else "") for card in view.machine_left)
    dead = ", ".join(f"{CARDS[card].name} ({HABITATS[CARD_HABITAT[card]]})" for card in view.killed) or "nobody"
    waiting = [str(number + 1) for number, pose in enumerate(view.engines) if pose == NONE]
    core = f", engine {' and '.join(waiting)} on the core" if waiting else ""
    return (
        f"[bold]Machines[/] turn {heading}{core}; factories built {len(view.factories) - 1 - view.top} of 5; "
        f"toxic sites left {view.toxic_sites}; mechs left {view.supply}\n"
        f"  in the deck ({len(view.machine_left)}): {left or 'nothing'}\n  killed: {dead}"
    )


def player(view: DefendersView, p: PlayerView) -> str:
    """One player: what stands on the faction circle, and the active defender."""
    index = view.players.index(p)
    mark = "[bold]>[/]" if index == view.turn else " "
    first = " (first)" if index == view.first and view.seats > 1 else ""
    leader = ORGANIZERS[p.organizer].name if p.organizer != NONE else "no organizer yet"
    items = " ".join(item for bit, item in enumerate(ITEMS) if p.items >> bit & 1) or "no items"
    state = "has left" if p.out else f"support {p.support} of {p.max_support}"
    colour = COLOURS[p.faction]
    told = "; told " + " ".join(f"{HABITATS[i]} {n}" for i, n in enumerate(p.shared) if n) if any(p.shared) else ""
    active = f"\n    active: {card(p.active)}" + (f", {view.points} points left" if index == view.turn else "")
    return (
        f"{mark}[bold {colour}]{LETTERS[p.faction]} {FACTION_NAMES[p.faction]}[/]{first} {leader}: "
        f"{state}, camps {p.camps_left}, damage {p.damage}, markers {p.markers}\n"
        f"    {items}; hand {p.hand_size}, deck {p.deck_size}{told}"
        f"{active if p.active != NONE else ''}"
    )


def hand(view: DefendersView, seat: int | None) -> str:
    if seat is None:
        return ""
    return "[bold]Your hand[/]\n" + "\n".join(f"    {card(index)}" for index in view.hand)


def card(index: int) -> str:
    ability = ABILITIES[CARD_ABILITY[index]].id.replace("-", " ").title()
    colour = COLOURS[CARD_HABITAT[index]]
    return f"{CARDS[index].name} [{colour}]{HABITATS[CARD_HABITAT[index]]}[/] {CARD_POINTS[index]}, {ability}"
