"""What a table of Root can choose, setting by setting."""

import types

import pytest

from hvozd.core import Room
from hvozd.core.errors import RoomError
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.setup.outside import welcome
from hvozd.games.root.setup.settings import table_settings

PEOPLE = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids"]


def test_every_setting_with_its_values() -> None:
    found = {one.name: one for one in table_settings()}
    assert found["seats"].values == ("2", "3", "4", "5", "6")
    assert set(PEOPLE) < set(found["factions"].values) and found["factions"].values[-1] == "any"
    assert found["draft"].values == ("any", "reach")
    assert found["bots"].values == ("0", "1", "2", "3", "4", "5", "6", "any")
    assert found["traits"].values[0] == "none" and len(found["traits"].values) == 1 + sum(len(one.traits) for one in FACTIONS)
    sellers = {"none", "basic", "advanced"}
    bots = {one.name for one in FACTIONS if one.automatic}
    assert bots - set(found["services"].values) == {"riverfolk_robots"} and sellers < set(found["services"].values)
    assert found["clockwork"].values == ("none", "cooperative", "dominance", "letters", "half_payments")


def test_which_settings_hold_several_values_and_how_many() -> None:
    found = {one.name: (one.many, one.places) for one in table_settings()}
    assert {name for name, (many, _) in found.items() if many} >= {"factions", "difficulty", "traits", "services", "clockwork"}
    assert not any(found[name][0] for name in ("seats", "draft", "bots", "map", "deck"))
    assert (found["factions"][1], found["difficulty"][1]) == (6, 6)


@pytest.fixture
def visitors() -> types.ModuleType:
    """A package that brings a faction; afterwards it is gone again."""
    one = types.SimpleNamespace(name="badgers", visiting=False)
    module = types.ModuleType("badgers")
    module.FACTIONS, module.ROOM = [one], Room("badgers", (), None)
    before = FACTIONS[:]
    yield module
    FACTIONS[:] = before


def test_a_faction_from_outside_stands_behind_the_others_in_a_room_of_its_own(visitors: types.ModuleType) -> None:
    before = [one.name for one in FACTIONS]
    assert welcome("den", visitors) == Room("badgers", (), None, "den")
    assert [one.name for one in FACTIONS] == [*before, "badgers"] and FACTIONS[-1].visiting
    with pytest.raises(RoomError, match="brings a faction 'badgers', but there is one already"):
        welcome("den", visitors)
    assert [one.name for one in FACTIONS] == [*before, "badgers"]
