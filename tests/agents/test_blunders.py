"""Gifts that nobody should be given, not by the easiest opponent either: set positions, and what it must not do there."""

from collections.abc import Callable
from typing import Any

import pytest

from hvozd.agents import Place, find_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Action, Rng
from tests.crescent.table import Table as CrescentTable
from tests.defenders.table import Table as DefendersTable
from tests.defenders.test_end import last_camp
from tests.defenders.test_instinct import turn_of_the_order
from tests.harrow.table import Table as HarrowTable
from tests.root.table import F1, F2, R1, R2
from tests.root.table import Table as RootTable

SEEDS = range(6)


def chosen(t: Any, seed: int) -> str:
    """What `easy` does; that it has a choice is part of the case."""
    now = t.session.decision
    assert now is not None and len(now.options(now.seat)) > 1
    action = find_agent("easy")(Rng(seed)).choose(Place(t.session.game, t.g, now, now.seat))
    return str(t.session.game.write(t.g, action))


# -- Root ----------------------------------------------------------------------------------------------------------------------


def root_wins_by_crafting() -> RootTable:
    """A point short of the end, with an item in hand and a workshop to make it."""
    t = RootTable("marquise", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", R1, 3)
    t.put("eyrie", "roost", R1)
    t.hand("marquise", "fox_anvil", "mouse_root_tea")
    t.score("marquise", 29)
    t.score("eyrie", 27)
    t.begin("marquise", "daylight", only=False)
    return t


def root_unmet_orders() -> RootTable:
    """The only foe stands two clearings away, and nothing but a fox clearing is within reach: an order to battle is turmoil."""
    t = RootTable("eyrie", "marquise")
    t.put("eyrie", "roost", F1)
    t.put("eyrie", "warriors", F1, 4)
    t.put("marquise", "warriors", R2, 3)
    t.put("marquise", "sawmill", R2)
    t.board("eyrie").leader = 2
    t.hand("eyrie", "fox_anvil", "rabbit_root_tea", "mouse_root_tea")
    t.begin("eyrie", "birdsong", only=False)
    return t


def root_hopeless_battle() -> RootTable:
    """One warrior against six, nothing to win but a loss."""
    t = RootTable("marquise", "eyrie")
    t.put("marquise", "warriors", F1, 1)
    t.put("marquise", "sawmill", F2)
    t.put("marquise", "wood", F2, 2)
    t.put("marquise", "warriors", F2, 4)
    t.put("eyrie", "warriors", F1, 6)
    t.put("eyrie", "roost", R1)
    t.begin("marquise", "daylight", only=False)
    return t


# -- Defenders -----------------------------------------------------------------------------------------------------------------


def defenders_poisoned() -> DefendersTable:
    """Nothing but pollution underfoot, and a turn that has only begun."""
    t = turn_of_the_order()
    t.g.pollution = [0] * len(t.g.pollution)
    t.g.mechs = [0] * len(t.g.mechs)
    t.g.pollution[t.g.at[0]] = 2
    return t


def defenders_full_support() -> DefendersTable:
    t = turn_of_the_order()
    t.land("forest", (2, 1))
    t.put("order", (2, 1))
    t.g.support[0] = 2
    return t


# -- Crescent ------------------------------------------------------------------------------------------------------------------


def crescent_open_city() -> CrescentTable:
    return CrescentTable().put("field", "warlord", 2).put("ford", "", 0, 0, "city").turn("warlord")


def crescent_card_for_nothing() -> CrescentTable:
    t = CrescentTable().put("field", "caliph", 1).put("desert", "nomad", 0, 2).reserve("nomad", 3).bazaar("general", "elder", "")
    return t.coins(caliph=9).turn("caliph").play("propose 0 for general")


def crescent_hire_for_nothing() -> CrescentTable:
    t = CrescentTable().put("field", "caliph", 1).reserve("nomad", 3)
    return t.coins(caliph=9).turn("caliph").play("propose hire 1 for 0")


# -- Harrow --------------------------------------------------------------------------------------------------------------------


def harrow_upper_hand() -> HarrowTable:
    """Three against one beside it, with the attack jar in hand."""
    t = HarrowTable("chapter1").put("protectors", "e6", haints=3).put("family", "e5", haints=1)
    return t.cubes(red=4).turn("protectors").say("protectors", "flip attack")


def harrow_far_apart() -> HarrowTable:
    """Nobody is within reach of anybody."""
    t = HarrowTable("chapter1").put("protectors", "e8", haints=3).put("family", "e2", haints=2)
    return t.cubes(red=2).turn("protectors")


def harrow_free_paths() -> HarrowTable:
    """After the action: two hexes that cost nothing, and nothing to gain by walking to and fro between them."""
    t = HarrowTable("chapter1").put("protectors", "e8", haints=3).put("family", "e2", haints=2).path("e8", "e9")
    return t.cubes(red=2).turn("protectors").say("protectors", "flip legend", "finish")


BLUNDERS: dict[str, tuple[Callable[[], Any], Callable[[str], bool]]] = {
    "root: the craft that wins is left": (root_wins_by_crafting, lambda said: not said.startswith("craft")),
    "root: one attacks six": (root_hopeless_battle, lambda said: said.startswith("battle")),
    "root: the turn ends with all actions left": (root_hopeless_battle, lambda said: said == "done"),
    "root: a battle is ordered with nobody to fight": (root_unmet_orders, lambda said: said.endswith("to battle")),
    "defenders: the camp that wins is not built": (last_camp, lambda said: said != "build"),
    "defenders: pollution underfoot is left": (defenders_poisoned, lambda said: said != "clear"),
    "defenders: full support, at home, and no camp": (defenders_full_support, lambda said: said != "build"),
    "crescent: an open city is not taken": (crescent_open_city, lambda said: not said.startswith("assault field>ford")),
    "crescent: a card is given away": (crescent_card_for_nothing, lambda said: said == "accept" or " 0 for" in said),
    "crescent: a unit is given away": (crescent_hire_for_nothing, lambda said: said == "accept" or said.endswith("for 0")),
    "harrow: three do not attack one": (harrow_upper_hand, lambda said: said == "finish"),
    "harrow: the attack jar is flipped with nobody in reach": (harrow_far_apart, lambda said: said == "flip attack"),
    "harrow: one walks away from the brambles for nothing": (harrow_free_paths, lambda said: said.startswith("step e8>e9")),
    "harrow: a flipped jar is not used": (lambda: harrow_far_apart().say("protectors", "flip wild"), lambda said: said == "stop"),
}
"""By name: the position, and whether an answer is the blunder."""


@pytest.mark.parametrize("name", BLUNDERS)
def test_easy_does_not(name: str) -> None:
    pose, blunder = BLUNDERS[name]
    said = [chosen(pose(), seed) for seed in SEEDS]
    assert not [one for one in said if blunder(one)], said


@pytest.mark.parametrize("name", BLUNDERS)
def test_the_blunder_could_be_made(name: str) -> None:
    """Each case offers what it forbids, and something else."""
    pose, blunder = BLUNDERS[name]
    t = pose()
    now = t.session.decision
    offered = [blunder(t.session.game.write(t.g, action)) for action in now.options(now.seat)]
    assert any(offered) and not all(offered)


def test_a_battle_may_be_ordered_where_the_moves_ordered_reach_a_foe() -> None:
    """One move, the vizier's, ends beside the foe and two reach it: with another march ordered that battle may be, too."""
    t = root_unmet_orders()
    now = t.session.decision
    assert now is not None
    judge, orders = evaluation_of(t.session.game), list(now.options(now.seat))

    def order(said: str) -> Action:
        return next(one for one in orders if t.session.game.write(t.g, one) == said)

    fox, rabbit = order("add fox_anvil to battle"), order("add rabbit_root_tea to battle")
    assert judge.gives_away(t.g, now.seat, fox) and judge.gives_away(t.g, now.seat, rabbit)
    t.say("add mouse_root_tea to move")
    assert judge.gives_away(t.g, now.seat, fox) and not judge.gives_away(t.g, now.seat, rabbit)
