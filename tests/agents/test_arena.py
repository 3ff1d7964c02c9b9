"""The arena: everybody plays every seat of every deal, counts are right, faults and bad input are told."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hvozd.agents import Place, add_agent
from hvozd.cli import main
from hvozd.core import Action, Rng
from hvozd.core.errors import SettingError
from hvozd.runs.arena import Entry, Outcome, Plan, check, fixtures, play_all, seating
from hvozd.runs.arena.report import page
from hvozd.runs.arena.standings import Standings, wilson


class Lowest:
    """Lays its lowest card: as bad as it gets."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, place: Place) -> Action:
        return min(place.options, key=str)


class Broken:
    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, place: Place) -> Action:
        raise RuntimeError("no idea")


def test_the_first_agent_sits_at_every_seat_once_a_block() -> None:
    rows = [seating(["a", "b"], 4, rotation) for rotation in range(4)]
    assert [row.index("a") for row in rows] == [0, 1, 2, 3]
    assert all(row.count("a") == 1 for row in rows)
    assert seating(["a"], 3, 1) == ["a", "a", "a"]


def test_three_agents_share_the_other_seats_in_turn() -> None:
    assert sorted(seating(["a", "b", "c"], 3, 0)) == ["a", "b", "c"]
    neighbours = {seating(["a", "b", "c"], 3, 0, block)[1] for block in range(2)}
    assert neighbours == {"b", "c"}


def test_blocks_are_as_long_as_there_are_seats(highcard: Any) -> None:
    plan = Plan("highcard", ("random",), 7, 1, {"seats": "3"})
    assert list(fixtures(plan)) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)]


def test_the_first_agent_may_be_kept_to_some_factions() -> None:
    plan = Plan("root", ("greedy", "random"), 3, 1, {"factions": "marquise,eyrie,alliance"}, ("alliance", "marquise"))
    assert list(fixtures(plan)) == [(0, 0), (0, 2), (1, 0)]
    with pytest.raises(SettingError, match="Nobody is 'duchy' in the first deal; there are marquise, eyrie, alliance"):
        check(msgspec.structs.replace(plan, only=("duchy",)))


def test_games_are_counted_by_agent_name_and_seat(highcard: Any) -> None:
    add_agent("arena-lowest", Lowest)
    standings = Standings()
    for outcome in play_all(Plan("highcard", ("arena-lowest", "random"), 30, 2, {"seats": "2"})):
        standings.add(outcome)
    lowest, rest = standings.agents["arena-lowest"], standings.agents["random"]
    assert lowest.games == rest.games == 30
    assert lowest.fair == 0.5
    assert {seat: cell.games for seat, cell in standings.by_seat["arena-lowest"].items()} == {"1": 15, "2": 15}
    assert lowest.won + rest.won >= 30
    assert lowest.decisions > 90


def test_processes_play_the_same_games(highcard: Any) -> None:
    plan = Plan("highcard", ("random", "greedy"), 6, 2, {"seats": "2"})
    alone, shared = list(play_all(plan)), list(play_all(plan, jobs=2))
    assert [[entry.score for entry in each.entries] for each in alone] == [
        [entry.score for entry in each.entries] for each in shared
    ]


def test_a_broken_agent_is_a_fault_not_a_loss(highcard: Any) -> None:
    add_agent("arena-broken", Broken)
    standings = Standings()
    for outcome in play_all(Plan("highcard", ("arena-broken", "random"), 2, 2, {"seats": "2"})):
        standings.add(outcome)
    assert len(standings.faults) == 2 and "no idea" in standings.faults[0]
    assert standings.agents == {}


def test_an_interval_tells_above_from_below() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    standings = Standings()
    for number in range(40):
        entries = [Entry("good", 0, "x", won=True), Entry("bad", 1, "y")]
        standings.add(Outcome(number, 0, entries))
    assert standings.agents["good"].verdict == "above"
    assert standings.agents["bad"].verdict == "below"


def test_where_all_win_together_there_are_no_even_chances() -> None:
    standings = Standings()
    for outcome in play_all(Plan("defenders", ("random",), 2, 1, {"seats": "2"})):
        assert len({entry.won for entry in outcome.entries}) == 1
        standings.add(outcome)
    whole = standings.agents["random"]
    assert whole.games == 2 and whole.fair is None and whole.verdict == ""
    assert "even chances" not in page(Plan("defenders", ("random",), 2), standings, "").split("<table>")[1]


def test_a_game_that_all_win_together_counts_once_for_an_agent() -> None:
    standings = Standings()
    rows = [Entry("a", 0, "x", won=True, decisions=3), Entry("a", 1, "y", won=True, decisions=4), Entry("b", 2, "z", won=True)]
    standings.add(Outcome(0, 0, rows, together=True))
    assert (standings.agents["a"].games, standings.agents["a"].won, standings.agents["a"].decisions) == (1, 1, 7)
    assert standings.agents["b"].games == 1
    assert standings.by_seat["a"]["2"].games == 1


def test_the_page_shows_bars_and_escapes_names() -> None:
    standings = Standings()
    standings.add(Outcome(0, 0, [Entry("<b>", 0, "x", won=True, score=3), Entry("other", 1, "y")]))
    html = page(Plan("root", ("<b>", "other"), 1), standings, "hvozd arena root")
    assert html.count("<svg") == 6
    assert "<b>" not in html and "&lt;b&gt;" in html
    assert "http" not in html


def test_the_command(highcard: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    words = [
        "arena",
        "highcard",
        "--agents",
        "greedy,random",
        "--games",
        "4",
        "--option",
        "seats=2",
        "--json",
        "--html",
        str(out),
    ]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["games"] == 4 and told["agents"]["greedy"]["games"] == 4
    assert len(told["agents"]["greedy"]["interval"]) == 2
    seconds = told["agents"]["greedy"]["seconds"]
    assert 0 < seconds["mean"] <= seconds["longest"] and seconds["p99"] <= seconds["longest"]
    assert told["memory"] > 10
    assert "hvozd arena highcard --agents greedy,random" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["highcard", "--agents", "nobody"], "There is no agent 'nobody'"),
        (["highcard", "--agents", "random", "--games", "0"], "must be at least 1"),
        (["highcard", "--agents", "random", "--option", "seats=9"], "is not a value of setting seats"),
        (["chess", "--agents", "random"], "chess"),
    ],
)
def test_bad_input_is_one_sentence(highcard: Any, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert sentence in capsys.readouterr().err
