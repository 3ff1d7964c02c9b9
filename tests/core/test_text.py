"""Every action has one line of text that reads back as the same action."""

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hvozd.core import Action, UnreadableAction, Word
from hvozd.core.spelling import Speller

WORDS = {"card": ("fox", "owl", "wild-boar"), "place": ("hill", "ford")}


class March(Action):
    form = "march {origin}>{target} x{number}"
    origin: Annotated[int, Word("place")]
    target: Annotated[int, Word("place")]
    number: int


class Spend(Action):
    form = "spend {cards} for {aim}"
    cards: tuple[Annotated[int, Word("card")], ...]
    aim: str


class Offer(Action):
    form = "offer {card} open {openly}"
    card: Annotated[int, Word("card")] | None
    openly: bool


class Wait(Action):
    form = "wait"


SPELLER = Speller([March, Spend, Offer, Wait])
marches = st.builds(March, st.integers(0, 1), st.integers(0, 1), st.integers())
spends = st.builds(Spend, st.lists(st.integers(0, 2)).map(tuple), st.sampled_from(["food", "x4", "1"]))
offers = st.builds(Offer, st.none() | st.integers(0, 2), st.booleans())


@given(marches | spends | offers | st.just(Wait()))
def test_what_is_written_reads_back(action: Action) -> None:
    text = SPELLER.write(action, WORDS)
    assert "\n" not in text
    assert SPELLER.read(text, WORDS) == action
    assert SPELLER.read(f"  {text.replace(' ', '   ')} ", WORDS) == action


def test_texts_are_the_ones_people_type() -> None:
    assert SPELLER.write(March(0, 1, 4), WORDS) == "march hill>ford x4"
    assert SPELLER.write(Spend((), "food"), WORDS) == "spend - for food"
    assert SPELLER.write(Spend((0, 2), "food"), WORDS) == "spend fox,wild-boar for food"
    assert SPELLER.write(Offer(None, True), WORDS) == "offer - open yes"


@pytest.mark.parametrize("text", ["", "march", "march hill>moon x1", "march hill>ford xx", "spend owl,bat for food", "wait now"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(UnreadableAction, match="expected"):
        SPELLER.read(text, WORDS)


@given(st.text())
def test_noise_is_refused_or_read_but_never_crashes(text: str) -> None:
    try:
        action = SPELLER.read(text, WORDS)
    except UnreadableAction:
        return
    assert SPELLER.read(SPELLER.write(action, WORDS), WORDS) == action


def test_the_refusal_names_the_form() -> None:
    with pytest.raises(UnreadableAction, match=r"march \{origin\}>\{target\} x\{number\}"):
        SPELLER.read("march hill", WORDS)


def test_a_form_must_name_all_fields() -> None:
    class Broken(Action):
        form = "broken {here}"
        there: int

    with pytest.raises(TypeError, match="does not name its fields"):
        Speller([Broken])
