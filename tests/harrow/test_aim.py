"""The player with an aim: it finds what a random player does not."""

import pytest

from hvozd.agents import Place
from hvozd.core import Rng, decision
from hvozd.games.harrow.factions.fairfolk.acting import FairActs
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from hvozd.games.harrow.mind.aim import Aim
from tests.harrow.table import Table, at


def choice(t: Table) -> str:
    from tests.harrow.table import GAME

    now = decision(t.g)
    assert now is not None
    return GAME.write(t.g, Aim(Rng(1)).choose(Place(GAME, t.g, now, now.seat)))


@pytest.mark.rule("HC-21.40")
def test_hester_makes_a_bonfire() -> None:
    t = Table("chapter5").put("protectors", "d5", infected=1).put("family", "c5", infected=1).cubes(yellow=1)
    assert choice(t.do(HesterMoves(2))) == "creep red-infected d5>c5 for yellow"


@pytest.mark.rule("HC-24.20")
def test_the_fair_folk_complete_a_quest() -> None:
    t = Table("fair-folk-3")
    for hand in t.g.hands[4:]:
        hand.deck, hand.held = sorted(hand.deck + hand.held), []
    t.hand(5, "quest", "on-marsh")
    own = t.g.fairfolk
    own.places = [at("e4"), at("d6"), at("e5")]
    own.nest_left, own.quest_left = 0, 1
    for hex in ("e3", "e4", "e6", "e7"):
        own.nests[at(hex)] = 2 + own.bag.pop()
    assert choice(t.do(FairActs(2))) == "quest on-marsh"
