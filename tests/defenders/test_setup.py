"""DW-1 and DW-3: frame and setup."""

import math
from itertools import permutations

import pytest

from hvozd.core import Session, SettingError, WrongSeat, find_game
from hvozd.games.defenders.components import CARDS, HABITATS, MACHINE_CARDS, ORGANIZERS, SLOTS, TILES, TRACK
from hvozd.games.defenders.maps.geometry import AXIAL, BORDER, CORE, EDGE, HEX_NAMES, HEXES, INDEX, RING
from hvozd.games.defenders.setup.start import place_engines, starting_hexes
from hvozd.games.defenders.state import FACTORY_WALL, NONE, DefendersState
from tests.defenders.table import Table, edge, pose

GAME = find_game("defenders")


def new(seed: int = 3, **options: str) -> Session:
    return Session.new("defenders", options, seed)


def state(session: Session) -> DefendersState:
    assert isinstance(session.state, DefendersState)
    return session.state


@pytest.mark.rule("DW-1.1", "DW-3.7")
@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_one_to_four_players_each_with_a_faction(seats: str) -> None:
    g = state(new(seats=seats))
    assert g.seats == int(seats)
    assert g.players == max(2, int(seats)) == len(set(g.factions))


@pytest.mark.rule("DW-2.14", "A-03")
def test_every_slot_shows_one_side_of_a_tile_of_its_shape() -> None:
    g = state(new())
    shown = [(slot.shape, tuple(HABITATS[g.habitat[INDEX[hex_]]] for hex_ in slot.hexes)) for slot in SLOTS]
    for shape in ("up", "down"):
        tiles = [{tuple(side.habitats) for side in tile.sides} for tile in TILES if tile.shape == shape]
        laid = [row for form, row in shown if form == shape]
        assert len(laid) == len(tiles) == 6
        assert any(all(row in tile for row, tile in zip(laid, order, strict=True)) for order in permutations(tiles))


@pytest.mark.rule("DW-1.1", "DW-3.7", "DW-21.1")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"seats": "5"}, "DW-1.1"),
        ({"seats": "3", "factions": "order,sect"}, "DW-3.7"),
        ({"seats": "1", "factions": "order"}, "DW-21.1"),
        ({"factions": "order,order"}, "DW-3.7"),
        ({"factions": "order,owls"}, "DW-3.7"),
        ({"difficult": "7"}, "DW-3.14"),
        ({"difficulty": "expert", "difficult": "1"}, "DW-3.14"),
    ],
)
def test_impossible_options_are_refused_with_the_rule(options: dict[str, str], rule: str) -> None:
    with pytest.raises(SettingError, match=rule):
        GAME.resolve(options, 1)
    with pytest.raises(SettingError, match="no setting"):
        GAME.resolve({"colour": "red"}, 1)


@pytest.mark.rule("DW-3.1", "DW-3.6", "DW-22.4", "A-03")
def test_every_layout_has_nine_hexes_of_each_habitat() -> None:
    layouts = set()
    for seed in range(12):
        g = state(new(seed))
        assert [g.habitat.count(habitat) for habitat in range(4)] == [9, 9, 9, 9]
        assert g.habitat[CORE] == NONE
        assert 6 <= sum(g.pollution) <= 9 and max(g.pollution) == 1
        layouts.add(g.habitat)
    assert len(layouts) == 12


@pytest.mark.rule("DW-3.2", "DW-3.3", "DW-6.4")
def test_core_and_circles() -> None:
    arrows = set()
    for seed in range(12):
        g = state(new(seed))
        assert (g.top, g.toxic_sites, g.direction) == (5, 6, 1)
        assert all(g.edge[edge] & FACTORY_WALL for edge in range(len(g.edge)) if edge in _core_edges())
        arrows.add(g.turns)
    assert len(arrows) == 12


def _core_edges() -> set[int]:
    from hvozd.games.defenders.maps.geometry import EDGES_OF

    return set(EDGES_OF[CORE])


@pytest.mark.rule("DW-3.4", "A-01", "T-01")
@pytest.mark.row("D2")
def test_engines_and_walls_of_the_setup_by_a_half_turn() -> None:
    table = Table("order", "sect", rulings="A-01")
    place_engines(table.g, 0)
    assert table.walls() == {
        edge((1, -1), (0, -1)),
        edge((1, -1), (1, -2)),
        edge((-1, 1), (0, 1)),
        edge((-1, 1), (-1, 2)),
    }
    assert table.g.engines == [pose((1, -1), 0), pose((-1, 1), 3)]


@pytest.mark.rule("DW-3.4")
@pytest.mark.row("D2")
@pytest.mark.parametrize("arrow", range(6))
def test_the_second_engine_mirrors_the_first(arrow: int) -> None:
    """By the letter: seen in the mirror that lies between the two sides of the core, one is the image of the other."""
    table = Table("order", "sect")
    place_engines(table.g, arrow)
    assert len(table.walls()) == 4
    assert mirror_walls(table.walls(), arrow) == table.walls()
    backs = [corner(pose_ // 6, pose_ % 6) for pose_ in table.g.engines]
    fronts = [corner(pose_ // 6, pose_ % 6 + 1) for pose_ in table.g.engines]
    for (x, y), image in ((backs[0], backs[1]), (fronts[0], fronts[1])):
        assert reflected(x, y, arrow) == pytest.approx(image)
    touched = {point for each in table.walls() for point in ends(each)}
    for back, front in zip(backs, fronts, strict=True):
        near = [point for point in touched if point == pytest.approx(back)]
        assert near and not [point for point in touched if point == pytest.approx(front)], "the front points away from the walls"


@pytest.mark.rule("DW-3.4")
@pytest.mark.row("D2")
def test_the_mirrored_setup_in_figures() -> None:
    table = Table("order", "sect")
    place_engines(table.g, 0)
    assert table.walls() == {
        edge((1, -1), (0, -1)),
        edge((1, -1), (1, -2)),
        edge((-1, 1), (0, 1)),
        edge((0, 1), (-1, 2)),
    }
    assert table.g.engines == [pose((1, -1), 0), pose((0, 2), 5)]


def corner(hex_: int, number: int) -> tuple[float, float]:
    """DW-2.13: where a corner of a hex lies on the drawing."""
    q, r = AXIAL[hex_]
    angle = math.radians(60 * number)
    return math.sqrt(3) * (q + r / 2) + math.sin(angle), 1.5 * r - math.cos(angle)


def ends(edge_: int) -> list[tuple[float, float]]:
    place = EDGE.index(edge_)
    return [corner(place // 6, place % 6), corner(place // 6, place % 6 + 1)]


def reflected(x: float, y: float, arrow: int) -> tuple[float, float]:
    """In the line through the core that stands square to the arrow."""
    angle = math.radians(60 * arrow)
    along = x * math.sin(angle) - y * math.cos(angle)
    return x - 2 * along * math.sin(angle), y + 2 * along * math.cos(angle)


def mirror_walls(walls: set[int], arrow: int) -> set[int]:
    places = {tuple(sorted((round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in ends(each))): each for each in set(EDGE)}
    found = set()
    for each in walls:
        image = sorted((round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in (reflected(*point, arrow) for point in ends(each)))
        found.add(places[tuple(image)])
    return found


@pytest.mark.rule("DW-3.5")
def test_mechs_of_the_setup() -> None:
    g = state(new())
    assert g.mechs[CORE] == 2
    hunters = [hex_ for hex_ in HEXES if g.mechs[hex_] and hex_ != CORE]
    assert len(hunters) == 6 and all(RING[hex_] == 3 and g.mechs[hex_] == 1 for hex_ in hunters)
    assert g.supply == 12


@pytest.mark.rule("DW-3.8", "DW-3.11", "DW-8.1", "A-02")
@pytest.mark.parametrize(("seats", "camps", "markers"), [("1", 5, 6), ("2", 5, 6), ("3", 4, 4), ("4", 4, 3)])
def test_camps_and_markers_by_number_of_players(seats: str, camps: int, markers: int) -> None:
    g = state(new(seats=seats))
    assert g.camps == [camps] * g.players
    assert g.markers == [markers] * g.players
    assert g.support == [0] * g.players
    track = TRACK[int(seats)]
    assert track.hands[track.camps[0]] == 4
    assert len(track.camps) == camps


@pytest.mark.rule("DW-3.9", "DW-3.10", "DW-11.1", "DW-1.5")
def test_organizer_makes_the_deck() -> None:
    session = new(factions="sect,order")
    assert session.decision is not None and session.decision.seat == 0
    session.play("organizer uzzik")
    session.play("organizer burrun")
    g = state(session)
    for player, organizer in ((0, "uzzik"), (1, "burrun")):
        cards = [CARDS[card] for card in g.hands[player] + g.decks[player]]
        assert len(cards) == 12 and len(g.hands[player]) == 3
        assert {card.set for card in cards} == {"basic", organizer}
        home = ("mountain", "forest")[player]
        assert sum(card.habitat == home for card in cards) == 6
        assert ORGANIZERS[g.organizer[player]].id == organizer
    assert len(g.box) == 12


@pytest.mark.rule("DW-3.12", "DW-10.1")
def test_items_start_used() -> None:
    assert state(new(seats="4")).items == [0, 0, 0, 0]


@pytest.mark.rule("DW-3.13")
def test_nobody_is_dead_at_the_start() -> None:
    assert state(new()).killed == []


@pytest.mark.rule("DW-3.14", "DW-12.2", "A-09")
@pytest.mark.parametrize("difficult", range(7))
def test_difficult_cards_replace_cards_of_their_kind(difficult: int) -> None:
    g = state(new(difficult=str(difficult)))
    deck = [MACHINE_CARDS[card] for card in g.machine_deck]
    assert len(deck) == 7 and sum(card.difficult for card in deck) == difficult
    kinds = sorted(card.kind for card in deck)
    assert kinds == ["engines"] * 2 + ["factories"] * 2 + ["mechs"] * 2 + ["reboot"]


@pytest.mark.rule("DW-3.14")
@pytest.mark.parametrize(
    ("level", "least", "most"), [("normal", 0, 0), ("intermediate", 1, 2), ("expert", 3, 4), ("extreme", 5, 6)]
)
def test_levels(level: str, least: int, most: int) -> None:
    found = {GAME.resolve({"difficulty": level}, seed)["difficult"] for seed in range(30)}
    assert found == set(range(least, most + 1))


@pytest.mark.rule("DW-3.15", "A-46")
def test_starting_camps_on_home_hexes_of_the_outermost_ring() -> None:
    session = new(factions="coven,order")
    session.play("organizer agarica")
    session.play("organizer saffra")
    g = state(session)
    now = session.decision
    assert now is not None and (now.name, now.seat) == ("PlaceStartingCamp", 0)
    marsh = HABITATS.index("marsh")
    assert {action.hex for action in now.options()} == {hex_ for hex_ in BORDER if g.habitat[hex_] == marsh}
    target = next(iter(now.options()))
    session.play(target)
    assert g.at[0] == target.hex and g.camp[target.hex] == 0

    forest = HABITATS.index("forest")
    inner = [hex_ for hex_ in HEXES if RING[hex_] == 2]
    g.habitat = tuple(marsh if RING[hex_] != 2 else forest for hex_ in HEXES)
    assert starting_hexes(g, 1) == inner
    g.habitat = tuple(forest if hex_ == INDEX[1, 0] else marsh for hex_ in HEXES)
    assert starting_hexes(g, 1) == [INDEX[1, 0]]


@pytest.mark.rule("DW-3.16")
def test_first_player_is_drawn() -> None:
    first = set()
    for seed in range(20):
        session = new(seed, seats="3")
        while session.decision is not None and session.decision.name != "ChooseDefender":
            session.play(next(iter(session.decision.options())))
        first.add(state(session).first)
    assert first == {0, 1, 2}


@pytest.mark.rule("DW-1.4", "DW-1.6", "A-06")
def test_component_limits() -> None:
    g = state(new(seats="4"))
    assert sum(g.mechs) + g.supply == 20
    assert g.toxic_sites == 6
    assert sum(g.markers) == 12
    assert len(g.factories) == 6
    assert len(CARDS) == 72


@pytest.mark.rule("DW-3.9", "DW-3.15", "A-46")
def test_everybody_chooses_organizer_and_starting_hex_at_the_own_seat() -> None:
    """In seat order; each has the two of the own faction, and the border hexes of the own habitat."""
    session = new(factions="sect,order,coven")
    for step in ("ChooseOrganizer", "PlaceStartingCamp"):
        for seat, faction in enumerate(("sect", "order", "coven")):
            now = session.decision
            assert now is not None and (now.name, now.seats) == (step, (seat,))
            texts = [GAME.write(session.state, option) for option in now.options()]
            if step == "ChooseOrganizer":
                assert set(texts) == {f"organizer {one.id}" for one in ORGANIZERS if one.faction == faction}
            else:
                home = {"sect": "mountain", "order": "forest", "coven": "marsh"}[faction]
                border = {hex_ for hex_ in BORDER if state(session).habitat[hex_] == HABITATS.index(home)}
                assert border and set(texts) == {f"settle {HEX_NAMES[hex_]}" for hex_ in border}
            with pytest.raises(WrongSeat):
                session.play(texts[0], (seat + 1) % 3)
            session.play(texts[0], seat)
