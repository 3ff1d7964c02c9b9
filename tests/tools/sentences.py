"""Every sentence that a game can say, built from the types of its questions, actions and events with made-up values, and what
is wrong with it."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from hvozd.core import Action, Session, Vocabulary, find_game
from hvozd.core.spelling import Field
from hvozd.kit.bundles import Asked
from hvozd.kit.reasons import Reason
from hvozd.kit.texts import Teller, Texts, fields_of, load_texts, locale_folders

GAMES = ("root", "harrow", "defenders", "crescent")
AMOUNTS = (0, 1, 2, 5)
SETTINGS: dict[str, tuple[dict[str, str], ...]] = {
    "harrow": ({},),
    "defenders": ({"seats": "4"}, {"seats": "1"}),
    "crescent": ({"seats": "5"},),
}
NEVER_EMPTY = {
    "root": {
        "action-ChooseSites": "clearings", "action-Craft": "clearings", "action-Raiders": "clearings",
        "event-BotDrewPlace": "places", "event-BotPassedOver": "places", "event-BotPassedOverPlayers": "players",
        "event-SuitsDrawn": "suits", "why-OtherCost": "cost",
    },
}  # fmt: skip
"""Rows that the rules never leave empty; random games hold it."""
NUMBERS_AS_NAMES = frozenset(
    ["clearing", "place", "first", "second", "hex", "round", "index", "engine", "number", "nail", "year", "q", "r", "rule"]
)
"""Variables that number something instead of counting it."""


@cache
def material(name: str) -> tuple[tuple[Vocabulary, tuple[str, ...]], ...]:
    """The vocabularies and seats with which a game can be told: between them every name."""
    if name == "root":
        from hvozd.games.root.components import MAPS
        from hvozd.games.root.hooks import FACTIONS
        from hvozd.games.root.words import vocabulary

        everybody = tuple(range(len(FACTIONS)))
        return tuple((vocabulary(everybody, i), tuple(one.name for one in FACTIONS)) for i in range(len(MAPS)))
    made = [Session.new(name, settings, 1).state for settings in SETTINGS[name]]
    game = find_game(name)
    return tuple((game.words(g), game.seat_names(g)) for g in made)


def told(name: str) -> Iterator[tuple[str, str, type]]:
    """Every question, action and event of a game, and every reason to refuse: its sort, the key of its text, its kind."""
    game = find_game(name)
    sorts: tuple[tuple[str, Sequence[type]], ...] = (
        ("ask", game.questions),
        ("action", game.kinds(Action)),
        ("event", game.events),
        ("why", game.kinds(Reason)),
    )
    for sort, kinds in sorts:
        for kind in kinds:
            yield sort, f"{sort}-{kind.__name__}", kind


def values(field: Field, words: Vocabulary, seats: Sequence[str], texts: Texts) -> list[Any]:
    """What a field may hold: every word of its vocabulary that has a name (of coordinates: every one), the amounts, yes and no,
    rows of nought, one, two and five."""
    if field.word:
        row = words[field.word]
        single: list[Any] = [i for i, word in enumerate(row) if texts.has(f"{field.word}-{word}")] or [*range(len(row))]
    elif field.convert is bool:
        single = [True, False]
    elif field.convert is str:
        single = ["R-1.2"]
    elif field.name in ("seat", "seats"):
        single = list(range(len(seats)))
    else:
        single = list(AMOUNTS)
    if field.many:
        single = [(), *((one,) for one in single), tuple(single[:2]), tuple((single * 5)[:5])]
    return [*single, None] if field.optional else single


def instances(kind: type[msgspec.Struct], words: Vocabulary, seats: Sequence[str], texts: Texts) -> Iterator[msgspec.Struct]:
    """A kind with every value of each field, the other fields as they first are."""
    fields = fields_of(kind)
    choices = [values(field, words, seats, texts) for field in fields]
    plain = [row[min(1, len(row) - 1)] for row in choices]
    yield kind(*plain)
    for place, row in enumerate(choices):
        for value in row:
            yield kind(*plain[:place], value, *plain[place + 1 :])


def sentences(name: str, lang: str) -> Iterator[tuple[str, str]]:
    """The key and the sentence of everything that a game can say, rows that are never empty left out."""
    said: set[tuple[str, str]] = set()
    spared = NEVER_EMPTY.get(name, {})
    for words, seats in material(name):
        teller = Teller(find_game(name), words, seats, lang)
        say = {"ask": teller.question, "action": teller.action, "event": teller.event, "why": teller.why}
        for sort, key, kind in told(name):
            for one in instances(kind, words, seats, teller.texts):
                if getattr(one, spared.get(key, ""), None) == ():
                    continue
                text = say[sort](one)
                if (key, text) not in said:
                    said.add((key, text))
                    yield key, text


WRONG = {
    "unresolved": re.compile(r"[{}$]"),
    "empty row": re.compile(r"(^|[\s(])[-–—]([\s.,;:)]|$)"),
    "nothing said by its code": re.compile(r"\b(none|None|True)\b"),
    "space": re.compile(r"  |\s[.,;:)!?]|\(\s|^\s|\s$|\(\)"),
    "machine word": re.compile(r"[a-z0-9]_[a-z0-9]"),
    "stops": re.compile(r"[.,;:][.,;:]|[!?]\.$"),
}


def faults(key: str, text: str) -> list[str]:
    """What can be seen to be wrong with a sentence."""
    found = [name for name, pattern in WRONG.items() if pattern.search(text)]
    if not (text[0].isupper() or text[0].isdecimal() or text[0] in "↳…"):
        found.append("small letter")
    if not key.startswith("action-") and text[-1] not in ".!?":
        found.append("no full stop")
    return found


def messages(name: str, lang: str) -> dict[str, ast.Message]:
    """The messages of a game in one language."""
    found: dict[str, ast.Message] = {}
    for folder in locale_folders(find_game(name)):
        for path in sorted((*folder.glob(f"{lang}.ftl"), *folder.glob(f"{lang}.*.ftl"))):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = entry
    return found


def numbers(kind: type) -> set[str]:
    """The variables of a message that are amounts."""
    counted = {field.name for field in fields_of(kind) if field.convert is int and not field.word and not field.many}
    return {*counted, *(f"{field.name}-count" for field in fields_of(kind) if field.many)} - {"seat"} - NUMBERS_AS_NAMES


BARE = re.compile(r"[ \u00a0](?!(damage|support)\b)[^\W\d]")
"""A word after a number; of damage and support there is no plural."""


def bare_numbers(pattern: ast.Pattern, amounts: set[str], selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """Amounts that stand before a word although nothing makes the word agree."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)) if name in amounts - selected:
                after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
                if isinstance(after, ast.TextElement) and re.match(BARE, after.value):
                    yield f"${name}{after.value[:20]}"
            case ast.SelectExpression(selector=selector, variants=variants):
                inner = selected | ({selector.id.name} if isinstance(selector, ast.VariableReference) else frozenset())
                for variant in variants:
                    yield from bare_numbers(variant.value, amounts, inner)
            case _:
                pass


CATEGORIES = {"en": {"one"}, "cs": {"one", "few"}}


def lacking_plurals(pattern: ast.Pattern, lang: str, amounts: set[str]) -> Iterator[str]:
    """Amounts by which a sentence selects in words, but not in all the forms of the language."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            keys = {v.key.name for v in element.expression.variants if isinstance(v.key, ast.Identifier)}
            if isinstance(selector, ast.VariableReference) and selector.id.name in amounts:
                texts = "".join(str(vars(v.value)) for v in element.expression.variants)
                if keys & {"one", "few", "many"} and not keys >= CATEGORIES[lang]:
                    yield f"${selector.id.name} has only {sorted(keys)}"
                elif not keys & {"one", "few"} and re.search(rf"VariableReference.*{selector.id.name}", texts):
                    yield f"${selector.id.name} has no plural"
            for variant in element.expression.variants:
                yield from lacking_plurals(variant.value, lang, amounts)


def foreign_names(name: str) -> re.Pattern[str]:
    """English names of words that have a Czech name of their own."""
    words = {(kind, word) for vocabulary, _ in material(name) for kind, row in vocabulary.items() for word in row}
    english, czech = (load_texts(locale_folders(find_game(name)), lang) for lang in ("en", "cs"))

    def names(bundle: Any) -> set[str]:
        keys = {f"{kind}-{word}" for kind, word in words}
        found = (bundle.format_pattern(bundle.get_message(key).value, {})[0] for key in keys if bundle.has_message(key))
        return {text for text in found if len(text) > 3}

    own = names(czech)
    foreign = sorted(text for text in names(english) if not any(text.lower() in one.lower() for one in own))
    return re.compile(rf"\b({'|'.join(map(re.escape, foreign))})\b")


APPOSED = (
    "karta kartu kartou karty kartami karet úkol postava postavu sloupec odměna rozhoduje je i a míst "
    "mýtina mýtinu mýtině mýtiny mýtinami mýtinách políčkách zavařovačku zavařovačkou zavařovačky"
)
FIRST_FORM = re.compile(rf"(^|[:(↳;,„]|\b({APPOSED.replace(' ', '|')}))[ \u00a0]?$", re.I)
"""What may stand before a noun in its first form: nothing, a colon, a bracket, a word to which the noun is put as a name."""
UNDECLINED = frozenset(("hex", "edge", "place", "direction", "corner"))
"""Vocabularies of letters, numbers and adverbs."""


def pasted_nouns(pattern: ast.Pattern, nouns: set[str], before: str = "") -> Iterator[str]:
    """Nouns in their first form where a Czech sentence needs another one."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before += element.value
            continue
        assert isinstance(element, ast.Placeable)
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name in nouns and not FIRST_FORM.search(before):
                    yield f"{before[-20:]}${name}"
                before += f"${name}"
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=by)), variants=variants):
                agreed = nouns - {by.removesuffix("-number")} if by.endswith("-number") else nouns
                for variant in variants:
                    yield from pasted_nouns(variant.value, agreed, before)
                nouns, before = agreed, before + "$"
            case _:
                before += "$"


def declined(kind: type) -> set[str]:
    """The variables of a message that are nouns, in their first form."""
    return {field.name for field in fields_of(kind) if field.word and field.word not in UNDECLINED} | (
        {"seat", "seats"} & {field.name for field in fields_of(kind)}
    )


def written(message: ast.Message) -> str:
    """The letters of a message, all its variants together, without what it puts in."""

    def letters(pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from letters(variant.value)

    return "".join(letters(message.value)) if message.value else ""


def unagreed_verb(message: ast.Message, kind: type) -> str:
    """The player with whom a Czech sentence begins, if no verb asks for the number; nothing where one does."""
    assert message.value is not None
    first, *rest = message.value.elements
    if not isinstance(first, ast.Placeable) or not isinstance(first.expression, ast.VariableReference) or not rest:
        return ""
    name = first.expression.id.name
    players = {field.name for field in fields_of(kind) if field.word in ("seat", "faction") or field.name == "seat"}
    goes_on = isinstance(rest[0], ast.TextElement) and rest[0].value.startswith(" ")
    return name if name in players and goes_on and f"{name}-number" not in Asked.of(message) else ""
