"""Rootlogs read: those we write are read whole; what people type is read with patience, and each slip is named by its line."""

from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.core.errors import HvozdError
from hvozd.games.root.notation.arbiter import report
from hvozd.games.root.notation.logbook import read_log
from hvozd.games.root.notation.rootlog import rootlog
from tests.root.test_rootlog import GAMES, log, played

TYPED = """\
Title: Thursday
Map: fall
Deck: Standard

C: Ann
E: Ben

C:t_k->1/w->1+2+3+5+9/b_s->1/b_w->1/b_r->5   // the usual
E: b->12 / 6w->12 / #despot->$
C:t→1/w1→5/2w5>1/#->C
e:B#E->$_r/w 12->9/xc9(1,0)
we drank tea
L:w->3
C:W1->5/build a sawmill/XE9 2.1/++2
Winner: C
"""


@pytest.mark.parametrize("index", [0, 3, 5, 12])
@pytest.mark.parametrize("dialect", ["2.8", "parser"])
def test_what_we_write_is_read_whole(index: int, dialect: str) -> None:
    text = rootlog(played(index)[0], dialect)
    found = read_log(text)
    factions, woodland, deck = GAMES[index]
    assert found.slips == []
    assert (",".join(found.factions), found.map, found.deck) == (factions, woodland, deck)
    rows = [line for line in text.split("\n\n", 1)[1].splitlines() if line[1:2] == ":"]
    again = [f"{row.faction}:{'/'.join(row.actions)}" for row in (*found.setup, *found.turns) if row.actions]
    assert again == [row for row in rows if row[2:]]


def test_every_seat_has_its_turn_though_a_line_is_missing() -> None:
    found = read_log("C: Ann\nE: Ben\nC:t_k->1\nE:b->12\nE:++\nC:++2\n")
    assert [(row.faction, row.actions) for row in found.turns] == [("C", ()), ("E", ("++",)), ("C", ("++2",))]


def test_what_people_type_is_read_and_each_slip_has_its_line() -> None:
    found = report(TYPED)
    assert found.seats == ("marquise", "eyrie") and found.turns == 3
    assert [(slip.line, slip.action, slip.kind, slip.values.get("meant", "")) for slip in found.slips] == [
        (10, "2w5>1", "misspelt", "2w5->1"),
        (11, "xc9(1,0)", "misspelt", "XC9(1,0)"),
        (12, "we drank tea", "unreadable", ""),
        (13, "L:w->3", "nobody", ""),
        (14, "W1->5", "misspelt", "w1->5"),
        (14, "buildasawmill", "unreadable", ""),
        (14, "XE92.1", "misspelt", "XE9(2,1)"),
    ]


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en",
            ["Line 10, 2w5>1: this is read as 2w5->1.", "with this letter plays; the file begins with C, E.", "7 slips."],
        ),
        ("cs", ["Řádek 10, 2w5>1: čte se to jako 2w5->1.", "na začátku souboru stojí C, E.", "7 chyb.", "3 tahy"]),
    ],
)
def test_the_command_tells_it(lang: str, says: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.rootlog").write_text(TYPED, encoding="utf-8")
    assert main(["import", str(tmp_path / "x.rootlog"), "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert [one for one in says if one not in out] == []
    (tmp_path / "y.rootlog").write_text(log(8), encoding="utf-8")
    assert main(["import", str(tmp_path / "y.rootlog")]) == 0
    assert capsys.readouterr().out.endswith("No slip was found.\n")


@pytest.mark.parametrize(
    ("text", "says"), [("what is this", "names no two factions"), ("Map: Moon\nC: A\nE: B\n", "'Moon' is no map")]
)
def test_what_is_no_log_is_refused(text: str, says: str) -> None:
    with pytest.raises(HvozdError, match=says):
        report(text)


def test_only_known_notations_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(tmp_path / "game.pgn"), "--lang", "cs"]) == 2
    assert "musí končit na .rootlog" in capsys.readouterr().err
    (tmp_path / "x.rootlog").write_text("Deck: Tarot\nC: A\nE: B\n")
    assert main(["import", str(tmp_path / "x.rootlog"), "--lang", "cs"]) == 2
    assert "„Tarot“ není balíček" in capsys.readouterr().err
