"""R-8.2.6, R-8.2.4: Outrage, and what a lost base costs the Alliance."""

import pytest

from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import CARD_IDS, FOX
from hvozd.games.root.factions.alliance.supporters import Outrage
from hvozd.games.root.rules.battle import StartBattle
from tests.root.table import F1, F2, F3, M1, M2, R1, R3, Table

rule = pytest.mark.rule


def sympathetic(*clearings: int) -> Table:
    t = Table("alliance", "marquise", "eyrie")
    for clearing in clearings:
        t.put("alliance", "sympathy", clearing)
    return t


def supporters(t: Table) -> list[str]:
    return [CARD_IDS[card] for card in t.board("alliance").supporters]


def known_supporters(t: Table, viewer: str) -> list[str]:
    board = t.game.view(t.g, t.seat(viewer)).seats[0].board
    return [CARD_IDS[card] for card in board.known_supporters]


# -- who pays what ----------------------------------------------------------------------------------------------------------


@rule("S-056", "R-8.2.6", "I-WA-4", "W-R2")
def test_two_moves_of_a_march_are_two_outrages() -> None:
    t = sympathetic(R3)
    t.put("marquise", "warriors", F1, 5)
    t.hand("marquise", "rabbit_root_tea", "rabbit_bake_sale", "mouse_sword")
    t.begin("marquise", "daylight")
    t.say("move 1>5 x3")
    assert t.asked == ("marquise", "Outrage"), "before the second move"
    assert t.offered() == ["outrage rabbit_root_tea", "outrage rabbit_bake_sale"]
    t.say("outrage rabbit_bake_sale")
    assert t.asked == ("marquise", "SecondMove")
    t.say("move 1>5 x2", "outrage rabbit_root_tea")
    assert supporters(t) == ["rabbit_root_tea", "rabbit_bake_sale"]
    assert t.cards("marquise") == ["mouse_sword"]


@rule("S-010", "R-8.2.6", "R-2.1.1.I")
def test_a_bird_must_be_given_for_want_of_the_suit() -> None:
    t = sympathetic(F2)
    t.put("marquise", "warriors", M1)
    t.hand("marquise", "armorers", "mouse_sword", "mouse_root_tea")
    t.begin("marquise", "daylight")
    t.say("move 2>6 x1")
    assert t.offered() == ["outrage armorers"]


@rule("R-8.2.6", "I-WA-5")
def test_without_a_fitting_card_the_hand_is_shown_to_the_alliance_who_draws() -> None:
    t = sympathetic(F2)
    t.put("marquise", "warriors", M1)
    t.hand("marquise", "mouse_sword")
    t.top("fox_anvil")
    t.begin("marquise", "daylight")
    t.say("move 2>6 x1")
    assert t.offered() == ["show hand"]
    t.say("show hand")
    assert supporters(t) == ["fox_anvil"]
    seen = [t.game.view(t.g, t.seat(viewer)).seats[1].known for viewer in ("alliance", "eyrie")]
    assert [[CARD_IDS[card] for card in cards] for cards in seen] == [["mouse_sword"], []]


@rule("R-8.2.6")
def test_an_empty_hand_pays_nothing_and_the_alliance_draws() -> None:
    t = sympathetic(F2)
    t.put("marquise", "warriors", M1)
    t.top("fox_anvil")
    t.begin("marquise", "daylight")
    t.say("move 2>6 x1")
    assert t.asked == ("marquise", "SecondMove")
    assert supporters(t) == ["fox_anvil"]


@rule("I-DECK-4", "R-8.2.6")
def test_with_deck_and_discard_pile_empty_no_supporter_is_gained() -> None:
    t = sympathetic(F2)
    t.put("marquise", "warriors", M1)
    t.hand("marquise", "mouse_sword")
    t.empty_deck()
    t.begin("marquise", "daylight")
    t.say("move 2>6 x1", "show hand")
    assert supporters(t) == []


@rule("I-WA-5", "W-R2")
def test_payer_and_alliance_alone_know_the_card() -> None:
    t = sympathetic(F2)
    t.hand("marquise", "fox_anvil")
    t.run(Outrage(t.seat("marquise"), 0, F2), turn="marquise")
    t.say("outrage fox_anvil")
    assert known_supporters(t, "alliance") == known_supporters(t, "marquise") == ["fox_anvil"]
    assert known_supporters(t, "eyrie") == []
    told = {name: [type(event).__name__ for event in t.journal(name)] for name in ("alliance", "marquise", "eyrie")}
    assert told == {"alliance": ["SupporterCard"], "marquise": ["SupporterCard"], "eyrie": ["SupporterGained"]}


@rule("R-8.2.3", "I-WA-5")
def test_a_spent_supporter_is_known_no_more() -> None:
    t = sympathetic(R3)
    t.hand("marquise", "armorers")
    t.run(Outrage(t.seat("marquise"), 0, R3), turn="marquise")
    t.say("outrage armorers")
    assert known_supporters(t, "marquise") == ["armorers"]
    t.begin("alliance")
    t.say("spread 1 with armorers")
    assert known_supporters(t, "marquise") == []


@rule("R-8.2.3", "R-8.5.2")
def test_who_knew_the_hand_does_not_know_which_card_was_mobilized() -> None:
    t = sympathetic()
    t.hand("alliance", "fox_anvil", "mouse_sword")
    t.crafted("marquise", "codebreakers")
    t.begin("marquise", "daylight")
    t.say("codebreakers alliance")
    assert len(t.game.view(t.g, 1).seats[0].known) == 2
    t.begin("alliance", "daylight")
    t.say("mobilize mouse_sword")
    assert t.game.view(t.g, 1).seats[0].known == []
    assert known_supporters(t, "marquise") == []


@rule("S-058", "R-8.2.3.I", "I-WA-6")
def test_a_full_stack_discards_what_is_paid() -> None:
    t = sympathetic(F2)
    t.fill(t.board("alliance").supporters, "armorers", "sappers", "mouse_sword", "fox_root_tea", "rabbit_root_tea")
    t.hand("eyrie", "fox_anvil")
    t.run(Outrage(t.seat("eyrie"), 0, F2), turn="eyrie")
    t.say("outrage fox_anvil")
    assert len(supporters(t)) == 5
    assert t.discard_pile() == ["fox_anvil"]
    assert t.cards("eyrie") == []


@rule("R-8.2.3.I", "I-WA-6")
def test_a_full_stack_discards_what_is_drawn() -> None:
    t = sympathetic(F2)
    t.fill(t.board("alliance").supporters, "armorers", "sappers", "mouse_sword", "fox_root_tea", "rabbit_root_tea")
    t.top("royal_claim")
    t.run(Outrage(t.seat("eyrie"), 0, F2), turn="eyrie")
    assert t.discard_pile() == ["royal_claim"]


@rule("R-8.2.6", "I-WA-1", "W-BT10")
def test_whoever_deals_the_hits_pays_for_the_sympathy_attacker_or_defender() -> None:
    t = sympathetic(F2)
    t.put("marquise", "warriors", F2, 2)
    t.hand("marquise", "fox_anvil")
    t.dice(0, 0)
    t.run(StartBattle(F2, 1, 0), turn="marquise")
    assert t.points("marquise") == 1
    t.say("outrage fox_anvil")
    t = sympathetic(F2)
    t.put("alliance", "warriors", F2)
    t.put("marquise", "warriors", F2, 3)
    t.hand("marquise", "fox_ambush", "fox_anvil")
    t.run(StartBattle(F2, 0, 1), turn="alliance")
    t.say("ambush fox_ambush")
    assert t.asked == ("marquise", "Outrage"), "her ambush removed it"
    t.say("outrage fox_anvil")
    assert supporters(t) == ["fox_anvil"]


@rule("R-8.2.6", "I-WA-1", "I-GEN-2")
def test_a_favor_pays_for_every_sympathy() -> None:
    t = sympathetic(F1, F2)
    t.hand("eyrie", "fox_anvil", "fox_root_tea", "armorers")
    t.run(SweepSuit(t.seat("eyrie"), FOX), turn="eyrie")
    assert t.points("eyrie") == 2
    if t.asked == ("eyrie", "OrderTriggers"):
        t.say("resolve 0")
    t.say("outrage armorers", "outrage fox_anvil")
    assert supporters(t) == ["armorers", "fox_anvil"]
    assert t.cards("eyrie") == ["fox_root_tea"]


@rule("I-WA-1", "I-WA-2")
def test_the_alliance_itself_pays_nothing_and_moving_out_or_placing_costs_nothing() -> None:
    t = sympathetic(F2)
    t.put("alliance", "warriors", M1)
    t.board("alliance").officers, t.g.supply[0] = 1, 8
    t.hand("alliance", "fox_anvil")
    t.begin("alliance", "evening")
    t.say("move 2>6 x1")
    assert supporters(t) == []
    t = sympathetic(F2, F3)
    t.put("marquise", "warriors", F2, 2)
    t.put("marquise", "recruiter", F3)
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight")
    t.say("recruit", "move 6>2 x2", "done")
    assert t.cards("marquise") == ["fox_anvil"]
    assert supporters(t) == []


@rule("I-WA-2", "R-7.5.2.II", "R-8.2.6")
def test_a_decree_move_into_sympathy_is_paid_before_the_decree_goes_on() -> None:
    t = sympathetic(F2)
    t.board("eyrie").leader = 2
    t.put("eyrie", "warriors", M1)
    t.hand("eyrie", "fox_anvil")
    t.begin("eyrie", "daylight")
    t.say("move 2>6 x1 by bird")
    assert t.asked == ("eyrie", "Outrage")
    t.say("outrage fox_anvil")
    assert t.offered() == ["battle 6 alliance by bird"]


# -- a base is lost -----------------------------------------------------------------------------------------------------------


MANY = (
    *("mouse_sword", "mouse_root_tea", "codebreakers"),
    *("armorers", "sappers"),
    *("fox_anvil", "fox_root_tea", "fox_travel_gear", "stand_and_deliver"),
    *("rabbit_root_tea", "rabbit_bake_sale", "cobbler"),
)


def base_attacked(officers: int, *bases: tuple[str, int], cards: tuple[str, ...] = MANY) -> Table:
    """The Eyrie remove the mouse base in M1."""
    t = Table("alliance", "marquise", "eyrie")
    t.put("alliance", "mouse_base", M1)
    for base, clearing in bases:
        t.put("alliance", base, clearing)
    t.board("alliance").officers = officers
    t.g.supply[0] -= officers
    t.fill(t.board("alliance").supporters, *cards)
    t.put("eyrie", "warriors", M1, 2)
    t.dice(0, 0)
    t.run(StartBattle(M1, 2, 0), turn="eyrie")
    return t


@rule("S-061", "R-8.2.4", "I-WA-9", "W-R3")
def test_the_last_base_takes_supporters_officers_and_all_beyond_five_with_it() -> None:
    t = base_attacked(4)
    assert t.points("eyrie") == 1
    assert sorted(t.discard_pile()) == ["armorers", "codebreakers", "mouse_root_tea", "mouse_sword", "sappers"]
    assert (t.board("alliance").officers, t.supply("alliance")) == (2, 8)
    assert t.asked == ("alliance", "CutSupporters")
    assert len(t.offered()) == 21, "any two of seven"
    t.say("dismiss fox_anvil,cobbler")
    assert len(supporters(t)) == 5
    assert t.stock("alliance", "mouse_base") == 1


@rule("R-8.2.4", "W-R3")
def test_five_supporters_may_stay_without_a_question() -> None:
    t = base_attacked(0, cards=MANY[2:10])
    assert t.asked is None
    assert len(supporters(t)) == 5


@rule("R-8.2.4")
def test_with_another_base_left_nothing_is_cut_to_five() -> None:
    t = base_attacked(3, ("fox_base", F2))
    assert t.asked is None
    assert len(supporters(t)) == 7
    assert t.board("alliance").officers == 1, "half of three, rounded up, are lost"


@rule("R-8.2.4")
def test_the_lost_base_can_rise_again() -> None:
    t = base_attacked(0, ("fox_base", F2))
    t.put("alliance", "sympathy", M2)
    t.fill(t.board("alliance").supporters, "mouse_travel_gear", "mouse_crossbow")
    t.begin("alliance")
    assert t.can("revolt 7 with mouse_travel_gear,mouse_crossbow")


@rule("I-WA-10", "R-8.2.4", "R-8.6.1")
def test_officers_lost_in_the_evening_end_the_operations() -> None:
    t = Table("alliance", "marquise")
    t.put("alliance", "mouse_base", M1)
    t.put("alliance", "warriors", M1)
    t.put("alliance", "warriors", R1)
    t.board("alliance").officers, t.g.supply[0] = 3, 5
    t.put("marquise", "warriors", M1, 3)
    t.dice(2, 2)
    t.begin("alliance", "evening")
    t.say("battle 2 marquise")
    assert t.board("alliance").officers == 1
    assert t.asked is None, "one operation was taken, one officer is left"
    assert t.points("marquise") == 1
