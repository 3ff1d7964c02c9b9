"""The file of a Rootlog, read with patience: comments, other spellings; what cannot be read is a slip of its line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hvozd.core.errors import HvozdError
from hvozd.games.root.notation.letters import DECK_TITLES, MAP_TITLES, SUIT_LETTERS, notations
from hvozd.games.root.notation.signs import Told, tidy, told
from hvozd.kit.imports import Slip


class Row(NamedTuple):
    """A line of actions."""

    line: int
    faction: str
    actions: tuple[str, ...]

    def told(self) -> list[Told]:
        return [one for action in self.actions for one in told(action, self.faction) or ()]


class Log(NamedTuple):
    map: str
    deck: str
    suits: list[int]
    factions: list[str]
    names: list[str]
    setup: list[Row]
    turns: list[Row]
    winner: str
    slips: list[Slip]


HEADS = ("map", "deck", "clearings", "winner", "pool", "date", "players", "game", "title", "event", "notes")
LETTERS = re.compile(r"([A-Za-z])\s*[:;]\s*(.*)")
OPENED = re.compile(r"(\w+)\s*:\s*(.*)")


def read_log(text: str) -> Log:
    """Everything that a log says. Only what no game can be set up without is refused."""
    heads: dict[str, str] = {}
    players: dict[str, str] = {}
    rows: list[Row] = []
    slips: list[Slip] = []
    known = {one.letter for one in notations().values()}
    for number, line in enumerate(text.splitlines(), 1):
        plain = line.split("//")[0].strip()
        if found := LETTERS.fullmatch(plain):
            letter = found[1].upper()
            if letter in known and letter not in players and not rows and not looks_like_actions(found[2], letter):
                players[letter] = found[2]
            elif letter in players:
                rows.append(row(number, letter, found[2], slips))
            else:
                slips.append(Slip(number, plain, "nobody", {"letters": ", ".join(players)}))
        elif (found := OPENED.fullmatch(plain)) and found[1].lower() in HEADS:
            heads[found[1].lower()] = found[2].strip()
        elif plain:
            slips.append(Slip(number, plain, "unreadable"))
    return laid_out(heads, players, rows, slips)


def looks_like_actions(text: str, letter: str) -> bool:
    return bool(text) and all(told(tidy(action), letter) is not None for action in text.split("/"))


def row(number: int, letter: str, text: str, slips: list[Slip]) -> Row:
    actions = []
    for action in filter(None, map(tidy, text.split("/"))):
        readable = next((one for one in guesses(action) if told(one, letter) is not None), "")
        if readable != action:
            kind = "misspelt" if readable else "unreadable"
            slips.append(Slip(number, action, kind, {"meant": readable}))
        if readable:
            actions.append(readable)
    return Row(number, letter, tuple(actions))


def guesses(action: str) -> Iterator[str]:
    """The action, and what may have been meant: a missing dash, letters of the wrong size, a lost bracket."""
    yield action
    yield re.sub(r"(?<!-)>", "->", action)
    yield re.sub(r"-+>+", "->", action)
    yield re.sub(r"-$|-(?=\d)", "->", action)
    yield re.sub(r"^([a-z]?)x([a-z])(?=\d)", lambda found: f"{found[1]}X{found[2]}".upper(), action)
    yield re.sub(
        r"^([A-Z]?)[xX]([A-Za-z])(1[0-2]|\d)\(?(\d)[,.;:](\d)\)?$",
        lambda found: f"{found[1]}X{found[2].upper()}{found[3]}({found[4]},{found[5]})",
        action,
    )
    yield re.sub(r"^(\d*)[W](?=\d|-)", r"\1w", action)
    yield re.sub(r"[.,;]+$", "", action)


def laid_out(heads: Mapping[str, str], players: Mapping[str, str], rows: Sequence[Row], slips: list[Slip]) -> Log:
    named = {one.letter: name for name, one in notations().items()}
    if len(players) < 2:
        raise HvozdError(
            "This is no Rootlog: it names no two factions that play, one a line, as in 'C: Ann'.", "error-rootlog-players"
        )
    woodland = chosen(heads.get("map", "Fall"), MAP_TITLES, "map")
    deck = chosen(heads.get("deck", "Standard"), DECK_TITLES, "deck")
    seats = list(players)
    first = list(rows[: len(seats)])
    setup = first if {one.faction for one in first} == players.keys() else []
    turns = in_turn(seats, rows[len(setup) :])
    return Log(
        woodland,
        deck,
        [SUIT_LETTERS.index(one) for one in re.findall(r"([FRM])\d", heads.get("clearings", ""))],
        [named[letter] for letter in seats],
        list(players.values()),
        setup,
        turns,
        heads.get("winner", ""),
        slips,
    )


def chosen(title: str, titles: dict[str, str], what: str) -> str:
    for name, written in titles.items():
        if title.lower() in (written.lower(), name):
            return name
    raise HvozdError(
        f"'{title}' is no {what} of a Rootlog; it can be {', '.join(titles.values())}.",
        f"error-rootlog-{what}",
        title=title,
        known=", ".join(titles.values()),
    )


def in_turn(seats: Sequence[str], rows: Sequence[Row]) -> list[Row]:
    """The turns in the order of seats; for a turn that has no line an empty one."""
    turns: list[Row] = []
    for one in rows:
        while seats[len(turns) % len(seats)] != one.faction:
            turns.append(Row(one.line, seats[len(turns) % len(seats)], ()))
        turns.append(one)
    return turns
