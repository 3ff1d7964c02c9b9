"""The languages there are: those of the package, and those whose files somebody has put into the folder `HVOZD_LANGUAGES`.

A language is files alone: `de.ftl`, or `de.<part>.ftl`, with messages of any game, room and page; it may be in part, for whatever
it lacks is told in English.
"""

import os
import re
from pathlib import Path

OWN = ("en", "cs")
MORE = tuple(Path(one) for one in os.environ.get("HVOZD_LANGUAGES", "").split(os.pathsep) if one)
"""Folders with files of more languages; what they say of a language of the package goes over its own words."""


def languages(folders: tuple[Path, ...]) -> tuple[str, ...]:
    names = (re.match(r"([a-z]{2})\.([\w-]+\.)?ftl$", path.name) for folder in folders for path in sorted(folder.glob("*.ftl")))
    return tuple(dict.fromkeys((*OWN, *(name[1] for name in names if name))))


LANGUAGES = languages(MORE)
