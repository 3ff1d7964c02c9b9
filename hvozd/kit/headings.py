"""What stands over a game: its title, and what it was set up with, in a person's language."""

import re
from collections.abc import Mapping
from typing import Any

from hvozd.core import Game, Setting
from hvozd.kit.texts import Texts, locale_folders


def title(game: Game, lang: str) -> str:
    """What the game is called in a language.

    >>> from hvozd.core import find_game
    >>> title(find_game("defenders"), "cs")
    'Strážci Divočiny'
    """
    texts = Texts(locale_folders(game), lang)
    if not texts.has("game-title"):
        return game.title
    return texts.get("game-title") + (f" ({game.pack.name})" if game.pack else "")


def settings_told(game: Game, resolved: Mapping[str, Any], lang: str) -> str:
    """The settings of a table, each by its name with its values by theirs."""
    texts = Texts(locale_folders(game), lang)
    known = {setting.name: setting for setting in game.settings}
    given = game.given(resolved)
    return "; ".join(_told(known[name], text, texts) for name, text in given.items() if name in known)


def _told(setting: Setting, text: str, texts: Texts) -> str:
    keys = (f"label-{setting.name}", f"option-{setting.name}")
    label = next((texts.get(key) for key in keys if texts.has(key)), setting.about)
    parts = [part.strip() for part in text.split(",")] if setting.many else [text]
    return f"{re.split('[,;:(]', label)[0].strip()}: {', '.join(_named(setting, part, texts) for part in parts if part)}"


def _named(setting: Setting, value: str, texts: Texts) -> str:
    key = f"{setting.word or setting.name}-{value}"
    return texts.get(key) if texts.has(key) else value
