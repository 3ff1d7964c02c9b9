"""HC-24, HC-34, HC-35, HC-36: the Fair Folk."""

import pytest

from hvozd.core import Rng
from hvozd.games.harrow.factions.fairfolk.acting import FairActs, FairCleanup, FairTurn
from hvozd.games.harrow.factions.fairfolk.cards import EFFECTS
from hvozd.games.harrow.factions.fairfolk.figures import FAIRIES, FIGURES
from hvozd.games.harrow.factions.fairfolk.offers import collect_offers, play_offer
from hvozd.games.harrow.factions.fairfolk.quests import QUESTS, serving
from hvozd.games.harrow.factions.fairfolk.searching import MayGuess, PointArrow
from hvozd.games.harrow.maps import AXES, EDGE_HEXES, NAMES, NEIGHBOURS
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.rules.rounds import CheckEnd, Cycle
from hvozd.games.harrow.rules.scoring import fell, kill_unscored
from tests.harrow.table import GAME, Table, at

OFFERS = FIGURES.offers.names
QUEST_NAMES = [quest.name for quest in QUESTS]


def fair(preset: str = "fair-folk-3", places: tuple[str, str, str] = ("e4", "d6", "e5"), **options: str) -> Table:
    t = Table(preset, **options)
    own = t.g.fairfolk
    own.places = [at(h) for h in places]
    own.nest_left = own.quest_left = 1
    own.bag, own.prepared = sorted(own.bag + own.prepared), []
    own.board, t.g.supply[7] = 0, 15
    hand, quests = t.g.hands[4], t.g.hands[5]
    hand.deck, hand.held = sorted(hand.deck + hand.held), []
    quests.deck, quests.held = sorted(quests.deck + quests.held), []
    return t


def nests(t: Table, *hexes: str, offers: bool = True) -> Table:
    for hex in hexes:
        t.g.fairfolk.nests[at(hex)] = 2 + t.g.fairfolk.bag.pop(0) if offers else 1
    return t


def fairy(t: Table, name: str) -> Table:
    return t.call(EFFECTS[name], t.g.chairs[4])


@pytest.mark.rule("HC-24.1", "HC-24.2", "HC-24.3", "HC-24.4", "HC-24.5", "HC-27.42", "A-75")
def test_setup() -> None:
    t = Table("fair-folk-3", bare=False)
    own = t.g.fairfolk
    assert len(t.g.hands[4].held) == len(t.g.hands[5].held) == len(own.prepared) == 3 and len(own.bag) == 8
    assert t.asked == "HideFind" and t.asked_seat == 0 and len(t.offered("protectors")) == 61
    mountain = next(h for h in range(61) if t.g.land.kind[h] == 4)
    t.say("protectors", f"hide {NAMES[mountain]}")
    assert len(t.offered("protectors")) == 60
    t.say("protectors", "hide e5", "hide a3")
    assert own.places == [mountain, at("e5"), at("a3")]
    assert t.asked == "MarkTerrain" and t.asked_seat == 2
    t.say("fair-folk", "mark forest")
    assert own.board == 0b1000 and t.g.supply[7] == 14 and t.g.field[7] == 0
    assert GAME.view(t.g, 2).boards["fair-folk"].places == [-1, -1, -1] and GAME.view(t.g, 1).boards["fair-folk"].places[1] == at(
        "e5"
    )


@pytest.mark.rule("HC-24.6", "HC-24.7", "A-76", "A-97")
def test_order_and_an_empty_turn() -> None:
    t = fair("fair-folk-4")
    t.g.lantern = 0
    t.do(Cycle())
    assert t.asked == "FairActs"
    names = [type(step).__name__ for step in t.g.stack]
    assert names == ["HesterTurn", "Turn", "FairTurn", "Turn", "FairCleanup", "FairActs"]
    t.say("fair-folk", "end-turn")
    assert t.asked == "ChooseJar"


@pytest.mark.rule("HC-24.10", "HC-24.12", "A-77", "A-78", "A-89")
def test_playing_nests() -> None:
    t = fair("fair-folk-4").put("protectors", "e6", haints=1).townsfolk("f5").fire("e7")
    own = t.g.fairfolk
    own.prepared, own.board = [own.bag.pop(0), own.bag.pop(0)], 0b1000
    nests(t, "f6")
    t.do(FairActs(t.g.chairs[4]))
    hexes = {text.split()[2] for text in t.offered("fair-folk") if text.startswith("nest ")}
    assert "f5" in hexes and "e5" in hexes and not hexes & {"e6", "e7", "f6"}
    t.say("fair-folk", f"nest {OFFERS[own.prepared[0]]} f5")
    assert own.nests[at("f5")] > 1 and t.g.field[7] == 1 and own.board == 0b1000
    assert not any(text.startswith("nest ") for text in t.offered("fair-folk"))
    assert GAME.view(t.g, 0).boards["fair-folk"].nests[at("f5")] == own.nests[at("f5")]


@pytest.mark.rule("HC-24.11")
def test_without_nests_one_is_taken_from_the_map() -> None:
    t = fair()
    own = t.g.fairfolk
    own.prepared = [own.bag.pop(0)]
    nests(t, "e1", "e2", "e3", "e4", "f1", "f2", "f3", "f4")
    t.do(FairActs(2))
    assert not any(text.startswith("nest ") for text in t.offered("fair-folk")) and "lift-nest e1" in t.offered("fair-folk")
    offer = own.nests[at("e1")] - 2
    t.say("fair-folk", "lift-nest e1")
    assert offer in own.bag and any(text.startswith("nest ") for text in t.offered("fair-folk"))


@pytest.mark.rule("HC-24.20", "HC-27.40", "HC-35.1", "A-79")
def test_a_quest_is_completed() -> None:
    t = fair()
    fitting = [h for h in range(61) if {0, 1} <= {t.g.land.kind[n] for n in NEIGHBOURS[h]}][:4]
    nests(t, *(NAMES[h] for h in fitting[:3])).hand(5, "quest", "adj-swamp-marsh")
    t.do(FairActs(2))
    assert "quest adj-swamp-marsh" not in t.offered("fair-folk")
    t.g.stack = []
    nests(t, NAMES[fitting[3]], offers=False).do(FairActs(2)).say("fair-folk", "quest adj-swamp-marsh")
    assert t.asked == "QuestReward"
    t.only("fair-folk", "by-arrow", "by-guess")
    t.say("fair-folk", "by-arrow")
    assert t.offered("fair-folk") == {f"lift-nest {NAMES[h]}" for h in fitting[:3]}
    t.say("fair-folk", f"lift-nest {NAMES[fitting[0]]}")
    assert t.g.fairfolk.nests[fitting[0]] == 1 and t.asked == "PointArrow"
    t.say("fair-folk", sorted(t.offered("fair-folk"))[0])
    assert t.g.hands[5].played and not any(text.startswith("quest") for text in t.offered("fair-folk"))


@pytest.mark.rule(
    "HC-35.2",
    "HC-35.3",
    "HC-35.4",
    "HC-35.5",
    "HC-35.6",
    "HC-35.7",
    "HC-35.8",
    "HC-35.9",
    "HC-35.10",
    "HC-35.11",
    "HC-35.12",
    "HC-35.13",
    "HC-35.14",
    "HC-35.15",
    "HC-35.16",
)
@pytest.mark.parametrize("quest", range(1, 16), ids=lambda n: QUEST_NAMES[n])
def test_every_quest(quest: int) -> None:
    """Nests that fit make it, one that does not fit in place of one of them breaks it."""
    t = fair()
    kind = t.g.land.kind
    near = [{kind[n] for n in NEIGHBOURS[h]} for h in range(61)]
    tests = {
        "on-swamp": [h for h in range(61) if kind[h] == 0],
        "on-marsh": [h for h in range(61) if kind[h] == 1],
        "on-plains": [h for h in range(61) if kind[h] == 2],
        "on-forest": [h for h in range(61) if kind[h] == 3],
        "border": list(EDGE_HEXES),
        "high-seats": [h for h in range(61) if 4 in near[h]],
        "thorn-ring": [at(h) for h in ("e3", "e4", "e6", "e7")],
        "four-lands": [next(h for h in range(61) if kind[h] == k) for k in range(4)],
        "silver-thread": [h for h in range(61) if AXES[h][0] == 0][::2],
        "fairy-ring": [at(h) for h in ("e3", "e4", "f4", "f5")],
    }
    pairs = {"swamp": 0, "marsh": 1, "plains": 2, "forest": 3}
    name = QUEST_NAMES[quest]
    if name.startswith("adj-"):
        wanted = {pairs[part] for part in name.split("-")[1:]}
        tests[name] = [h for h in range(61) if wanted <= near[h]]
    good = tests[name][:4]
    assert len(good) == 4
    for h in good:
        t.g.fairfolk.nests[h] = 1
    assert set(serving(t.g, quest)) == set(good)
    t.g.fairfolk.nests[good[0]] = 0
    t.g.fairfolk.nests[next(h for h in range(60, -1, -1) if h not in tests[name] and _breaks(t, name, h, good))] = 1
    assert serving(t.g, quest) == []
    t.g.fairfolk.glamour = 1
    assert len(serving(t.g, quest)) == 4


def _breaks(t: Table, name: str, h: int, good: list[int]) -> bool:
    if name == "silver-thread":
        return AXES[h][0] != 0
    if name == "fairy-ring":
        return all(n not in good for n in NEIGHBOURS[h])
    return name != "four-lands" or t.g.land.kind[h] >= 4


@pytest.mark.rule("HC-27.41", "HC-24.21", "HC-24.22", "HC-24.23", "A-80")
@pytest.mark.parametrize("axis", ["north-south", "rising", "falling"])
@pytest.mark.parametrize("onward", ["yes", "no"])
def test_arrows_name_the_half(axis: str, onward: str) -> None:
    t = nests(fair(places=("a1", "e4", "i5")), "e7")
    t.g.fairfolk.found = 1
    t.do(PointArrow(2, (at("e7"),)))
    assert len(t.offered("fair-folk")) == 6
    t.say("fair-folk", f"arrow e7 {axis} onward {onward}")
    own = t.g.fairfolk
    number = ["north-south", "rising", "falling"].index(axis)
    side = AXES[at("e4")][number] - AXES[at("e7")][number]
    assert own.maybe >> at("e4") & 1 and (side == 0 or own.arrows[2] * side > 0)
    turned = own.arrows[2] != (1 if onward == "yes" else -1)
    assert bool(own.maybe >> at("e7") & 1) != turned
    redealt = {GAME.determinize(t.g, 2, Rng(n)).fairfolk.places[1] for n in range(30)}
    assert len(redealt) > 3 and all(own.maybe >> h & 1 for h in redealt)


@pytest.mark.rule("HC-24.24", "HC-24.25", "HC-24.26", "HC-24.27", "A-81", "HC-38.3")
def test_guessing() -> None:
    t = nests(nests(fair(), "f1", "f2"), "f3", offers=False)
    own = t.g.fairfolk
    t.do(MayGuess(2)).say("fair-folk", "guess e6")
    assert own.crosses == [at("e6")] and not own.maybe >> at("e6") & 1
    assert len(GAME.view(t.g, 2).boards["fair-folk"].possible) == 60 and GAME.view(t.g, 0).boards["fair-folk"].possible == []
    own.arrows = [0, 0, 1]
    t.do(MayGuess(2))
    assert "guess e6" not in t.offered("fair-folk")
    t.say("fair-folk", "guess e4")
    assert own.found == 1 and own.crosses == [] and own.arrows == []
    assert own.nests[at("f1")] > 1 and own.nests[at("f3")] == 0 and own.maybe.bit_count() == 60
    own.board = 1
    t.do(MayGuess(2)).say("fair-folk", "guess d6")
    assert own.found == 2
    t.only("fair-folk", "mark marsh", "mark plains", "mark forest")
    t.say("fair-folk", "mark plains")
    own.arrows = [0, 0, 1] * 8
    t.do(PointArrow(2, (at("f1"),))).say("fair-folk", sorted(t.offered("fair-folk"))[0])
    assert len(own.arrows) == 24


@pytest.mark.rule("HC-24.26", "A-48")
def test_the_sword_counts_the_dead() -> None:
    t = fair().put("family", "e4", haints=2)
    fell(t.g)
    assert t.g.field[7] == 0
    t.g.fairfolk.found = 1
    kill_unscored(t.g, 2, at("e4"))
    assert t.g.field[7] == 1


@pytest.mark.rule("HC-24.30", "HC-24.31")
def test_cards_and_cleanup() -> None:
    t = fair().hand(4, "fairy", "second-sight", "gather-dew").cubes(silver=3).do(FairActs(2))
    assert "fairy second-sight" not in t.offered("fair-folk")
    t.say("fair-folk", "fairy gather-dew")
    assert t.g.field[7] == 4 and "fairy second-sight" in t.offered("fair-folk")
    t.say("fair-folk", "fairy second-sight", "guess e4")
    assert t.g.field[7] == 0 and t.g.fairfolk.found == 1
    t.g.stack = []
    hand = t.g.hands[4]
    hand.played, hand.deck, hand.held = list(range(11)), [11], [12]
    t.cubes(silver=9).do(FairCleanup())
    assert t.g.field[7] == 6 and len(hand.held) == 3 and hand.played == [] and len(hand.deck) == 10
    assert len(t.g.hands[5].held) == 3 and len(t.g.fairfolk.prepared) == 3


@pytest.mark.rule("HC-24.40", "A-84", "HC-13.8", "HC-24.41", "HC-12.9")
def test_taking_an_offer() -> None:
    t = nests(fair().put("protectors", "e6", haints=1).put("protectors", "e7", haints=1).cubes(red=2, silver=2), "e6", "e7")
    t.do(Cleanup(0))
    t.only("protectors", "take-offer e6", "take-offer e7")
    t.say("protectors", "take-offer e7")
    assert t.g.fairfolk.nests[at("e7")] == 1 and len(t.g.fairfolk.taken[0]) == 1
    assert t.asked == "PointArrow" and t.asked_seat == 2
    t.say("fair-folk", "arrow e7 north-south onward yes", "guess e4")
    assert t.g.fairfolk.found == 1
    t.say("protectors", "take-offer e6")
    assert t.asked == "PointArrow"
    t = (
        nests(fair().put("protectors", "e6", haints=1).cubes(red=3, silver=2), "e6")
        .do(Cleanup(0))
        .say("protectors", "take-offer e6")
    )
    assert t.asked == ""
    t = nests(fair().put("protectors", "e6", haints=1), "e6").do(Cleanup(0)).say("protectors", "take-offer e6")
    assert t.asked == "PointArrow"


@pytest.mark.rule("HC-24.42", "A-85", "HC-5.5")
def test_playing_an_offer_later() -> None:
    t = fair().put("protectors", "e8", haints=1)
    own = t.g.fairfolk
    own.taken[0] = [OFFERS.index("strengthen-2"), OFFERS.index("none")]
    own.bag = [offer for offer in own.bag if offer not in own.taken[0]]
    t.turn("protectors").say("protectors", "offer strengthen-2", "strengthen x2", "offer none")
    assert t.field("red") == 2 and own.taken[0] == [] and OFFERS.index("none") in own.bag


@pytest.mark.rule("HC-24.43", "A-82")
def test_hester_takes_offers() -> None:
    t = nests(fair("fair-folk-4").put("protectors", "e6", infected=1).put("protectors", "e4", infected=1), "e6", "e7", "e4")
    t.g.legend_at[4], t.g.hester.moved = at("e7"), [at("e6")]
    t.cubes(teal=1, silver=1).call(collect_offers, 3)
    assert t.offered("hester") == {"take-offer e6", "take-offer e7"} and t.asked_seat == 2
    t.say("hester", "take-offer e6")
    assert t.asked == "PointArrow" and len(t.g.fairfolk.taken[3]) == 1


def offer(t: Table, name: str, faction: int = 0) -> Table:
    number = OFFERS.index(name)
    t.g.fairfolk.taken[faction] = [number]
    t.g.fairfolk.bag = [other for other in t.g.fairfolk.bag if other != number]
    return t.call(play_offer, faction, number)


@pytest.mark.rule(
    "HC-24.44",
    "HC-34.1",
    "HC-34.2",
    "HC-34.3",
    "HC-34.4",
    "HC-34.5",
    "HC-34.6",
    "HC-34.7",
    "HC-34.8",
    "HC-34.9",
    "HC-34.10",
    "HC-34.11",
)
def test_offers_of_factions() -> None:
    base = lambda: fair().put("protectors", "e6", haints=1, legend=True).put("family", "e3", haints=1, legend=True)  # noqa: E731
    assert offer(base(), "none").asked == ""
    t = offer(base(), "draw-card")
    assert len(t.g.hands[0].held) == 1
    kinds = {text.split()[1] for text in offer(base(), "move-any-haint").offered("protectors") - {"done"}}
    assert kinds == {"red-haint", "blue-haint"}
    assert {text.split()[1] for text in offer(base(), "move-enemy-haint").offered("protectors") - {"done"}} == {"blue-haint"}
    for n in (1, 2):
        assert f"spawn e8 x{n}" in offer(base(), f"spawn-{n}").offered("protectors")
        assert f"strengthen x{n}" in offer(base(), f"strengthen-{n}").offered("protectors")
    assert "advance e6>d6 1h doll no" not in offer(base(), "advance-1").offered("protectors")
    assert "advance e6>d6 1h doll no" in offer(base(), "advance-2").offered("protectors")
    t = offer(base(), "move-two-legends").say("protectors", "move family-legend e3>e4")
    assert {text.split()[1] for text in t.offered("protectors") - {"done"}} == {"protectors-legend"}
    t.say("protectors", "move protectors-legend e6>e7")
    assert t.asked == ""


@pytest.mark.rule("HC-24.44", "HC-24.45", "A-83", "HC-34.3", "HC-34.6", "HC-34.8", "HC-34.10", "HC-34.11")
def test_offers_of_hester() -> None:
    base = lambda: fair("fair-folk-4").put("protectors", "e6", infected=1, legend=True).put("family", "e3", haints=1)  # noqa: E731
    assert offer(base(), "none", 3).asked == "" and offer(base(), "move-any-haint", 3).asked == ""
    assert len(offer(base(), "draw-card", 3).g.hands[3].held) == 1
    for name in ("move-enemy-haint", "advance-1", "strengthen-1"):
        t = offer(base(), name, 3).say("hester", "move red-infected e6>e7")
        assert t.haints("red-infected", "e7") == 1
    for name in ("advance-2", "strengthen-2"):
        t = offer(base(), name, 3).say("hester", "take-cube brown", "take-cube brown")
        assert t.field("brown") == 2 and t.asked == ""
    t = offer(base(), "spawn-1", 3).say("hester", "spawn-for protectors e8")
    assert t.haints("red-haint", "e8") == 1 and t.asked == ""
    t = offer(base(), "spawn-2", 3).say("hester", "part 2", "take-cube green", "take-cube green", "part 1", "spawn-for family e2")
    t.say("hester", "spawn-for family e2")
    assert t.field("green") == 2 and t.haints("blue-haint", "e2") == 2
    assert any("protectors-legend" in text for text in offer(base(), "move-two-legends", 3).offered("hester"))


@pytest.mark.rule("HC-24.60", "HC-24.61", "A-96")
def test_the_end() -> None:
    t = fair()
    t.g.fairfolk.found = 3
    t.do(FairTurn())
    assert t.asked == ""
    t.do(CheckEnd())
    assert t.g.result.winners == (2,) and t.g.result.reason == "queen"
    t = fair()
    t.g.fairfolk.found, t.g.vp = 3, [8, 2, 0]
    t.do(CheckEnd())
    assert t.g.result.winners == (0, 2)
    t = fair()
    t.g.fairfolk.found, t.g.vp = 2, [8, 2, 0]
    t.do(CheckEnd())
    assert t.g.result.winners == (0,)


@pytest.mark.rule("HC-36.1", "HC-36.2", "HC-36.3", "HC-36.4", "HC-36.5", "HC-36.6")
def test_cards_that_move_things() -> None:
    assert fairy(fair(), "gather-dew").g.field[7] == 1
    t = fairy(nests(fair().put("family", "e5", haints=1), "e6", "e7"), "moth-dust")
    assert "nest e6>e5" not in t.offered("fair-folk") and "nest e6>e7" not in t.offered("fair-folk")
    t.say("fair-folk", "nest e6>d6")
    assert t.g.fairfolk.nests[at("d6")] > 1 and t.g.field[7] == 0
    t = fairy(fair(protectors="bernice").put("protectors", "e6", haints=1).put("family", "e3", haints=1), "pixie-led")
    assert {text.split()[1] for text in t.offered("fair-folk") - {"done"}} == {"red-haint", "blue-haint"}
    t = nests(nests(fair(), "e6"), "e7", offers=False)
    t.g.fairfolk.prepared = [t.g.fairfolk.bag.pop()]
    fairy(t, "bait-and-switch")
    assert "swap-offers e6 e7" in t.offered("fair-folk") and any(
        text.startswith("change-offer") for text in t.offered("fair-folk")
    )
    t.say("fair-folk", "swap-offers e6 e7")
    assert t.g.fairfolk.nests[at("e6")] == 1 and t.g.fairfolk.nests[at("e7")] > 1
    t = fairy(fair().token("spawn", "e6"), "moonlit-glade").say("fair-folk", "draw spawn e6>e5")
    assert t.tokens("spawn", "e5") == 1
    t = fair().hand(5, "quest", "border", "on-swamp", "on-marsh")
    fairy(t, "change-of-heart").say("fair-folk", "drop-quest border", "drop-quest on-swamp", "done")
    assert len(t.g.hands[5].held) == 3 and len(t.g.hands[5].played) == 2


@pytest.mark.rule("HC-36.7", "HC-36.8", "HC-36.9", "HC-36.10", "HC-36.11", "HC-36.12", "HC-36.13")
def test_cards_that_search() -> None:
    t = fairy(fair(), "second-nest")
    assert t.g.fairfolk.nest_left == 2
    t = fairy(fair().put("family", "e3", legend=True, haints=1), "dance-of-legends").say("fair-folk", "move family-legend e3>e2")
    assert t.asked == "" and t.haints("blue-haint", "e3") == 1
    assert fairy(fair(), "glamour").g.fairfolk.glamour == 1
    t = fairy(nests(fair(), "e6", "a1"), "listening-roots").say("fair-folk", "ask-nest e6")
    assert t.told("Answered")[0].yes and t.g.fairfolk.maybe >> at("e4") & 1 and not t.g.fairfolk.maybe >> at("e1") & 1
    t = fairy(nests(fair(), "a1"), "listening-roots").say("fair-folk", "ask-nest a1")
    assert not t.told("Answered")[0].yes and not t.g.fairfolk.maybe >> at("a1") & 1
    t = fairy(fair(), "scent-of-home").say("fair-folk", "ask-kind marsh")
    assert t.told("KindAnswered")[0].yes and not t.g.fairfolk.maybe >> at("d6") & 1
    t = fairy(nests(fair(), "e6"), "borrowed-compass").say("fair-folk", "arrow e6 north-south onward no")
    assert t.g.fairfolk.nests[at("e6")] > 1 and len(t.g.fairfolk.arrows) == 3
    t = fairy(fair(), "second-sight").say("fair-folk", "guess e4")
    assert t.g.fairfolk.found == 1 and len(FAIRIES) == 13
