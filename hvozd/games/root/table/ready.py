"""How Root introduces itself: the ready tables, with the factions that say they sit there, and the bots by their names."""

from typing import Any

from hvozd.core import Game
from hvozd.games.root.hooks import FACTIONS
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Texts, locale_folders


def introduced(game: Game, file: dict[str, Any]) -> dict[str, Any]:
    """What `lobby.json` says, and what the rooms add to it; a table at which a faction is missing is not laid."""
    names = {lang: Texts(locale_folders(game), lang) for lang in LANGUAGES}
    bots = {
        f"clockwork:{one.name}": {lang: names[lang].get(f"seat-{one.name}") for lang in LANGUAGES}
        for one in FACTIONS
        if one.automatic
    }
    return {**file, "presets": [ready for preset in file["presets"] if (ready := laid(preset))], "bots": bots}


def laid(preset: dict[str, Any]) -> dict[str, Any] | None:
    """A preset with its factions in the order of their places."""
    sitting = {one.sits[preset["table"]]: one.name for one in FACTIONS if preset["table"] in one.sits}
    if len(sitting) < 2 or sorted(sitting) != list(range(len(sitting))):
        return None
    options = {"factions": ",".join(sitting[place] for place in sorted(sitting)), **preset["options"]}
    return {"name": preset["name"], "options": options, "seats": preset["seats"]}
