"""Options as fields of the lobby's forms: what they offer, and which option text comes of what they post."""

import re
from collections.abc import Callable

import pytest

from hvozd.core import Setting, find_game, game_names
from hvozd.web.fields import posted
from hvozd.web.requests import Refused
from tests.web.conftest import Person

Come = Callable[[], Person]
PLAIN = Setting("map", "", ("a", "b"))
BOXES = Setting("traits", "", ("a", "b", "none"), many=True)
ORDER = Setting("levels", "", ("a", "b"), many=True, places=4)
SEATS = Setting("factions", "", ("a", "b", "any"), many=True, places=4, chance="any")


@pytest.mark.parametrize(
    ("option", "fields", "seats", "text"),
    [
        (PLAIN, "a", "", "a"),
        (BOXES, "a,b", "", "a,b"),
        (BOXES, "", "", ""),
        (ORDER, ",,,", "", ""),
        (ORDER, "b,a,,", "3", "b,a"),
        (SEATS, ",,,", "3", ""),
        (SEATS, "a,b", "", "a,b"),
        (SEATS, "a,b", "4", "a,b"),
        (SEATS, ",b,,", "", "any,b"),
        (SEATS, ",b,,", "3", "any,b,any"),
        (SEATS, "a,,,b", "2", "a,any,any,b"),
        (SEATS, "a,,,", "many", "a"),
    ],
)
def test_fields_of_an_option_make_one_text(option: Setting, fields: str, seats: str, text: str) -> None:
    assert posted(option, fields, seats) == text


def test_a_gap_in_an_order_is_refused_where_nothing_can_fill_it() -> None:
    with pytest.raises(Refused, match="error-gap"):
        posted(ORDER, "a,,b,", "")


@pytest.mark.parametrize("text", [" a", "a ", "a, b", "\ta", "a\n"])
def test_a_value_with_spaces_around_it_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="error-form"):
        posted(BOXES, text, "")


def test_a_form_posts_one_faction_for_each_seat(come: Come) -> None:
    ann = come()
    fields = {"game": "root", "option-seats": "3", "option-factions": ["", "eyrie", "duchy", "", "", ""], "option-map": "lake"}
    answer = ann.client.post("/tables", data={**fields, "option-deck": ["base"], "seat-0": "me"})
    assert answer.status_code == 200, answer.text
    options = ann.tables.table(str(answer.url).split("/t/")[1]).session.record.header.options
    assert options["factions"][1:] == ["eyrie", "duchy"]
    assert options["factions"][0] not in ("eyrie", "duchy", "any")
    assert options["map"] == "lake"


def test_a_form_posts_ticked_boxes(come: Come) -> None:
    ann = come()
    fields = {
        "game": "root",
        "option-factions": ["marquise", "electric_eyrie", "vagabot"],
        "option-difficulty": ["easy", "nightmare"],
    }
    answer = ann.client.post("/tables", data={**fields, "option-traits": ["swoop", "helper"], "seat-0": "me"})
    assert answer.status_code == 200, answer.text
    options = ann.tables.table(str(answer.url).split("/t/")[1]).session.record.header.options
    assert options["traits"] == [[], ["swoop"], ["helper"]]
    assert options["difficulty"] == ["", "easy", "nightmare"]


@pytest.mark.parametrize(("lang", "word"), [("en", "no place can be skipped"), ("cs", "nejde žádné místo přeskočit")])
def test_a_skipped_place_is_told_in_the_own_language(come: Come, lang: str, word: str) -> None:
    ann = come()
    ann.client.get(f"/?lang={lang}")
    answer = ann.client.post("/tables", data={"game": "harrow", "option-factions": ["", "family"]})
    assert answer.status_code == 400
    assert word in answer.text


@pytest.mark.parametrize("game", game_names())
def test_values_of_options_with_several_have_names_in_czech(come: Come, game: str) -> None:
    page = come().client.get("/?lang=cs").text
    card = page[page.index(f'id="game-{game}"') :].split("</article>")[0]
    assert 'type="text"' not in card
    for option in find_game(game).settings:
        if option.many and option.values:
            assert f'name="option-{option.name}"' in card
            shown = re.findall(rf'value="({"|".join(option.values)})"/?>\s*([^<]+)', card)
            assert {value for value, _ in shown} >= set(option.values) - {option.chance}
            assert [value for value, name in shown if name == value] == []


@pytest.mark.parametrize("game", game_names())
def test_every_switch_can_be_ticked(come: Come, game: str) -> None:
    """One at a time, and it is kept: with the table, and in its record."""
    ann = come()
    for one in find_game(game).rulings:
        answer = ann.client.post("/tables", data={"game": game, "option-rulings": [one.id], "seat-0": "me"})
        assert answer.status_code == 200, answer.text
        session = ann.tables.table(str(answer.url).split("/t/")[1]).session
        assert session.state.rulings == (one.id,) and session.record.header.options["rulings"] == [one.id]
