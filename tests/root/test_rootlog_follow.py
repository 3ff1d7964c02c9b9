"""Rootlogs followed on our board: the record replays, and its positions are those of the game that was written down."""

import os
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hvozd.cli import main
from hvozd.core import find_game
from hvozd.core.journal import Entry
from hvozd.core.record import Record, begin, load, replay, step_through
from hvozd.games.root.components import CARD_IDS, CARDS
from hvozd.games.root.notation.logbook import read_log
from hvozd.games.root.notation.pursuit import Habit
from hvozd.games.root.notation.retelling import FOLLOWED, WROTE, Retold, retell
from hvozd.games.root.notation.rootlog import rootlog
from hvozd.games.root.rules.events import TurnBegan
from hvozd.games.root.rules.wandering import QUEST_SUIT, QUESTS
from hvozd.games.root.state import RootState
from tests.root.test_rootlog import GAMES, dump, played

LONG = bool(os.environ.get("HVOZD_LONG"))
FIRST, LAST = (int(part) for part in os.environ.get("HVOZD_ROOTLOGS", "0-99").split("-"))
"""Which of the hundred games: the long form is played in pieces."""
SHORT = ((0, 18, "2.8"), (11, 18, "parser"))
NAMED = ("crafted", "available", "dominance")
"""Lines of a position whose cards a log names; of others it tells the suit."""
HABIT = Habit()


class Turns(list[Entry]):
    """A journal that notes what a spectator sees when a turn begins."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.layout: Any = find_game("root").notation(record.header.options)
        self.g: RootState | None = None
        self.views: list[tuple[dict[str, str], dict[str, Any]]] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        if isinstance(entry.event, TurnBegan) and self.g is not None:
            self.views.append((public(self.layout, self.g), dump(self.g)))


def public(layout: Any, g: RootState) -> dict[str, str]:
    """The text of a position as a spectator sees it, as far as a log can tell it: of cards their suit; of hands and the discard
    pile their number, for which of several cards with an item was crafted is not told."""
    stack, g.stack = g.stack, []
    try:
        text = layout.write(g, None, blind=True)
    finally:
        g.stack = stack
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    told = {key: value for key, value in lines.items() if key not in ("decision", "seen by", "now", "then", "deck")}
    told |= {"deck": f"{len(g.deck)} cards", "discard": f"{len(g.discard)} cards"}
    told |= {
        key: f"{len(g.hands[seat])} cards" for seat, key in enumerate(f"hand {name}" for name in find_game("root").seat_names(g))
    }
    return {key: value if key.startswith(NAMED) else masked(value) for key, value in told.items()}


def masked(value: str) -> str:
    """Suits instead of names, in their order; what the spectator cannot know is left out."""
    value = re.sub(r"(?:, )?~[\w-]+", "", value)
    suits = {CARD_IDS[card]: CARDS[card].suit for card in range(len(CARDS))}
    suits |= {quest: ("fox", "rabbit", "mouse")[QUEST_SUIT[at]] for at, quest in enumerate(QUESTS)}
    value = re.sub(r"\w+", lambda found: suits.get(found[0], found[0]), value)
    value = re.sub(r"\[[^\[\]]*\]", lambda found: "[" + ", ".join(sorted(found[0][1:-1].split(", "))) + "]", value)
    return value


def seen(record: Record) -> list[tuple[dict[str, str], dict[str, Any]]]:
    """What a spectator saw at the beginning of each turn of a record."""
    g: Any = begin(record)
    turns = Turns(record)
    turns.g = g
    g.journal.entries = turns
    for line in record.lines:
        step_through(record, g, line)
        if line.written is not None:  # a written step has a journal of its own
            for entry in g.journal.entries[len(turns) :]:
                if isinstance(entry.event, TurnBegan):
                    turns.views.append((public(turns.layout, g), dump(g)))
            g.journal.entries = turns
    return turns.views


@cache
def retold(index: int, seed: int, dialect: str) -> Retold:
    found = retell(read_log(rootlog(played(index, seed)[0], dialect)), HABIT)
    load(found.record.dump(found.state))
    return found


def games() -> list[tuple[int, int, str]]:
    if not LONG:
        return list(SHORT)
    return [(n % len(GAMES), 1000 + n, dialect) for n in range(FIRST, LAST + 1) for dialect in ("2.8", "parser")]


@pytest.mark.parametrize(("index", "seed", "dialect"), games())
def test_a_game_comes_back_as_a_record_with_the_same_positions(index: int, seed: int, dialect: str) -> None:
    """Until a turn had to be written, every turn begins as it began; the record replays to its end either way."""
    found = retold(index, seed, dialect)
    ours, theirs = seen(load(found.record.dump(found.state))), seen(played(index, seed)[0])
    ways = [way for _, way in found.ways]
    exact = ways.index(WROTE) if WROTE in ways else len(theirs) - 1
    differ = [number for number in range(exact + 1) if ours[number] != theirs[number]]
    same = sum(mine == his for mine, his in zip(ours, theirs, strict=False))
    print(f"\nROOTLOG {index} {seed} {dialect} same {same}/{len(theirs)} {dict(Counter(found.ways))}")
    assert [difference(ours[number], theirs[number]) for number in differ[:2]] == []
    assert bool(found.slips) == (WROTE in ways)
    if WROTE not in ways:
        assert found.state.result == played(index, seed)[1].result
    assert LONG or ways.count(FOLLOWED) > 0.8 * len(ways)


def difference(mine: tuple[dict[str, str], dict[str, Any]], his: tuple[dict[str, str], dict[str, Any]]) -> list[Any]:
    pairs = [(key, one.get(key), other.get(key)) for one, other in zip(mine, his, strict=True) for key in {*one, *other}]
    return [(key, one, other) for key, one, other in pairs if one != other]


SLIPPED = """\
Map: Fall
Deck: Standard
C: Ann
E: Ben

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:(b+6w)->3/#despot->$

C:t->1/w11->12/w12->11/#->C                   // nothing is wrong here, the suit of the card is left out
E:B#E->$_r/w->3/3w3->7                        // the line ends before the turn does
C:t->1/w1->12/#->C                            // too far
we drank tea
C:t->1/2t1->/b_s->5/++3                       // overpaid, and the wrong score
E:w3>7                                        // no dash
C:t->1/w5->1/w1->5/w5->1/w1->5/w5->1/w1->5/w5->1/b_k->4  // four actions, and a building that is none
"""
SAID = {
    "en": [
        "Line 11, w1->12: clearings 1 and 12 are not adjacent. (R-4.2)",
        "Line 12, we drank tea: this cannot be read and is passed over.",
        "Line 13, b_s->5: this building costs 1 wood; 2 was paid. (R-6.5.4.I)",
        "Line 13, b_s->5: this building scores 1; 3 was scored. (R-6.5.4.III)",
        "Line 14, w3>7: this is read as w3->7.",
        "Line 15, w5->1: this is action number 4; there were 3. (R-6.5)",
        "Followed exactly:",
        "in part by a written step:",
    ],
    "cs": [
        "Řádek 11, w1->12: mýtiny 1 a 12 spolu nesousedí. (R-4.2)",
        "Řádek 12, we drank tea: tohle se nedá přečíst, přeskakuje se to.",
        "Řádek 13, b_s->5: tato budova stojí 1 dřeva; zaplaceno bylo 2. (R-6.5.4.I)",
        "Řádek 13, b_s->5: za tuto budovu se bodů získává 1; zapsáno je 3. (R-6.5.4.III)",
        "Řádek 14, w3>7: čte se to jako w3->7.",
        "Řádek 15, w5->1: tohle je akce číslo 4; k dispozici bylo 3. (R-6.5)",
        "Přesně sledováno:",
        "zčásti zapsaným krokem:",
    ],
}


@pytest.mark.parametrize("lang", SAID)
def test_a_log_with_slips_becomes_a_record_with_written_steps(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.rootlog").write_text(SLIPPED, encoding="utf-8")
    out = tmp_path / "x.hvozd"
    assert main(["import", str(tmp_path / "x.rootlog"), "--out", str(out), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert [one for one in SAID[lang] if one not in said] == []
    assert main(["replay", str(out), "--verify"]) == 0
    record = load(out.read_bytes())
    g: Any = replay(record)
    assert any(line.written for line in record.lines)
    assert any(not line.written for line in record.lines)
    assert g.vp[0] == 3, "the table is believed"
    assert isinstance(g, RootState)


def test_why_takes_a_position_and_lists_what_is_possible(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    (tmp_path / "posed.txt").write_text(page.split("```root\n")[1].split("```")[0], encoding="utf-8")
    assert main(["why", str(tmp_path / "posed.txt"), "move 1>12 x2"]) == 0
    assert capsys.readouterr().out.startswith("For you clearing 1 and clearing 12 are not adjacent. (R-4.2)")
    assert main(["why", str(tmp_path / "posed.txt"), "move 1>12 x2", "--lang", "cs"]) == 0
    assert "(R-4.2)" in capsys.readouterr().out
    assert main(["why", str(tmp_path / "posed.txt")]) == 0
    possible = capsys.readouterr().out.splitlines()
    assert "move 1>5 x2" in possible and "move 1>12 x2" not in possible
    assert main(["why", str(tmp_path / "posed.txt"), "move 1>5 x2"]) == 0
    assert capsys.readouterr().out == "That is possible.\n"
