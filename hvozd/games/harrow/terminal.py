"""A view as text for a terminal of 100 columns, in rich markup."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from hvozd.games.harrow.geography import AXIAL, HEXES, LANDS, LETTERS, NAMES
from hvozd.games.harrow.view import FactionView, HarrowView
from hvozd.games.harrow.words import COLOURS, FACTIONS, FAIR, HESTERS, JARS, LEGEND_NAMES, TOKEN_NAMES, WORDS
from hvozd.locale import Texts

STYLES = ("red", "blue", "magenta")
KIND_STYLES = ("yellow4", "cyan", "yellow", "green", "white", "bright_magenta")
CELL = 19
COLUMN = 10
HANDS = ("tactic", "upgrade", "goblin", "hestercard", "fairy")
LOCALE = Path(__file__).parent / "locale"

Piece = tuple[str, str]
"""A text and its style."""


class Speaker:
    """The words of the board in a person's language."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts((LOCALE,), lang)

    def label(self, name: str) -> str:
        return self.texts.get(f"board-{name}")

    def word(self, vocabulary: str, word: str) -> str:
        return self.texts.get(f"{vocabulary}-{word}")

    def row(self, vocabulary: str, numbers: Iterable[int]) -> str:
        return ", ".join(self.word(vocabulary, WORDS[vocabulary][number]) for number in numbers)

    def counts(self, numbers: Sequence[int], vocabulary: str, names: Sequence[str]) -> str:
        found = ", ".join(f"{n} {self.word(vocabulary, name)}" for n, name in zip(numbers, names) if n)
        return found or self.label("none")


def board(view: HarrowView, seat: int | None, lang: str = "en") -> str:
    """The map, the battleground, the boards of the factions, and what the seat holds."""
    say = Speaker(lang)
    lines = [_title(view, say), *_map(view, say), "", _battleground(view, say)]
    lines += [line for faction in view.factions for line in _faction(faction, say)]
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
    if view.legend_at[4] == h:
        pieces.append((f" {say.label('hester')}", "bold white"))
    marks = _marks(view, h)
    return [*pieces, (" " + marks, "")] if marks else pieces


def _units(view: HarrowView, h: int, colour: int) -> list[Piece]:
    haints, infected = view.haints[2 * colour * HEXES + h], view.haints[(2 * colour + 1) * HEXES + h]
    slots = ((0,), (1,), (2, 3))[colour]
    legends = "".join("L" if colour < 2 else "AB"[slot - 2] for slot in slots if view.legend_at[slot] == h)
    text = legends + (str(haints) if haints else "") + (f"~{infected}" if infected else "")
    return [(f" {'RBK'[colour]}{text}", f"bold {STYLES[colour]}")] if text else []


def _marks(view: HarrowView, h: int) -> str:
    marks = "".join("asth"[kind] * view.tokens[kind * HEXES + h] for kind in range(4))
    marks += "=" * view.paths[h] + "T" * view.townsfolk[h] + "H" * view.buildings[h] + "^" * view.fire[h]
    marks += "o" * view.red_cubes[h] + "?" * (h in view.taunts)
    if view.kammi is not None and h in view.kammi.dolls:
        marks += "D"
    if view.hester is not None and h in view.hester.roots:
        marks += "%"
    if view.fair_folk is not None:
        marks += ("", "n", "N")[min(2, view.fair_folk.nests[h])] + "x" * (h in view.fair_folk.crosses)
    return marks


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
    return [f"[{STYLES[faction.faction]}]{_cut(line)}[/]" for line in (first, second)]


def _others(view: HarrowView, say: Speaker) -> list[str]:
    lines = []
    if view.family is not None:
        bag = say.counts(view.family.bag, "token", TOKEN_NAMES)
        lines.append(f"{'':<11}{say.label('bag')}: {bag}   {say.label('board')}: {len(view.family.board)}")
    if view.kammi is not None:
        rows = " ".join("".join("ast"[token] for token in view.kammi.grid[at : at + 2]) for at in (0, 2, 4))
        waiting = say.word("token", TOKEN_NAMES[view.kammi.waiting])
        lines.append(f"{'':<11}{say.label('grid')}: {rows}   {say.label('waiting')}: {waiting}")
    lines += _strangers(view, say)
    tiles = [
        f"{say.word('tile', tile)} ({say.word('jar', JARS[place])})"
        for tile, place in zip(WORDS["tile"], view.tiles)
        if place < 4
    ]
    if tiles:
        lines.append(f"{say.label('tiles')}: {', '.join(tiles)}")
    return [_cut(line) for line in lines]


def _strangers(view: HarrowView, say: Speaker) -> list[str]:
    """Hester, the Fair Folk, the solo decks."""
    lines = []
    if view.hester is not None:
        own = view.hester
        filled = sum(1 for square in own.squares if square)
        active = ", ".join(say.word("hestercard", HESTERS[card]) for card in own.active) or say.label("none")
        name = f"{say.word('faction', 'hester'):<11}"
        flames = "+".join(map(str, own.slots))
        numbers = f"{say.label('squares')} {filled}/6  {say.label('actions')} {own.flames}  {say.label('flames')} {flames}"
        lines.append(f"{name}{numbers}  {say.label('cards')}: {active}")
    if view.fair_folk is not None:
        folk = view.fair_folk
        name = f"{say.word('faction', 'fair-folk'):<11}"
        numbers = f"{say.label('finds')} {folk.found}/3  {say.label('hand')} {folk.hand}  {say.label('quests')} {folk.quests}"
        lines.append(f"{name}{numbers}  {say.label('arrows')} {len(folk.arrows) // 3}")
    if view.solo is not None:
        lines.append(f"{say.label('decks')}: {' '.join(map(str, view.solo.decks))}")
    return lines


def _own(view: HarrowView, seat: int | None, say: Speaker) -> list[str]:
    if seat is None:
        return []
    faction = _faction_of(view, seat)
    rows = ((view.hand, HANDS[faction], "hand"), (view.quests, "quest", "quests"), (view.offers, "offer", "offers"))
    return [_cut(f"{say.label(label)}: {say.row(vocabulary, numbers)}") for numbers, vocabulary, label in rows if numbers]


def _faction_of(view: HarrowView, seat: int) -> int:
    own = next((faction.faction for faction in view.factions if faction.seat == seat and view.solo is None), -1)
    if own >= 0:
        return own
    return FAIR if view.quests else FACTIONS.index("hester")


def _cut(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."
