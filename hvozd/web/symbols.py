"""What all boards of a game draw with, as one file that a browser fetches once and keeps."""

from functools import cache
from zlib import crc32

from hvozd.core import Game
from hvozd.kit.markup import tag


@cache
def drawings(game: Game, lang: str) -> str:
    """The symbols of a game in one file."""
    return tag("svg", *game.symbols(lang).values(), xmlns="http://www.w3.org/2000/svg")


@cache
def symbols_link(game: Game, lang: str) -> str:
    """Tells the script where they are; the address changes with the content."""
    version = f"{crc32(drawings(game, lang).encode()):x}"
    address = f"/board/{game.name}.{lang}.svg?v={version}"
    return tag("link", rel="preload", as_="fetch", crossorigin="", id="symbols", href=address)
