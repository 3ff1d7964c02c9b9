"""The one who writes a Rootlog: compares the position with what the log has told so far, and writes the difference."""

from copy import copy
from itertools import zip_longest
from typing import Any

from hvozd.games.root.components import CLEARINGS, DOMINANCE, MAPS
from hvozd.games.root.notation.item_moves import item_move
from hvozd.games.root.notation.letters import (
    DIALECTS,
    FLIPPED,
    PLAY_AREA,
    Dialect,
    Thing,
    card_code,
    is_hand,
    letter,
    notation,
    position,
)
from hvozd.games.root.notation.line import Line
from hvozd.games.root.setup.start import setup_order
from hvozd.games.root.state import RootState


class Scribe:
    """Writes the lines: `told` is the position that a reader of the log has before him."""

    def __init__(self, g: RootState, dialect: Dialect = DIALECTS["2.8"]) -> None:
        self.g = g
        self.dialect = dialect
        self.told = position(g)
        self.points = [0] * g.seats
        self.pawns = [-1] * g.seats
        self.notes: dict[str, Any] = {}
        """What rooms remember from line to line."""
        self.pile = 0
        """Cards in the draw pile when the log was last brought up to date."""
        self.setup = {letter(g, seat): self.blank(seat) for seat in setup_order(g)}
        self.turns: list[Line] = []

    def copy(self, g: RootState) -> "Scribe":
        """One who goes on from here by himself, beside another position."""
        new = copy(self)
        new.g, new.told, new.notes = g, self.told.copy(), dict(self.notes)
        new.points, new.pawns = self.points[:], self.pawns[:]
        new.setup = self.setup if self.turns else {mine: line.copy() for mine, line in self.setup.items()}
        new.turns = [*self.turns[:-1], *(line.copy() for line in self.turns[-1:])]
        return new

    # -- lines ------------------------------------------------------------------------------------------------------------

    def line(self, faction: str = "") -> Line:
        """The line of this turn; before the first turn that of the faction which sets up."""
        return self.turns[-1] if self.turns else self.setup[faction]

    def blank(self, seat: int) -> Line:
        return Line(letter(self.g, seat), self.dialect.items_apart)

    def blocks(self) -> list[list[Line]]:
        rounds = [self.turns[at : at + self.g.seats] for at in range(0, len(self.turns), self.g.seats)]
        told = rounds if self.dialect.empty_turns else [[line for line in turns if line.tokens] for turns in rounds]
        return [list(self.setup.values()), *filter(None, told)]

    def begin_turn(self, seat: int) -> None:
        self.end_turn()
        self.turns.append(self.blank(seat))

    def end_turn(self) -> None:
        """Some factions have something written at the end of their own turn."""
        for seat in range(self.g.seats if self.turns else 0):
            own = notation(self.g, seat)
            if own.turn_ends is not None and self.turns[-1].faction == own.letter:
                own.turn_ends(self, seat)

    def close(self) -> None:
        """The rest of the last turn; one that was over before anything happened in it is not written."""
        self.catch_up()
        self.end_turn()
        if not self.turns[-1].tokens:
            self.turns.pop()

    # -- differences --------------------------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Write everything that has moved since the last event: first what left a place, then what only came."""
        now, told = position(self.g), self.told
        changes: dict[Thing, dict[str, int]] = {}
        for thing, place in dict.fromkeys((*told, *now)):
            change = now[thing, place] - told[thing, place]
            if change:
                changes.setdefault(thing, {})[place] = change
        for thing in sorted(changes, key=lambda thing: min(changes[thing].values()) > 0):
            self.follow(thing, changes[thing])
        self.told = now
        self.pile = len(self.g.deck)
        self.follow_pawns()
        self.follow_points()

    def follow(self, thing: Thing, change: dict[str, int]) -> None:
        """Match where a thing has become fewer with where it has become more; the rest lies in a supply or pile.

        Items that are damaged or repaired together keep their sides.
        """
        places = sorted(change, key=lambda place: place.endswith("$e") or place.endswith("$de"))
        gone = [place for place in places for _ in range(-change[place])]
        come = [place for place in places for _ in range(change[place])]
        pairs = list(zip_longest(gone, come, fillvalue=""))
        for start, target in dict.fromkeys(pairs):
            self.write(thing, pairs.count((start, target)), start, target)

    def write(self, thing: Thing, number: int, start: str, target: str) -> None:
        if isinstance(thing, int):
            self.write_card(thing, number, start, target)
        elif isinstance(thing, tuple):
            self.write_own(*thing, number, start, target)
        elif thing[0] == "%":
            self.write_item(thing, number, start, target)
        else:
            self.write_piece(thing, number, start, target)

    def write_own(self, word: str, index: int, number: int, start: str, target: str) -> None:
        """A card of a room, on the line of the first faction that has such cards."""
        owners = [notation(self.g, seat) for seat in setup_order(self.g)]
        own = next(one for one in owners if word in one.codes)
        line = self.line(own.letter)
        line.move(number, own.codes[word](index), start, line.board(target))

    def write_piece(self, thing: str, number: int, start: str, target: str) -> None:
        if thing == "r" and not start:
            return
        line = self.line(thing[0])
        start, _, kind = start.partition(FLIPPED)
        target, _, turned = target.partition(FLIPPED)
        if turned:
            line.add(f"{line.who(thing[0])}t{start}{FLIPPED}{turned}")
            return
        code = self.dialect.ferry if thing == "r" else line.piece(thing[0] + kind if kind else thing)
        line.move(number, code, line.board(start), line.board(target))

    def write_card(self, card: int, number: int, start: str, target: str) -> None:
        """The first hand goes without saying, and so do the cards that leave a silent place."""
        first_hand = not self.turns and not start and is_hand(target)
        if first_hand or any(start in notation(self.g, seat).silent for seat in range(self.g.seats)):
            return
        found = not start and bool(self.turns) and card not in DOMINANCE and len(self.g.deck) == self.pile
        named = found or card in DOMINANCE or start.endswith(PLAY_AREA)
        line = self.line((target or start)[0])
        line.move(number, card_code(card, named), "*" if found else line.board(start), line.board(target))

    def write_item(self, thing: str, number: int, start: str, target: str) -> None:
        """Items come from the supply by crafting, from the character card and under the ruins at setup: not written."""
        if start:
            item_move(self.line(), self.told, thing, number, start, target)

    def follow_pawns(self) -> None:
        for seat, place in enumerate(self.g.pawns):
            if place != self.pawns[seat]:
                mine = letter(self.g, seat)
                forests = MAPS[self.g.map].row.forests
                name = str(place) if place < CLEARINGS else "_".join(map(str, sorted(forests[place - CLEARINGS].clearings)))
                line = self.line(mine)
                line.add(f"{line.who(mine)}p->{name}")
                self.pawns[seat] = place

    def follow_points(self) -> None:
        for seat, points in enumerate(self.g.vp):
            gain = points - self.points[seat]
            if gain:
                mine = letter(self.g, seat)
                line = self.line(mine)
                line.add(f"{line.who(mine)}{'++' if gain > 0 else '--'}{abs(gain) if abs(gain) > 1 else ''}")
                self.points[seat] = points
