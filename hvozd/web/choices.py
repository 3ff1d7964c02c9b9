"""The open options as the page picks from them: kinds of action, their fields, the values, and which rows are offered.

The page asks field by field, in the order of the action's text, and sends the text that its picks make. Of a kind with very many
options only the next question comes with the page (`open`); the page asks for the rest pick by pick (`narrowed`).
"""

import re
from collections.abc import Sequence
from itertools import islice, product
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hvozd.core import Action, Decision, Game, Rng, State
from hvozd.core.flow import advance, apply
from hvozd.core.spelling import Field
from hvozd.core.steps import rule_of
from hvozd.kit.texts import Teller, fields_of

MOST = 50_000
"""More options than this are not looked at; the page then also takes a typed action."""
ROOM = 6_000
"""So many bytes of options come with a page."""
SAID = 24
"""So many options come with a page as sentences; of longer lists the page asks for them."""
LISTED = 60
"""So many are sentences when it asks."""


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
    open: bool = False
    """Whether only the next question is here."""


class Choices(msgspec.Struct, omit_defaults=True):
    number: int
    seat: int
    kinds: list[KindChoice]
    more: bool = False


class Pick(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What was picked for a field: its whole text, or one of several things."""

    field: Annotated[int, Meta(ge=0, le=99)]
    text: Annotated[str, Meta(max_length=4000)]
    some: Annotated[str, Meta(max_length=400)] = ""


Picks = Annotated[list[Pick], Meta(max_length=100)]


def question_number(state: State) -> int:
    """The number of the open question. Where all choose at once it stays while others answer, and so do somebody's picks."""
    return state.number - len(state.secret)


def still_open(state: State, number: int) -> bool:
    """Whether this number, taken from a page, means the question that is open."""
    return question_number(state) <= number <= state.number


def choices(game: Game, state: State, now: Decision, seat: int, teller: Teller) -> Choices:
    """The options of a seat that is asked."""
    groups, more = grouped(now, seat)
    said = sum(map(len, groups)) <= SAID
    words = game.words(state)
    kinds = [kind_choice(now.step, group, teller, words, said) if len(group) < ROOM // 2 else None for group in groups]
    sizes = [len(msgspec.json.encode(kind)) if kind else ROOM for kind in kinds]
    room = ROOM
    imagined = game.determinize(state, seat, Rng(state.number).fork(seat))
    shown = []
    for place in sorted(range(len(groups)), key=sizes.__getitem__):
        room -= sizes[place]
        kind = kinds[place]
        if kind is None or (room < 0 and len(groups[place]) > 1):
            kind = open_choice(groups[place], teller, words, [])
        kind.reveals = _reveals(imagined, seat, groups[place][0])
        shown.append((place, kind))
    return Choices(question_number(state), seat, [kind for _, kind in sorted(shown, key=lambda one: one[0])], more)


def narrowed(
    game: Game, state: State, now: Decision, seat: int, teller: Teller, kind: int, picks: list[Pick]
) -> KindChoice | None:
    """What is left of one kind after some picks; None if nothing is."""
    groups, _ = grouped(now, seat)
    if not 0 <= kind < len(groups):
        return None
    words = game.words(state)
    fields = in_order(type(groups[kind][0]))
    if any(not 0 <= pick.field < len(fields) for pick in picks):
        return None
    group = [action for action in groups[kind] if _fits(action, fields, picks, words)]
    if not group:
        return None
    shown = kind_choice(now.step, group, teller, words, len(group) <= LISTED) if len(group) < ROOM // 2 else None
    if shown is None or (len(group) > 1 and len(msgspec.json.encode(shown)) > ROOM):
        shown = open_choice(group, teller, words, picks)
    shown.reveals = _reveals(game.determinize(state, seat, Rng(state.number).fork(seat)), seat, group[0])
    return shown


def grouped(now: Decision, seat: int) -> tuple[list[list[Action]], bool]:
    """The options by their kind, and whether there are more than were looked at."""
    actions = list(islice(now.options(seat), MOST + 1))
    groups: dict[type[Action], list[Action]] = {}
    for action in actions[:MOST]:
        groups.setdefault(type(action), []).append(action)
    return list(groups.values()), len(actions) > MOST


def _fits(action: Action, fields: list[Field], picks: list[Pick], words: Any) -> bool:
    """Whether an action is still possible after the picks."""
    left: dict[int, list[str]] = {}
    for pick in picks:
        field = fields[pick.field]
        value = getattr(action, field.name)
        if not pick.some:
            if field.write(value, words) != pick.text:
                return False
            continue
        things = left.setdefault(pick.field, _things(field, value, words))
        if pick.some not in things:
            return False
        things.remove(pick.some)
    return True


def _things(field: Field, value: Any, words: Any) -> list[str]:
    return [field.write((thing,), words) for thing in value] if field.many and value is not None else []


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


def kind_choice(step: msgspec.Struct, group: Sequence[Action], teller: Teller, words: Any, said: bool) -> KindChoice:
    kind = type(group[0])
    fields = in_order(kind)
    columns = [list(dict.fromkeys(getattr(action, field.name) for action in group)) for field in fields]
    places = [{value: place for place, value in enumerate(column)} for column in columns]
    rows = [[place[getattr(action, field.name)] for field, place in zip(fields, places, strict=True)] for action in group]
    whole = rows == [list(row) for row in product(*(range(len(column)) for column in columns))]
    common = {field.name for field, column in zip(fields, columns, strict=True) if len(column) == 1}
    return KindChoice(
        teller.answer(step, group[0]) if len(group) == 1 else teller.outline(group[0], common),
        kind.form,
        [field_choice(field, column, teller, words) for field, column in zip(fields, columns, strict=True)],
        None if whole else rows,
        [teller.answer(step, action) for action in group] if said else None,
        rule_of(kind),
    )


def open_choice(group: Sequence[Action], teller: Teller, words: Any, picks: list[Pick]) -> KindChoice:
    """Only the next question of a kind: what its first field that is still open can be."""
    fields = in_order(type(group[0]))
    columns = [list(dict.fromkeys(getattr(action, field.name) for action in group)) for field in fields]
    known = {field.name for field, column in zip(fields, columns, strict=True) if len(column) == 1}
    shown, asked = [], False
    for place, (field, column) in enumerate(zip(fields, columns, strict=True)):
        if len(column) == 1 or not asked:
            part = [pick.some for pick in picks if pick.field == place and pick.some]
            next_ = field.many and len(column) > 1
            shown.append(next_things(field, column, part, teller, words) if next_ else field_choice(field, column, teller, words))
            asked = asked or len(column) > 1
        else:
            shown.append(FieldChoice(teller.field(field.name), field.word or field.name, ["…"], []))
    label = teller.outline(group[0], known)
    return KindChoice(label, type(group[0]).form, shown, rule=rule_of(type(group[0])), open=True)


def next_things(field: Field, column: list[Any], part: list[str], teller: Teller, words: Any) -> FieldChoice:
    """Of a field with several things at once: each further thing beside those picked, and those alone if they are enough."""
    values: dict[str, None] = {}
    names: dict[str, Any] = {}
    for value in column:
        things = _things(field, value, words)
        names |= dict(zip(things, value, strict=True))
        for one in part:
            things.remove(one)
        values |= {",".join([*part, one]): None for one in things} if things else {field.write(value, words): None}
    said = {text: teller.value(field, (thing,)) for text, thing in names.items()}
    return FieldChoice(teller.field(field.name), field.word or field.name, list(values), [], True, said)


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
