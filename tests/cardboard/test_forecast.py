"""What an automatic seat would do: the forecast for what turns up is what it then does."""

import msgspec
import pytest

from hvozd.core import Event
from hvozd.kit.companion import Companion
from hvozd.kit.forecast import Forecast, forecasts
from hvozd.web.box import Shown, Wish, serve
from hvozd.web.companion import BoxPages
from hvozd.web.guests import Guest

TABLES = {
    "automated_alliance": "marquise,automated_alliance,eyrie",
    "electric_eyrie": "alliance,electric_eyrie,marquise",
    "cogwheel_corvids": "marquise,cogwheel_corvids,eyrie",
    "mechanical_marquise": "eyrie,mechanical_marquise,alliance",
}


def laid(factions: str) -> Companion:
    return Companion.preset("root", {"factions": factions, "map": "autumn", "deck": "base"})


def at_the_turn(companion: Companion) -> None:
    """People's turns are over, and something is asked of the automatic one."""
    while not companion.ahead().answers:
        if companion.people is None:
            companion.go()
        else:
            companion.turn_over()


def played(companion: Companion, at: int, row: Forecast) -> None:
    """With this card the turn goes as it was foretold, as far as it was."""
    told: list[Event] = []
    said = [at]
    while len(told) < len(row.told) and companion.people is None:
        ahead = companion.ahead(said)
        told += ahead.way.told if ahead.way else ahead.told
        if ahead.way is None:
            break
        companion.go(said)
        said = []
    names = [type(event) for event in row.told if event not in row.found]
    assert [type(event) for event in told if event not in row.found][: len(names)] == names[: len(told)]
    assert len(told) >= len(row.told) or companion.people is not None


@pytest.mark.parametrize("bot", TABLES)
def test_what_turns_up_leads_to_what_was_foretold(bot: str) -> None:
    companion = laid(TABLES[bot])
    at_the_turn(companion)
    rows, before = forecasts(companion), companion.dump()
    answers = companion.ahead().answers
    assert sorted(map(repr, answers)) == sorted(repr(one) for row in rows for one in row.found), "each is in one forecast"
    assert 3 < len(rows) < len(answers), "suits differ, cards that lead to the same do not"
    assert companion.dump() == before, "nothing happens by it"
    for row in (rows[0], rows[len(rows) // 2], rows[-1]):
        assert companion.session.seats[row.seat] == bot
        again = Companion.resume(before)
        played(again, again.ahead().answers.index(row.found[-1]), row)


def test_a_forecast_in_a_persons_turn_is_that_of_the_next_automatic_one() -> None:
    companion = laid(TABLES["automated_alliance"])
    assert companion.people == 0
    early = forecasts(companion)
    at_the_turn(companion)
    assert [row.found for row in early] == [row.found for row in forecasts(companion)]


def test_where_only_people_sit_there_is_none() -> None:
    assert forecasts(laid("marquise,eyrie")) == ()


def test_cards_that_lead_to_the_same_are_one_forecast() -> None:
    companion = laid(TABLES["automated_alliance"])
    teller = companion.session.teller("en")
    rows = [[teller.event(one).split("revealed ")[1] for one in row.found] for row in forecasts(companion)]
    foxes = ["Ambush! (fox)", "Favor of the Foxes (fox)", "Stand and Deliver! (fox)", "Tax Collector (fox)"]
    assert [f"{name} as the order." for name in foxes] in rows, "no item: all four alike"
    assert ["Root Tea (fox) as the order."] in rows, "an item is crafted"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_phone_shows_it(lang: str) -> None:
    record = laid(TABLES["automated_alliance"]).dump()
    shown = msgspec.msgpack.decode(serve(msgspec.msgpack.encode(Wish("forecast", lang, record))), type=Shown)
    assert len(shown.forecasts) > 3 and not shown.fault and shown.record == record
    heads = " ".join(head for head, _ in shown.forecasts)
    assert "Ambush! (fox)" in heads or "liška" in heads.lower(), heads
    assert all(lines for _, lines in shown.forecasts)
    page = BoxPages(Guest("x", lang=lang)).shown(shown)
    assert page.count("foreseen") == len(shown.forecasts)
