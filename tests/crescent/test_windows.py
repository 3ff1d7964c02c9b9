"""ANYTIME windows, standing orders, what each seat knows (CM-8.6, CM-19)."""

import pytest

from hvozd.core import NotOffered, Rng
from hvozd.games.crescent.state import CrescentState
from tests.crescent.table import Table


def loud(*hands: tuple[str, str]) -> Table:
    """Windows are not passed by themselves."""
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 1)
    t.passing = False
    for who, card in hands:
        t.hand(who, card)
    return t


@pytest.mark.rule("CM-8.6", "CM-19.3", "A-22")
def test_everybody_with_cards_is_asked_before_an_action() -> None:
    t = loud(("sultan", "general"), ("nomad", "spy"), ("warlord", "raze")).turn("warlord")
    assert t.asked == "Window sultan"
    assert t.options() == ["pass", "pass until my action"]
    t.play("pass")
    assert t.asked == "Window nomad"
    t.play("play spy on sultan")
    assert t.front("nomad") == ["spy"]
    assert t.asked == "ChooseAction warlord"


@pytest.mark.rule("CM-19.3")
@pytest.mark.parametrize("card", ["spy", "general"])
def test_being_asked_tells_nothing_of_the_hand(card: str) -> None:
    assert loud(("sultan", card)).turn("warlord").asked == "Window sultan"
    assert loud(("sultan", card)).order("sultan", "own-actions").turn("warlord").asked == "ChooseAction warlord"


@pytest.mark.rule("CM-19.3", "CM-10.2", "CM-8.6")
def test_standing_orders() -> None:
    t = loud(("sultan", "spy"), ("caliph", "spy")).order("sultan", "own-actions").order("caliph", "conflicts").turn("warlord")
    assert t.view("nomad").seats[2].order == "own-actions"
    assert t.asked == "ChooseAction warlord"
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow caliph"
    t.play("pass")
    assert t.asked == "SelectCards caliph"


@pytest.mark.rule("CM-19.3")
def test_a_seat_may_pass_until_its_next_action() -> None:
    t = loud(("caliph", "spy")).turn("warlord").play("pass until my action")
    assert t.view("nomad").seats[3].silent
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "SelectCards caliph"
    t.play("select -")
    assert t.turn("nomad").asked == "ChooseAction nomad"
    assert "play spy on warlord" not in t.turn("caliph").options()
    assert not t.view("nomad").seats[3].silent
    assert t.turn("nomad").asked == "Window caliph"


@pytest.mark.rule("CM-19.3")
def test_orders_can_be_changed_once_in_the_own_turn() -> None:
    t = loud(("warlord", "raze")).order("warlord", "own-actions").turn("warlord")
    assert t.starting("ask me ") == ["always", "conflicts"]
    t.play("ask me always")
    assert t.view(None).seats[0].order == "always"
    assert t.asked == "ChooseAction warlord"
    assert t.starting("ask me") == []


@pytest.mark.rule("CM-19.3", "CM-10.2")
def test_a_meddler_counts_as_involved_in_a_conflict() -> None:
    t = loud(("murshid", "spy"), ("nomad", "spy")).put("quarry-1", "murshid", 0, 0, "token")
    t.order("murshid", "conflicts").order("nomad", "conflicts").turn("warlord").play("assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow murshid"
    t.play("pass")
    assert t.asked == "SeekDeal warlord"


@pytest.mark.rule("CM-8.6", "A-22", "CM-11.2")
def test_the_spy_looks_at_the_start_of_a_conflict() -> None:
    t = loud(("caliph", "spy"), ("warlord", "general")).turn("warlord").play("pass", "assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow warlord"
    t.play("pass", "play spy on warlord")
    assert t.view("caliph").seats[0].known == ["general"]
    assert t.view("sultan").seats[0].known == []
    assert t.told("HandShown", "caliph")
    assert not t.told("HandShown", "sultan")
    assert t.told("HandSeen", "sultan")
    assert t.asked == "SelectCards warlord"


@pytest.mark.rule("A-54", "CM-19.2")
def test_blackmail_steals_a_random_card_but_never_campaign() -> None:
    t = loud(("murshid", "blackmail"), ("warlord", "campaign")).turn("murshid")
    t.play("pass")
    assert t.starting("play blackmail") == []
    t = loud(("murshid", "blackmail"), ("warlord", "campaign"), ("warlord", "raze")).turn("murshid").play("pass")
    t.play("play blackmail on warlord")
    assert t.cards("murshid") == ["raze"]
    assert t.cards("warlord") == ["campaign"]
    assert t.view("warlord").seats[1].known == ["raze"]
    assert t.view("sultan").seats[1].known == []
    assert t.told("StolenCard", "warlord")
    assert not t.told("StolenCard", "sultan")


@pytest.mark.rule("A-22")
def test_no_anytime_card_between_selection_and_removal() -> None:
    t = (
        loud(("caliph", "spy"), ("warlord", "general"))
        .turn("warlord")
        .play("pass", "assault field>ford x3+0 by land", "pass", "pass")
    )
    assert t.asked == "SelectCards warlord caliph"
    with pytest.raises(NotOffered):
        t.play("caliph: play spy on warlord")


@pytest.mark.rule("CM-8.2", "A-62", "CM-5.9")
def test_a_card_face_up_is_exhausted() -> None:
    t = Table().put("field", "warlord", 5).put("ford", "caliph", 1).hand("warlord", "general").turn("warlord")
    t.play("assault field>ford x3+0 by land", "select general")
    assert t.front("warlord") == ["general"]
    t.put("quarry-1", "caliph", 1).turn("warlord").play("assault field>quarry-1 x2+0 by land")
    assert t.told("StrengthCompared")[-1].attackers == 2


@pytest.mark.rule("CM-19.2", "CM-19.5")
def test_redealing_keeps_what_a_seat_knows() -> None:
    t = Table().hand("warlord", "campaign", "general").hand("sultan", "imam", "judge").stack("spy", "raze", "boats")
    t.g.seen = [(1, len(t.g.deck) - 3, len(t.g.deck))]
    t.g.known[1 * 5 + 2] = (t.card("judge"),)
    for seed in range(20):
        other = t.session.game.determinize(t.g, 1, Rng(seed))
        assert isinstance(other, CrescentState)
        assert t.card("judge") in other.hands[2]
        assert sorted(other.deck[-3:]) == sorted(t.g.deck[-3:])
        assert t.session.game.census(other) == t.session.game.census(t.g)
        assert len(other.hands[0]) == 2
    assert any(t.session.game.determinize(t.g, 1, Rng(n)).hands[2] != t.g.hands[2] for n in range(20))  # type: ignore[attr-defined]


@pytest.mark.rule("CM-8.5", "CM-19.1")
def test_redealing_a_contest_deals_hidden_selections_anew() -> None:
    t = (
        Table()
        .put("ford", "nomad", 0, 1)
        .put("field", "caliph", 1)
        .hand("caliph", "vizier", "judge")
        .hand("nomad", "spy", "imam")
    )
    t.turn("caliph").play("influence ford", "caliph: select vizier", "nomad: select imam,spy")
    chosen = set()
    for seed in range(30):
        other = t.session.game.determinize(t.g, t.seat("caliph"), Rng(seed))
        assert isinstance(other, CrescentState)
        assert other.clash.chosen[3] == (t.card("vizier"),)
        assert set(other.clash.chosen[4]) <= set(other.hands[4])
        chosen.add(other.clash.chosen[4])
    assert len(chosen) > 1


@pytest.mark.rule("CM-19.2")
def test_what_was_seen_of_the_deck_goes_with_the_cards() -> None:
    t = Table().stall("", "", "general", "general", "elder", "elder").coins(nomad=1)
    t.stack("boats", "guide", "imam", "imam", "spy", "raze", "judge").turn("murshid").play("intrigue", "keep imam,imam")
    _low, high, cards = t.view("murshid").deck_known[0]
    assert high == len(t.g.deck)
    assert sorted(cards) == ["boats", "guide", "judge", "raze", "spy"]
    t.turn("nomad").play("buy elder from near")
    assert t.view("murshid").deck_known[0][1] == high - 3
    t.bazaar("", "", "").turn("sultan").play("conspire")
    assert t.view("murshid").deck_known == []
