"""What a game says in a person's language: Project Fluent files `locale/<lang>.ftl` of the game package, and
`locale/<lang>.<part>.ftl` beside them.

Keys: `ask-<Step>`, `event-<Event>`, `action-<Action>`, `why-<Reason>`, `<vocabulary>-<word>`, `field-<name>`, `name-<seat>`. A
field of an event, an action, a step or a reason is a variable of its message. A field annotated with `Word("card")` arrives as
the name of the card (`card-<word>` where the file has it), and once more as the bare word under `$<field>-id`, to select by. None
arrives as "none", a bool as "yes" or "no", a tuple as a row (`a, b and c`) and its length as `$<field>-count`; a row of `Amounts`
names what there is of (`2× red and 1× blue`), and `-count` says of how many words.

Nouns are declined by their own message: `card-scout = Zvěd` with attributes `.gen`, `.acc` … A sentence asks for a form by
`$card-gen`, `$card-acc`; for seats likewise, `$seat-dat`. Attributes may say what a sentence selects by, too: `.gender = f`,
`.number = plural` arrive as `$card-gender`, `$seat-number`. A form that the noun lacks falls back to its first form, and is
noted in `Texts.lacking`, which a test keeps empty. A row in a form names equal nouns once (`2× wood`). Where a field is not
known yet, the message `<vocabulary>-unknown` stands for the noun, in all its forms. Where words are told each by a sentence of
its own, `$why-told` is the message of the word, with all variables of the event.

A rule that an event names by its id (`rule`) has a sentence of its own, `rule-<id>` with underscores for dots.

Refusals of options have keys `refused-<what>` and say why in words that suit the terminal and the web table alike; those that
any game may say lie in `hvozd/kit/locale`. Names of options and their values stay as they are typed.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from hvozd.core import Action, Game, Vocabulary
from hvozd.core.errors import HvozdError, SettingError
from hvozd.core.rooms import tag_of
from hvozd.core.spelling import Field
from hvozd.kit.bundles import Bundle
from hvozd.kit.languages import LANGUAGES, MORE

SEATS = ("seat", "name", "faction")
"""The vocabularies in which the name of a seat is looked for."""
ANY_GAME = Path(__file__).parent / "locale"
"""Texts of errors that every game may cause, and of reasons that every game may have to refuse an action."""


@cache
def load_texts(folders: tuple[Path, ...], lang: str) -> Bundle:
    """All messages of one language: later folders go over earlier ones."""
    bundle = Bundle(lang)
    for folder in (*folders, *MORE):
        for path in sorted((*folder.glob(f"{lang}.ftl"), *folder.glob(f"{lang}.*.ftl"))):
            bundle.add(path.read_text(encoding="utf-8"))
    return bundle


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    return tuple(Field(info.name, info.type) for info in msgspec.structs.fields(kind))


def text_order(kind: type[Action]) -> list[Field]:
    """The fields of an action as its text names them."""
    fields = {field.name: field for field in fields_of(kind)}
    return [fields[name] for name in re.findall(r"\{(\w+)\}", kind.form)]


class Amounts:
    """Marks a row of ints of an event as so many of each word of the vocabulary of this name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


@cache
def amounts_of(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a kind that are amounts, with their vocabularies."""
    fields = msgspec.structs.fields(kind)
    marks = [(info.name, mark) for info in fields for mark in getattr(info.type, "__metadata__", ())]
    return tuple((name, mark.name) for name, mark in marks if isinstance(mark, Amounts))


class Texts:
    """Messages by key, in one language, else in English, else the key itself."""

    lacking: ClassVar[set[str]] = set()
    """Forms of nouns that sentences asked for and that are not there (English nouns have one form)."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        if lang not in LANGUAGES:
            raise SettingError(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self._bundles = tuple(load_texts(tuple(folders), each) for each in dict.fromkeys((lang, "en")))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def asked(self, key: str) -> frozenset[str]:
        """The variables that a message asks for."""
        return next((bundle.asked(key) for bundle in self._bundles if bundle.has_message(key)), frozenset())

    def has_form(self, key: str, form: str) -> bool:
        """Whether a noun has this form."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        return bundle is not None and form in bundle.get_message(key).attributes

    def form(self, key: str, form: str) -> str:
        """A form of a noun: an attribute of its message; the message itself where it has no such form."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get(form)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {})[0])
                break
        if self.lang != "en":
            self.lacking.add(f"{key}.{form}")
        return self.get(key)

    def get(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        if not variables:
            return _fixed(self._bundles, key)
        return _remembered(self._bundles, key, tuple((name, type(value), value) for name, value in variables.items()))

    def error(self, error: HvozdError) -> str:
        """An error by its key, else its English sentence; not remembered, for its values may be anything that was typed."""
        return self.fresh(error.key, error.values) if self.has(error.key) else str(error)

    def fresh(self, key: str, variables: Mapping[str, Any]) -> str:
        """A message with whatever was typed in it: not remembered."""
        return _formatted(self._bundles, key, dict(variables))


@cache
def _fixed(bundles: tuple[Bundle, ...], key: str) -> str:
    """A message without variables: the same every time."""
    return _formatted(bundles, key, {})


@lru_cache(maxsize=20_000)
def _remembered(bundles: tuple[Bundle, ...], key: str, variables: tuple[tuple[str, type, Any], ...]) -> str:
    """A message with variables: tables say the same again and again, to every viewer."""
    return _formatted(bundles, key, {name: value for name, _, value in variables})


def _formatted(bundles: tuple[Bundle, ...], key: str, variables: dict[str, Any]) -> str:
    for bundle in bundles:
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, variables)[0])
    return key


class Teller:
    """Tells questions, events and actions of one game in one language."""

    def __init__(
        self, game: Game, words: Vocabulary, seats: Sequence[str], lang: str = "en", common: Sequence[Path] = ()
    ) -> None:
        """`common` folders hold texts that serve where the game has none of its own."""
        self.texts = Texts((ANY_GAME, *common, *locale_folders(game)), lang)
        self._speller = game.speller
        self._words = words
        self._seats = seats

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self._seat(seat, lambda name: self._named(SEATS, name))

    def seat_form(self, seat: int, form: str) -> str:
        """The name of a seat in a form that a sentence asks for; two together have forms of their own (`seat-pair.number`)."""
        if " and " in self._seats[seat] and self.texts.has_form("seat-pair", form):
            return self.texts.form("seat-pair", form)
        return self._seat(seat, lambda name: self.texts.form(key, form) if (key := self._key(SEATS, name)) else name)

    def _seat(self, seat: int, say: Callable[[str], str]) -> str:
        """A seat that leads two is called by both names, where the game has the words for it (`seat-pair`)."""
        first, both, second = self._seats[seat].partition(" and ")
        if both and self.texts.has("seat-pair"):
            return self.texts.get("seat-pair", {"first": say(first), "second": say(second)})
        return say(self._seats[seat])

    def word(self, vocabulary: str, word: str) -> str:
        """The name of one word of a vocabulary."""
        return self._named((vocabulary,), word)

    def event(self, event: msgspec.Struct) -> str:
        """One line of the journal."""
        return self._message(message_key("event", event), event) or repr(event)

    def source(self, event: msgspec.Struct) -> str:
        """What points came from that this event brought, in a word or two; empty where the game does not say."""
        return self._message(message_key("source", event), event)

    def rule(self, event: msgspec.Struct) -> str:
        """What the rule says by which this happened, where the event names it and the game has a sentence for it."""
        key = "rule-" + getattr(event, "rule", "").replace(".", "_")
        return self.texts.get(key) if self.texts.has(key) else ""

    def why(self, reason: msgspec.Struct, **more: str) -> str:
        """Why an action is refused; `more` is what the reason itself has put into words."""
        key = message_key("why", reason)
        return self.texts.fresh(key, {**self._variables(reason, key), **more})

    def action(self, action: Any) -> str:
        """An action as a person says it; as its text form where there is no message."""
        return self._message(message_key("action", action), action) or self.form(action)

    def answer(self, step: msgspec.Struct, action: Any) -> str:
        """An action as the answer to a question; one that ends a step may have a sentence of that step (`action-Done-Step`)."""
        return self._message(f"{message_key('action', action)}-{type(step).__name__}", step) or self.action(action)

    def outline(self, action: Any, known: Collection[str]) -> str:
        """An action of which only some fields are known: where that is no sentence yet, the name of its kind (`kind-Action`)."""
        told, kind = self._outline(action, known), message_key("kind", action)
        return self.texts.get(kind) if "…" in told and self.texts.has(kind) else told

    def _outline(self, action: Any, known: Collection[str]) -> str:
        """With dots for what is not known."""
        key = message_key("action", action)
        kind: type[Action] = type(action)
        fields = fields_of(kind)
        if self.texts.has(key):
            words = {field.name: field.word for field in fields}
            variables = self._variables(action, key)
            told = {
                name: value if name.split("-")[0] in known else self._unknown(name, words) for name, value in variables.items()
            }
            return self.texts.get(key, told)
        shown = {f.name: f.write(getattr(action, f.name), self._words) if f.name in known else "…" for f in fields}
        return kind.form.format(**shown)

    def _unknown(self, name: str, words: Mapping[str, str]) -> str:
        """What stands for a variable whose field is not known yet."""
        field, _, form = name.partition("-")
        key = f"{words.get(field)}-unknown"
        return self.texts.form(key, form) if form and self.texts.has(key) else "…"

    def form(self, action: Any) -> str:
        """An action as it can be typed."""
        return self._speller.write(action, self._words)

    def question(self, step: msgspec.Struct) -> str:
        """What the asked seat is asked."""
        return self._message(message_key("ask", step), step) or type(step).__name__

    def field(self, name: str) -> str:
        """What a field of an action is called when a person is asked for it."""
        key = f"field-{name}"
        return self.texts.get(key) if self.texts.has(key) else name.replace("_", " ")

    def value(self, field: Field, value: Any) -> str:
        """One value of a field of an action or event."""
        if value is None:
            return "none"
        if field.many:
            return self._row([self._value(field, item) for item in value]) or "-"
        return self._value(field, value)

    def _row(self, items: Sequence[str]) -> str:
        """Several things in one sentence: `a, b and c`."""
        *first, last = items or ("",)
        return f" {self.texts.get('row-and')} ".join((", ".join(first), last)) if first else last

    def choice(self, field: Field, value: Any) -> str:
        """One value of a field as a person picks it: nothing, yes and no by their keys `value-none`, `value-yes`, `value-no`."""
        text = self.value(field, value)
        return self.word("value", text) if value is None or isinstance(value, bool) else text

    def _value(self, field: Field, value: Any) -> str:
        if field.word:
            return self.word(field.word, self._words[field.word][int(value)])
        if field.convert is bool:
            return "yes" if value else "no"
        if field.name in ("seat", "seats") and isinstance(value, int) and 0 <= value < len(self._seats):
            return self.seat(value)
        return str(value)

    def _message(self, key: str, told: msgspec.Struct) -> str:
        return self.texts.get(key, self._variables(told, key)) if self.texts.has(key) else ""

    def _variables(self, told: msgspec.Struct, key: str) -> dict[str, Any]:
        variables: dict[str, Any] = {}
        asked = self.texts.asked(key)
        for field in fields_of(type(told)):
            value = getattr(told, field.name)
            if f"{field.name}-told" in asked:
                variables[f"{field.name}-told"] = self._message(f"{field.word}-{self._words[field.word][value]}", told)
                continue
            plain = field.convert is int and not field.word and not field.many and field.name != "seat"
            variables[field.name] = value if plain and value is not None else self.value(field, value)
            if field.word and not field.many and value is not None:
                variables[f"{field.name}-id"] = self._words[field.word][int(value)]
            if field.many:
                variables[f"{field.name}-count"] = len(value)
            for name in asked:
                if name.startswith(field.name + "-") and name not in variables and value is not None:
                    variables[name] = self._form(field, value, name[len(field.name) + 1 :])
        for name, vocabulary in amounts_of(type(told)):
            row = zip(getattr(told, name), self._words[vocabulary], strict=False)
            shown = [f"{count}× {self.word(vocabulary, word)}" for count, word in row if count]
            variables |= {name: self._row(shown), f"{name}-count": len(shown)}
        return variables

    def _form(self, field: Field, value: Any, form: str) -> str:
        """A noun, or a row of nouns, in a form that a sentence asks for."""
        if field.many:
            equal = Counter(self._one_form(field, item, form) for item in value)
            return self._row([f"{count}× {item}" if count > 1 else item for item, count in equal.items()])
        return self._one_form(field, value, form)

    def _one_form(self, field: Field, value: Any, form: str) -> str:
        if field.name in ("seat", "seats"):
            return self.seat_form(value, form)
        if not field.word:
            return str(value)
        word = self._words[field.word][int(value)]
        key = self._key((field.word,), word)
        return self.texts.form(key, form) if key else word

    def _named(self, kinds: Sequence[str], word: str) -> str:
        key = self._key(kinds, word)
        return self.texts.get(key) if key else word

    def _key(self, kinds: Sequence[str], word: str) -> str:
        """The key of a noun, or nothing."""
        slug = word.lower().replace(" ", "-")
        return next((key for kind in kinds if self.texts.has(key := f"{kind}-{slug}")), "")


@contextmanager
def speaking(game: Game, lang: str) -> Iterator[None]:
    """For a block in which a person chooses options: a refusal leaves it in the person's language."""
    try:
        yield
    except SettingError as error:
        told = Texts((ANY_GAME, *locale_folders(game)), lang).error(error)
        raise SettingError(told, error.key, **error.values) from error


def message_key(kind: str, told: msgspec.Struct) -> str:
    """The key of what tells this: `event-Moved`, with a scope `event-fireflies-Moved`."""
    return f"{kind}-{tag_of(type(told)).replace('.', '-')}"


def locale_folders(game: Game) -> tuple[Path, ...]:
    """The locale folders of a game package, those of its parts (maps, decks) included, the folders of its rooms, and
    that of its pack."""
    try:
        folder = game.folder
    except AttributeError:
        return ()  # a game that was made in a notebook has no folder
    rooms = (one.folder for one in game.rooms if one.folder is not None)
    return (*_locales_in(folder), *rooms, *((game.pack.folder,) if game.pack else ()))


@cache
def _locales_in(folder: Path) -> tuple[Path, ...]:
    if not (folder / "__init__.py").exists():
        return ()
    return tuple(sorted(path for path in folder.rglob("locale") if path.is_dir()))
