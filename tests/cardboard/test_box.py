"""What a phone shows beside a real box: the screens of the companion, the editor, and what is refused."""

import re
from html import unescape

import msgspec
import pytest

from hvozd.kit.companion import Companion
from hvozd.web.box import Shown, Wish, serve
from hvozd.web.companion import BoxPages, beside, packed, unpacked, wished
from hvozd.web.guests import Guest
from hvozd.web.requests import Form, Refused

TABLE = {"factions": "eyrie,marquise,automated_alliance,vagabot", "map": "autumn", "deck": "base"}


def ask(act: str, shown: Shown | None = None, lang: str = "en", **more: object) -> Shown:
    """What is shown after a wish at the table that is shown."""
    wish = Wish(act, lang, shown.record if shown else b"", **more)  # type: ignore[arg-type]
    return msgspec.msgpack.decode(serve(msgspec.msgpack.encode(wish)), type=Shown)


@pytest.fixture(scope="module")
def laid() -> Shown:
    return ask("begin", game="root", settings=TABLE)


def test_a_table_is_laid_and_a_person_begins(laid: Shown) -> None:
    assert (laid.people, laid.fault, laid.answers) == ("Eyrie", "", [])
    assert ("3", "3", "rabbit, 6× Eyrie: warrior, 1× Eyrie: roost") in laid.places


def test_the_editor_adds_and_takes_away_and_moves_what_there_is_once(laid: Shown) -> None:
    here = ask("look", laid, place="5")
    warriors = next(thing for thing in here.things if thing.name == "Eyrie: warrior")
    more = ask("correct", here, lines=warriors.more, place="5")
    assert "1× Eyrie: warrior" in next(lies for key, _, lies in more.places if key == "5")
    pawn = next(thing for thing in more.things if thing.name == "Vagabot: pawn")
    moved = ask("correct", more, lines=pawn.more, place="5")
    assert [key for key, _, lies in moved.places if "Vagabot: pawn" in lies] == ["5"] and not moved.fault
    gone = ask("correct", moved, lines=next(thing for thing in moved.things if thing.name == "Eyrie: warrior").less)
    assert not any("Eyrie: warrior" in lies for key, _, lies in gone.places if key == "5")
    back = ask("back", gone)
    assert "1× Eyrie: warrior" in next(lies for key, _, lies in back.places if key == "5")


def test_a_position_that_cannot_be_is_refused_with_the_readers_sentence_and_changes_nothing(laid: Shown) -> None:
    refused = ask("correct", laid, lines="5: marquise 3 sawmill")
    assert "clearing 5 has 2 slots, 3 buildings and ruins are named" in refused.fault and refused.record == laid.record
    assert ask("begin", lines="root; factions nobody").record == b""


def test_a_bots_turn_a_step_a_screen_in_both_languages(laid: Shown) -> None:
    shown = laid
    for _ in range(2):
        shown = ask("step", ask("done", shown))
    assert shown.question == "What happened at the table?" and "Ambush! (fox) as the order." in shown.answers
    czech = ask("look", shown, "cs")
    assert czech.question == "Co se stalo na stole?" and len(czech.answers) == len(shown.answers)
    told = ask("step", czech, said=[shown.answers.index("Ambush! (fox) as the order.")])
    assert [text for text, _ in told.told if "revealed" in text] == ["Automated Alliance revealed Ambush! (fox) as the order."]
    assert Companion.resume(told.record).session.journal()[-1] == told.told[-1][0]


def test_the_pages_carry_the_record_and_every_button_is_a_wish(laid: Shown) -> None:
    shown = ask("look", laid, place="5")
    page = BoxPages(Guest("x", lang="en")).shown(shown)
    record = re.findall(r'name="kept-record" value="([^"]*)"', page)[0]
    assert unpacked(unescape(record)) == shown.record
    assert "Turn is over" in page and 'aria-label="one more: Eyrie: warrior"' in page
    first = BoxPages(Guest("x", lang="cs")).first("<b>")
    assert (
        "Rozložit stůl" in first and "&lt;b&gt;" in first and [game.name for game in beside()] == ["defenders", "harrow", "root"]
    )


BENT = {
    "no such act": {"act": ["dance"]},
    "no record": {"act": ["step"]},
    "no record at all": {"act": ["back"], "record": ["x"]},
    "a bomb": {"act": ["look"], "record": [packed(b"0" * 5_000_000)]},
    "no number": {"act": ["begin"], "said": ["01"]},
    "a large number": {"act": ["begin"], "said": ["1000"]},
    "too much": {"act": ["begin"], "lines": ["x" * 30_000]},
    "an unknown field": {"act": ["begin"], "colour": ["red"]},
    "twice": {"act": ["begin", "back"]},
}


@pytest.mark.parametrize("fields", BENT.values(), ids=BENT)
def test_bent_forms_are_refused(fields: dict[str, list[str]]) -> None:
    with pytest.raises(Refused):
        wished(Form(fields), "en")
