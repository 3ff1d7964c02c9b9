"""The companion plays the automatic seats of a real table with its cards and dice, step by step, and can be corrected."""

import os
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import hvozd
from hvozd.cli import main
from hvozd.core.errors import HvozdError
from hvozd.core.record import Record, load, replay
from hvozd.core.registry import find_game
from hvozd.kit.companion import Companion
from tests.cardboard.tables import told, turns, view

LONG = bool(os.environ.get("HVOZD_LONG"))
"""With HVOZD_LONG=1 504 positions of all eight bots; `make companion` runs them so."""
POSITIONS, PER_GAME = (63, 10) if LONG else (2, 2)
BOTS = {
    "mechanical_marquise": "eyrie,alliance",
    "electric_eyrie": "marquise,vagabond",
    "automated_alliance": "marquise,eyrie",
    "vagabot": "marquise,alliance",
    "logical_lizards": "marquise,eyrie",
    "riverfolk_robots": "eyrie,alliance",
    "drillbit_duchy": "marquise,vagabond",
    "cogwheel_corvids": "marquise,eyrie",
}


@pytest.mark.parametrize("bot", BOTS)
def test_a_bots_turn_is_the_engines_own_with_the_same_cards_and_dice(bot: str) -> None:
    """The companion knows nothing but what a spectator sees, and has other dice; it is told what turned up at the table."""
    game, found, seed = find_game("root"), 0, 0
    while found < POSITIONS:
        seed += 1
        for turn in turns("root", seed, {"factions": f"{bot},{BOTS[bot]}"}, PER_GAME):
            companion = told(turn, seed + 1000)
            assert view(game, companion.state) == turn.seen
            assert Companion.resume(companion.dump()).state == companion.state
            found += 1
    print(f"{bot}: {found} turns")


TABLE = {"factions": "marquise,eyrie,automated_alliance,vagabot", "map": "autumn", "deck": "base", "traits": "none"}


def step(companion: Companion, wanted: str = "") -> None:
    """The next step; of what may have happened the first that tells this, else the first."""
    said: list[int] = []
    while answers := companion.ahead(said).answers:
        teller = companion.session.teller()
        told = [one if isinstance(one, str) else teller.event(one) if one else "" for one in answers]
        said.append(next((at for at, text in enumerate(told) if wanted in text), 0))
    companion.go(said)


def at_a_bot(companion: Companion) -> Companion:
    while companion.people is not None:
        companion.turn_over()
        step(companion)
    return companion


def test_people_play_their_turns_on_the_table_and_write_what_changed() -> None:
    companion = Companion.preset("root", TABLE, 3)
    assert companion.people == 0
    companion.correct("5: marquise 3 warriors, sawmill")
    companion.turn_over()
    step(companion)
    assert companion.people == 1 and companion.session.view(None).round == 1
    companion.turn_over()
    step(companion)
    assert companion.people is None
    assert "5: rabbit; marquise 3 warriors, sawmill" in companion.session.position()


def test_the_order_card_is_asked_for_and_the_step_is_told_with_its_rule() -> None:
    companion = at_a_bot(Companion.preset("root", TABLE, 3))
    teller = companion.session.teller()
    answers = [teller.event(one) for one in companion.ahead().answers if one and not isinstance(one, str)]
    assert len(answers) > 25 and all(" as the order." in answer for answer in answers)
    step(companion, "Ambush! (fox)")
    assert "Automated Alliance revealed Ambush! (fox) as the order." in companion.session.journal()
    assert any("(RB-6.4.1)" in line for line in companion.session.journal())


def test_a_correction_that_contradicts_the_engine_is_taken_and_play_goes_on() -> None:
    """The bot has placed something; the table has it elsewhere. The turn goes on from what the table has."""
    companion = at_a_bot(Companion.preset("root", TABLE, 3))
    while "sympathy" not in companion.session.position().partition("now:")[0]:
        step(companion, "Ambush! (fox)")
    where = next(line for line in companion.session.position().splitlines() if "sympathy" in line)
    place = where.partition(":")[0]
    other = next(clearing for clearing in ("2", "7", "9") if clearing != place)
    before = companion.session.position()
    companion.correct(f"{place}: marquise 1 warrior\n{other}: marquise 1 warrior; automated_alliance sympathy")
    after = companion.session.position()
    assert f"{other}: " in after and "sympathy" in next(line for line in after.splitlines() if line.startswith(f"{other}: "))
    assert [line for line in before.splitlines() if line.startswith(("now", "then"))] == [
        line for line in after.splitlines() if line.startswith(("now", "then"))
    ]
    while companion.people is None:
        step(companion)
    again = Companion.resume(companion.dump())
    assert again.state == companion.state and again.session.journal() == companion.session.journal()
    lines = len(again.session.record.lines)
    again.back()
    assert len(again.session.record.lines) == lines - 1


@pytest.mark.parametrize("lines", ["run: 3", "answer: pass", "5: marquise 40 warriors", "5: nobody 2w", "", "dice: seed 3"])
def test_a_correction_that_cannot_be_changes_nothing(lines: str) -> None:
    companion = Companion.preset("root", TABLE, 3)
    before = companion.dump()
    with pytest.raises(HvozdError):
        companion.correct(lines)
    assert companion.dump() == before


def test_dice_of_a_record_that_nobody_rolls_are_refused() -> None:
    companion = at_a_bot(Companion.preset("root", TABLE, 3))
    step(companion)
    record = companion.session.record
    last = msgspec.structs.replace(record.lines[-1], random=[1, 2])
    with pytest.raises(HvozdError, match="More dice are given than are rolled"):
        replay(Record(record.header, [*record.lines[:-1], last]))


@pytest.mark.parametrize(("lang", "says"), [("en", "What happened at the table?"), ("cs", "Co se stalo na stole?")])
def test_the_terminal_asks_tells_and_saves(lang: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["5: marquise 2 warriors", "done", "", "done", "", "1", "", "nonsense", "back", "5 marquise", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    file, out = tmp_path / "mine.hvozd", StringIO()
    monkeypatch.setattr("hvozd.commands.companion.console", lambda: Console(file=out, width=130))
    settings = [f"--setting={name}={value}" for name, value in TABLE.items()]
    assert main(["companion", "root", "--record", str(file), "--lang", lang, "--seed", "3", *settings]) == 0
    assert says in out.getvalue() and "RB-6.4.1" in out.getvalue()
    assert len(load(file.read_bytes()).lines) > 4 and not list(typed)
    assert main(["replay", str(file), "--verify"]) == 0


def test_a_game_between_people_is_no_record_of_the_companion(tmp_path: Path) -> None:
    file = tmp_path / "game.hvozd"
    hvozd.new("root", seed=1).save(file)
    with pytest.raises(HvozdError, match="no record of a real table"):
        Companion.resume(file.read_bytes())
