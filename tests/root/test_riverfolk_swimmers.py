"""R-11.2.2, R-11.2.3: the Riverfolk swim, and hold their hand open."""

import pytest

from hvozd.games.root.components import CARD_IDS, MAP_NAMES
from hvozd.games.root.factions.alliance.supporters import Outrage
from hvozd.games.root.rules.hand import steal
from tests.root.table import F1, M1, R3, R4, Call
from tests.root.trading import Trading

rule = pytest.mark.rule


# -- swimming --------------------------------------------------------------------------------------------------------------


@rule("S-104", "R-11.2.2", "I-RF-12")
def test_river_moves_need_no_rule() -> None:
    t = Trading("riverfolk", "marquise")
    for clearing in (R3, R4, F1, M1):
        t.put("marquise", "warriors", clearing, 2)
    t.put("riverfolk", "warriors", R3)
    t.fund("riverfolk", 2)
    t.begin("riverfolk", "daylight")
    assert t.offered("move") == [f"move {R3}>{R4} x1 for riverfolk"]
    t.put("riverfolk", "warriors", F1, 3)
    moves = t.offered(f"move {R3}")
    assert moves == [f"move {R3}>{F1} x1 for riverfolk", f"move {R3}>{R4} x1 for riverfolk"], "to F1 by rule"


@rule("I-RF-12", "R-11.2.2")
def test_rivers_are_no_paths_for_others() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("marquise", "warriors", R3)
    t.begin("marquise", "daylight")
    assert not any(text.startswith(f"move {R3}>{R4} ") for text in t.offered("move"))


@rule("S-123", "I-MAP-2")
def test_the_lake_joins_all_coastal_clearings() -> None:
    t = Trading("riverfolk", "marquise", map=MAP_NAMES.index("lake"))
    t.put("riverfolk", "warriors", 10)
    for clearing in range(1, 13):
        t.put("marquise", "warriors", clearing, 2 if clearing == 10 else 1)
    t.g.ferry = 0
    t.fund("marquise", 2)
    t.begin("riverfolk", "daylight")
    assert t.offered("move") == [f"move 10>{there} x1 for marquise" for there in (1, 11, 12)]
    assert t.offered("recruit") == [f"recruit {there} for marquise" for there in (1, 10, 11, 12)]
    t.say("move 10>1 x1 for marquise")
    assert t.cards("riverfolk") == [], "no card for swimming"


@rule("I-MAP-3", "I-RF-12")
def test_the_ferry_needs_rule_even_for_swimmers() -> None:
    t = Trading("riverfolk", "marquise", map=MAP_NAMES.index("lake"))
    for clearing in (1, 10, 11, 12):
        t.put("marquise", "warriors", clearing, 2)
    t.put("riverfolk", "warriors", 10)
    t.g.ferry = 10
    t.fund("marquise", 2)
    t.begin("riverfolk", "daylight")
    assert t.offered("move") == [f"move 10>{there} x1 for marquise" for there in (1, 11, 12)]
    t.put("riverfolk", "warriors", 12, 3)
    fare = [text for text in t.offered("move 10>") if "ferry" in text and " x1 " in text]
    assert len(fare) == 1, "to the clearing they rule"


# -- the open hand ---------------------------------------------------------------------------------------------------------


@rule("R-11.2.3", "I-RF-13", "I-GEN-8")
def test_the_hand_lies_open_and_what_leaves_it_is_seen() -> None:
    t = Trading("riverfolk", "marquise", "eyrie", "alliance")
    t.hand("riverfolk", "fox_anvil", "mouse_sword", "armorers")
    for viewer in (1, 2, 3, None):
        assert t.game.view(t.g, viewer).seats[0].known == t.g.hands[0]
    held = t.cards("riverfolk")
    t.dice(1)
    t.run(Call(lambda g: steal(g, 1, 0)), turn="marquise")
    assert t.cards("marquise") == held[1:2], "at random"
    assert t.game.view(t.g, 2).seats[1].known == t.g.hands[1], "everybody saw which"
    t.run(Outrage(0, 3, F1), turn="riverfolk")
    paid = t.offered()[0]
    t.say(paid)
    for viewer in (1, 2):
        board = t.game.view(t.g, viewer).seats[3].board
        assert [f"outrage {CARD_IDS[card]}" for card in board.known_supporters] == [paid]


@rule("I-RF-13")
def test_everybody_sees_whether_they_can_ambush() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("marquise", "warriors", F1, 2)
    t.put("riverfolk", "warriors", F1, 2)
    t.hand("riverfolk", "mouse_ambush")
    t.dice(0, 0)
    t.fight(F1, "marquise", "riverfolk")
    assert t.asked is None, "it does not fit, all can see it"
    t.hand("riverfolk", "fox_ambush")
    t.fight(F1, "marquise", "riverfolk")
    assert t.offered() == ["ambush fox_ambush", "no ambush"]
