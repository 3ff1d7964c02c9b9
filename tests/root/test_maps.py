"""R-D: the four maps."""

import pytest

import hvozd
from hvozd.core import Session
from hvozd.games.root.components import CLEARINGS, MAP_NAMES, MAPS
from hvozd.games.root.hooks import FERRY, RIVERS
from tests.root.table import F1, F2, R3, Table

rule = pytest.mark.rule
AUTUMN, WINTER, LAKE, MOUNTAIN = (MAP_NAMES.index(name) for name in ("autumn", "winter", "lake", "mountain"))


@rule("S-120", "R-5.1.4", "R-2.2.2", "R-2.2.3")
def test_autumn_as_printed() -> None:
    t = Table("marquise", "eyrie")
    assert t.g.suits[1:] == list(MAPS[AUTUMN].suits)
    assert [clearing for clearing in range(CLEARINGS) if t.g.ruins[clearing]] == [6, 10, 11, 12]


@rule("R-C.1", "I-MAP-7")
@pytest.mark.parametrize("woodland", [WINTER, LAKE, MOUNTAIN])
def test_other_maps_draw_their_suits(woodland: int) -> None:
    games = [hvozd.new("root", seed=seed, factions=["marquise", "eyrie"], map=MAPS[woodland].name) for seed in range(5)]
    dealt = [tuple(game.state.suits[1:]) for game in games]
    assert len(set(dealt)) > 1
    assert all(sorted(suits) == [0] * 4 + [1] * 4 + [2] * 4 for suits in dealt)


@rule("R-D.1.1", "I-MAP-1", "S-121")
def test_winters_river_divides_forests() -> None:
    winter = MAPS[WINTER]
    divided = 0
    for a, b in winter.row.rivers:
        banks = [forest for forest in winter.forests if {a, b} <= set(winter.beside_forest(forest))]
        if len(banks) == 2:
            north, south = banks
            divided += 1
            assert south in winter.beside_forest(north), "adjacent across that stretch"
            assert north in winter.beside_forest(south)
    assert divided, "some stretch of river has a forest on either side"
    t = Table("marquise", "eyrie", map=WINTER)
    a, b = next(pair for pair in winter.row.rivers if pair[1] not in winter.paths[pair[0]])
    t.put("marquise", "warriors", a, 2)
    t.begin("marquise", "daylight")
    assert not t.can(f"move {a}>{b} x1"), "a river is no path"


@rule("R-D.1.1")
def test_a_vagabond_slips_across_winters_river() -> None:
    winter = MAPS[WINTER]
    north, south = next(
        (one, other)
        for a, b in winter.row.rivers
        for one in winter.forests
        for other in winter.forests
        if one != other and {a, b} <= set(winter.beside_forest(one)) & set(winter.beside_forest(other))
    )
    t = Table("vagabond", "marquise", map=WINTER)
    t.put("vagabond", "pawn", north)
    t.begin("vagabond")
    words = t.game.words(t.g)["place"]
    assert t.can(f"slip {words[south]}")


# -- lake -----------------------------------------------------------------------------------------------------------------


@rule("R-D.2.1", "R-D.2.5", "I-MAP-3", "S-122")
def test_the_ferry_once_a_turn() -> None:
    t = Table("marquise", "eyrie", map=LAKE)
    assert t.g.ferry == 1
    t.put("marquise", "warriors", 1, 3)
    t.begin("marquise", "daylight")
    t.say("move 1>12-by-ferry x2")
    assert (t.g.ferry, t.warriors("marquise", 12), len(t.cards("marquise"))) == (12, 2, 1)
    assert not [text for text in t.offered("move 12") if "ferry" in text], "once a turn"


@rule("R-D.2.5", "S-122")
def test_the_ferry_needs_rule() -> None:
    t = Table("marquise", "eyrie", "alliance", map=LAKE)
    t.put("marquise", "warriors", 1)
    t.put("eyrie", "warriors", 1, 2)
    t.put("alliance", "warriors", 12)
    t.put("marquise", "warriors", 10)
    t.begin("marquise", "daylight")
    assert t.can("move 1>10-by-ferry x1"), "she rules the destination"
    assert not t.can("move 1>12-by-ferry x1")
    assert not t.can("move 1>11-by-ferry x1"), "nobody rules 11"


@rule("I-MAP-3", "I-WA-4")
def test_outrage_comes_before_the_ferrys_card() -> None:
    t = Table("marquise", "alliance", map=LAKE)
    t.put("marquise", "warriors", 1, 2)
    t.put("alliance", "sympathy", 10)
    t.hand("marquise", "bird_crossbow")
    t.begin("marquise", "daylight")
    t.say("move 1>10-by-ferry x1")
    assert t.asked == ("marquise", "Outrage")
    assert len(t.cards("marquise")) == 1
    t.say("outrage bird_crossbow")
    assert len(t.cards("marquise")) == 1


@rule("I-MAP-3")
def test_the_decree_may_use_the_ferry() -> None:
    t = Table("eyrie", "marquise", map=LAKE)
    t.g.suits[1] = 0
    t.put("eyrie", "warriors", 1, 2)
    despot = 3
    t.board("eyrie").leader = despot
    t.begin("eyrie", "daylight")
    t.say("move 1>10-by-ferry x2 by bird")
    assert (t.g.ferry, t.warriors("eyrie", 10)) == (10, 2)


@rule("R-D.2.2", "R-D.2.3", "I-MAP-2", "S-123", "R-11.2.2")
def test_swimming_across_the_lake() -> None:
    t = Table("riverfolk", "marquise", map=LAKE)
    t.g.links.append((0, RIVERS))
    t.put("riverfolk", "warriors", 10)
    t.put("marquise", "warriors", 10, 3)
    t.put("marquise", "warriors", 12, 3)
    t.board("riverfolk").funds = [1, 0]
    t.census = t.game.census(t.g)
    t.begin("riverfolk", "daylight")
    assert t.can("move 10>12 x1 for riverfolk")
    assert t.can("recruit 11 for riverfolk")
    t.say("move 10>12 x1 for riverfolk")
    assert t.cards("riverfolk") == []


@rule("R-D.2.4")
def test_coastal_forests_neighbour_each_other_around_the_lake() -> None:
    lake = MAPS[LAKE]
    coastal = [forest for forest in lake.forests if lake.row.forests[forest - CLEARINGS].coastal]
    for forest in coastal:
        near = [other for other in coastal if other in lake.beside_forest(forest)]
        assert len(near) == 2


@rule("I-MAP-4", "R-D.2.5")
def test_a_snare_holds_the_ferry() -> None:
    from tests.root.plots import plot

    t = Table("marquise", "corvids", map=LAKE)
    plot(t, "snare", 1, up=True)
    t.put("marquise", "warriors", 1, 3)
    t.begin("marquise", "daylight")
    assert t.offered("move 1>") == []


# -- mountain ---------------------------------------------------------------------------------------------------------------


@rule("R-D.3.1", "R-D.3.2", "R-D.3.3", "I-MAP-5", "S-124")
def test_opening_a_closed_path() -> None:
    t = Table("alliance", "marquise", map=MOUNTAIN)
    closed = MAPS[MOUNTAIN].row.closed
    a, b = closed[0]
    t.put("alliance", "sympathy", a)
    t.put("alliance", "warriors", a)
    t.hand("alliance", "fox_anvil", "mouse_sword")
    t.begin("alliance", "daylight")
    clearings = {tuple(text.split()[2:4]) for text in t.offered("clear path")}
    assert clearings == {(str(x), str(y)) for x, y in closed if a in (x, y)}, "only beside an own piece"
    t.say(f"clear path {a} {b} with mouse_sword")
    assert t.points("alliance") == 1
    assert t.offered("clear path") == [], "once a turn"
    t.fill(t.board("alliance").supporters, "bird_crossbow", "bird_birdy_bindle")
    t.begin("alliance")
    t.say("done")
    assert t.offered(f"spread {b} "), "adjacent from now on"


@rule("R-D.3.2")
def test_a_closed_path_is_no_path_but_divides_forests() -> None:
    mountain = MAPS[MOUNTAIN]
    a, b = mountain.row.closed[0]
    assert b not in mountain.paths[a]
    t = Table("marquise", "eyrie", map=MOUNTAIN)
    t.put("marquise", "warriors", a, 2)
    t.begin("marquise", "daylight")
    assert not t.can(f"move {a}>{b} x1")
    t.g.opened.append((a, b))
    assert t.can(f"move {a}>{b} x1")


@rule("R-D.3.4", "I-MAP-6", "S-125", "R-D.3.1")
def test_the_pass_and_the_eyries_tie() -> None:
    t = Table("eyrie", "marquise", map=MOUNTAIN)
    tower = MAPS[MOUNTAIN].row.tower
    t.put("eyrie", "warriors", tower)
    t.put("marquise", "warriors", tower)
    t.board("eyrie").leader = 0
    t.begin("eyrie", "evening", only=False)
    assert t.points("eyrie") == 1
    t.begin("marquise", "evening", only=False)
    assert (t.points("eyrie"), t.points("marquise")) == (1, 0)


@rule("R-D.3.5")
def test_every_enclosed_area_of_the_mountain_is_a_forest() -> None:
    mountain = MAPS[MOUNTAIN]
    edges = len(mountain.row.paths) + len(mountain.row.closed)
    assert len(mountain.forests) == edges - 12 + 1, "Euler: inner faces of a connected plane graph"


@rule("R-2.4", "R-2.4.1")
@pytest.mark.parametrize("woodland", range(4))
def test_forest_adjacency_is_mutual(woodland: int) -> None:
    forest_map = MAPS[woodland]
    for forest in forest_map.forests:
        for near in forest_map.beside_forest(forest):
            back = forest_map.forests_at(near) if near < CLEARINGS else forest_map.beside_forest(near)
            assert forest in back


@rule("I-MAP-8")
@pytest.mark.parametrize("seed", range(6))
def test_setup_never_places_in_the_keep(seed: int) -> None:
    session = Session.new("root", {"factions": "marquise,lizards,duchy,corvids", "map": "mountain"}, seed)
    while session.decision is not None and session.state.round == 0:  # type: ignore[attr-defined]
        session.play(next(iter(session.decision.options())))
    g = session.state
    keep = next(c for c in range(1, CLEARINGS) if g.no_place[c])  # type: ignore[attr-defined]
    others = range(1, g.seats)
    assert all(g.strength[seat * CLEARINGS + keep] == 0 for seat in others)  # type: ignore[attr-defined]


def test_ferry_places_have_words() -> None:
    t = Table("marquise", "eyrie", map=LAKE)
    words = t.game.words(t.g)["place"]
    assert words[FERRY + F1] == "1-by-ferry"
    assert (words[F2], words[R3]) == ("6", "5")
