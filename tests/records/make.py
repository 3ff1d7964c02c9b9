"""Make the corpus of a version: `python -m tests.records.make 0.1`, from the root of the repository.

It is run once for each version, by the code of that version, before the next one is begun (that of 0.1 by commit 427471d,
with five tries and the first three ways); what it wrote then stays and is never made again, and `test_records.py` replays it
with all later code. For each line of `settings.py` it plays `TRIES` games in turn by each of the `WAYS`, and keeps the one
that adds most to the corpus: lines of the game's code that no record before it ran, words that no action before it had,
another end. Each such thing is worth so many actions (`WORTH`, `END`), so that where nothing is to be added the shortest
game is kept. On a core of its own it takes about an hour.

A version with new settings needs new lines in `settings.py`; a value that no line names is reported, and nothing is written.
"""

import gzip
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from hvozd.core import Action, Decision, Game, Rng, State, advance, apply, decision, find_game
from hvozd.core.record import Line, Record, load, replay, start, state_hash
from tests.records.settings import CUT, SETTINGS
from tests.records.walk import offered, walk

FOLDER = Path(__file__).parent
TRIES = 32
LONGEST = 1500
"""A game of more actions is not kept."""
WORTH, END = 20, 100
WAYS = ("random", "likely", "mixed", "led")
"""By chance; as a seat would that knows a little; half and half; and so that one seat fares well, as chance never has it."""
LED = (16, 6)
"""A led game goes on by the best of so many continuations of so many actions."""


class Lines:
    """A trace function that notes which lines of a game's code run for the first time since `keep`."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.left: dict[int, set[int]] = {}
        """By the id of a code object: its lines that did not run yet."""
        self.new: set[tuple[int, int]] = set()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = self.left.get(id(code))
        if left is None:
            ours = code.co_filename.startswith(self.folder)
            left = self.left[id(code)] = {line for _, _, line in code.co_lines() if line} if ours else set()
        if not left:
            return None
        if code.co_firstlineno in left:
            self.new.add((id(code), code.co_firstlineno))
        return self.line

    def line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_lineno in self.left[id(frame.f_code)]:
            self.new.add((id(frame.f_code), frame.f_lineno))
        return self.line

    def keep(self, new: Iterable[tuple[int, int]]) -> None:
        for code, line in new:
            self.left[code].discard(line)


class Candidate(msgspec.Struct):
    """A game that was played, and what it would add to the corpus."""

    record: Record
    end: State
    lines: set[tuple[int, int]]
    words: set[str]
    ends: set[str]

    def worth(self, words: set[str], ends: set[str]) -> int:
        return WORTH * (len(self.lines) + len(self.words - words)) + END * len(self.ends - ends) - len(self.record.lines)


class Player:
    """Answers for all seats, in one of the ways. It may look at everything: it is to show the rules, not to win."""

    def __init__(self, game: Game, way: str, seed: int) -> None:
        self.judge = game.evaluation()
        self.way = way if self.judge else "random"
        self.seed = seed
        self.rng = Rng(seed).fork(1)
        self.ahead: list[Action] = []

    def choose(self, g: State, now: Decision) -> Action:
        if self.way == "led" and not self.ahead:
            self.ahead = self.lead(g, self.seed % g.seats)
        if self.ahead:
            return self.ahead.pop(0)
        return self.pick(g, now, self.way == "likely" or (self.way == "mixed" and self.rng.below(2) > 0))

    def pick(self, g: State, now: Decision, knows: bool) -> Action:
        options = now.options(now.seat)
        return self.judge.likely(g, now.seat, options, self.rng) if knows else options.sample(self.rng)

    def lead(self, g: State, seat: int) -> list[Action]:
        """The continuation after which the seat stands best; the dice are known."""
        count, length = LED
        ways = [self.continuation(g, seat, length) for _ in range(count)]
        return max(ways, key=lambda way: way[0])[1]

    def continuation(self, g: State, seat: int, length: int) -> tuple[float, list[Action]]:
        g = g.clone()
        g.journal = None
        knows = self.rng.below(2) > 0
        actions: list[Action] = []
        while len(actions) < length and (now := decision(g)) is not None:
            actions.append(self.pick(g, now, knows))
            apply(g, now.seat, actions[-1])
            advance(g)
        if g.result is not None:
            return (float("inf") if seat in g.result.winners else -float("inf")), actions
        return self.judge.standing(g, seat), actions


def play(game: Game, settings: dict[str, str], seed: int, way: str, lines: Lines) -> Candidate | None:
    """One game to its end, or None if it is too long."""
    lines.new = set()
    words: set[str] = set()
    player = Player(game, way, seed)
    sys.settrace(lines)
    g, record = start(game, game.resolve(settings, seed), seed, [])
    record = Record(msgspec.structs.replace(record.header, seats=[way] * g.seats), [])
    assert g.journal is not None
    while (now := decision(g)) is not None and len(record.lines) < LONGEST:
        offered(game, g, now, now.seat)
        sys.settrace(None)
        action = player.choose(g, now)
        line = Line(g.number, now.seat, game.write(g, action), [])
        words.update(line.action.split())
        sys.settrace(lines)
        apply(g, now.seat, action)
        advance(g)
        record.lines.append(msgspec.structs.replace(line, random=g.journal.outcomes))
        g.journal.outcomes = []
    sys.settrace(None)
    if g.result is None:
        return None
    names = [game.seat_names(g)[seat] for seat in g.result.winners] or ["nobody"]
    return Candidate(record, g, lines.new, words, {f"{g.result.reason}: {name}" for name in names})


def cut(record: Record) -> tuple[Record, State]:
    """The game as it stood in its middle, or a little later where somebody has answered in secret."""
    middle = len(record.lines) // 2
    g = replay(record, middle)
    for more in range(middle + 1, middle + 30):
        if (later := replay(record, more)).secret:
            return Record(record.header, record.lines[:more]), later
    return Record(record.header, record.lines[:middle]), g


def entry(file: str, settings: dict[str, str], data: bytes) -> dict[str, Any]:
    """What the index says of a record, as a replay of its bytes finds it."""
    record = load(data)
    g, digits = walk(record)
    assert record.closing is not None and record.closing.hash == state_hash(g) == state_hash(replay(record))
    return {
        "file": file,
        "game": record.header.game,
        "settings": settings,
        "actions": len(record.lines),
        "hash": state_hash(g),
        "result": msgspec.to_builtins(g.result),
        "points": list(find_game(record.header.game).scores(g)),
        "offered": digits,
    }


def corpus(game: Game, rows: list[dict[str, str]], into: Path) -> list[dict[str, Any]]:
    """Play, choose and write the records of one game."""
    lines = Lines(game.folder)
    words: set[str] = set()
    ends: set[str] = set()
    entries = []
    (into / game.name).mkdir(parents=True)
    for number, settings in enumerate(rows, 1):
        tries = (play(game, settings, 1000 * number + i // len(WAYS), WAYS[i % len(WAYS)], lines) for i in range(TRIES))
        best = max(filter(None, tries), key=lambda one: one.worth(words, ends))
        under_way = number > len(rows) - CUT
        record, end = cut(best.record) if under_way else (best.record, best.end)
        if not under_way:
            lines.keep(best.lines)
            words |= best.words
            ends |= best.ends
        data = record.dump(end)
        file = f"{game.name}/{number:02d}.hvozd.gz"
        (into / file).write_bytes(gzip.compress(data, 9, mtime=0))
        entries.append(entry(file, settings, data))
        print(file, len(record.lines), "actions,", len(best.lines), "new lines,", record.header.seats[:1], end.result, flush=True)
    return entries


def missing(game: Game, rows: list[dict[str, str]]) -> list[str]:
    """The values of settings that no game played to its end is set to; of a setting without a list, any value will do."""
    named: dict[str, set[str]] = {one.name: set() for one in game.settings}
    for settings in rows[:-CUT]:
        for name, text in settings.items():
            named[name].update(text.split(","))
    lists = {one.name: one.values for one in game.settings}
    absent = [f"{name}={value}" for name, values in lists.items() for value in values if value not in named[name]]
    return absent + [name for name, values in lists.items() if not values and not named[name]]


def main(version: str) -> None:
    into = FOLDER / version
    if into.exists():
        sys.exit(f"The corpus of version {version} is there; it is made once and for ever.")
    games = {name: find_game(name) for name in SETTINGS}
    absent = {name: gaps for name, game in games.items() if (gaps := missing(game, SETTINGS[name]))}
    if absent:
        sys.exit(f"settings.py does not name every value: {absent}")
    entries = [one for name, game in games.items() for one in corpus(game, SETTINGS[name], into)]
    options = {name: {one.name: list(one.values) for one in game.settings} for name, game in games.items()}
    head = json.dumps({"version": version, "options": options}, indent=1)
    body = ",\n".join("  " + json.dumps(one) for one in entries)
    (into / "index.json").write_text(f'{head[:-2]},\n "records": [\n{body}\n ]\n}}\n', encoding="utf-8")
    for name in games:
        mine = [one for one in entries if one["game"] == name]
        size = sum((into / one["file"]).stat().st_size for one in mine)
        print(f"{name}: {len(mine)} records, {sum(one['actions'] for one in mine)} actions, {size} bytes, every value named")


if __name__ == "__main__":
    main(*sys.argv[1:])
