"""Changes that no test of version 0.1 saw, each with a test that sees it: own and enemy, one of many, what is not offered."""

import pytest

from hvozd.core import Rng
from hvozd.games.harrow.factions.fairfolk.acting import FairCleanup, FairTurn
from hvozd.games.harrow.factions.fairfolk.quests import QUESTS, serving
from hvozd.games.harrow.factions.family.upgrades import merge_things
from hvozd.games.harrow.factions.hester.acting import DevourLegend
from hvozd.games.harrow.factions.hester.bonfires import kindle
from hvozd.games.harrow.factions.kammi.dolls import ShuffleDolls
from hvozd.games.harrow.hooks import gift_of
from hvozd.games.harrow.maps import NAMES, NEIGHBOURS
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.marching import MarchUnits
from hvozd.games.harrow.rules.rounds import CheckEnd, ScoreBrambles
from hvozd.games.harrow.rules.units import move_legend
from tests.harrow.table import GAME, Table, at
from tests.harrow.test_fairfolk import fair, nests, offer
from tests.harrow.test_goblin_cards import card
from tests.harrow.test_hester import hester
from tests.harrow.test_kammi import dolls, kammi
from tests.harrow.test_solo import solo


@pytest.mark.rule("HC-10.30", "HC-10.31", "A-16", "HC-15.3", "HC-15.6")
def test_knocker_scores_enemies_and_not_the_own() -> None:
    """Three enemies and one of the own: 1 point for the first, 1 for the next two."""
    t = kammi("knocker").put("family", "e5", haints=2).put("family", "f5", haints=1).put("family", "d6", haints=1)
    t.put("kammi", "f6", haints=1).put("family", "e4", haints=1)
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    assert t.vp("kammi") == 2 and t.vp("family") == 0 and t.g.plate == [0] * 9 and t.g.spoon == [1, 1, 3]
    assert t.haints("blue-haint", "e5") == 1 and t.haints("blue-haint", "e4") == 1 and t.haints("purple-haint", "f6") == 0
    assert [(e.killer, e.piece) for e in t.told("HaintKilled")] == [(2, 2)] * 3
    assert [(e.piece, NAMES[e.hex]) for e in t.told("HaintRemoved")] == [(4, "f6")]
    t = kammi("knocker").put("kammi", "f6", haints=1).put("kammi", "e5", haints=1)
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    assert t.vp("kammi") == 0 and t.g.supply_haints[2] == 15 and t.told("GoblinGone")[0].piece == 9


@pytest.mark.rule("HC-32.2", "HC-2.13", "HC-2.15")
def test_which_objectives_come_through_the_keyhole() -> None:
    t = kammi().building("d4", "c4").token("spawn", "c5").put("family", "d5", haints=1)
    card(t, "through-the-keyhole").say("kammi", "hex d5")
    t.only("kammi", "done", "building d4>d5", "building c4>d5", "draw spawn c5>d5")
    t.say("kammi", "building d4>d5")
    assert t.g.buildings[at("d5")] == 1 and t.g.buildings[at("d4")] == 0
    t = kammi(other="protectors").building("d4").townsfolk("c4").put("protectors", "d5", haints=1)
    card(t, "through-the-keyhole").say("kammi", "hex d5").only("kammi", "done", "townsfolk c4>d5")
    t = kammi(other="protectors").building("d4").townsfolk("c4").put("kammi", "d5", haints=1)
    card(t, "through-the-keyhole").say("kammi", "hex d5").only("kammi", "done")
    t = kammi(other="protectors").building("d4").townsfolk("d3")
    card(t, "through-the-keyhole").say("kammi", "hex e5").only("kammi", "done")


@pytest.mark.rule("HC-23.8", "HC-23.9", "HC-3.1")
def test_a_solo_group_never_enters_an_enemys_hex() -> None:
    t = solo().townsfolk("e3").put("protectors", "e6", haints=1).put("family", "e5", haints=1).do(MarchUnits(0))
    t.only("hester", "march e6>d5", "march e6>f5")
    t = solo().townsfolk("e3").building("e5").put("protectors", "e6", haints=1).do(MarchUnits(0))
    t.only("hester", "march e6>d5", "march e6>f5")
    t = solo().townsfolk("a1").put("protectors", "c3", haints=1)
    t.put("family", "a2", haints=1).put("family", "b1", haints=1).put("family", "b2", haints=1)
    assert t.do(MarchUnits(0)).asked == "", "with no open way it stays"
    t = solo().townsfolk("a1").put("protectors", "b1", haints=2).put("family", "a2", haints=1).do(MarchUnits(0))
    t.only("hester", "march b1>a1").say("hester", "march b1>a1")
    assert t.vp("protectors") == 2 and t.haints("red-haint", "a1") == 2


@pytest.mark.rule("HC-24.20", "HC-35.12", "A-79")
def test_only_nests_serve_a_quest() -> None:
    border = [quest.name for quest in QUESTS].index("border")
    t = nests(fair(), "a1", "a2", "a3")
    assert serving(t.g, border) == []
    t = nests(nests(fair(), "a1", "a2", "a3"), "e5")
    assert serving(t.g, border) == []
    t = nests(nests(fair(), "a1", "a2", "a3", "e5"), "a4", offers=False)
    assert serving(t.g, border) == [at(h) for h in ("a1", "a2", "a3", "a4")]


@pytest.mark.rule("HC-32.8", "HC-20.11", "HC-19.2")
def test_whom_the_dolls_whisper_moves() -> None:
    """Within 2 of the goblin on e6, to two different hexes; the second is another haint."""
    t = dolls(kammi().put("family", "e4", haints=1).put("family", "e3", haints=1).put("family", "f5", haints=1), "e6", "", "")
    card(t, "dolls-whisper")
    from_e4 = {f"move blue-haint e4>{NAMES[h]}" for h in NEIGHBOURS[at("e4")]}
    from_f5 = {f"move blue-haint f5>{NAMES[h]}" for h in NEIGHBOURS[at("f5")] if NAMES[h] not in ("e6",)}
    t.only("kammi", "done", *from_e4, *from_f5)
    t.say("kammi", "move blue-haint e4>e5")
    t.only("kammi", "done", *(from_f5 - {"move blue-haint f5>e5"}))
    t.say("kammi", "move blue-haint f5>f4")
    assert t.asked == "ChooseJar" and t.haints("blue-haint", "e5") == t.haints("blue-haint", "f4") == 1
    t = dolls(kammi().put("family", "e4", haints=1), "e3", "", "").hand(2, "goblin", "dolls-whisper").turn("kammi")
    assert not any(text.startswith("goblin") for text in t.offered("kammi"))


@pytest.mark.rule("HC-6.6", "HC-10.6", "HC-10.5")
def test_only_own_nails_are_pulled() -> None:
    t = Table(protectors="bernice").put("protectors", "e7", haints=1).put("family", "e4", haints=1, legend=True)
    t.g.pins = [2 * 61 + at("e4"), 0 * 61 + at("e7")]
    t.call(use, 1, 1)
    assert {text for text in t.offered("family") if text.startswith("unpin")} == {"unpin 0"}
    t.say("family", "unpin 0")
    assert t.g.pins == [-1, at("e7")] and [NAMES[e.hex] for e in t.told("NailReturned")] == ["e4"]
    t.call(use, 0, 1).only("protectors", "stop", "unpin 1")
    t = Table(protectors="bernice").put("protectors", "e7", legend=True).put("family", "e4", legend=True)
    t.g.pins = [366 + 0, 366 + 1]
    t.call(use, 0, 1).only("protectors", "stop", "unpin 0")
    t.say("protectors", "stop").call(use, 1, 1).only("family", "stop", "unpin 1")


@pytest.mark.rule("HC-27.30", "HC-20.20")
def test_the_goblin_is_not_unmasked_by_what_both_could_do() -> None:
    t = kammi().put("kammi", "f6", haints=1)
    card(t, "cast-off").say("kammi", "move purple-haint f6>e5")
    assert t.g.kammi.unmasked == 0, "f6 is next to both standees, e5 within 2 of both"
    t = kammi().put("kammi", "f5", haints=1)
    card(t, "cast-off").say("kammi", "move purple-haint f5>e5")
    assert t.g.kammi.unmasked == 1, "f5 is next to one of them only"
    t = kammi().put("kammi", "f5", haints=1)
    card(t, "cast-off").say("kammi", "done")
    assert t.g.kammi.unmasked == 0
    t = kammi().put("family", "e5", haints=1)
    card(t, "lure").say("kammi", "move blue-haint e5>e4")
    assert t.g.kammi.unmasked == 0 and not t.told("StandeeRevealed")
    t = kammi().put("family", "e4", haints=1)
    card(t, "lure").say("kammi", "move blue-haint e4>e3")
    assert t.g.kammi.unmasked == 1 and t.told("StandeeRevealed")[0].piece == 8


@pytest.mark.rule("HC-20.7", "HC-20.22", "HC-28.2")
def test_kammi_imagines_only_dolls_that_may_be_true() -> None:
    t = dolls(kammi(), "a1", "a2", "a3", true=1)
    t.g.kammi.maybe = 0b110
    assert {GAME.determinize(t.g, 0, Rng(n)).kammi.true_doll for n in range(40)} == {1, 2}
    assert {GAME.determinize(t.g, 1, Rng(n)).kammi.true_doll for n in range(40)} == {1}
    t.put("kammi", "a3", haints=1).do(ShuffleDolls(1)).only("family", "hide-doll a1", "hide-doll a2")
    t.say("family", "hide-doll a1")
    assert t.g.kammi.true_doll == 0 and t.g.kammi.maybe == 0b111, "what she had ruled out may be true again"


@pytest.mark.rule("HC-20.2")
def test_the_grid_is_mixed() -> None:
    grids = {tuple(Table("chapter4", bare=False, factions="kammi,family", seed=seed).g.kammi.grid) for seed in range(12)}
    assert len(grids) > 6 and all(sorted(grid) == [0, 0, 1, 1, 2, 2] for grid in grids)


@pytest.mark.rule("HC-21.41", "HC-31.6", "HC-10.10", "HC-10.11")
def test_taunts_are_moved() -> None:
    def table() -> Table:
        t = hester(protectors="priscilla").put("protectors", "e6", infected=1).put("family", "e6", infected=1)
        t.g.taunts, t.g.watch[at("e6")] = [at("e6")], 1
        return t

    t = table().put("protectors", "e7", haints=1).call(kindle, at("e6")).say("hester", "square 1")
    near = {NAMES[h] for h in NEIGHBOURS[at("e6")]} - {"e7"}
    t.only("hester", *(f"cube e6>{h}" for h in near)).say("hester", "cube e6>d6")
    assert t.g.taunts == [at("d6")] and (t.g.watch[at("e6")], t.g.watch[at("d6")]) == (0, 1)
    move_legend(t.g, 0, at("d6"))
    assert t.g.taunts == [] and t.g.watch[at("d6")] == 0
    t = table()
    merge_things(t.g, at("e6"), at("e5"))
    assert t.g.taunts == [at("e5")] and t.g.watch[at("e5")] == 1
    t = table().put("protectors", "e5", haints=1)
    merge_things(t.g, at("e6"), at("e5"))
    assert t.g.taunts == [at("e6")]


@pytest.mark.rule("HC-21.81", "HC-18.2", "HC-21.80")
def test_without_six_squares_points_decide() -> None:
    t = hester()
    t.g.hester.squares, t.g.vp, t.g.lantern = [1, 1, 1, 1, 1, 0], [7, 6, 0], 1
    t.do(CheckEnd())
    assert t.g.result is not None and t.g.result.winners == (0,) and t.g.result.scores == (7, 6, 5)
    t = hester()
    t.g.hester.squares, t.g.vp, t.g.lantern = [1, 1, 1, 1, 1, 0], [7, 7, 0], 1
    t.do(CheckEnd())
    assert t.g.result.winners == (1,), "a tie goes to the lantern"
    t = hester()
    t.g.hester.squares, t.g.vp = [1, 1, 1, 1, 1, 0], [6, 6, 0]
    t.do(CheckEnd())
    assert t.g.result is None


@pytest.mark.rule("HC-15.7", "HC-21.48")
def test_each_colour_on_the_brambles_scores_for_itself() -> None:
    for faction, number in (("protectors", 0), ("family", 1)):
        t = Table().put(faction, "e5", haints=2).do(ScoreBrambles())
        assert t.g.vp == [int(number == 0), int(number == 1), 0]
    t = hester().put("family", "e5", infected=1).do(ScoreBrambles())
    assert t.g.vp == [0, 1, 0]
    t = hester().put("family", "e4", haints=1).do(ScoreBrambles())
    assert t.g.vp == [0, 0, 0]


@pytest.mark.rule("HC-34.5", "HC-34.7", "HC-34.9", "HC-34.4", "HC-24.45", "A-83")
def test_single_offers_for_hester() -> None:
    def base() -> Table:
        t = fair("fair-folk-4").put("protectors", "e6", infected=1, legend=True).put("family", "e3", haints=1, legend=True)
        return t.fire("e7").put("family", "d6", infected=1)

    moves = {f"move red-infected e6>{h}" for h in ("e5", "d5", "f5", "f6", "d6")}
    moves |= {f"move blue-infected d6>{h}" for h in ("c5", "c6", "d5", "d7")}
    for name in ("advance-1", "strengthen-1", "move-enemy-haint"):
        t = offer(base(), name, 3).only("hester", "done", *moves)
        t.say("hester", "move red-infected e6>e5")
        assert t.haints("red-infected", "e5") == 1 and sum(t.g.field[3:7]) == 0 and t.asked == ""
    t = offer(base(), "spawn-1", 3)
    t.only("hester", "done", *(f"spawn-for {who}" for who in ("protectors e8", "protectors e6", "family e2", "family e3")))
    t.say("hester", "spawn-for family e3")
    assert t.haints("blue-haint", "e3") == 2 and t.asked == "" and sum(t.g.field[3:7]) == 0


@pytest.mark.rule("HC-34.5", "HC-34.7", "HC-34.9")
def test_single_offers_for_a_faction() -> None:
    def base() -> Table:
        return fair().put("protectors", "e6", haints=1).put("family", "e2", haints=1)

    offer(base(), "spawn-1").only("protectors", "stop", "spawn e8 x1")
    offer(base(), "strengthen-1").only("protectors", "stop", "strengthen x1")
    near = {NAMES[h] for h in NEIGHBOURS[at("e6")]} - {"d6"}
    offer(base(), "advance-1").only("protectors", "stop", *(f"advance e6>{h} 1h doll no" for h in near))
    offer(base(), "spawn-1", 1).only("family", "stop", "spawn e2 x1")


@pytest.mark.rule("HC-10.2", "HC-10.3", "HC-6.1")
def test_emmy_collects_a_cube_when_she_advances_and_nobody_else_does() -> None:
    t = Table(protectors="emmy").put("protectors", "e8", haints=1, legend=True)
    for hex in ("e7", "f7"):
        t.g.red_cubes[at(hex)], t.g.watch[at(hex)] = 1, 1
    t.g.supply[0] -= 2
    t.call(use, 0, 3).say("protectors", "advance e8>e7 1h doll no")
    assert t.field("red") == 0 and t.g.red_cubes[at("e7")] == 1
    t.say("protectors", "advance e8>e7 legend doll no")
    assert t.field("red") == 1 and t.g.red_cubes[at("e7")] == 0 and t.g.red_cubes[at("f7")] == 1
    t = Table(protectors="emmy").put("protectors", "e8", legend=True).put("family", "e6", legend=True)
    t.g.red_cubes[at("e7")], t.g.watch[at("e7")] = 1, 1
    t.call(use, 1, 1).say("family", "advance e6>e7 legend doll no")
    assert t.field("red") == 0 and t.g.red_cubes[at("e7")] == 1, "another legend takes no cube"


@pytest.mark.rule("HC-20.4", "HC-20.5")
def test_kammis_haints_go_where_they_are_sent() -> None:
    t = Table("chapter4", bare=False, factions="kammi,family").say("kammi", "station f8 d8", "spread 0,1,2")
    assert [t.haints("purple-haint", h) for h in ("e8", t.where("first-standee"), t.where("second-standee"))] == [0, 1, 2]


@pytest.mark.rule("HC-28.6", "HC-3.1", "HC-3.2", "HC-3.3")
def test_the_audit_sees_every_unit_beside_an_objective_it_avoids() -> None:
    for faction, townsfolk, building in (("protectors", False, True), ("family", True, False)):
        t = Table().put(faction, "e6", haints=1).townsfolk("e6")
        assert bool(GAME.census(t.g)[-1]) == townsfolk
        t = Table().put(faction, "e6", haints=1).building("e6")
        assert bool(GAME.census(t.g)[-1]) == building


@pytest.mark.rule("HC-36.9", "HC-24.7")
def test_glamour_ends_with_the_turn() -> None:
    t = fair()
    t.g.fairfolk.glamour = 1
    t.do(FairTurn())
    assert t.g.fairfolk.glamour == 0 and (t.g.fairfolk.nest_left, t.g.fairfolk.quest_left) == (1, 1) and t.g.active == 4


@pytest.mark.rule("HC-21.60", "HC-11.10")
def test_hester_devours_on_the_first_hex_and_a_hit_is_told() -> None:
    t = hester().put("protectors", "a1", legend=True)
    t.g.legend_at[4] = at("a1")
    t.do(DevourLegend(2)).only("hester", "devour protectors-legend", "end-turn")
    t = Table("chapter1").put("protectors", "e6", haints=1).put("family", "e4", legend=True).put("family", "a1", haints=1)
    t.cubes(red=2).do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family", "hit family-legend>e3")
    assert [(e.attacker, e.piece, NAMES[e.target]) for e in t.told("LegendHit")] == [(0, 7, "e3")]


@pytest.mark.rule("HC-24.31")
def test_a_single_search_cube_too_many_goes_back() -> None:
    for have, left in ((5, 5), (6, 6), (7, 6)):
        t = fair().cubes(silver=have).do(FairCleanup())
        assert t.g.field[7] == left


@pytest.mark.rule("HC-11.4")
def test_an_attack_is_told_before_its_outcome() -> None:
    t = Table().put("protectors", "e5", haints=2).put("family", "e4", haints=1).do(ChooseAttack(0, 0))
    t.say("protectors", "attack e5>e4 family")
    told = [(e.attacker, e.foe, NAMES[e.origin], NAMES[e.target]) for e in t.told("AttackDeclared")]
    assert told == [(0, 1, "e5", "e4")]
