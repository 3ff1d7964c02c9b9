"""Rulings as switches: a setting of the table, by the letter unless asked; every switch has both readings in both languages."""

import argparse
import re
from pathlib import Path

import pytest

from hvozd.commands import read_settings, setting_arguments
from hvozd.core import Ruling, Session, find_game, game_names
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.markup import plain
from hvozd.kit.rulings import readings, setting, switched_on
from hvozd.kit.texts import Texts, locale_folders

TWO = (Ruling("A-1", ("R-1",)), Ruling("A-2", ("R-2",)))


def test_the_letter_is_the_default() -> None:
    assert switched_on(TWO, {}, 1) == []


def test_a_switch_is_named_in_any_order() -> None:
    assert switched_on(TWO, {"rulings": ("A-2", "A-1")}, 1) == ["A-1", "A-2"] and switched_on(TWO, {"rulings": ("A-2",)}, 1) == [
        "A-2"
    ]


def test_any_draws_each_switch_from_the_seed() -> None:
    drawn = {tuple(switched_on(TWO, {"rulings": ("any",)}, seed)) for seed in range(40)}
    assert drawn == {(), ("A-1",), ("A-2",), ("A-1", "A-2")}


def test_the_setting_lists_the_switches() -> None:
    assert setting(TWO).values == ("A-1", "A-2", "any")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_switch_has_both_readings(game: str, lang: str) -> None:
    found = find_game(game)
    texts = Texts(locale_folders(found), lang)
    for one in found.rulings:
        key = "ruling-" + one.id.replace(".", "_")
        assert texts.has(key) and texts.form(key, "letter") != texts.get(key), one.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_board_says_all_the_time_what_is_read_otherwise(game: str, lang: str) -> None:
    found = find_game(game)
    every = ",".join(one.id for one in found.rulings)
    told = readings([one.id for one in found.rulings], Texts(locale_folders(found), lang))
    for given, count in (({"rulings": every}, len(told)), ({}, 0)):
        s = Session.new(game, given, 3)
        for seat in (0, None):
            view = s.view(seat)
            text = " ".join(re.sub(r"\[/?[a-z0-9 ]*\]", "", found.text(view, seat, lang)).split())
            picture = found.picture(view, seat, lang)
            assert picture is not None
            middle = "".join(panel.body for panel in picture.panels if panel.seat is None)
            assert [text.count(line) for line in told] == [int(count > 0)] * len(told)
            assert sum(plain(line) in middle for line in told) == count


PAGE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_the_page_lists_the_switches_that_there_are() -> None:
    listed = re.findall(r"^\| [A-Z][^|]+ \| (\S+) \|", PAGE.partition("## Doubtful, and")[0], re.M)
    assert sorted(listed) == sorted(one.id for game in game_names() for one in find_game(game).rulings)


def test_every_doubt_between_editions_is_a_switch_or_has_a_reason() -> None:
    doubts = {f"X-{number}" for number in range(1, 21)}
    switches = {one.id for one in find_game("root").rulings}
    left = re.findall(r"^\| (X-\d+) \| [^|]+ \| [^|]+ \|$", PAGE, re.M)
    assert set(left) == doubts - switches and len(left) == len(set(left))


@pytest.mark.parametrize("game", game_names())
def test_every_switch_can_be_set_on_the_command_line(game: str) -> None:
    parser = argparse.ArgumentParser()
    setting_arguments(parser)
    for one in find_game(game).rulings:
        for flag in ("--setting", "--option"):
            given = read_settings(parser.parse_args([flag, f"rulings={one.id}"]).setting)
            assert Session.new(game, given, 3).state.rulings == (one.id,)
