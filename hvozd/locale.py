"""What a game says in a person's language: Project Fluent files `locale/<lang>.ftl` of the game package, and
`locale/<lang>.<part>.ftl` beside them.

Keys: `ask-<Step>`, `event-<Event>`, `action-<Action>`, `<vocabulary>-<word>`, `field-<name>`, `name-<seat>`. A field of an
event, an action or a step is a variable of its message. A field annotated with `Word("card")` arrives as the name of the
card (`card-<word>` where the file has it), and once more as the bare word under `$<field>-id`, to select by. None arrives
as "none", a bool as "yes" or "no", a tuple as a row with commas and its length as `$<field>-count`.

Refusals of options have keys `refused-<what>` and say why in words that suit the terminal and the web table alike; those that
any game may say lie in `hvozd/texts`. Names of options and their values stay as they are typed.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hvozd.core import Action, Game, Vocabulary
from hvozd.core.errors import HvozdError, OptionError
from hvozd.core.text import Field

LANGUAGES = ("en", "cs")
ANY_GAME = Path(__file__).parent / "texts"
"""Texts of errors that every game may cause."""


@cache
def load_texts(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    """All messages of one language: later folders go over earlier ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for path in sorted((*folder.glob(f"{lang}.ftl"), *folder.glob(f"{lang}.*.ftl"))):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    return tuple(Field(info.name, info.type) for info in msgspec.structs.fields(kind))


class Texts:
    """Messages by key, in one language, else in English, else the key itself."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        if lang not in LANGUAGES:
            raise OptionError(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self._bundles = tuple(load_texts(tuple(folders), each) for each in dict.fromkeys((lang, "en")))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def get(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        if not variables:
            return _fixed(self._bundles, key)
        return _remembered(self._bundles, key, tuple((name, type(value), value) for name, value in variables.items()))

    def error(self, error: HvozdError) -> str:
        """An error by its key, else its English sentence; not remembered, for its values may be anything that was typed."""
        return _formatted(self._bundles, error.key, error.values) if self.has(error.key) else str(error)


@cache
def _fixed(bundles: tuple[FluentBundle, ...], key: str) -> str:
    """A message without variables: the same every time."""
    return _formatted(bundles, key, {})


@lru_cache(maxsize=20_000)
def _remembered(bundles: tuple[FluentBundle, ...], key: str, variables: tuple[tuple[str, type, Any], ...]) -> str:
    """A message with variables: tables say the same again and again, to every viewer."""
    return _formatted(bundles, key, {name: value for name, _, value in variables})


def _formatted(bundles: tuple[FluentBundle, ...], key: str, variables: dict[str, Any]) -> str:
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
        self.texts = Texts((*common, *_locale_folders(game)), lang)
        self._speller = game.speller
        self._words = words
        self._seats = seats

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self._named(("seat", "name", "faction"), self._seats[seat])

    def word(self, vocabulary: str, word: str) -> str:
        """The name of one word of a vocabulary."""
        return self._named((vocabulary,), word)

    def event(self, event: msgspec.Struct) -> str:
        """One line of the journal."""
        return self._message(f"event-{type(event).__name__}", event) or repr(event)

    def action(self, action: Any) -> str:
        """An action as a person says it; as its text form where there is no message."""
        return self._message(f"action-{type(action).__name__}", action) or self.form(action)

    def outline(self, action: Any, known: Collection[str]) -> str:
        """An action of which only some fields are known, with dots for the others."""
        key = f"action-{type(action).__name__}"
        if self.texts.has(key):
            variables = self._variables(action)
            return self.texts.get(key, {name: value if name.split("-")[0] in known else "…" for name, value in variables.items()})
        kind: type[Action] = type(action)
        fields = fields_of(kind)
        shown = {f.name: f.write(getattr(action, f.name), self._words) if f.name in known else "…" for f in fields}
        return kind.form.format(**shown)

    def form(self, action: Any) -> str:
        """An action as it can be typed."""
        return self._speller.write(action, self._words)

    def question(self, step: msgspec.Struct) -> str:
        """What the asked seat is asked."""
        return self._message(f"ask-{type(step).__name__}", step) or type(step).__name__

    def field(self, name: str) -> str:
        """What a field of an action is called when a person is asked for it."""
        key = f"field-{name}"
        return self.texts.get(key) if self.texts.has(key) else name.replace("_", " ")

    def value(self, field: Field, value: Any) -> str:
        """One value of a field of an action or event."""
        if value is None:
            return "none"
        if field.many:
            return ", ".join(self._value(field, item) for item in value) or "-"
        return self._value(field, value)

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
        return self.texts.get(key, self._variables(told)) if self.texts.has(key) else ""

    def _variables(self, told: msgspec.Struct) -> dict[str, Any]:
        variables: dict[str, Any] = {}
        for field in fields_of(type(told)):
            value = getattr(told, field.name)
            plain = field.convert is int and not field.word and not field.many and field.name != "seat"
            variables[field.name] = value if plain and value is not None else self.value(field, value)
            if field.word and not field.many and value is not None:
                variables[f"{field.name}-id"] = self._words[field.word][int(value)]
            if field.many:
                variables[f"{field.name}-count"] = len(value)
        return variables

    def _named(self, kinds: Sequence[str], word: str) -> str:
        slug = word.lower().replace(" ", "-")
        for kind in kinds:
            if self.texts.has(key := f"{kind}-{slug}"):
                return self.texts.get(key)
        return word


@contextmanager
def speaking(game: Game, lang: str) -> Iterator[None]:
    """For a block in which a person chooses options: a refusal leaves it in the person's language."""
    try:
        yield
    except OptionError as error:
        told = Texts((ANY_GAME, *_locale_folders(game)), lang).error(error)
        raise OptionError(told, error.key, **error.values) from error


def _locale_folders(game: Game) -> tuple[Path, ...]:
    """The locale folders of a game package, those of its parts (maps, decks) included."""
    try:
        folder = game.folder
    except AttributeError:
        return ()  # a game that was made in a notebook has no folder
    return _locales_in(folder)


@cache
def _locales_in(folder: Path) -> tuple[Path, ...]:
    if not (folder / "__init__.py").exists():
        return ()
    return tuple(sorted(path for path in folder.rglob("locale") if path.is_dir()))
