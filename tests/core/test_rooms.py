"""Rooms register what they bring; nothing is found by looking for subclasses."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hvozd.core import Action, Do, Room, Step
from hvozd.core.errors import RoomError
from hvozd.core.rooms import files, gather, room, rooms_in, tag_of


class Raid(Action):
    form = "raid"


class NightRaid(Raid):
    form = "raid by night"


class Burn(Do):
    pass


def test_a_subclass_leaves_its_parent() -> None:
    one = Room("foxes", (Raid, NightRaid, Burn))
    assert gather([one], Action) == [NightRaid, Raid]
    assert gather([one], Step) == [Burn]


def test_two_rooms_may_use_one_class_name() -> None:
    other: type[Action] = type(Action)("Raid", (Action,), {"form": "swoop", "__module__": __name__}, tag="owls.Raid")
    assert tag_of(other) == "owls.Raid" and other.__name__ == "Raid"
    assert gather([Room("foxes", (Raid,)), Room("owls", (other,))], Action) == [Raid, other]


def test_a_clash_is_one_sentence() -> None:
    other: type[Action] = type(Action)("Raid", (Action,), {"form": "swoop", "__module__": __name__})
    with pytest.raises(RoomError, match=r"Rooms foxes and owls both bring a 'Raid'.*tag=\"owls\.Raid\""):
        gather([Room("foxes", (Raid,)), Room("owls", (other,))], Action)


def test_a_room_listed_twice_is_no_clash() -> None:
    assert gather([Room("foxes", (Raid,)), Room("night", (Raid, NightRaid))], Action) == [NightRaid, Raid]


def test_a_room_from_outside_is_scoped() -> None:
    with pytest.raises(RoomError, match=r"the tag of Raid must begin with 'owls\.'"):
        gather([Room("owls", (Raid,), scope="owls")], Action)


@pytest.fixture
def den(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of three modules, of which two are rooms and one of these is a folder."""
    texts = {
        "__init__": "",
        "badgers": "ORDER = 2\nKINDS = (int, str)",
        "_hidden": "ORDER = 0",
        "shared": "KINDS = (str, float)",
        "owls/__init__": "ORDER = 1\nKINDS = (bytes,)",
    }
    for name, text in texts.items():
        path = tmp_path / "den_of_tests" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "den_of_tests/owls/look.css").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "den_of_tests"
    for name in [name for name in sys.modules if name.startswith("den_of_tests")]:
        del sys.modules[name]


def test_the_rooms_of_a_package_come_in_their_order(den: Path) -> None:
    """A module without an order is none, nor one that is private."""
    import den_of_tests

    assert [one.__name__ for one in rooms_in(den_of_tests)] == ["den_of_tests.owls", "den_of_tests.badgers"]


def test_a_room_has_its_own_kinds_then_those_of_its_modules_each_once(den: Path) -> None:
    """Only a folder may hold words and colours."""
    import den_of_tests.badgers
    import den_of_tests.owls
    import den_of_tests.shared

    owls = room("den_of_tests.owls", den_of_tests.badgers, den_of_tests.shared)
    assert owls == Room("den_of_tests.owls", (bytes, int, str, float), den / "owls")
    badgers = room("den_of_tests.badgers")
    assert badgers == Room("den_of_tests.badgers", (int, str), None)
    assert files([badgers, owls], "look.css") == [den / "owls" / "look.css"]
    assert files([badgers, owls], "en.ftl") == []
