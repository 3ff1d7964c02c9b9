"""What a sample of changes showed that no test saw: the last seat of a bot, a return link's form, who settles, an axis."""

import re
from collections.abc import Callable

import pytest

from hvozd.web.chart import Chart, Curve
from hvozd.web.peace import Peace
from tests.web.conftest import Person

Come = Callable[[], Person]


def test_after_the_last_bot_nobody_sits_where_no_number_is_said(come: Come) -> None:
    ann = come()
    fields = {"game": "root", "option-map": "autumn", "option-deck": "base"}
    for bot in (1, 2):
        kinds = {f"seat-{seat}": "me" if seat == 0 else "easy" for seat in range(bot)}
        answer = ann.client.post("/tables", data={**fields, **kinds, f"seat-{bot}": "clockwork:electric_eyrie"})
        assert answer.status_code == 200, answer.text
        table = ann.tables.table(str(answer.url).split("/t/")[1])
        assert table.session.state.seats == bot + 1 and len(table.row.seats) == bot + 1


def test_a_return_link_takes_nothing_but_itself(come: Come) -> None:
    ann, bob = come(), come()
    ann.client.post("/name", data={"name": "Ann"})
    link = re.search(r"/back/[\w-]{32}", ann.client.post("/me/link").text)
    assert link is not None
    assert bob.client.post(link[0], data={"odd": "1"}).status_code == 400
    assert "Ann" not in bob.client.get("/me").text
    assert bob.client.get(link[0]).status_code == 200 and "Ann" not in bob.client.get("/me").text
    assert bob.client.post(link[0]).status_code == 200 and "Ann" in bob.client.get("/me").text


def test_only_a_moderator_settles(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = come()
    settled: list[int] = []
    monkeypatch.setattr(Peace, "settle", lambda peace, report: settled.append(report) is None)
    for path, data in (
        ("/peace/settle", {"report": "1"}),
        ("/peace/person", {"person": "x", "deed": "bar"}),
        ("/peace/remove", {"person": "x", "table": "the-table-12"}),
    ):
        assert ann.client.post(path, data=data).status_code == 403
    assert ann.client.get("/peace").status_code == 403 and settled == []


@pytest.mark.parametrize(
    ("most", "step"),
    [(6, 1), (7, 2), (12, 2), (13, 5), (30, 5), (31, 10), (60, 10), (61, 20), (120, 20), (121, 25), (150, 25), (151, 50),
     (300, 50), (301, 100), (600, 100), (601, 200)],
)  # fmt: skip
def test_an_axis_has_six_steps_at_most(most: int, step: int) -> None:
    chart = Chart([Curve("Ann", "f-ann", [0.0, float(most)])])
    values = [int(text) for text in re.findall(r'text-anchor="end"[^>]*>(-?\d+)<', "".join(chart.grid()))]
    assert values == list(range(0, most + 1, step))
