"""Setup, the map, the variable setup (CM-1 to CM-4, CM-17)."""

import pytest

from hvozd.core import Rng, Session, SettingError, find_game
from hvozd.games.crescent.components import CAST, tables
from hvozd.games.crescent.maps.hexes import River, connected, course, neighbours, places_for
from hvozd.games.crescent.setup.start import DealTiles, MapDone, PlaceTile
from hvozd.games.crescent.state import CrescentState
from tests.crescent.table import Table


@pytest.mark.rule("CM-1.1", "CM-2.10")
@pytest.mark.parametrize("seats", [4, 5])
def test_characters_by_number_of_players(seats: int) -> None:
    t = Table(seats, clear=False)
    names = t.session.game.seat_names(t.g)
    assert names == ("warlord", "murshid", "sultan", "caliph", "nomad")[:seats]
    with pytest.raises(SettingError, match="4, 5"):
        find_game("crescent").resolve({"seats": "3"}, 1)


@pytest.mark.rule("CM-1.4", "A-65", "CM-1.3")
def test_pieces_of_the_box() -> None:
    pieces = tables("").pieces
    assert [p.units for p in pieces] == [24, 6, 6, 12, 12]
    assert [p.influence for p in pieces] == [6, 12, 8, 8, 8]
    assert [p.forts for p in pieces] == [4, 6, 8, 8, 6]
    assert [p.castles for p in pieces] == [2, 3, 3, 4, 3]
    wooden = sum(p.forts + p.castles + p.palaces + p.towns + p.cities for p in pieces)
    assert wooden == 59
    assert pieces[2].cities == 5
    assert sum(tables("").copies) + 5 + 5 + 3 == 82


@pytest.mark.rule("CM-3.1", "CM-3.4", "CM-3.5", "CM-3.6", "CM-3.7", "A-11")
def test_the_start_of_a_game() -> None:
    t = Table(5, clear=False)
    t.play("caliph: palace to river-4")
    assert t.g.year == 1
    assert t.g.vp == [5] * 5
    assert t.g.coins == [3, 4, 4, 4, 0]
    assert t.cards("warlord") == ["campaign"]
    assert t.card("campaign") not in t.g.deck
    assert t.view("murshid").seats[0].known == ["campaign"]
    assert t.asked == "TakeIntrigue murshid"


@pytest.mark.rule("CM-3.8", "CM-6.1", "A-03")
def test_both_markets_are_filled() -> None:
    t = Table(5, clear=False).play("caliph: palace to river-4")
    view = t.view(None)
    assert len(view.market) == 6
    assert all(view.market)
    assert len(view.bazaar) == 3
    assert all(view.bazaar)
    assert tables("").slots == (0, 0, 1, 1, 2, 2)
    assert tables("").prices == (6, 4, 2)
    assert view.deck_size + view.looked_size == 68 - 6 - 3


@pytest.mark.rule("CM-3.10", "CM-9.3")
def test_the_murshid_begins_with_an_intrigue_of_two_cards() -> None:
    t = Table(5, clear=False).play("caliph: palace to river-4")
    own = [card for card in t.view("murshid").looked if t.g.tables.associated[t.card(card)] == t.seat("murshid")]
    income = t.purse("murshid")
    t.play(f"murshid: {t.options()[0]}")
    assert len(t.cards("murshid")) == min(2, len(own))
    ended = t.told("IntrigueEnded")[0]
    assert (ended.cards, ended.coins) == (min(2, len(own)), 2 - min(2, len(own)))
    assert t.purse("murshid") >= income + ended.coins
    assert t.g.round == 1


@pytest.mark.rule("CM-3.3", "CM-14.4.1")
def test_the_palace_comes_last_where_the_caliph_is() -> None:
    t = Table(5, clear=False)
    assert t.asked == "PlacePalace caliph"
    assert t.options() == ["palace to river-3", "palace to river-4"]
    t.play("caliph: palace to river-3")
    assert t.view(None).palace == "river-3"


@pytest.mark.rule("CM-3.2", "CM-3.11", "A-09", "A-10", "A-63")
def test_starting_groups_stand_where_the_layout_says() -> None:
    t = Table(5, clear=False)
    assert t.units("warlord", "field") == (3, 0)
    assert t.token("wilderness-1") == "warlord"
    assert t.structures("mountain-3") == {"fort"}
    assert t.token("mountain-3") == t.token("mountain-2") == "murshid"
    assert t.structures("river-1") == {"town", "fort"}
    assert t.units("sultan", "river-1") == (0, 1)
    assert t.structures("wilderness-2") == {"city"}
    assert t.structures("river-4") == t.structures("river-3") == {"castle"}
    assert t.units("caliph", "river-4") == (1, 0)
    assert t.units("nomad", "desert") == (0, 1)
    assert t.token("desert") == t.token("wilderness-3") == "nomad"


@pytest.mark.rule("CM-3.2")
def test_a_layout_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(SettingError, match=r"CM-3.2.*p4-1"):
        find_game("crescent").resolve({"seats": "4", "layout": "p5-1"}, 1)
    assert find_game("crescent").resolve({"layout": "p4-3"}, 1)["seats"] == 4
    with pytest.raises(SettingError, match="no setting 'colour'"):
        find_game("crescent").resolve({"colour": "red"}, 1)


@pytest.mark.rule("CM-1.2", "CM-3.9", "CM-5.15", "CM-16.1")
@pytest.mark.parametrize("years", [3, 4])
def test_a_game_lasts_its_years_of_four_actions(years: int) -> None:
    session = Session.new("crescent", {"years": str(years), "layout": "p4-2"}, 8)
    rng = Rng(1)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert isinstance(session.state, CrescentState)
    assert session.state.year == years
    told = [type(event).__name__ for event in session.state.read(None)]
    assert told.count("YearBegun") == years
    assert told.count("RoundBegun") == 4 * years
    assert session.state.result is not None
    assert max(session.state.result.scores) == session.state.result.scores[session.state.result.winners[0]]


# -- the map -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-4.1", "CM-4.2", "CM-4.3", "A-14", "A-53", "CM-17.1")
def test_tiles() -> None:
    t = tables("")
    count = {n: sorted(t.terrain[i] for i in t.tiles_for[n]) for n in (4, 5)}
    assert [count[5].count(k) for k in range(5)] == [6, 3, 3, 2, 2]
    assert [count[4].count(k) for k in range(5)] == [6, 1, 2, 2, 2]
    assert len(count[5]) == 16
    assert len(count[4]) == 13
    features = {t.tiles[i]: (f, t.terrain[i]) for i, f in enumerate(t.feature) if f}
    assert features.pop("holy-site") == ("holy_site", 3)
    assert features.pop("ford") == ("ford", 0)
    assert set(features.values()) == {("river", 0)}
    assert len(features) == 4


@pytest.mark.rule("CM-4.4", "CM-4.5", "CM-4.6")
def test_rivers_break_adjacency_both_ways() -> None:
    t = Table()
    g = t.g
    river, ford = t.hex("river-2"), t.hex("ford")
    assert ford in g.across[river]
    assert river in g.across[ford]
    assert ford not in g.near[river]
    assert all(h in g.near[n] for h in g.hexes for n in g.near[h])
    assert t.hex("field") in g.near[ford]


@pytest.mark.rule("CM-4.8", "A-61", "CM-17.6")
@pytest.mark.parametrize("name", sorted(tables("").layouts))
def test_layouts_keep_the_rules(name: str) -> None:
    t = tables("")
    layout = t.layouts[name]
    places = {(q, r): (t.tile[tile], turned) for tile, q, r, turned, _ in layout.hexes}
    rivers = {place: turned for place, (tile, turned) in places.items() if t.feature[tile] == "river"}
    ford = next(place for place, (tile, _) in places.items() if t.feature[tile] == "ford")
    assert course(ford, places[ford][1], rivers) is not None
    assert connected(neighbours(places, rivers)[0])
    g = Table(layout.seats, clear=False, layout=name).g
    warlord = next(h for h in g.hexes if g.control[h] == 0)
    assert all(g.control[n] not in (2, 3, 4) for n in g.near[warlord])


@pytest.mark.rule("CM-4.8")
def test_a_river_uses_no_corner_twice() -> None:
    river = River((0, 0), 0)
    assert river.joins((1, 0), 1)
    river.extend((1, 0), 1)
    assert not river.joins((1, 0), 1)
    assert not river.joins((1, -1), 4)
    assert course((0, 0), 0, {(5, 5): 0}) is None


# -- variable setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-17.1", "CM-17.2", "CM-17.3")
def test_tiles_are_dealt_in_secret() -> None:
    session = Session.new("crescent", {"seats": "4", "layout": "variable"}, 3)
    view = session.view(0)
    assert [h.name for h in view.hexes] == ["ford"]
    assert len(view.tiles) == 3
    assert [seat.tiles for seat in view.seats] == [3] * 4
    assert session.view(None).tiles == []
    first = next(iter(session.decision.options(0)))  # type: ignore[union-attr]
    session.play(first, 0)
    assert session.decision is not None
    assert session.decision.seat == 1
    assert len(session.view(0).tiles) == 2


@pytest.mark.rule("CM-17.4", "A-13")
def test_a_plain_tile_touches_as_many_tiles_as_possible() -> None:
    cells = {(0, 0), (1, 0), (0, 1)}
    river = River((5, 5), 0)
    places = places_for(cells, {}, river, False, 0)
    assert {place for place, _ in places} == {(1, 1), (1, -1), (-1, 1)}
    touching = [
        sum((q + dq, r + dr) in cells for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))) for (q, r), _ in places
    ]
    assert set(touching) == {2}


@pytest.mark.rule("CM-17.4")
def test_a_river_tile_extends_the_river() -> None:
    cells = {(0, 0)}
    river = River((0, 0), 0)
    places = places_for(cells, {}, river, True, 3)
    assert places
    for place, turned in places:
        assert River((0, 0), 0).joins(place, turned)
        assert place in set().union(*river.ends)


@pytest.mark.rule("CM-17.5", "A-13")
def test_a_plain_tile_may_not_stop_the_river_while_river_tiles_are_left() -> None:
    river = River((0, 0), 0)
    end = next(iter(river.ends))
    gate = sorted(end - {(0, 0)})
    cells = {(0, 0), gate[0]}
    assert gate[1] not in {place for place, _ in places_for(cells, {}, river, False, 4)}
    assert gate[1] in {place for place, _ in places_for(cells, {}, river, False, 0)}


@pytest.mark.rule("CM-17.6")
def test_a_dead_end_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new("crescent", {"seats": "4", "layout": "variable"}, 3)
    session.play(next(iter(session.decision.options(0))), 0)  # type: ignore[union-attr]
    monkeypatch.setattr("hvozd.games.crescent.setup.start.places_for", lambda *_: [])
    assert [str(session.game.write(session.state, a)) for a in session.decision.options(1)] == ["deal again"]  # type: ignore[union-attr]
    monkeypatch.undo()
    monkeypatch.setattr("hvozd.games.crescent.setup.start.places_for", lambda *_: [])
    session.play("deal again", 1)
    view = session.view(0)
    assert [h.name for h in view.hexes] == ["ford"]
    assert [seat.tiles for seat in view.seats] == [3] * 4
    steps = session.state.stack
    assert sum(isinstance(step, PlaceTile) for step in steps) == 12
    assert sum(isinstance(step, MapDone) for step in steps) == 1
    assert not any(isinstance(step, DealTiles) for step in steps)


@pytest.mark.rule("CM-17.3", "CM-17.6", "CM-17.7", "CM-4.8")
@pytest.mark.parametrize("seed", range(4))
def test_a_variable_map_is_whole(seed: int) -> None:
    session = Session.new("crescent", {"seats": "5" if seed % 2 else "4", "layout": "variable"}, seed)
    rng, order = Rng(seed), []
    while session.decision is not None and session.decision.name == "PlaceTile":
        order.append(session.decision.seat)
        session.play(session.decision.options().sample(rng))
    g = session.state
    assert isinstance(g, CrescentState)
    assert order == [*range(g.seats)] * 3
    assert g.hexes == tuple(sorted(g.tables.tiles_for[g.seats]))
    assert connected({h: list(g.near[h]) for h in g.hexes})  # type: ignore[misc]
    groups = []
    while session.decision is not None and session.decision.name == "PlaceGroup":
        texts = [session.game.write(g, action) for action in session.decision.options()]
        assert not any("quarry" in text or "holy" in text for text in texts)
        before = {text.split(" in ")[1] for text in texts}
        assert all(not g.presence[g.tables.tile[name]] for name in before)
        groups.append(CAST[session.decision.seat])
        session.play(session.decision.options().sample(rng))
    assert groups == [*CAST[: g.seats]] * 2
    assert session.decision is not None
    assert session.decision.name == "PlacePalace"
