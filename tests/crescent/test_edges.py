"""Where a rule ends: the empty deck, one coin too few, the hex across, who has no reserves; and what a refusal says of it."""

import pytest

from hvozd.games.crescent.maps.hexes import connected
from hvozd.games.crescent.rules.deck import draw, peek, put_back, refresh
from hvozd.games.crescent.rules.year import current_strength, reserves_value
from hvozd.games.crescent.setup.start import DealAgain, MapDone, PlaceTile
from hvozd.games.crescent.state import NOBODY
from tests.crescent.table import Table


def refused(t: Table, who: str, action: str) -> str:
    """Why, with its rule and what it is about; empty: it is not."""
    found = t.session.why_not(action, who)
    return "" if found is None else f"{type(found.reason).__name__} {found.rule} {found.text}"


@pytest.mark.rule("CM-6.3", "A-38", "CM-6.5")
def test_the_discard_pile_becomes_the_deck_only_when_that_is_empty() -> None:
    t = Table()
    spy, elder, poison = (t.card(name) for name in ("spy", "elder", "poison"))
    t.g.deck, t.g.discard = [spy], [elder, poison]
    assert draw(t.g) == spy and (t.g.deck, t.g.discard) == ([], [elder, poison]) and not t.told("DiscardShuffled")
    first = draw(t.g)
    assert first in (elder, poison) and t.g.deck == [({elder, poison} - {first}).pop()] and t.g.discard == []
    assert [event.cards for event in t.told("DiscardShuffled")] == [2]
    assert t.g.seen == [(NOBODY, 0, 1)], "all know that the other of the two lies there"
    draw(t.g)
    assert draw(t.g) == NOBODY and t.g.seen == [] and len(t.told("DiscardShuffled")) == 1, "an empty pile is not shuffled"


@pytest.mark.rule("CM-6.3", "CM-6.2", "A-02")
def test_a_market_takes_what_the_deck_and_the_discard_pile_have() -> None:
    t = Table().stall("spy", "", "elder", "", "", "infantry")
    left = [t.card("spy"), t.card("elder"), t.card("infantry")]
    t.g.deck, t.g.discard = [t.card("poison")], [t.card("healers")]
    refresh(t.g)
    assert t.g.market == [t.card("poison"), t.card("healers"), NOBODY, *left]
    assert t.told("MarketFilled")[0].cards == (t.card("poison"), t.card("healers"))
    refresh(t.g)
    assert len(t.told("MarketFilled")) == 1, "nothing came"


@pytest.mark.rule("CM-9.3", "CM-9.4", "A-38", "A-39")
@pytest.mark.parametrize(("deck", "looked", "under"), [(4, 3, 1), (3, 3, 0), (2, 3, 1), (0, 2, 0)])
def test_who_looks_at_more_cards_than_there_are_shuffles_the_discard_pile_under(deck: int, looked: int, under: int) -> None:
    t = Table()
    cards = [t.card(name) for name in ("spy", "elder", "poison", "healers", "infantry", "caravan")]
    t.g.deck, t.g.discard = cards[:deck], cards[4:]
    peek(t.g, 1, 3)
    mixed = deck < 3
    assert (len(t.g.looked), len(t.g.deck), t.g.looker) == (looked, under, 1)
    assert set(t.g.looked) >= set(cards[max(0, deck - 3) : deck]) and (t.g.discard == []) == mixed
    assert bool(t.told("DiscardShuffled")) == mixed
    all_of_them, rest = set(t.g.looked), t.g.deck[:]
    put_back(t.g, on_top=True)
    assert set(t.g.deck[under:]) == all_of_them and t.g.deck[:under] == rest and t.g.looker == NOBODY
    assert t.g.seen[-1] == (1, under, under + looked)
    peek(t.g, 2, looked)
    assert set(t.g.looked) == all_of_them
    put_back(t.g, on_top=False)
    assert set(t.g.deck[:looked]) == all_of_them and t.g.deck[looked:] == rest and t.g.seen[-1] == (2, 0, looked)


@pytest.mark.rule("CM-8.6", "CM-7.3.4", "CM-7.3.1")
def test_an_architect_helps_whoever_holds_him_as_far_as_he_helps() -> None:
    def table(coins: int, *hand: str) -> Table:
        t = Table().put("field", "caliph", 1, 0, "fort").put("ford", "caliph", 1).coins(caliph=coins).hand("caliph", *hand)
        return t.turn("caliph")

    plain, action = "build castle field", "build castle field with architect"
    price = min(n for n in range(20) if not refused(table(n), "caliph", plain))
    credit = t_credit(table(0, "architect"))
    off = price - credit
    assert off > 0 and refused(table(off, "architect"), "caliph", action) == ""
    assert "NotInHand CM-8.6" in refused(table(price), "caliph", action)
    assert f"TooDear CM-7.3.4 You have too few coins: {price - 1}, and the price is {price}." in refused(
        table(off - 1, "architect"), "caliph", action
    )
    assert f": {price - 1}, and the price is {price}." in refused(table(price - 1, "architect"), "caliph", plain)
    t = table(off + 9, "architect").play(action)
    assert t.asked == "BuildMore caliph" and refused(t, "caliph", "build fort ford") == ""
    t = Table().put("field", "sultan", 0, 1).put("ford", "sultan", 0, 1).coins(sultan=20).hand("sultan", "architect")
    t.turn("sultan").play("build town field with architect")
    assert t.asked == "BuildMore sultan" and "BuiltThere CM-7.3.1" in refused(t, "sultan", "build fort field")
    assert refused(t, "sultan", "build fort ford") == ""


def t_credit(t: Table) -> int:
    """What the Architect takes off a price."""
    return int(t.g.tables.anytime[t.card("architect")][0].value)


@pytest.mark.rule("CM-8.6", "CM-7.4.1")
def test_boats_cross_a_river_and_nothing_else() -> None:
    """Two Banks: what lies across a river from a hex, and what does not."""
    t = Table()
    g = t.g
    home = next(h for h in g.hexes if g.across[h])
    over = g.across[home][0]
    far = next(h for h in g.hexes if h not in g.across[home] and h not in g.near[home] and h != home)
    names = {h: g.tables.tiles[h] for h in (home, over, far)}
    t.put(names[home], "caliph", 2).hand("caliph", "boats").turn("caliph")
    assert refused(t, "caliph", f"move {names[home]}>{names[over]} x2+0 by boats") == ""
    assert "NoRiver CM-8.6" in refused(t, "caliph", f"move {names[home]}>{names[far]} x2+0 by boats")
    assert "NotAdjacent CM-7.4.1" in refused(t, "caliph", f"move {names[home]}>{names[far]} x2+0 by land")
    t = Table().put(names[home], "caliph", 2).turn("caliph")
    assert "NoBoats CM-8.6" in refused(t, "caliph", f"move {names[home]}>{names[over]} x2+0 by boats")


@pytest.mark.rule("CM-5.6", "CM-5.7")
def test_who_has_reserves_and_what_they_are_worth() -> None:
    t = Table()
    for who in ("warlord", "murshid", "sultan", "caliph", "nomad"):
        seat = t.seat(who)
        row = t.g.tables.reserves[seat]
        before = reserves_value(t.g, seat)
        assert before == (0 if row is None else row.value)
        if row is None:
            continue
        name = t.g.tables.tiles[t.g.hexes[seat]]
        t.put(name, who, 0, 0, "castle", "token")
        assert reserves_value(t.g, seat) == row.value + row.per_castle + row.per_influence
        strength = current_strength(t.g, seat)
        t.put(name, who, 0, 2)
        assert current_strength(t.g, seat) == strength + (2 if row.mercenary else 0)


@pytest.mark.rule("CM-17.6")
def test_what_hangs_together() -> None:
    a, b, c, d = (0, 0), (1, 0), (2, 0), (5, 5)
    assert connected({}) and connected({a: []}) and connected({a: [b], b: [a, c], c: [b]})
    assert not connected({a: [b], b: [a], d: []}) and not connected({a: [b], b: [a], c: [d], d: [c]})


@pytest.mark.rule("CM-17.6", "A-13")
def test_on_a_dead_end_all_tiles_are_dealt_again() -> None:
    t = Table()
    t.start("crescent", {"layout": "variable", "seats": "5"}, seed=5)
    assert isinstance(t.g.stack[-1], PlaceTile)
    hand = len(t.g.tiles[0])
    t.play_out(seed=3, most=4)
    assert sum(map(len, t.g.tiles)) == 5 * hand - 4 and len(t.g.hexes) == 5
    steps = len([step for step in t.g.stack if isinstance(step, PlaceTile | MapDone)])
    under = len(t.g.stack) - steps
    DealAgain().do(t.g, t.g.stack[-1].seat)
    assert len(t.g.stack) == under + 1
    t.run(*t.g.stack[::-1])
    assert isinstance(t.g.stack[-1], PlaceTile) and all(len(tiles) == hand for tiles in t.g.tiles)
    assert len(t.g.hexes) == 1 and len(t.told("TilesDealt")) >= 1
    assert sum(isinstance(step, PlaceTile) for step in t.g.stack) == 5 * hand
    assert isinstance(t.g.stack[under], MapDone)
