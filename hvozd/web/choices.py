"""The open options as the page picks from them: kinds of action, their fields, the values, and which rows are offered.

The page asks field by field, in the order of the action's text, and sends the text that its picks make.
"""

import re
from collections.abc import Sequence
from itertools import islice, product
from typing import Any

import msgspec

from hvozd.core import Action, Decision, Game, Rng, State
from hvozd.core.flow import advance, apply
from hvozd.core.steps import rule_of
from hvozd.core.text import Field
from hvozd.locale import Teller, fields_of

MOST = 3000
"""More options than this are not listed; the page then also takes a typed action."""
SAID = 24
"""So many options are written out as sentences; longer lists are put together from their fields."""


class FieldChoice(msgspec.Struct, omit_defaults=True):
    label: str
    key: str
    """What `data-pick` calls its values: `key:text`."""
    values: list[str]
    """The texts of the values."""
    labels: list[str]
    many: bool = False
    names: dict[str, str] = {}
    """Of a field with several things at once: what each of them is called, instead of labels."""


class KindChoice(msgspec.Struct, omit_defaults=True):
    label: str
    form: str
    fields: list[FieldChoice]
    rows: list[list[int]] | None = None
    """Indices into the values; None: every combination."""
    said: list[str] | None = None
    rule: str = ""
    reveals: bool = False
    """Whether something is revealed or rolled, so that it cannot be undone."""


class Choices(msgspec.Struct, omit_defaults=True):
    number: int
    seat: int
    kinds: list[KindChoice]
    more: bool = False


def choices(game: Game, state: State, now: Decision, seat: int, teller: Teller) -> Choices:
    """The options of a seat that is asked."""
    actions = list(islice(now.options(seat), MOST + 1))
    groups: dict[type[Action], list[Action]] = {}
    for action in actions[:MOST]:
        groups.setdefault(type(action), []).append(action)
    said = len(actions) <= SAID
    kinds = [kind_choice(group, teller, game.words(state), said) for group in groups.values()]
    imagined = game.determinize(state, seat, Rng(state.number).fork(seat))
    for kind, group in zip(kinds, groups.values(), strict=True):
        kind.reveals = _reveals(imagined, seat, group[0])
    return Choices(now.number, seat, kinds, len(actions) > MOST)


def _reveals(imagined: State, seat: int, action: Action) -> bool:
    """Whether an action of this kind rolls or shows something, tried in a world that the seat cannot tell from the true one."""
    trial = imagined.clone()
    before = trial.barrier()
    try:
        apply(trial, seat, action)
        advance(trial)
    except Exception:
        return True  # a card that is not there in the imagined world
    return trial.barrier() != before


def kind_choice(group: Sequence[Action], teller: Teller, words: Any, said: bool) -> KindChoice:
    kind = type(group[0])
    fields = in_order(kind)
    columns = [list(dict.fromkeys(getattr(action, field.name) for action in group)) for field in fields]
    places = [{value: place for place, value in enumerate(column)} for column in columns]
    rows = [[place[getattr(action, field.name)] for field, place in zip(fields, places)] for action in group]
    whole = rows == [list(row) for row in product(*(range(len(column)) for column in columns))]
    common = {field.name for field, column in zip(fields, columns) if len(column) == 1}
    return KindChoice(
        teller.action(group[0]) if len(group) == 1 else teller.outline(group[0], common),
        kind.form,
        [field_choice(field, column, teller, words) for field, column in zip(fields, columns)],
        None if whole else rows,
        [teller.action(action) for action in group] if said else None,
        rule_of(kind),
    )


def field_choice(field: Field, column: list[Any], teller: Teller, words: Any) -> FieldChoice:
    texts = [field.write(value, words) for value in column]
    label = teller.field(field.name)
    if field.many:
        things = {thing: None for value in column for thing in value}
        names = {field.write((thing,), words): teller.value(field, (thing,)) for thing in things}
        return FieldChoice(label, field.word or field.name, texts, [], True, names)
    labels = [teller.choice(field, value) for value in column]
    return FieldChoice(label, field.word or field.name, texts, [] if labels == texts else labels)


def in_order(kind: type[Action]) -> list[Field]:
    """The fields in the order in which the action's text names them."""
    fields = {field.name: field for field in fields_of(kind)}
    return [fields[name] for name in re.findall(r"\{(\w+)\}", kind.form)]
