"""What `sim` and `arena` print, in the reader's language, with the plurals of it."""

import re

import pytest

from hvozd.cli import main
from hvozd.commands import words


@pytest.mark.parametrize(
    ("games", "english", "czech"),
    [("1", "1 game, seed 2", "1 hra, semínko 2"), ("2", "2 games, seed 2", "2 hry, semínko 2"), ("5", "5 games", "5 her")],
)
def test_a_simulation_is_told_in_both_languages(games: str, english: str, czech: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, says, seat in (("en", english, "order"), ("cs", czech, "Řád")):
        settings = ("--setting", "factions=order,sect", "--seed", "2", "--lang", lang)
        assert main(["sim", "defenders", "--games", games, *settings]) == 0
        shown = capsys.readouterr().out
        assert says in shown and seat in shown
        assert not re.search(r"sim-|\$", shown)


def test_the_arena_is_told_in_czech(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "defenders", "--agents", "random,random", "--games", "2", "--lang", "cs"]) == 0
    shown = capsys.readouterr().out
    assert "2 hry, semínko 0" in shown and "výhry" in shown and "místo 1" in shown
    assert not re.search(r"arena-|games|wins|seat", shown)


@pytest.mark.parametrize("amount", [0, 1, 2, 5])
def test_faults_and_setups_are_counted_by_their_plurals(amount: int) -> None:
    numbers = {"shortest": "1", "longest": "2", "mean": "1", "finished": "3", "faults": amount, "setups": amount}
    english, czech = (words("root", lang)[0]("sim-length", **numbers) for lang in ("en", "cs"))  # type: ignore[arg-type]
    assert {0: "0 faults", 1: "1 fault;", 2: "2 faults", 5: "5 faults"}[amount] in english
    assert {0: "žádná chyba", 1: "1 chyba;", 2: "2 chyby", 5: "5 chyb;"}[amount] in czech
    assert {0: "0 různých sestav", 1: "1 sestava", 2: "2 různé sestavy", 5: "5 různých sestav"}[amount] in czech
