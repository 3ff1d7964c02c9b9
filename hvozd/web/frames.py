"""What has changed between two pages, as few small operations: the next frame of a running stream.

Pages are well-formed markup. An operation names an element by its id, or by the id of the nearest one around it that has
one and the way down from there: `panel-2/0/3` is the fourth child of the first child. Operations are done one after another:
`["t", at, text]` gives an element another text, `["a", at, {…}]` other attributes (null: none), `["=", at, markup]` puts
another element in its place, `["c", at, [0, 2, markup]]` says which children it has now: numbers are those it had.
"""

from html import escape
from typing import Any, TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec

from hvozd.picture import EMPTY

Operation: TypeAlias = list[Any]
SMALL = 200
"""Operations that are no longer than this are not weighed against replacing the whole."""


def parse(markup: str) -> Element:
    return ElementTree.fromstring(markup)


def difference(old: Element, new: Element) -> list[Operation]:
    """What makes `new` out of `old`; both have the same id."""
    return _element(old, new, str(new.get("id")))


def _element(old: Element, new: Element, at: str) -> list[Operation]:
    """What makes one element out of another that stands at an address."""
    if old.tag != new.tag or old.get("id") != new.get("id"):
        return [["=", at, markup(new)]]
    operations = _attributes(old, new, at) if old.attrib != new.attrib else []
    if len(old) or len(new):
        texts = _texts(new)
        if texts != _texts(old) or (texts and len(old) != len(new)):
            return [["=", at, markup(new)]]
        operations += _children(list(old), list(new), at)
    elif old.text != new.text:
        operations.append(["t", at, new.text or ""])
    if operations and not _is_longer(new, long := len(msgspec.json.encode(operations))) and long > SMALL:
        return [["=", at, markup(new)]]
    return operations


def _is_longer(element: Element, length: int) -> bool:
    """Whether an element is written with more letters than this, found out without writing it."""
    for each in element.iter():
        length -= 2 * len(each.tag) + 5 + len(each.text or "")
        for name, value in each.attrib.items():
            length -= len(name) + len(value) + 4
        if length < 0:
            return True
    return False


def _texts(element: Element) -> list[str | None]:
    """What is written between the children; nothing where there are only children."""
    if not element.text and not any(child.tail for child in element):
        return []
    return [element.text, *(child.tail for child in element)]


def _attributes(old: Element, new: Element, at: str) -> list[Operation]:
    changed = {name: value for name, value in new.attrib.items() if old.get(name) != value}
    return [["a", at, changed | {name: None for name in old.attrib if name not in new.attrib}]]


def _children(old: list[Element], new: list[Element], at: str) -> list[Operation]:
    """Children that stay are compared one by one, by their places among the new ones."""
    same = len(old) == len(new) and all(a.tag == b.tag and a.get("id") == b.get("id") for a, b in zip(old, new))
    pairs = list(range(len(old))) if same else _pairs(old, new)
    operations: list[Operation] = []
    if not same:
        operations.append(["c", at, [markup(new[i]) if pair is None else pair for i, pair in enumerate(pairs)]])
    for i, (pair, child) in enumerate(zip(pairs, new, strict=True)):
        if pair is not None:
            operations += _element(old[pair], child, child.get("id") or f"{at}/{i}")
    return operations


def _name(child: Element) -> tuple[str, str | None]:
    return child.tag, child.get("id")


def _pairs(old: list[Element], new: list[Element]) -> list[int | None]:
    """For each new child the old one that it was: the one with its id; without one an equal one, else the next of its kind."""
    left = dict(enumerate(old))
    found: list[int | None] = [None] * len(new)
    for alike in (_name, _written, _kind):
        places: dict[Any, list[int]] = {}
        for place, child in left.items():
            places.setdefault(alike(child), []).append(place)
        for i, child in enumerate(new):
            if found[i] is None and (bool(child.get("id")) == (alike is _name)) and (rest := places.get(alike(child))):
                found[i] = place = rest.pop(0)
                del left[place]
    return found


def _written(child: Element) -> str:
    return markup(child)


def _kind(child: Element) -> tuple[str, bool]:
    return child.tag, bool(child.get("id"))


def markup(element: Element) -> str:
    """An element as the page reads it, without what follows it. Single quotes need no escaping in JSON."""
    attributes = "".join(f" {name}='{_escaped(value)}'" for name, value in element.attrib.items())
    inside = _plain(element.text) + "".join(markup(child) + _plain(child.tail) for child in element)
    if not inside and element.tag in EMPTY:
        return f"<{element.tag}{attributes}/>"
    return f"<{element.tag}{attributes}>{inside}</{element.tag}>"


def _plain(text: str | None) -> str:
    return escape(text, quote=False) if text else ""


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")


def patched(page: Element, operations: list[Operation]) -> Element:
    """What the page does with a frame; tests compare it with the page itself."""
    for kind, at, value in operations:
        here, parent = _find(page, at)
        if kind == "a":
            here.attrib.update(value)
            for name in [name for name, given in value.items() if given is None]:
                del here.attrib[name]
        elif kind == "t":
            here.text = value
        elif kind == "c":
            old = list(here)
            here[:] = [old[one] if isinstance(one, int) else parse(one) for one in value]
        elif parent is None:
            page = parse(value)
        else:
            fresh = parse(value)
            fresh.tail = here.tail
            parent[list(parent).index(here)] = fresh
    return page


def _find(page: Element, at: str) -> tuple[Element, Element | None]:
    """The element at an address, and the one around it."""
    parents = {child: parent for parent in page.iter() for child in parent}
    id, *path = at.split("/")
    here = next(element for element in page.iter() if element.get("id") == id)
    for step in path:
        here = here[int(step)]
    return here, parents.get(here)
