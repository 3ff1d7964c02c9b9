"""K-X: the Exiles and Partisans deck."""

import pytest

from hvozd.games.root.components import CARD, CARDS, FOX, deck_cards
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.craft import craft
from hvozd.games.root.rules.events import GaveCard
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.state import RootState
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, M1, M2, M3, M4, R1, R2, R3, R4, Table

rule = pytest.mark.rule


def table(*factions: str, **options: int) -> Table:
    return Table(*(factions or ("marquise", "eyrie", "alliance")), deck="exiles", **options)


def play_card(t: Table, name: str, card: str) -> None:
    """The card is crafted by magic: it enters the play area with all it does there."""
    t.hand(name, card)
    craft(t.g, t.seat(name), CARD[card])


def state(t: Table) -> RootState:
    return t.g


@rule("R-C.2", "R-B.5.1", "K-C.1", "K-C.2", "K-C.3")
def test_the_deck_replaces_the_base_deck_as_a_whole() -> None:
    exiles = deck_cards("exiles")
    assert len(exiles) == 54
    kinds = [CARDS[card].kind for card in exiles]
    assert (kinds.count("ambush"), kinds.count("dominance"), kinds.count("item")) == (5, 4, 20)
    assert CARD["armorers"] not in exiles
    assert sorted(table().g.deck) == sorted(exiles)


# -- what holds without being used ----------------------------------------------------------------------------------------


@rule("K-X.1", "I-CARD-15", "I-WA-12", "S-135")
def test_sympathy_across_a_river() -> None:
    t = table("alliance", "marquise")
    t.put("alliance", "sympathy", R2)
    t.fill(t.board("alliance").supporters, "mouse_sword")
    t.begin("alliance")
    assert not t.can("spread 7 with mouse_sword")
    play_card(t, "alliance", "boat_builders")
    t.begin("alliance")
    assert t.can("spread 7 with mouse_sword")


@rule("K-X.1", "I-CARD-15")
def test_boat_builders_leave_with_their_card() -> None:
    t = table("marquise", "eyrie")
    play_card(t, "marquise", "boat_builders")
    t.put("marquise", "warriors", R2, 2)
    t.begin("marquise", "daylight")
    assert t.can("move 4>7 x1")
    t.crafted("eyrie", "saboteurs")
    t.board("eyrie").leader = 0
    t.begin("eyrie")
    t.say("saboteurs marquise boat_builders")
    t.begin("marquise", "daylight")
    assert not t.can("move 4>7 x1")


@rule("K-X.4", "I-CARD-15", "S-134")
def test_corvid_planners_without_rule() -> None:
    t = table("marquise", "eyrie", "corvids")
    t.put("marquise", "warriors", F1)
    t.put("eyrie", "warriors", F1, 2)
    t.put("eyrie", "warriors", R3, 2)
    t.begin("marquise", "daylight")
    assert not t.can("move 1>5 x1")
    play_card(t, "marquise", "corvid_planners")
    t.begin("marquise", "daylight")
    assert t.can("move 1>5 x1")
    assert not t.can("move 1>3 x1"), "adjacency stays"
    plot(t, "snare", F1, up=True)
    t.begin("marquise", "daylight")
    assert not t.can("move 1>5 x1"), "a snare stays"


@rule("K-X.14", "I-CARD-17", "S-004")
def test_soup_kitchens_count_tokens_twice() -> None:
    t = table("marquise", "alliance", "vagabond")
    t.put("alliance", "sympathy", F1)
    t.put("marquise", "wood", F1, 3)
    t.put("vagabond", "pawn", F1)
    assert t.ruler(F1) is None
    play_card(t, "marquise", "soup_kitchens")
    assert t.ruler(F1) == "marquise"
    assert t.g.strength[F1] == 6
    t.put("alliance", "warriors", F1, 7)
    assert t.ruler(F1) == "alliance"


@rule("K-X.14", "K-X.13", "I-WIN-4", "I-CARD-11", "S-014")
def test_saboteurs_help_a_dominance() -> None:
    t = table("marquise", "alliance", "eyrie")
    t.dominate("marquise", "rabbit_dominance")
    for clearing in (R1, R2, R3):
        t.put("marquise", "warriors", clearing)
    t.put("alliance", "sympathy", R3)
    play_card(t, "alliance", "soup_kitchens")
    t.crafted("marquise", "saboteurs")
    assert t.ruler(R3) == "alliance"
    t.turn("marquise")
    assert t.asked == ("marquise", "Window")
    t.say("saboteurs alliance soup_kitchens")
    assert t.winners() == ["marquise"]


@rule("K-X.16", "I-CARD-16", "I-MC-9", "S-130")
def test_tunnels_between_workshops() -> None:
    t = table("marquise", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("marquise", "workshop", M4)
    t.put("eyrie", "warriors", M4, 3)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "wood", M4, 2)
    play_card(t, "marquise", "tunnels")
    t.begin("marquise", "daylight")
    assert t.can("move 1>11 x1")
    assert not t.offered("build sawmill 1"), "no open slot in 1"
    t.put("marquise", "warriors", R3, 2)
    t.begin("marquise", "daylight")
    assert not t.offered("build sawmill 5 wood 11"), "she does not rule 11"
    t.put("marquise", "warriors", M4, 4)
    t.put("marquise", "sawmill", F2)
    t.begin("marquise", "daylight")
    assert t.offered("build sawmill 5 wood 11"), "wood is connected through the tunnels"


@rule("K-X.9", "I-CARD-19", "I-EYR-5", "S-025")
@pytest.mark.parametrize(("leader", "points"), [(1, 2), (0, 4)])
def test_master_engravers_for_the_eyrie(leader: int, points: int) -> None:
    t = table("eyrie", "marquise")
    t.board("eyrie").leader = leader
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "roost", R2)
    play_card(t, "eyrie", "master_engravers")
    t.hand("eyrie", "rabbit_bake_sale")
    t.begin("eyrie", "daylight")
    t.say("craft rabbit_bake_sale with 3,4")
    assert t.points("eyrie") == points


@rule("K-X.10", "I-CARD-8", "W-CR2")
def test_murine_broker_draws_for_others_items() -> None:
    t = table("marquise", "alliance")
    play_card(t, "marquise", "murine_broker")
    t.put("alliance", "sympathy", F1)
    t.hand("alliance", "fox_anvil")
    t.begin("alliance", "daylight")
    t.say("craft fox_anvil with 1")
    assert len(t.cards("marquise")) == 1
    t.put("marquise", "workshop", R1)
    t.hand("marquise", "rabbit_a_visit_to_friends")
    t.begin("marquise", "daylight")
    t.say("craft rabbit_a_visit_to_friends with 3")
    assert len(t.cards("marquise")) == 1, "not for the own items"


@rule("K-X.3", "I-CARD-10", "S-126", "W-B1")
def test_coffin_makers_and_acolytes() -> None:
    t = table("marquise", "lizards", "alliance")
    play_card(t, "marquise", "coffin_makers")
    g = state(t)
    lizards, alliance = t.seat("lizards"), t.seat("alliance")
    t.put("lizards", "warriors", F2, 9)
    t.put("lizards", "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 4)
    g.warriors[lizards * 13 + F2] -= 9
    g.strength[lizards * 13 + F2] -= 9
    return_warriors(g, lizards, 9)
    assert g.on_cards[lizards] == 9
    t.dice(2, 0)
    t.run(StartBattle(F1, t.seat("marquise"), lizards), turn="marquise")
    assert t.board("lizards").acolytes == 2, "Revenge first"
    t.put("alliance", "warriors", R1)
    t.board("alliance").officers = 1
    t.g.supply[alliance] -= 1
    t.begin("alliance", "evening")
    t.say("organize 3")
    assert g.on_cards[alliance] == 1
    before = t.supply("lizards")
    t.begin("marquise")
    assert t.offered() == ["coffin makers"], "mandatory"
    t.say("coffin makers")
    assert t.points("marquise") == 2
    assert t.supply("lizards") == before + 9
    assert not any(g.on_cards)


@rule("K-X.3", "I-CARD-10")
@pytest.mark.parametrize(("rulings", "kept"), [((), (3, 1)), (("X-11",), (3, 0))], ids=["letter", "X-11"])
def test_what_coffin_makers_keep(rulings: tuple[str, ...], kept: tuple[int, int]) -> None:
    """By the letter every return to a supply; by the other reading what was removed from the map, no spent acolyte."""
    t = table("marquise", "alliance", "lizards")
    t.g.rulings = rulings
    play_card(t, "marquise", "coffin_makers")
    t.put("alliance", "warriors", F1, 2)
    t.put("marquise", "warriors", F1, 4)
    t.dice(2, 2)
    t.run(StartBattle(F1, t.seat("marquise"), t.seat("alliance")), turn="marquise")
    t.put("alliance", "warriors", R1)
    t.board("alliance").officers = 1
    t.g.supply[t.seat("alliance")] -= 1
    t.begin("alliance", "evening")
    t.say("organize 3")
    return_warriors(t.g, t.seat("lizards"), 1)
    assert (t.g.on_cards[t.seat("alliance")], t.g.on_cards[t.seat("lizards")]) == kept


@rule("K-X.3", "I-CARD-10")
def test_coffins_empty_when_the_card_leaves_play() -> None:
    t = table("marquise", "eyrie")
    play_card(t, "marquise", "coffin_makers")
    t.put("eyrie", "warriors", F1)
    t.put("marquise", "warriors", F1, 3)
    t.dice(1, 0)
    t.run(StartBattle(F1, t.seat("marquise"), t.seat("eyrie")), turn="marquise")
    assert (t.g.on_cards[t.seat("eyrie")], t.supply("eyrie")) == (1, 19)
    t.crafted("eyrie", "saboteurs")
    t.board("eyrie").leader = 0
    t.begin("eyrie")
    t.say("saboteurs marquise coffin_makers")
    assert t.supply("eyrie") == 20


@rule("I-MC-6", "K-X.3")
def test_field_hospitals_beat_coffin_makers() -> None:
    t = table("eyrie", "marquise")
    play_card(t, "eyrie", "coffin_makers")
    t.put("marquise", "keep", R1)
    t.put("marquise", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 4)
    t.hand("marquise", "fox_anvil")
    t.dice(2, 0)
    t.board("eyrie").leader = 0
    t.run(StartBattle(F1, t.seat("eyrie"), t.seat("marquise")), turn="eyrie")
    t.say("no ambush", "treat with fox_anvil")
    assert t.warriors("marquise", R1) == 2
    assert not any(t.g.on_cards)


# -- Birdsong ---------------------------------------------------------------------------------------------------------------


@rule("K-X.15", "I-CARD-4", "I-CARD-11", "S-133")
def test_swap_meet_against_a_single_card() -> None:
    t = table("marquise", "eyrie")
    t.crafted("marquise", "swap_meet")
    t.hand("marquise", "fox_anvil")
    t.hand("eyrie", "mouse_sword")
    t.begin("marquise")
    t.say("swap meet eyrie")
    assert t.asked == ("marquise", "GiveBack")
    assert t.offered() == ["give fox_anvil", "give mouse_sword"], "the stolen one included"
    t.say("give mouse_sword")
    assert (t.cards("marquise"), t.cards("eyrie")) == (["fox_anvil"], ["mouse_sword"])
    assert t.offered("swap") == [] if t.asked else True
    third = [event for event in t.journal(None) if isinstance(event, GaveCard)]
    assert third == [], "seen by the two only"


@rule("K-X.6", "I-CARD-13", "I-WA-1", "S-065", "R-1.1.4")
def test_false_orders_into_sympathy() -> None:
    t = table("duchy", "marquise", "alliance")
    t.crafted("duchy", "false_orders")
    t.put("marquise", "warriors", M1, 3)
    t.put("alliance", "sympathy", F2)
    t.hand("marquise", "fox_anvil")
    t.begin("duchy")
    t.say("false orders marquise 2>6")
    assert (t.warriors("marquise", M1), t.warriors("marquise", F2)) == (1, 2), "half, rounded up"
    assert t.asked == ("marquise", "Outrage"), "the victim pays"
    assert t.play_area("duchy") == []


@rule("K-X.6", "I-CARD-13", "S-127")
def test_false_orders_and_snares() -> None:
    t = table("duchy", "corvids", "marquise", "vagabond")
    t.crafted("duchy", "false_orders")
    plot(t, "snare", M1, up=True)
    t.put("corvids", "warriors", M1, 3)
    t.put("marquise", "warriors", M1, 3)
    t.put("vagabond", "pawn", M1)
    t.begin("duchy")
    orders = {text.split()[2] for text in t.offered("false orders")}
    assert orders == {"corvids"}, "their own snare does not bind them; Marquise is held, a pawn has no warriors"
    t.say("false orders corvids 2>6")
    assert t.warriors("corvids", F2) == 2


@rule("K-X.5", "I-CARD-20", "S-129", "W-B4")
def test_eyrie_emigre_without_a_battle() -> None:
    t = table("marquise", "eyrie")
    t.crafted("marquise", "eyrie_emigre")
    t.put("marquise", "warriors", F1, 3)
    t.begin("marquise")
    assert t.offered() == ["eyrie emigre", "discard eyrie emigre"], "one way or the other"
    t.say("eyrie emigre", "move 1>5 x2")
    assert t.play_area("marquise") == []
    assert t.discard_pile() == ["eyrie_emigre"]


@rule("K-X.5", "I-CARD-20")
def test_eyrie_emigre_moves_and_fights() -> None:
    t = table("marquise", "eyrie")
    t.crafted("marquise", "eyrie_emigre")
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", R3)
    t.dice(1, 0)
    t.begin("marquise")
    t.say("eyrie emigre", "move 1>5 x2")
    assert t.offered() == ["battle 5 eyrie", "done"]
    t.say("battle 5 eyrie")
    assert t.warriors("eyrie", R3) == 0
    assert t.play_area("marquise") == ["eyrie_emigre"]
    t.g.used = []
    t.begin("marquise")
    t.say("discard eyrie emigre")
    assert t.play_area("marquise") == []


@rule("K-X.5", "I-CARD-20")
def test_eyrie_emigre_who_declines_the_battle_discards_the_card() -> None:
    t = table("marquise", "eyrie")
    t.crafted("marquise", "eyrie_emigre")
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", R3)
    t.begin("marquise")
    t.say("eyrie emigre", "move 1>5 x2", "done")
    assert (t.warriors("marquise", R3), t.warriors("eyrie", R3)) == (2, 1)
    assert t.play_area("marquise") == [] and t.discard_pile() == ["eyrie_emigre"]


# -- Daylight and Evening ---------------------------------------------------------------------------------------------------


@rule("K-X.12", "I-CARD-12", "I-MC-4", "S-131")
def test_propaganda_at_the_keep_and_elsewhere() -> None:
    t = table("lizards", "marquise")
    t.crafted("lizards", "propaganda_bureau")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "warriors", F2)
    t.hand("lizards", "fox_anvil", "mouse_sword")
    t.hand("marquise", "fox_root_tea")
    t.begin("lizards", "daylight")
    assert t.offered("propaganda") == ["propaganda 6 marquise with fox_anvil"]
    t.say("propaganda 6 marquise with fox_anvil")
    assert t.asked == ("marquise", "FieldHospitals")
    t.say("treat with fox_root_tea")
    assert (t.warriors("lizards", F2), t.warriors("marquise", F2), t.warriors("marquise", F1)) == (1, 0, 3)
    assert t.offered("propaganda") == [], "once"


@rule("K-X.8", "I-CARD-18")
def test_the_league_exhausts_an_item_for_good() -> None:
    t = table("marquise", "eyrie")
    t.crafted("marquise", "league_of_adventurous_mice")
    for item in (0, 4):
        t.g.items[item] -= 1
        t.g.box[0].append(item)
    t.put("marquise", "warriors", F1, 2)
    t.begin("marquise", "daylight")
    assert t.offered("league") == ["league boots", "league sword"]
    t.say("league sword", "move 1>5 x1")
    assert (t.g.box[0], t.g.exhausted[0]) == ([0], [4])
    assert t.offered("league") == [], "once a Daylight"
    t.begin("marquise", "daylight", only=False)
    t.g.used = []
    assert t.offered("league") == ["league boots"], "a sword exhausted stays so"


@rule("K-X.11", "I-CARD-21", "S-038", "I-BAT-11")
def test_fox_partisans_keep_foxes_and_birds() -> None:
    t = table("marquise", "alliance")
    play_card(t, "alliance", "fox_partisans")
    t.put("marquise", "warriors", F1, 4)
    t.put("alliance", "warriors", F1)
    t.hand("alliance", "fox_anvil", "bird_crossbow", "mouse_sword", "rabbit_bake_sale")
    t.dice(0, 0)
    t.run(StartBattle(F1, t.seat("marquise"), t.seat("alliance")), turn="marquise")
    t.say("no ambush")
    assert t.asked == ("alliance", "UseEffects")
    t.say("partisans fox without -")
    assert t.warriors("marquise", F1) == 3
    assert t.cards("alliance") == ["bird_crossbow", "fox_anvil"]
    assert sorted(t.discard_pile()) == ["mouse_sword", "rabbit_bake_sale"]


@rule("K-X.11")
def test_partisans_fight_in_their_own_suit_only() -> None:
    t = table("marquise", "alliance")
    play_card(t, "alliance", "fox_partisans")
    t.put("marquise", "warriors", M1, 4)
    t.put("alliance", "warriors", M1)
    t.dice(0, 0)
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("alliance")), turn="marquise")
    assert t.asked is None
    assert t.g.suits[M1] != FOX


@rule("K-X.2", "K-X.7", "I-CARD-9", "I-CARD-14", "S-128", "W-E1", "W-E3")
def test_charm_offensive_with_informants() -> None:
    t = table("alliance", "marquise")
    t.crafted("alliance", "charm_offensive", "informants")
    t.discarded("fox_ambush", "bird_ambush")
    t.begin("alliance", "evening")
    t.say("charm offensive marquise")
    assert t.offered() == ["draw", "informants bird_ambush", "informants fox_ambush"]
    t.say("informants fox_ambush")
    assert t.points("marquise") == 1
    assert t.cards("alliance") == ["fox_ambush"]
    assert t.asked == ("alliance", "DrawOrInstead"), "the choice comes again at the normal draw"
    t.say("draw")
    assert len(t.cards("alliance")) == 2


@rule("K-X.7", "I-CARD-14")
def test_informants_need_an_ambush_in_the_discard_pile() -> None:
    t = table("alliance", "marquise")
    t.crafted("alliance", "informants")
    t.discarded("fox_anvil")
    t.begin("alliance", "evening")
    assert t.asked is None
    assert len(t.cards("alliance")) == 1


@rule("K-X.13", "I-CARD-11")
def test_saboteurs_only_at_the_start_and_never_a_dominance() -> None:
    t = table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "saboteurs")
    t.dominate("eyrie", "fox_dominance")
    t.crafted("eyrie", "tunnels")
    t.g.links.append((t.seat("eyrie"), CARD["tunnels"]))
    t.begin("marquise")
    assert t.offered("saboteurs") == ["saboteurs eyrie tunnels"]
    t.say("done")
    assert t.asked is None, "the window is closed"


def test_unused_clearings_are_what_they_seem() -> None:
    t = table("marquise", "eyrie")
    assert [t.g.suits[c] for c in (F3, R4, M2, M3, M4)] == [0, 1, 2, 2, 2]
