"""Where a rule ends: one too many, one of two colours, what is left where a piece was, and what a refusal says of it."""

import pytest

from hvozd.core.flow import decision
from hvozd.games.harrow.factions.fairfolk.searching import MayGuess
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.abilities import FreeStep, use
from hvozd.kit.reasons import why_not
from tests.harrow.table import GAME, Table, at
from tests.harrow.test_fairfolk import fair
from tests.harrow.test_hester import hester
from tests.harrow.test_hester_cards import card
from tests.harrow.test_kammi import kammi


@pytest.mark.rule("HC-24.24", "A-81")
@pytest.mark.parametrize("found", [0, 1, 2])
@pytest.mark.parametrize("left", [0, 1])
def test_each_find_takes_a_cross_away(found: int, left: int) -> None:
    t = fair(places=("e4", "d6", "e5"))
    own = t.g.fairfolk
    own.found, own.crosses = found, list(range(8 - found - left))
    t.do(MayGuess(2)).say("fair-folk", "guess e6")
    assert len(own.crosses) == 8 - found and own.maybe >> at("e6") & 1 == 0


@pytest.mark.rule("HC-33.10", "HC-3.4")
@pytest.mark.parametrize("shut", ["", "townsfolk", "building"])
def test_they_draw_near_where_both_may_go(shut: str) -> None:
    """An objective keeps one of the two factions off; that is enough."""
    t = hester().put("protectors", "e7", infected=1).put("family", "e5", infected=1).put("protectors", "d6", haints=1)
    if shut:
        getattr(t, shut)("e6")
    card(t, "drawing-near").only("hester", "done", *([] if shut else ["converge e7 e5>e6"]))


@pytest.mark.rule("HC-24.43", "A-82", "HC-21.40")
def test_an_infected_haint_is_under_way_where_it_stands_and_nowhere_else() -> None:
    """Another one that did not move stands where it came through."""
    t = hester().put("protectors", "d5", infected=1).put("protectors", "c5", infected=1).path("c5", "c6", "b5", "b4", "d5")
    t.cubes(brown=2, yellow=2, green=2, teal=2).do(HesterMoves(2))
    for origin, target in (("d5", "c5"), ("c5", "d5")):
        t.say(
            "hester",
            next(text for text in sorted(t.offered("hester")) if text.startswith(f"creep red-infected {origin}>{target}")),
        )
    assert t.g.hester.moved == [at("d5")] and rules_of(3).offer_hexes(t.g) == [at("d5")]


@pytest.mark.rule("HC-32.3")
def test_what_waits_for_a_unit_waits_where_the_cube_lies() -> None:
    t = kammi().put("kammi", "e5", haints=1)
    t.g.kammi.money, t.g.watch[at("e7")] = [at("e7")], 1
    rules_of(2).cubes_pulled(t.g, at("e7"), at("e8"))
    assert t.g.kammi.money == [at("e8")] and (t.g.watch[at("e7")], t.g.watch[at("e8")]) == (0, 1)
    rules_of(2).cubes_pulled(t.g, at("e8"), at("e5"))
    assert t.g.kammi.money == [at("e8")], "there it would have been taken"


@pytest.mark.rule("HC-6.6", "HC-10.6")
def test_why_a_nail_stays() -> None:
    def told(t: Table, nail: int) -> tuple[object, ...]:
        now = decision(t.g)
        assert now is not None
        reason = why_not(GAME, t.g, GAME.read(t.g, f"unpin {nail}"), now.seat)
        assert reason is not None
        return type(reason).__name__, *(getattr(reason, name) for name in reason.__struct_fields__)

    t = Table(protectors="bernice").put("protectors", "e7", haints=1).put("family", "e4", haints=1)
    t.g.pins = [2 * 61 + at("e4"), at("e7")]
    t.call(use, 0, 0, 1)
    assert told(t, 1) == ("TooFewAdvances", "HC-6.6", at("e7"), 1, 0)
    assert told(t, 0)[:2] == ("NoSuchNail", "HC-10.6")


@pytest.mark.rule("HC-6.1")
def test_who_has_no_colour_has_no_units_to_go() -> None:
    t = hester().put("protectors", "d5", infected=1).cubes(brown=1).do(HesterMoves(2))
    reason = why_not(GAME, t.g, FreeStep(at("d5"), at("d6"), 1, False), 2)
    assert reason is not None and (type(reason).__name__, reason.rule) == ("TooFewUnits", "HC-6.1")


@pytest.mark.rule("HC-21.24", "HC-21.25", "A-66")
@pytest.mark.parametrize("paths", [0, 1, 2, 3, 4])
def test_each_path_makes_a_step_of_hester_and_hers_one_cube_cheaper_down_to_nothing(paths: int) -> None:
    """d6 is a mountain, e6 teal: three of any colour, two of its own; for an infected haint one of its own, or two of any."""

    def prices(hester_at: str, target: str, infected: str = "") -> set[str]:
        t = hester().cubes(teal=4, brown=4).path(*[target] * paths)
        if infected:
            t.put("protectors", infected, infected=1)
        else:
            t.g.legend_at[4] = at(hester_at)
        t.do(HesterMoves(2))
        return {text.split(" for ")[1] for text in t.offered("hester") if f">{target} for" in text}

    def of_any(n: int) -> set[str]:
        return {",".join(["brown"] * (n - teal) + ["teal"] * teal) or "-" for teal in range(n + 1)}

    assert prices("e7", "d6") == of_any(max(0, 3 - paths))
    assert prices("e7", "e6") == {",".join(["teal"] * max(0, 2 - paths)) or "-"}
    own = {",".join(["teal"] * max(0, 1 - paths)) or "-"}
    assert prices("", "e6", "e7") == (own | of_any(2) if paths == 0 else {"-"})
    assert prices("", "d6", "e7") == of_any(max(0, 2 - paths))
