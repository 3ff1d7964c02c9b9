"""A lesson lies in parts: what is about a faction in its room, the rest in the game's folder."""

import shutil
from pathlib import Path

import msgspec
import pytest

from hvozd.core import find_game
from hvozd.core.errors import ComponentError
from hvozd.kit import learned
from hvozd.kit.learned import FILE, Lesson, Share, install, joined, lesson_of, place_of, read, split

GAME = find_game("root")
GATE = "5 of 8; budget 40"
ORIGIN = {"games": "8", "hold": "cats:3", "settings": "factions=cats,dogs", "gate": f"{GATE}, settings factions=cats,dogs"}
WHOLE = Lesson(
    "root",
    "2",
    3,
    ORIGIN,
    {"*": {"cards": (1.0, 0.5)}, "cats": {"cards": (2.0, 0.0)}},
    {"cats": (1.0, 2.0), "dogs": (3.0, 4.0)},
    worth={"cats": {"chair0.cards": (1.0, 0.0)}, "dogs": {"chair0.cards": (0.5, 0.0)}},
    lead=(5.0, -1.0),
)


def test_what_is_about_a_faction_goes_to_its_room_and_nothing_is_lost() -> None:
    shared, shares = split(WHOLE, ["birds", "cats", "dogs"])
    assert shares == {
        "cats": Share(3, (1.0, 2.0), {"cards": (2.0, 0.0)}, {"chair0.cards": (1.0, 0.0)}),
        "dogs": Share(3, (3.0, 4.0), {}, {"chair0.cards": (0.5, 0.0)}),
    }
    assert shared.factors == {"*": {"cards": (1.0, 0.5)}} and shared.starts == shared.worth == {} and shared.lead == WHOLE.lead
    assert shared.origin == {"games": "8", "gate": GATE}
    assert msgspec.structs.replace(joined(shared, shares), origin=ORIGIN) == WHOLE


def test_who_has_no_room_stays_in_the_shared_part() -> None:
    shared, shares = split(WHOLE, ["cats"])
    assert set(shares) == {"cats"} and set(shared.worth) == {"dogs"} and joined(shared, shares).worth == WHOLE.worth


def test_a_room_that_is_gone_or_learned_another_time_says_nothing() -> None:
    shared, shares = split(WHOLE, ["cats", "dogs"])
    assert set(joined(shared, {"cats": shares["cats"]}).worth) == {"cats"}
    later = {**shares, "dogs": msgspec.structs.replace(shares["dogs"], generation=4)}
    assert set(joined(shared, later).starts) == {"cats"}


def test_what_is_installed_takes_the_place_of_all_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = [msgspec.structs.replace(one, folder=tmp_path / one.folder.name) for one in GAME.rooms if one.folder is not None]
    for one in rooms:
        assert one.folder is not None
        one.folder.mkdir(exist_ok=True)
    own = msgspec.structs.replace(WHOLE, worth={"eyrie": {"chair0.cards": (1.0, 0.0)}}, starts={}, factors={})
    monkeypatch.setattr(type(GAME), "rooms", rooms)
    monkeypatch.setattr(learned, "place_of", lambda game: tmp_path / FILE)
    (tmp_path / "marquise" / FILE).write_bytes(b"{}")
    assert install(GAME, own) == tmp_path / FILE
    assert sorted(path.parent.name for path in tmp_path.glob(f"*/{FILE}")) == ["eyrie"]
    assert lesson_of.__wrapped__(GAME).worth == own.worth
    (tmp_path / "eyrie" / FILE).write_bytes(b'{"generation": "three"}')
    with pytest.raises(ComponentError, match=r"learned\.json of eyrie does not fit"):
        lesson_of.__wrapped__(GAME)
    shutil.rmtree(tmp_path / "eyrie")
    assert lesson_of.__wrapped__(GAME).worth == {}


def test_the_package_of_root_has_learned_of_the_factions_of_a_first_game() -> None:
    lesson, place = lesson_of(GAME), place_of(GAME)
    assert lesson is not None and place is not None and not read(place.read_bytes(), FILE).worth
    assert sorted(lesson.worth) == sorted(lesson.starts) == ["alliance", "eyrie", "marquise", "vagabond"]
