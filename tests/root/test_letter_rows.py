"""Rows F4 to F6 and F8 to F11 of the comparison with the rulebook: choices that belong to the player."""

import re

import pytest

from hvozd.core import Session, find_game
from hvozd.games.root.components import CARD_IDS
from hvozd.games.root.hooks import BOT_DOMINANCE, FACTION_LINKS
from hvozd.games.root.rules.battle import StartBattle
from hvozd.kit.reasons import why_not
from tests.root.plots import plot
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, M1, M2, R3, Table
from tests.root.trading import Trading

row, rule = pytest.mark.row, pytest.mark.rule


def written(pattern: str) -> set[str]:
    """The files of the package with such a line."""
    folder = find_game("root").folder
    return {path.name for path in folder.rglob("*.py") if re.search(pattern, path.read_text(encoding="utf-8"))}


def souls(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("lizards").souls]


# -- F4: who is an opponent -------------------------------------------------------------------------------------------------


@row("F4")
@rule("R-13.7.2", "R-2.7", "I-WIN-9", "I-CC-5")
def test_a_snare_lets_go_of_who_joins_the_coalition_of_its_owner_and_of_nobody_else() -> None:
    t = Roving("vagabond", "corvids", "marquise", "eyrie", at=F1)
    plot(t, "snare", F1, up=True)
    plot(t, "snare", M1, up=True)
    t.put("marquise", "warriors", F1, 2)
    t.pack("boots")
    t.hand("vagabond", "fox_dominance")
    for name, points in (("vagabond", 10), ("marquise", 5), ("eyrie", 5)):
        t.score(name, points)
    t.begin("vagabond", "daylight")
    assert not t.offered("travel")
    t.say("coalition corvids by fox_dominance")
    assert sorted(t.offered("travel"), key=len) == ["travel 5", "travel 9", "travel 10"]
    for snared in (F1, M1):
        assert t.g.no_leave[snared] == t.g.no_place[snared] == 0b1100, "Marquise and Eyrie, nobody else"


@rule("R-9.2.8", "R-3.3.1", "I-WIN-8")
@pytest.mark.parametrize("points", [0, 9, 10])
@pytest.mark.parametrize("rulings", [(), ("X-3",)], ids=["letter", "X-3"])
def test_a_coalition_needs_ten_points_unless_the_table_reads_otherwise(rulings: tuple[str, ...], points: int) -> None:
    t = Roving("vagabond", "corvids", "marquise", "eyrie", at=F1)
    t.g.rulings = rulings
    t.hand("vagabond", "fox_dominance")
    t.hand("marquise", "mouse_dominance")
    t.score("vagabond", points)
    t.score("marquise", points)
    t.begin("vagabond", "daylight")
    wanted = ["coalition corvids by fox_dominance", "coalition eyrie by fox_dominance"] if rulings or points == 10 else []
    assert sorted(text for text in t.offered("coalition") if "marquise" not in text) == wanted
    t.begin("marquise", "daylight")
    assert t.offered("dominance") == (["dominance mouse_dominance"] if points == 10 else []), "nobody else's"


@row("F4")
@rule("R-2.7")
def test_there_is_one_way_to_join_a_coalition() -> None:
    assert written(r"\.coalition\[[^]]*\] = ") == {"dominance.py"}


# -- F5: the start of Birdsong ----------------------------------------------------------------------------------------------


class Bazaar(Roving, Trading):
    """The Riverfolk sell to a Vagabond who has one tea and many tired things."""


def bazaar() -> Bazaar:
    t = Bazaar("vagabond", "riverfolk", at=F1)
    t.pack("tea", "boots-used", "boots-used", "boots-used", "sword-used", "sword-used", "sword-used")
    t.prices(1, 1, 1)
    return t


def most_refreshed(t: Table) -> int:
    assert t.asked == ("vagabond", "Refresh")
    return max(len(text.split(",")) for text in t.offered("refresh"))


@row("F5")
@rule("R-9.4.1", "R-1.1.3", "W-B1", "I-GEN-4")
def test_tea_counted_first_may_still_pay_for_a_service() -> None:
    t = bazaar()
    t.begin("vagabond")
    assert sorted(t.offered()) == ["count tea", "done", "hire riverboats paying tea"]
    t.say("count tea")
    assert sorted(t.offered()) == ["done", "hire riverboats paying tea"], "it is counted once"
    t.say("hire riverboats paying tea")
    assert most_refreshed(t) == 5 and "tea-used" in t.bag()


@row("F5")
@rule("R-9.4.1", "R-1.1.3", "W-B1")
def test_tea_that_has_paid_before_is_not_counted() -> None:
    t = bazaar()
    t.begin("vagabond")
    t.say("hire riverboats paying tea")
    assert most_refreshed(t) == 3


@row("F5")
@rule("R-9.4.1", "W-B1")
def test_nobody_is_asked_about_tea_alone_and_every_turn_counts_anew() -> None:
    t = bazaar()
    t.prices(2, 2, 2)
    t.begin("vagabond")
    assert most_refreshed(t) == 5, "he cannot buy, so there is nothing to order"
    t.board("vagabond").tea = 0
    t.begin("vagabond")
    assert most_refreshed(t) == 5


# -- F6: beside the map -----------------------------------------------------------------------------------------------------


@row("F6")
@rule("RB-1.3.1", "AMB-50", "R-10.4.2", "R-3.3.3")
def test_a_dominance_card_freed_from_the_lost_souls_lets_a_bot_win_at_once() -> None:
    t = Table("lizards", "mechanical_marquise", "eyrie", "alliance")
    t.g.variants |= BOT_DOMINANCE
    for clearing in (F1, F2, F3):
        t.put("mechanical_marquise", "warriors", clearing)
    t.fill(t.board("lizards").souls, "mouse_sword")
    t.begin("lizards")
    assert t.winners() == [] and t.discard_pile() == ["mouse_sword"]
    t.fill(t.board("lizards").souls, "fox_dominance")
    t.begin("lizards")
    assert t.winners() == ["mechanical_marquise"]


@row("F6")
@rule("R-3.3.3", "RB-1.3.1")
def test_there_is_one_way_for_a_card_to_lie_down_beside_the_map() -> None:
    assert written(r"g\.available(?: if .*)?\)?\.(?:append|extend)\(|g\.available \+=|\(g\.available if") == {"hand.py"}


# -- F8: actions for their cost alone ---------------------------------------------------------------------------------------


@row("F8")
@rule("I-GEN-5", "R-13.4.3", "R-10.2.6", "W-CC3")
def test_the_corvids_recruit_nobody_to_feed_the_lost_souls() -> None:
    t = Table("corvids", "lizards", "eyrie")
    t.spare("corvids", 0)
    t.hand("corvids", "fox_anvil", "armorers")
    t.begin("corvids")
    assert t.asked == ("corvids", "RecruitCorvids")
    birds = [f"recruit {suit} with armorers" for suit in ("fox", "mouse", "rabbit")]
    assert sorted(t.offered()) == ["done", *sorted([*birds, "recruit fox with fox_anvil"])]
    t.say("recruit fox with fox_anvil")
    assert (souls(t), sum(t.warriors("corvids", c) for c in range(13))) == (["fox_anvil"], 0)
    t = Table("corvids", "marquise", "eyrie")
    t.spare("corvids", 0)
    t.hand("corvids", "fox_anvil")
    t.begin("corvids")
    assert t.asked is None, "nobody catches the card"


@row("F8")
@rule("I-GEN-5", "R-8.5.3", "R-10.2.6")
@pytest.mark.parametrize(
    ("catcher", "offered"), [("lizards", ["train with fox_anvil"]), ("logical_lizards", ["train with fox_anvil"]), ("eyrie", [])]
)
def test_train_without_a_warrior(catcher: str, offered: list[str]) -> None:
    t = Table("alliance", catcher, "marquise")
    t.put("alliance", "fox_base", F1)
    t.spare("alliance", 0)
    t.hand("alliance", "fox_anvil", "mouse_sword")
    t.begin("alliance", "daylight")
    assert t.offered("train") == offered
    if offered:
        t.say("train with fox_anvil")
        assert (t.board("alliance").officers, t.g.discard, t.cards("alliance")) == (0, [], ["mouse_sword"])


@row("F8")
@rule("I-GEN-5", "R-6.5.5", "R-10.2.6", "I-MC-10")
@pytest.mark.parametrize(("other", "offered"), [("lizards", [f"overwork {M2} with mouse_sword"]), ("eyrie", [])])
def test_overwork_without_wood(other: str, offered: list[str]) -> None:
    t = Table("marquise", other, "corvids")
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "wood", R3, 8)
    plot(t, "snare", F1, up=True)
    t.hand("marquise", "mouse_sword", "fox_anvil")
    t.begin("marquise", "daylight")
    t.say("done") if t.asked[1] == "Crafting" else None
    assert t.offered("overwork") == offered, "a snare forbids it whatever it costs"
    if offered:
        t.say(*offered)
        assert (souls(t), t.pieces("marquise", "wood", M2)) == (["mouse_sword"], 0)


@row("F8")
@rule("I-GEN-5", "R-10.5.3", "T-LC")
def test_the_cult_scores_nothing_without_a_garden_but_feeds_its_lost_souls() -> None:
    t = Table("lizards", "marquise", "eyrie")
    t.put("lizards", "mouse_garden", M1)
    t.hand("lizards", "fox_anvil", "fox_root_tea", "mouse_sword", "armorers")
    t.begin("lizards", "daylight")
    nothing = ["ritual score nothing with fox_anvil", "ritual score nothing with fox_root_tea"]
    assert sorted(t.offered("ritual score")) == [*nothing, "ritual score with mouse_sword"]
    t.say(nothing[0])
    assert (t.points("lizards"), souls(t)) == (0, ["fox_anvil"])
    assert t.offered("ritual score") == ["ritual score with mouse_sword"], "foxes are used up for this turn"
    t.g.rulings = ("T-LC",)
    t.begin("lizards", "daylight")
    assert t.offered("ritual score") == ["ritual score with mouse_sword"], "so other tables read it"


@rule("R-10.5.3", "T-LC")
@pytest.mark.parametrize(("rulings", "reason"), [((), ("GardenOnMap", "R-10.5.3")), (("T-LC",), ("NoGarden", "T-LC"))])
def test_why_a_card_of_a_suit_with_a_garden_does_not_score_nothing(rulings: tuple[str, ...], reason: tuple[str, str]) -> None:
    t = Table("lizards", "marquise", "eyrie")
    t.put("lizards", "mouse_garden", M1)
    t.hand("lizards", "mouse_sword")
    t.g.rulings = rulings
    t.begin("lizards", "daylight")
    game = find_game("root")
    found = why_not(game, t.g, game.read(t.g, "ritual score nothing with mouse_sword"), 0)
    assert found is not None and (type(found).__name__, found.rule) == reason


# -- F9: Partisans ----------------------------------------------------------------------------------------------------------


def partisans(*cards: str) -> Table:
    t = Table("marquise", "alliance", "eyrie", deck="exiles")
    t.crafted("alliance", "fox_partisans")
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1)
    t.hand("alliance", *cards)
    t.dice(0, 0)
    t.run(StartBattle(F1, 0, 1), turn="marquise")
    t.say(*(["no ambush"] if cards else []))
    return t


@row("F9")
@rule("K-X.11", "R-2.1.1", "I-CARD-21")
def test_the_player_says_which_birds_stay_with_the_partisans() -> None:
    t = partisans("fox_anvil", "bird_crossbow", "bird_arms_trader", "mouse_sword")
    assert t.asked == ("alliance", "UseEffects")
    gone = ["-", "bird_arms_trader", "bird_arms_trader,bird_crossbow", "bird_crossbow"]
    assert sorted(t.offered("partisans")) == [f"partisans fox without {birds}" for birds in gone]
    t.say("partisans fox without bird_crossbow")
    assert t.cards("alliance") == ["bird_arms_trader", "fox_anvil"]
    assert sorted(t.discard_pile()) == ["bird_crossbow", "mouse_sword"] and t.warriors("marquise", F1) == 3


@row("F9")
@rule("K-X.11", "I-CARD-21")
def test_without_birds_the_partisans_are_offered_all_the_same() -> None:
    assert partisans("mouse_sword").offered("partisans") == ["partisans fox without -"]
    assert partisans().offered("partisans") == ["partisans fox without -"]


# -- F10: up to three -------------------------------------------------------------------------------------------------------


@row("F10")
@rule("R-9.4.1", "W-VB1")
def test_fewer_may_be_refreshed_than_three_but_not_fewer_than_the_tea_gives() -> None:
    t = Roving("marquise", "vagabond")
    t.pack("boots-used", "boots-used", "sword-used", "sword-used")
    t.begin("vagabond")
    sets = {"-", "b", "s", "b,b", "b,s", "s,s", "b,b,s", "b,s,s"}
    assert {text.removeprefix("refresh ").replace("boots-used", "b").replace("sword-used", "s") for text in t.offered()} == sets
    t.say("refresh sword-used")
    assert t.bag() == ["boots-used", "boots-used", "sword", "sword-used"]
    t = Roving("marquise", "vagabond")
    t.pack("tea", *["boots-used"] * 4, *["sword-used"] * 2)
    t.begin("vagabond")
    assert {len(text.split(",")) for text in t.offered()} == {2, 3, 4, 5}


@row("F10")
@rule("R-9.4.1", "W-VB1")
def test_where_all_can_be_turned_up_all_are_and_nobody_is_asked() -> None:
    t = Roving("marquise", "vagabond")
    t.pack("boots-used", "sword-used", "torch-used")
    t.begin("vagabond")
    assert (t.asked, t.bag()) == (("vagabond", "Slipping"), ["boots", "sword", "torch"])


# -- F11: Royal Claim and the Burrow ----------------------------------------------------------------------------------------


@row("F11")
@rule("K-B.4", "I-UD-4", "R-12.2.2")
@pytest.mark.parametrize(("rulings", "points"), [((), 3), (("X-9",), 2)])
def test_the_burrow_is_a_clearing_that_is_ruled_unless_the_table_reads_otherwise(rulings: tuple[str, ...], points: int) -> None:
    t = Table("duchy", "marquise", "eyrie")
    t.g.links.append((0, FACTION_LINKS))
    t.g.rulings = rulings
    for clearing in (F1, M1):
        t.put("duchy", "warriors", clearing)
    t.crafted("duchy", "royal_claim")
    t.begin("duchy")
    t.say("royal claim")
    assert t.points("duchy") == points


@row("F11")
@rule("K-B.4")
@pytest.mark.parametrize("rulings", [(), ("X-9",)])
def test_royal_claim_of_anybody_else_counts_the_clearings_of_the_map(rulings: tuple[str, ...]) -> None:
    t = Table("marquise", "duchy", "eyrie")
    t.g.rulings = rulings
    for clearing in (F1, M1):
        t.put("marquise", "warriors", clearing)
    t.crafted("marquise", "royal_claim")
    t.begin("marquise")
    t.say("royal claim")
    assert (t.points("marquise"), t.points("duchy")) == (2, 0)


@row("F11")
def test_the_reading_is_a_setting_of_the_table() -> None:
    settings = {"factions": "duchy,marquise", "map": "autumn", "deck": "base"}
    assert Session.new("root", settings, 1).state.rulings == ()
    assert Session.new("root", {**settings, "rulings": "X-9"}, 1).state.rulings == ("X-9",)
