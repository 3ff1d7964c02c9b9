"""The Automated Alliance (chapter 6), its difficulties and traits, and its sample turn."""

import pytest

from hvozd.core import Session
from hvozd.games.root.clockwork.automated_alliance import (
    AutomatedOrganize,
    AutomatedRevolt,
    AutomatedSpread,
    PublicPity,
    SurpriseRevolt,
)
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.move import move
from tests.clockwork.table import ALLIANCE, MARQUISE, BotTable
from tests.root.table import Call


def table(*others: str) -> BotTable:
    return BotTable(ALLIANCE, *(others or ("marquise",)))


def sympathy(t: BotTable, *clearings: int) -> None:
    for clearing in clearings:
        t.put(ALLIANCE, "sympathy", clearing)


@pytest.mark.rule(
    "EX-6",
    "RB-6.4.1",
    "RB-6.4.2",
    "RB-6.4.3n",
    "RB-6.4.4",
    "RB-6.5.1",
    "RB-6.5.1.I",
    "RB-6.5.2",
    "RB-6.6.2",
    "RB-6.6.3",
    "RB-2.3",
)
def test_the_sample_turn() -> None:
    t = table("marquise", "eyrie")
    t.put("marquise", "keep", 1)
    for clearing in range(1, 13):
        if clearing != 3:
            t.put("marquise", "warriors", clearing, 1)
    t.put("marquise", "sawmill", 1)
    t.put("marquise", "workshop", 5)
    t.put("marquise", "recruiter", 9)
    t.put("eyrie", "roost", 3)
    t.put("eyrie", "warriors", 3, 6)
    t.bot_turn(ALLIANCE, "bird_birdy_bindle")
    assert t.items(ALLIANCE) == ["bag"]
    assert [t.pieces(ALLIANCE, "sympathy", c) for c in (2, 5, 6, 1)] == [1, 1, 1, 0]
    assert t.chosen("RB-6.5.1.I") == [2]
    assert t.chosen("RB-6.4.4") == [5]
    assert t.chosen("RB-6.5.1") == [6]
    assert t.chosen("RB-6.5.2") == [5]
    assert t.pieces(ALLIANCE, "rabbit_base", 5) == 1
    assert t.pieces("marquise", "workshop", 5) == 0 and t.warriors("marquise", 5) == 0
    assert t.warriors(ALLIANCE, 5) == 1
    assert t.points(ALLIANCE) == 4
    assert t.is_discarded("bird_birdy_bindle")


@pytest.mark.rule("RB-6.3.1", "RB-6.3.2", "RB-6.3.3")
def test_setup() -> None:
    """When everybody has set up, all its pieces still lie on its board."""
    session = Session.new("root", {"factions": f"marquise,{ALLIANCE}", "map": "autumn"}, 1)
    while session.state.round == 0:
        session.play(next(iter(session.decision.options(0))))
    g = session.state
    assert g.supply[1] == 10
    assert list(g.stock[6:10]) == [1, 1, 1, 10]
    assert not any(g.pieces[6 * 13 : 12 * 13]) and not any(g.warriors[13:26])


@pytest.mark.rule("RB-6.2.2", "RB-T-AA-INFORMANTS")
@pytest.mark.parametrize(("warriors", "traits", "left"), [(1, (), 1), (0, (), 2), (0, ("informants",), 1)])
def test_the_automated_ambush(warriors: int, traits: tuple[str, ...], left: int) -> None:
    t = table()
    t.traits(ALLIANCE, *traits)
    sympathy(t, 6)
    t.put(ALLIANCE, "warriors", 6, warriors)
    t.put("marquise", "warriors", 6, 2)
    t.dice(0, 0)
    t.run(StartBattle(6, 1, 0), turn="marquise")
    assert t.warriors("marquise", 6) == left


@pytest.mark.rule("RB-T-AA-VETERANS")
@pytest.mark.parametrize(("traits", "left"), [((), 1), (("veterans",), 0)])
def test_veterans(traits: tuple[str, ...], left: int) -> None:
    t = table()
    t.traits(ALLIANCE, *traits)
    t.put(ALLIANCE, "warriors", 6, 3)
    t.put("marquise", "warriors", 6, 3)
    t.dice(2, 1)
    t.run(StartBattle(6, 1, 0), turn="marquise")
    assert t.warriors(ALLIANCE, 6) == (2 if traits else 1)
    assert t.warriors("marquise", 6) == left


@pytest.mark.rule("RB-6.2.3")
def test_a_person_who_moves_in_discards_a_matching_card() -> None:
    t = table()
    sympathy(t, 6)
    t.put("marquise", "warriors", 2, 3)
    t.hand("marquise", "fox_favor", "mouse_favor", "royal_claim")
    t.run(Call(lambda g: move(g, 1, 1, 2, 6, 1)), turn="marquise")
    assert t.asked == ("marquise", "AutomatedOutrage")
    assert t.offered() == ["discard for outrage royal_claim", "discard for outrage fox_favor"] or len(t.offered()) == 2
    t.say("discard for outrage fox_favor")
    assert t.is_discarded("fox_favor")
    assert t.points(ALLIANCE) == 0
    t.run(Call(lambda g: move(g, 1, 1, 2, 6, 1)), turn="marquise")
    t.say("discard for outrage royal_claim")
    t.run(Call(lambda g: move(g, 1, 1, 2, 6, 1)), turn="marquise")
    assert t.offered() == ["nothing to discard"]
    t.say("nothing to discard")
    assert t.points(ALLIANCE) == 1 and t.cards("marquise") == ["mouse_favor"]


@pytest.mark.rule("RB-6.2.3")
def test_removing_sympathy_with_an_empty_hand_scores_for_the_alliance() -> None:
    t = table()
    sympathy(t, 6)
    t.put("marquise", "warriors", 6, 2)
    t.dice(0, 0)
    t.run(StartBattle(6, 1, 0), turn="marquise")
    assert t.pieces(ALLIANCE, "sympathy", 6) == 0
    assert t.points(ALLIANCE) == 1 and t.points("marquise") == 1


@pytest.mark.rule("RB-T-AA-POPULARITY")
def test_popularity() -> None:
    t = table()
    t.traits(ALLIANCE, "popularity")
    sympathy(t, 6)
    t.put(ALLIANCE, "fox_base", 6)
    t.put("marquise", "warriors", 6, 3)
    t.dice(2, 0)
    t.run(StartBattle(6, 1, 0), turn="marquise")
    assert t.pieces(ALLIANCE, "sympathy", 6) == t.pieces(ALLIANCE, "fox_base", 6) == 0
    assert t.points("marquise") == 1


@pytest.mark.rule("RB-6.2.4")
def test_crackdown() -> None:
    t = table(MARQUISE)
    sympathy(t, 1, 5, 12)
    t.put(ALLIANCE, "fox_base", 6)
    t.put(MARQUISE, "warriors", 6, 3)
    t.dice(0, 0)
    t.run(StartBattle(6, 1, 0), turn=MARQUISE)
    assert [t.pieces(ALLIANCE, "sympathy", c) for c in (1, 5, 12)] == [0, 1, 0]
    assert t.points(MARQUISE) == 1


@pytest.mark.rule("RB-6.2.5", "RB-6.5.1", "RB-T-AA-STEADFAST")
@pytest.mark.parametrize(("traits", "points"), [((), 0), (("steadfast",), 1)])
def test_martial_law(traits: tuple[str, ...], points: int) -> None:
    t = table()
    t.traits(ALLIANCE, *traits)
    sympathy(t, 8)
    for clearing in (4, 7):
        t.put("marquise", "warriors", clearing, 3)
    t.order(ALLIANCE, "rabbit_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "sympathy", 4) == 1
    assert t.points(ALLIANCE) == points


@pytest.mark.rule("RB-6.2.5")
def test_three_warriors_of_different_enemies_are_no_martial_law() -> None:
    t = table("marquise", "eyrie")
    sympathy(t, 8)
    t.put("marquise", "warriors", 4, 2)
    t.put("eyrie", "warriors", 4, 2)
    t.order(ALLIANCE, "rabbit_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.points(ALLIANCE) == 1


@pytest.mark.rule("RB-6.5.1", "RB-6.2.1")
def test_sympathy_goes_to_an_ordered_neighbour_with_the_fewest_enemy_warriors() -> None:
    t = table()
    sympathy(t, 12)
    t.put("marquise", "warriors", 7, 2)
    t.put("marquise", "warriors", 9, 1)
    t.put("marquise", "wood", 9, 3)
    t.put("marquise", "warriors", 11, 2)
    t.order(ALLIANCE, "mouse_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.chosen("RB-6.5.1") == [9]
    assert t.lost("RB-6.5.1") == [((7, 11), "fewest-enemy-warriors")]
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "sympathy", 9) == 1 and t.chosen("RB-6.5.1")[-1] == 7


@pytest.mark.rule("RB-6.5.1.I", "AMB-14")
def test_without_an_ordered_neighbour_any_with_the_fewest_enemy_pieces() -> None:
    t = table()
    sympathy(t, 5)
    t.put("marquise", "wood", 1)
    t.put("marquise", "warriors", 2, 2)
    t.order(ALLIANCE, "rabbit_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.chosen("RB-6.5.1.I") == [1]


@pytest.mark.rule("RB-6.5.1.II", "AMB-14")
def test_who_cannot_spread_scores_five() -> None:
    t = table()
    sympathy(t, 5)
    t.put("marquise", "keep", 1)
    t.put("marquise", "warriors", 2, 1)
    t.g.no_place[2] |= 1
    t.order(ALLIANCE, "rabbit_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.points(ALLIANCE) == 5
    t = table()
    sympathy(t, *range(1, 11))
    t.order(ALLIANCE, "rabbit_favor")
    t.run(AutomatedSpread(0, "RB-6.5.1", True), turn=ALLIANCE)
    assert t.points(ALLIANCE) == 5


@pytest.mark.rule("RB-6.4.3", "AMB-13")
def test_a_revolt_in_the_ordered_clearing_with_the_most_enemies() -> None:
    t = table()
    sympathy(t, 1, 6, 12, 5)
    t.put("marquise", "warriors", 6, 2)
    t.put("marquise", "warriors", 12, 1)
    t.put("marquise", "wood", 12)
    t.put("marquise", "sawmill", 12)
    t.put("marquise", "warriors", 5, 6)
    t.order(ALLIANCE, "fox_favor")
    t.run(AutomatedRevolt(0), PublicPity(0), turn=ALLIANCE)
    assert t.chosen("RB-6.4.3") == [12]
    assert t.pieces(ALLIANCE, "fox_base", 12) == 1 and t.pieces(ALLIANCE, "sympathy", 12) == 1
    assert t.points(ALLIANCE) == 2
    assert t.warriors(ALLIANCE, 12) == 0
    assert t.reasons() == [("RB-6.4.4", "revolted", 0)] and ("spread", "RB-6.4.4") not in t.steps()


@pytest.mark.rule("AMB-13", "RB-2.3")
def test_a_revolt_needs_a_slot_for_its_base_but_no_enemy() -> None:
    t = table("marquise", "lizards")
    t.put("marquise", "keep", 1)
    sympathy(t, 6)
    t.put("marquise", "warriors", 6, 1)
    t.g.open_slots[6] = 0
    sympathy(t, 8)
    t.order(ALLIANCE, "fox_favor")
    t.run(AutomatedRevolt(0), turn=ALLIANCE)
    assert t.chosen("RB-6.4.3") == [8]
    assert t.pieces(ALLIANCE, "fox_base", 8) == 1


@pytest.mark.rule("RB-6.4.3n", "RB-6.4.4", "AMB-15")
@pytest.mark.parametrize(("tokens", "spread"), [((), 2), ((5, 10, 3, 4), 2), ((5, 10, 3, 4, 2), 1)])
def test_a_failed_revolt_brings_public_pity(tokens: tuple[int, ...], spread: int) -> None:
    t = table()
    sympathy(t, *tokens)
    t.put(ALLIANCE, "fox_base", 12)
    t.order(ALLIANCE, "fox_favor")
    t.run(AutomatedRevolt(0), PublicPity(0), turn=ALLIANCE)
    assert 10 - t.stock(ALLIANCE, "sympathy") == len(tokens) + spread


@pytest.mark.rule("RB-T-AA-STEADFAST", "AMB-54")
def test_steadfast_skips_pity_before_a_surprise_revolt() -> None:
    t = table()
    t.traits(ALLIANCE, "steadfast")
    sympathy(t, 5)
    t.order(ALLIANCE, "royal_claim")
    t.run(AutomatedRevolt(0), PublicPity(0), turn=ALLIANCE)
    assert t.stock(ALLIANCE, "sympathy") == 9
    t.run(SurpriseRevolt(0), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "rabbit_base", 5) == 1


@pytest.mark.rule("RB-6.5.2")
def test_a_surprise_revolt_only_where_the_base_is_left() -> None:
    t = table()
    sympathy(t, 5, 6)
    t.put(ALLIANCE, "rabbit_base", 4)
    t.put("marquise", "warriors", 5, 5)
    t.order(ALLIANCE, "royal_claim")
    t.run(SurpriseRevolt(0), turn=ALLIANCE)
    assert t.chosen("RB-6.5.2") == [6]
    t.order(ALLIANCE, "fox_favor")
    t.run(SurpriseRevolt(0), turn=ALLIANCE)
    assert len(t.chosen("RB-6.5.2")) == 1


@pytest.mark.rule("RB-6.6.1", "RB-D-AA")
@pytest.mark.parametrize(
    ("difficulty", "warriors", "organized"),
    [("easy", 3, False), ("easy", 4, True), ("default", 2, False), ("default", 3, True), ("challenging", 2, True)],
)
def test_organize(difficulty: str, warriors: int, organized: bool) -> None:
    t = table()
    t.difficulty(ALLIANCE, difficulty)
    sympathy(t, 6)
    t.put(ALLIANCE, "fox_base", 6)
    t.put(ALLIANCE, "warriors", 6, warriors)
    t.order(ALLIANCE, "mouse_favor")
    t.run(AutomatedOrganize(0), turn=ALLIANCE)
    assert t.warriors(ALLIANCE, 6) == (0 if organized else warriors)
    assert t.stock(ALLIANCE, "sympathy") == (8 if organized else 9)
    assert t.points(ALLIANCE) == (1 if organized else 0)


@pytest.mark.rule("RB-6.6.2")
def test_one_warrior_at_each_base_by_priority() -> None:
    t = table()
    for base, clearing in (("fox_base", 12), ("rabbit_base", 4), ("mouse_base", 9)):
        t.put(ALLIANCE, base, clearing)
    t.spare(ALLIANCE, 2)
    t.bot_evening(ALLIANCE, "fox_favor")
    assert [t.warriors(ALLIANCE, c) for c in (4, 9, 12)] == [1, 1, 0]


@pytest.mark.rule("RB-T-AA-WILDFIRE", "AMB-53")
def test_wildfire() -> None:
    t = table()
    t.traits(ALLIANCE, "wildfire")
    sympathy(t, 5)
    t.bot_evening(ALLIANCE, "fox_favor")
    assert t.stock(ALLIANCE, "sympathy") == 8
    assert t.points(ALLIANCE) == 0
    t = table()
    t.traits(ALLIANCE, "wildfire")
    sympathy(t, *range(1, 11))
    t.bot_evening(ALLIANCE, "fox_favor")
    assert t.points(ALLIANCE) == 0
