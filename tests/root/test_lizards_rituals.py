"""R-10.5, R-10.6: the Cult's rituals in Daylight, and its Evening."""

import pytest

from hvozd.games.root.components import CARD_IDS, MOUSE, RABBIT
from hvozd.games.root.factions.alliance.supporters import Outrage
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.hand import steal
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, R1, R2, R3, R4, Call, Table

rule = pytest.mark.rule


def cult(*cards: str, others: tuple[str, ...] = ("eyrie", "marquise")) -> Table:
    t = Table("lizards", *others)
    t.hand("lizards", *cards)
    return t


def revealed(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("lizards").revealed]


def souls(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("lizards").souls]


# -- rituals ---------------------------------------------------------------------------------------------------------------


@rule("R-10.5", "R-10.5.1", "W-LC3")
def test_a_garden_where_the_cult_rules_in_the_suit_of_the_card() -> None:
    t = cult("fox_anvil", "mouse_sword")
    t.put("lizards", "warriors", F2)
    t.put("lizards", "warriors", F3)
    t.put("eyrie", "warriors", F3)
    t.put("lizards", "warriors", M1)
    t.begin("lizards", "daylight")
    builds = [f"ritual build {F2} with fox_anvil", f"ritual build {M1} with mouse_sword"]
    assert sorted(t.offered("ritual build")) == sorted(builds), "F3 is not ruled"
    t.say(f"ritual build {F2} with fox_anvil")
    assert t.pieces("lizards", "fox_garden", F2) == 1
    assert (revealed(t), t.cards("lizards")) == (["fox_anvil"], ["mouse_sword"])
    assert t.asked == ("lizards", "Rituals")


@rule("R-10.5.1", "I-LC-13")
def test_a_second_garden_needs_an_open_slot_only() -> None:
    t = cult("fox_anvil", "fox_root_tea")
    t.put("lizards", "fox_garden", F3)
    t.put("eyrie", "warriors", F3, 5)
    t.begin("lizards", "daylight")
    t.say(f"ritual build {F3} with fox_anvil")
    assert t.pieces("lizards", "fox_garden", F3) == 2
    assert t.offered("ritual build") == [], "both slots are full"


@rule("R-10.5.1")
def test_without_a_garden_of_the_suit_nothing_is_built() -> None:
    t = Table("eyrie", "lizards")
    t.hand("lizards", "mouse_sword")
    t.g.open_slots[M1] = 6
    t.put("lizards", "mouse_garden", M1, 4)
    t.begin("lizards", "daylight")
    assert t.offered("ritual build") == [f"ritual build {M1} with mouse_sword"]
    t.put("lizards", "mouse_garden", M1)
    assert t.offered("ritual build") == []


@rule("R-10.5.2", "R-10.5")
def test_a_warrior_anywhere_in_the_suit_of_the_card() -> None:
    t = cult("mouse_sword", "armorers", others=("marquise", "eyrie"))
    t.put("marquise", "keep", M2)
    t.begin("lizards", "daylight")
    assert t.offered("ritual recruit") == [f"ritual recruit {there} with mouse_sword" for there in (M1, M3, 11)], (
        "not at the keep"
    )
    t.say(f"ritual recruit {M3} with mouse_sword")
    assert (t.warriors("lizards", M3), t.supply("lizards")) == (1, 24)
    assert t.cards("lizards") == ["armorers"]


@rule("R-10.5.2")
def test_no_recruit_from_an_empty_supply() -> None:
    t = cult("mouse_sword", "armorers")
    t.spare("lizards", 0)
    t.begin("lizards", "daylight")
    assert sorted(t.offered()) == ["done", "ritual score nothing with mouse_sword"]


@rule("S-091", "R-10.2.2", "R-10.5.4", "I-LC-10", "I-LC-14")
def test_birds_are_not_wild_in_rituals() -> None:
    t = cult("armorers", "mouse_sword", others=("alliance", "eyrie"))
    t.put("lizards", "warriors", F2)
    t.put("lizards", "fox_garden", F2)
    t.run(Outrage(0, 1, F2), turn="lizards")
    assert t.offered() == ["outrage armorers"], "there a bird is wild"
    t.begin("lizards", "daylight")
    assert not any(text.endswith("armorers") for text in t.offered("ritual"))
    assert t.offered("sacrifice") == ["sacrifice armorers"]
    t.say("sacrifice armorers")
    assert (t.board("lizards").acolytes, t.supply("lizards"), t.warriors("lizards", F2)) == (1, 23, 1)
    assert revealed(t) == ["armorers"]


@rule("R-10.5.4")
def test_only_birds_are_sacrificed_to() -> None:
    t = cult("fox_anvil", "mouse_sword", "rabbit_bake_sale")
    t.begin("lizards", "daylight")
    assert t.offered("sacrifice") == []


@rule("S-094", "R-10.5.3", "T-LC")
def test_score_once_a_suit_and_turn() -> None:
    t = cult("rabbit_bake_sale", "rabbit_root_tea", "fox_anvil")
    t.put("lizards", "rabbit_garden", R3, 2)
    t.begin("lizards", "daylight")
    assert sorted(t.offered("ritual score with")) == [
        "ritual score with rabbit_bake_sale",
        "ritual score with rabbit_root_tea",
    ]
    t.say("ritual score with rabbit_bake_sale")
    assert t.points("lizards") == 2
    assert (souls(t), revealed(t)) == (["rabbit_bake_sale"], [])
    assert t.offered("ritual score with") == []
    t.begin("lizards", "daylight")
    assert t.offered("ritual score with") == ["ritual score with rabbit_root_tea"], "a new turn"


@rule("R-10.5.3", "T-LC", "I-LC-12")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_what_the_gardens_score(gardens: int, points: int) -> None:
    t = cult("mouse_sword", "mouse_root_tea")
    t.g.open_slots[M1] = 5
    t.put("lizards", "mouse_garden", M1, gardens)
    t.begin("lizards", "daylight")
    t.say("ritual score with mouse_sword")
    assert t.points("lizards") == points
    assert t.offered("ritual score") == [], "the suit is used, whatever it gave"
    assert souls(t) == ["mouse_sword"]


@rule("R-10.5.3")
def test_suits_score_apart_from_each_other() -> None:
    t = cult("mouse_sword", "fox_anvil")
    t.put("lizards", "mouse_garden", M1, 2)
    t.put("lizards", "fox_garden", F3, 2)
    t.begin("lizards", "daylight")
    t.say("ritual score with mouse_sword", "ritual score with fox_anvil")
    assert t.points("lizards") == 4


@rule("I-LC-11", "R-2.1.4", "R-10.5")
def test_revealed_cards_are_out_of_hand() -> None:
    t = cult("fox_ambush", "mouse_sword", others=("alliance", "eyrie"))
    t.put("lizards", "warriors", F2, 2)
    t.put("eyrie", "warriors", F2, 2)
    t.begin("lizards", "daylight")
    t.say(f"ritual recruit {F1} with fox_ambush")
    assert t.game.view(t.g, 1).seats[0].board.revealed == t.board("lizards").revealed, "face up for all"
    assert not any(text.endswith("fox_ambush") for text in t.offered())
    t.run(Outrage(0, 1, F2), turn="lizards")
    assert t.offered() == ["show hand"]
    t.run(StartBattle(F2, 2, 0), turn="lizards")
    assert t.offered() == ["no ambush"]
    t.g.battle = None
    t.run(Call(lambda g: steal(g, 2, 0)), Call(lambda g: steal(g, 2, 0)), turn="eyrie")
    assert (t.cards("eyrie"), revealed(t)) == (["mouse_sword"], ["fox_ambush"])


@rule("W-LC3", "R-10.5")
def test_rituals_mix_in_any_order_until_the_cult_stops() -> None:
    t = cult("fox_anvil", "fox_root_tea", "armorers", "mouse_sword", "fox_favor")
    t.put("lizards", "warriors", F3)
    t.g.available += t.take_cards(["mouse_dominance"])
    t.begin("lizards", "daylight")
    assert t.offered("take") == ["take mouse_dominance for armorers", "take mouse_dominance for mouse_sword"], "the free window"
    t.say("sacrifice armorers", f"ritual build {F3} with fox_anvil", f"ritual recruit {F1} with fox_root_tea")
    t.say("ritual score with fox_favor", "done")
    assert t.asked is None or t.asked[1] != "Rituals"


# -- Evening ---------------------------------------------------------------------------------------------------------------


@rule("R-10.6", "R-10.6.1", "W-LC4")
def test_revealed_cards_come_back() -> None:
    t = cult("fox_anvil", "armorers", "mouse_sword")
    t.top("sappers")
    t.begin("lizards", "daylight")
    t.say("sacrifice armorers", f"ritual recruit {F1} with fox_anvil", "done")
    assert revealed(t) == []
    assert sorted(t.cards("lizards")) == ["armorers", "fox_anvil", "mouse_sword", "sappers"]
    known = t.game.view(t.g, 1).seats[0].known
    assert sorted(CARD_IDS[card] for card in known) == ["armorers", "fox_anvil"], "everybody saw these two"


@rule("R-10.6.1", "I-LC-11")
def test_what_everybody_knows_of_the_hand_follows_the_card() -> None:
    t = cult("fox_anvil", "mouse_sword")
    for turn in range(2):
        t.begin("lizards", "daylight")
        t.say(f"ritual recruit {F1} with fox_anvil")
        assert t.game.view(t.g, 1).seats[0].known == [], f"it lies open, turn {turn}"
        t.say("done")
        assert [CARD_IDS[card] for card in t.game.view(t.g, 1).seats[0].known] == ["fox_anvil"]


@rule("W-LC3", "W-D2")
def test_an_empty_hand_leaves_the_free_window() -> None:
    t = cult()
    t.put("lizards", "warriors", F1)
    t.crafted("lizards", "tax_collector")
    t.begin("lizards", "daylight")
    assert t.offered() == ["done", f"tax collector {F1}"]


@rule("S-023", "R-10.2.1", "R-10.6.2", "I-CRAFT-4", "W-LC4")
def test_only_gardens_of_the_outcast_craft() -> None:
    t = cult("scouting_party", "codebreakers", "fox_anvil", "royal_claim", "tax_collector")
    t.board("lizards").outcast = MOUSE
    t.put("lizards", "mouse_garden", M1)
    t.put("lizards", "mouse_garden", M2)
    t.put("lizards", "fox_garden", F1)
    t.begin("lizards", "evening")
    assert t.asked == ("lizards", "Crafting")
    assert sorted(t.offered("craft")) == sorted(
        [f"craft codebreakers with {M1}", f"craft codebreakers with {M2}", f"craft scouting_party with {M1},{M2}"]
    )
    t.say(f"craft scouting_party with {M1},{M2}")
    assert t.play_area("lizards") == ["scouting_party"]
    assert t.asked == ("lizards", "KeepHandLimit"), "no garden is left; two cards were drawn"


@rule("I-CRAFT-4")
def test_an_icon_of_any_suit_takes_gardens_of_the_outcast() -> None:
    t = cult("royal_claim")
    t.board("lizards").outcast = RABBIT
    for clearing in (R1, R2, R3):
        t.put("lizards", "rabbit_garden", clearing)
    t.put("lizards", "mouse_garden", M1)
    t.begin("lizards", "evening")
    assert t.offered("craft") == [], "three of four icons"
    t.put("lizards", "rabbit_garden", R4)
    assert t.offered("craft") == [f"craft royal_claim with {R1},{R2},{R3},{R4}"]


@rule("R-10.2.1", "W-LC4")
def test_there_is_no_crafting_in_daylight() -> None:
    t = cult("fox_anvil")
    t.put("lizards", "fox_garden", F1)
    t.begin("lizards", "daylight")
    assert t.offered("craft") == []
    t.say("done")
    assert t.offered("craft") == [f"craft fox_anvil with {F1}"]
    t.say(f"craft fox_anvil with {F1}")
    assert (t.points("lizards"), t.items("lizards"), souls(t)) == (2, ["hammer"], ["fox_anvil"])


@rule("R-10.6.3", "T-LC", "W-LC4", "I-DECK-5")
@pytest.mark.parametrize(("foxes", "rabbits", "mice", "drawn"), [(0, 0, 0, 1), (1, 1, 1, 1), (2, 1, 0, 2), (3, 2, 2, 4)])
def test_the_second_garden_of_a_suit_uncovers_a_card(foxes: int, rabbits: int, mice: int, drawn: int) -> None:
    t = cult()
    for piece, clearing, number in (("fox_garden", F4, foxes), ("rabbit_garden", R3, rabbits), ("mouse_garden", M1, mice)):
        t.g.open_slots[clearing] = 5
        t.put("lizards", piece, clearing, number)
    t.begin("lizards", "evening")
    assert len(t.cards("lizards")) == drawn


@rule("R-10.6.3", "W-LC4")
def test_five_cards_are_kept() -> None:
    t = cult("fox_anvil", "armorers", "mouse_sword", "fox_root_tea", "sappers")
    t.top("rabbit_bake_sale")
    t.begin("lizards", "evening")
    assert t.asked == ("lizards", "KeepHandLimit")
    t.say("discard fox_anvil")
    assert len(t.cards("lizards")) == 5
    assert souls(t) == ["fox_anvil"]


@rule("W-LC4", "W-X1", "I-CC-2", "R-10.6.1")
def test_returned_cards_serve_to_expose_before_the_draw() -> None:
    t = cult("fox_anvil", others=("corvids", "eyrie"))
    plot(t, "bomb", F1)
    t.begin("lizards", "daylight")
    t.say(f"ritual recruit {F1} with fox_anvil")
    assert t.asked == ("lizards", "Crafting"), "nothing to craft with, but the card is back"
    t.say(f"expose {F1} as bomb showing fox_anvil")
    assert t.points("lizards") == 1
