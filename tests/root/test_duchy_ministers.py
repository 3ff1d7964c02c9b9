"""R-12.5.2, R-12.5.3: the ministers of the Duchy."""

import pytest

from hvozd.games.root.rules.ministers import BURROW, MINISTERS
from tests.root.table import F1, F2, F3, M1, R1, R3, Table
from tests.root.test_duchy import daylight, duchy, sway

rule = pytest.mark.rule


def parliament(t: Table) -> None:
    """Begin the Duchy's Daylight and leave the assembly."""
    daylight(t)
    t.say("done")


@rule("R-12.5.2", "W-UD3")
def test_each_swayed_minister_acts_once() -> None:
    t = duchy()
    t.put("duchy", "market", F1)
    t.put("duchy", "citadel", F3)
    sway(t, "baron_of_dirt", "earl_of_stone")
    parliament(t)
    assert t.asked == ("duchy", "Parliament")
    t.say("minister baron_of_dirt")
    assert t.offered("minister") == ["minister earl_of_stone"]
    t.say("minister earl_of_stone")
    assert t.points("duchy") == 2
    assert t.asked is None


@rule("R-12.5.2.VII", "R-12.5.2.VIII", "R-12.5.2.IX")
def test_the_lords_score() -> None:
    t = duchy()
    sway(t, "duchess_of_mud", "baron_of_dirt", "earl_of_stone")
    for clearing in (F1, F2, F3):
        t.put("duchy", "tunnel", clearing)
    t.put("duchy", "market", F1)
    t.put("duchy", "citadel", R1)
    t.put("duchy", "citadel", R3)
    parliament(t)
    t.say("minister duchess_of_mud")
    assert t.points("duchy") == 2
    t.say("minister baron_of_dirt")
    assert t.points("duchy") == 3
    t.say("minister earl_of_stone")
    assert t.points("duchy") == 5


@rule("R-12.5.2.VII", "I-GEN-5")
def test_the_duchess_needs_three_tunnels() -> None:
    t = duchy()
    sway(t, "duchess_of_mud", "captain")
    t.put("duchy", "tunnel", F1)
    parliament(t)
    assert t.offered("minister") == []


@rule("R-12.5.2.I")
def test_the_foremole_ignores_suits() -> None:
    t = duchy()
    sway(t, "foremole")
    t.put("duchy", "warriors", F1, 2)
    t.hand("duchy", "mouse_sword")
    parliament(t)
    t.say("minister foremole", "build citadel 1 with mouse_sword")
    assert t.pieces("duchy", "citadel", F1) == 1
    assert t.game.view(t.g, None).seats[0].board.revealed, "the card lies revealed"


@rule("R-12.5.2.II", "R-12.5.2.III")
def test_captain_and_marshal() -> None:
    t = duchy("marquise")
    sway(t, "captain", "marshal")
    t.put("duchy", "warriors", F1, 3)
    t.put("marquise", "warriors", F1)
    t.dice(1, 0)
    parliament(t)
    t.say("minister captain", "battle 1 marquise")
    assert t.warriors("marquise", F1) == 0
    t.say("minister marshal", "move 1>5 x3")
    assert t.warriors("duchy", 5) == 3


@rule("R-12.5.2.IV", "I-UD-10")
def test_the_brigadier_moves_or_fights_twice() -> None:
    t = duchy("marquise")
    sway(t, "brigadier")
    t.put("duchy", "warriors", F1, 3)
    t.put("marquise", "warriors", F1, 1)
    parliament(t)
    t.say("minister brigadier", "move 1>5 x1")
    assert t.asked == ("duchy", "BrigadierSecond")
    assert t.offered("battle") == [], "moves or battles, not both"
    t.say("done")
    assert t.warriors("duchy", F1) == 2
    t = duchy("marquise")
    sway(t, "brigadier")
    t.put("duchy", "warriors", F1, 3)
    t.put("marquise", "warriors", F1, 2)
    t.dice(0, 0)
    parliament(t)
    t.say("minister brigadier", "battle 1 marquise")
    assert t.offered("move") == []
    assert t.can("battle 1 marquise")


@rule("R-12.5.2.V", "I-UD-10")
def test_the_banker_spends_cards_of_one_suit() -> None:
    t = duchy()
    sway(t, "banker")
    t.hand("duchy", "fox_anvil", "fox_root_tea", "bird_crossbow", "mouse_sword")
    parliament(t)
    t.say("minister banker")
    assert t.can("bank bird_crossbow,fox_root_tea,fox_anvil")
    assert not t.can("bank fox_anvil,mouse_sword")
    assert t.can("bank mouse_sword")
    t.say("bank bird_crossbow,fox_root_tea,fox_anvil")
    assert t.points("duchy") == 3
    assert t.cards("duchy") == ["mouse_sword"]


@rule("R-12.5.2.VI", "I-UD-9", "S-108")
def test_the_mayor_acts_as_a_used_banker() -> None:
    t = duchy()
    sway(t, "mayor", "banker", "earl_of_stone")
    t.put("duchy", "citadel", F1)
    t.hand("duchy", "fox_anvil", "mouse_sword")
    parliament(t)
    t.say("minister banker", "bank fox_anvil", "minister mayor")
    assert t.asked == ("duchy", "MayorActs")
    assert t.offered() == ["minister banker"], "no lord, and not himself"
    t.say("minister banker", "bank mouse_sword")
    assert t.points("duchy") == 2
    assert t.offered("minister") == ["minister earl_of_stone"], "the copied minister is not used up, the Mayor is"


@rule("R-12.5.3", "R-12.5.3.I", "R-12.5.3.II", "R-12.5.3.III", "I-UD-7", "S-106", "W-UD4", "T-UD")
def test_swaying_a_noble() -> None:
    t = duchy()
    for clearing in (F1, F2, R1):
        t.put("duchy", "warriors", clearing)
    t.put("duchy", "warriors", BURROW, 3)
    t.hand("duchy", "fox_anvil", "fox_root_tea", "bird_crossbow", "mouse_sword")
    daylight(t)
    t.say("done")
    assert t.asked == ("duchy", "SwayMinister")
    nobles = t.offered("sway banker")
    assert nobles == ["sway banker with bird_crossbow,fox_root_tea,fox_anvil"], "no clearing serves the mouse"
    assert t.offered("sway baron_of_dirt") == [], "four cards need four clearings"
    t.say(nobles[0])
    assert t.points("duchy") == 2
    assert t.board("duchy").swayed == [MINISTERS.index("banker")]
    assert t.board("duchy").crowns == [3, 2, 3]
    assert t.cards("duchy") == ["mouse_sword"]
    assert t.asked is None, "one minister a turn, and no action before the next"


@rule("R-12.5.3.II", "I-UD-7")
def test_one_clearing_serves_one_card() -> None:
    t = duchy()
    t.put("duchy", "warriors", F1, 5)
    t.put("duchy", "tunnel", M1)
    t.hand("duchy", "fox_anvil", "fox_root_tea", "mouse_sword")
    daylight(t)
    t.say("done")
    assert t.offered("sway captain") == [
        "sway captain with fox_root_tea,mouse_sword",
        "sway captain with fox_anvil,mouse_sword",
    ], "never two foxes; a tunnel is a piece"


@rule("R-12.5.3.I", "I-UD-3")
def test_without_a_crown_a_rank_is_closed() -> None:
    t = duchy()
    t.put("duchy", "warriors", F1)
    t.put("duchy", "warriors", F2)
    t.hand("duchy", "fox_anvil", "fox_root_tea")
    t.board("duchy").crowns = [0, 3, 3]
    daylight(t)
    assert t.offered("dig"), "the assembly comes first"
    t.say("done")
    assert t.asked is None, "two cards sway squires only, and no squire's crown is left"
