"""The course of a game: which great steps may lie on the stack, in which order, scene upon scene.

Most steps are loose: a question and what follows from its answer, wherever it comes up. A few hold the game together: the phases
of a turn, the turns of a round, the parts of a battle. A game declares these as scenes, the undermost first, and a text whose
steps could not have come so is refused.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from hvozd.core.rooms import tag_of
from hvozd.core.steps import Step
from hvozd.kit.positions.notes import Fault

Part: TypeAlias = "Step | type[Step]"
"""A step as it must be, or any of a kind."""
WORDS = re.compile(r"[^\s,;:=()\[\]]+")


class Run(msgspec.Struct, frozen=True):
    """Steps in the order in which they happen: the last ones of `may` lie, and behind them all of `must`."""

    must: Sequence[Part]
    may: Sequence[Part] = ()

    def fits(self, steps: Sequence[Step]) -> bool:
        whole = (*self.may, *self.must)
        at = len(whole) - len(steps)
        if not 0 <= at <= len(self.may):
            return False
        return all(alike(step, part) for step, part in zip(steps, whole[at:], strict=True))


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Great steps that lie together, in one of a few rows."""

    name: str
    """As it stands in a sentence: the round, the battle."""
    kinds: tuple[type[Any], ...]
    rows: Sequence[Run]
    """None: this is not the time for it."""
    needed: bool = False
    inner: tuple[type[Any], ...] | None = None
    """All kinds of loose steps that may lie upon it, where not any."""
    never: tuple[type[Any], ...] = ()
    """Kinds of loose steps that cannot lie upon it, where any other may."""
    own: tuple[type[Any], ...] = ()
    """Kinds of loose steps that lie upon this scene and no other."""


def alike(step: Step, part: Part) -> bool:
    return type(step) is part if isinstance(part, type) else step == part


class Course:
    """One look at the steps of a stack; `tell` gives the text of a step, for the sentences."""

    def __init__(self, scenes: Sequence[Scene], stack: Sequence[Any], tell: Callable[[Step], str]) -> None:
        self.scenes, self.stack, self.tell = scenes, stack, tell

    def check(self) -> None:
        """A Fault where the steps, the last to come first, cannot lie so."""
        floor = 0
        for scene in self.scenes:
            lying = [i for i, step in enumerate(self.stack) if isinstance(step, scene.kinds)]
            if lying:
                first, end = lying[0], lying[-1] + 1
                if first < floor or end - first != len(lying):
                    bad = first if first < floor else next(i for i in range(first, end) if i not in lying)
                    raise self.fault(self.stack[bad], "{step} cannot come where it stands, among the steps of " + scene.name)
                self._check_row(scene, self.stack[first:end][::-1])
                floor = end
            elif scene.needed:
                raise Fault(f"the steps of {scene.name} are missing{self._wanted(scene)}.", "now")
        self._check_loose()

    def _check_row(self, scene: Scene, steps: Sequence[Step]) -> None:
        if not scene.rows:
            raise self.fault(steps[0], f"{{step}} is a step of {scene.name}, and now is not the time for it")
        if not any(row.fits(steps) for row in scene.rows):
            found = ", ".join(self.told(step) for step in steps)
            raise self.fault(steps[0], f"{found} cannot be the steps of {scene.name}{self._wanted(scene)}")

    def _check_loose(self) -> None:
        """What lies under the undermost scene, and upon a scene that does not have it."""
        upon: Scene | None = None
        bound = tuple(kind for scene in self.scenes for kind in scene.own)
        for step in self.stack:
            scene = next((scene for scene in self.scenes if isinstance(step, scene.kinds)), None)
            if scene is not None:
                upon = scene
            elif upon is None:
                raise self.fault(step, "after {step} nothing goes on" + self._wanted(self.scenes[0]))
            elif isinstance(step, upon.never) or (upon.inner is not None and not isinstance(step, (*upon.inner, *upon.own))):
                raise self.fault(step, "{step} cannot come up in " + upon.name)
            elif isinstance(step, bound) and not isinstance(step, upon.own):
                owner = next(each.name for each in self.scenes if isinstance(step, each.own))
                raise self.fault(step, "{step} cannot come up but in " + owner)

    def _wanted(self, scene: Scene) -> str:
        """How the rows go, in words; what may be over already stands in brackets."""
        rows = [", ".join([*(f"[{self.told(part)}]" for part in row.may), *map(self.told, row.must)]) for row in scene.rows]
        return f"; it goes {' or '.join(dict.fromkeys(rows))}" if rows else ""

    def told(self, part: Part) -> str:
        return tag_of(part) if isinstance(part, type) else self.tell(part)

    def fault(self, step: Step, sentence: str) -> Fault:
        told = self.told(step)
        return Fault(sentence.replace("{step}", told) + ".", " ".join(WORDS.findall(told)))
