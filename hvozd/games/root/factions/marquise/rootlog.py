"""The Marquise de Cat in a Rootlog."""

from collections import Counter
from collections.abc import Iterator

from hvozd.games.root.factions.marquise import WarriorsTreated
from hvozd.games.root.factions.marquise.daylight import TRACKS
from hvozd.games.root.notation.arbiter import is_clearing, scored_next
from hvozd.games.root.notation.letters import Notation, letter
from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.notation.signs import Told, told
from hvozd.games.root.notation.tally import Tally
from hvozd.kit.imports import Slip

BUILDINGS = {"Cb_s": 0, "Cb_w": 1, "Cb_r": 2}
ACTIONS = 3
SPARED = {"command": 1, "cob": 1, "prop": 1, "emi": 2, "league": 9}
"""Crafted cards that do what would else be an action, and how much of it."""


def treated(scribe: Scribe, event: WarriorsTreated) -> None:
    """The warriors go from where they fell to the keep; their removal is unwritten."""
    line, warriors = scribe.line(), letter(scribe.g, event.seat) + "w"
    origin = str(event.origin)
    if event.warriors and line.take_back(event.warriors, line.piece(warriors), origin, ""):
        scribe.told[warriors, origin] += event.warriors


def judge(tally: Tally, row: Row) -> Iterator[Slip]:
    yield from built(tally, row)
    yield from acted(tally, row)


def built(tally: Tally, row: Row) -> Iterator[Slip]:
    """R-6.5.4.I: wood is paid for a building; wood and buildings may fall in a battle, too."""
    standing = Counter({kind: tally.on_map(kind) for kind in BUILDINGS})
    paid = fallen = 0
    fights: set[str] = set()
    for at, action in enumerate(row.actions):
        for one in told(action, row.faction) or ():
            match one.key:
                case ("fight", _, _, place):
                    fights.add(place)
                case ("move", "Ct", start, ""):
                    fallen += one.number if start in fights else 0
                    paid += 0 if start in fights else one.number
                case ("move", kind, _, "") if kind in BUILDINGS:
                    standing[kind] -= one.number
                case ("move", kind, "", _) if kind in BUILDINGS:
                    scored = None if tally.scores_no_more(row, at) else scored_next(row, at)
                    yield from one_built(row, action, standing[kind], (paid, paid + fallen), scored)
                    standing[kind] += 1
                    paid = fallen = 0


def one_built(row: Row, action: str, space: int, paid: tuple[int, int], scored: int | None) -> Iterator[Slip]:
    """R-6.5.4.I, R-6.5.4.III: a building costs the wood of its space and scores it."""
    track = TRACKS[next(number for kind, number in BUILDINGS.items() if kind[1:] in action)]
    if space >= len(track.cost):
        yield Slip(row.line, action, "no-building", {}, "R-2.5.2")
        return
    if not paid[0] <= track.cost[space] <= paid[1]:
        yield Slip(row.line, action, "wood", {"cost": track.cost[space], "paid": paid[0]}, "R-6.5.4.I")
    if scored not in (None, track.points[space]):
        yield Slip(row.line, action, "building-points", {"points": track.points[space], "scored": scored or 0}, "R-6.5.4.III")


class Day:
    """R-6.5: what a Daylight has needed so far; a march is two moves, and recruiting comes once."""

    def __init__(self, tally: Tally, row: Row) -> None:
        self.tally = tally
        self.crafted = list(tally.crafted[row.faction])
        self.moves = self.others = self.recruited = self.birds = 0
        self.fights: set[str] = set()
        self.spent = False
        """A card was spent just before."""

    @property
    def needed(self) -> int:
        return self.others + self.recruited + (self.moves + 1) // 2

    @property
    def allowed(self) -> int:
        return ACTIONS + self.birds + sum(SPARED.get(card, 0) for card in self.crafted)

    def hear(self, one: Told) -> None:
        match one.key:
            case ("craft", _, code):
                self.crafted.append(code)
            case ("move", "B#" | "B#dom" | "B#@", "C", ""):
                self.birds += one.number
            case ("fight", "C", _, place):
                self.others += 1
                self.fights.add(place)
            case ("move", "Cw", start, target) if is_clearing(start) and is_clearing(target):
                self.moves += not (start in self.fights and self.tally.pieces["Ct_k", target])
            case ("move", "Cw", "", target) if is_clearing(target):
                self.recruited = 1
            case ("move", kind, "", _) if kind in BUILDINGS or (kind == "Ct" and self.spent):
                self.others += 1
        self.spent = one.key[0] == "move" and "#" in one.key[1] and one.key[2:] == ("C", "")


def acted(tally: Tally, row: Row) -> Iterator[Slip]:
    """R-6.5: three actions, and one more for each bird card; crafted cards may do some of it besides."""
    day, most = Day(tally, row), 0
    for action in row.actions:
        for one in told(action, row.faction) or ():
            day.hear(one)
        if day.needed > max(most, day.allowed):
            most = day.needed
            yield Slip(row.line, action, "actions", {"needed": day.needed, "allowed": day.allowed}, "R-6.5")


NOTATIONS = {
    "marquise": Notation(
        "C",
        pieces={"sawmill": "b_s", "workshop": "b_w", "recruiter": "b_r", "wood": "t", "keep": "t_k"},
        before={WarriorsTreated: treated},
        judge=judge,
    )
}
