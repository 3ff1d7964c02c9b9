"""The effects of the base deck: K-B and the rulings I-CARD."""

import pytest

from hvozd.games.root.components import CARDS, deck_cards
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import BattleHits, SawCards, SawHand
from tests.root.table import F1, F2, M1, R1, R3, Table

EFFECT_CARDS = {
    "armorers": "2 bird fox",
    "sappers": "2 bird mouse",
    "brutal_tactics": "2 bird fox,fox",
    "royal_claim": "1 bird any,any,any,any",
    "stand_and_deliver": "2 fox mouse,mouse,mouse",
    "tax_collector": "3 fox fox,rabbit,mouse",
    "command_warren": "2 rabbit rabbit,rabbit",
    "better_burrow_bank": "2 rabbit rabbit,rabbit",
    "cobbler": "2 rabbit rabbit,rabbit",
    "scouting_party": "2 mouse mouse,mouse",
    "codebreakers": "2 mouse mouse",
    "fox_favor": "1 fox fox,fox,fox",
    "rabbit_favor": "1 rabbit rabbit,rabbit,rabbit",
    "mouse_favor": "1 mouse mouse,mouse,mouse",
}


@pytest.mark.parametrize("name", EFFECT_CARDS)
def test_copies_suit_and_cost(name: str) -> None:
    """Ledger K-B: how many of each card, its suit, its cost, whether it stays."""
    deck = deck_cards("base")
    card = next(card for card in CARDS if card.id == name)
    assert f"{deck.count(CARDS.index(card))} {card.suit} {','.join(card.cost)}" == EFFECT_CARDS[name]
    assert card.persistent == ("favor" not in name)


def test_no_other_effects_are_in_the_base_deck() -> None:
    names = {CARDS[card].id for card in deck_cards("base") if CARDS[card].kind in ("effect", "favor")}
    assert names == set(EFFECT_CARDS)


def meet(t: Table, clearing: int, **warriors: int) -> None:
    for name, number in warriors.items():
        t.put(name, "warriors", clearing, number)


@pytest.mark.rule("K-B.1", "S-035", "I-BAT-10", "I-CARD-1")
def test_armorers_cancel_rolled_hits_only() -> None:
    t = Table("marquise", "eyrie")
    t.board("eyrie").leader = 2
    meet(t, M1, marquise=3, eyrie=5)
    t.crafted("marquise", "armorers")
    t.dice(2, 0)
    t.run(StartBattle(M1, 1, 0), turn="eyrie")
    assert t.offered() == ["armorers", "no effect"]
    t.say("armorers")
    assert (t.warriors("marquise", M1), t.play_area("marquise"), t.discard_pile()) == (2, [], ["armorers"])


@pytest.mark.rule("K-B.1", "I-BAT-10")
def test_armorers_are_not_offered_without_rolled_hits_nor_against_an_ambush() -> None:
    t = Table("marquise", "eyrie")
    meet(t, M1, marquise=4, eyrie=1)
    t.crafted("marquise", "armorers")
    t.hand("eyrie", "mouse_ambush")
    t.dice(3, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")
    assert (t.warriors("marquise", M1), t.asked, t.play_area("marquise")) == (2, None, ["armorers"])


@pytest.mark.rule("K-B.1", "R-4.1.3")
def test_armorers_protect_an_attacker_too_and_may_be_kept() -> None:
    for answer, left in (("armorers", 3), ("no effect", 1)):
        t = Table("marquise", "eyrie")
        meet(t, M1, marquise=3, eyrie=3)
        t.crafted("marquise", "armorers")
        t.dice(2, 2)
        t.run(StartBattle(M1, 0, 1), turn="marquise")
        t.say(answer)
        assert t.warriors("marquise", M1) == left


@pytest.mark.rule("K-B.2", "I-BAT-11", "I-CARD-1")
def test_sappers_add_a_hit_for_the_defender_only() -> None:
    t = Table("marquise", "eyrie")
    meet(t, M1, marquise=3, eyrie=3)
    t.crafted("marquise", "sappers")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    assert t.asked is None
    t.dice(0, 0)
    t.run(StartBattle(M1, 1, 0), turn="eyrie")
    t.say("sappers")
    assert (t.warriors("eyrie", M1), t.play_area("marquise"), t.discard_pile()) == (2, [], ["sappers"])


@pytest.mark.rule("K-B.3", "I-BAT-11", "I-CARD-1")
def test_brutal_tactics_add_a_hit_for_the_attacker_and_a_point_for_the_defender() -> None:
    t = Table("marquise", "eyrie")
    meet(t, M1, marquise=3, eyrie=3)
    t.crafted("marquise", "brutal_tactics")
    for battle in (1, 2):
        t.dice(0, 0)
        t.run(StartBattle(M1, 0, 1), turn="marquise")
        t.say("brutal tactics")  # once a battle; the card stays
        assert (t.asked, t.points("eyrie"), t.warriors("eyrie", M1)) == (None, battle, 3 - battle)
    t.dice(0, 0)
    t.run(StartBattle(M1, 1, 0), turn="eyrie")
    assert t.asked is None
    assert BattleHits(0, 1, 1, 0) in t.journal()


@pytest.mark.rule("K-B.4", "I-CARD-2", "W-B3", "W-B2")
def test_royal_claim_scores_clearings_ruled_between_the_steps_of_birdsong() -> None:
    t = Table("marquise", "eyrie")
    for clearing in (F1, F2, M1):
        t.put("marquise", "warriors", clearing, 1)
    meet(t, M1, eyrie=1)
    t.crafted("marquise", "royal_claim")
    t.begin("marquise")
    assert t.offered() == ["royal claim", "done"]
    t.say("done")
    t.put("marquise", "warriors", R1, 1)
    t.say("royal claim")
    assert (t.points("marquise"), t.play_area("marquise"), t.discard_pile()) == (3, [], ["royal_claim"])
    assert t.asked is None


@pytest.mark.rule("W-B3", "W-D2", "W-E2")
def test_cards_of_birdsong_and_daylight_are_not_offered_in_other_phases() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "warriors", F1, 1)
    t.hand("eyrie", "fox_anvil")
    t.crafted("marquise", "royal_claim", "stand_and_deliver", "codebreakers", "tax_collector")
    birdsong = ["royal claim", "stand and deliver eyrie"]
    daylight = ["codebreakers eyrie", f"tax collector {F1}"]
    t.begin("marquise")
    assert sorted(t.offered()) == ["done", *birdsong]
    t.begin("marquise", "daylight")
    assert all(text in t.offered() for text in daylight)
    assert not any(text in t.offered() for text in birdsong)
    t.begin("marquise", "evening")
    assert t.asked is None


@pytest.mark.rule("K-B.5", "I-CARD-4", "I-GEN-8")
def test_stand_and_deliver_takes_a_random_card_once() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("eyrie", "fox_anvil", "mouse_sword", "rabbit_ambush")
    t.crafted("marquise", "stand_and_deliver")
    t.begin("marquise")
    assert t.offered() == ["stand and deliver eyrie", "done"]  # the Alliance has no card
    t.dice(2)
    t.say("stand and deliver eyrie")
    assert (t.cards("marquise"), t.cards("eyrie")) == (["mouse_sword"], ["fox_anvil", "rabbit_ambush"])
    assert (t.points("eyrie"), t.play_area("marquise"), t.asked) == (1, ["stand_and_deliver"], None)


@pytest.mark.rule("I-GEN-8")
def test_every_card_of_the_hand_is_as_likely() -> None:
    taken = set()
    for seed in range(30):
        t = Table("marquise", "eyrie", "alliance", seed=seed)
        t.hand("eyrie", "fox_anvil", "mouse_sword", "rabbit_ambush")
        t.crafted("marquise", "stand_and_deliver")
        t.begin("marquise")
        t.say("stand and deliver eyrie")
        taken.update(t.cards("marquise"))
    assert taken == {"fox_anvil", "mouse_sword", "rabbit_ambush"}


@pytest.mark.rule("K-B.6", "I-CARD-5")
def test_tax_collector_pays_a_warrior_for_a_card() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", M1, 2)
    t.put("marquise", "warriors", R3, 1)
    t.crafted("marquise", "tax_collector")
    t.hand("marquise", "mouse_sword")
    t.top("fox_anvil")
    t.begin("marquise", "daylight")
    assert t.offered("tax") == [f"tax collector {M1}", f"tax collector {R3}"]
    t.say(f"tax collector {M1}")
    assert t.asked == ("marquise", "FieldHospitals")
    assert t.cards("marquise") == ["mouse_sword"]  # the card follows when the removal is complete
    t.say("treat with mouse_sword")
    assert (t.cards("marquise"), t.points("marquise")) == (["fox_anvil"], 0)
    assert (t.warriors("marquise", M1), t.warriors("marquise", F1)) == (1, 1)
    assert not t.offered("tax")


@pytest.mark.rule("I-CARD-5")
def test_tax_collector_takes_no_officer() -> None:
    t = Table("marquise", "alliance")
    t.board("alliance").officers = 2
    t.census = t.game.census(t.g)
    t.crafted("alliance", "tax_collector")
    t.begin("alliance", "daylight")
    assert t.asked == ("alliance", "MilitaryOperations")  # Daylight had nothing to offer


@pytest.mark.rule("K-B.7", "I-CARD-6", "W-D1")
def test_command_warren_battles_before_anything_else_of_daylight() -> None:
    t = Table("marquise", "eyrie")
    meet(t, M1, marquise=2, eyrie=2)
    t.put("eyrie", "roost", F1)
    t.board("eyrie").leader = 0
    t.crafted("eyrie", "command_warren")
    t.hand("eyrie", "fox_anvil")
    t.begin("eyrie", "daylight")
    assert t.offered() == ["command warren", "done"]
    t.dice(1, 0)
    t.say("command warren")
    assert t.offered() == [f"battle {M1} marquise"]
    t.say(f"battle {M1} marquise")
    assert (t.warriors("marquise", M1), t.asked) == (1, ("eyrie", "Crafting"))
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "MarquiseActions")


@pytest.mark.rule("K-B.7", "I-CARD-6")
def test_command_warren_costs_no_action_and_needs_a_battle_to_fight() -> None:
    t = Table("marquise", "eyrie")
    t.crafted("marquise", "command_warren")
    t.put("marquise", "warriors", M1, 2)
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "MarquiseActions")
    meet(t, M1, eyrie=9)
    t.begin("marquise", "daylight")
    t.dice(0, 0)
    t.say("command warren", f"battle {M1} eyrie")
    for _ in range(3):
        assert t.asked == ("marquise", "MarquiseActions")
        t.dice(0, 0)
        t.say(f"battle {M1} eyrie")
    assert t.asked is None
    assert t.play_area("marquise") == ["command_warren"]


@pytest.mark.rule("K-B.8", "I-CARD-3", "W-B1", "I-GEN-4")
def test_better_burrow_bank_draws_for_the_owner_first() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "better_burrow_bank")
    t.top("fox_anvil", "mouse_sword")
    t.begin("marquise")
    assert t.offered() == ["burrow bank eyrie", "burrow bank alliance", "done"]
    t.say("burrow bank alliance")
    assert (t.cards("marquise"), t.cards("alliance"), t.asked) == (["fox_anvil"], ["mouse_sword"], None)


@pytest.mark.rule("I-GEN-5", "K-B.8", "K-B.11")
def test_effects_that_would_do_nothing_are_not_offered() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "better_burrow_bank", "codebreakers", "stand_and_deliver", "cobbler")
    t.empty_deck()
    t.begin("marquise")
    assert t.asked is None
    t.begin("marquise", "daylight")
    assert t.offered() == ["done"]  # nobody has a hand to look at
    t.begin("marquise", "evening")
    assert t.asked is None


@pytest.mark.rule("K-B.9", "I-CARD-6", "W-E1")
def test_cobbler_moves_at_the_start_of_evening() -> None:
    t = Table("marquise", "eyrie")
    t.crafted("marquise", "cobbler")
    t.put("marquise", "warriors", R3, 2)
    t.begin("marquise", "evening")
    assert t.offered() == ["cobbler", "done"]
    assert t.cards("marquise") == []
    t.say("cobbler", f"move {R3}>{F1} x2")
    assert (t.warriors("marquise", F1), len(t.cards("marquise"))) == (2, 1)


@pytest.mark.rule("K-B.9", "W-MV1")
def test_the_move_of_cobbler_is_an_ordinary_move() -> None:
    t = Table("marquise", "alliance")
    t.crafted("marquise", "cobbler")
    t.hand("marquise", "fox_anvil")
    t.put("marquise", "warriors", R3, 2)
    t.put("alliance", "sympathy", F1)
    t.begin("marquise", "evening")
    t.say("cobbler", f"move {R3}>{F1} x1")
    assert t.asked == ("marquise", "Outrage")


@pytest.mark.rule("K-B.10", "I-CARD-22")
def test_scouting_party_does_not_stop_the_own_foil_as_it_is_never_needed() -> None:
    t = Table("marquise", "eyrie")
    t.crafted("eyrie", "scouting_party")
    meet(t, M1, marquise=3, eyrie=3)
    t.hand("eyrie", "mouse_ambush")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")  # its owner ambushes as before
    assert t.warriors("marquise", M1) == 1


@pytest.mark.rule("K-B.11", "I-CARD-7", "W-D2")
def test_codebreakers_show_a_hand_to_their_user_alone() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "codebreakers")
    t.hand("eyrie", "fox_anvil", "mouse_sword")
    t.begin("marquise", "daylight")
    t.say("codebreakers eyrie")
    eyrie = t.seat("eyrie")
    assert t.game.view(t.g, 0).seats[eyrie].known == t.g.hands[eyrie]
    assert t.game.view(t.g, 2).seats[eyrie].known == []
    assert t.game.view(t.g, None).seats[eyrie].known == []
    assert SawCards(0, eyrie, tuple(t.g.hands[eyrie])) in t.journal("marquise")
    for other in ("alliance", "eyrie", None):
        assert SawHand(0, eyrie) in t.journal(other)
        assert not any(isinstance(event, SawCards) for event in t.journal(other))
    assert not t.offered("codebreakers")


@pytest.mark.rule("K-B.12", "K-B.13", "K-B.14", "I-CRAFT-6", "I-CARD-23", "R-2.2.2")
@pytest.mark.parametrize(
    ("card", "own", "suit"), [("fox_favor", (1, 6, 8), 0), ("rabbit_favor", (3, 4, 5), 1), ("mouse_favor", (2, 7, 9), 2)]
)
def test_a_favor_removes_enemy_pieces_of_its_suit(card: str, own: tuple[int, ...], suit: int) -> None:
    t = Table("marquise", "eyrie")
    for clearing in range(1, 13):
        meet(t, clearing, eyrie=1)
    for clearing in own:
        t.put("marquise", "workshop", clearing)
    t.put("eyrie", "roost", 12 if suit == 0 else 5 if suit == 1 else 11)
    meet(t, own[0], marquise=1)
    t.hand("marquise", card)
    t.begin("marquise", "daylight")
    t.say(f"craft {card} with {','.join(map(str, own))}")
    left = [clearing for clearing in range(1, 13) if t.warriors("eyrie", clearing)]
    assert left == [clearing for clearing in range(1, 13) if t.g.suits[clearing] != suit]
    assert (t.points("marquise"), t.warriors("marquise", own[0]), t.discard_pile()) == (1, 1, [card])
    assert len(left) == 8


@pytest.mark.rule("I-GEN-3")
def test_no_card_is_used_inside_an_action() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "codebreakers", "tax_collector")
    t.hand("eyrie", "fox_anvil")
    t.put("marquise", "warriors", R3, 2)
    t.begin("marquise", "daylight")
    assert t.offered("codebreakers")
    t.say(f"move {R3}>{F1} x1")
    assert t.asked == ("marquise", "SecondMove")
    assert not t.offered("codebreakers")
    assert not t.offered("tax")
    t.say("done")
    assert t.offered("codebreakers")
    assert t.offered("tax")


@pytest.mark.rule("I-GEN-4", "W-B1")
def test_start_effects_are_used_in_any_order_and_the_window_closes() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.crafted("marquise", "better_burrow_bank", "stand_and_deliver")
    t.hand("eyrie", "fox_anvil")
    t.begin("marquise")
    assert not t.offered("stand")
    t.say("done")
    assert t.offered() == ["stand and deliver eyrie", "done"]
    t.say("stand and deliver eyrie")
    assert t.asked is None
