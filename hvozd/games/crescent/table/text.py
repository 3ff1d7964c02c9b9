"""A view as text for a terminal, in rich markup: the map as staggered bricks, the seats, the markets, the own hand.

A brick touches six others as a hex does; a side along which the river runs is drawn with blue waves.
"""

from textwrap import wrap
from typing import Any

from rich.markup import escape

from hvozd.games.crescent.hidden.view import ConflictView, CrescentView, HexView, SeatView
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.table import FOLDERS
from hvozd.games.crescent.table.booklet import written_report
from hvozd.games.crescent.table.faces import sentence
from hvozd.games.crescent.table.goals import progress, would_score
from hvozd.games.crescent.table.panels import is_over, stands, words_of
from hvozd.kit.rulings import reading_lines
from hvozd.kit.texts import Texts

HALF, HIGH = 7, 4
WIDE = 2 * HALF
COLOURS = {character.name: character.look().colour for character in CHARACTERS}
GROUNDS = {"fertile": "green", "wilderness": "dark_olive_green3", "mountain": "grey62", "desert": "khaki3", "quarry": "orange3"}
SHORT = {"fort": "ft", "castle": "cs", "palace": "pl", "town": "tn", "city": "ct"}
Canvas = dict[tuple[int, int], tuple[str, str]]
"""Line and column of every character with its style."""


class Speaker:
    """The words of the game in a person's language."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(FOLDERS, lang)

    def say(self, key: str, **variables: Any) -> str:
        return escape(self.texts.get(f"board-{key}", variables))

    def name(self, kind: str, word: str) -> str:
        return escape(self.texts.get(f"{kind}-{word}"))

    def letter(self, character: str) -> str:
        return self.name("name", character)[0]

    def cards(self, words: list[str]) -> str:
        return ", ".join(self.name("card", word) if word else "–" for word in words)


def board(view: CrescentView, seat: int | None, lang: str = "en") -> str:
    """Everything the seat sees, at most 100 columns wide on the fixed layouts."""
    speak = Speaker(lang)
    year = speak.say("year", year=view.year, years=view.years)
    action = f", {speak.say('round', round=view.round)}" if view.round else ""
    parts = [f"[bold]{year}[/]{action}", draw_map(view, speak), *legend(view, speak), ""]
    parts += reading_lines(view.rulings, speak.texts)
    parts += [seat_line(each, speak) for each in view.seats]
    if view.market:
        parts += ["", *market_lines(view, speak)]
    if view.conflict is not None:
        parts += ["", *conflict_lines(view.conflict, speak)]
    if view.tiles:
        parts += ["", f"[bold]{speak.say('tiles')}[/] {', '.join(speak.name('hex', tile) for tile in view.tiles)}"]
    if view.looked:
        parts += ["", f"[bold]{speak.say('looked')}[/] {speak.cards(view.looked)}"]
    if view.standing:
        parts += ["", f"[bold]{escape(speak.texts.get('pic-standing'))}[/]"]
        parts += [f"  {escape(stands(each, speak.texts))}" for each in view.standing]
    if is_over(view):
        parts += ["", f"[bold]{escape(speak.texts.get('report-title'))}[/]", *written_report(view, speak.texts)]
    if seat is not None:
        parts += ["", goals_line(view, seat, speak)]
        parts += [f"[bold]{speak.say('hand')}[/]{'' if view.hand else ' –'}", *hand_lines(view.hand, speak)]
    return "\n".join(parts)


def goals_line(view: CrescentView, seat: int, speak: Speaker) -> str:
    """The own goals in a line: what each item that scores would bring now."""
    found = [f"{speak.name('goal', each.goal)} {each.vp}" for each in progress(view, seat) if each.vp and each.row.rule != "pay"]
    title = speak.texts.get("booklet-goals", {"vp": would_score(view, seat), "year": view.year})
    return f"[bold]{escape(title)}[/] {', '.join(found) or '–'}"


def hand_lines(hand: list[str], speak: Speaker) -> list[str]:
    """The own cards, each with what it does."""
    rows = [wrap(sentence(card, speak.texts), 100, initial_indent="  ", subsequent_indent="      ") for card in hand]
    return [escape(line) for row in rows for line in row]


def legend(view: CrescentView, speak: Speaker) -> list[str]:
    first, second = (speak.letter(each.character) for each in view.seats[:2])
    structures = "  ".join(f"{short} {speak.name('structure', name)}" for name, short in SHORT.items())
    return [
        f"[dim]{speak.say('legend', first=first, second=second)}[/]",
        f"[dim]{structures}[/]   [bold blue]≈[/] [dim]{speak.say('river')}[/]",
    ]


# -- the map -------------------------------------------------------------------------------------------------------------------


def draw_map(view: CrescentView, speak: Speaker) -> str:
    """CM-4.4, CM-4.5: adjacent hexes touch; where the river keeps two apart the side between them is water."""
    canvas: Canvas = {}
    if not view.hexes:
        return ""
    left = min(2 * each.q + each.r for each in view.hexes)
    top = min(each.r for each in view.hexes)
    corners = {(each.q, each.r): ((each.r - top) * HIGH, (2 * each.q + each.r - left) * HALF) for each in view.hexes}
    for each in view.hexes:
        outline(canvas, *corners[each.q, each.r])
    for each in view.hexes:
        if each.feature == "river":
            water(canvas, *corners[each.q, each.r], each.turned)
    for each in view.hexes:
        inside(canvas, *corners[each.q, each.r], each, speak)
    return render(canvas)


def outline(canvas: Canvas, y: int, x: int) -> None:
    for line in (y, y + HIGH):
        for column in range(x, x + WIDE + 1):
            canvas.setdefault((line, column), ("─", "dim"))
    for line in range(y + 1, y + HIGH):
        for column in (x, x + WIDE):
            canvas[line, column] = ("│", "dim")
    for line in (y, y + HIGH):
        for column in (x, x + HALF, x + WIDE):
            canvas[line, column] = ("+", "dim")


def water(canvas: Canvas, y: int, x: int, turned: int) -> None:
    """The two sides that a river tile hugs: east, north-east, north-west, west, south-west, south-east."""
    for side in (turned % 6, (turned + 1) % 6):
        if side in (0, 3):
            column = x + WIDE if side == 0 else x
            places = [(line, column) for line in range(y, y + HIGH + 1)]
        else:
            line = y if side in (1, 2) else y + HIGH
            start = x + HALF if side in (1, 5) else x
            places = [(line, column) for column in range(start, start + HALF + 1)]
        canvas.update(dict.fromkeys(places, ("≈", "bold blue")))


def inside(canvas: Canvas, y: int, x: int, each: HexView, speak: Speaker) -> None:
    name = speak.name("short", each.name)
    write(canvas, y + 1, x + 1, name[: WIDE - 4] + ("!" if each.challenge else ""), f"bold {GROUNDS[each.terrain]}")
    if each.control:
        write(canvas, y + 1, x + WIDE - 2, f"◆{speak.letter(each.control)}", f"bold {COLOURS[each.control]}")
    column = x + 1
    for character, (ordinary, mercenary) in each.units.items():
        text = f"{speak.letter(character)}{ordinary}+{mercenary}"
        write(canvas, y + 2, column, text, COLOURS[character])
        column += len(text) + 1
    column = x + 1
    for structure, owner in each.structures.items():
        write(canvas, y + 3, column, SHORT[structure], COLOURS[owner])
        column += 3
    if each.influence:
        write(canvas, y + 3, x + WIDE - 2, f"•{speak.letter(each.influence)}", f"bold {COLOURS[each.influence]}")


def write(canvas: Canvas, line: int, column: int, text: str, style: str) -> None:
    for i, character in enumerate(text):
        canvas[line, column + i] = (character, style)


def render(canvas: Canvas) -> str:
    last = max(column for _, column in canvas)
    lines = []
    for line in range(max(line for line, _ in canvas) + 1):
        text, style = "", ""
        for column in range(last + 1):
            character, wanted = canvas.get((line, column), (" ", ""))
            if wanted != style:
                text += (f"[/{style}]" if style else "") + (f"[{wanted}]" if wanted else "")
                style = wanted
            text += character
        lines.append((text + (f"[/{style}]" if style else "")).rstrip())
    return "\n".join(lines)


# -- around the map ------------------------------------------------------------------------------------------------------------


def seat_line(each: SeatView, speak: Speaker) -> str:
    name = f"{speak.name('name', each.character):8}"
    points = "?" if each.vp is None else str(each.vp)
    own = speak.say("own", coins=each.coins, vp=points, cards=each.hand_size, reserve=each.reserve)
    supply = speak.say("supply", units=each.units, forts=each.forts, castles=each.castles, tokens=each.tokens)
    text = f"[bold {COLOURS[each.character]}]{name}[/] {own}  [dim]{supply}[/]"
    if each.front:
        text += f"\n         {speak.say('front')} {speak.cards(each.front)}"
    if each.known:
        text += f"\n         {speak.say('known')} {speak.cards(each.known)}"
    for line in words_of(each, speak.texts):
        text += f"\n         [dim]{escape(line)}[/]"
    return text


def market_lines(view: CrescentView, speak: Speaker) -> list[str]:
    """CM-6.1: the market from far to near, then the second one."""
    lines = []
    for market, price in view.prices.items():
        cards = [card for card, where in zip(view.market, view.slots, strict=True) if where == market]
        lines.append(f"[bold]{speak.name('market', market)} ({price})[/] {speak.cards(cards)}")
    piles = speak.say("piles", deck=view.deck_size, discards=len(view.discard))
    second = f"[bold]{speak.say('bazaar')}[/] {speak.cards(view.bazaar)}   " if view.bazaar else ""
    return [*lines, f"{second}[dim]{piles}[/]"]


def conflict_lines(clash: ConflictView, speak: Speaker) -> list[str]:
    players = " : ".join(speak.name("name", who) for who in (clash.attacker, clash.defender) if who)
    lines = [f"[bold]{speak.say(clash.kind)}[/] {speak.name('hex', clash.hex)}, {players}"]
    for side, word in ((1, "attackers"), (2, "defenders")):
        cards = [card.card for card in clash.cards if card.side == side]
        if cards:
            lines.append(f"  {speak.name('stance', word)}: {speak.cards(cards)}")
    if clash.chosen:
        lines.append(f"  {speak.say('selected')} {speak.cards(clash.chosen)}")
    if any(clash.totals):
        lines.append(f"  {clash.totals[0]} : {clash.totals[1]}")
    return lines
