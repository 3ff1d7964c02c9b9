"""Guided first turns: a room's `lesson.json` lays the table and lists the steps, its words are `lesson-<room>-<step>`.

A step belongs to a question and suggests an action by patterns of its text (`build * sawmill *`), the best first. Where one is
in a lesson follows from what was asked and answered so far, so nothing is stored of it; it is read off the learner's own
questions, options and actions, and of nothing else.
"""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from itertools import islice

import msgspec

from hvozd.core import Action, Game, State
from hvozd.core.errors import UnknownName
from hvozd.core.flow import Decision, decision
from hvozd.core.record import Header, Line, Record, begin, step_through
from hvozd.core.rooms import files

MOST = 20_000
"""So many options of a question are looked at for one that fits."""
SILENCE = 25
"""After so many questions of which a lesson has nothing to say it is over."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when a question of this kind is asked, and what is suggested."""

    say: str
    ask: str
    do: tuple[str, ...] = ()
    """Patterns of the actions to suggest; none: whatever one likes."""
    before: tuple[str, ...] = ()
    """What is told first, a page each."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson and its steps, in order."""

    name: str
    options: dict[str, str]
    steps: tuple[Step, ...]
    seat: int = 0
    """Of the learner."""
    seed: int = 1

    def key(self, part: str) -> str:
        """The text of a part of it."""
        return f"lesson-{self.name}-{part}"


class Place(msgspec.Struct, frozen=True):
    """Where a learner is."""

    behind: int = 0
    """So many steps are done or passed over."""
    silent: int = 0
    """So many questions ago a step was last about the question."""
    strayed: tuple[str, ...] = ()
    """The steps, so far, from which the learner went another way; the next time such a step is passed over."""
    aside: str = ""
    """The step from which the learner went another way just now."""

    def over(self, lesson: Lesson) -> bool:
        return self.behind >= len(lesson.steps) or self.silent > SILENCE


class Told(msgspec.Struct, frozen=True):
    """What a lesson has to say of the open question: a step, the action it suggests, how far one has come."""

    place: Place
    step: Step | None = None
    action: Action | None = None
    number: int = 0


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons that the rooms of a game give, by name."""
    found = [msgspec.json.decode(path.read_bytes(), type=Lesson) for path in files(game.rooms, "lesson.json")]
    return {lesson.name: lesson for lesson in found}


def lesson_named(game: Game, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise UnknownName(f"{game.title} has no lesson '{name}'.")
    return found


def told(game: Game, lesson: Lesson, header: Header, lines: Sequence[Line]) -> Told:
    """What the lesson says after these actions."""
    place, state = Place(), begin(Record(header, []))
    for line in lines:
        now = decision(state)
        if now is not None and answers(now, line, lesson) and not place.over(lesson):
            place = after(place, lesson, *fitting(game, lesson, state, now, place), line.action)
        step_through(Record(header, []), state, line)
    now = decision(state)
    if now is None or lesson.seat not in now.seats or place.over(lesson):
        return Told(place)
    number, action = fitting(game, lesson, state, now, place)
    return Told(place, lesson.steps[number], action, number) if number >= 0 else Told(place)


def answers(now: Decision, line: Line, lesson: Lesson) -> bool:
    """Whether the learner answers here, and no standing wish instead."""
    return line.seat == lesson.seat and line.seat in now.seats and now.spared is None


def after(place: Place, lesson: Lesson, number: int, action: Action | None, done: str) -> Place:
    """Where one is who did this where that step was told (below 0: none was)."""
    if number < 0:
        return Place(place.behind, place.silent + 1, place.strayed)
    step = lesson.steps[number]
    if not step.do or fits(done, step):
        return Place(number + 1, 0, place.strayed)
    again = step.say in place.strayed
    return Place(number + 1 if again else number, 0, (*place.strayed, step.say), step.say)


def fitting(game: Game, lesson: Lesson, state: State, now: Decision, place: Place) -> tuple[int, Action | None]:
    """The next step about this question with something possible to suggest; (-1, None): there is none."""
    left = [(number, step) for number, step in enumerate(lesson.steps) if number >= place.behind and step.ask == now.name]
    offered = list(possible(game, state, now, lesson.seat)) if any(step.do for _, step in left) else []
    for number, step in left:
        if not step.do:
            return number, None
        for pattern in step.do:
            for text, action in offered:
                if fnmatchcase(text, pattern):
                    return number, action
    return -1, None


def possible(game: Game, state: State, now: Decision, seat: int) -> Iterator[tuple[str, Action]]:
    words = game.words(state)
    for action in islice(now.options(seat), MOST):
        yield game.speller.write(action, words), action


def fits(text: str, step: Step) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in step.do)
