"""After the end: who won, points by round and by source, where the game turned, and the ways on from there."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hvozd.core.record import Record
from hvozd.kit.markup import plain, tag
from hvozd.web.chart import Chart, Curve
from hvozd.web.copies import Table
from hvozd.web.guests import Guest
from hvozd.web.happened import slug
from hvozd.web.live import Live
from hvozd.web.outcome import Outcome, Turn, outcome_of
from hvozd.web.pages import Pages
from hvozd.web.requests import Refused
from hvozd.web.server import Server

KEPT = 64
"""Of so many games the course is kept."""


class End:
    """Answers what is asked about a game that is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._known: dict[tuple[str, int], Outcome] = {}

    async def end(self, request: Request, guest: Guest) -> Response:
        table = await self.server.table(request)
        if table.session.decision is not None:
            raise Refused(409, "error-not-over")
        outcome = await self.outcome(table)
        live = self.server.live(table, None, guest)
        share = f"{request.base_url}t/{table.row.id}/end"
        return HTMLResponse(EndPages(guest).end(table, live, outcome, share))

    async def outcome(self, table: Table) -> Outcome:
        """The course of a game; looked at once."""
        record = table.session.record
        key = (table.row.id, len(record.lines))
        if key not in self._known:
            if len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = await self.server.tables.beside(outcome_of, Record(record.header, list(record.lines)))
        return self._known[key]


class EndPages(Pages):
    def end(self, table: Table, live: Live, outcome: Outcome, share: str) -> str:
        id, game = table.row.id, table.session.game
        (won, reason), told = live.result(), partial(self.part, live, outcome)
        body = [
            tag("h1", won),
            tag("p", reason),
            self.ranking(live, outcome),
            told("end-points", self.points) if any(map(any, outcome.points)) else "",
            told("end-sources", self.sources) if any(outcome.sources.values()) else "",
            told("end-chances", self.chances),
            self.turning(id, live, outcome),
            self.ways(id, share),
        ]
        title = f"{self.called(game)} · {self.texts.get('end')}"
        sheet = tag("main", *body, class_="sheet", id="end")
        return self.shell(title, self.top(title=self.called(game)), sheet, kind="end", game=game.name)

    def part(self, live: Live, outcome: Outcome, key: str, draw: Callable[[Live, Outcome], str]) -> str:
        return tag("section", tag("h2", self.say(key)), draw(live, outcome))

    # -- who won -----------------------------------------------------------------------------------------------------------

    def order(self, live: Live, outcome: Outcome) -> list[int]:
        """The seats: winners first, then by points."""
        result = live.state.result
        assert result is not None
        points = outcome.points[-1] or result.scores
        return sorted(range(live.state.seats), key=lambda seat: (seat not in result.winners, -points[seat], seat))

    def ranking(self, live: Live, outcome: Outcome) -> str:
        """Who ended where; those who share a win or a number of points share a place."""
        result, points = live.state.result, outcome.points[-1]
        assert result is not None
        worth = {seat: (seat not in result.winners, -points[seat] if points else 0) for seat in range(live.state.seats)}
        rows = []
        for seat in self.order(live, outcome):
            place = 1 + sum(other < worth[seat] for other in worth.values())
            who = live.who(seat)
            cells = [
                f"{place}." if result.winners or points else "",
                live.sayings.seats[seat],
                who,
                *([str(points[seat])] if points else []),
            ]
            mark = f"seat f-{slug(live.names[seat])}"
            rows.append(tag("tr", *(tag("td", plain(cell)) for cell in cells), class_=mark))
        keys = ["end-place", "end-seat", "end-who", *(["end-total"] if points else [])]
        return tag("table", self.head([self.texts.get(key) for key in keys]), tag("tbody", *rows), class_="ranking")

    def head(self, cells: list[str]) -> str:
        return tag("thead", tag("tr", *(tag("th", plain(cell), scope="col") for cell in cells)))

    # -- points ------------------------------------------------------------------------------------------------------------

    def points(self, live: Live, outcome: Outcome) -> str:
        columns = list(zip(*outcome.points, strict=True))
        curves = [Curve(live.sayings.seats[seat], self.colour(live, seat), column) for seat, column in enumerate(columns)]
        chart = Chart(curves).drawn(self.texts.get("end-points-about"), outcome.rounds, outcome.numbered)
        if not outcome.numbered:
            return chart
        return chart + tag("p", self.say("end-rounds"), class_="quiet") + self.by_round(live, outcome)

    def colour(self, live: Live, seat: int) -> str:
        return f"f-{slug(live.names[seat])}"

    def by_round(self, live: Live, outcome: Outcome) -> str:
        """The same as numbers: everybody's points at the end of each round."""
        ends = [*outcome.rounds[1:], len(outcome.points) - 1]
        rows = []
        for number, at in enumerate(ends, 1):
            cells = [tag("th", str(number), scope="row"), *(tag("td", str(value)) for value in outcome.points[at])]
            rows.append(tag("tr", *cells))
        table = tag("table", self.head([self.texts.get("end-round"), *live.sayings.seats]), tag("tbody", *rows))
        return tag("details", tag("summary", self.say("end-by-round")), tag("div", table, class_="wide", tabindex="0"))

    def sources(self, live: Live, outcome: Outcome) -> str:
        """What brought points to whom, the most fruitful first."""
        found: Counter[tuple[str, int]] = Counter()
        for (seat, event), amount in outcome.sources.items():
            label = live.teller.source(event) if event is not None else ""
            found[label or self.texts.get("end-otherwise"), seat] += amount
        labels = list(dict.fromkeys(label for label, _ in found))  # those with as many points in the order of the game
        labels.sort(key=lambda label: -sum(found[label, seat] for seat in range(live.state.seats)))
        rows = []
        for label in labels:
            amounts = [found[label, seat] for seat in range(live.state.seats)]
            if any(amounts):
                cells = (tag("td", str(amount).replace("-", "−") if amount else "") for amount in amounts)
                rows.append(tag("tr", tag("th", plain(label), scope="row"), *cells))
        head = self.head(["", *live.sayings.seats]).replace('<th scope="col"></th>', "<td></td>")
        return tag("div", tag("table", head, tag("tbody", *rows)), class_="wide", tabindex="0")

    # -- chances -----------------------------------------------------------------------------------------------------------

    def chances(self, live: Live, outcome: Outcome) -> str:
        columns = [[100 * chance for chance in column] for column in zip(*outcome.chances, strict=True)]
        together = len(columns) > 1 and all(column == columns[0] for column in columns)
        names = [self.texts.get("end-together")] if together else live.sayings.seats
        curves = [Curve(name, self.colour(live, seat), columns[seat]) for seat, name in enumerate(names)]
        marks = [(turn.first, str(number)) for number, turn in enumerate(outcome.turns, 1)]
        chart = Chart(curves, " %", 100).drawn(self.texts.get("end-chances-about"), outcome.rounds, outcome.numbered, marks)
        return chart + tag("p", self.say("end-chances-about"), class_="quiet")

    def turning(self, id: str, live: Live, outcome: Outcome) -> str:
        items = [tag("li", *self.turn(id, live, outcome, turn)) for turn in outcome.turns]
        if not items:
            return ""
        return tag("section", tag("h2", self.say("end-turning")), tag("ol", *items, class_="turning"))

    def turn(self, id: str, live: Live, outcome: Outcome, turn: Turn) -> list[str]:
        everybody = outcome.chances[turn.first]
        together = len(everybody) > 1 and len(set(everybody)) == 1 == len(set(outcome.chances[turn.first + 1]))
        who = self.texts.get("end-together") if together else live.sayings.seats[turn.mover]
        moved = self.texts.get("end-moved", {"who": who, "before": round(100 * turn.before), "after": round(100 * turn.after)})
        rounds = sum(at <= turn.first for at in outcome.rounds)
        key = "end-turn" if outcome.numbered else "end-turn-of"
        head = self.texts.get(key, {"round": max(1, rounds), "seat": live.sayings.seats[turn.seat]})
        action = plain(live.teller.action(turn.action)) if turn.action is not None else ""
        link = tag("a", self.say("end-from-here"), href=f"/t/{id}/replay?at={turn.first}")
        return [tag("b", plain(head)), f" {action}. " if action else " ", tag("span", plain(moved)), " ", link]

    # -- on from here --------------------------------------------------------------------------------------------------------

    def ways(self, id: str, share: str) -> str:
        links = [
            tag("a", self.say("replay"), href=f"/t/{id}/replay?at=0"),
            tag("a", self.say("to-table"), href=f"/t/{id}"),
            tag("a", self.say("download"), href=f"/t/{id}/record", download=""),
        ]
        shared = tag("p", self.say("end-share"), " ", tag("code", plain(share), class_="link"))
        return tag("section", tag("p", *links, class_="buttons"), shared, class_="ways")
