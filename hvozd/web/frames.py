"""What has changed between two pages, as few small operations: the next frame of a running stream.

Pages are well-formed markup. An operation names an element by its id: `["=", id, markup]` puts new markup in its place,
`["a", id, {…}]` gives it other attributes (null: none), `["-", id]` takes it away, `["+", parent, before, markup]` puts
a new one in.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

Operation: TypeAlias = list[Any]


def parse(markup: str) -> Element:
    return ElementTree.fromstring(markup)


def difference(old: Element, new: Element) -> list[Operation]:
    """What makes `new` out of `old`; both have the same id."""
    operations = _changes(old, new)
    if operations is None:
        return [["=", new.get("id"), markup(new)]]
    return sorted(operations, key=lambda operation: operation[0] != "-")  # what moves elsewhere leaves before it arrives


def _changes(old: Element, new: Element) -> list[Operation] | None:
    """Operations on elements with ids inside these two; None when only replacing the whole will do."""
    if old.tag != new.tag or (old.text or "") != (new.text or ""):
        return None
    operations: list[Operation] = []
    if old.attrib != new.attrib:
        if not new.get("id") or old.get("id") != new.get("id"):
            return None
        changed = {name: value for name, value in new.attrib.items() if old.get(name) != value}
        operations.append(["a", new.get("id"), changed | {name: None for name in old.attrib if name not in new.attrib}])
    inner = _children(list(old), list(new), new.get("id"))
    return None if inner is None else operations + inner


def _children(old: list[Element], new: list[Element], parent: str | None) -> list[Operation] | None:
    if [_name(child) for child in old] == [_name(child) for child in new]:
        return _pairwise(old, new)
    if parent is None or any(not child.get("id") or (child.tail or "").strip() for child in (*old, *new)):
        return None
    return _keyed({str(child.get("id")): child for child in old}, {str(child.get("id")): child for child in new}, parent)


def _name(child: Element) -> tuple[str, str | None]:
    return child.tag, child.get("id")


def _pairwise(old: list[Element], new: list[Element]) -> list[Operation] | None:
    operations: list[Operation] = []
    for before, after in zip(old, new, strict=True):
        if (before.tail or "") != (after.tail or ""):
            return None
        changes = _changes(before, after)
        if changes is None:
            if not after.get("id"):
                return None
            changes = [["=", after.get("id"), markup(after)]]
        operations += changes
    return operations


def _keyed(old: dict[str, Element], new: dict[str, Element], parent: str) -> list[Operation] | None:
    """Children told apart by id: some go, some come, those that stay keep their order."""
    stay = [id for id in old if id in new]
    if stay != [id for id in new if id in old]:
        return None
    operations: list[Operation] = [["-", id] for id in old if id not in new]
    operations += _arrivals(list(new), set(stay), new, parent)
    changes = _pairwise([old[id] for id in stay], [new[id] for id in stay])
    return None if changes is None else operations + changes


def _arrivals(order: list[str], there: set[str], new: dict[str, Element], parent: str) -> Iterator[Operation]:
    """From the last to the first, each before the one that follows it."""
    following = ""
    for id in reversed(order):
        if id not in there:
            yield ["+", parent, following, markup(new[id])]
        following = id


def markup(element: Element) -> str:
    """An element as the page reads it, without what follows it."""
    tail, element.tail = element.tail, None
    text = ElementTree.tostring(element, encoding="unicode", short_empty_elements=False)
    element.tail = tail
    return text


def patched(page: Element, operations: list[Operation]) -> Element:
    """What the page does with a frame; tests compare it with the page itself."""
    parents = {child: parent for parent in page.iter() for child in parent}
    for operation in operations:
        kind, id, *rest = operation
        here = next(element for element in page.iter() if element.get("id") == id)
        if kind == "a":
            here.attrib.update(rest[0])
            for name in [name for name, value in rest[0].items() if value is None]:
                del here.attrib[name]
        elif kind == "-":
            parents[here].remove(here)
        elif kind == "+":
            _insert(here, rest[0], parse(rest[1]))
        elif here is page:
            return parse(rest[0])
        else:
            at = list(parents[here]).index(here)
            fresh = parse(rest[0])
            fresh.tail = here.tail
            parents[here][at] = fresh
        parents = {child: parent for parent in page.iter() for child in parent}
    return page


def _insert(parent: Element, before: str, fresh: Element) -> None:
    at = next((i for i, child in enumerate(parent) if child.get("id") == before), len(parent))
    parent.insert(at, fresh)
