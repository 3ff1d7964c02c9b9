"""The Murshid's deals: support for points, by either side's word (CM-14.2.4)."""

import pytest

from hvozd.core import NotOffered
from tests.crescent.table import Table


def fight(attackers: int = 3, defenders: int = 2, *things: str) -> Table:
    """The Warlord attacks the Caliph beside a token of the Murshid."""
    t = Table().put("field", "warlord", attackers).put("ford", "caliph", defenders, 0, *things)
    t.put("quarry-1", "murshid", 0, 0, "token").turn("warlord")
    return t.play(f"assault field>ford x{attackers}+0 by land")


ASKS = [f"ask {who} for {n} points" for who in ("warlord", "caliph") for n in range(1, 6)]


@pytest.mark.rule("CM-14.2.4", "CM-12.3", "A-25")
@pytest.mark.row("C1")
def test_the_murshid_is_asked_first_and_may_open() -> None:
    t = fight()
    assert t.asked == "OfferSupport murshid"
    t.only("murshid", "decline", *ASKS)
    t.play("murshid: ask caliph for 5 points")
    assert t.asked == "AnswerBroker caliph"
    t.only("caliph", "agree", "refuse points", *(f"offer {n} points" for n in range(1, 5)))
    t.play("caliph: refuse points")
    assert t.asked == "OfferSupport murshid", "the refusal closed that offer only"
    t.play("murshid: ask warlord for 2 points", "warlord: agree")
    assert (t.points("warlord"), t.points("murshid")) == (5 - 2 + 1, 7), "two points paid, one for a casualty"
    assert [(e.payer, e.vp) for e in t.told("DealPaid")] == [(0, 2)]


@pytest.mark.rule("CM-14.2.4", "CM-12.3")
@pytest.mark.row("C1", "C2")
def test_three_rounds_over_support() -> None:
    t = fight().play("murshid: ask warlord for 5 points", "warlord: offer 1 points")
    t.only("murshid", "decline", "support warlord for 1 points", *(set(ASKS) - {"ask warlord for 1 points"}))
    t.play("murshid: ask warlord for 4 points", "warlord: offer 2 points", "murshid: ask warlord for 3 points")
    t.only("warlord", "agree", "refuse points", "take back the offer", *(f"offer {n} points" for n in (1, 4, 5)))
    t.play("warlord: refuse points")
    t.only("murshid", "decline", "support warlord for 2 points")
    t.play("murshid: support warlord for 2 points")
    assert [(e.seat, e.payer, e.vp) for e in t.told("DealMade")] == [(1, 0, 2)]
    assert t.points("murshid") == 7


@pytest.mark.rule("CM-14.2.4", "CM-12.3")
@pytest.mark.row("C2")
def test_an_offer_stands_until_it_is_taken_back() -> None:
    t = fight().play("murshid: decline", "warlord: offer 1 points", "caliph: offer 2 points")
    assert t.asked == "AnswerOffers murshid"
    t.play("murshid: ask warlord for 4 points", "warlord: refuse points")
    assert "support warlord for 1 points" in t.options(), "that was another offer"
    t.play("murshid: ask caliph for 3 points", "caliph: take back the offer")
    assert t.starting("support ") == ["warlord for 1 points"]
    assert t.view("nomad").conflict.offers == [1, 0, 0, 0, 0]


@pytest.mark.rule("CM-14.2.4", "A-25", "CM-12.2")
def test_nothing_is_paid_on_defeat_and_nobody_offers_what_he_lacks() -> None:
    t = fight(3, 2, "castle").play("murshid: ask warlord for 4 points", "warlord: agree")
    assert (t.points("murshid"), t.told("DealPaid")) == (5, [])
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 2).put("quarry-1", "murshid", 0, 0, "token")
    t.g.vp[0] = 2
    t.turn("warlord").play("assault field>ford x3+0 by land", "murshid: ask warlord for 5 points")
    t.only("warlord", "refuse points", "offer 1 points", "offer 2 points")
    with pytest.raises(NotOffered):
        t.play("warlord: agree")


@pytest.mark.rule("CM-14.2.4")
def test_one_deal_ends_the_talk() -> None:
    t = fight().play("murshid: ask warlord for 1 points", "warlord: agree")
    assert [event for kind in ("SupportOffered", "Refused") for event in t.told(kind)] == []
    assert t.asked == "" and t.g.conflict is None


@pytest.mark.rule("CM-14.2.4", "CM-12.3")
@pytest.mark.row("C3")
def test_the_question_says_what_is_bought_and_when_it_is_paid() -> None:
    t = fight().play("murshid: decline", "warlord: offer 1 points", "caliph: offer nothing", "murshid: ask warlord for 2 points")
    assert t.question() == (
        "Warlord: Murshid asks 2 points for support at the Ford, to be paid if your side wins, help or no help; your own offer "
        "of 1 point stands. Do you agree?"
    )
