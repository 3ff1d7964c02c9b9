"""The position editor: any game laid by taps, in both languages, and played on from there."""

import msgspec
import pytest

from hvozd.core.record import load
from hvozd.kit.front import Session
from hvozd.web.box import Shown, Wish, serve
from hvozd.web.companion import EditorPages, wished
from hvozd.web.guests import Guest
from hvozd.web.requests import Form, Refused

GAMES = {
    "crescent": {},
    "defenders": {"seats": "2"},
    "harrow": {"preset": "chapter2"},
    "root": {"factions": "marquise,eyrie", "map": "autumn"},
}
TAPS = {
    "crescent": ("field", ["Warlord: unit", "town"]),
    "defenders": ("c3", ["mech", "factory tile 5", "pollution"]),
    "harrow": ("d5", ["a red haint", "the Protectors' legend"]),
    "root": ("5", ["Eyrie: warrior", "Marquise: wood"]),
}


def ask(act: str, shown: Shown | None = None, lang: str = "en", **more: object) -> Shown:
    wish = Wish(act, lang, shown.record if shown else b"", editor=True, **more)  # type: ignore[arg-type]
    return msgspec.msgpack.decode(serve(msgspec.msgpack.encode(wish)), type=Shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_laid_by_taps_taken_back_and_played_on(game: str) -> None:
    place, names = TAPS[game]
    here = ask("look", ask("begin", game=game, settings=GAMES[game]), place=place)
    first = here.text
    assert here.places and here.things and not here.answers and not here.people
    for name in names:
        thing = next(one for one in here.things if one.name == name)
        assert thing.more, name
        after = ask("correct", here, lines=thing.more, place=place)
        assert not after.fault, after.fault
        assert next(one for one in after.things if one.name == name).count == thing.count + 1
        here = after
    fresh = ask("play", here, seed=77)
    session = Session.resume(load(fresh.fresh))
    assert session.decision is not None and session.record.header.seed == 77 and isinstance(session.record.header.position, str)
    line = next(line for line in here.text.splitlines() if line.startswith(f"{place}: "))
    assert line in session.position().splitlines()
    for _ in names:
        here = ask("back", here)
    assert here.text == first


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_a_name_in_both_languages(game: str, lang: str) -> None:
    shown = ask("begin", lang=lang, game=game, settings=GAMES[game])
    shown = ask("look", shown, lang, place=shown.places[4][0])
    page = EditorPages(Guest("x", lang=lang)).shown(shown)
    assert ("Play on from here" if lang == "en" else "Hrát dál odtud") in page and 'action="/editor"' in page
    raw = [one.name for one in shown.things if "-" in one.name or "_" in one.name]
    assert not raw


def test_a_tap_that_is_refused_changes_nothing_not_even_what_clones_share() -> None:
    here = ask("look", ask("begin", game="root", settings=GAMES["root"]), place="5")
    fox = next(one for one in here.things if one.name == "fox")
    refused = ask("correct", here, lines=fox.more, place="5")
    assert "four clearings of each suit" in refused.fault and refused.record == here.record
    warrior = next(one for one in refused.things if one.name == "Eyrie: warrior")
    assert not ask("correct", refused, lines=warrior.more, place="5").fault


@pytest.mark.parametrize("act", ["step", "done", "forecast"])
def test_the_editor_plays_no_turns_and_the_companion_opens_no_tables(act: str) -> None:
    with pytest.raises(Refused):
        wished(Form({"act": [act], "record": ["eJwDAAAAAAE="]}), "en", editor=True)
    with pytest.raises(Refused):
        wished(Form({"act": ["play"], "record": ["eJwDAAAAAAE="]}), "en")
