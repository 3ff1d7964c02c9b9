"""One stream a browser: several tables, each through eyes that may look there, and what waits for the person."""

import asyncio
import json
from typing import Any

from hvozd.core import Rng
from hvozd.web.app import application
from hvozd.web.copies import Table
from hvozd.web.feed import Feed
from hvozd.web.guests import Guest
from hvozd.web.requests import Watched
from hvozd.web.tables import Tables
from tests.web.conftest import GENEROUS
from tests.web.test_budgets import visitor

OPTIONS = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}


def opened(tables: Tables, *people: str) -> Table:
    table = tables.open_table("root", OPTIONS, ["me", "friend"], people[0], people[0], seed=5)
    table.sit(table.row.seats[1].key, people[1], people[1])
    return table


def play(table: Table, decisions: int, rng: Rng) -> None:
    for _ in range(decisions):
        now = table.session.decision
        assert now is not None
        table.play(table.session.game.write(table.session.state, now.options(now.seat).sample(rng)), now.seat, now.number)


async def heard(frames: Any, keys: set[str], until: Any) -> dict[str, list[Any]]:
    """What comes for each key until something is so."""
    found: dict[str, list[Any]] = {key: [] for key in keys}
    async with asyncio.timeout(60):
        while not until(found):
            frame = await anext(frames)
            if frame.startswith("data: "):
                told = json.loads(frame[6:])
                found.setdefault(told["on"], []).append(told["frame"])
    return found


def test_several_tables_come_on_one_stream_each_through_its_own_eyes() -> None:
    async def live() -> None:
        app = application(pace=0, budgets=GENEROUS)
        tables: Tables = app.state.tables
        first, second = opened(tables, "ann", "bob"), opened(tables, "bob", "ann")
        feed, (request, ann) = Feed(app.state.server), visitor("ann", "10.0.0.1")
        on = [Watched(first.row.id, 0, "en", ""), Watched(second.row.id, 1, "cs", ""), Watched(first.row.id, 1, "en", "")]
        request.state.who = "ann"
        frames = feed._merged(request, ann, on)
        keys = [one.key for one in on]
        found = await heard(frames, {*keys, "mine"}, lambda got: all(got.values()))
        assert "options" in found[keys[0]][0] and "Markýz" in str(found[keys[1]][0])
        assert found[keys[2]][0] == {"error": "This seat is not yours; open the table from the lobby or with your link."}
        waits = found["mine"][0]["waits"]
        assert waits == sum(0 in table.row.asked for table in (first,)) + sum(1 in table.row.asked for table in (second,))
        await tables.beside(play, second, 3, Rng(1))
        await heard(frames, {keys[1]}, lambda got: any(frame.get("ops") for frame in got[keys[1]]))
        await frames.aclose()
        assert not first.here and not second.here, "nobody looks on any more"
        tables.close()

    asyncio.run(live())


def test_my_tables_show_first_what_waits_longest_and_last_what_is_over() -> None:
    async def live() -> None:
        app = application(pace=0, budgets=GENEROUS)
        tables: Tables = app.state.tables
        waits = [opened(tables, "ann", "bob") for _ in range(2)]
        other, over = opened(tables, "bob", "ann"), opened(tables, "ann", "bob")
        rng = Rng(7)
        while over.session.decision is not None:
            play(over, 1, rng)
        mine = Feed(app.state.server).mine
        found = await mine.standings(Guest("ann"))
        assert [one.row.id for one in found] == [waits[0].row.id, waits[1].row.id, other.row.id, over.row.id]
        assert [one.waits_for(Guest("ann")) for one in found] == [True, True, False, False]
        page = (await mine.page(visitor("ann", "10.0.0.1")[0], Guest("ann"))).body.decode()
        assert page.count('class="waits"') == 2 and page.count('class="goes"') == 1
        assert f"/t/{over.row.id}/replay" in page and "win" in page.split('class="over"')[1]
        tables.close()

    asyncio.run(live())


def test_whose_turn_it_is_is_stored_with_the_action_and_undone_with_it(url: str) -> None:
    tables = application(url, pace=0).state.tables
    table = tables.open_table("root", OPTIONS, ["me", "friend"], "ann", "Ann", seed=5)
    rng = Rng(3)
    for _ in range(40):
        found = tables.store.find(table.row.id)
        assert found is not None
        now = table.session.decision
        assert now is not None and found[0].asked == (() if now.spared else tuple(now.seats)) == table.row.asked
        if table.session.can_undo(now.seat):
            table.undo(now.seat, now.number)
        else:
            play(table, 1, rng)
    tables.close()
