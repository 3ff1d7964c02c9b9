"""The sub-commands of `hvozd`, one small module each: `about`, `arguments(parser)`, `run(args) -> exit code`.

A command imports what it needs when it runs, so that `hvozd --help` is quick.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from hvozd.core.errors import HvozdError, SettingError
from hvozd.kit.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from hvozd.core import State
    from hvozd.core.record import Record
    from hvozd.kit.front import Session


class Say(Protocol):
    """Gives the text of a key in the reader's language."""

    def __call__(self, key: str, **values: str | int) -> str: ...


def console() -> "Console":
    """Where tables go: as wide as the terminal, or 130 columns where there is none."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=130)


def setting_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--setting",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the game, may be repeated; `hvozd games GAME` lists them, and those not given are drawn from the seed",
    )


def seed(text: str) -> int:
    """A seed as the command line takes it: 63 bits."""
    number = int(text)
    if not 0 <= number < 1 << 63:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 9223372036854775807")
    return number


def executor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument(
        "--backend",
        choices=("local", "ray"),
        default="local",
        help="where they run: on this machine, or on a Ray cluster (extra `ray`; RAY_ADDRESS names one that is up)",
    )
    parser.add_argument(
        "--keep", default="", metavar="FILE", help="note finished games in this file; run again, it goes on where it stopped"
    )


def pack_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="DIR", help="with the tables of this pack (`hvozd pack new` writes one)")


def game_named(args: argparse.Namespace) -> str:
    """The game that is asked for; with --pack, the one that is played with its tables."""
    if args.pack is None:
        return str(args.game)
    from hvozd.commands.pack import packed

    game = packed(args.pack)
    if game.pack.about("game") != args.game:
        raise HvozdError(f"The pack '{args.pack}' is for {game.pack.about('game')}, not for {args.game}.")
    return game.name


def lang_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of texts")


def read_settings(pairs: list[str]) -> dict[str, str]:
    """`["seats=3"]` as a mapping; each setting once, in the form NAME=VALUE."""
    settings: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise SettingError(
                f"'{pair}' is not a setting; write it as NAME=VALUE, for example seats=3.", "refused-pair", pair=pair
            )
        if name in settings:
            raise SettingError(f"Setting {name} is given twice; give it once.", "refused-repeated", option=name)
        settings[name] = value
    return settings


def read_bytes(path: Path) -> bytes:
    """A file's content, or one sentence that says why not."""
    try:
        return path.read_bytes()
    except OSError as error:
        sentence = f"'{path}' cannot be read: {error.strerror or error}."
        raise HvozdError(sentence, "error-unreadable", path=str(path)) from None


def state_at(record: "Record", at: int | None) -> "State":
    """The position after so many actions of a record; by default the last one."""
    from hvozd.core.record import replay

    if at is not None and not 0 <= at <= len(record.lines):
        raise no_position(at, len(record.lines))
    return replay(record, at)


def opened(file: Path, at: int | None) -> "Session[Any, Any]":
    """A game that stands where a record was after so many actions, or where a text says."""
    from hvozd.core import find_game
    from hvozd.core.record import Record, load
    from hvozd.kit.front import Session

    data = read_bytes(file)
    if data.startswith(b"{"):
        record = load(data)
        return Session(find_game(record.header.game), state_at(record, at), Record(record.header, []))
    if at is not None:
        raise HvozdError("The text of a position has no actions; --at is for records.")
    try:
        return Session.from_position(data.decode())
    except UnicodeDecodeError:
        raise HvozdError(f"'{file}' is neither a record nor text.") from None


def no_position(at: int, last: int) -> HvozdError:
    return HvozdError(f"The record has no position {at}; it has 0 to {last}.", "error-no-position", at=at, last=last)


def speaker(lang: str) -> Say:
    """What commands say in a language."""
    from hvozd.kit.texts import Texts

    own = Texts([Path(__file__).parent / "locale"], lang)
    return lambda key, **values: own.get(key, values)


def words(game: str, lang: str) -> "tuple[Say, Callable[[str], str]]":
    """What tells of many games in a language, and what a seat of the game is called there."""
    from hvozd.core import find_game
    from hvozd.kit.texts import SEATS, Texts, locale_folders

    say, texts = speaker(lang), Texts(locale_folders(find_game(game)), lang)

    def seat(name: str) -> str:
        keys = [f"{kind}-{name}" for kind in SEATS if texts.has(f"{kind}-{name}")]
        if name.startswith("seat "):
            return name.replace("seat", say("sim-seat"))
        return texts.get(keys[0]) if keys and lang != "en" else name

    return say, seat


def told(error: HvozdError, lang: str) -> str:
    """An error in one line, in the reader's language where it has words for it."""
    sentence = str(error)
    if lang != "en" and error.key:
        from hvozd.kit.texts import ANY_GAME, Texts

        sentence = Texts([ANY_GAME], lang).error(error)
    return " ".join(sentence.split())
