"""Rows H2 to H11 and H13 of the comparison with the rulebook, each as the class that it stands for."""

import re
from pathlib import Path

import pytest

from hvozd.core import SettingError
from hvozd.games.harrow.factions.fairfolk.figures import FAIRIES
from hvozd.games.harrow.factions.hester.acting import ChooseMeal
from hvozd.games.harrow.factions.hester.cards import run_card
from hvozd.games.harrow.factions.hester.figures import HESTERS
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from hvozd.games.harrow.factions.kammi.schemes import ReplayCards
from hvozd.games.harrow.hooks import gift_of, rules_of
from hvozd.games.harrow.maps import DISTANCE, NAMES
from hvozd.games.harrow.mind.study import row as measured
from hvozd.games.harrow.rules.marching import MarchNext
from hvozd.games.harrow.rules.objectives import PlaceObjective
from hvozd.games.harrow.rules.solo_cards import USES, ChooseDeck, place_spawn
from hvozd.games.harrow.rules.units import units_here
from hvozd.games.harrow.setup.settings import PRESET_NAMES, RULINGS
from hvozd.games.harrow.words import GOBLINS, SOLO_NAMES
from hvozd.kit.texts import Texts, locale_folders
from tests.harrow.table import GAME, Table, at
from tests.harrow.test_goblin_cards import card
from tests.harrow.test_hester import hester
from tests.harrow.test_kammi import dolls, kammi
from tests.harrow.test_tactics import tactic
from tests.harrow.test_upgrades import tokens

PACKAGE = Path(GAME.folder)


def spell(t: Table, name: str) -> Table:
    return t.call(run_card, 2, HESTERS.index(name))


def moved(offered: set[str], piece: str) -> set[str]:
    """Where the moves of a piece lead."""
    return {text.split(">")[1] for text in offered if text.startswith(f"move {piece} ")}


# -- H2: each once -----------------------------------------------------------------------------------------------------------


@pytest.mark.row("H2")
@pytest.mark.rule("HC-30.1")
def test_three_haints_are_scared_and_no_fourth() -> None:
    t = Table().put("protectors", "e5", legend=True).put("family", "e2", haints=3).put("family", "e8", haints=1)
    tactic(t, "scaredy-cat").say("protectors", "move blue-haint e2>e3", "move blue-haint e2>e3")
    t.only("protectors", "done", "move blue-haint e2>e3", "move blue-haint e8>e7")
    t.say("protectors", "move blue-haint e8>e7")
    assert t.asked == "ChooseJar" and t.haints("blue-haint", "e2") == 1


@pytest.mark.row("H2")
@pytest.mark.rule("HC-30.7")
def test_a_haint_is_reinforcement_once() -> None:
    t = Table().put("protectors", "e8", legend=True).put("protectors", "e5", haints=1).put("protectors", "a1", haints=1)
    tactic(t, "reinforcement").say("protectors", "move red-haint a1>e5")
    t.only("protectors", "done", "move red-haint e5>e8")
    t.say("protectors", "move red-haint e5>e8").only("protectors", "done")
    t = Table().put("protectors", "e8", legend=True).put("protectors", "e5", haints=2)
    tactic(t, "reinforcement").say("protectors", "move red-haint e5>e8")
    t.only("protectors", "done", "move red-haint e5>e8")
    t.say("protectors", "move red-haint e5>e8").only("protectors", "done")


# -- H3: which token is eaten --------------------------------------------------------------------------------------------------


@pytest.mark.row("H3")
@pytest.mark.rule("HC-21.60", "HC-21.61", "HC-21.63", "A-36")
@pytest.mark.parametrize(("answer", "bag", "board"), [("from-bag", 1, [1, 0]), ("from-board", 2, [0])])
def test_hester_says_where_a_token_of_the_family_comes_from(answer: str, bag: int, board: list[int]) -> None:
    t = hester().put("family", "e6", legend=True)
    t.g.legend_at[4], t.g.family.board = at("e6"), [1, 0]
    t.do(ChooseMeal(2, 1)).only("hester", "eat 1", "eat 2", "eat 3", "eat 5")
    t.say("hester", "eat 2").only("hester", "from-bag", "from-board")
    assert t.where("hester") == "e6"
    t.say("hester", answer)
    assert t.g.family.bag[1] == bag and t.g.family.board == board
    assert t.g.hester.squares == [0, 0, 0, 2, 0, 0] and t.where("hester") == "" and t.asked == ""


@pytest.mark.row("H3")
@pytest.mark.rule("HC-21.61")
def test_a_token_in_one_place_is_taken_there() -> None:
    t = hester().put("family", "e6", legend=True).do(ChooseMeal(2, 1)).say("hester", "eat 2")
    assert t.g.family.bag[1] == 1 and t.asked == ""
    t = hester().put("family", "e6", legend=True)
    t.g.family.bag[1], t.g.family.board = 0, [0, 1, 2]
    t.do(ChooseMeal(2, 1)).say("hester", "eat 2")
    assert t.g.family.board == [0, 2] and t.g.family.bag[1] == 0 and t.asked == ""


@pytest.mark.rule("HC-21.61", "HC-9.15", "HC-21.63")
def test_hester_eats_a_scroll() -> None:
    t = hester(protectors_track="1").put("protectors", "e6", legend=True)
    t.g.scrolls[0], t.g.path_supply, t.g.path_track = 3, 0, 1
    t.path("a1", "a2", "a3").do(ChooseMeal(2, 0)).say("hester", "eat 4")
    t.only("protectors", "lift a1", "lift a2", "lift a3").say("protectors", "lift a2")
    assert t.g.scrolls[0] == 2 and t.g.path_track == 2 and t.g.hester.squares == [4, 0, 0, 0, 0, 0]
    t = hester().put("family", "e6", legend=True)
    t.g.scrolls[1] = 2
    t.do(ChooseMeal(2, 1)).say("hester", "eat 4")
    assert t.g.scrolls[1] == 1 and t.g.hester.squares == [0, 0, 0, 4, 0, 0]


# -- H4: a card again --------------------------------------------------------------------------------------------------------


@pytest.mark.row("H4")
@pytest.mark.rule("HC-9.40", "HC-32.8", "HC-27.30")
def test_a_card_is_resolved_again_only_if_it_could_be_played() -> None:
    whisper, double = GOBLINS.index("dolls-whisper"), GOBLINS.index("double")
    t = dolls(kammi(), "e3", "", "")
    t.g.hands[2].played = [whisper, double]
    t.do(ReplayCards(0, 2)).only("kammi", "done", "replay double")
    t = dolls(kammi(), "e3", "", "")
    t.g.hands[2].played = [whisper]
    t.do(ReplayCards(0, 1)).only("kammi", "done")
    t = dolls(kammi().put("family", "e5", haints=1), "e4", "", "")
    t.g.hands[2].played = [whisper]
    t.do(ReplayCards(0, 1)).only("kammi", "done", "replay dolls-whisper")
    t.say("kammi", "replay dolls-whisper")
    assert t.asked == "Whisper" and t.g.kammi.unmasked == 1
    t = dolls(kammi().put("family", "e5", haints=1), "e6", "", "")
    t.g.hands[2].played = [whisper]
    t.do(ReplayCards(0, 1)).say("kammi", "replay dolls-whisper")
    assert t.g.kammi.unmasked == 0


# -- H5: who decides about dolls -----------------------------------------------------------------------------------------------


def swapped(*hexes: str) -> Table:
    t = dolls(kammi().put("family", "a1", haints=1).put("kammi", "e8", haints=1), *hexes)
    return card(t, "trick").say("kammi", "swap purple-haint e8 blue-haint a1")


@pytest.mark.row("H5")
@pytest.mark.rule("HC-32.9", "HC-20.10", "HC-20.11")
def test_owners_decide_about_dolls_when_haints_swap() -> None:
    t = swapped("a1", "", "")
    assert t.haints("purple-haint", "a1") == t.haints("blue-haint", "e8") == 1
    t.only("family", "take-doll", "leave-doll").say("family", "take-doll")
    assert t.g.kammi.dolls[0] == at("e8") and t.asked == "ChooseJar"
    t = swapped("a1", "", "").say("family", "leave-doll")
    assert t.g.kammi.dolls[0] == at("a1") and t.asked == "ChooseJar"
    t = swapped("", "e8", "").only("kammi", "take-doll", "leave-doll").say("kammi", "take-doll")
    assert t.g.kammi.dolls[1] == at("a1") and t.asked == "ChooseJar"
    assert swapped("", "b1", "").asked == "ChooseJar"


@pytest.mark.row("H5")
@pytest.mark.rule("HC-20.10", "HC-20.11")
@pytest.mark.parametrize(
    ("mine", "theirs", "ends"), [("take", "take", "e8 a1"), ("take", "leave", "a1 e8"), ("leave", "", "a1 e8")]
)
def test_two_dolls_change_places_only_if_both_go(mine: str, theirs: str, ends: str) -> None:
    t = swapped("a1", "e8", "").only("kammi", "take-doll", "leave-doll").say("kammi", f"{mine}-doll")
    if theirs:
        t.only("family", "take-doll", "leave-doll").say("family", f"{theirs}-doll")
    assert [NAMES[h] for h in t.g.kammi.dolls[:2]] == ends.split() and t.asked == "ChooseJar"


@pytest.mark.row("H5")
@pytest.mark.rule("HC-33.10", "HC-21.73")
def test_hester_decides_about_dolls_when_haints_draw_near() -> None:
    def near(*hexes: str) -> Table:
        t = hester("kammi,family").put("kammi", "e7", infected=1).put("family", "d6", infected=1)
        haints = GAME.census(t.g)[1]
        spell(dolls(t, *hexes), "drawing-near").say("hester", "converge e7 d6>e6")
        assert GAME.census(t.g)[1] == haints, "those that burn are on their way to a square"
        return t

    t = near("e7", "d6", "").only("hester", "take-doll", "leave-doll").say("hester", "take-doll")
    assert t.g.kammi.dolls[:2] == [at("e6"), at("d6")] and t.asked == "ChooseSquare"
    t = near("e7", "d6", "").say("hester", "leave-doll", "take-doll")
    assert t.g.kammi.dolls[:2] == [at("e7"), at("e6")] and t.asked == "ChooseSquare"
    assert near("e5", "", "").asked == "ChooseSquare"


# -- H6: units here ----------------------------------------------------------------------------------------------------------


def witch_at(t: Table, hex: str) -> Table:
    t.g.legend_at[4] = at(hex)
    return t


@pytest.mark.row("H6")
@pytest.mark.rule("HC-0.7", "HC-17.4", "HC-31.3", "HC-32.3", "HC-33.11", "HC-30.5", "HC-10.10", "HC-23.5")
def test_hester_is_a_unit_where_units_are_counted() -> None:
    t = witch_at(hester(), "d4")
    assert units_here(t.g, at("d4")) and not units_here(t.g, at("d3"))
    t.g.waiting[3] = 1
    forest = {NAMES[h] for h in t.g.land.of_kind[3]}
    t.do(PlaceObjective(1, 0)).only("family", *(f"townsfolk {h}" for h in forest - {"d4"}))
    t = witch_at(hester().put("family", "e7", haints=1), "d4")
    tokens(t, "psychopomp").say("family", "activate psychopomp", "part 2")
    assert moved(t.offered("family"), "blue-haint") == {NAMES[h] for h in range(61) if t.g.land.terrain[h]} - {"d4", "e7"}
    t = witch_at(hester().put("protectors", "d5", infected=1), "d4")
    assert moved(spell(t, "trampled-soil").offered("hester"), "red-infected") == {"c4", "c5", "d6", "e5", "e6"}
    t = witch_at(hester(protectors="priscilla").put("protectors", "d3", legend=True), "d4")
    t.call(gift_of(t.g, 0).use, 0).only("protectors", "done", *(f"taunt {h}" for h in forest - {"d3", "d4"}))
    t = witch_at(hester().put("protectors", "e7", legend=True), "d4")
    assert "put spawn d4" not in tactic(t, "witchfire").offered("protectors") and "put spawn d3" in t.offered("protectors")
    t = witch_at(Table("solo"), "e1")
    t.g.solo.active = 0
    t.call(USES["objective"], 0, 0, SOLO_NAMES.index("scaredy-cat")).only("hester", "objective e9")


@pytest.mark.row("H6")
@pytest.mark.rule("HC-32.3", "HC-32.9")
def test_goblin_cards_see_hester() -> None:
    def table() -> Table:
        t = Table("chapter5", factions="kammi,family", goblin="knocker")
        t.put("kammi", "e7", legend=True).put("kammi", "e6", legend=True, slot=1)
        t.g.kammi.herself = 2
        return t

    t = card(witch_at(table(), "e5"), "blood-money")
    near = {NAMES[h] for h in range(61) if DISTANCE[at("e6")][h] <= 2}
    t.only("kammi", "done", *(f"hex {h}" for h in near - {"e5", "e6", "e7"}))
    t = card(witch_at(table().put("kammi", "e8", haints=1).put("family", "a1", haints=1), "a1"), "trick")
    t.only("kammi", "done")


@pytest.mark.row("H6")
def test_nothing_but_the_predicates_counts_units_on_a_hex() -> None:
    """Whoever asks whether a hex is empty asks one function."""
    excused = {
        "rules/units.py",
        "rules/abilities.py",
        "hidden/census.py",
        "factions/hester/bonfires.py",
        "factions/hester/cards.py",
    }
    users = {
        path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if "g.crowd[" in path.read_text(encoding="utf-8")
    }
    assert users <= excused
    for name in ("bonfires", "cards"):
        lines = (PACKAGE / f"factions/hester/{name}.py").read_text(encoding="utf-8").splitlines()
        assert all("infected" in line for line in lines if "g.crowd[" in line), "only whether all units are infected"


# -- H8: the letter, and rulings as switches ---------------------------------------------------------------------------------


@pytest.mark.row("H8")
@pytest.mark.rule("A-9", "A-14", "A-54", "A-55")
def test_the_switches_are_off_unless_they_are_asked_for() -> None:
    assert [one.id for one in RULINGS] == ["A-9", "A-14", "A-54", "A-55", "HC-23.7", "HC-23.8"]
    assert Table().g.rulings == () and Table(rulings="A-54,A-9").g.rulings == ("A-9", "A-54")
    drawn = {tuple(GAME.resolve({"rulings": "any"}, seed).get("rulings", ())) for seed in range(60)}
    assert {name for row in drawn for name in row} == {one.id for one in RULINGS} and len(drawn) > 20
    with pytest.raises(SettingError):
        GAME.resolve({"rulings": "A-1"}, 1)
    for lang in ("en", "cs"):
        texts = Texts(locale_folders(GAME), lang)
        for one in RULINGS:
            key = "ruling-" + one.id.replace(".", "_")
            assert texts.has(key) and texts.form(key, "letter") != texts.get(key)


@pytest.mark.row("H8")
@pytest.mark.rule("A-9", "HC-9.30", "HC-9.34", "HC-2.14", "HC-14.6")
@pytest.mark.parametrize(("rulings", "stormy"), [("", {"storm c3", "storm e4"}), ("A-9", set())])
def test_a_storm_on_a_storm(rulings: str, stormy: set[str]) -> None:
    def table(track: str) -> Table:
        given = {"rulings": rulings} if rulings else {}
        return Table(family_track=track, **given).put("family", "e3", legend=True).put("family", "c3", haints=1).storm("e4")

    t = table("1").put("family", "e4", haints=1)
    t.call(rules_of(1).track).only("family", "done", "storm e3", *stormy)
    t = table("2").call(rules_of(1).track)
    around = {"storm e2", "storm d2", "storm d3", "storm f3", "storm f2"}
    t.only("family", "done", *around, *(stormy & {"storm e4"}))
    if stormy:
        t.say("family", "storm e4")
        assert t.g.storms[at("e4")] == 2 and t.g.storm_supply == 13
    t = table("1")
    t.g.legend_at[1] = at("e4")
    t.call(rules_of(1).goal)
    assert t.g.storms[at("e4")] == 1, "in the cleanup a storm is placed only where none is"


@pytest.mark.row("H8")
@pytest.mark.rule("A-14", "HC-10.8", "HC-10.9")
def test_where_malachis_wrath_may_go() -> None:
    def table(**given: str) -> Table:
        t = Table("chapter5", protectors="malachi", **given).put("protectors", "e8", legend=True).building("f7").fire("d7")
        t.put("family", "e6", haints=2).put("protectors", "e7", haints=4).cubes(red=4)
        return t.call(gift_of(t.g, 0).use, 0)

    near = {NAMES[h] for h in range(61) if 1 <= DISTANCE[at("e8")][h] <= 2}
    table().only("protectors", "done", *(f"wrath {h}" for h in near))
    t = table(rulings="A-14").only("protectors", "done", *(f"wrath {h}" for h in near - {"f7", "d7", "e6"}))
    assert t.g.crowd[at("e7")] == 4, "the limit does not hold the token"
    t = table().say("protectors", "wrath e6", "attack e6>e6 family")
    assert not t.told("SuperiorityTaken")
    t.say("protectors", "strike")
    assert t.haints("blue-haint", "e6") == 1 and t.vp("protectors") == 1


@pytest.mark.row("H8")
@pytest.mark.rule("A-54", "HC-31.3", "HC-20.11")
def test_whom_psychopomp_leads() -> None:
    def table(**given: str) -> Table:
        t = Table("chapter4", factions="kammi,family", **given).put("family", "e6", haints=1).put("kammi", "a1", haints=1)
        return tokens(dolls(t, "a1", "", ""), "psychopomp").say("family", "activate psychopomp", "part 2")

    assert {text.split()[1] for text in table().offered("family") - {"done"}} == {"blue-haint", "purple-haint"}
    assert {text.split()[1] for text in table(rulings="A-54").offered("family") - {"done"}} == {"blue-haint"}
    t = table().say("family", "move purple-haint a1>b1").only("kammi", "take-doll", "leave-doll")
    assert t.haints("purple-haint", "b1") == 1


@pytest.mark.row("H8")
@pytest.mark.rule("A-55", "HC-31.6", "HC-10.3", "HC-33.9", "HC-32.3")
def test_what_merging_pulls() -> None:
    def table(factions: str, **given: str) -> Table:
        t = witch_at(hester(factions, **given).put("family", "e2", legend=True), "e6")
        t.g.hester.planted = [at("e6"), 3]
        t.g.watch[at("e6")] += 1
        return t

    t = table("protectors,family", protectors="emmy")
    t.g.red_cubes[at("e6")], t.g.watch[at("e6")] = 1, 2
    tokens(t, "merging").say("family", "activate merging", "part 2")
    assert "merge e6>e5" in t.offered("family")
    t.say("family", "merge e6>e5").only("family", "move hester e6>e5").say("family", "move hester e6>e5")
    assert t.where("hester") == "e5" and t.g.red_cubes[at("e5")] == 1 and t.g.hester.planted == [at("e5"), 3]
    assert (t.g.watch[at("e6")], t.g.watch[at("e5")], t.g.red_cubes[at("e6")]) == (0, 2, 0)
    t = table("protectors,family", protectors="emmy", rulings="A-55")
    t.g.red_cubes[at("e6")], t.g.watch[at("e6")] = 1, 2
    tokens(t.token("spawn", "e7"), "merging").say("family", "activate merging", "part 2")
    t.only("family", "done", "merge e7>e6")
    t = table("protectors,family", protectors="emmy", rulings="A-55").token("spawn", "e6")
    tokens(t, "merging").say("family", "activate merging", "part 2", "merge e6>e5")
    assert "move hester e6>e5" not in t.offered("family"), "she has no colour"
    assert t.where("hester") == "e6" and t.g.hester.planted == [at("e6"), 3] and t.tokens("spawn", "e5") == 1
    t = table("kammi,family")
    t.g.kammi.money, t.g.watch[at("e6")] = [at("e6")], 2
    tokens(t, "merging").say("family", "activate merging", "part 2", "merge e6>e5", "move hester e6>e5")
    assert t.g.kammi.money == [] and t.field("purple") == 1, "she enters the hex on which the cube lies now"


@pytest.mark.row("H8")
@pytest.mark.rule("HC-23.7")
def test_where_solo_cards_spawn() -> None:
    def table(**given: str) -> Table:
        t = Table("solo", **given).put("protectors", "e1", haints=2)
        t.g.solo.active, t.g.solo.card = 0, SOLO_NAMES.index("scaredy-cat")
        return t

    cat = SOLO_NAMES.index("scaredy-cat")
    table().call(place_spawn, 0, cat).only("hester", "solo-spawn e9")
    table(rulings="HC-23.7").call(place_spawn, 0, cat).only("hester", "solo-spawn e1", "solo-spawn e9")
    t = witch_at(table(), "e9").call(place_spawn, 0, cat)
    assert isinstance(t.g.stack[-1], ChooseDeck), "both are taken: another card"
    witch_at(table(rulings="HC-23.7"), "e9").call(place_spawn, 0, cat).only("hester", "solo-spawn e1", "solo-spawn e9")
    table(rulings="HC-23.7").put("family", "e9", haints=1).call(place_spawn, 0, cat).only("hester", "solo-spawn e1")


@pytest.mark.rule("HC-23.8")
@pytest.mark.parametrize("rulings", ["", "HC-23.8"])
def test_whether_a_group_goes_round_its_own(rulings: str) -> None:
    def table(full: str, enemy: str = "") -> Table:
        t = Table("solo", **({"rulings": rulings} if rulings else {})).townsfolk("e1").put("protectors", "e6", haints=2)
        t.g.solo.active = 0
        for h in full.split():
            t.put("protectors", h, haints=4)
        for h in enemy.split():
            t.put("family", h, haints=1)
        t.g.solo.done = [at(h) for h in full.split()]
        return t.do(MarchNext(0))

    def goes(t: Table, *ways: str) -> None:
        assert t.offered("hester") == set(ways) if ways else t.asked == ""

    goes(table(""), "march e6>e5")
    goes(table("e5"), *(() if rulings else ("march e6>d5", "march e6>f5")))
    goes(table("d5", "e5"), "march e6>f5")
    goes(table("d5 f5", "e5"), *(() if rulings else ("march e6>d6", "march e6>f6")))
    t = table("e5")
    t.g.solo.done = []
    t.do(MarchNext(0)).say("hester", "march e5>e4")
    goes(t, "march e6>e5")


# -- H9, H10, H11, H13 -------------------------------------------------------------------------------------------------------


@pytest.mark.row("H9")
@pytest.mark.rule("HC-36.13")
def test_no_card_has_the_name_of_the_sword() -> None:
    assert "second-sight" in FAIRIES and "queens-whisper" not in FAIRIES
    for lang, sword in (("en", "whisper"), ("cs", "šepot")):
        texts = Texts(locale_folders(GAME), lang)
        assert not any(sword in texts.get(f"fairy-{name}").lower() for name in FAIRIES)


@pytest.mark.row("H10")
@pytest.mark.rule("HC-19.16")
def test_what_upgrades_replace_is_reconstructed() -> None:
    text = (PACKAGE / "factions/family/family.json").read_text(encoding="utf-8")
    cards = re.search(r'"cards": \{\s*"source": "(\w+)"', text)
    assert cards is not None and cards.group(1) == "reconstructed"


@pytest.mark.row("H11")
@pytest.mark.parametrize("factions", ["family,protectors", "protectors,family", "kammi,family", "family,kammi"])
def test_the_terminal_prints_a_board_under_its_faction(factions: str) -> None:
    t = Table("chapter4" if "kammi" in factions else "chapter3", bare=False, factions=factions)
    lines = GAME.text(GAME.view(t.g, 0), 0).splitlines()
    family, bag = (next(i for i, line in enumerate(lines) if word in line) for word in ("]Family ", " bag: "))
    assert bag == family + 2 and lines[bag].startswith("[blue]")


@pytest.mark.row("H12")
@pytest.mark.parametrize("preset", ["solo", "duel"])
def test_the_docs_say_what_is_measured(preset: str) -> None:
    page = (PACKAGE.parents[2] / "docs/harrow.md").read_text(encoding="utf-8")
    assert "mind.study games --games 200 --seed 1" in page and measured(preset, 200, 1) in page.splitlines()


@pytest.mark.row("H13")
@pytest.mark.rule("HC-26.1")
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_the_side_of_the_map_is_drawn_or_given(preset: str) -> None:
    """Chapters 1 and 2 draw it by lot, and say at the end of chapter 1 that one may go on with another map: given is given."""
    sides = [GAME.resolve({"preset": preset}, seed)["map"] for seed in range(40)]
    assert 8 <= sides.count("a") <= 32 and set(sides) == {"a", "b"}
    assert [GAME.resolve({"preset": preset, "map": side}, seed)["map"] for side in "ab" for seed in range(3)] == list("aaabbb")
    for side, number in (("a", 0), ("b", 1)):
        assert GAME.new(GAME.resolve({"preset": preset, "map": side}, 1), 1).side == number


# -- H14, H15, H16: found by the second referee ----------------------------------------------------------------------------------


@pytest.mark.row("H14")
@pytest.mark.rule("HC-14.1", "HC-14.2")
def test_whoever_comes_home_goes_no_further() -> None:
    t = Table(protectors_track="1").put("protectors", "e7", legend=True).put("protectors", "e8", haints=1).path("e9", "d6")
    t.townsfolk("e7").call(rules_of(0).goal)
    t.only("protectors", "done", "guide e7>d6", "guide e7>e8")


@pytest.mark.row("H15")
@pytest.mark.rule("HC-20.32", "HC-32.4")
def test_kammi_alone_leaves_the_open_doll_behind_at_snare() -> None:
    for say, answers in (("legend", ["leave-doll"]), ("legend-1h", ["leave-doll", "take-doll"])):
        t = dolls(kammi(), "e7", "f1", "d1", true=0).put("kammi", "e7", haints=1).put("family", "e2", legend=True)
        t.g.kammi.face_up = True
        card(t, "snare").say("kammi", f"advance e7>d7 {say} doll no")
        t.only("kammi", *answers)


@pytest.mark.row("H16")
@pytest.mark.rule("HC-3.4", "HC-21.26", "HC-21.40", "HC-33.10")
def test_a_bonfire_needs_room_for_who_lights_it() -> None:
    for crowd, lit in ((3, True), (4, False)):
        t = hester().put("protectors", "e5", infected=1).put("family", "e6", infected=crowd)
        t.cubes(brown=2).do(HesterMoves(2))
        assert ("creep red-infected e5>e6 for brown,brown" in t.offered("hester")) == lit
    for crowd, lit in ((2, True), (3, False)):
        t = hester().put("protectors", "e5", infected=1).put("family", "e7", infected=1).put("family", "e6", infected=crowd)
        spell(t, "drawing-near")
        assert ("converge e5 e7>e6" in t.offered("hester")) == lit


@pytest.mark.rule("HC-32.8", "HC-3.10")
def test_a_whisper_moves_no_haint_twice_though_a_pinned_one_stands_there() -> None:
    t = dolls(kammi(other="protectors", protectors="bernice"), "e6", "", "").put("protectors", "e4", haints=1)
    t.put("protectors", "e5", haints=1)
    t.g.pins[0] = at("e4")
    card(t, "dolls-whisper").say("kammi", "move red-haint e5>e4")
    assert t.asked != "Whisper" or t.offered("kammi") == {"done"}
