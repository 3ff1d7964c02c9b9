"""The reasons that every game shares and no room has to tell: over, not asked, unreadable, another question, another value."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from hvozd.core import Action, Decision, Game
from hvozd.core.flow import decision
from hvozd.core.spelling import Field
from hvozd.core.steps import rule_of
from hvozd.kit.reasons import Case, Reason
from hvozd.kit.texts import Teller, text_order

LOOKED_AT = 20_000
"""Of a longer list only so many options are compared with the action."""
NAMED = 12
"""So many possible values are named."""


class GameOver(Reason):
    """Nothing can be answered any more."""


class NotAsked(Reason):
    """Somebody else decides now."""

    seats: tuple[int, ...]


class NoSuchAction(Reason):
    """The text begins like no action of the game."""

    text: str
    verbs: tuple[str, ...]
    """How the answers to the open question begin."""


class OtherForm(Reason):
    """The text begins like an action, but goes on otherwise."""

    text: str
    forms: tuple[str, ...]


class OtherQuestion(Reason):
    """An action of the game, but not an answer to what is asked."""

    step: Any
    verbs: tuple[str, ...]

    def tell(self, teller: Teller) -> str:
        return teller.why(self, question=teller.question(self.step))


class OtherValue(Reason):
    """One field of the action has a value that is not possible behind those before it."""

    part: Field
    value: Any
    values: tuple[Any, ...]

    def tell(self, teller: Teller) -> str:
        shown = [teller.choice(self.part, value) for value in self.values[:NAMED]] + ["…"] * (len(self.values) > NAMED)
        value = self.value if isinstance(self.value, str) else teller.choice(self.part, self.value)
        return teller.why(self, part=teller.field(self.part.name), value=value, values=", ".join(shown) or "none")


class TooMuch(Reason):
    """A number is larger than any that is possible."""

    part: Field
    value: int
    limit: int

    def tell(self, teller: Teller) -> str:
        return teller.why(self, part=teller.field(self.part.name))


class TooLittle(TooMuch):
    """A number is smaller than any that is possible."""


class OtherCount(Reason):
    """So many things cannot be named there."""

    part: Field
    value: int
    values: tuple[int, ...]

    def tell(self, teller: Teller) -> str:
        return teller.why(self, part=teller.field(self.part.name), values=", ".join(map(str, self.values)))


class NotTogether(Reason):
    """Each of several things would be possible, but not these together."""

    part: Field
    value: Any
    example: Any

    def tell(self, teller: Teller) -> str:
        value, example = teller.choice(self.part, self.value), teller.choice(self.part, self.example)
        return teller.why(self, part=teller.field(self.part.name), value=value, example=example)


GENERAL = (GameOver, NotAsked, NoSuchAction, OtherForm, OtherQuestion, OtherValue, TooMuch, TooLittle, OtherCount, NotTogether)


# -- nobody is asked for this ----------------------------------------------------------------------------------------------------


def not_asked(now: Decision) -> Reason:
    return NotAsked(rule_of(now.step), now.seats)


def verb(kind: type[Action]) -> str:
    """The words with which a kind of action begins: `ritual build`.

    >>> class March(Action):
    ...     form = "march out {origin}>{target}"
    >>> verb(March)
    'march out'
    """
    return kind.form.split("{")[0].rstrip(" x").strip() or kind.form


def possible(case: Case) -> list[Action]:
    """What is offered, or the first part of it."""
    now = decision(case.g)
    return list(islice(now.options(case.seat), LOOKED_AT)) if now else []


def verbs(options: Sequence[Action]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(verb(type(action)) for action in options))


# -- a text that is no action ----------------------------------------------------------------------------------------------------


def unreadable(game: Game, case: Case) -> Reason:
    """Which part of the text is not understood, and what is possible in its place."""
    rule, text, words = rule_of(case.step), " ".join(case.action.split()), game.words(case.g)
    options = possible(case)
    begun = [kind for kind in game.kinds(Action) if _begins(text, verb(kind))]
    for kind in sorted(begun, key=lambda kind: not any(type(option) is kind for option in options)):
        if match := re.fullmatch(_pattern(kind.form), text):
            part = next(part for part in text_order(kind) if _strange(part, match[part.name], words))
            values = tuple(dict.fromkeys(getattr(option, part.name) for option in options if type(option) is kind))
            return OtherValue(rule_of(kind) or rule, part, match[part.name][:40], values or _some(part, words))
    if begun:
        return OtherForm(rule, text[:80], tuple(_shown(kind.form) for kind in begun[:NAMED]))
    return NoSuchAction(rule, text[:80], verbs(options)[:NAMED])


def _begins(text: str, word: str) -> bool:
    return text.split(" ", maxsplit=1)[0] == word.split(" ", maxsplit=1)[0]


def _shown(form: str) -> str:
    """A form as a person reads it: `march ORIGIN>TARGET`."""
    return re.sub(r"\{(\w+)\}", lambda part: part[1].upper(), form)


def _pattern(form: str) -> str:
    parts = re.split(r"\{(\w+)\}", form)
    return "".join(f"(?P<{part}>[^\\s>]+)" if at % 2 else re.escape(part) for at, part in enumerate(parts))


def _strange(part: Field, text: str, words: Any) -> bool:
    try:
        part.read(text, words)
    except (ValueError, KeyError):
        return True
    return False


def _some(part: Field, words: Any) -> tuple[Any, ...]:
    """The words of a field where nothing is offered: the first of them."""
    return tuple(range(min(NAMED + 1, len(words[part.word])))) if part.word else ()


# -- an action that is not among the options ----------------------------------------------------------------------------------


def not_offered(case: Case) -> Reason:
    """The first field at which no option goes on like the action; or that the question is another one."""
    options, kind = possible(case), type(case.action)
    rule = rule_of(kind) or rule_of(case.step)
    left = [option for option in options if type(option) is kind]
    if not left:
        return OtherQuestion(rule_of(case.step), case.step, verbs(options)[:NAMED])
    for part in text_order(kind):
        value = getattr(case.action, part.name)
        same = [option for option in left if getattr(option, part.name) == value]
        if not same:
            return _other(rule, part, value, list(dict.fromkeys(getattr(option, part.name) for option in left)))
        left = same
    return OtherQuestion(rule_of(case.step), case.step, verbs(options)[:NAMED])  # the list is longer than what was looked at


def _other(rule: str, part: Field, value: Any, values: list[Any]) -> Reason:
    if part.many and value is not None:
        return _other_row(rule, part, value, [row for row in values if row is not None])
    numbers = [one for one in values if isinstance(one, int)]
    if part.convert is int and not part.word and isinstance(value, int) and numbers:
        if value > max(numbers):
            return TooMuch(rule, part, value, max(numbers))
        if value < min(numbers):
            return TooLittle(rule, part, value, min(numbers))
    return OtherValue(rule, part, value, tuple(values))


def _other_row(rule: str, part: Field, value: tuple[Any, ...], rows: list[tuple[Any, ...]]) -> Reason:
    """Of a field that names several things: one that is never among them, another number of them, or only together."""
    things = list(dict.fromkeys(_flat(rows)))
    counts = sorted({len(row) for row in rows})
    strange = [thing for thing in value if thing not in things]
    if strange and things:
        return OtherValue(rule, part, tuple(strange), tuple((thing,) for thing in things))
    if len(value) not in counts:
        return OtherCount(rule, part, len(value), tuple(counts))
    return NotTogether(rule, part, value, rows[0])


def _flat(rows: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    for row in rows:
        yield from row
