"""What has changed between two pages, as few small operations: the next frame of a running stream.

Pages are trees of nodes that never change; where two are equal nobody looks further. An operation names an element by its id,
or by the id of the nearest one around it that has one and the way down from there: `panel-2/0/3` is the fourth child of the
first child. Operations are done one after another: `["t", at, text]` gives an element another text, `["a", at, {…}]` other
attributes (null: none), `["=", at, markup]` puts another element in its place, `["c", at, [0, 2, markup]]` says which children
it has now: numbers are those it had.
"""

from functools import lru_cache
from html import unescape
from typing import Any, TypeAlias

import msgspec

from hvozd.kit.markup import EMPTY, Node, read

Operation: TypeAlias = list[Any]
SMALL = 200
"""Operations that are no longer than this are not weighed against replacing the whole."""


def parse(markup: str) -> Node:
    """A page that comes as text."""
    page = next(part for part in read(markup) if isinstance(part, Node))
    assert isinstance(page, Node)
    return page


LARGE = 400
"""Changes of elements that are longer than this are worth remembering: several viewers see the same."""


def whole(page: Node) -> list[Operation]:
    """What one is told who has no page yet."""
    return [["=", page.attributes["id"], str(page)]]


def difference(old: Node, new: Node) -> list[Operation]:
    """What makes `new` out of `old`; both have the same id."""
    return _element(old, new, new.attributes["id"])


def _element(old: Node, new: Node, at: str) -> list[Operation]:
    """What makes one element out of another that stands at an address."""
    if old is new or old == new:
        return []
    if _name(old) != _name(new):
        return [["=", at, markup(new)]]
    operations = _attributes(old, new, at) if old.attributes != new.attributes else []
    if old.nodes or new.nodes:
        if _between(new) != _between(old) or (_between(new) and len(old.nodes) != len(new.nodes)):
            return [["=", at, markup(new)]]
        operations += _children(old.nodes, new.nodes, at)
    elif old.texts != new.texts:
        operations.append(["t", at, unescape(new.texts[0])])
    if operations and len(long := msgspec.json.encode(operations)) > SMALL and len(long) >= len(new):
        return [["=", at, markup(new)]]
    return operations


def _between(node: Node) -> list[str]:
    """What is written between the children; nothing where there are only children."""
    return node.texts if any(node.texts) else []


def _attributes(old: Node, new: Node, at: str) -> list[Operation]:
    changed = {name: value for name, value in new.attributes.items() if old.attributes.get(name) != value}
    return [["a", at, changed | {name: None for name in old.attributes if name not in new.attributes}]]


def _children(old: list[Node], new: list[Node], at: str) -> list[Operation]:
    """Children that stay are compared one by one, by their places among the new ones."""
    same = len(old) == len(new) and all(a is b or _name(a) == _name(b) for a, b in zip(old, new, strict=True))
    pairs = list(range(len(old))) if same else _pairs(old, new)
    operations: list[Operation] = []
    if not same:
        operations.append(["c", at, [markup(new[i]) if pair is None else pair for i, pair in enumerate(pairs)]])
    for i, (pair, child) in enumerate(zip(pairs, new, strict=True)):
        if pair is not None and old[pair] is not child:
            change = _told if len(child) > LARGE else _element
            operations += change(old[pair], child, child.attributes.get("id") or f"{at}/{i}")
    return operations


@lru_cache(maxsize=256)
def _told(old: Node, new: Node, at: str) -> tuple[Operation, ...]:
    """What several viewers are told of the same two elements is found out once."""
    return tuple(_element(old, new, at))


def _name(child: Node) -> tuple[str, str | None]:
    return child.name, child.attributes.get("id")


def _pairs(old: list[Node], new: list[Node]) -> list[int | None]:
    """For each new child the old one that it was: the one with its id; without one an equal one, else the next of its kind."""
    known = {_name(child): place for place, child in enumerate(old) if "id" in child.attributes}
    found: list[int | None] = [known.get(_name(child)) if "id" in child.attributes else None for child in new]
    nameless = [i for i, child in enumerate(new) if "id" not in child.attributes]
    left = {place: child for place, child in enumerate(old) if "id" not in child.attributes} if nameless else {}
    for alike in (str, _kind):
        places: dict[Any, list[int]] = {}
        for place, child in left.items():
            places.setdefault(alike(child), []).append(place)
        for i in nameless:
            if found[i] is None and (rest := places.get(alike(new[i]))):
                found[i] = place = rest.pop(0)
                del left[place]
    return found


def _kind(child: Node) -> str:
    return child.name


def markup(node: Node) -> str:
    """An element as a frame holds it: single quotes need no escaping in JSON."""
    attributes = "".join(f" {name}='{_escaped(value)}'" for name, value in node.attributes.items())
    texts = node.texts
    inside = texts[0] + "".join(markup(child) + text for child, text in zip(node.nodes, texts[1:], strict=True))
    if not inside and node.name in EMPTY:
        return f"<{node.name}{attributes}/>"
    return f"<{node.name}{attributes}>{inside}</{node.name}>"


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")
