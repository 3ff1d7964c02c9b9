"""The journal at the table: every line can be read, in parts, by whoever may; what is new since the own last turn is marked."""

import re
from collections.abc import Callable

from hvozd.core import Rng
from hvozd.web.happened import PART, SHOWN
from hvozd.web.live import Live, Scene
from tests.web.conftest import Person

Come = Callable[[], Person]


def played(come: Come, decisions: int, game: str = "root", seed: int = 4) -> Person:
    """Somebody who plays all seats of a table by chance."""
    ann, rng = come(), Rng(seed)
    ann.open(game=game, **{f"seat-{seat}": "me" for seat in range(6)})
    table = ann.table
    while (now := table.session.decision) is not None and now.number < decisions:
        action = table.session.game.write(table.session.state, now.options(now.seat).sample(rng))
        table.play(action, now.seat, now.number)
    return ann


def lines(markup: str) -> dict[int, str]:
    return {int(number): text for number, text in re.findall(r'<li id="j-(\d+)"[^>]*>(.*?)</li>', markup)}


def live(ann: Person, seat: int | None) -> Live:
    session = ann.table.session
    return Live(Scene(session.game, session.state, ann.table.row.seats, seat, "en", table="t", lines=session.record.lines))


def test_all_lines_can_be_read_in_parts_and_are_those_that_the_seat_may_read(come: Come) -> None:
    ann = played(come, 150)
    for seat in (0, 1, None):
        name = "none" if seat is None else str(seat)
        known = lines(ann.client.get(f"/t/{ann.id}?seat={name}").text)
        assert len(known) == SHOWN
        while (first := min(known)) > 0:
            part = ann.client.get(f"/t/{ann.id}/journal?seat={name}&before={first}").json()
            assert part["first"] == max(0, first - PART)
            known |= lines("".join(part["lines"]))
        events = list(ann.table.session.state.read(seat))
        assert sorted(known) == list(range(len(events))) and len(events) > 3 * PART


def test_beyond_the_end_there_is_nothing_more(come: Come) -> None:
    ann = played(come, 30)
    whole = len(list(ann.table.session.state.read(0)))
    part = ann.client.get(f"/t/{ann.id}/journal?seat=0&before=999999").json()
    assert part["first"] + len(part["lines"]) == whole
    assert ann.client.get(f"/t/{ann.id}/journal?seat=0&before=0").json() == {"first": 0, "lines": []}


def test_nobody_reads_the_journal_of_another_seat(come: Come) -> None:
    ann, eve = played(come, 30), come()
    assert eve.client.get(f"/t/{ann.id}/journal?seat=0&before=9").status_code == 403
    own = ann.client.get(f"/t/{ann.id}/journal?seat=0&before=40").json()
    seen = eve.client.get(f"/t/{ann.id}/journal?seat=none&before=40").json()
    assert own != seen, "the own cards are named to their owner only"


def test_what_is_new_began_after_the_own_last_turn(come: Come) -> None:
    ann = played(come, 150)
    record = ann.table.session.record.lines
    for seat in {line.seat for line in record}:
        story = live(ann, seat).story
        away = story.away
        assert away is not None
        place, number = away
        assert record[place - 1].seat == seat != record[place].seat
        others = record[place:]
        while others and others[-1].seat == seat:
            others = others[:-1]
        assert others and all(line.seat != seat for line in others), "one turn of the others, whole"
        fresh = [one for one, event in story.events if one > number]
        link = f"/t/t/replay?at={place}&amp;seat={seat}&amp;play=1"
        assert (link in story.latest("t")) == bool(fresh)
        marked = sum(' class="' in line and "new" in line.split(">")[0] for line in story.before(len(story.events))[1])
        assert marked == min(len(fresh), PART)


def test_a_spectator_and_who_has_not_acted_have_missed_nothing(come: Come) -> None:
    ann = played(come, 40)
    assert live(ann, None).story.away is None
    fresh = played(come, 0)
    assert live(fresh, 0).story.away is None
    assert 'id="journal-since"></p>' in live(fresh, 0).story.latest("t")


def test_lines_wear_the_colour_of_who_acted_and_turns_have_heads(come: Come) -> None:
    ann = played(come, 60)
    told = "".join("".join(live(ann, 0).story.before(end)[1]) for end in (PART, 2 * PART))
    assert re.search(r'class="f-marquise[^"]*heads"[^>]*>Round 1: Marquise', told)
    assert re.search(r'class="f-eyrie[^"]*"[^>]*>Eyrie ', told)
    coloured = re.findall(r'<li id="j-\d+" class="f-', told)
    assert len(coloured) > 0.9 * len(lines(told))
