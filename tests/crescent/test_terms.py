"""Terms: strength, control, presence, influence, supply (CM-1, CM-2)."""

import pytest

from hvozd.games.crescent.rules.pieces import has_settlement, has_stronghold, place_units, return_units, strength
from hvozd.games.crescent.state import HEXES
from tests.crescent.table import Table


@pytest.mark.rule("CM-2.2", "CM-2.9")
def test_combat_strength_of_pieces() -> None:
    t = Table().put("ford", "caliph", 2, 1, "castle", "palace").put("field", "sultan", 0, 0, "fort", "city", "token")
    caliph, sultan = t.seat("caliph"), t.seat("sultan")
    assert strength(t.g, caliph, t.hex("ford")) == 2 + 1 + 2 + 2
    assert strength(t.g, caliph, t.hex("ford"), walls=False) == 3
    assert strength(t.g, sultan, t.hex("field")) == 1
    assert has_stronghold(t.g, caliph, t.hex("ford"))
    assert has_settlement(t.g, caliph, t.hex("ford"))
    assert has_settlement(t.g, sultan, t.hex("field"))
    assert not has_settlement(t.g, sultan, t.hex("ford"))


@pytest.mark.rule("CM-2.4", "A-36", "CM-1.7")
def test_control_follows_combat_strength() -> None:
    t = Table().put("ford", "nomad", 0, 0, "token").put("field", "murshid", 0, 1)
    assert t.control("ford") == ""
    assert t.control("field") == "murshid"
    return_units(t.g, t.seat("murshid"), t.hex("field"), 0, 1)
    assert t.control("field") == ""
    t.put("field", "caliph", 0, 0, "palace")
    assert t.control("field") == "caliph"


@pytest.mark.rule("CM-2.5", "CM-2.6", "CM-2.7", "CM-14.3.1")
def test_presence_control_and_influence_are_independent() -> None:
    t = Table().put("ford", "warlord", 1, 0, "city").put("ford", "murshid", 0, 0, "token")
    assert t.control("ford") == "warlord"
    assert t.token("ford") == "murshid"
    assert t.present("ford") == {"warlord", "murshid", "sultan"}
    t.put("ford", "nomad", 0, 0, "token")
    assert t.token("ford") == "nomad"
    assert t.g.tokens[t.seat("murshid")] == 12


@pytest.mark.rule("CM-1.6", "CM-2.8", "CM-2.11", "CM-1.5")
def test_both_sides_of_a_disc_come_from_one_supply() -> None:
    t = Table()
    caliph = t.seat("caliph")
    place_units(t.g, caliph, t.hex("ford"), 2, 1)
    assert t.g.units[caliph] == 12 - 3
    t.reserve("caliph", 4)
    assert t.g.units[caliph] == 5
    return_units(t.g, caliph, t.hex("ford"), 1, 1)
    assert t.g.units[caliph] == 7
    assert t.g.ordinary[caliph * HEXES + t.hex("ford")] == 1


@pytest.mark.rule("CM-1.5")
def test_what_is_not_in_supply_cannot_be_placed() -> None:
    t = Table().coins(caliph=30).put("ford", "caliph", 1)
    t.g.forts[t.seat("caliph")] = 0
    t.turn("caliph")
    assert t.starting("build fort") == []
    assert t.g.coins[t.seat("caliph")] == 30
