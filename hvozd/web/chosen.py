"""A table by three answers: which game, whom I play, who plays with me. A room with a lesson knows its table and its seat."""

from collections.abc import Sequence
from functools import cache

from hvozd.core import Game, Setting
from hvozd.kit.lessons import Lesson, lesson_named, lessons_of
from hvozd.kit.lobbies import Preset, lobby_of, seats_of
from hvozd.web.opponents import QUICK
from hvozd.web.tables import CLOCKWORK, ME


def drawn(game: Game, lesson: Lesson) -> Setting | None:
    """The setting that names who plays, where others can be left to chance: such a table has as many seats as one likes."""
    return next((one for one in game.settings if one.places and one.chance and one.name in lesson.options), None)


@cache
def others(game: Game) -> int:
    """How many others sit at the largest table of a game whose tables have their sizes; 0: as many as one likes."""
    lessons = lessons_of(game).values()
    if any(drawn(game, lesson) for lesson in lessons):
        return 0
    return max((seats_of(game, Preset({}, lesson.options)) - 1 for lesson in lessons), default=0)


def by_faction(game: Game, name: str, kinds: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """Settings, and who sits where, for somebody who plays this faction with these."""
    lesson = lesson_named(game, name)
    options, setting = dict(lesson.options), drawn(game, lesson)
    if setting is None:
        given = [*kinds, *[QUICK] * lesson.seat]
        return options, [*given[: lesson.seat], ME, *given[lesson.seat :]]
    if "seats" in options:
        options["seats"] = str(1 + len(kinds))
    bots = lobby_of(game).bots
    if not set(kinds) & set(bots):
        options[setting.name] = ",".join([name, *[setting.chance] * len(kinds)])
        return options, [ME, *kinds]
    del options[setting.name]
    _, options = game.sit([f"{ME}:{name}", *kinds], options)
    return options, [ME, *(CLOCKWORK if kind in bots else kind for kind in kinds)]
