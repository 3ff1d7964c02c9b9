"""The arbiter over a Rootlog: legal games give no slip and come back to the same table at every turn; each deliberate slip is
named with its line, its rule and the fact."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hvozd.cli import main
from hvozd.core import find_game
from hvozd.games.root.notation.arbiter import report
from hvozd.games.root.notation.logbook import read_log
from hvozd.games.root.notation.rootlog import rootlog
from hvozd.games.root.notation.tally import Tally
from hvozd.kit.texts import Texts, locale_folders
from tests.root.test_rootlog import GAMES, dump, played

LONG = bool(os.environ.get("HVOZD_LONG"))
SHORT = (0, 2, 3, 4, 9, 12)
"""All factions, maps and decks occur in these."""
SLIPS = """\
Map: Fall
Deck: Standard
C: Ann
E: Ben

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:(b+6w)->3/#despot->$

C:t->1/t1->/b_s->5/++3/F#->C                             // a wrong score
E:B#E->$_r/w->3/3w3->7/XC7(0,2)/Cw7->/5w3->11            // dice the wrong way round, one warrior too many
C:2t->1/2t1->/b_r->10/++/w1->12/w->9+10/B#->C            // overpaid, and a move too far
E:6w->3/w3->7/XC4(1,0)/F#->E                             // nobody there
C:t->1/w5->1/w1->5/w5->1/XE11(2,1)/t1->/b_w->5/++2/M#->C // four actions
E:20w->3/2w 12>11/buld a roost                           // too many, misspelt, nothing there, unreadable
C:w11->12
"""
FOUND = [
    (9, "b_s->5", "R-6.5.4.III", "this building scores 1; 3 was scored."),
    (10, "XC7(0,2)", "R-4.3.2", "the rolls lie the wrong way round: 2 and 0."),
    (10, "5w3->11", "R-4.2", "5 are taken from 3, where there are 4."),
    (11, "b_r->10", "R-6.5.4.I", "this building costs 1 wood; 2 was paid."),
    (11, "w1->12", "R-4.2", "clearings 1 and 12 are not adjacent."),
    (12, "XC4(1,0)", "R-4.3", "E has nothing in clearing 4 to fight with."),
    (13, "b_w->5", "R-6.5", "this is action number 4; there were 3."),
    (14, "20w->3", "R-2.5.1", "20 warriors are placed, but only 6 are left in the supply."),
    (14, "2w12>11", "", "this is read as 2w12->11."),
    (14, "2w12->11", "R-4.2", "2 are taken from 12, where there is none."),
    (14, "buldaroost", "", "this cannot be read and is passed over."),
]


def games() -> Iterator[tuple[int, int]]:
    if LONG:
        yield from ((number % len(GAMES), 1000 + number) for number in range(100))
    else:
        yield from ((index, 18) for index in SHORT)


def laid(tally: Tally) -> dict[str, Any]:
    return {
        "pieces": {where: number for where, number in tally.pieces.items() if number},
        "points": {mine: tally.points[mine] for mine in tally.factions},
        "pawns": tally.pawns,
        "hands": dict(tally.hands),
        "markers": tally.markers,
    }


@pytest.mark.parametrize(("index", "seed"), tuple(games()))
@pytest.mark.parametrize("dialect", ["2.8", "parser"])
def test_a_legal_game_comes_back_turn_by_turn_without_a_slip(index: int, seed: int, dialect: str) -> None:
    record, state, before = played(index, seed)
    text = rootlog(record, dialect)
    assert report(text).slips == ()
    log = read_log(text)
    tally = Tally(log)
    for row in log.setup:
        tally.row(row)
    assert len(before) - 1 <= len(log.turns) <= len(before) or dialect == "parser"
    for row, ours in zip(log.turns, before, strict=False):
        now = laid(tally)
        assert now == {name: ours[name] for name in now}
        tally.row(row)
    now, ours = laid(tally), dump(state)
    assert now == {name: ours[name] for name in now}


def test_each_slip_is_named_with_line_rule_and_fact() -> None:
    texts = Texts(locale_folders(find_game("root")), "en")
    told = [(slip.line, slip.action, slip.rule, texts.fresh(f"slip-{slip.kind}", slip.values)) for slip in report(SLIPS).slips]
    assert sorted(told) == sorted(FOUND)


def test_who_rules_neither_end_may_not_move() -> None:
    head = "C: Ann\nE: Ben\nC:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nE:(b+6w)->3\n"
    slips = report(head + "C:t->1\nE:3w3->11\nC:w11->6/w6->11\nE:3w3->6\nC:w11->6\n").slips
    assert [(slip.line, slip.action, slip.rule) for slip in slips] == [(9, "w11->6", "R-4.2.1")]


def test_sympathy_scores_its_space() -> None:
    head = "C: Ann\nA: Ben\nC:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nA:3#->$\n"
    assert [slip.rule for slip in report(head + "C:t->1\nA:F#$->/t->2/M#$->/t->5/++\n").slips] == []
    assert [slip.rule for slip in report(head + "C:t->1\nA:F#$->/t->2/M#$->/t->5/++2\n").slips] == ["R-8.4.2.III"]


def test_bird_cards_and_crafted_cards_give_more_actions() -> None:
    head = "C: Ann\nE: Ben\nC:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nE:(b+6w)->3\n"
    marches = "w5->1/w1->5/w5->1/w1->5/w5->1/w1->5/w5->1"
    assert [slip.rule for slip in report(f"{head}C:t->1/{marches}\n").slips] == ["R-6.5"]
    assert report(f"{head}C:t->1/B#C->/{marches}\n").slips == ()
    assert report(f"{head}C:t->1/Zcob/{marches}\n").slips == ()
    assert [slip.rule for slip in report(f"{head}C:t->1/{marches}/2B#->C/B#C->\n").slips] == ["R-6.5"]


def test_the_report_in_czech(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.rootlog").write_text(SLIPS)
    assert main(["import", str(tmp_path / "x.rootlog"), "--lang", "cs"]) == 0
    out = capsys.readouterr().out
    assert "Řádek 9, b_s->5: za tuto budovu se bodů získává 1; zapsáno je 3. (R-6.5.4.III)" in out
    assert "Řádek 11, w1->12: mýtiny 1 a 12 spolu nesousedí. (R-4.2)" in out
