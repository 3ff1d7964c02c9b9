"""Is what our board tells what the log tells? The lines that the scribe writes are compared with those of a log."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.signs import FIGHT, Key, told

Atom: TypeAlias = Key
"""One piece, card, point or saying; a battle with its ambushes and rolls."""


@cache
def atoms(action: str, faction: str) -> tuple[Atom, ...]:
    """What an action tells, each thing by itself."""
    if found := FIGHT.fullmatch(action):
        rolls = f"{found[5]},{found[6]}" if found[5] else ""
        return (("fight", found[1] or faction, found[2], found[3], found[4], rolls),)
    return tuple(one.key for one in told(action, faction) or () for _ in range(one.number))


class Match(NamedTuple):
    """How far a line of ours covers a line of the log."""

    left: tuple[int, ...]
    """The numbers of the log's things that ours does not tell."""
    extra: tuple[Atom, ...]
    """What ours tells beyond the log."""
    ahead: int
    """How many actions of the log lie between the first that is not told whole and the last that is told in part."""


class Wanted:
    """A line of the log, thing by thing."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.things: list[tuple[Atom, int]] = [
            (atom, at) for at, action in enumerate(row.actions) for atom in atoms(action, row.faction)
        ]
        self.numbers: dict[Atom, list[int]] = {}
        self.fights: list[int] = []
        for number, (atom, _) in enumerate(self.things):
            if atom[0] == "fight":
                self.fights.append(number)
            else:
                self.numbers.setdefault(atom, []).append(number)
        self._seen: dict[tuple[str, ...], Match] = {}

    def match(self, tokens: Sequence[str]) -> Match:
        key = tuple(tokens)
        if key not in self._seen:
            self._seen[key] = self._match(key)
        return self._seen[key]

    def _match(self, tokens: Iterable[str]) -> Match:
        used: set[int] = set()
        extra: list[Atom] = []
        whole = True
        for token in tokens:
            for atom in atoms(token, self.row.faction):
                number = next((one for one in self._meant(atom) if one not in used), None)
                if number is None:
                    extra.append(atom)
                    continue
                used.add(number)
                whole = whole and (atom[0] != "fight" or ended(atom, self.things[number][0]))
        left = tuple(number for number in range(len(self.things)) if number not in used)
        first = self.things[left[0]][1] if left else len(self.row.actions)
        last = max((self.things[number][1] for number in used), default=-1)
        return Match(left if whole else (*left, -1), tuple(extra), last - first)

    def _meant(self, atom: Atom) -> Iterator[int]:
        """The things of the log that this may be."""
        if atom[0] == "fight":
            yield from (number for number in self.fights if same_fight(atom, self.things[number][0]))
            return
        yield from self.numbers.get(atom, ())
        if atom[0] == "move" and "#" in atom[1]:
            suit, _, name = atom[1].partition("#")
            for short in ("#",) if name == "dom" else (suit + "#", "#"):
                if short != atom[1]:
                    yield from self.numbers.get((atom[0], short, *atom[2:]), ())


def same_fight(ours: Atom, theirs: Atom) -> bool:
    """Ours may not have come to its dice yet; theirs may leave them out."""
    ambushes = not theirs[4] or theirs[4].startswith(ours[4])
    return ours[1:4] == theirs[1:4] and ambushes and (not ours[5] or not theirs[5] or ours[5] == theirs[5])


def ended(ours: Atom, theirs: Atom) -> bool:
    return (ours[5] == theirs[5] or not theirs[5]) and (ours[4] == theirs[4] or not theirs[4])
