"""The drawn board: what every picture keeps, and what this one shows."""

import pytest

from hvozd.core import Session
from hvozd.games.crescent.components import tables
from hvozd.games.crescent.table.svg import course, wet
from tests.pictures import check, check_hidden, draw, elements, ids, markup, picks, positions

PICKED = {"hex", "card", "seat", "structure", "q", "r"}
LAYOUTS = tuple(tables("").layouts)


@pytest.mark.parametrize(("seats", "layout"), [("4", "p4-1"), ("5", "p5-1"), ("4", "variable"), ("5", "variable")])
def test_pictures_of_random_games(seats: str, layout: str) -> None:
    for session in positions("crescent", 40, 31, {"seats": seats, "layout": layout, "years": "3"}):
        check(session, PICKED)
        check_hidden(session)


def test_hexes_and_slots_keep_their_ids() -> None:
    fixed: set[str] = set()
    for session in positions("crescent", 6, 9, {"layout": "p5-2"}):
        now = {each for each in ids(draw(session, None)) if each.startswith(("hex-", "slot-", "chip-", "seat-"))}
        assert fixed <= now
        fixed = now
    assert len(fixed) == 16 + 6 + 5 + 5


@pytest.mark.rule("CM-4.8")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_river_is_one_line(layout: str) -> None:
    """Through the ford and along two sides of each river tile, every leg drawn once."""
    view = Session.new("crescent", {"layout": layout}, 1).view(None)
    river = course(wet(view.hexes))
    tiles = sum(each.feature == "river" for each in view.hexes)
    assert len(river) == 2 + 2 * tiles
    assert len({(round(x), round(y)) for x, y in river}) == len(river)


def test_stacks_tell_their_size() -> None:
    for session in positions("crescent", 3, 25, {"layout": "p5-3"}):
        drawn = {str(each.get("id")): each for each in elements(draw(session, None))}
        for each in session.view(None).hexes:
            for who, pair in each.units.items():
                for kind, number in zip("cm", pair, strict=True):
                    stack = drawn.get(f"units-{kind}-{who}-{each.name}")
                    assert (stack.get("data-n") if stack is not None else "0") == str(number)
                    if number > 3:
                        assert stack is not None
                        assert "".join(stack.itertext()) == str(number)
            assert (f"control-{each.name}" in drawn) == bool(each.control)
            assert (f"influence-{each.name}" in drawn) == bool(each.influence)
            assert all(f"{structure}-{each.name}" in drawn for structure in each.structures)


def test_points_are_drawn_for_their_owner_alone() -> None:
    session = Session.new("crescent", {"layout": "p4-1"}, 2)
    chips = [{str(each.get("id")): each for each in elements(draw(session, seat))} for seat in (0, 1, None)]
    told = ["".join(drawn["chip-warlord"].itertext()) for drawn in chips]
    assert "?" not in told[0]
    assert "?" in told[1]
    assert "?" in told[2]


def test_two_copies_of_a_card_are_two_pictures() -> None:
    session = Session.new("crescent", {"layout": "p4-1"}, 2)
    spy = session.state.tables.card["spy"]
    session.state.hands[0] = (spy, spy)
    picture = draw(session, 0)
    assert {"card-spy", "card-spy-2"} <= set(ids(picture))
    assert "card:spy" in picks(picture)


def test_offers_and_deal_of_a_conflict_are_told() -> None:
    """A negotiation under way stands in the middle of the table, in both languages."""
    for session in positions("crescent", 12, 1, {"layout": "p5-1"}):
        clash = session.state.conflict
        if clash is not None and any(clash.offers):
            break
    else:
        pytest.fail("nobody made an offer")
    assert "offers the Murshid" in markup(draw(session, None))
    assert "nabízí Muršidovi" in markup(draw(session, None, "cs"))
