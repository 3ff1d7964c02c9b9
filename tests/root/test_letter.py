"""Rows F1 to F3 of the comparison with the rulebook: a phase is over when its player says so, and not before."""

import pytest

from hvozd.games.root.hooks import FACTION_LINKS
from tests.root.plots import plot
from tests.root.roving import Roving
from tests.root.table import F1, F2, M1, R1, R3, Table
from tests.root.trading import Trading

row, rule = pytest.mark.row, pytest.mark.rule
KINDS = ("bomb", "snare", "extortion", "raid")
GUESSES = {f"expose {F1} as {kind} showing fox_anvil" for kind in KINDS}


def duchy(*others: str, deck: str = "base", map: int = 0) -> Table:
    """The Duchy with a warrior in two fox clearings, nine points, and two cards that sway a squire."""
    t = Table("duchy", *(others or ("marquise", "eyrie")), deck=deck, map=map)
    t.g.links.append((0, FACTION_LINKS))
    for clearing in (F1, F2):
        t.put("duchy", "warriors", clearing)
    t.hand("duchy", "fox_anvil", "fox_root_tea")
    t.score("duchy", 9)
    return t


def sway(t: Table) -> None:
    t.begin("duchy", "daylight")
    while t.asked != ("duchy", "SwayMinister"):
        t.say("done")
    t.say("sway captain with fox_anvil,fox_root_tea")


# -- F1: the Evening before the draw ----------------------------------------------------------------------------------------


@row("F1")
@rule("R-13.2.4", "I-CC-2", "W-E2", "W-X1", "W-WA4")
def test_the_last_operation_leads_to_a_plot_and_the_plot_may_be_guessed_before_the_draw() -> None:
    t = Table("alliance", "corvids", "marquise")
    t.board("alliance").officers = 1
    t.g.supply[0] -= 1
    plot(t, "raid", F1)
    t.put("alliance", "warriors", R3)
    t.hand("alliance", "fox_anvil")
    t.begin("alliance", "evening")
    assert t.asked == ("alliance", "MilitaryOperations") and not t.offered("expose")
    t.say(f"move {R3}>{F1} x1")
    assert t.asked == ("alliance", "LastWindow")
    assert {*t.offered()} == {*GUESSES, "done"}
    assert t.cards("alliance") == ["fox_anvil"], "no card is drawn yet"
    t.say(f"expose {F1} as raid showing fox_anvil")
    assert (t.points("alliance"), t.pieces("corvids", "plot", F1)) == (1, 0)
    assert t.asked is None and len(t.cards("alliance")) == 2, "nothing is left to guess: the card is drawn"


@row("F1")
@rule("W-E2", "W-WA4")
def test_who_has_said_done_beside_the_window_is_not_asked_again() -> None:
    t = Table("alliance", "corvids", "marquise")
    t.board("alliance").officers = 2
    t.g.supply[0] -= 2
    plot(t, "raid", F1)
    t.put("alliance", "warriors", F1)
    t.hand("alliance", "fox_anvil")
    t.begin("alliance", "evening")
    assert t.asked == ("alliance", "Window")
    t.say("done")
    assert t.asked == ("alliance", "MilitaryOperations") and {*t.offered()} > GUESSES
    t.say("done")
    assert t.asked is None


@row("F1")
@rule("W-E2", "I-CC-2", "W-ED7", "W-VB4")
@pytest.mark.parametrize("name", ["eyrie", "marquise", "vagabond"])
def test_one_word_is_enough_where_only_automatic_steps_lie_before_the_draw(name: str) -> None:
    t = Roving("corvids", name if name != "vagabond" else "eyrie", "vagabond", at=F1)
    t.put(name, "pawn" if name == "vagabond" else "warriors", F1)
    if "eyrie" in t.game.seat_names(t.g):
        t.board("eyrie").leader = 0
    plot(t, "raid", F1)
    t.hand(name, "fox_anvil")
    t.begin(name, "evening")
    assert t.asked == (name, "Window") and {*t.offered()} == {*GUESSES, "done"}
    t.say("done")
    assert t.asked is None and len(t.cards(name)) == 2


@row("F1")
@rule("W-E2", "W-LC4", "W-UD5", "R-10.6.1", "I-CC-2")
def test_cards_that_come_back_in_the_evening_may_be_shown_although_the_word_was_given_before() -> None:
    t = Table("lizards", "corvids", "marquise")
    plot(t, "raid", F1)
    t.put("lizards", "warriors", F1)
    t.hand("lizards", "mouse_sword")
    t.fill(t.board("lizards").revealed, "fox_anvil")
    t.begin("lizards", "evening")
    assert t.asked == ("lizards", "Window") and t.offered() == ["done"], "the hand has no fox; it is asked all the same"
    t.say("done")
    assert {*t.offered()} >= GUESSES


@row("F1")
@rule("W-RF3", "I-CC-2", "R-11.6.2")
def test_the_riverfolk_may_guess_until_they_set_their_prices_and_not_after() -> None:
    t = Trading("riverfolk", "corvids", "marquise")
    plot(t, "bomb", F1)
    t.put("riverfolk", "warriors", F1)
    t.hand("riverfolk", "fox_anvil", "fox_root_tea", "mouse_sword", "armorers", "sappers", "rabbit_bake_sale")
    t.begin("riverfolk", "evening")
    t.say("done", "discard rabbit_bake_sale")
    assert t.asked == ("riverfolk", "LastWindow") and {*t.offered()} > GUESSES
    t.say("done")
    assert t.asked == ("riverfolk", "ChoosePrices") and len(t.offered()) == 64
    t.say("prices 1 1 1")
    assert t.asked is None


# -- F2, F3: Daylight -------------------------------------------------------------------------------------------------------


@row("F2")
@rule("R-3.3.1", "W-D2", "W-UD4")
def test_the_duchy_sways_itself_to_ten_points_and_activates_dominance() -> None:
    t = duchy()
    t.hand("duchy", "mouse_dominance")
    sway(t)
    assert (t.points("duchy"), t.asked) == (10, ("duchy", "LastWindow"))
    assert sorted(t.offered()) == ["dominance mouse_dominance", "done"]
    t.say("dominance mouse_dominance")
    assert t.g.dominance[0] >= 0 and t.g.dominance[1:] == [-1, -1]


@row("F2")
@rule("W-D2")
def test_who_is_asked_does_not_tell_what_the_hand_holds() -> None:
    t = duchy()
    t.hand("duchy", "mouse_sword")
    sway(t)
    assert (t.asked, t.offered()) == (("duchy", "LastWindow"), ["done"])


@row("F2")
@rule("W-D2")
def test_nobody_is_asked_where_nothing_can_be_done_by_what_everybody_sees() -> None:
    t = duchy()
    t.hand("duchy", "mouse_dominance")
    t.score("duchy", 8)
    sway(t)
    assert t.asked != ("duchy", "LastWindow"), "nine points are too few"
    t = duchy()
    sway(t)
    assert t.asked != ("duchy", "LastWindow"), "an empty hand holds no dominance card"


@row("F2")
@rule("W-D2", "K-B.6", "K-B.11")
def test_cards_of_the_base_deck_work_after_the_sway() -> None:
    t = duchy()
    t.crafted("duchy", "codebreakers", "tax_collector")
    t.hand("eyrie", "mouse_sword")
    t.score("duchy", 0)
    sway(t)
    assert t.asked == ("duchy", "LastWindow")
    assert sorted(t.offered()) == ["codebreakers eyrie", "done", f"tax collector {F1}", f"tax collector {F2}"]
    t.say("codebreakers eyrie", f"tax collector {F1}")
    assert t.warriors("duchy", F1) == 0 and t.asked != ("duchy", "LastWindow"), "both are used up"


@row("F2")
@rule("W-D2", "K-X.8", "K-X.12")
def test_cards_of_the_exiles_work_after_the_sway() -> None:
    t = duchy(deck="exiles")
    t.crafted("duchy", "league_of_adventurous_mice", "propaganda_bureau")
    t.g.box[0].append(t.g.items.index(2))
    t.g.items[t.g.items.index(2)] -= 1
    t.census = t.game.census(t.g)
    t.put("eyrie", "warriors", M1)
    t.hand("duchy", "mouse_sword")
    sway(t)
    assert t.asked == ("duchy", "LastWindow")
    assert sorted(t.offered()) == ["done", "league boots", f"propaganda {M1} eyrie with mouse_sword"]


@row("F2")
@rule("W-D2", "R-D.3.3")
def test_a_path_of_the_mountain_may_be_opened_after_the_sway() -> None:
    t = duchy(map=3)
    t.hand("duchy", "mouse_sword")
    t.g.suits[F1] = t.g.suits[F2] = 0
    sway(t)
    assert t.asked == ("duchy", "LastWindow") and all(text.endswith("with mouse_sword") for text in t.offered("clear path"))
    assert {text.split(" ")[0] for text in t.offered()} == {"clear", "done"}


@row("F2")
@rule("W-D2", "W-X1", "R-13.2.4")
def test_a_plot_may_be_guessed_after_the_sway() -> None:
    t = duchy("corvids", "marquise")
    plot(t, "snare", F1)
    t.hand("duchy", "fox_travel_gear")
    t.begin("duchy", "daylight")
    t.say("done", "done", "sway captain with fox_anvil,fox_root_tea")
    assert t.asked == ("duchy", "LastWindow")
    assert {*t.offered()} == {*(f"expose {F1} as {kind} showing fox_travel_gear" for kind in KINDS), "done"}


@row("F3")
@rule("R-3.3.1", "W-D2", "W-CC4")
def test_the_third_action_of_the_corvids_brings_ten_points_and_dominance() -> None:
    t = Table("corvids", "marquise", "eyrie")
    t.put("corvids", "warriors", M1, 3)
    t.put("marquise", "wood", M1)
    t.hand("corvids", "bird_dominance")
    t.score("corvids", 9)
    t.begin("corvids", "daylight")
    t.say(f"move {M1}>{R3} x1", f"move {R3}>{M1} x1")
    assert t.asked == ("corvids", "CorvidActions") and not t.offered("dominance")
    t.dice(0, 0)
    t.say(f"battle {M1} marquise")
    assert (t.points("corvids"), t.asked) == (10, ("corvids", "LastWindow"))
    assert sorted(t.offered()) == ["dominance bird_dominance", "done"]
    t.say("done")
    assert t.asked == ("corvids", "Exert"), "Daylight ended by his word"


@row("F3")
@rule("W-D2", "W-CC4", "W-MC3", "W-WA3", "W-RF2", "W-LC3")
@pytest.mark.parametrize("name", ["marquise", "alliance", "riverfolk", "lizards", "corvids", "duchy"])
def test_who_ends_daylight_beside_the_open_window_is_not_asked_twice(name: str) -> None:
    others = [other for other in ("marquise", "alliance", "riverfolk") if other != name][:2]
    t = Trading(name, *others)
    t.crafted(name, "codebreakers")
    t.hand(others[0], "mouse_sword")
    t.hand(name, "rabbit_bake_sale")
    t.begin(name, "daylight")
    asked = []
    while t.asked is not None and t.can(f"codebreakers {others[0]}"):
        asked.append(t.asked)
        t.say("done")
    assert asked and ("LastWindow" not in {question for _, question in asked}) and {seat for seat, _ in asked} == {name}


@row("F3")
@rule("W-D2", "I-VB-22", "I-EYR-12", "R-7.7.4", "R-E.3.2")
def test_what_ends_daylight_at_once_leaves_no_window() -> None:
    t = Roving("vagabond", "marquise", "eyrie", character="ranger", at=F1)
    t.pack("torch", "sword-damaged")
    t.crafted("vagabond", "codebreakers")
    t.hand("marquise", "mouse_sword")
    t.begin("vagabond", "daylight")
    assert t.can("codebreakers marquise")
    t.say("hideout sword-damaged")
    assert t.asked is None
    t = Roving("eyrie", "marquise", "vagabond")
    t.board("eyrie").leader = 0
    t.crafted("eyrie", "codebreakers")
    t.hand("marquise", "mouse_sword")
    t.begin("eyrie", "daylight")
    t.say("falter at bird")
    assert t.asked == ("eyrie", "ChooseLeader")
    t.say("leader despot")
    assert t.asked is None


@row("F3")
@rule("W-D2", "W-ED5", "R-1.5")
def test_behind_the_last_order_of_the_decree_daylight_ends_by_the_word_alone() -> None:
    t = Roving("eyrie", "marquise", "vagabond")
    t.board("eyrie").leader = 0
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "warriors", R1, 2)
    t.crafted("eyrie", "codebreakers")
    t.hand("marquise", "mouse_sword")
    t.begin("eyrie", "daylight")
    t.say("done", f"recruit {R1} by bird", f"move {R1}>{F2} x1 by bird")
    assert t.asked[0] == "eyrie" and sorted(t.offered()) == ["codebreakers marquise", "done"]
    t.say("done")
    assert t.asked is None
