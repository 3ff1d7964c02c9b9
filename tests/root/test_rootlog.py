"""Games in the Rootlog notation: an independent reader replays the pieces and must come to our position, turn by turn."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hvozd.cli import main
from hvozd.core import Rng, Session
from hvozd.core.errors import HvozdError
from hvozd.core.record import Record, load
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.notation.letters import DIALECTS
from hvozd.games.root.notation.rootlog import plain, rootlog
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.turn import Turn
from hvozd.games.root.state import PIECE_KINDS, RootState
from tests.root.rootlog_reader import Reader

LETTERS = {
    "marquise": "C",
    "eyrie": "E",
    "alliance": "A",
    "vagabond": "V",
    "vagabond2": "G",
    "lizards": "L",
    "riverfolk": "O",
    "duchy": "D",
    "corvids": "P",
}
KINDS_OF = {
    "C": ("b_s", "b_w", "b_r", "t", "t_k"),
    "E": ("b",),
    "A": ("b_f", "b_r", "b_m", "t"),
    "V": (),
    "G": (),
    "L": ("b_f", "b_r", "b_m"),
    "O": ("t_f", "t_r", "t_m"),
    "D": ("b_c", "b_m", "t"),
    "P": ("t", "t_b", "t_s", "t_e", "t_r"),
}
ITEMS = "fbxhstcr"
GAMES = [
    ("marquise,eyrie,alliance,vagabond", "autumn", "base"),
    ("marquise,eyrie,alliance,vagabond", "winter", "exiles"),
    ("lizards,riverfolk,marquise", "lake", "base"),
    ("duchy,corvids,eyrie", "mountain", "exiles"),
    ("vagabond,vagabond2,alliance,riverfolk", "autumn", "exiles"),
    ("vagabond2,corvids,vagabond,marquise,duchy", "lake", "base"),
    ("corvids,riverfolk,lizards,alliance", "winter", "base"),
    ("duchy,vagabond,riverfolk,marquise", "mountain", "base"),
    ("eyrie,corvids", "autumn", "exiles"),
    ("marquise,eyrie,alliance,vagabond,lizards,riverfolk", "lake", "exiles"),
    ("duchy,corvids,lizards,vagabond,eyrie,alliance", "mountain", "exiles"),
    ("marquise,corvids,alliance", "autumn", "base"),
    ("vagabond,lizards,eyrie,riverfolk,marquise", "winter", "exiles"),
    ("vagabond,marquise,eyrie,vagabond2", "autumn", "base"),
]


@cache
def played(index: int, seed: int = 18) -> tuple[Record, RootState, list[dict[str, Any]]]:
    """A random game, and what lay where before each of its turns."""
    factions, woodland, deck = GAMES[index]
    before: list[dict[str, Any]] = []
    begin = Turn.run

    def run(self: Turn, g: RootState) -> None:
        before.append(dump(g))
        begin(self, g)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Turn, "run", run)
        session = Session.new("root", {"factions": factions, "map": woodland, "deck": deck}, seed + index)
        rng = Rng(seed + index)
        while (now := session.decision) is not None:
            session.play(now.options(now.seat).sample(rng), now.seat)
    assert isinstance(session.state, RootState)
    return load(session.record.dump(session.state)), session.state, before


@cache
def log(index: int) -> str:
    return rootlog(played(index)[0])


def dump(g: RootState) -> dict[str, Any]:
    """What a reader of the log can know, taken from the position."""
    found: dict[str, Any] = {"pieces": {}, "hands": {}, "boards": {}, "points": {}, "items": {}, "supply": {}}
    who = seats(g)
    for seat, mine in enumerate(who):
        board = g.boards[seat]
        shown = getattr(board, "revealed", ())
        found["hands"][mine] = len(g.hands[seat]) + len(shown)
        lying = (g.crafted[seat], getattr(board, "supporters", ()), getattr(board, "done", ()))
        found["boards"][mine] = sum(map(len, lying)) + (g.dominance[seat] >= 0)
        found["points"][mine] = g.vp[seat]
        if mine not in "VG":
            found["supply"][mine] = g.supply[seat] + g.on_cards[seat]
        for clearing in range(CLEARINGS):
            found["pieces"][mine + "w", str(clearing)] = g.warriors[seat * CLEARINGS + clearing]
            for kind, code in enumerate(KINDS_OF[mine]):
                found["pieces"][mine + code, str(clearing)] = g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS + clearing]
        found["items"].update(items(g, seat, mine))
        found.update(dump_board(g, board, who, found["pieces"], mine))
    found["pieces"] = {key: number for key, number in found["pieces"].items() if number}
    found["pawns"] = {mine: place(g, g.pawns[seat]) for seat, mine in enumerate(who) if g.pawns[seat] >= 0}
    found["paths"] = {f"{min(pair)}_{max(pair)}" for pair in g.opened}
    found["markers"] = {
        mine: who[g.coalition[seat]] if g.coalition[seat] >= 0 else mine
        for seat, mine in enumerate(who)
        if g.dominance[seat] >= 0
    }
    return found


def seats(g: RootState) -> list[str]:
    from hvozd.games.root.hooks import faction

    return [LETTERS[faction(g, seat).name] for seat in range(g.seats)]


def items(g: RootState, seat: int, mine: str) -> dict[tuple[str, str, str], int]:
    found = {(mine, item, way): 0 for item in ITEMS for way in ("", "e", "d", "de")}
    for boxes, way in ((g.box, ""), (g.exhausted, "e")):
        for item in boxes[seat]:
            found[mine, ITEMS[item], way] += 1
    for ware, number in enumerate(getattr(g.boards[seat], "items", ())):
        found[mine, ITEMS[ware // 4], ("", "e", "d", "de")[ware % 4]] += number
    return found


def place(g: RootState, at: int) -> str:
    return str(at) if at < CLEARINGS else "_".join(map(str, MAPS[g.map].row.forests[at - CLEARINGS].clearings))


def dump_board(g: RootState, board: Any, who: list[str], pieces: dict[Any, int], mine: str) -> dict[str, Any]:
    match mine:
        case "A":
            pieces["Aw", "A$"] = board.officers
        case "L":
            pieces["Lw", "L$"] = board.acolytes
            return {"outcast": ("ho" if board.hated else "o") + "FRM"[board.outcast]}
        case "O":
            for owner, letter in enumerate(who):
                rows = (board.payments, board.funds, board.committed, board.on_track)
                pieces[letter + "w", "O$"] = sum(row[owner] for row in rows if row)
            return {"prices": dict(zip("hrm", board.prices, strict=True)), "funds": sum(board.funds)}
        case "E":
            return {"decree": {code: len(row) for code, row in zip("rmxb", board.decree, strict=True) if row}}
        case "D":
            return {"ministers": len(board.swayed)}
        case "V" | "G":
            codes = {-1: "h", 0: "0", 1: "1", 2: "2", 3: "a"}
            rows = {(mine, who[other]): codes[r] for other, r in enumerate(board.relations) if r > -2}
            return {"relations" + mine: rows} | ({"quests": len(board.quests)} if board.quests else {})
    return {}


def compare(reader: Reader, ours: dict[str, Any]) -> None:
    assert {key: number for key, number in reader.pieces.items() if number} == ours["pieces"]
    assert reader.pawns == ours["pawns"]
    assert reader.paths == ours["paths"]
    assert reader.markers == ours["markers"]
    for name in ("hands", "boards", "points"):
        assert {mine: getattr(reader, name)[mine] for mine in reader.players} == ours[name], name
    assert {mine: reader.supply[mine] for mine in ours["supply"]} == ours["supply"]
    for (mine, item, way), number in ours["items"].items():
        if (mine, item) not in reader.blurred:
            assert reader.items[mine, item, way] == number, (mine, item, way)
    for item in {key[:2] for key in ours["items"]}:
        for damaged in (("", "e"), ("d", "de")):
            assert sum(reader.items[*item, way] for way in damaged) == sum(ours["items"][*item, way] for way in damaged)
    compare_boards(reader, ours)


def compare_boards(reader: Reader, ours: dict[str, Any]) -> None:
    for name in ("outcast", "prices", "funds"):
        if name in ours:
            assert getattr(reader, name) == ours[name], name
    if "decree" in ours:
        assert {code: number for code, number in reader.decree.items() if number} == ours["decree"]
    if "ministers" in ours:
        assert len(reader.ministers) == ours["ministers"]
    if "quests" in ours:
        assert reader.quests == ours["quests"]
    for mine in "VG":
        for pair, status in ours.get("relations" + mine, {}).items():
            assert reader.relations.get(pair, "0") == status


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_a_reader_of_the_log_comes_to_our_position(index: int) -> None:
    _, state, before = played(index)
    reader = Reader(log(index))
    setup, turns = reader.rows[: state.seats], reader.rows[state.seats :]
    for row in setup:
        reader.turn(row)
    assert sorted(row[0] for row in setup) == sorted(seats(state))
    assert len(turns) in (len(before), len(before) - 1)
    for number, row in enumerate(turns):
        compare(reader, before[number])
        assert row[0] == seats(state)[number % state.seats]
        reader.turn(row)
    compare(reader, dump(state))
    assert state.result is not None
    assert reader.winner == "".join(seats(state)[seat] for seat in state.result.winners)
    woodland, deck = GAMES[index][1:]
    assert reader.head["Map"] == {"autumn": "Fall"}.get(woodland, woodland.title())
    assert reader.head["Deck"] == {"base": "Standard", "exiles": "E&P"}[deck]
    if woodland != "autumn":
        suits = [f"{'FRM'[suit]}{clearing}" for clearing, suit in enumerate(state.suits) if clearing]
        assert reader.head["Clearings"] == ", ".join(suits)
    assert state.ferry == int(reader.raft or state.ferry)


SEEN = {
    "an ambush": r"X[A-Z]\d+[BFMR]@",
    "an ambush foiled": r"X[A-Z]\d+[BFMR]@[BFMR]@",
    "a roll": r"X[A-Z]\d+\([0-3],[0-3]\)",
    "field hospitals": r"Cw\d+->\d",
    "an item crafted": r"/Z%[a-z]",
    "a card crafted": r"/Z[a-z]",
    "a fallen Decree": r"/\$_->/",
    "officers": r"\nA:.*/w->\$",
    "outrage": r"#[CEDP]->A\$",
    "a quest": r"#Q->\$",
    "a relationship": r"\$_[A-Z]->[1a]",
    "hostility": r"\$_[A-Z]->h",
    "a ruin": r"%[a-z]\d+->\$",
    "another's damage": r"%[a-z]V\$->d|\)V\$->d",
    "repair": r"d[re]?->s",
    "acolytes": r"Lw\d+->L\$",
    "a payment": r"w->O\$",
    "a hated outcast": r"\$_ho->",
    "the burrow": r"w0->\d",
    "a minister": r"#[a-z]+->\$",
    "a lost minister": r"#[a-z]+D\$->",
    "a flipped plot": r"/t\d+\^t_[bsre]",
    "a removed raid": r"Pt\d+\^t_r",
    "a trick": r"t\d+<->t\d+",
    "an exposure": r"#\^P/\?Pt_[bsre]\d+",
    "an opened path": r"/\d+_\d+->",
    "the raft": r"/f\d+->\d+",
    "the discard pile": r"@\*->",
    "a dominance card taken": r"#dom->[A-Z]",
    "dominance": r"#dom[A-Z]->\$/\+\+->\$",
    "a coalition": r"#dom[VG]->\$/\+\+->[A-Z]\$",
    "a whole hand": r"/\^A/",
}


@cache
def everything() -> str:
    return "\n".join(log(index) for index in range(len(GAMES)))


@pytest.mark.parametrize("what", SEEN)
def test_the_games_above_hold_every_kind_of_action(what: str) -> None:
    assert re.search(SEEN[what], everything())


def test_the_dialect_of_the_parser() -> None:
    """`r` is the ferry, no line is empty, items are written one by one; all else is the same."""
    for index in (0, 5):
        plain, other = log(index), rootlog(played(index)[0], "parser")
        assert not re.search(r"\([^)]*%|\d%|/f\d", other)
        assert len(re.findall(r"/f\d", plain)) == len(re.findall(r"/r\d", other))
        assert plain.count("X") == other.count("X")
    assert re.search(r"\([^)]*%", log(0))
    assert re.search(r"/r\d+->\d", rootlog(played(5)[0], "parser"))
    for dialect, lines in (("2.8", ["C:", "E:++"]), ("parser", ["E:++"])):
        scribe = Scribe(Session.new("root", {"factions": "marquise,eyrie"}, 1).state, DIALECTS[dialect])
        scribe.begin_turn(0)
        scribe.begin_turn(1)
        scribe.line().add("++")
        assert [str(line) for line in scribe.blocks()[1]] == lines


def test_a_running_game_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session.new("root", {"seats": "2", "bots": "0"}, 3)
    assert session.decision is not None
    session.play(next(iter(session.decision.options())))
    path = tmp_path / "running.hvozd"
    session.save(path)
    assert main(["replay", str(path), "--rootlog"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("This game is not finished")
    assert err.count("\n") == 1


def test_the_command_prints_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, state, _ = played(8)
    path = tmp_path / "game.hvozd"
    record.save(state, path)
    assert main(["replay", str(path), "--rootlog"]) == 0
    assert capsys.readouterr().out == log(8)


def test_a_log_without_letters_for_a_bot_is_refused() -> None:
    session = Session.new("root", {"factions": "eyrie,mechanical_marquise"}, 1)
    rng = Rng(1)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
    with pytest.raises(HvozdError, match="no letter for mechanical_marquise"):
        rootlog(load(session.record.dump(session.state)))


@pytest.mark.parametrize(("name", "written"), [("Ann: // the; 1st", "Ann the 1st"), ("C:\nD", "C D"), (" /: ", "")])
def test_names_of_players_cannot_be_read_as_notation(name: str, written: str) -> None:
    assert plain(name) == written
