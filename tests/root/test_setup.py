"""Setting the game up: chapter 5 of the Law, the mixes (R-A), the components (R-B) and the variants (R-C)."""

from collections import Counter

import pytest

from hvozd.core import Session
from hvozd.games.root.components import CARD_IDS, DOMINANCE, GAME, ITEM_SUPPLY, ITEMS, MAPS, RUIN_ITEMS, deck_cards
from hvozd.games.root.factions.eyrie.decree import LEADERS, VIZIERS
from hvozd.games.root.factions.vagabond.items import CHARACTER_ROWS
from hvozd.games.root.hooks import find_faction
from hvozd.games.root.rules.events import LowReach, SuitsDrawn, TurnBegan
from hvozd.games.root.rules.wandering import QUESTS
from hvozd.games.root.setup.settings import low_reach, reach
from hvozd.games.root.setup.start import setup_order
from hvozd.games.root.state import RootState


def started(factions: str, seed: int = 1, **options: str) -> Session:
    """The base deck on the autumn map, unless said otherwise."""
    return Session.new("root", {"factions": factions, "map": "autumn", "deck": "base", **options}, seed)


def state(session: Session) -> RootState:
    assert isinstance(session.state, RootState)
    return session.state


def set_up(factions: str, seed: int = 1, **options: str) -> Session:
    """Answer the questions of the setup, each with the first option, until the first turn begins."""
    session = started(factions, seed, **options)
    while state(session).turn < 0:
        assert session.decision is not None
        session.play(next(iter(session.decision.options())))
    return session


@pytest.mark.rule("R-5.1.1", "W-S1")
def test_the_seating_is_as_named_or_drawn_and_the_first_seat_begins() -> None:
    session = set_up("alliance,marquise,eyrie")
    assert session.game.seat_names(session.state) == ("alliance", "marquise", "eyrie")
    assert state(session).turn == 0
    drawn = {session.game.seat_names(Session.new("root", {"seats": "3"}, seed).state) for seed in range(40)}
    assert len(drawn) > 20
    assert all(len(set(names)) == 3 for names in drawn)
    assert len({names[0] for names in drawn}) > 3


@pytest.mark.rule("R-5.1.2")
def test_all_scores_begin_at_zero() -> None:
    assert state(started("marquise,eyrie,alliance")).vp == [0, 0, 0]


@pytest.mark.rule("S-017", "R-5.1.3", "I-WIN-12")
def test_with_two_players_the_deck_has_no_dominance() -> None:
    g = state(started("marquise,eyrie"))
    cards = [*g.deck, *g.hands[0], *g.hands[1]]
    assert len(cards) == 50
    assert not DOMINANCE & set(cards)


@pytest.mark.rule("R-5.1.3")
def test_every_player_draws_three_cards_of_a_shuffled_deck() -> None:
    orders = set()
    for seed in range(5):
        g = state(started("marquise,eyrie,alliance", seed))
        assert [len(hand) for hand in g.hands] == [3, 3, 3]
        assert sorted([*g.deck, *(card for hand in g.hands for card in hand)]) == sorted(deck_cards("base"))
        orders.add(tuple(g.deck))
    assert len(orders) == 5


@pytest.mark.rule("R-5.1.4", "R-2.2.4", "R-B.1.2")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_four_ruins_fill_their_slots(name: str) -> None:
    g = state(started("marquise,eyrie", map=name))
    ruins = [clearing for clearing in range(1, 13) if g.ruins[clearing]]
    assert (len(ruins), tuple(ruins)) == (4, MAPS[g.map].ruins)
    assert all(g.open_slots[c] == MAPS[g.map].slots[c] - (c in ruins) for c in range(1, 13))


@pytest.mark.rule("R-5.1.5")
def test_the_common_supply_of_items() -> None:
    g = state(started("marquise,eyrie"))
    supply = dict(zip(ITEMS, g.items, strict=True))
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0}


@pytest.mark.rule("R-5.1.7")
def test_factions_set_up_in_the_order_of_their_letters() -> None:
    session = started("vagabond,alliance,eyrie,marquise")
    assert [session.game.seat_names(session.state)[seat] for seat in setup_order(state(session))] == [
        "marquise",
        "eyrie",
        "alliance",
        "vagabond",
    ]
    asked = []
    while state(session).turn < 0:
        assert session.decision is not None
        asked.append(session.game.seat_names(session.state)[session.decision.seat])
        session.play(next(iter(session.decision.options())))
    assert list(dict.fromkeys(asked)) == ["marquise", "eyrie", "vagabond"]
    assert state(session).turn == 0  # the seating decides who begins, not the letters
    assert any(isinstance(event, TurnBegan) and event.seat == 0 for event in session.state.read(None))


@pytest.mark.rule("R-A.1")
def test_reach() -> None:
    values = {"marquise": 10, "eyrie": 7, "vagabond": 5, "alliance": 3, "vagabond2": 2}
    assert {name: reach([name]) for name in values} == values
    assert reach(["marquise", "eyrie", "alliance"]) == 20


@pytest.mark.rule("R-A.2")
def test_a_mix_of_low_reach_is_told_and_not_forbidden() -> None:
    assert {int(count): least for count, least in GAME.reach.items()} == {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
    assert low_reach(["marquise", "eyrie"]) is None
    assert low_reach(["alliance", "vagabond"]) == (8, 17)
    assert LowReach(8, 17) in list(started("alliance,vagabond").state.read(None))
    assert not any(isinstance(event, LowReach) for event in started("marquise,eyrie").state.read(None))


@pytest.mark.rule("R-C", "R-C.1")
def test_on_other_maps_than_autumn_the_suits_are_drawn() -> None:
    drawn = set()
    for seed in range(6):
        session = started("marquise,eyrie", seed, map="winter")
        suits = state(session).suits[1:]
        assert sorted(suits) == [0] * 4 + [1] * 4 + [2] * 4
        assert SuitsDrawn(tuple(suits)) in list(session.state.read(None))
        drawn.add(tuple(suits))
    assert len(drawn) == 6
    assert {tuple(state(started("marquise,eyrie", seed)).suits[1:]) for seed in range(6)} == {MAPS[0].suits}


@pytest.mark.rule("R-B.1.2", "R-2.5")
def test_buildings_and_tokens_of_the_base_game() -> None:
    marquise, eyrie, alliance = (find_faction(name).file for name in ("marquise", "eyrie", "alliance"))
    assert marquise.buildings == {"sawmill": 6, "workshop": 6, "recruiter": 6}
    assert eyrie.buildings == {"roost": 7}
    assert sorted(alliance.buildings.values()) == [1, 1, 1]
    assert marquise.tokens == {"wood": 8, "keep": 1}
    assert alliance.tokens == {"sympathy": 10}
    assert sum(sum(file.buildings.values()) for file in (marquise, eyrie, alliance)) == 28
    assert sum(sum(file.tokens.values()) for file in (marquise, eyrie, alliance)) == 19


@pytest.mark.rule("R-B.1.2")
def test_items_of_the_base_game() -> None:
    starting: Counter[str] = Counter()
    for name in ("thief", "tinker", "ranger"):
        starting |= Counter(next(card.items for card in CHARACTER_ROWS if card.id == name))
    common = Counter({item: number for item, number in zip(ITEMS, ITEM_SUPPLY, strict=True) if number})
    ruins = Counter(ITEMS[item] for item in RUIN_ITEMS)
    assert common + ruins + starting == Counter(boots=4, sword=4, bag=4, hammer=3, tea=3, coins=2, crossbow=2, torch=1)


@pytest.mark.rule("R-B.1.3", "R-2.5.1")
def test_warriors_of_the_base_game() -> None:
    session = set_up("marquise,eyrie,alliance,vagabond")
    g = state(session)
    on_map = [sum(g.warriors[seat * 13 : seat * 13 + 13]) for seat in range(4)]
    assert [g.supply[seat] + on_map[seat] for seat in range(4)] == [25, 20, 10, 0]
    assert [pawn >= 0 for pawn in g.pawns] == [False, False, False, True]


@pytest.mark.rule("R-B.1.4")
def test_cards_of_the_base_game() -> None:
    assert len(deck_cards("base")) == 54
    assert (len(LEADERS), {len(viziers) for viziers in VIZIERS}, len(QUESTS)) == (4, {2}, 15)
    base = [card.id for card in CHARACTER_ROWS if card.box == "base"]
    assert base == ["thief", "tinker", "ranger"]
    assert all(name in CARD_IDS for name in ("fox_ambush", "bird_dominance", "royal_claim"))
