"""Records that begin at a position, and written steps in them: replayed, verified, shown, hinted at, played on."""

import json
from pathlib import Path

import pytest

import hvozd
from hvozd.cli import main
from hvozd.core import PositionError, Rng
from hvozd.core.carry import carry
from hvozd.core.errors import RecordEdited, UndoRefused
from hvozd.core.record import load, replay
from hvozd.kit.front import Session
from tests.positions.corpus import GAMES, walk

POSED = """
root; factions marquise,eyrie; map autumn; deck base
turn: marquise
points: marquise=4, eyrie=7
1: marquise 3w keep sawmill
5: marquise 2w; eyrie 2w roost
12: eyrie 6w roost
board eyrie: eyrie(leader=despot)
hand marquise: fox_ambush, 2 cards
hand eyrie: 3 cards
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_record_may_begin_at_a_position(name: str, tmp_path: Path) -> None:
    middle = list(walk(name, 3, 45, 95))[-1].position()
    game, rng = Session.from_position(middle, seed=8), Rng(4)
    for _ in range(25):
        if game.decision is not None:
            seat = rng.pick(game.decision.seats)
            game.play(game.options(seat).sample(rng), seat)
    game.save(tmp_path / "x.hvozd")
    again = hvozd.load(tmp_path / "x.hvozd")
    assert again.state == game.state
    assert next(again.positions()).position().splitlines()[3:] == middle.splitlines()[3:]
    assert len(list(again.positions())) == len(game.record.lines) + 1


def test_a_written_step_puts_right_what_the_table_says(tmp_path: Path) -> None:
    game = hvozd.from_position(POSED, seed=3)
    game.play(next(iter(game.options())))
    deck = game.state.deck[:]
    number = game.state.number
    game.correct("5: rabbit; marquise 1 warrior; eyrie 2 warriors, roost\npoints: marquise=5, eyrie=7")
    assert game.scores == (5, 7) and game.view(None).clearings[5].warriors == [1, 2]
    assert game.state.number == number + 1 and game.record.lines[-1].written is not None
    assert game.state.deck == deck, "cards that nobody spoke of lie as they lay"
    with pytest.raises(UndoRefused):
        game.undo()
    game.play(next(iter(game.options())))
    game.save(tmp_path / "x.hvozd")
    assert hvozd.load(tmp_path / "x.hvozd").state == game.state
    assert [at.scores[0] for at in hvozd.replay(tmp_path / "x.hvozd")][1:3] == [4, 5]


def test_a_written_step_is_carried_to_other_rules_as_it_stands() -> None:
    """What was put right by hand is no action: no migration looks at it, and it is written again where it stood."""
    session = Session.new("root", {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}, seed=5)
    session.play(next(iter(session.options())))
    session.correct("points: marquise=3, eyrie=2")
    session.play(next(iter(session.options())))
    carried = carry(session.record, session.game)
    assert [line.written for line in carried.lines] == [line.written for line in session.record.lines]
    assert [line.number for line in carried.lines] == [0, 1, 2] and not carried.stopped
    assert replay(carried).vp == [3, 2] and replay(carried).data() == session.state.data()


def test_a_correction_may_name_a_card_that_was_thought_to_lie_elsewhere() -> None:
    game = hvozd.from_position(POSED, seed=3)
    hidden = game.game.words(game.state)["card"][game.state.deck[5]]
    game.correct(f"hand eyrie: {hidden}, 2 cards")
    held = [game.game.words(game.state)["card"][card] for card in game.state.hands[1]]
    assert len(held) == 3 and hidden in held
    assert game.game.census(game.state) == hvozd.from_position(POSED).game.census(hvozd.from_position(POSED).state)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("5: marquise 40 warriors", "marquise"),
        ("no such line: 3", "no such line"),
        ("dice: seed 3", "dice"),
        ("", "Nothing"),
        ("now: Daylight(seat=otters)", "otters"),
    ],
)
def test_a_correction_that_cannot_be_changes_nothing(lines: str, says: str) -> None:
    game = hvozd.from_position(POSED, seed=3)
    before = game.state.clone()
    with pytest.raises(PositionError, match=says):
        game.correct(lines)
    assert game.state == before and game.record.lines == []


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = hvozd.from_position(POSED, seed=3)
    game.play(next(iter(game.options())))
    game.correct("points: marquise=6, eyrie=7\nhand eyrie: bird_ambush, 2 cards")
    game.play(next(iter(game.options())))
    game.save(tmp_path / "game.hvozd")
    return tmp_path / "game.hvozd"


@pytest.mark.parametrize(
    "command",
    [
        ["replay", "{file}", "--verify"],
        ["replay", "{file}", "--text"],
        ["replay", "{file}", "--at", "2"],
        ["hint", "{file}", "--agent", "ismcts:5"],
        ["render", "{file}", "--seat", "eyrie", "--out", "{file}.svg"],
        ["position", "{file}", "--at", "1"],
        ["position", "{file}", "--seat", "none"],
    ],
    ids=lambda row: " ".join(row[::2]) if isinstance(row, list) else "",
)
def test_every_command_takes_them(record: Path, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word.format(file=record) for word in command]) == 0
    assert capsys.readouterr().out or command[0] == "render"


def test_a_correction_is_marked_and_its_secrets_are_kept(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(record), "--text"])
    told = capsys.readouterr().out
    assert "written, not played" in told and "bird_ambush" in told
    main(["replay", str(record), "--text", "--seat", "marquise"])
    told = capsys.readouterr().out
    assert "written, not played" in told and "bird_ambush" not in told


def test_rootlog_says_that_it_writes_whole_games(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--rootlog"]) == 2
    assert "begins at a position" in capsys.readouterr().err


def test_a_position_is_printed_checked_and_made_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "posed.txt").write_text(POSED)
    assert main(["position", str(tmp_path / "posed.txt"), "--seat", "eyrie"]) == 0
    seen = capsys.readouterr().out
    assert "seen by: eyrie" in seen and "hand marquise: 3 cards" in seen and "dice" not in seen
    assert main(["position", str(tmp_path / "posed.txt"), "--out", str(tmp_path / "p.hvozd")]) == 0
    assert main(["replay", str(tmp_path / "p.hvozd"), "--verify"]) == 0
    (tmp_path / "bad.txt").write_text(POSED.replace("2w; eyrie", "90w; eyrie"))
    assert main(["position", str(tmp_path / "bad.txt")]) == 2
    assert "Line 6: " in capsys.readouterr().err
    assert main(["position", str(tmp_path / "posed.txt"), "--at", "3"]) == 2


def test_agents_play_on_from_a_position(tmp_path: Path) -> None:
    (tmp_path / "posed.txt").write_text(POSED)
    row = ["play", "root", "--position", str(tmp_path / "posed.txt"), "--seats", "random,random"]
    assert main([*row, "--record", str(tmp_path / "g.hvozd")]) == 0
    assert replay(load((tmp_path / "g.hvozd").read_bytes())).result is not None


def test_a_stranger_cannot_make_an_impossible_position_a_record(record: Path) -> None:
    changed = json.loads(record.read_bytes().split(b"\n")[0])
    changed["position"] = changed["position"].replace("3w keep", "99w keep")
    made = load(record.read_bytes())
    import msgspec

    from hvozd.core.record import Header, Record

    forged = Record(msgspec.convert(changed, Header), made.lines)
    with pytest.raises(RecordEdited, match="Line 5"):
        replay(forged)


def test_the_web_table_takes_them(record: Path) -> None:
    """A record that begins at a position becomes a table, is stored, and is rebuilt from what is stored."""
    from hvozd.web.store import Store
    from hvozd.web.strangers import told
    from hvozd.web.tables import Tables

    tables = Tables(Store("sqlite://"))
    try:
        table = tables.table(tables.open_record(told(record.read_bytes()), "host", "me"))
        again = hvozd.load(record)
        assert table.session.state == again.state
        assert table.session.record.lines[1].written is not None
    finally:
        tables.close()
