"""Doubtful sentences of the Clockwork: the reading of a table by default, and the other one as a switch."""

import pytest

from hvozd.core import Session, find_game
from hvozd.games.root.clockwork.automated_alliance import SurpriseRevolt
from hvozd.games.root.clockwork.drillbit_duchy import BotDig
from hvozd.games.root.clockwork.drillbit_duchy.ministers import NAMES, UseMinister
from hvozd.games.root.clockwork.logical_lizards import ScoreGardens
from hvozd.games.root.clockwork.logical_lizards.conspiracies import convert, sanctify
from hvozd.games.root.rules.ministers import BURROW
from tests.clockwork.table import ALLIANCE, MARQUISE, BotTable
from tests.root.table import F1, F3, M1, M2, M3, R1, R2, R3, Call

ROOT = find_game("root")
DD, LL, RR = "drillbit_duchy", "logical_lizards", "riverfolk_robots"
TABLE = f"eyrie,{MARQUISE},{RR}"


# -- the setting ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-01", "AMB-32")
@pytest.mark.parametrize(
    ("given", "on"),
    [
        ({}, ()),
        ({"rulings": "AMB-32,AMB-01"}, ("AMB-01", "AMB-32")),
        ({"clockwork": "letters"}, ("AMB-01",)),
        ({"clockwork": "half_payments,letters"}, ("AMB-32", "AMB-01")),
        ({"clockwork": "letters", "rulings": "AMB-01,AMB-16"}, ("AMB-01", "AMB-16")),
    ],
)
def test_switches_reach_the_position_by_either_spelling(given: dict[str, str], on: tuple[str, ...]) -> None:
    s = Session.new("root", {"clockwork": "none", "factions": TABLE, **given}, 3)
    assert s.state.rulings == on and s.view(None).rulings == on and s.state.variants == 0
    again = ROOT.given(ROOT.resolve({"clockwork": "none", "factions": TABLE, **given}, 3))
    assert Session.new("root", again, 8).state.rulings == on


def test_the_table_says_which_sentences_it_reads_otherwise() -> None:
    view = Session.new("root", {"clockwork": "none", "factions": TABLE, "rulings": "AMB-01"}, 3).view(0)
    shown = {lang: " ".join(ROOT.text(view, 0, lang).replace("[grey62]", "").replace("[/]", "").split()) for lang in ("en", "cs")}
    assert "read otherwise (AMB-01): Where bots cannot tell players apart, the letters on their boards decide" in shown["en"]
    assert "jiný výklad (AMB-01): Když boti mezi hráči nerozhodnou jinak, rozhodují písmena na jejich deskách" in shown["cs"]


def test_without_a_bot_a_switch_of_bots_changes_nothing() -> None:
    plain = Session.new("root", {"factions": "eyrie,marquise", "map": "autumn", "deck": "base"}, 3).state
    other = Session.new("root", {"factions": "eyrie,marquise", "map": "autumn", "deck": "base", "rulings": "AMB-16"}, 3).state
    assert other.rulings == ("AMB-16",) and other.hands == plain.hands


# -- both readings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-13", "RB-6.5.2")
@pytest.mark.parametrize(("rulings", "stays"), [((), 1), (("AMB-13",), 0)])
def test_whether_a_surprise_revolt_leaves_the_own_sympathy(rulings: tuple[str, ...], stays: int) -> None:
    t = BotTable(ALLIANCE, "marquise")
    t.ruling(*rulings)
    t.put(ALLIANCE, "sympathy", R3)
    t.put(ALLIANCE, "warriors", R3, 1)
    t.put("marquise", "warriors", R3, 2)
    t.put("marquise", "sawmill", R3)
    t.order(ALLIANCE, "royal_claim")
    t.run(SurpriseRevolt(0), turn=ALLIANCE)
    assert t.pieces(ALLIANCE, "rabbit_base", R3) == 1 and t.points(ALLIANCE) == 1
    assert (t.pieces(ALLIANCE, "sympathy", R3), t.warriors(ALLIANCE, R3)) == (stays, stays)
    assert (t.warriors("marquise", R3), t.pieces("marquise", "sawmill", R3)) == (0, 0)


def lizards(*rulings: str) -> BotTable:
    t = BotTable(LL, "marquise", "alliance")
    t.ruling(*rulings)
    t.board(LL).suit = 0
    t.score("marquise", 3)
    return t


@pytest.mark.rule("AMB-25", "RB-8.4.2.I")
@pytest.mark.parametrize(("rulings", "site"), [((), F3), (("AMB-25",), F1)])
def test_where_the_lizards_convert(rulings: tuple[str, ...], site: int) -> None:
    t = lizards(*rulings)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "warriors", F3, 1)
    t.put("marquise", "sawmill", F3)
    t.put("alliance", "warriors", F3, 2)
    t.run(Call(lambda g: convert(g, 0)), turn=LL)
    assert t.chosen("RB-8.4.2.I") == [site] and t.warriors(LL, site) == 1


@pytest.mark.rule("AMB-26", "RB-8.4.2.III")
@pytest.mark.parametrize(("rulings", "site"), [((), F3), (("AMB-26",), F1)])
def test_where_the_lizards_sanctify(rulings: tuple[str, ...], site: int) -> None:
    t = lizards(*rulings)
    for clearing, warriors in ((F1, 2), (F3, 1)):
        t.put("marquise", "sawmill", clearing)
        t.put("marquise", "warriors", clearing, warriors)
    t.put("alliance", "warriors", F3, 2)
    t.run(Call(lambda g: sanctify(g, 0)), turn=LL)
    assert t.chosen("RB-8.4.2.III") == [site] and t.pieces(LL, "fox_garden", site) == 1


@pytest.mark.rule("AMB-31", "RB-8.6.1")
@pytest.mark.parametrize(("rulings", "points"), [((), 3), (("AMB-31",), 2)])
def test_which_gardens_a_bird_order_scores(rulings: tuple[str, ...], points: int) -> None:
    t = lizards(*rulings)
    t.board(LL).suit = 3
    for kind, clearings in (("mouse_garden", (M1, M2, M3)), ("rabbit_garden", (R1, R2)), ("fox_garden", (F1, F3))):
        for clearing in clearings:
            t.g.open_slots[clearing] += 2
            t.put(LL, kind, clearing)
    t.put(LL, "mouse_garden", M1)
    t.run(ScoreGardens(0), turn=LL)
    assert t.points(LL) == points


@pytest.mark.rule("AMB-38", "RB-10.5.1.I")
@pytest.mark.parametrize(("rulings", "site"), [((), M2), (("AMB-38",), M3)])
def test_whose_warriors_a_dig_avoids(rulings: tuple[str, ...], site: int) -> None:
    t = BotTable(DD, "marquise")
    t.ruling(*rulings)
    t.order(DD, "mouse_favor")
    for clearing in (M2, M3):
        t.g.open_slots[clearing] = 3
    t.put(DD, "warriors", BURROW, 4)
    t.put(DD, "warriors", M2, 3)
    t.put("marquise", "warriors", M3, 1)
    t.run(BotDig(0), turn=DD)
    assert t.chosen("RB-10.5.1") == [site] and t.pieces(DD, "tunnel", site) == 1


@pytest.mark.rule("AMB-42", "RB-10.7.6", "RB-10.2.2")
@pytest.mark.parametrize(("rulings", "burrow", "map"), [((), 4, 2), (("AMB-42",), 5, 1)])
def test_whether_the_mayor_takes_from_the_burrow(rulings: tuple[str, ...], burrow: int, map: int) -> None:
    t = BotTable(DD, "marquise")
    t.ruling(*rulings)
    t.board(DD).crowned = 1 << NAMES.index("mayor")
    t.put(DD, "warriors", BURROW, 5)
    t.put(DD, "warriors", M1, 2)
    t.run(UseMinister(0, NAMES.index("mayor")), turn=DD)
    assert (t.warriors(DD, BURROW), t.warriors(DD, M1)) == (burrow, map) and t.points(DD) == 1


@pytest.mark.rule("AMB-42", "RB-10.7.6", "RB-2.1")
def test_the_burrow_has_no_priority_and_loses_every_tie() -> None:
    t = BotTable(DD, "marquise")
    t.board(DD).crowned = 1 << NAMES.index("mayor")
    t.put(DD, "warriors", BURROW, 2)
    t.put(DD, "warriors", F1, 2)
    t.run(UseMinister(0, NAMES.index("mayor")), turn=DD)
    assert (t.warriors(DD, BURROW), t.warriors(DD, F1)) == (2, 1)
