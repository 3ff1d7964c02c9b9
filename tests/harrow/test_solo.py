"""HC-23: the solo game."""

import pytest

from hvozd.games.harrow.factions.hester.acting import DevourLegend
from hvozd.games.harrow.rules.attack import Attack
from hvozd.games.harrow.rules.marching import MarchUnits
from hvozd.games.harrow.rules.solo_cards import (
    CARDS,
    CardDone,
    ChooseDeck,
    ChooseFaction,
    LayFlames,
    NeedObjectives,
    SoloAttack,
    SoloOver,
    SoloTurn,
    SpaceActs,
    amaryllis,
    card_hexes,
    solo_attacks,
)
from hvozd.games.harrow.words import SOLO_NAMES
from tests.harrow.table import GAME, Table, at

PORTRAITS = SOLO_NAMES.index("faceless-portraits")


def solo(**options: str) -> Table:
    t = Table("solo", **options)
    t.g.solo.active = 0
    return t


def numbered(name: str) -> int:
    return SOLO_NAMES.index(name)


@pytest.mark.rule("HC-23.1", "HC-23.2", "A-70")
@pytest.mark.parametrize(("level", "cards", "cubes"), [("1", 18, [1, 1, 1, 1]), ("2", 16, None), ("3", 14, [0, 0, 0, 0])])
def test_setup(level: str, cards: int, cubes: list[int] | None) -> None:
    g = Table("solo", bare=False, level=level).g
    assert sum(len(deck) for deck in g.solo.decks) == cards and g.seats == 1
    assert g.field[3:7] == cubes if cubes else sorted(g.field[3:7]) == [0, 0, 1, 1]
    assert g.field[:2] == [3, 3] and g.crowd[g.home[0]] == g.crowd[g.home[1]] == 4
    assert sum(g.tokens) == 0 and g.wild == [0, 0, 0] and g.family is None
    g = Table("solo", bare=False, level="3", split="14,0,0").g
    assert [len(deck) for deck in g.solo.decks] == [14, 0, 0]


@pytest.mark.rule("HC-23.3")
def test_solo_cards() -> None:
    assert len(CARDS) == 37 and len(card_hexes(PORTRAITS)) == 61
    assert all(len(card_hexes(card)) == 2 for card in range(37) if card != PORTRAITS)
    assert card_hexes(numbered("scaredy-cat")) == [at("e1"), at("e9")]


@pytest.mark.rule("HC-23.4", "HC-23.13", "HC-23.6")
def test_a_turn_from_a_to_f() -> None:
    t = solo().put("protectors", "e8", haints=1, legend=True).put("family", "e2", haints=1, legend=True)
    t.do(SoloTurn())
    names = [type(step).__name__ for step in t.g.stack]
    assert names[:4] == ["SoloTurn", "SoloOver", "HesterTurn", "RevealCard"] and t.asked == "ChooseDeck"
    assert t.g.round == 1


@pytest.mark.rule("HC-23.5")
def test_objectives_come_by_cards() -> None:
    t = solo().put("protectors", "e1", haints=1).do(NeedObjectives(0))
    assert t.asked == "ChooseDeck"
    t.only("hester", "solo-deck 0", "solo-deck 1", "solo-deck 2")
    t.g.solo.decks = [[numbered("scaredy-cat")], [], [numbered("double")]]
    t.say("hester", "solo-deck 0")
    t.only("hester", "objective e9")
    t.say("hester", "objective e9")
    assert t.g.townsfolk[at("e9")] == 1
    t.say("hester", "solo-deck 2")
    assert len(t.offered("hester")) == 2
    t = solo().put("protectors", "e1", haints=1).put("protectors", "e9", haints=1).building("a1")
    t.g.solo.decks = [[numbered("scaredy-cat"), numbered("roar")], [], []]
    t.g.loaded = [0]
    t.do(NeedObjectives(0)).say("hester", "solo-deck 0")
    assert t.asked == "ChooseDeck" and t.g.solo.discard == [numbered("scaredy-cat")]


@pytest.mark.rule("HC-23.5", "HC-23.7", "A-72")
def test_the_amaryllis_card() -> None:
    t = solo().cubes(brown=2, green=1).townsfolk("a1")
    t.g.solo.decks = [[], [PORTRAITS], []]
    t.do(NeedObjectives(0)).say("hester", "solo-deck 1")
    assert sum(t.g.field[3:7]) == 0 and len(t.offered("hester")) > 50 and "objective e5" not in t.offered("hester")
    t = solo()
    t.g.solo.card = PORTRAITS
    t.do(LayFlames(0))
    t.only("hester", "first-space 1", "first-space 2", "first-space 3")
    t.cubes(brown=1)
    amaryllis(t.g, 0)
    assert t.field("brown") == 1


@pytest.mark.rule("HC-23.6")
def test_a_card_may_be_changed_once() -> None:
    t = solo()
    t.g.solo.card = 0
    t.g.solo.decks = [[1], [], []]
    t.do(ChooseFaction(0, True))
    t.only("hester", "activate-faction protectors", "activate-faction family", "done")
    t.say("hester", "done", "solo-deck 0")
    assert t.g.solo.card == 1 and "done" not in t.offered("hester") and t.g.solo.discard == [0]


@pytest.mark.rule("HC-23.7", "HC-27.43")
def test_flames_on_the_spaces() -> None:
    t = solo().put("protectors", "e8", haints=1)
    t.g.solo.card = numbered("haintiest-haint")
    t.g.hester.flames = 4
    t.do(LayFlames(0))
    assert t.g.solo.counts == [2, 3, 2] and t.asked == "SpawnAtCard"
    t.say("hester", sorted(t.offered("hester"))[0])
    assert sum(t.g.haints[0:61]) == 1 + 3
    assert t.asked == "" and t.field("red") == 2


@pytest.mark.rule("HC-23.7")
def test_spawning_by_card_and_blocked_places() -> None:
    t = solo().put("family", "e1", haints=1).put("family", "e9", haints=1)
    t.g.solo.card, t.g.solo.counts = 0, [1, 2, 1]
    t.g.solo.decks = [[numbered("haintiest-haint")], [], []]
    t.do(SpaceActs(0, 1))
    assert t.asked == "ChooseDeck"
    t.say("hester", "solo-deck 0", "solo-spawn f1")
    assert t.haints("red-haint", "f1") == 2
    t.do(SpaceActs(0, 0))
    assert t.field("red") == 1


@pytest.mark.rule("HC-23.8", "HC-23.9")
def test_marching() -> None:
    t = solo().townsfolk("e3").put("protectors", "e7", haints=1).put("protectors", "e6", haints=1).storm("e5").do(MarchUnits(0))
    assert {text for text in t.offered("hester") if "e6>" in text} == {"march e6>e5"}
    t.say("hester", "march e7>e6")
    t.only("hester", "march e6>e5")
    t.say("hester", "march e6>e5")
    assert t.haints("red-haint", "e5") == 2 and t.asked == ""
    t = solo().townsfolk("e3").put("protectors", "e6", haints=1)
    for hex in ("e5", "f5", "d5"):
        t.put("family", hex, haints=1)
    t.do(MarchUnits(0))
    assert {text.split(">")[1] for text in t.offered("hester")} <= {"f6", "d6", "e7"}
    t = solo().townsfolk("a1").put("protectors", "e6", haints=1)
    for hex in ("a2", "b1", "b2"):
        t.put("family", hex, haints=1)
    assert t.do(MarchUnits(0)).asked == ""
    t = solo().townsfolk("e3").put("protectors", "e6", haints=2).put("protectors", "e5", haints=3).do(MarchUnits(0))
    assert not any("e6>e5" in text for text in t.offered("hester"))


@pytest.mark.rule("HC-23.10")
def test_reaching_the_objective() -> None:
    t = solo().townsfolk("e4").put("protectors", "e5", haints=1).put("protectors", "e7", haints=1).do(MarchUnits(0))
    t.say("hester", "march e5>e4")
    assert t.vp("protectors") == 2 and t.g.townsfolk[at("e4")] == 0
    t.say("hester", "march e7>e6")
    assert t.asked == "" and sum(t.g.storms) == 0


@pytest.mark.rule("HC-23.11")
def test_whom_the_cards_attack() -> None:
    t = solo().put("protectors", "e6", haints=2).put("family", "e4", haints=2).put("family", "f5", haints=3).fire("e8", 1)
    t.g.solo.card = numbered("haintiest-haint")
    assert solo_attacks(t.g) == [Attack(at("e6"), at("e4"), 1)]
    t.g.solo.card = numbered("scaredy-cat")
    assert solo_attacks(t.g) == [Attack(at("e6"), at("e8"), 3)]
    t.g.legend_at[4] = at("e7")
    assert solo_attacks(t.g) == [Attack(at("e6"), at("e7"), 3)]
    t.g.legend_at[4] = -1
    t.g.fire[at("e8")] = 0
    assert solo_attacks(t.g) == [Attack(at("e6"), at("e4"), 1)]


@pytest.mark.rule("HC-23.12", "A-73", "A-71")
def test_automated_factions_always_pay() -> None:
    t = solo().put("protectors", "e6", haints=2).put("family", "e4", haints=2).cubes(red=4, blue=2)
    t.g.solo.card = numbered("haintiest-haint")
    t.do(SoloAttack(0)).say("hester", "attack e6>e4 family")
    t.only("hester", "strike")
    t.say("hester", "strike", "strike")
    assert t.vp("protectors") == 1 and t.g.plate[1] == 1
    t = solo().put("protectors", "e6", haints=1).fire("e7", 2).cubes(red=5)
    t.g.legend_at[4], t.g.spoon[0], t.g.solo.card = at("e7"), 3, 0
    t.do(SoloAttack(0)).say("hester", "attack e6>e7 hester", "douse x2")
    assert t.vp("protectors") == 1
    slots = t.g.hester.slots[:]
    assert t.asked == "HitHester"
    t.say("hester", "strike", "turn-spoon")
    assert t.g.spoon[0] == 1 and t.g.hester.slots == slots


@pytest.mark.rule("A-73", "HC-23.14", "HC-23.16")
def test_limits_brambles_and_losing() -> None:
    t = solo().cubes(red=9).put("family", "e5", haints=1)
    t.g.solo.card = 3
    t.do(CardDone())
    assert t.field("red") == 6
    t.g.vp = [0, 6, 0]
    t.do(SoloOver())
    assert t.g.result is not None and t.g.result.winners == () and t.g.result.reason == "points"
    t = solo()
    t.g.solo.decks = [[], [], []]
    t.do(ChooseDeck(0, "turn"))
    assert t.g.result is not None and t.g.result.reason == "no-cards"


@pytest.mark.rule("HC-23.15", "HC-23.16", "A-74")
def test_meals_and_winning() -> None:
    t = solo().put("protectors", "e6", legend=True)
    t.g.legend_at[4] = at("e6")
    t.g.hester.squares = [0, 6, 6, 6, 6, 6]
    t.do(DevourLegend(0)).say("hester", "devour protectors-legend")
    assert t.g.hester.squares[0] == 7 and t.g.result is not None and t.g.result.winners == (0,)
    assert GAME.seat_names(t.g) == ("hester",)
