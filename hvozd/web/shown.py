"""What the viewers of a table see now: drawn once for all who see the same, and told once to all who have the same page."""

from typing import Any

import msgspec

from hvozd.kit.markup import Node
from hvozd.web.frames import difference, whole
from hvozd.web.live import Live, Scene

KEPT = 64
"""So many different looks at one position are kept; more than a table has seats, languages and kinds of guests."""


class Shown:
    """The looks at one position of one table, and the frames that lead to them."""

    def __init__(self) -> None:
        self._state: object = None
        self._lives: dict[object, Live] = {}
        self._frames: dict[tuple[int, int], tuple[Node | None, Live, str]] = {}

    def live(self, scene: Scene) -> Live:
        """The page of a scene: whoever sees the same gets the same."""
        if scene.state is not self._state or len(self._lives) > KEPT:
            self._state, self._lives, self._frames = scene.state, {}, {}
        key = scene.key()
        found = self._lives.get(key)
        if found is None:
            found = self._lives[key] = Live(scene)
        return found

    def frame(self, page: Node | None, live: Live) -> str:
        """What one is told who has this page (or none)."""
        found = self._frames.get((id(page), id(live)))
        if found is not None:  # both are kept, so that nothing else can have their places
            return found[2]
        markup = live.markup()
        told = encoded(live, whole(markup) if page is None else difference(page, markup))
        if len(self._frames) > KEPT:
            self._frames.clear()
        self._frames[id(page), id(live)] = (page, live, told)
        return told


def encoded(live: Live, operations: Any = None) -> str:
    """A frame: what changes on the page, and what may be decided now."""
    frame = {"ops": operations, "options": live.options()}
    return msgspec.json.encode({"options": frame["options"]} if operations is None else frame).decode()
