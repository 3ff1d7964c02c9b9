"""The messages of one language (Project Fluent), each of them parsed when it is first asked for: games have thousands of
messages, and a page says some dozens."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

BEGINS = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.M)
"""Where a message or a term begins: what goes on is indented."""
Entry: TypeAlias = Message | Term


class Entries(dict[str, Entry]):
    """Parsed entries by name, and the texts of those nobody has asked for yet."""

    def __init__(self, kind: type[Entry]) -> None:
        self.kind = kind
        self.texts: dict[str, list[str]] = {}
        """The last one counts; the one before it where it is no message."""

    def add(self, name: str, text: str) -> None:
        self.pop(name, None)
        self.texts.setdefault(name, []).append(text)

    def __missing__(self, name: str) -> Entry:
        parser = FluentParser()
        while texts := self.texts.get(name):
            for entry in parser.parse(texts[-1]).body:
                if isinstance(entry, self.kind):
                    self[name] = entry
                    return entry
            texts.pop()
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name):
            return True
        if name not in self.texts:
            return False
        try:
            self[str(name)]
        except KeyError:
            return False
        return True


class Bundle(FluentBundle):
    """The messages of one language, and which variables each of them asks for."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        messages, terms = Entries(Message), Entries(Term)
        self._messages, self._terms = messages, terms
        self._entries = {"": messages, "-": terms}
        self._asked: dict[str, frozenset[str]] = {}

    def add(self, text: str) -> None:
        """What a file says goes over what was said before."""
        for sign, name, entry in entries(text):
            self._entries[sign].add(name, entry)

    def asked(self, key: str) -> frozenset[str]:
        """The variables that a message asks for."""
        if key not in self._asked:
            self._asked[key] = Asked.of(self._messages[key])
        return self._asked[key]


def entries(text: str) -> Iterator[tuple[str, str, str]]:
    """The sign of a term or nothing, the name, the text."""
    found = list(BEGINS.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    for here, end in zip(found, ends, strict=False):
        yield here[1], here[2], text[here.start() : end]


class Asked(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    @classmethod
    def of(cls, entry: Entry) -> frozenset[str]:
        asked = cls()
        asked.visit(entry)
        return frozenset(asked.names)
