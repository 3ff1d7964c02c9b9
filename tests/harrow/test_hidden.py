"""HC-28.2: what is hidden, and what is told."""

import pytest

from hvozd.core import Rng
from hvozd.games.harrow.rules.attack import ChooseAttack
from tests.harrow.table import GAME, Table, at


@pytest.mark.rule("HC-28.2", "HC-19.1")
def test_hands_are_hidden_and_what_one_put_under_the_deck_is_known() -> None:
    t = Table("fair-folk-4", bare=False)
    for seat, faction in enumerate(t.g.factions):
        own, other = GAME.view(t.g, seat), GAME.view(t.g, (seat + 1) % 4)
        assert own.hand == sorted(t.g.hands[faction].held) and other.hand != own.hand
    hand = t.g.hands[0]
    hand.under = [hand.held.pop()]
    again = GAME.determinize(t.g, 0, Rng(3)).hands[0]
    assert again.under == hand.under and again.held == hand.held
    mixed = {tuple(GAME.determinize(t.g, 1, Rng(n)).hands[0].under) for n in range(20)}
    assert len(mixed) > 3


@pytest.mark.rule("HC-28.2", "A-89")
def test_offers_in_hand_are_hidden_on_the_map_open() -> None:
    t = Table("fair-folk-3", bare=False)
    assert GAME.view(t.g, 2).offers == sorted(t.g.fairfolk.prepared) and GAME.view(t.g, 0).offers == []
    assert {tuple(GAME.determinize(t.g, 0, Rng(n)).fairfolk.prepared) for n in range(20)} != {tuple(t.g.fairfolk.prepared)}
    assert GAME.determinize(t.g, 2, Rng(1)).fairfolk.prepared == t.g.fairfolk.prepared


@pytest.mark.rule("HC-12.6", "HC-12.8", "HC-28.2")
def test_the_tree_and_the_bag_are_public() -> None:
    t = Table(tower="pressure").put("protectors", "e6", haints=1).put("family", "e4", haints=1).cubes(red=3, blue=3)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    assert GAME.view(t.g, None).tree == t.g.tree and t.told("TreeFell")
    assert GAME.view(t.g, 0).boards["family"].bag == t.g.family.bag


def test_a_refused_action_changes_nothing() -> None:
    from hvozd.core import NotOffered

    t = Table().put("protectors", "e6", haints=1).turn("protectors")
    before = t.g.data()
    with pytest.raises(NotOffered):
        t.say("protectors", "attack-again wild")
    assert t.g.data() == before and t.g.crowd[at("e6")] == 1
