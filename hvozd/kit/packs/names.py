"""Whether a pack says what its new things are called, in both languages."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from hvozd.core import Game, Session
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import load_texts, locale_folders


def faults(base: Game, game: Game) -> Iterator[str]:
    """A sentence for each line that is no message, and for each thing without a name that ours have."""
    for name, text in game.pack.files.items():
        if name.endswith(".ftl"):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, Junk) and entry.span:
                    line = text[: entry.span.start].count("\n") + 1
                    what = (entry.content or "?").split()[0]
                    yield f"{name}, row {line}, field {what}: it is no message such as card-fox = Fox."
    ours, theirs = (one.words(Session.new(one, {}, 1).state) for one in (base, game))
    for lang in LANGUAGES:
        bundle = load_texts(locale_folders(game), lang)
        for vocabulary, words in theirs.items():
            keys = {word: f"{vocabulary}-{word.lower().replace(' ', '-')}" for word in words}
            known = [word for word in ours.get(vocabulary, ()) if word in keys]
            if known and all(bundle.has_message(keys[word]) for word in known):
                for word in words:
                    if not bundle.has_message(keys[word]):
                        yield f"{lang}.ftl, row {keys[word]}, field name: '{word}' has no name; write {keys[word]} = …"
