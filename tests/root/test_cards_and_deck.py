"""The shared deck, drawing, spending, the hand limit: chapter 2.1 of the Law and the rulings I-DECK."""

import pytest

from hvozd.games.root.components import AMBUSH, CARDS, DOMINANCE, ITEM, SUIT, SUITS, deck_cards
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import Discarded, Drew, DrewCards, Reshuffled
from hvozd.games.root.rules.hand import draw
from tests.root.table import F1, M1, R1, Call, Table


@pytest.mark.rule("R-2.1", "R-B.1.4", "K-C.1", "K-C.2", "K-C.3", "R-2.1.5", "R-2.1.6")
def test_the_base_deck_has_54_cards_each_of_one_suit() -> None:
    deck = deck_cards("base")
    assert len(deck) == 54
    assert [sum(SUIT[card] == suit for card in deck) for suit in range(4)] == [14, 13, 13, 14]
    ambushes = sorted(SUITS[SUIT[card]] for card in deck if card in AMBUSH)
    assert ambushes == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert sorted(SUITS[SUIT[card]] for card in deck if card in DOMINANCE) == ["bird", "fox", "mouse", "rabbit"]
    assert sum(ITEM[card] >= 0 for card in deck) == 20


@pytest.mark.rule("R-B.5.1", "R-C.2")
def test_the_other_deck_replaces_the_base_deck_as_a_whole() -> None:
    base, exiles = deck_cards("base"), deck_cards("exiles")
    assert len(exiles) == 54
    assert [sum(SUIT[card] == suit for card in exiles) for suit in range(4)] == [14, 13, 13, 14]
    shared = {card for card in base if card in exiles}
    assert {CARDS[card].kind for card in shared} == {"ambush", "dominance", "item"}
    assert sorted(card for card in base if card in shared) == sorted(card for card in exiles if card in shared)
    t = Table("marquise", "eyrie", "alliance", deck="exiles")
    assert sorted(t.g.deck) == sorted(exiles)


@pytest.mark.rule("K-C.3")
@pytest.mark.parametrize(
    ("suit", "rows"),
    [
        ("bird", ["mouse bag 1", "rabbit boots 1", "fox,fox sword 2", "fox crossbow 1"]),
        (
            "fox",
            ["mouse bag 1", "mouse tea 2", "rabbit boots 1", "rabbit,rabbit coins 3", "fox,fox sword 2", "fox hammer 2"],
        ),
        ("rabbit", ["mouse bag 1", "mouse tea 2", "rabbit boots 1", "rabbit,rabbit coins 3"]),
        (
            "mouse",
            ["mouse bag 1", "mouse tea 2", "rabbit boots 1", "rabbit,rabbit coins 3", "fox,fox sword 2", "fox crossbow 1"],
        ),
    ],
)
def test_item_cards(suit: str, rows: list[str]) -> None:
    cards = [CARDS[card] for card in deck_cards("base") if CARDS[card].kind == "item" and CARDS[card].suit == suit]
    assert sorted(f"{','.join(card.cost)} {card.item} {card.points}" for card in cards) == sorted(rows)


@pytest.mark.rule("S-007", "R-2.1.2", "I-DECK-2")
def test_a_draw_goes_on_across_the_reshuffle() -> None:
    t = Table("marquise", "eyrie")
    pile = ("fox_anvil", "fox_root_tea", "mouse_sword", "rabbit_ambush", "armorers", "sappers", "cobbler")
    t.discarded(*pile)
    t.top("fox_ambush")
    t.empty_deck(1)
    t.run(Call(lambda g: draw(g, t.seat("marquise"), 3)))
    assert "fox_ambush" in t.cards("marquise")
    assert (len(t.cards("marquise")), len(t.g.deck), t.discard_pile()) == (3, 5, [])
    assert set(t.cards("marquise")) <= {"fox_ambush", *pile}
    assert Reshuffled(7) in t.journal()


@pytest.mark.rule("R-2.1.2")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(5):
        t = Table("marquise", "eyrie", seed=seed)
        t.discarded("fox_anvil", "fox_root_tea", "mouse_sword", "rabbit_ambush", "armorers")
        t.empty_deck()
        t.run(Call(lambda g: draw(g, 0, 1)))
        orders.add((*t.g.deck, *t.g.hands[0]))
    assert len(orders) > 2


@pytest.mark.rule("I-DECK-1")
@pytest.mark.parametrize(("rulings", "deck", "pile"), [((), 0, ["fox_anvil", "fox_root_tea"]), (("X-5",), 2, [])])
def test_the_reshuffle_waits_until_a_card_must_be_drawn(rulings: tuple[str, ...], deck: int, pile: list[str]) -> None:
    """X-5: by the other reading it does not wait."""
    t = Table("marquise", "eyrie")
    t.g.rulings = rulings
    t.discarded("fox_anvil", "fox_root_tea")
    t.top("fox_ambush")
    t.empty_deck(1)
    t.run(Call(lambda g: draw(g, 0, 1)))
    assert t.cards("marquise") == ["fox_ambush"]
    assert (len(t.g.deck), sorted(t.discard_pile()), len(t.told("Reshuffled"))) == (deck, pile, deck // 2)


@pytest.mark.rule("I-DECK-2")
def test_by_the_other_reading_two_empty_piles_stay_empty() -> None:
    t = Table("marquise", "eyrie")
    t.g.rulings = ("X-5",)
    t.top("fox_ambush")
    t.empty_deck(1)
    t.run(Call(lambda g: draw(g, 0, 2)))
    assert (t.cards("marquise"), t.g.deck, t.told("Reshuffled")) == (["fox_ambush"], [], [])


@pytest.mark.rule("I-DECK-2", "R-2.5")
def test_with_both_piles_empty_the_rest_of_a_draw_is_lost() -> None:
    t = Table("marquise", "eyrie")
    t.top("fox_ambush")
    t.empty_deck(1)
    t.run(Call(lambda g: draw(g, 0, 4)))
    assert t.cards("marquise") == ["fox_ambush"]
    t.g.discard = [CARDS.index(card) for card in CARDS if card.id == "fox_anvil"]
    t.census = t.game.census(t.g)
    t.run(Call(lambda g: None))
    assert t.cards("marquise") == ["fox_ambush"]  # nothing is owed later


@pytest.mark.rule("I-DECK-3", "R-3.3.3")
def test_available_dominance_cards_are_not_shuffled_in() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.g.available = t.take_cards(["fox_dominance"])
    t.discarded("fox_anvil")
    t.empty_deck()
    t.run(Call(lambda g: draw(g, 0, 2)))
    assert (t.cards("marquise"), t.available()) == (["fox_anvil"], ["fox_dominance"])


@pytest.mark.rule("I-DECK-4")
def test_outrage_with_both_piles_empty_gains_nothing() -> None:
    t = Table("marquise", "alliance")
    t.put("alliance", "sympathy", F1)
    t.put("marquise", "warriors", M1, 1)
    t.put("marquise", "warriors", 5, 1)
    t.hand("marquise", "mouse_sword")
    t.empty_deck()
    t.begin("marquise", "daylight")
    t.say(f"move 5>{F1} x1")
    assert t.offered() == ["show hand"]
    t.say("show hand")
    assert t.board("alliance").supporters == []
    assert t.cards("marquise") == ["mouse_sword"]
    assert t.game.view(t.g, 1).seats[0].known == t.g.hands[0]


@pytest.mark.rule("R-2.1.3", "R-1.2.2")
def test_spent_cards_lie_face_up_for_everybody() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "sawmill", M1)
    t.hand("marquise", "mouse_sword")
    t.begin("marquise", "daylight")
    t.say(f"overwork {M1} with mouse_sword")
    assert t.discard_pile() == ["mouse_sword"]
    for seat in (0, 1, 2, None):
        assert t.game.view(t.g, seat).discard == t.g.discard
    assert any(isinstance(event, Discarded) for event in t.journal())


@pytest.mark.rule("W-E3", "R-1.2.1")
def test_a_draw_tells_the_others_only_how_many() -> None:
    t = Table("marquise", "eyrie")
    t.top("fox_anvil")
    t.begin("marquise", "evening")
    assert t.cards("marquise") == ["fox_anvil"]
    assert any(isinstance(event, DrewCards) for event in t.journal("marquise"))
    for other in ("eyrie", None):
        assert [event for event in t.journal(other) if isinstance(event, Drew | DrewCards)] == [Drew(0, 1)]


@pytest.mark.rule("I-DECK-5", "W-E4")
def test_the_hand_limit_is_looked_at_in_the_evening_only() -> None:
    t = Table("marquise", "eyrie", "alliance")
    hand = ("fox_anvil", "fox_ambush", "mouse_sword", "mouse_ambush", "rabbit_ambush", "cobbler", "sappers")
    t.hand("eyrie", *hand)
    t.hand("marquise", *("armorers", "fox_root_tea", "mouse_root_tea", "rabbit_root_tea", "fox_favor", "mouse_favor"))
    t.crafted("marquise", "tax_collector")
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "MarquiseActions")
    t.top("rabbit_bake_sale")
    t.begin("marquise", "evening")
    assert t.asked == ("marquise", "KeepHandLimit")
    assert all(len(text.split()[1].split(",")) == 2 for text in t.offered())
    assert len(t.offered()) == 21
    t.say("discard armorers,mouse_favor")
    assert len(t.cards("marquise")) == 5
    assert (len(t.cards("eyrie")), t.play_area("marquise")) == (7, ["tax_collector"])


@pytest.mark.rule("I-DECK-7", "I-DECK-5")
def test_discarding_equal_cards_is_one_choice() -> None:
    t = Table("marquise", "eyrie")
    t.hand("marquise", "cobbler", "cobbler", "sappers", "sappers", "armorers")
    t.top("armorers")
    t.begin("marquise", "evening")
    assert sorted(t.offered()) == ["discard armorers", "discard cobbler", "discard sappers"]


@pytest.mark.rule("I-DECK-6", "W-E5", "W-E3", "W-E4")
def test_the_evening_draws_then_discards_then_the_turn_ends() -> None:
    t = Table("marquise", "alliance")
    t.hand("marquise", "fox_anvil", "fox_ambush", "mouse_sword", "mouse_ambush", "rabbit_ambush")
    t.top("cobbler")
    t.crafted("alliance", "better_burrow_bank")
    t.begin("marquise", "evening", only=False)
    assert t.asked == ("marquise", "KeepHandLimit")
    assert "cobbler" in t.cards("marquise")
    t.g.activated[F1] = 1
    t.g.used = [1]
    t.say("discard cobbler")
    assert t.asked == ("alliance", "Window")
    assert (t.g.turn, sum(t.g.activated), t.g.used) == (1, 0, [])


@pytest.mark.rule("R-2.6")
def test_cards_in_the_play_area_are_not_in_hand() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "sawmill", F1)
    t.crafted("marquise", "tax_collector")
    t.begin("marquise", "daylight")
    assert not t.offered("overwork")
    t.crafted("eyrie", "armorers")
    t.crafted("marquise", "stand_and_deliver")
    t.begin("marquise")
    assert t.asked is None  # the card in the Eyrie's play area cannot be taken


@pytest.mark.rule("R-2.1.5", "R-2.1.6", "R-4.1")
def test_ambush_and_dominance_cards_are_never_crafted() -> None:
    t = Table("marquise", "eyrie", "alliance")
    for clearing in (F1, R1, M1):
        t.put("marquise", "workshop", clearing)
    t.hand("marquise", "fox_ambush", "bird_ambush", "fox_dominance", "fox_anvil")
    t.begin("marquise", "daylight")
    assert t.offered("craft") == [f"craft fox_anvil with {F1}"]


@pytest.mark.rule("R-1.2.1")
def test_the_number_of_cards_is_public_and_the_cards_are_not() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("marquise", "fox_anvil", "fox_ambush")
    for seat in (1, 2, None):
        seen = t.game.view(t.g, seat).seats[0]
        assert (seen.hand, seen.known) == (2, [])
    assert t.game.view(t.g, 0).seats[0].known == t.g.hands[0]


@pytest.mark.rule("R-2.1.3")
def test_an_ambush_card_is_discarded_when_it_was_played() -> None:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", M1, 3)
    t.put("eyrie", "warriors", M1, 1)
    t.hand("eyrie", "mouse_ambush")
    t.dice(0, 0)
    t.run(StartBattle(M1, 0, 1), turn="marquise")
    t.say("ambush mouse_ambush")
    assert t.discard_pile() == ["mouse_ambush"]
