"""What lies on the table by a Rootlog's own telling: every action moves its pieces, legal or not."""

import re
from collections import Counter

from hvozd.games.root.components import MAPS, Woodland
from hvozd.games.root.hooks import FACTIONS, Faction
from hvozd.games.root.notation.letters import notations
from hvozd.games.root.notation.logbook import Log, Row
from hvozd.games.root.notation.signs import Told, ambushes, told

FIRST_HAND = 3
TURNED = re.compile(r"([A-Z]?)t(\d+)\^(t_[a-z])")
SWAPPED = re.compile(r"t(\d+)<->t(\d+)")
MARKER = re.compile(r"\+\+->([A-Z]?)\$")


class Tally:
    """Pieces by place, points, pawns, cards in hands, crafted cards. The table is believed: no pieces fall below zero."""

    def __init__(self, log: Log) -> None:
        self.map: Woodland = next(one for one in MAPS if one.name == log.map)
        self.factions: dict[str, Faction] = {notations()[one.name].letter: one for one in FACTIONS if one.name in log.factions}
        self.pieces: Counter[tuple[str, str]] = Counter()
        self.points: Counter[str] = Counter()
        self.pawns: dict[str, str] = {}
        self.hands = Counter(dict.fromkeys(self.factions, FIRST_HAND))
        self.crafted: dict[str, list[str]] = {mine: [] for mine in self.factions}
        self.markers: dict[str, str] = {}
        """Who scores no more, and whose board the marker lies on."""

    def row(self, row: Row) -> None:
        for action in row.actions:
            self.action(action, row.faction)

    def action(self, action: str, faction: str) -> None:
        for side, _ in ambushes(action, faction):
            self.held(side, -1)
        for one in told(action, faction) or ():
            self.one(one, faction)

    def one(self, one: Told, faction: str) -> None:
        match one.key:
            case ("move", thing, start, target):
                self.move(thing, one.number, start, target)
            case ("score", who, sign):
                self.points[who] += one.number if sign == "++" else -one.number
            case ("craft", who, code):
                self.hands[who] -= 1
                self.crafted[who].append(code)
            case ("said", text):
                self.said(text, faction)

    def move(self, thing: str, number: int, start: str, target: str) -> None:
        if "#" in thing:
            self.held(start, -number)
            self.held(target, number)
        elif thing[1:] == "p":
            self.pawns[thing[0]] = target
        elif thing[0] != "%" and thing != "r":
            if start:
                self.pieces[thing, start] = max(0, self.pieces[thing, start] - number)
            if target:
                self.pieces[thing, target] += number

    def held(self, place: str, number: int) -> None:
        if place in self.factions:
            self.hands[place] += number

    def said(self, text: str, faction: str) -> None:
        if found := TURNED.fullmatch(text):
            mine = found[1] or faction
            self.move(mine + "t", 1, found[2], "")
            self.move(mine + found[3], 1, "", found[2])
        elif found := SWAPPED.fullmatch(text):
            here, there = (set(self.tokens(faction, place)) for place in found.groups())
            for thing in here ^ there:
                start, target = (found[1], found[2]) if thing in here else (found[2], found[1])
                self.move(thing, 1, start, target)
        elif found := MARKER.fullmatch(text):
            self.markers[faction] = found[1] or faction

    # -- what can be asked ------------------------------------------------------------------------------------------------

    def tokens(self, mine: str, place: str) -> list[str]:
        return [thing for (thing, where), number in self.pieces.items() if number and where == place and thing[:2] == mine + "t"]

    def all(self, mine: str, place: str, kinds: str) -> int:
        """Pieces of a faction in a place: `w` warriors, `b` buildings, `t` tokens."""
        return sum(
            number for (thing, where), number in self.pieces.items() if where == place and thing[0] == mine and thing[1] in kinds
        )

    def on_map(self, thing: str) -> int:
        return sum(number for (one, place), number in self.pieces.items() if one == thing and place.isdigit())

    def scores_no_more(self, row: Row, at: int) -> bool:
        """Whether the marker of the row's faction is away from the track before an action of it."""
        return row.faction in self.markers or any(MARKER.fullmatch(action) for action in row.actions[:at])

    def warriors_left(self, mine: str) -> int:
        used = sum(number for (thing, _), number in self.pieces.items() if thing == mine + "w")
        return self.factions[mine].file.warriors - used
