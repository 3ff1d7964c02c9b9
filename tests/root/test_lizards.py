"""R-10: the Lizard Cult: setup, Pilgrims, Lost Souls, the Outcast, fear and revenge."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import CARD, CARD_IDS, FOX, MOUSE, RABBIT
from hvozd.games.root.factions.alliance.supporters import Outrage
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.removal import sweep
from hvozd.games.root.rules.turn import KeepHandLimit
from hvozd.games.root.setup.start import SetUpFaction
from hvozd.games.root.state import PIECE_KINDS
from tests.root.table import F1, F2, F3, F4, M1, M2, M4, R1, Call, Table

rule = pytest.mark.rule


def souls(t: Table) -> list[str]:
    return sorted(CARD_IDS[card] for card in t.board("lizards").souls)


def outcast(t: Table) -> tuple[int, bool]:
    return t.board("lizards").outcast, t.board("lizards").hated


def battle(t: Table, clearing: int, attacker: str, defender: str, chooser: int = -1) -> None:
    t.run(StartBattle(clearing, t.seat(attacker), t.seat(defender), chooser), turn=attacker)


# -- setup -------------------------------------------------------------------------------------------------------------


@rule("R-10.3.1", "R-10.3.2", "R-10.3.3", "R-10.3.4", "W-S6")
def test_setup_opposite_the_keep() -> None:
    t = Table("marquise", "lizards", "alliance")
    t.g.homes[0] = F1
    t.run(SetUpFaction(1))
    assert t.offered() == ["start in 3"], "the corner opposite the keep"
    t.say("start in 3")
    assert (t.warriors("lizards", R1), t.pieces("lizards", "rabbit_garden", R1)) == (4, 1)
    assert [t.warriors("lizards", clearing) for clearing in (F2, M2, M4)] == [1, 1, 1]
    assert t.supply("lizards") == 25 - 7
    assert sum(t.g.stock[PIECE_KINDS : 2 * PIECE_KINDS]) == 14
    assert t.offered() == ["outcast fox", "outcast rabbit", "outcast mouse"]
    t.say("outcast mouse")
    assert outcast(t) == (MOUSE, False)


@rule("R-10.3.2", "W-S6")
def test_the_corners_left_by_marquise_and_eyrie_are_both_free() -> None:
    t = Table("marquise", "eyrie", "lizards")
    t.g.homes[:2] = [F1, R1]
    t.run(SetUpFaction(2))
    assert t.offered() == ["start in 2", "start in 4"]


@rule("R-10.3.2", "W-S6")
def test_without_marquise_and_eyrie_any_corner_will_do() -> None:
    t = Table("alliance", "lizards")
    t.run(SetUpFaction(1))
    assert t.offered() == ["start in 1", "start in 2", "start in 3", "start in 4"]


# -- Pilgrims ----------------------------------------------------------------------------------------------------------


@rule("S-002", "R-10.2.4", "I-LC-13", "R-7.2.2")
def test_a_garden_rules_against_everything() -> None:
    t = Table("marquise", "eyrie", "lizards")
    t.put("marquise", "warriors", F3, 2)
    t.put("eyrie", "warriors", F3)
    t.put("eyrie", "roost", F3)
    assert t.ruler(F3) == "eyrie", "two against two"
    t.put("lizards", "fox_garden", F3)
    assert t.ruler(F3) == "lizards"
    t.put("eyrie", "warriors", F3, 9)
    assert t.ruler(F3) == "lizards"
    t.run(Call(lambda g: sweep(g, 1, [F3])), turn="eyrie")
    assert t.ruler(F3) == "eyrie", "with the garden the rule goes"


# -- Lost Souls --------------------------------------------------------------------------------------------------------


@rule("R-10.2.6", "I-LC-4")
def test_spent_discarded_and_used_up_cards_are_lost_souls() -> None:
    t = Table("marquise", "lizards", "alliance")
    t.put("marquise", "workshop", M1)
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "warriors", F1)
    t.hand(
        "marquise",
        "mouse_root_tea",
        "fox_anvil",
        "armorers",
        "sappers",
        "mouse_sword",
        "royal_claim",
        "fox_favor",
        "rabbit_favor",
    )
    t.begin("marquise", "daylight")
    t.say(f"craft mouse_root_tea with {M1}", f"overwork {F1} with fox_anvil", "extra action with armorers")
    t.run(KeepHandLimit(0), turn="marquise")
    assert t.asked is None, "five cards are left"
    assert souls(t) == ["armorers", "fox_anvil", "mouse_root_tea"]
    t.hand("marquise", "mouse_favor")
    t.run(KeepHandLimit(0), turn="marquise")
    t.say("discard mouse_favor")
    assert souls(t) == ["armorers", "fox_anvil", "mouse_favor", "mouse_root_tea"]
    assert t.discard_pile() == []
    for viewer in (0, 1, 2, None):
        board = t.game.view(t.g, viewer).seats[1].board
        assert sorted(CARD_IDS[card] for card in board.souls) == souls(t), "everybody may look"


@rule("I-LC-4")
def test_given_and_tucked_cards_are_no_lost_souls() -> None:
    t = Table("eyrie", "lizards", "alliance")
    t.put("eyrie", "roost", F1)
    t.board("eyrie").leader = 0
    t.hand("eyrie", "fox_anvil", "mouse_sword", "rabbit_bake_sale")
    t.begin("eyrie")
    t.say("add fox_anvil to recruit", "done")
    t.run(Outrage(0, 2, M1), turn="eyrie")
    t.say("outrage mouse_sword")
    assert souls(t) == []
    t.hand("alliance", "fox_root_tea")
    t.begin("alliance", "daylight")
    t.say("mobilize fox_root_tea")
    assert souls(t) == []
    assert [CARD_IDS[card] for card in t.board("alliance").supporters] == ["fox_root_tea", "mouse_sword"]


@rule("S-064", "R-10.2.6", "R-10.4.1", "I-LC-4")
def test_spent_supporters_are_lost_souls_and_birds_are_ignored() -> None:
    t = Table("alliance", "lizards", "eyrie")
    t.put("alliance", "sympathy", F1)
    t.put("eyrie", "warriors", F1)
    t.fill(t.board("alliance").supporters, "armorers", "sappers")
    t.fill(t.board("lizards").souls, "rabbit_ambush")
    t.begin("alliance")
    t.say(f"revolt {F1} with armorers,sappers")
    assert souls(t) == ["armorers", "rabbit_ambush", "sappers"]
    t.begin("lizards")
    assert outcast(t) == (RABBIT, False), "one rabbit leads before two birds"


@rule("S-093", "I-LC-3", "R-10.2.6", "R-10.4.2", "R-3.3.3", "I-DECK-3")
def test_a_dominance_card_waits_among_the_lost_souls() -> None:
    t = Table("eyrie", "lizards", "marquise", deck="exiles")
    t.put("eyrie", "warriors", F2)
    t.put("marquise", "warriors", F2)
    t.crafted("eyrie", "propaganda_bureau")
    t.hand("eyrie", "fox_dominance", "fox_anvil")
    t.board("eyrie").leader = 0
    t.score("eyrie", 12)
    t.begin("eyrie", "daylight")
    t.say(f"propaganda {F2} marquise with fox_dominance")
    assert souls(t) == ["fox_dominance"]
    assert t.available() == []
    t.hand("marquise", "fox_root_tea")
    t.begin("marquise", "daylight")
    assert t.offered("take") == []
    t.begin("lizards")
    assert (souls(t), t.available(), t.discard_pile()) == ([], ["fox_dominance"], [])
    assert outcast(t) == (FOX, True), "it counted for its suit"
    t.begin("marquise", "daylight")
    assert t.offered("take") == ["take fox_dominance for fox_root_tea"]


@rule("S-008", "I-DECK-3", "R-7.4.1")
def test_lost_souls_are_never_shuffled_in() -> None:
    t = Table("eyrie", "lizards", "marquise")
    t.put("eyrie", "roost", F1)
    t.board("eyrie").leader = 0
    t.fill(t.board("lizards").souls, *(CARD_IDS[card] for card in t.g.deck[:9]))
    t.empty_deck()
    t.begin("eyrie")
    assert t.asked is None, "no card for the Decree, nobody is asked"
    assert t.cards("eyrie") == []
    assert not any(t.board("eyrie").decree)
    assert len(souls(t)) == 9


# -- the Outcast -------------------------------------------------------------------------------------------------------

FOXES = ("fox_anvil", "fox_ambush", "fox_root_tea")
MICE = ("mouse_sword", "mouse_ambush", "mouse_root_tea")
BIRDS = ("armorers", "armorers", "sappers", "sappers", "royal_claim")


@rule("S-088", "R-10.4", "R-10.4.1", "R-10.4.2", "I-LC-7", "W-LC1")
@pytest.mark.parametrize(("fourth", "expected"), [((), (RABBIT, True)), (("fox_favor",), (FOX, False))])
def test_the_leading_suit_is_the_outcast(fourth: tuple[str, ...], expected: tuple[int, bool]) -> None:
    t = Table("lizards", "eyrie", "marquise")
    t.board("lizards").outcast = RABBIT
    t.fill(t.board("lizards").souls, *FOXES, *MICE, *BIRDS, *fourth)
    t.begin("lizards")
    assert t.asked is None, "all of it happens by itself"
    assert outcast(t) == expected
    assert souls(t) == []
    assert sorted(t.discard_pile()) == sorted((*FOXES, *MICE, *BIRDS, *fourth))


@rule("R-10.4.1", "I-LC-7")
def test_the_same_suit_again_is_hated_and_stays_so() -> None:
    t = Table("lizards", "eyrie")
    board = t.board("lizards")
    seen = []
    for cards in (("fox_anvil",), ("fox_ambush",), (), ("mouse_sword",), ("mouse_ambush", "fox_favor")):
        t.fill(board.souls, *cards)
        t.begin("lizards")
        seen.append(outcast(t))
    assert seen == [(FOX, True), (FOX, True), (FOX, True), (MOUSE, False), (MOUSE, True)]


# -- Fear of the Faithful ----------------------------------------------------------------------------------------------


@rule("S-092", "R-10.2.5", "I-LC-6", "I-GEN-8", "W-LC5")
def test_each_garden_removed_costs_a_random_card() -> None:
    t = Table("marquise", "lizards", "eyrie")
    t.put("lizards", "fox_garden", F1)
    t.put("lizards", "fox_garden", F2)
    t.put("lizards", "rabbit_garden", R1)
    t.hand("lizards", "fox_anvil", "mouse_sword", "rabbit_bake_sale")
    held = t.cards("lizards")
    t.dice(1, 1)
    t.run(SweepSuit(0, FOX), turn="marquise")
    assert t.asked is None, "the Cult is asked nothing"
    assert t.cards("lizards") == held[:1], "the second, then the second of the rest"
    assert souls(t) == sorted(held[1:])
    assert t.points("marquise") == 2
    t.run(SweepSuit(0, RABBIT), turn="marquise")
    assert t.cards("lizards") == []
    t.put("lizards", "mouse_garden", M1)
    t.run(SweepSuit(0, MOUSE), turn="marquise")
    assert t.points("marquise") == 4, "an empty hand has nothing to lose"


# -- Revenge -----------------------------------------------------------------------------------------------------------


@rule("S-089", "R-10.2.3", "I-LC-1")
def test_only_defenders_become_acolytes() -> None:
    t = Table("lizards", "eyrie")
    t.put("lizards", "warriors", F2, 5)
    t.put("eyrie", "warriors", F2, 7)
    t.dice(2, 2)
    battle(t, F2, "lizards", "eyrie")
    assert (t.supply("lizards"), t.board("lizards").acolytes) == (22, 0)
    t.dice(3, 0)
    battle(t, F2, "eyrie", "lizards")
    assert (t.warriors("lizards", F2), t.supply("lizards"), t.board("lizards").acolytes) == (0, 22, 3)


@rule("I-LC-1")
def test_an_instigated_battle_is_a_defence_too_and_a_favor_is_none() -> None:
    t = Table("lizards", "eyrie", "marquise")
    t.put("lizards", "warriors", F2, 3)
    t.put("eyrie", "warriors", F2, 3)
    t.dice(1, 0)
    battle(t, F2, "eyrie", "lizards", chooser=2)
    assert (t.supply("lizards"), t.board("lizards").acolytes) == (22, 1)
    t.run(SweepSuit(2, FOX), turn="marquise")
    assert (t.supply("lizards"), t.board("lizards").acolytes) == (24, 1)


@rule("I-LC-1", "R-11.2.5.I", "I-RF-8")
def test_funds_that_come_home_during_a_defence_are_no_acolytes() -> None:
    t = Table("riverfolk", "lizards")
    t.put("riverfolk", "warriors", F2)
    t.put("riverfolk", "fox_trade_post", F2)
    t.put("lizards", "warriors", F2, 3)
    t.g.supply[1] -= 2
    t.board("riverfolk").funds[1] = 2
    t.dice(2, 2)
    battle(t, F2, "riverfolk", "lizards")
    assert t.pieces("riverfolk", "fox_trade_post", F2) == 0
    assert (t.board("riverfolk").funds[1], t.supply("lizards")) == (1, 25 - 3 - 1)
    assert t.board("lizards").acolytes == 1, "the one hit only"


@rule("I-LC-1", "I-LC-2", "I-GEN-10")
def test_acolytes_lie_off_the_map() -> None:
    t = Table("lizards", "eyrie")
    t.put("lizards", "warriors", F2)
    t.put("eyrie", "warriors", F2, 2)
    t.dice(3, 0)
    battle(t, F2, "eyrie", "lizards")
    assert t.board("lizards").acolytes == 1
    t.run(SweepSuit(1, FOX), turn="eyrie")
    assert t.board("lizards").acolytes == 1
    assert t.ruler(F2) == "eyrie"


@rule("W-LC5")
def test_off_turn_the_cult_is_asked_for_an_ambush_only() -> None:
    t = Table("lizards", "eyrie")
    t.put("lizards", "warriors", F2, 2)
    t.put("eyrie", "warriors", F2, 2)
    t.hand("lizards", "fox_anvil")
    t.dice(1, 1)
    battle(t, F2, "eyrie", "lizards")
    assert t.asked == ("lizards", "OfferAmbush")
    t.say("no ambush")
    assert t.asked is None


@rule("I-LC-10")
def test_birds_stay_wild_outside_the_rituals() -> None:
    t = Table("lizards", "alliance", "eyrie")
    t.hand("lizards", "armorers", "mouse_sword")
    t.g.available.append(t.take_cards(["fox_dominance"])[0])
    t.run(Outrage(0, 1, F4), turn="lizards")
    assert t.offered() == ["outrage armorers"]
    t.begin("lizards", "daylight")
    assert t.offered("take") == ["take fox_dominance for armorers"]
    t.say("take fox_dominance for armorers")
    assert CARD["armorers"] in t.board("lizards").souls
