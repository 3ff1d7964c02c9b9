"""A view as text for a terminal of 100 columns, in rich markup."""

from collections.abc import Iterable
from textwrap import wrap

from rich.markup import escape

from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import AXIAL, HEXES, LANDS, LETTERS, NAMES
from hvozd.games.harrow.table.faces import sentence
from hvozd.games.harrow.table.look import look_of, looks
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import COLOURED, COLOURS, FACTIONS, JARS, LEGEND_NAMES, WORDS
from hvozd.kit.rulings import reading_lines

KIND_STYLES = ("yellow4", "cyan", "yellow", "green", "white", "bright_magenta")
TOKEN_LETTERS = "asth"
"""Of the ability tokens, by kind."""
CELL = 19
COLUMN = 10

Piece = tuple[str, str]
"""A text and its style."""


def board(view: HarrowView, seat: int | None, lang: str = "en") -> str:
    """The map, the battleground, the boards of the factions, and what the seat holds."""
    say = Speaker(lang)
    lines = [_title(view, say), *reading_lines(view.rulings, say.texts), *_map(view, say), "", _battleground(view, say)]
    for faction in view.factions:
        own = look_of(faction.faction).lines(view, say)
        lines += _faction(faction, say) + [f"[{look_of(faction.faction).style}]{_cut(line)}[/]" for line in own]
    lines += _others(view, say)
    lines += _own(view, seat, say)
    return "\n".join(lines)


def _styled(pieces: Iterable[Piece], width: int) -> str:
    """Pieces of text in their styles, cut and filled to a width."""
    found, left = [], width
    for whole, style in pieces:
        text = whole[:left]
        left -= len(text)
        if text:
            found.append(f"[{style}]{text}[/]" if style else text)
    return "".join(found) + " " * left


def _title(view: HarrowView, say: Speaker) -> str:
    who = say.word("faction", FACTIONS[view.active]) if view.active >= 0 else "-"
    parts = (
        f"{say.label('round')} {view.round}, {say.label('cycle')} {view.cycle}",
        f"{say.label('lantern')}: {say.word('faction', FACTIONS[view.lantern])}",
        f"{say.label('turn')}: {who}",
        f"{say.label('map')} {LANDS[view.side].name}",
    )
    return "   ".join(parts)


def _map(view: HarrowView, say: Speaker) -> list[str]:
    rows: list[str] = []
    for row in range(-8, 9):
        inside = [h for h in range(HEXES) if 2 * AXIAL[h][1] + AXIAL[h][0] == row]
        indent = " " * (COLUMN * (AXIAL[inside[0]][0] + 4))
        rows.append((indent + "".join(_styled(_cell(view, h, say), CELL) + " " for h in inside)).rstrip())
    return rows


def _cell(view: HarrowView, h: int, say: Speaker) -> list[Piece]:
    land = LANDS[view.side]
    kind = land.kind[h]
    home = "*" if h in view.homes else ""
    storm = "!" * (1 if land.printed[h] else 0) or "!" * min(1, view.storms[h])
    pieces: list[Piece] = [(f"{NAMES[h]}{LETTERS[kind]}{home}{storm}", KIND_STYLES[kind])]
    for colour in range(3):
        pieces += _units(view, h, colour)
    for number, name in enumerate(FACTIONS):
        if number >= COLOURED and any(view.legend_at[slot] == h for slot in rules_of(number).slots):
            pieces.append((f" {say.label(name)}", "bold white"))
    marks = _marks(view, h)
    return [*pieces, (" " + marks, "")] if marks else pieces


def _units(view: HarrowView, h: int, colour: int) -> list[Piece]:
    haints, infected = view.haints[2 * colour * HEXES + h], view.haints[(2 * colour + 1) * HEXES + h]
    letter, marks = look_of(colour).marks_of_units
    legends = "".join(mark for mark, slot in zip(marks, rules_of(colour).slots, strict=True) if view.legend_at[slot] == h)
    text = legends + (str(haints) if haints else "") + (f"~{infected}" if infected else "")
    return [(f" {letter}{text}", f"bold {look_of(colour).style}")] if text else []


def _marks(view: HarrowView, h: int) -> str:
    marks = "".join(TOKEN_LETTERS[kind] * view.tokens[kind * HEXES + h] for kind in range(4))
    marks += "=" * view.paths[h] + "T" * view.townsfolk[h] + "H" * view.buildings[h] + "^" * view.fire[h]
    marks += "o" * view.red_cubes[h] + "?" * (h in view.taunts)
    return marks + "".join(look.marks(view, h) for look in looks().values())


def _battleground(view: HarrowView, say: Speaker) -> str:
    field, tree = (say.counts(cubes, "cube", COLOURS) for cubes in (view.field, view.tree))
    return _cut(f"{say.label('battleground')}: {field}   {say.label('tree')}: {tree}")


def _faction(faction: FactionView, say: Speaker) -> list[str]:
    jars = ", ".join(say.word("jar", jar) for number, jar in enumerate(JARS) if not faction.jars >> number & 1)
    legend = say.word("legend", LEGEND_NAMES[faction.legend]) if faction.legend >= 0 else "-"
    values = "/".join(map(str, faction.rows)) if any(faction.rows) else "-"
    name = f"{say.word('faction', FACTIONS[faction.faction]):<11}"
    numbers = "  ".join(
        f"{say.label(label)} {value}"
        for label, value in (
            ("scrolls", faction.scrolls),
            ("values", values),
            ("wild", faction.wild),
            ("spoon", faction.spoon),
            ("hand", faction.hand),
        )
    )
    first = f"{name}{faction.points} {say.label('points')}  {legend}  {numbers}"
    second = f"{'':<11}{say.label('jars')}: {jars}"
    return [f"[{look_of(faction.faction).style}]{_cut(line)}[/]" for line in (first, second)]


def _others(view: HarrowView, say: Speaker) -> list[str]:
    """The boards of the factions without a colour, the solo decks, the tiles."""
    lines = [line for number in range(COLOURED, len(FACTIONS)) for line in look_of(number).lines(view, say)]
    if view.solo is not None:
        lines.append(f"{say.label('decks')}: {' '.join(map(str, view.solo.decks))}")
    tiles = [
        f"{say.word('tile', tile)} ({say.word('jar', JARS[place])})"
        for tile, place in zip(WORDS["tile"], view.tiles, strict=True)
        if place < 4
    ]
    if tiles:
        lines.append(f"{say.label('tiles')}: {', '.join(tiles)}")
    return [_cut(line) for line in lines]


def _own(view: HarrowView, seat: int | None, say: Speaker) -> list[str]:
    if seat is None:
        return []
    kind = look_of(view.seats[seat]).cards
    rows = ((view.hand, kind, "hand"), (view.quests, "quest", "quests"), (view.offers, "offer", "offers"))
    return [line for numbers, vocabulary, label in rows if numbers for line in _held(numbers, vocabulary, label, say)]


def _held(numbers: Iterable[int], vocabulary: str, label: str, say: Speaker) -> list[str]:
    """The own cards of a kind, each with what it does."""
    names = [WORDS[vocabulary][number] for number in numbers]
    told = [f"{say.word(vocabulary, name)}: {sentence(name, say.texts)}".rstrip(": ") for name in names]
    rows = [wrap(line, 100, initial_indent="  ", subsequent_indent="      ") for line in told]
    return [f"{say.label(label)}:", *(escape(line) for row in rows for line in row)]


def _cut(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."
