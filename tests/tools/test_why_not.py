"""Why not? Every refused action has a rule of the ledger and a fact, in both languages, and nothing hidden is told by it."""

import ast
import re
from itertools import islice
from typing import Any

import pytest

from hvozd.core import Rng, find_game
from hvozd.core.flow import decision
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.reasons import Case, Reason, refuted, why_not
from hvozd.kit.texts import Teller
from hvozd.proof.ledger import EXPLAINING, GAMES, read_ledger
from tests.tools.refused import positions, refused
from tests.tools.sentences import WRONG

NAMES = ("root", "harrow", "defenders", "crescent")
REFUSED, LEGAL, OF_A_KIND, REDEALT = 500, 250, 25, 3
pytestmark = pytest.mark.parametrize("name", NAMES)


def told(name: str, g: Any, reason: Reason) -> list[str]:
    """The fact in both languages."""
    game = find_game(name)
    words, seats = game.words(g), game.seat_names(g)
    return [reason.tell(Teller(game, words, seats, lang)) for lang in LANGUAGES]


def fault(text: str) -> str:
    """What can be seen to be wrong with a fact: a key instead of words, an unresolved variable, nothing said."""
    wrong = [what for what in ("unresolved", "space") if WRONG[what].search(text)]
    return ", ".join(wrong) or ("a key" if text.startswith("why-") else "" if text[-1:] in ".!?" else "no full stop")


def test_refused_actions_get_a_rule_and_a_fact(name: str) -> None:
    ledgers = (GAMES / name).rglob("ledger/*.tsv")
    rules = {rule.id for path in ledgers for rule in read_ledger(path)}
    wrong: dict[str, str] = {}
    number = 0
    for one in refused(name, seed=28, count=REFUSED):
        number += 1
        reason = why_not(find_game(name), one.state, one.action, one.seat)
        assert reason is not None
        key = f"{type(one.state.stack[-1]).__name__}, {type(one.action).__name__}: {type(reason).__name__}"
        if reason.rule not in rules:
            wrong[key] = f"{reason.rule} is not in the ledger"
        for text in told(name, one.state, reason):
            if found := fault(text):
                wrong[key] = f"{found}: {text}"
    assert (number, wrong) == (REFUSED, {})


def test_every_rule_that_a_need_names_is_in_the_ledger(name: str) -> None:
    known = {rule.id for path in (GAMES / name).rglob("ledger/*.tsv") for rule in read_ledger(path)}
    texts = {
        node.value
        for path in (GAMES / name).rglob("*.py")
        if path.name in EXPLAINING
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {text for text in texts if re.fullmatch(r"[A-Z]{1,4}-[A-Z0-9][\w.-]*", text)}
    assert len(named) > 20 and sorted(named - known) == []


def test_the_words_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    game, rng, wrong, compared = find_game(name), Rng(28), {}, 0
    for one in refused(name, seed=29, count=REFUSED // 2):
        for seat in (one.seat, *range(one.state.seats)):
            reason = why_not(game, one.state, one.action, seat)
            words = reason and (reason.rule, told(name, one.state, reason))
            for _ in range(REDEALT if seat == one.seat else 1):
                other = game.determinize(one.state, seat, rng)
                again = why_not(game, other, one.action, seat)
                compared += 1
                if (again and (again.rule, told(name, other, again))) != words:
                    wrong[f"{type(one.state.stack[-1]).__name__}, {type(one.action).__name__}"] = f"{words} {again}"
    assert wrong == {} and compared >= REFUSED


def test_needs_never_speak_against_what_is_legal(name: str) -> None:
    game, wrong = find_game(name), {}
    for g in islice(positions(name, 30, 5), LEGAL):
        now = decision(g)
        assert now is not None
        for seat in now.seats:
            for row in now.options(seat).rows():
                for action in islice(row, OF_A_KIND):
                    if reason := refuted(game, Case(g, seat, now.step, action)):
                        wrong[f"{now.name}, {game.write(g, action)}"] = repr(reason)
    assert wrong == {}


def test_texts_that_are_no_action_are_answered_too(name: str) -> None:
    """With part of the text left out, a strange word in the place of each word, and other words altogether."""
    game, rng, wrong = find_game(name), Rng(31), {}
    for g in islice(positions(name, 31, 40), 60):
        now = decision(g)
        assert now is not None
        text = game.write(g, now.options(now.seat).sample(rng))
        words = text.split(" ")
        for strange in (text + " xyzzy", "xyzzy", " ".join(words[:-1]), "", *(text.replace(word, "xyzzy") for word in words)):
            reason = why_not(game, g, strange, now.seat)
            facts = [] if reason is None else told(name, g, reason)
            if any(map(fault, facts)):
                wrong[strange] = str(facts)
    assert wrong == {}
