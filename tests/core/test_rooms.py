"""Rooms register what they bring; nothing is found by looking for subclasses."""

import pytest

from hvozd.core import Action, Do, Room, Step
from hvozd.core.errors import RoomError
from hvozd.core.rooms import gather, tag_of


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
