"""The booklet: goals as they stand, made of the view alone; the lines of a scoring; the report of the end (row C5)."""

import os
from typing import Any

import pytest

from hvozd.core import Rng, advance, apply, find_game
from hvozd.games.crescent.components import CAST
from hvozd.games.crescent.rules.objectives import year_gains
from hvozd.games.crescent.rules.year import EndYear, PayForPoints, Scoring
from hvozd.games.crescent.state import CrescentState
from hvozd.games.crescent.table.goals import progress, would_score
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Texts, locale_folders
from tests.crescent.table import Table

GAMES = int(os.environ.get("CRESCENT_GAMES", "60"))
"""Random games in which the progress is compared with the scoring; more of them by hand."""
GAME: Any = find_game("crescent")


@pytest.mark.rule("CM-15.1", "CM-5.13", "CM-15.7")
@pytest.mark.row("C5")
def test_live_progress_is_what_is_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every scoring of random games the views of all, the spectator's too, foretell each item."""
    compared = []
    run = Scoring.run

    def watched(self: Scoring, g: CrescentState) -> None:
        for viewer in (*range(g.seats), None):
            view = GAME.view(g, viewer)
            for seat in range(g.seats):
                foretold = {each.goal: each.vp for each in progress(view, seat) if each.vp and each.row.rule != "pay"}
                scored = {g.tables.goals[g.tables.goals_of[seat][item]]: vp for item, vp in year_gains(g, seat)}
                assert foretold == scored
                assert would_score(view, seat) == sum(scored.values())
        before = list(g.vp)
        foretold_of_all = [would_score(GAME.view(g, None), seat) for seat in range(g.seats)]
        run(self, g)
        assert [now - then for now, then in zip(g.vp, before, strict=True)] == foretold_of_all
        compared.append(g.year)

    monkeypatch.setattr(Scoring, "run", watched)
    for seed in range(GAMES):
        g = GAME.new(GAME.resolve({}, seed), seed)
        rng = Rng(seed)
        while (now := advance(g)) is not None:
            apply(g, now.seats[0], now.spared or now.options(now.seats[0]).sample(rng))
        start = g.tables.start_vp
        totals = [start + sum(row) + dealt for row, dealt in zip(g.scored, g.bargained, strict=True)]
        assert totals == g.vp, "every point is in the report"
    assert len(compared) >= 3 * GAMES and {1, 2, 3, 4} == set(compared)


@pytest.mark.rule("CM-5.13", "CM-5.14", "CM-15.4")
@pytest.mark.row("C5")
def test_a_line_for_each_objective_that_scores() -> None:
    t = Table().put("ford", "caliph", 1, 0, "city").put("field", "warlord", 1, 0, "town").coins(sultan=5)
    t.g.year = 2
    t.run(Scoring())
    lines = [(t.g.tables.aims[e.objective], e.vp) for e in t.told("ObjectiveScored") if e.seat == t.seat("sultan")]
    assert lines == [("s1", 1 + 2), ("s2", 1 + 2)]
    items = {goal: vp for goal, vp in t.view("sultan").seats[2].scored.items() if vp}
    assert items == {"s1-town": 1, "s1-city": 2, "s2-five": 1, "s2-patron": 2}
    assert [e.vp for e in t.told("PointsScored") if e.seat == t.seat("sultan")] == [6]
    assert t.points("sultan") == 5 + 6


@pytest.mark.rule("CM-15.2", "CM-10.18", "CM-14.1.1")
@pytest.mark.row("C5", "C7")
def test_plunder_is_kept_by_item_with_the_points_of_its_loot() -> None:
    t = Table().put("field", "warlord", 7).put("ford", "caliph", 1, 0, "castle", "palace").turn("warlord")
    t.play("assault field>ford x7+0 by land", "leave")
    assert [(t.g.tables.aims[e.objective], e.vp) for e in t.told("ObjectiveScored")] == [("w1", 6)]
    items = {goal: vp for goal, vp in t.view("warlord").seats[0].scored.items() if vp}
    assert items == {"w1-castle": 3, "w1-palace": 2, "w1-unit": 1}
    assert t.points("warlord") == 5 + 6
    assert t.purse("warlord") == 3 + 2


@pytest.mark.rule("CM-15.6")
@pytest.mark.row("C5")
def test_the_payment_has_its_line() -> None:
    t = Table().coins(nomad=5).run(PayForPoints(Table().seat("nomad"))).play("nomad: pay 4")
    assert [(t.g.tables.aims[e.objective], e.vp) for e in t.told("ObjectiveScored")] == [("n1", 2)]
    assert t.view("nomad").seats[4].scored["n1-coins"] == 2
    assert t.view("caliph").seats[4].scored == {}, "points lie face down"


@pytest.mark.rule("CM-5.14", "CM-16.1")
@pytest.mark.row("C5")
def test_the_report_comes_with_the_end() -> None:
    t = Table().put("ford", "", 0, 0, "city")
    t.g.year = t.g.years
    assert 'id="report"' not in t.session.game.picture(t.view("sultan"), 2).panels[-1].body
    t.run(Scoring(), EndYear())
    body = t.session.game.picture(t.view(None), None).panels[-1].body
    assert 'id="report"' in body and "cities on the map" in body
    assert "cities on the map 2" in t.session.game.text(t.view(None), None, "en")
    assert "města na mapě 2" in t.session.game.text(t.view(None), None, "cs")


@pytest.mark.rule("CM-3.1", "CM-15.1", "A-56", "A-64")
@pytest.mark.row("C5")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", range(len(CAST)))
def test_every_booklet_is_whole(seat: int, lang: str) -> None:
    """Every goal with its figures, every price and number; nothing unresolved, in the terminal and the browser."""
    t = Table()
    game, view, tables = t.session.game, t.view(CAST[seat]), t.g.tables
    written = game.booklet(view, seat, lang)
    panel = game.picture(view, seat, lang).panels[seat].body
    for text in (written, panel):
        plainly = text.replace("cm-booklet", "").replace('id="booklet-', "")
        assert [mark for mark in ("{", "how-", "objective-", "booklet-") if mark in plainly] == []
    costs = [cost for cost in tables.cost[seat] if cost is not None]
    assert all(f" {cost}" in written for cost in costs)
    limit = {"en": f"At most {tables.unit_limit[seat]}", "cs": f"nejvýše {tables.unit_limit[seat]}"}[lang]
    assert limit in written and limit in panel
    assert len(progress(view, seat)) == len(tables.objectives[seat]) == panel.count('class="open"') + panel.count('class="done"')


@pytest.mark.rule("CM-15.1", "A-56")
@pytest.mark.row("C5")
def test_the_booklet_of_a_corrected_box_has_its_figures(tmp_path: Any) -> None:
    path = tmp_path / "box.toml"
    path.write_text('[objectives."C1.hex"]\nmost = 9\n[building.caliph]\nfort = 1\n', encoding="utf-8")
    t = Table(components=str(path))
    written = t.session.game.booklet(t.view("caliph"), 3, "en")
    assert "1 point for each hex you control, at most 9" in written
    assert "fort 1" in written


@pytest.mark.rule("CM-15.5")
@pytest.mark.row("C5")
def test_the_own_goals_lie_open_and_what_others_would_score_is_said() -> None:
    t = Table().put("ford", "caliph", 1).put("field", "", 0, 0, "town")
    body = t.session.game.picture(t.view("caliph"), 3).panels[3].body
    assert '<details id="goals-of-caliph" open="open">' in body
    assert '<details id="goals-of-sultan">' in t.session.game.picture(t.view("caliph"), 3).panels[2].body
    assert "now 1: 1 point" in body and "now 1: 2 points" in body
    assert "  Sultan: 1" in t.session.game.booklet(t.view("caliph"), 3, "en")


@pytest.mark.row("C6")
@pytest.mark.parametrize(
    ("lang", "actions", "crossing", "bridge"),
    [("en", "four times a year", "ford", "bridge"), ("cs", "čtyři akce", "brod", "most")],
)
def test_the_tour_says_what_is_so(lang: str, actions: str, crossing: str, bridge: str) -> None:
    """CM-1.2, CM-4.6: four actions a year, and the ford alone joins the banks."""
    told = Texts(locale_folders(find_game("crescent")), lang).get("tour-board")
    assert actions in told and crossing in told and bridge not in told.replace("mocnost", "")
