"""Progressive picking: a whole action chosen in small questions, by grouping the option list. No game writes picking code.

First the kind of action, then field by field in the order of the action's text; what is left alone is filled in.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from hvozd.core import Action
from hvozd.core.spelling import Field
from hvozd.kit.texts import Teller, fields_of, text_order


class Choice(NamedTuple):
    """One answer to the small question: what it says, and the actions that it leaves."""

    label: str
    actions: list[Action]


class Picker:
    def __init__(self, actions: Sequence[Action], teller: Teller) -> None:
        self._teller = teller
        self._left = list(actions)
        self._earlier: list[list[Action]] = []

    @property
    def action(self) -> Action | None:
        """The action, once only one is left."""
        return self._left[0] if len(self._left) == 1 else None

    @property
    def left(self) -> Sequence[Action]:
        return self._left

    def pick(self, choice: Choice) -> Action | None:
        """Take one choice; the action if that leaves a single one."""
        self._earlier.append(self._left)
        self._left = choice.actions
        return self.action

    def back(self) -> bool:
        """Take the last pick back; False at the start."""
        if not self._earlier:
            return False
        self._left = self._earlier.pop()
        return True

    def so_far(self) -> str:
        """The action as far as it is picked, with dots for what is open; empty while even its kind is open."""
        return self._outline(self._left) if len({type(action) for action in self._left}) == 1 else ""

    def heading(self) -> str:
        """What is asked for now: empty for the kind of action, else the field's name."""
        field = self._open_field()
        return self._teller.field(field.name) if field else ""

    def choices(self) -> list[Choice]:
        field = self._open_field()
        if field is None:
            groups = self._grouped(type)
            return [Choice(self._outline(actions), actions) for actions in groups]
        name = field.name
        groups = self._grouped(lambda action: getattr(action, name))
        return [Choice(self._teller.choice(field, getattr(actions[0], name)), actions) for actions in groups]

    def _grouped(self, key: Callable[[Any], Hashable]) -> list[list[Action]]:
        groups: dict[Hashable, list[Action]] = {}
        for action in self._left:
            groups.setdefault(key(action), []).append(action)
        return list(groups.values())

    def _open_field(self) -> Field | None:
        """The first field, in the order of the text, in which the actions that are left differ."""
        kind = type(self._left[0])
        if any(type(action) is not kind for action in self._left):
            return None
        for field in text_order(kind):
            if len({getattr(action, field.name) for action in self._left}) > 1:
                return field
        return None

    def _outline(self, actions: list[Action]) -> str:
        """What these actions of one kind have in common, as a sentence."""
        if len(actions) == 1:
            return self._teller.action(actions[0])
        fields = fields_of(type(actions[0]))
        common = {f.name for f in fields if len({getattr(action, f.name) for action in actions}) == 1}
        return self._teller.outline(actions[0], common)
