"""ANYTIME windows, standing orders, what each seat knows (CM-8.6, CM-19)."""

import pytest

from hvozd.core import NotOffered, Rng, Session, advance, apply, find_game
from hvozd.games.crescent.rules.anytime import anytime_plays, could_play
from hvozd.games.crescent.rules.deck import take_open
from hvozd.games.crescent.rules.orders import AskForOffers, AskMe
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
    t.play("sultan: pass")
    assert t.asked == "Window nomad"
    t.play("nomad: play spy on sultan")
    assert t.front("nomad") == ["spy"]
    assert t.asked == "ChooseAction warlord"


@pytest.mark.rule("CM-19.3")
@pytest.mark.parametrize("card", ["spy", "general"])
def test_being_asked_tells_nothing_of_the_hand(card: str) -> None:
    hands = (("sultan", card), ("warlord", "raze"))
    assert loud(*hands).turn("warlord").asked == "Window sultan"
    assert loud(*hands).order("sultan", "own-actions").turn("warlord").asked == "ChooseAction warlord"


@pytest.mark.rule("CM-19.3", "CM-10.2", "CM-8.6")
def test_standing_orders() -> None:
    t = loud(("sultan", "spy"), ("caliph", "spy")).order("sultan", "own-actions").order("caliph", "conflicts").turn("warlord")
    assert t.view("nomad").seats[2].order == "own-actions"
    assert t.asked == "ChooseAction warlord"
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow caliph"
    t.play("caliph: pass")
    assert t.asked == "SelectCards caliph"


@pytest.mark.rule("CM-19.3")
def test_a_seat_may_pass_until_its_next_action() -> None:
    t = loud(("caliph", "spy"), ("sultan", "raze")).order("sultan", "own-actions").turn("warlord")
    t.play("caliph: pass until my action")
    assert t.view("nomad").seats[3].silent
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "SelectCards caliph"
    t.play("caliph: select -")
    assert t.turn("nomad").asked == "ChooseAction nomad"
    assert "play spy on warlord" not in t.turn("caliph").options()
    assert not t.view("nomad").seats[3].silent
    assert t.turn("nomad").asked == "Window caliph"


@pytest.mark.rule("CM-19.3")
def test_orders_can_be_changed_a_few_times_in_the_own_turn() -> None:
    t = loud(("warlord", "raze")).order("warlord", "own-actions").turn("warlord")
    assert t.starting("ask me ") == ["always", "conflicts", "playable"]
    t.play("ask me always")
    assert t.view(None).seats[0].order == "always"
    assert t.asked == "ChooseAction warlord"
    t.play("ask me conflicts", "ask me own-actions")
    assert t.starting("ask me") == []
    assert t.starting("promise") == []


@pytest.mark.rule("CM-19.3", "CM-10.2")
def test_a_meddler_counts_as_involved_in_a_conflict() -> None:
    t = loud(("murshid", "spy"), ("nomad", "spy")).put("quarry-1", "murshid", 0, 0, "token")
    t.order("murshid", "conflicts").order("nomad", "conflicts").turn("warlord").play("assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow murshid"
    t.play("murshid: pass")
    assert t.asked == "OfferSupport murshid"


@pytest.mark.rule("CM-8.6", "A-22", "CM-11.2")
def test_the_spy_looks_at_the_start_of_a_conflict() -> None:
    t = loud(("caliph", "spy"), ("warlord", "general")).turn("warlord").play("caliph: pass", "assault field>ford x3+0 by land")
    assert t.asked == "ConflictWindow warlord"
    t.play("pass", "caliph: play spy on warlord")
    assert t.view("caliph").seats[0].known == ["general"]
    assert t.view("sultan").seats[0].known == []
    assert t.told("HandShown", "caliph")
    assert not t.told("HandShown", "sultan")
    assert t.told("HandSeen", "sultan")
    assert t.asked == "SelectCards warlord"


@pytest.mark.rule("A-54", "CM-19.2")
def test_blackmail_steals_a_random_card_but_never_campaign() -> None:
    t = loud(("murshid", "blackmail"), ("warlord", "campaign")).turn("murshid")
    t.play("warlord: pass")
    assert t.starting("play blackmail") == []
    t = loud(("murshid", "blackmail"), ("warlord", "campaign"), ("warlord", "raze")).turn("murshid").play("warlord: pass")
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
        .play("caliph: pass", "assault field>ford x3+0 by land", "pass", "caliph: pass")
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


# -- windows that do not bore (row C4) ---------------------------------------------------------------------------------------


@pytest.mark.rule("CM-19.3", "CM-8.6")
@pytest.mark.row("C4")
def test_nobody_is_asked_whose_hand_is_known_to_hold_nothing_to_play() -> None:
    t = loud(("sultan", "raze"))
    t.g.deck.remove(t.card("campaign"))
    take_open(t.g, t.seat("warlord"), t.card("campaign"))
    assert t.turn("caliph").asked == "Window sultan", "nobody knows the Sultan's card"
    t.play("sultan: pass")
    assert t.asked == "ChooseAction caliph", "the Warlord holds the Campaign alone, as everybody knows"
    for card in ("general", "spy"):
        t.g.deck.remove(t.card(card))
        take_open(t.g, t.seat("warlord"), t.card(card))
        asked = t.turn("caliph").asked
        assert asked == ("Window sultan" if card == "general" else "Window warlord")


@pytest.mark.rule("CM-19.3", "CM-8.6")
@pytest.mark.row("C4")
def test_nobody_is_asked_when_every_card_that_could_be_played_lies_open() -> None:
    t = loud(("sultan", "general"), ("caliph", "raze"))
    assert t.turn("warlord").asked == "Window sultan"
    for name in ("spy", "blackmail"):
        card = t.card(name)
        while card in t.g.deck:
            t.g.deck.remove(card)
            t.g.discard.append(card)
    assert t.turn("warlord").asked == "ChooseAction warlord", "a Collection brings nothing without a token"
    t.put("field", "sultan", 0, 0, "token")
    assert t.turn("warlord").asked == "Window sultan"


@pytest.mark.rule("CM-19.3")
@pytest.mark.row("C4")
def test_the_standing_wish_answers_where_nothing_can_be_played() -> None:
    t = loud(("sultan", "general"), ("caliph", "spy")).turn("warlord")
    now = t.session.decision
    assert now is not None and (t.asked, now.spared) == ("Window sultan", t.session.game.read(t.g, "pass"))
    t.only("sultan", "pass", "pass until my action")
    now = t.play("sultan: pass").session.decision
    assert now is not None and (t.asked, now.spared) == ("Window caliph", None), "a Spy can be played"
    now = t.order("sultan", "always").turn("warlord").session.decision
    assert now is not None and (t.asked, now.spared) == ("Window sultan", None), "who wants to be asked is asked"


@pytest.mark.rule("CM-19.3")
@pytest.mark.row("C4")
def test_six_games_put_hardly_a_window_in_vain() -> None:
    """Six random games of five: whoever runs a game answers for the wishes; every window in which something can be played is
    put to its seat."""
    game, put, in_vain, playable, answered = find_game("crescent"), 0, 0, 0, 0
    for seed in range(6):
        g = game.new(game.resolve({"seats": "5"}, seed), seed)
        assert isinstance(g, CrescentState)
        rng = Rng(seed)
        while (now := advance(g)) is not None:
            window = {"Window": g.tables.at_action, "ConflictWindow": g.tables.at_conflict}.get(now.name)
            can = window is not None and bool(anytime_plays(g, now.seat, window))
            playable += can
            answered += can and now.spared is None
            put += now.spared is None
            in_vain += window is not None and now.spared is None and not can
            answer = now.spared or now.options(now.seats[0]).sample(rng)
            while isinstance(answer, AskMe | AskForOffers):  # everybody keeps the default wish
                answer = now.options(now.seats[0]).sample(rng)
            apply(g, now.seats[0], answer)
    assert in_vain < 0.04 * put
    assert playable == answered > 10


@pytest.mark.rule("CM-19.3", "CM-19.2")
@pytest.mark.row("C4")
def test_no_window_is_skipped_in_which_something_could_be_played() -> None:
    """Against the loop without public knowledge: in random games every seat that could play was asked."""
    for seed in range(4):
        session, rng = Session.new("crescent", {"seats": "5"}, seed), Rng(seed)
        while (now := session.decision) is not None:
            g = session.state
            skipped = [seat for seat in range(g.seats) if anytime_plays(g, seat, g.tables.at_action) and not could(g, seat)]
            assert skipped == []
            session.play(now.options(now.seats[0]).sample(rng), now.seats[0])


def could(g: CrescentState, seat: int) -> bool:
    return could_play(g, seat, g.tables.at_action)


@pytest.mark.rule("CM-19.3")
@pytest.mark.row("C4")
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_question_says_who_is_about_to_do_what(lang: str) -> None:
    t = loud(("caliph", "spy"), ("warlord", "raze")).turn("warlord")
    names = {"en": ("Warlord", "Caliph"), "cs": ("Válečník", "Chalífu")}[lang]
    assert names[0] in t.question(lang)
    t.play("caliph: pass", "assault field>ford x3+0 by land", "pass")
    text = t.question(lang)
    assert t.asked == "ConflictWindow caliph"
    assert names[0] in text and names[1] in text and {"en": "the Ford", "cs": "u Brodu"}[lang] in text
