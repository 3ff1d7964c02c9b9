"""One line of a Rootlog: the actions of a turn, pieces that move together written together."""

from collections.abc import Sequence
from copy import copy
from typing import TypeAlias

from hvozd.games.root.notation.letters import PLAY_AREA, is_hand


class Moves:
    """Things that go from one place to another, or to several places alike: `(w+2Ew)3->`, `w->1+2+5`."""

    def __init__(self, number: int, thing: str, start: str, target: str) -> None:
        self.parts = {thing: number}
        self.start = start
        self.targets = [target]

    def copy(self) -> "Moves":
        new = Moves(0, "", self.start, "")
        new.parts, new.targets = dict(self.parts), self.targets[:]
        return new

    def join(self, other: "Moves") -> bool:
        """Write another move as part of this one where the meaning stays the same."""
        (target,) = other.targets
        if self.start != other.start or (self.start and (target.isdigit() or is_hand(target))):
            return False
        if self.targets == [target]:
            for thing, number in other.parts.items():
                self.parts[thing] = self.parts.get(thing, 0) + number
            return True
        apart = target.isdigit() and self.targets[-1].isdigit() and target not in self.targets
        if apart and self.parts == other.parts:
            self.targets.append(target)
        return apart and self.parts == other.parts

    def take_back(self, number: int, thing: str) -> bool:
        """Unwrite part of this move: something else tells of it."""
        if self.parts.get(thing, 0) < number:
            return False
        self.parts[thing] -= number
        if not self.parts[thing]:
            del self.parts[thing]
        return True

    def __str__(self) -> str:
        things = [f"{number if number > 1 else ''}{thing}" for thing, number in self.parts.items()]
        if len(things) == 1:
            group = things[0]
        elif all(thing.endswith("#") for thing in things):
            group = "(" + "+".join(thing[:-1] for thing in things) + ")#"
        else:
            group = "(" + "+".join(things) + ")"
        return f"{group}{self.start}->{'+'.join(self.targets)}"


class Fight:
    """A battle: its ambush cards and rolls become known after it began."""

    def __init__(self, attacker: str, defender: str, clearing: int) -> None:
        self.head = f"{attacker}X{defender}{clearing}"
        self.ambushes = ""
        self.rolls = ""

    def copy(self) -> "Fight":
        return copy(self)

    def __str__(self) -> str:
        return self.head + self.ambushes + self.rolls


Token: TypeAlias = "Moves | Fight | str"


class Line:
    """The actions of one turn, or of one faction's setup."""

    def __init__(self, faction: str, apart: bool = False) -> None:
        self.faction = faction
        self.apart = apart
        """Items are written one by one."""
        self.tokens: list[Token] = []

    def copy(self) -> "Line":
        new = Line(self.faction, self.apart)
        new.tokens = [token if isinstance(token, str) else token.copy() for token in self.tokens]
        return new

    def piece(self, thing: str) -> str:
        """A piece by its letters; those of the player whose turn it is go without the faction's."""
        return thing[1:] if thing[0] == self.faction else thing

    def who(self, faction: str) -> str:
        return "" if faction == self.faction else faction

    def board(self, place: str) -> str:
        """A place; the own board goes without the faction's letter."""
        place = place.removesuffix(PLAY_AREA)
        return place[1:] if place == self.faction + "$" else place

    def move(self, number: int, thing: str, start: str, target: str) -> None:
        if self.apart and thing[0] == "%":
            self.tokens += [Moves(1, thing, start, target) for _ in range(number)]
            return
        move = Moves(number, thing, start, target)
        last = self.tokens[-1] if self.tokens else None
        if not (isinstance(last, Moves) and last.join(move)):
            self.tokens.append(move)

    def take_back(self, number: int, thing: str, start: str, target: str) -> bool:
        """Unwrite the last such move, if there is one."""
        for at in reversed(range(len(self.tokens))):
            token = self.tokens[at]
            if isinstance(token, Moves) and (token.start, token.targets) == (start, [target]) and token.take_back(number, thing):
                if not token.parts:
                    del self.tokens[at]
                return True
        return False

    def fight(self) -> Fight:
        return next(token for token in reversed(self.tokens) if isinstance(token, Fight))

    def add(self, *tokens: Token) -> None:
        self.tokens.extend(tokens)

    def __str__(self) -> str:
        return f"{self.faction}:" + "/".join(map(str, self.tokens))


def text(head: Sequence[str], parts: Sequence[Sequence[Line]], tail: Sequence[str]) -> str:
    """The whole file: the head, the setup and the rounds with an empty line between, the end."""
    blocks = ["\n".join(head), *("\n".join(map(str, part)) for part in parts), *tail]
    return "\n\n".join(blocks) + "\n"
