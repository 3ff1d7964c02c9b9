"""R-9.2.9.II.b, R-9.4.2, R-9.5.1: the Vagabond travels with an ally and by ferry."""

import pytest

from hvozd.games.root.components import MAP_NAMES
from tests.root.roving import Roving
from tests.root.table import F1, M3, R3, R4

LAKE = MAP_NAMES.index("lake")


@pytest.mark.rule("R-9.2.9.II.b", "I-VB-5", "W-VB2")
def test_allied_warriors_come_along_from_clearing_to_clearing():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", F1, 5)
    t.pack("boots")
    t.begin("vagabond")
    assert t.can("slip 10 with marquise x3")
    assert not t.can("slip 10 with eyrie x1")
    assert not any("forest" in text and "with" in text for text in t.offered("slip"))
    t.say("done")
    t.begin("vagabond", "daylight")
    t.say("travel 5 with marquise x2")
    assert (t.pawn(), t.warriors("marquise", R3), t.warriors("marquise", F1)) == (R3, 2, 1)
    assert t.bag() == ["boots-used"]
    t.begin("vagabond")
    assert sorted(text for text in t.offered("slip") if "with" in text) == [
        f"slip {place} with marquise x{n}" for place in (1, 2) for n in (1, 2)
    ]
    t.say("slip 2 with marquise x1")
    assert (t.pawn(), t.warriors("marquise", 2), t.warriors("marquise", R3)) == (2, 1, 1)
    assert t.bag() == ["boots"], "refreshed, and slipping takes no boots"


@pytest.mark.rule("R-9.2.9.II.b", "I-VB-5")
def test_by_the_other_reading_he_slips_alone_and_travels_in_company():
    t = Roving("marquise", "eyrie", "vagabond", at=F1)
    t.g.rulings = ("X-7",)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 3)
    t.pack("boots")
    t.begin("vagabond")
    assert t.can("slip 10") and not any("with" in text for text in t.offered("slip"))
    t.say("done")
    t.begin("vagabond", "daylight")
    assert t.can("travel 5 with marquise x2")


@pytest.mark.rule("I-VB-5")
def test_warriors_that_are_held_stay_behind():
    t = Roving("marquise", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 3)
    t.snare(F1)
    t.begin("vagabond")
    assert t.can("slip 5")
    assert not any("with" in text for text in t.offered("slip"))


@pytest.mark.rule("S-057", "I-WA-1", "I-WA-2", "R-9.2.9.II.e")
def test_he_pays_for_the_outrage_of_allied_warriors_but_not_for_the_pawn():
    t = Roving("marquise", "alliance", "vagabond", at=F1)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", F1, 1)
    t.put("alliance", "sympathy", R4)
    t.hand("vagabond", "rabbit_root_tea", "bird_crossbow", "fox_anvil")
    t.pack("boots", "boots", "boots")
    t.begin("vagabond", "daylight")
    t.say("travel 10")
    assert t.asked == ("vagabond", "VagabondActions")
    t.say("travel 1", "travel 10 with marquise x1")
    assert t.asked == ("vagabond", "Outrage")
    assert sorted(t.offered()) == ["outrage bird_crossbow", "outrage rabbit_root_tea"]
    t.say("outrage rabbit_root_tea")
    assert t.cards("vagabond") == ["bird_crossbow", "fox_anvil"]


@pytest.mark.rule("I-WA-3")
def test_allied_alliance_warriors_cause_no_outrage():
    t = Roving("marquise", "alliance", "vagabond", at=M3)
    t.relate("alliance", "allied")
    t.put("alliance", "warriors", M3, 1)
    t.put("alliance", "sympathy", F1)
    t.hand("vagabond", "fox_anvil")
    t.pack("boots")
    t.begin("vagabond", "daylight")
    t.say("travel 1 with alliance x1")
    assert t.asked == ("vagabond", "VagabondActions")
    assert t.cards("vagabond") == ["fox_anvil"]


# -- the ferry ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("I-MAP-3", "I-VB-5", "R-D.2.5")
def test_he_takes_the_ferry_once_a_turn_and_both_draw_if_he_brings_an_ally():
    t = Roving("marquise", "vagabond", at=1, map=LAKE)
    t.relate("marquise", "allied")
    t.put("marquise", "warriors", 1, 2)
    t.pack("boots", "boots")
    t.begin("vagabond", "daylight")
    assert t.can("travel 10-by-ferry")
    t.say("travel 12-by-ferry with marquise x2")
    assert (t.pawn(), t.warriors("marquise", 12), t.g.ferry) == (12, 2, 12)
    assert (len(t.cards("vagabond")), len(t.cards("marquise"))) == (1, 1)
    assert not any("ferry" in text for text in t.offered("travel"))


@pytest.mark.rule("I-MAP-3", "I-VB-13", "R-9.4.2")
def test_he_may_slip_by_ferry_and_hostile_warriors_cost_a_boot_when_he_moves_by_it():
    t = Roving("marquise", "vagabond", at=1, map=LAKE)
    t.relate("marquise", "hostile")
    t.put("marquise", "warriors", 12, 1)
    t.pack("boots")
    t.begin("vagabond", "daylight")
    assert not t.can("travel 12-by-ferry")
    assert t.can("travel 11-by-ferry")
    t.begin("vagabond")
    t.say("slip 12-by-ferry")
    assert (t.pawn(), t.g.ferry, len(t.cards("vagabond"))) == (12, 12, 1)
