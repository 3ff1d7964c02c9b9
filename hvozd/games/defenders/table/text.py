"""The view as text for a terminal, in rich markup, at most 100 columns wide.

A hex is a cell of twelve columns; its name, what lies there, mechs (M), pollution (P, T), camp (^) and organizers (@) stand
inside, walls and engines on its edges.
"""

from textwrap import wrap

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
    LIMITS,
    MACHINE_CARDS,
    ORGANIZERS,
)
from hvozd.games.defenders.hidden.view import DefendersView, PlayerView
from hvozd.games.defenders.maps.geometry import AXIAL, EDGE, HEX_NAMES, HEXES, RADIUS, SIDE_NAMES
from hvozd.games.defenders.state import BREACH, CORE_TILE, ENGINE, FACTORY, FACTORY_WALL, HABITAT, NONE, TOXIC, WALL, WILD
from hvozd.games.defenders.table import LOOKS, texts_in
from hvozd.kit.rulings import reading_lines
from hvozd.kit.texts import Texts

COLOURS = ("green", "yellow", "cyan", "magenta")
"""By habitat."""
HEADINGS = "↘↓↙↖↑↗"
"""Where an engine is bound for, by the side of its right hex that it stands on."""
ARROWS = "↑↗↘↓↙↖"
"""Where a tile's arrow points, by corner."""
WIDTH = 11
HALF = 6
COLUMNS = 100


def text(view: DefendersView, seat: int | None, lang: str = "en") -> str:
    """DW-5.4: board, machines, players and the own hand."""
    texts = texts_in(lang)
    lines = []
    for row in range(-RADIUS, RADIUS + 1):
        hexes = [hex_ for hex_ in HEXES if AXIAL[hex_][1] == row]
        indent = " " * (HALF * abs(row))
        if row <= 0:
            lines.append(indent + slants(view, hexes, 5, 0))
        cells = [content(view, hex_, texts) for hex_ in hexes]
        for line in range(3):
            lines.append(indent + inside(view, hexes, [cell[line] for cell in cells], line))
        if row >= 0:
            lines.append(indent + slants(view, hexes, 3, 2))
    lines += [f"[dim]{line}[/]" for line in legend(texts)] + reading_lines(view.rulings, texts)
    players = [line for p in view.players for line in player(view, p, texts)]
    return "\n".join([*lines, *machines(view, texts), *players, *hand(view, seat, texts)])


def legend(texts: Texts) -> list[str]:
    """What the letters and the lines mean."""
    letters = (f"{look.letter} {texts.get(f'faction-{name}')}" for name, look in zip(FACTION_NAMES, LOOKS, strict=True))
    return [texts.get("board-pieces", {"factions": ", ".join(letters)}), texts.get("board-walls")]


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


def content(view: DefendersView, hex_: int, texts: Texts) -> list[str]:
    """The three lines inside a hex, each of the full width."""
    tile, name = view.tile[hex_], HEX_NAMES[hex_]
    threats, friends = tokens(view, hex_)
    if tile == HABITAT:
        kind = texts.get(f"habitat-{HABITATS[view.habitat[hex_]]}")
        return [paint(f"{name} {kind}", COLOURS[view.habitat[hex_]]), paint(threats, "red"), paint(friends, "bold white")]
    number = view.top if tile == CORE_TILE else view.factories.index(hex_)
    arrow = view.arrows[number]
    chutes = " ".join(SIDE_NAMES[(side + arrow) % 6] for side in CHUTES[number])
    kind = texts.get({CORE_TILE: "board-core", FACTORY: "board-factory", WILD: "board-wild"}[tile])
    colour = "bold green" if tile == WILD else "bold red"
    pipes = f"{ARROWS[arrow]} {chutes}" if tile != WILD else ARROWS[arrow]
    return [paint(f"{name} {kind}{number}", colour), paint(pipes, colour), paint(f"{threats} {friends}".strip(), "bold")]


def tokens(view: DefendersView, hex_: int) -> tuple[str, str]:
    """Mechs and pollution; camp and organizers."""
    mechs = f"M{view.mechs[hex_]}" if view.mechs[hex_] else ""
    dirt = view.pollution[hex_]
    pollution = "T" if dirt == TOXIC else f"P{dirt}" if dirt else ""
    camp = f"^{LOOKS[view.players[view.camp[hex_]].faction].letter}" if view.camp[hex_] != NONE else ""
    here = "".join(LOOKS[p.faction].letter for p in view.players if p.at == hex_)
    return f"{mechs} {pollution}".strip(), f"{camp} {'@' + here if here else ''}".strip()


def paint(text: str, colour: str) -> str:
    return f"[{colour}]{text[:WIDTH].center(WIDTH)}[/]"


def machines(view: DefendersView, texts: Texts) -> list[str]:
    """The machines' side of the table."""
    waiting = [str(number + 1) for number, pose in enumerate(view.engines) if pose == NONE]
    left = [texts.get(f"machine-{MACHINE_CARDS[card].id}") for card in view.machine_left]
    dead = [f"{CARDS[card].name} ({texts.get('habitat-' + HABITATS[CARD_HABITAT[card]])})" for card in view.killed]
    numbers = {
        "direction": texts.get("direction-right" if view.direction > 0 else "direction-left"),
        "built": len(view.factories) - 1 - view.top,
        "most": LIMITS.factories,
        "toxic": view.toxic_sites,
        "mechs": view.supply,
    }
    rows = [texts.get("board-machines", numbers), texts.get("board-deck", {"count": len(left), "cards": ", ".join(left)})]
    if waiting:
        rows.append(texts.get("board-waiting", {"engines": ", ".join(waiting)}))
    if dead:
        rows.append(texts.get("board-killed", {"cards": ", ".join(dead)}))
    return [line for row in rows for line in wrap(row, COLUMNS, subsequent_indent="    ")]


def player(view: DefendersView, p: PlayerView, texts: Texts) -> list[str]:
    """One player: what stands on the faction circle, and the active defender."""
    index = view.players.index(p)
    items = [texts.get(f"item-{item}") for bit, item in enumerate(ITEMS) if p.items >> bit & 1]
    look = LOOKS[p.faction]
    name = f"[bold {look.colour}]{look.letter} {texts.get('faction-' + FACTION_NAMES[p.faction])}[/]"
    leader = f" {ORGANIZERS[p.organizer].name}" if p.organizer != NONE else ""
    first = f" ({texts.get('board-first')})" if index == view.first and view.seats > 1 else ""
    fields = {field: getattr(p, field) for field in ("support", "max_support", "camps_left", "damage", "markers")}
    state = texts.get("board-left" if p.out else "board-circle", fields)
    cards = texts.get("board-cards", {"hand": p.hand_size, "deck": p.deck_size})
    told = [f"{texts.get('habitat-' + HABITATS[i])} {count}" for i, count in enumerate(p.shared) if count]
    rows = [f"{'>' if index == view.turn else ' '}{name}{leader}{first}: {state}", f"    {', '.join([cards, *items])}"]
    if told:
        rows.append("    " + texts.get("board-told", {"habitats": ", ".join(told)}))
    if p.active != NONE:
        points = f", {texts.get('board-points', {'points': view.points})}" if index == view.turn else ""
        rows += [f"    {card(p.active, texts)}{points}", *effect(p.active, texts)]
    return rows


def hand(view: DefendersView, seat: int | None, texts: Texts) -> list[str]:
    if seat is None or not view.hand:
        return []
    rows = [line for index in view.hand for line in (f"    {card(index, texts)}", *effect(index, texts))]
    return [f"[bold]{texts.get('board-hand')}[/]", *rows]


def effect(index: int, texts: Texts) -> list[str]:
    """What a card's ability does, under the card."""
    told = texts.get(f"ability-{ABILITIES[CARD_ABILITY[index]].id}-text")
    return [f"[dim]{line}[/]" for line in wrap(told, COLUMNS, initial_indent=" " * 8, subsequent_indent=" " * 8)]


def card(index: int, texts: Texts) -> str:
    """A defender card in one line."""
    ability = texts.get(f"ability-{ABILITIES[CARD_ABILITY[index]].id}")
    habitat = HABITATS[CARD_HABITAT[index]]
    colour = COLOURS[CARD_HABITAT[index]]
    return f"{CARDS[index].name} [{colour}]{texts.get('habitat-' + habitat)}[/] {CARD_POINTS[index]}, {ability}"
