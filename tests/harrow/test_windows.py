"""HC-5.5, row H1: tiles, cards, offers and free steps around the action of a turn, in every order that the rules allow."""

from itertools import permutations

import pytest

from hvozd.core import NotOffered
from hvozd.games.harrow.components import TILES
from hvozd.games.harrow.factions.fairfolk.figures import FIGURES
from hvozd.games.harrow.factions.hester.acting import HesterActs
from hvozd.games.harrow.factions.hester.ending import InfectHaints
from hvozd.games.harrow.factions.hester.figures import HESTERS
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from tests.harrow.table import Table
from tests.harrow.test_hester import hester, roots
from tests.harrow.test_kammi import kammi

OFFERS = FIGURES.offers.names
FLIP, ACT, TILE, CARD, OFFER, STEP = "flip", "act", "tile", "card", "offer", "step"


def table(jar: str = "attack", tile: str = "strengthen") -> Table:
    """Protectors with one tile at a jar, one tactics card, one offer and one path beside their haint."""
    t = Table("fair-folk-3", protectors_track="1").put("protectors", "e8", haints=1, legend=True).put("family", "e2", haints=1)
    t.path("e7").hand(0, "tactic", "gathering-mob")
    t.g.tiles[TILES.tiles.index(tile)] = ("ability", "wild", "legend", "attack").index(jar)
    t.g.fairfolk.taken[0] = [OFFERS.index("strengthen-1")]
    t.g.fairfolk.bag = [offer for offer in range(11) if offer != OFFERS.index("strengthen-1")]
    t.g.fairfolk.prepared = []
    return t


def make(t: Table, what: str) -> None:
    """One thing of the turn, carried out to its end."""
    told = {
        FLIP: ("flip attack",),
        TILE: ("tile strengthen", "strengthen x1"),
        CARD: ("tactic gathering-mob", "strengthen x1"),
        OFFER: ("offer strengthen-1", "strengthen x1"),
        STEP: ("step e8>e7 legend-1h doll no",),
    }
    if what != ACT:
        t.say("protectors", *told[what])
        return
    if t.asked == "BeforeAction":
        t.say("protectors", "act")
    t.say("protectors", "free-action", "strengthen x1", "finish")


ORDERS = [
    order
    for order in permutations((FLIP, ACT, TILE, CARD, OFFER, STEP))
    if order.index(FLIP) < min(order.index(ACT), order.index(TILE))
]


@pytest.mark.row("H1")
@pytest.mark.rule("HC-5.5", "HC-16.5", "HC-19.4", "HC-24.42", "HC-6.10", "A-85", "A-93")
def test_every_order_that_the_rules_allow_is_reachable() -> None:
    """A card, an offer and a free step anywhere outside the action; the tile once its jar is flipped."""
    assert len(ORDERS) == 240
    for order in ORDERS:
        t = table().turn("protectors")
        for what in order:
            make(t, what)
        assert t.field("red") == 4 and t.haints("red-haint", "e7") == 1, order
        assert t.g.fairfolk.taken[0] == [] and t.g.hands[0].held == [] and t.g.tiles.count(7) == 1, order
        assert t.asked == "", f"{order}: nothing is left to do, and nothing is asked"


@pytest.mark.row("H1")
@pytest.mark.rule("HC-5.5", "HC-5.8", "HC-16.5", "HC-27.24")
def test_other_orders_are_refused() -> None:
    t = table().turn("protectors")
    with pytest.raises(NotOffered):
        t.say("protectors", "tile strengthen")
    t.say("protectors", "flip attack", "act", "free-action")
    t.only("protectors", "stop", "strengthen x1", "spawn e8 x1", "advance e8>e7 1h doll no", *advances())
    t.say("protectors", "strengthen x1").only("protectors", "finish", "make-attack", "offer strengthen-1", *steps("step"))
    t.say("protectors", "finish")
    t.only("protectors", "end-turn", "tile strengthen", "tactic gathering-mob", "offer strengthen-1", *steps("step"))
    t.say("protectors", "end-turn")
    assert t.asked == "" and t.g.tiles.count(3) == 1 and t.g.hands[0].held, "after the cleanup has begun nothing is played"


def steps(word: str) -> set[str]:
    return {f"{word} e8>e7 {group} doll no" for group in ("1h", "legend", "legend-1h")}


def advances() -> set[str]:
    near = ("e7", "d7", "d8", "e9", "f7", "f8")
    return {f"advance e8>{h} {group} doll no" for h in near for group in ("1h", "legend", "legend-1h")}


@pytest.mark.row("H1")
@pytest.mark.rule("HC-5.5", "HC-16.12", "HC-19.4")
def test_a_card_drawn_by_the_last_tile_may_be_played_before_the_action() -> None:
    t = table(tile="card-cycle").turn("protectors").say("protectors", "flip attack", "tile card-cycle")
    drawn = next(text for text in t.offered("protectors") if text != "bury gathering-mob")
    t.say("protectors", "bury gathering-mob")
    assert t.asked == "BeforeAction" and f"tactic {drawn.split()[1]}" in t.offered("protectors") | {"tactic haunting-vision"}
    assert {"act", "offer strengthen-1"} < t.offered("protectors")
    t.say("protectors", "act")
    assert t.asked == "AttackJar"


@pytest.mark.row("H1")
@pytest.mark.rule("HC-5.5", "HC-16.16", "HC-6.10")
def test_a_path_laid_by_the_last_tile_may_be_trodden_before_the_action() -> None:
    t = Table(protectors_track="1").put("protectors", "e8", haints=1, legend=True)
    t.g.tiles[TILES.tiles.index("first-scroll")] = 2
    t.turn("protectors").say("protectors", "flip legend", "tile first-scroll", "lay e7")
    t.only("protectors", "act", *steps("step"))
    t.say("protectors", "step e8>e7 legend-1h doll no")
    assert t.where("protectors-legend") == "e7" and t.asked == "LegendJar", "nothing is left, so nothing is asked"


@pytest.mark.row("H1")
@pytest.mark.rule("HC-6.10", "HC-9.1", "HC-27.6")
def test_free_steps_and_offers_between_the_parts_of_a_jar() -> None:
    t = table("ability").turn("protectors").say("protectors", "flip legend", "use-track", "done")
    assert t.asked == "LegendJar"
    assert {"finish", "offer strengthen-1", *steps("step")} <= t.offered("protectors")
    assert not any(text.startswith(("tactic", "tile", "use-track")) for text in t.offered("protectors"))
    t.say("protectors", "step e8>e7 legend doll no", "offer strengthen-1", "strengthen x1")
    assert t.asked == "LegendJar" and t.where("protectors-legend") == "e7"


@pytest.mark.row("H1")
@pytest.mark.rule("HC-6.10", "HC-6.4")
def test_free_steps_within_a_jars_ability_but_not_within_a_cards() -> None:
    t = table("legend").turn("protectors").say("protectors", "flip ability", "use spawn", "spawn e8 x1")
    assert t.asked == "Abilities"
    assert {"advance e8>e7 1h doll no", "advance e8>e7 2h doll no"} < t.offered("protectors")
    assert not any(text.startswith("advance e8>d7") for text in t.offered("protectors"))
    t.say("protectors", "advance e8>e7 legend doll no", "spawn e7 x1")
    assert t.haints("red-haint", "e7") == 1 and t.asked == "AfterAction"
    t = table("legend").hand(0, "tactic", "calling-the-dead").turn("protectors").say("protectors", "tactic calling-the-dead")
    t.only("protectors", "stop", "spawn e8 x1")


@pytest.mark.row("H1")
@pytest.mark.rule("HC-7.8", "HC-6.10", "HC-19.20")
def test_between_kammis_two_abilities() -> None:
    t = kammi().put("kammi", "e8", haints=1).path("e9").hand(2, "goblin", "double").turn("kammi")
    t.g.kammi.grid = [2, 1, 0, 0, 0, 0]
    t.say("kammi", "flip ability", "insert 1")
    t.only("kammi", "grid advance", "grid strengthen", "done", "step e8>e9 1h doll no")
    t.say("kammi", "grid strengthen", "strengthen x1")
    t.only("kammi", "grid advance", "done", "goblin double", "step e8>e9 1h doll no")
    t.say("kammi", "step e8>e9 1h doll no", "goblin double", "spawn e5 x1").only("kammi", "grid advance", "done")


@pytest.mark.row("H1")
@pytest.mark.rule("HC-21.31", "HC-21.24", "HC-21.44", "A-85")
def test_hesters_cards_at_any_time_her_offers_outside_an_action() -> None:
    t = Table("fair-folk-4").put("protectors", "e7", infected=1).put("protectors", "e6", haints=1).cubes(teal=2)
    t.g.hester.active = [HESTERS.index("protege")]
    t.g.fairfolk.taken[3] = [OFFERS.index("none")]
    t.do(HesterActs(2))
    assert {"activate-card protege", "offer none", "end-turn"} < t.offered("hester")
    t.say("hester", "start-moves")
    assert "activate-card protege" in t.offered("hester") and "offer none" not in t.offered("hester")
    t.say("hester", "creep red-infected e7>e6 for teal", "activate-card protege")
    assert t.asked == "HesterMoves" and t.g.hester.free_infection and "activate-card protege" not in t.offered("hester")
    t = roots(hester().put("protectors", "e6", haints=1), "e7", "e6")
    t.g.hester.active = [HESTERS.index("protege")]
    t.do(InfectHaints(2)).only("hester", "done", "activate-card protege")
    t.say("hester", "activate-card protege").only("hester", "done", "infect red-haint e6 for -")
    t = hester().do(HesterMoves(2)).only("hester", "done")
    assert t.g.legend_at[4] == -1
