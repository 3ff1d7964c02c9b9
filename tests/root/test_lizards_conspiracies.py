"""R-10.4.3: the Cult's conspiracies: what they cost, where they are legal, what they do."""

import pytest

from hvozd.games.root.components import FOX, MOUSE, RABBIT
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M4, R1, Table

rule = pytest.mark.rule


def cult(*others: str, acolytes: int = 0, deck: str = "base") -> Table:
    """The Cult with acolytes; its Outcast is the fox, Hated as soon as its Birdsong begins."""
    t = Table("lizards", *others, deck=deck)
    t.g.supply[0] -= acolytes
    t.board("lizards").acolytes = acolytes
    return t


def not_hated(t: Table) -> None:
    """Let the fox become the Outcast in the Birdsong to come."""
    t.board("lizards").outcast = RABBIT
    t.fill(t.board("lizards").souls, "fox_anvil")


def acolytes(t: Table) -> int:
    return int(t.board("lizards").acolytes)


# -- what they cost --------------------------------------------------------------------------------------------------------


def crowded(number: int) -> Table:
    t = cult("marquise", acolytes=number)
    t.put("lizards", "warriors", F2, 2)
    t.put("marquise", "warriors", F2)
    t.put("marquise", "workshop", F2)
    return t


@rule("R-10.4.3", "R-10.4.3.I", "R-10.4.3.II", "R-10.4.3.III", "I-LC-8", "W-LC2")
@pytest.mark.parametrize(
    ("number", "hated", "kinds"),
    [
        (0, True, set()),
        (1, True, {"crusade", "convert", "done"}),
        (2, True, {"crusade", "convert", "sanctify", "done"}),
        (1, False, set()),
        (2, False, {"crusade", "convert", "done"}),
        (3, False, {"crusade", "convert", "sanctify", "done"}),
    ],
)
def test_hated_takes_one_acolyte_off_every_price(number: int, hated: bool, kinds: set[str]) -> None:
    t = crowded(number)
    if not hated:
        not_hated(t)
    t.begin("lizards")
    assert t.board("lizards").hated == hated
    assert ({text.split()[0] for text in t.offered()} if t.asked else set()) == kinds


@rule("R-10.4.3", "I-LC-2", "W-LC2")
def test_conspiracies_go_on_while_acolytes_last() -> None:
    t = crowded(5)
    t.begin("lizards")
    t.say(f"convert {F2} marquise")
    assert (acolytes(t), t.supply("lizards")) == (4, 25 - 2 - 5 + 1 - 1), "one back, one placed"
    assert (t.warriors("lizards", F2), t.warriors("marquise", F2)) == (3, 0)
    t.say(f"sanctify {F2} marquise workshop")
    assert acolytes(t) == 2
    t.say(f"crusade move {F2}>{M1} x1")
    assert acolytes(t) == 1
    assert t.asked == ("lizards", "Conspiracies")
    t.say("done")
    assert t.asked is None
    assert acolytes(t) == 1


@rule("R-10.4.3", "W-LC2")
def test_with_nothing_to_conspire_about_nobody_is_asked() -> None:
    t = cult("marquise", acolytes=5)
    t.put("marquise", "warriors", M1)
    t.put("lizards", "warriors", M1)
    t.begin("lizards")
    assert (t.asked, acolytes(t)) == (None, 5)


@rule("R-10.4.3")
def test_only_clearings_of_the_outcast_serve() -> None:
    t = cult("marquise", acolytes=5)
    for clearing in (F2, M1, R1):
        t.put("lizards", "warriors", clearing)
        t.put("marquise", "warriors", clearing)
        t.put("marquise", "workshop", clearing)
    t.begin("lizards")
    assert t.offered("crusade battle") == [f"crusade battle {F2} marquise"]
    assert t.offered("convert") == [f"convert {F2} marquise"]
    assert t.offered("sanctify") == [f"sanctify {F2} marquise workshop"]
    assert all(text.startswith(f"crusade move {F2}>") for text in t.offered("crusade move"))


# -- Crusade ---------------------------------------------------------------------------------------------------------------


@rule("R-10.4.3.I", "W-LC2")
def test_a_crusade_may_be_a_battle() -> None:
    t = cult("marquise", acolytes=1)
    t.put("lizards", "warriors", F2, 3)
    t.put("marquise", "warriors", F2, 2)
    t.dice(2, 1)
    t.begin("lizards")
    t.say(f"crusade battle {F2} marquise")
    assert (t.warriors("lizards", F2), t.warriors("marquise", F2)) == (2, 0)
    assert acolytes(t) == 0, "no revenge for an attacker"
    assert t.asked is None


@rule("R-10.4.3.I", "I-LC-9", "W-LC2")
def test_after_the_move_a_battle_in_any_suit_may_follow_or_not() -> None:
    t = cult("marquise", acolytes=2)
    t.put("lizards", "warriors", F2, 4)
    t.put("marquise", "warriors", M1)
    t.begin("lizards")
    t.say(f"crusade move {F2}>{M1} x2")
    assert t.asked == ("lizards", "CrusadeAfterMove")
    assert t.offered() == [f"battle {M1} marquise", "done"]
    t.say("done")
    assert (t.warriors("lizards", M1), t.warriors("marquise", M1)) == (2, 1)
    t.say(f"crusade move {F2}>{M1} x1")
    t.dice(1, 0)
    t.say(f"battle {M1} marquise")
    assert (t.warriors("lizards", M1), t.warriors("marquise", M1)) == (3, 0)


@rule("I-LC-9", "R-10.4.3.I")
def test_a_crusades_move_needs_rule_and_a_garden_gives_it() -> None:
    t = cult("marquise", acolytes=3)
    t.put("lizards", "warriors", F2)
    t.put("marquise", "warriors", F2, 3)
    t.begin("lizards")
    assert t.offered("crusade move") == []
    t.put("lizards", "mouse_garden", M1)
    assert t.offered("crusade move") == [f"crusade move {F2}>{M1} x1"], "the destination is ruled"
    t.put("lizards", "fox_garden", F2)
    assert t.offered("crusade move") == [f"crusade move {F2}>{there} x1" for there in (M1, R1, M4)]


@rule("S-095", "I-LC-9", "R-8.2.6")
def test_outrage_comes_before_the_battle() -> None:
    t = cult("alliance", "eyrie", acolytes=1)
    t.put("lizards", "warriors", F2, 2)
    t.put("alliance", "sympathy", R1)
    t.hand("lizards", "rabbit_bake_sale", "mouse_sword")
    t.begin("lizards")
    t.say(f"crusade move {F2}>{R1} x2")
    assert t.asked == ("lizards", "Outrage")
    t.say("outrage rabbit_bake_sale")
    assert t.asked == ("lizards", "CrusadeAfterMove")
    t.dice(0, 0)
    t.say(f"battle {R1} alliance")
    assert t.pieces("alliance", "sympathy", R1) == 0, "defenseless"
    assert t.asked == ("lizards", "Outrage"), "for the token removed"


# -- Convert ---------------------------------------------------------------------------------------------------------------


@rule("R-10.4.3.II", "I-LC-2")
def test_the_warrior_placed_may_be_the_acolyte_just_spent() -> None:
    t = cult("marquise", acolytes=1)
    t.spare("lizards", 0)
    t.put("marquise", "warriors", F2, 2)
    t.begin("lizards")
    t.say(f"convert {F2} marquise")
    assert (t.warriors("lizards", F2), t.warriors("marquise", F2)) == (1, 1)
    assert (acolytes(t), t.supply("lizards"), t.supply("marquise")) == (0, 0, 24)


@rule("I-LC-2", "I-LC-5", "K-X.3")
def test_not_while_a_card_holds_the_acolytes_spent() -> None:
    t = cult("marquise", acolytes=2, deck="exiles")
    t.put("lizards", "warriors", F2)
    t.spare("lizards", 0)
    t.put("marquise", "warriors", F2)
    t.crafted("marquise", "coffin_makers")
    t.begin("lizards")
    assert t.offered("convert") == []
    t.g.supply[0] += 1
    assert t.offered("convert") == [f"convert {F2} marquise"]


@rule("K-X.3", "I-CARD-10", "I-LC-2", "I-MC-6")
@pytest.mark.parametrize("treated", [False, True])
@pytest.mark.parametrize(("rulings", "converted", "spent"), [((), 1, 1), (("X-11",), 0, 0)], ids=["letter", "X-11"])
def test_coffin_makers_and_who_gives_way(rulings: tuple[str, ...], converted: int, spent: int, treated: bool) -> None:
    """One cat lies on the card already. By the letter the converted one and the acolyte join it, by the other reading they go
    home; in both a treated cat is on the map and the first one stays where it is."""
    t = cult("marquise", "eyrie", acolytes=1, deck="exiles")
    t.g.rulings = rulings
    t.crafted("eyrie", "coffin_makers")
    t.put("marquise", "keep", M1)
    t.put("marquise", "warriors", F2)
    t.hand("marquise", "fox_anvil")
    cats, home = t.seat("marquise"), t.supply("marquise")
    t.g.supply[cats] -= 1
    t.g.on_cards[cats] = 1
    t.begin("lizards")
    t.say(f"convert {F2} marquise", "treat with fox_anvil" if treated else "done")
    assert (t.g.on_cards[cats], t.g.on_cards[0]) == (1 + converted - (treated and converted), spent)
    assert (t.warriors("marquise", M1), t.warriors("marquise", F2), t.warriors("lizards", F2)) == (treated, 0, 1)
    assert t.supply("marquise") + t.g.on_cards[cats] + treated == home + 1


@rule("I-LC-2", "K-X.3", "I-CARD-10")
def test_by_the_other_reading_the_acolytes_spent_come_home() -> None:
    t = cult("marquise", acolytes=2, deck="exiles")
    t.g.rulings = ("X-11",)
    t.spare("lizards", 0)
    t.put("marquise", "warriors", F2)
    t.crafted("marquise", "coffin_makers")
    t.begin("lizards")
    assert t.offered("convert") == [f"convert {F2} marquise"]


@rule("I-LC-5", "R-6.2.3")
def test_convert_is_a_removal_but_no_battle() -> None:
    t = cult("marquise", acolytes=1)
    t.put("marquise", "keep", M1)
    t.put("marquise", "warriors", F2)
    t.hand("marquise", "fox_anvil")
    t.begin("lizards")
    t.say(f"convert {F2} marquise")
    assert t.asked == ("marquise", "FieldHospitals"), "no ambush was asked for"
    t.say("treat with fox_anvil")
    assert (t.warriors("lizards", F2), t.warriors("marquise", M1)) == (1, 1)


@rule("R-10.4.3.II", "I-LC-1")
def test_warriors_of_a_partner_and_own_ones_are_no_enemies() -> None:
    t = cult("marquise", "eyrie", "vagabond", acolytes=1)
    t.put("lizards", "warriors", F2)
    t.put("marquise", "warriors", F2)
    t.put("eyrie", "warriors", F2)
    t.g.coalition[1] = 0
    t.begin("lizards")
    assert t.offered("convert") == [f"convert {F2} eyrie"]


# -- Sanctify --------------------------------------------------------------------------------------------------------------


@rule("S-090", "R-10.4.3.III", "R-3.2.1", "I-LC-5", "I-LC-8")
def test_sanctify_at_the_keep_and_elsewhere() -> None:
    t = cult("marquise", acolytes=2)
    t.put("marquise", "sawmill", F1)
    t.put("marquise", "keep", F1)
    t.put("marquise", "workshop", F3, 2)
    t.begin("lizards")
    assert t.g.open_slots[F3] == 0
    assert t.offered("sanctify") == [f"sanctify {F3} marquise workshop"], "not at the keep"
    t.say(f"sanctify {F3} marquise workshop")
    assert (acolytes(t), t.points("lizards"), t.points("marquise")) == (0, 1, 0)
    assert (t.pieces("lizards", "fox_garden", F3), t.pieces("marquise", "workshop", F3)) == (1, 1)
    assert t.g.open_slots[F3] == 0, "the garden has taken the slot"
    assert t.placed() == ["fox_garden"]
    assert t.ruler(F3) == "lizards"


@rule("I-LC-5", "R-6.2.2")
def test_convert_at_the_keep_is_illegal_but_a_battle_is_not() -> None:
    t = cult("marquise", acolytes=3)
    t.put("marquise", "keep", F1)
    t.put("marquise", "warriors", F1)
    t.put("lizards", "warriors", F1)
    t.begin("lizards")
    assert t.offered("convert") == []
    assert t.offered("crusade battle") == [f"crusade battle {F1} marquise"]


@rule("I-LC-5", "R-13.7.2", "R-10.5.2")
def test_nothing_is_placed_in_a_snared_clearing() -> None:
    t = cult("corvids", "marquise", acolytes=3)
    plot(t, "snare", F2, up=True)
    t.put("marquise", "workshop", F2)
    t.put("marquise", "warriors", F2)
    t.put("lizards", "warriors", F2, 3)
    t.hand("lizards", "fox_anvil")
    t.begin("lizards")
    assert t.offered("convert") == [] and t.offered("sanctify") == [] and t.offered("crusade move") == []
    assert t.offered("crusade battle") == [f"crusade battle {F2} corvids", f"crusade battle {F2} marquise"]
    t.begin("lizards", "daylight")
    assert not any(f" {F2} " in text for text in t.offered("ritual"))


@rule("I-LC-5", "R-10.4.3")
def test_sanctify_needs_a_garden_of_the_suit() -> None:
    t = cult("marquise", acolytes=3)
    t.put("marquise", "workshop", F2)
    t.g.open_slots[F3] = 5  # a roomy clearing
    t.put("lizards", "fox_garden", F3, 4)
    t.begin("lizards")
    assert t.offered("sanctify") == [f"sanctify {F2} marquise workshop"]
    t.put("lizards", "fox_garden", F3)
    assert t.board("lizards").outcast == FOX
    assert t.offered("sanctify") == []


@rule("I-LC-5", "R-8.2.4")
def test_sanctify_triggers_what_the_loss_means_for_its_owner() -> None:
    t = cult("alliance", acolytes=2)
    t.put("alliance", "fox_base", F4)
    t.fill(t.board("alliance").supporters, "fox_anvil", "mouse_sword")
    t.begin("lizards")
    t.say(f"sanctify {F4} alliance fox_base")
    assert len(t.board("alliance").supporters) == 1, "the fox supporter is gone"
    assert t.pieces("lizards", "fox_garden", F4) == 1


@rule("I-LC-5", "R-12.2.3")
def test_sanctify_against_the_duchy_is_a_price_of_failure() -> None:
    t = cult("duchy", acolytes=2)
    t.put("duchy", "market", F4)
    t.hand("duchy", "mouse_sword", "fox_anvil")
    t.dice(0)
    t.begin("lizards")
    t.say(f"sanctify {F4} duchy market")
    assert len(t.cards("duchy")) == 1
    assert t.pieces("lizards", "fox_garden", F4) == 1


@rule("R-10.4.3.III")
def test_tokens_are_not_sanctified() -> None:
    t = cult("riverfolk", "eyrie", acolytes=3)
    t.board("lizards").outcast = MOUSE
    t.put("riverfolk", "mouse_trade_post", M2)
    t.put("lizards", "warriors", M2)
    t.begin("lizards")
    t.say("done")  # no service
    assert t.offered("sanctify") == []
    t.put("eyrie", "roost", M2)
    assert t.offered("sanctify") == [f"sanctify {M2} eyrie roost"]
