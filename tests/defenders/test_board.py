"""The drawn board: what every picture keeps, and what this one shows."""

import pytest

from hvozd.core import Picture, Session
from hvozd.games.defenders.maps.geometry import CORE, EDGE, HEX_NAMES, HEXES, LEFT, RIGHT
from hvozd.games.defenders.state import BREACH, ENGINE, FACTORY_WALL, NONE, TOXIC, WALL
from hvozd.games.defenders.table.svg import EDGE_PLACES
from hvozd.kit.texts import Teller
from tests.defenders.table import Table, name, pose, side_edge
from tests.pictures import check, check_hidden, draw, elements, ids, picks, positions

PICKED = {"hex", "edge", "card", "organizer", "faction"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pictures_of_random_games(seats: int) -> None:
    for session in positions("defenders", 70 + seats, 9, {"seats": str(seats)}):
        check(session, PICKED)
        check_hidden(session)


def test_places_keep_their_ids() -> None:
    """Hexes and engines are there under the same ids from the first decision to the last."""
    fixed = {f"hex-{each}" for each in HEX_NAMES} | {"board-svg", "engine-0", "engine-1"}
    for session in positions("defenders", 5, 7):
        assert fixed <= set(ids(draw(session, None)))


def attribute(picture: Picture, name_: str, key: str) -> str:
    return next(str(each.get(key)) for each in elements(picture) if each.get("id") == name_)


def test_stacks_tell_their_size() -> None:
    table = Table("order", "coven")
    table.g.mechs[HEXES[3]] = 5
    table.g.pollution[HEXES[4]] = 2
    table.g.pollution[HEXES[5]] = TOXIC
    picture = draw(table.session, None)
    assert attribute(picture, f"mech-{HEX_NAMES[3]}", "data-n") == "5"
    assert attribute(picture, f"dirt-{HEX_NAMES[4]}", "data-n") == "2"
    assert attribute(picture, f"dirt-{HEX_NAMES[5]}", "data-stack") == "toxic"


@pytest.mark.parametrize(("side", "turned"), [(0, 30), (1, 90), (2, 150), (3, 210), (4, 270), (5, 330)])
def test_an_engine_points_where_it_drives(side: int, turned: int) -> None:
    """Going clockwise around its right hex, as the arrows of the terminal do."""
    table = Table("order", "coven")
    table.g.engines[0] = pose((1, 0), side)
    table.g.edge[EDGE[table.g.engines[0]]] |= ENGINE
    assert f"rotate({turned})" in attribute(draw(table.session, None), "engine-0", "transform")


def test_walls_breaches_and_open_edges() -> None:
    table = Table("order", "coven")
    wall, plant, breach, bare = (side_edge((2, 0), side) for side in range(4))
    table.g.edge[wall], table.g.edge[plant], table.g.edge[breach], table.g.edge[bare] = WALL, FACTORY_WALL, WALL | BREACH, 0
    drawn = {each.get("id"): each.get("href") for each in elements(draw(table.session, None))}
    assert drawn[f"edge-{wall}"] == "#wall"
    assert drawn[f"edge-{plant}"] == "#plant-wall"
    assert drawn[f"edge-{breach}"] == "#wall-open"
    assert f"edge-{bare}" not in drawn


@pytest.mark.parametrize(("direction", "ahead"), [(RIGHT, side_edge((1, 0), 2)), (LEFT, side_edge((2, 0), 3))])
def test_the_next_edge_of_an_engine_is_told(direction: int, ahead: int) -> None:
    """Around the hex on its right or on its left hand; a wall there is the end of its way."""
    table = Table("order", "coven")
    table.g.engines[0], table.g.engines[1], table.g.direction = pose((1, 0), 1), NONE, direction
    table.g.edge[:] = [0] * len(table.g.edge)
    x, y, _ = EDGE_PLACES[ahead]
    free = draw(table.session, None)
    assert attribute(free, "next-0", "href") == "#next"
    assert attribute(free, "next-0", "transform").startswith(f"translate({x} {y})")
    table.g.edge[ahead] = WALL
    assert attribute(draw(table.session, None), "next-0", "href") == "#dead-end"


def test_organizers_that_share_a_hex_stand_apart() -> None:
    table = Table("order", "coven", "sect")
    table.g.at[:] = [CORE + 1] * 3
    places = {attribute(draw(table.session, None), f"organizer-{player}", "transform") for player in range(3)}
    assert len(places) == 3


def test_an_organizer_is_picked_as_hex_and_as_faction() -> None:
    table = Table("order", "coven")
    assert {f"hex:{name((-3, 0))}", "faction:order", "faction:coven"} <= picks(draw(table.session, 0))


def test_only_the_own_cards_are_drawn() -> None:
    table = Table("order", "coven")
    own, other = draw(table.session, 0), draw(table.session, 1)
    assert own.hand.count("<svg") == len(table.g.hands[0]) > 0
    assert not set(ids(own)) & {each for each in ids(other) if each.startswith("card-")}
    assert draw(table.session, None).hand == ""


def test_the_corners_tell_how_near_a_defeat_is() -> None:
    """Toxic sites left, and a cross over the habitat that has lost a defender."""
    table = Table("order", "coven")
    table.g.toxic_sites = 2
    table.g.killed.append(table.g.hands[0][0])
    drawn = {each.get("id"): each for each in elements(draw(table.session, None))}
    assert "".join(drawn["spot-toxic-left"].itertext()) == "2"
    assert sum("dw-l-cross" in each.get("class", "") for each in drawn["spot-killed"].iter()) == 1


@pytest.mark.parametrize(("lang", "name_"), [("en", "Sect and Order"), ("cs", "Sekta a Řád")])
def test_a_player_alone_is_called_by_both_factions(lang: str, name_: str) -> None:
    session = Session.new("defenders", {"seats": "1", "factions": "sect,order"}, 1)
    game = session.game
    assert Teller(game, game.words(session.state), game.seat_names(session.state), lang).seat(0) == name_
