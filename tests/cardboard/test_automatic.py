"""Automatic opponents without a seat: the machines of Defenders of the Wild, the solo side of Harrow County."""

import os
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from hvozd.cli import main
from hvozd.core import Event
from hvozd.core.errors import HvozdError
from hvozd.core.registry import find_game
from hvozd.kit.companion import Companion
from hvozd.kit.forecast import forecasts, opponent
from hvozd.web.box import Shown, Wish, serve
from hvozd.web.companion import BoxPages
from hvozd.web.guests import Guest
from tests.cardboard.tables import told, turns, view
from tests.cardboard.test_companion import step

LONG = bool(os.environ.get("HVOZD_LONG"))
"""With HVOZD_LONG=1 184 turns; `make companion` runs them so."""
TABLES = {
    "one against the machines": ("defenders", {"seats": "1"}, 25),
    "two against the machines": ("defenders", {"seats": "2", "difficult": "0"}, 25),
    "three against the machines": ("defenders", {"seats": "3"}, 25),
    "four against the machines": ("defenders", {"seats": "4", "difficult": "4"}, 25),
    "Hester alone": ("harrow", {"preset": "solo"}, 30),
    "Hester alone, another tree": ("harrow", {"preset": "solo", "tower": "flat", "level": "1"}, 30),
}


@pytest.mark.parametrize("table", TABLES)
def test_an_automatic_turn_is_the_engines_own_with_the_same_cards_and_dice(table: str) -> None:
    """The companion knows nothing but what a spectator sees, and has other dice; it is told what turned up at the table."""
    name, settings, many = TABLES[table]
    game, found, seed = find_game(name), 0, 0
    while found < (many if LONG else 3):
        seed += 1
        for turn in turns(name, seed, settings, 10 if LONG else 3):
            companion = told(turn, seed + 1000)
            assert view(game, companion.state) == turn.seen
            assert Companion.resume(companion.dump()).state == companion.state
            found += 1
    print(f"{table}: {found} turns")


def texts(companion: Companion, lang: str = "en") -> list[str]:
    """What may have happened, in words."""
    teller = companion.session.teller(lang)
    return [teller.event(one) for one in companion.ahead().answers if isinstance(one, Event)]


def at_the_machines(seats: str = "2") -> Companion:
    """A table laid by its people's answers, at the end of the first turn."""
    companion = Companion.preset("defenders", {"seats": seats, "difficult": "0"}, 4)
    assert companion.asked == 0, "who leads the faction is asked"
    while companion.people is None:
        step(companion)
    companion.turn_over()
    return companion


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_machine_card_is_asked_for_and_its_steps_are_told_with_their_rules(lang: str) -> None:
    companion = at_the_machines()
    said = texts(companion, lang)
    assert len(said) == 7 and any("Reboot" in one or "Restart" in one for one in said), said
    step(companion, "Reboot")
    assert companion.people is None
    news = list(companion.news)
    while companion.people is None:
        step(companion)
        news += companion.news
    names = [type(one).__name__ for one in news]
    assert "MachineCardDrawn" in names and "DirectionSwitched" in names and "TurnBegan" in names
    switched = next(one for one in news if type(one).__name__ == "DirectionSwitched")
    assert companion.rule(switched, lang).endswith("(DW-13.10)")


def test_alone_the_leading_card_is_asked_for_and_the_players_turn_is_played_on_the_table() -> None:
    companion = at_the_machines("1")
    step(companion)
    while companion.asked is None and companion.people is None:
        step(companion)
    assert companion.asked == 0 and any(str(one).startswith("choose ") for one in companion.ahead().answers)


def test_the_forecast_of_the_machines_is_by_card() -> None:
    companion = at_the_machines()
    rows, teller = forecasts(companion), companion.session.teller("en")
    assert [len(row.found) for row in rows] == [2, 1, 2, 2], "two of each kind do the same"
    assert {opponent(row, teller) for row in rows} == {"The machines"}


def solo() -> Companion:
    """Hester alone, at her first turn."""
    companion = Companion.preset("harrow", {"preset": "solo", "map": "a"}, 2)
    while companion.people is None:
        step(companion)
    return companion


def test_any_solo_card_that_nobody_has_seen_may_turn_up() -> None:
    companion = Companion.preset("harrow", {"preset": "solo", "level": "1", "split": "8,4,6"}, 2)
    assert companion.asked == 0
    cards = companion.ahead([0]).answers
    assert len(cards) > 8, "not only those that our dice have dealt into the deck"
    companion.go([0, 3])
    assert Companion.resume(companion.dump()).state == companion.state and companion.news[0] == cards[3]


def test_what_falls_out_of_the_tree_is_asked_for_colour_by_colour() -> None:
    companion = solo()
    companion.correct("d5: 2 red-haints\nd4: 1 blue-haint\nfield: red=4, blue=3\ntree: red=2, blue=2")
    companion.turn_over()
    for _ in range(200):
        ahead = companion.ahead()
        answers = ahead.answers
        if answers and type(answers[0]).__name__ == "TreeFell":
            break
        if companion.people is not None:
            companion.turn_over()
        else:
            said: list[int] = []
            while (ahead := companion.ahead(said)).way is None:
                fights = [at for at, one in enumerate(ahead.answers) if str(one).startswith("attack")]
                said.append(fights[0] if fights else 0)
            companion.go(said)
    red = companion.ahead().answers
    assert [one.fallen for one in red] == [(number,) for number in range(len(red))] and len(red) > 4, red  # type: ignore[union-attr]
    blue = companion.ahead([3]).answers
    assert {one.fallen[0] for one in blue} == {3}, blue  # type: ignore[union-attr]
    said = [3]
    while companion.ahead(said).way is None:
        said.append(1)
    companion.go(said)
    fell = companion.news[0]
    assert fell.fallen[:2] == (3, 1)  # type: ignore[attr-defined]
    assert Companion.resume(companion.dump()).state == companion.state


def test_a_game_or_a_preset_without_an_automatic_side_is_refused_with_a_sentence() -> None:
    with pytest.raises(HvozdError, match="no automatic side"):
        Companion.preset("crescent", {})
    with pytest.raises(HvozdError, match="preset=solo, duel"):
        Companion.preset("harrow", {"preset": "chapter1"})


@pytest.mark.parametrize(("game", "lang", "says"), [("defenders", "en", "Machine card"), ("harrow", "cs", "Odhalila se karta")])
def test_the_terminal_plays_it(game: str, lang: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, out, typed = tmp_path / "mine.hvozd", StringIO(), iter(range(60))

    def answer(prompt: str) -> str:
        if next(typed, None) is None:
            return "quit"
        return (
            {"Next": "", "Dál": ""}.get(prompt, "1")
            if "Na tahu:" not in last(out) and "It is the turn" not in last(out)
            else "done"
        )

    monkeypatch.setattr("hvozd.commands.companion.console", lambda: Console(file=out, width=200))
    monkeypatch.setattr("builtins.input", lambda prompt: answer(prompt.rstrip("> ")))
    assert main(["companion", game, "--record", str(file), "--lang", lang, "--seed", "4"]) == 0
    assert says in out.getvalue(), out.getvalue()[-3000:]
    assert main(["replay", str(file), "--verify"]) == 0


def last(out: StringIO) -> str:
    return out.getvalue().rstrip().rpartition("\n")[2]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", ["defenders", "harrow"])
def test_the_phone_lays_the_table_and_asks(game: str, lang: str) -> None:
    shown = msgspec.msgpack.decode(serve(msgspec.msgpack.encode(Wish("begin", lang, game=game))), type=Shown)
    assert shown.answers and shown.question and not shown.fault and shown.places
    page = BoxPages(Guest("x", lang=lang)).shown(shown)
    assert page.count('name="said"') == len(set(shown.answers))
