"""Who sees what: the table W-H of the ledger, and what stays when the rest is dealt anew."""

from collections.abc import Iterator

import pytest

from hvozd.core import Rng
from hvozd.core.game import Game
from hvozd.games.root.components import CARD, CARD_IDS
from hvozd.games.root.factions.alliance.supporters import SupporterCard, SupporterGained
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import Gave, GaveCard, SawCards
from hvozd.games.root.state import RootState
from tests.root.table import F1, M1, R3, Table

EVERYBODY = ("marquise", "eyrie", "alliance", None)


def known(t: Table, viewer: str | None, owner: str) -> list[str]:
    """The cards of a hand that a viewer is shown."""
    seat = None if viewer is None else t.seat(viewer)
    return [CARD_IDS[card] for card in t.game.view(t.g, seat).seats[t.seat(owner)].known]


def redealt(game: Game, g: RootState, seat: int | None, times: int = 12) -> Iterator[RootState]:
    for seed in range(times):
        other = game.determinize(g, seat, Rng(seed))
        assert isinstance(other, RootState)
        yield other


def in_every_deal(t: Table, viewer: str | None, owner: str, card: str) -> bool:
    seat = None if viewer is None else t.seat(viewer)
    return all(CARD[card] in other.hands[t.seat(owner)] for other in redealt(t.game, t.g, seat))


@pytest.mark.rule("R-1.2.1")
def test_hands_and_deck_are_dealt_anew_for_those_who_do_not_see_them() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("marquise", "fox_anvil", "fox_ambush")
    t.hand("eyrie", "mouse_sword")
    for other in redealt(t.game, t.g, t.seat("marquise")):
        assert other.hands[0] == t.g.hands[0]
        assert (len(other.hands[1]), len(other.deck)) == (1, len(t.g.deck))
        assert t.game.view(other, 0) == t.game.view(t.g, 0)
    for viewer in ("eyrie", None):
        assert len({tuple(other.hands[0]) for other in redealt(t.game, t.g, None if viewer is None else 1)}) > 5
    assert len({tuple(other.deck) for other in redealt(t.game, t.g, 0)}) == 12


@pytest.mark.rule("W-BT2", "R-1.2.1")
def test_the_question_about_an_ambush_tells_nobody_whether_there_is_one() -> None:
    sights = []
    for card in ("mouse_ambush", "fox_anvil"):
        t = Table("marquise", "eyrie", "alliance")
        t.put("marquise", "warriors", M1, 2)
        t.put("eyrie", "warriors", M1, 2)
        t.hand("eyrie", card)
        t.run(StartBattle(M1, 0, 1), turn="marquise")
        assert t.asked == ("eyrie", "OfferAmbush")
        sights.append([t.game.sight(t.g, seat) for seat in (0, 2, None)])
    assert sights[0] == sights[1]


@pytest.mark.rule("R-1.3.2", "I-CARD-4", "K-B.5")
def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("eyrie", "fox_anvil", "mouse_sword")
    t.hand("marquise", "cobbler")
    t.crafted("marquise", "stand_and_deliver")
    t.dice(0)
    t.begin("marquise")
    t.say("stand and deliver eyrie")
    card = CARD["fox_anvil"]
    for name in EVERYBODY:
        party = name in ("marquise", "eyrie")
        assert (GaveCard(1, 0, card) in t.journal(name)) == party
        assert (Gave(1, 0) in t.journal(name)) == (not party)
    assert known(t, "eyrie", "marquise") == ["fox_anvil"]
    assert known(t, "alliance", "marquise") == []
    assert in_every_deal(t, "eyrie", "marquise", "fox_anvil")
    assert not in_every_deal(t, "alliance", "marquise", "fox_anvil")
    assert not in_every_deal(t, None, "marquise", "fox_anvil")


@pytest.mark.rule("I-CARD-7", "K-B.11")
def test_a_hand_once_seen_stays_known_until_its_cards_leave() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("eyrie", "fox_anvil", "mouse_sword", "bird_ambush")
    t.crafted("marquise", "codebreakers")
    t.put("eyrie", "roost", F1)
    t.board("eyrie").leader = 0
    t.begin("marquise", "daylight")
    t.say("codebreakers eyrie")
    assert in_every_deal(t, "marquise", "eyrie", "bird_ambush")
    assert not in_every_deal(t, "alliance", "eyrie", "bird_ambush")
    t.begin("eyrie")
    t.say("add fox_anvil to move", "done")
    assert known(t, "marquise", "eyrie") == ["bird_ambush", "mouse_sword"]
    t.crafted("alliance", "stand_and_deliver")
    t.begin("alliance")
    t.say("stand and deliver eyrie")
    assert known(t, "marquise", "eyrie") == []  # one of them has gone, the Marquise cannot tell which


@pytest.mark.rule("I-WA-5", "R-1.2.1", "I-WA-13")
def test_the_card_of_an_outrage_is_known_to_payer_and_alliance() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("alliance", "sympathy", F1)
    t.put("marquise", "warriors", R3, 2)
    t.hand("marquise", "fox_anvil", "fox_ambush")
    t.begin("marquise", "daylight")
    t.say(f"move {R3}>{F1} x1", "outrage fox_anvil")
    card = CARD["fox_anvil"]
    for name in EVERYBODY:
        party = name in ("marquise", "alliance")
        assert (SupporterCard(2, card) in t.journal(name)) == party
        assert (SupporterGained(2) in t.journal(name)) == (not party)
    views = {name: t.game.view(t.g, None if name is None else t.seat(name)).seats[2].board for name in EVERYBODY}
    assert {name: view.known_supporters for name, view in views.items()} == {
        "marquise": [card],
        "alliance": [card],
        "eyrie": [],
        None: [],
    }
    assert all(card in other.boards[2].supporters for other in redealt(t.game, t.g, 0))
    assert not all(card in other.boards[2].supporters for other in redealt(t.game, t.g, 1))


@pytest.mark.rule("I-WA-5", "R-1.2.1")
def test_a_hand_shown_for_an_outrage_is_seen_by_the_alliance_alone() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("alliance", "sympathy", F1)
    t.put("marquise", "warriors", R3, 2)
    t.hand("marquise", "mouse_sword")
    t.begin("marquise", "daylight")
    t.say(f"move {R3}>{F1} x1", "show hand")
    assert known(t, "alliance", "marquise") == ["mouse_sword"]
    assert known(t, "eyrie", "marquise") == known(t, None, "marquise") == []
    assert [name for name in EVERYBODY if any(isinstance(event, SawCards) for event in t.journal(name))] == ["alliance"]


@pytest.mark.rule("R-1.2.1")
def test_the_options_of_a_player_reach_that_player_only() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "sawmill", M1)
    t.hand("marquise", "mouse_sword")
    t.begin("marquise", "daylight")
    assert b"mouse_sword" in t.game.sight(t.g, 0)
    for seat in (1, 2, None):
        assert b"mouse_sword" not in t.game.sight(t.g, seat)


@pytest.mark.rule("R-1.2.1")
def test_a_card_drawn_into_a_known_hand_is_not_known() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("eyrie", "mouse_sword")
    t.crafted("marquise", "codebreakers")
    t.begin("marquise", "daylight")
    t.say("codebreakers eyrie")
    t.top("fox_anvil")
    t.board("eyrie").leader = 0
    t.begin("eyrie", "evening")
    assert t.cards("eyrie") == ["fox_anvil", "mouse_sword"]
    assert known(t, "marquise", "eyrie") == ["mouse_sword"]
    assert not in_every_deal(t, "marquise", "eyrie", "fox_anvil")


def look(t: Table, name: str) -> None:
    """In another turn, look at the Eyrie's hand."""
    t.g.used = []
    t.begin(name, "daylight")
    t.say("codebreakers eyrie")


@pytest.mark.rule("I-CARD-7")
def test_looking_again_replaces_what_was_seen_and_leaves_the_knowledge_of_others() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.hand("eyrie", "mouse_sword", "cobbler")
    t.crafted("marquise", "codebreakers")
    t.crafted("alliance", "codebreakers")
    look(t, "marquise")
    look(t, "alliance")
    t.hand("eyrie", "fox_anvil")
    look(t, "marquise")
    assert known(t, "marquise", "eyrie") == t.cards("eyrie") == ["fox_anvil", "cobbler", "mouse_sword"]
    assert known(t, "alliance", "eyrie") == ["cobbler", "mouse_sword"]
    assert in_every_deal(t, "marquise", "eyrie", "fox_anvil")
    assert not in_every_deal(t, "alliance", "eyrie", "fox_anvil")


@pytest.mark.rule("R-2.1.3", "R-4.1.3", "R-3.3.1")
def test_a_known_card_that_is_spent_crafted_or_activated_is_known_no_longer() -> None:
    t = Table("eyrie", "marquise", "alliance")
    t.hand("marquise", "mouse_sword", "codebreakers", "fox_dominance", "cobbler")
    t.crafted("eyrie", "codebreakers")
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "workshop", M1)
    t.score("marquise", 10)
    t.board("eyrie").leader = 0
    t.begin("eyrie", "daylight")
    t.say("codebreakers marquise")
    assert len(known(t, "eyrie", "marquise")) == 4
    t.begin("marquise", "daylight")
    t.say(f"craft codebreakers with {M1}", "dominance fox_dominance", f"overwork {M1} with mouse_sword")
    assert known(t, "eyrie", "marquise") == ["cobbler"]
    assert in_every_deal(t, "eyrie", "marquise", "cobbler")


@pytest.mark.rule("R-3.3.4", "R-1.2.1")
def test_a_dominance_card_taken_is_known_to_all_until_it_could_be_elsewhere() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.g.available = t.take_cards(["fox_dominance"])
    t.hand("alliance", "fox_anvil", "mouse_sword")
    t.begin("alliance", "daylight")
    t.say("take fox_dominance for fox_anvil")
    assert known(t, "eyrie", "alliance") == known(t, "marquise", "alliance") == ["fox_dominance"]
    t.say("mobilize mouse_sword")  # nobody sees which of the two it was
    assert known(t, "eyrie", "alliance") == []


@pytest.mark.rule("I-WA-13", "R-1.2.1")
def test_supporters_are_numbers_for_all_others() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.board("alliance").supporters = sorted(t.take_cards(["fox_anvil", "mouse_sword"]))
    for seat in (0, 1, None):
        view = t.game.view(t.g, seat).seats[2].board
        assert (view.supporters, view.known_supporters) == (2, [])
    t.crafted("marquise", "stand_and_deliver", "codebreakers")
    t.begin("marquise")
    assert t.asked is None  # an empty hand cannot be robbed, whatever lies on the board
