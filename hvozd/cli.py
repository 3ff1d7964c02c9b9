"""The command line. Every bad input ends here: one sentence on stderr and exit code 2."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from hvozd import __version__
from hvozd.commands import speaker, told
from hvozd.core.errors import HvozdError
from hvozd.kit.languages import LANGUAGES

COMMANDS = (  # modules; one that would be a word of Python has an underscore
    "games",
    "play",
    "puzzle",
    "serve",
    "sim",
    "arena",
    "hint",
    "why",
    "replay",
    "import_",
    "rules",
    "components",
    "pack",
    "render",
    "position",
    "companion",
    "features",
    "data",
    "stats",
    "train",
    "doctor",
    "backup",
    "moderate",
)

DOORS = ("serve", "play root", "games root", "companion root", "sim root --games 100", "--help")


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise HvozdError(f"{message[:1].upper()}{message[1:].rstrip('.')}; see `{self.prog} --help`.")


def parser(commands: dict[str, ModuleType]) -> argparse.ArgumentParser:
    top = Parser(prog="hvozd", description="Four asymmetric board games on one engine: play, simulate, replay, study.")
    top.add_argument("--version", action="version", version=f"hvozd {__version__}")
    subs = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in commands.items():
        sub = subs.add_parser(name, help=module.about, description=module.about)
        module.arguments(sub)
    return top


def welcome() -> None:
    """What `hvozd` alone says: which doors there are, in the language of the terminal."""
    words = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    lang = words[:2] if words[:2] in LANGUAGES else "en"
    say, spoken = speaker(lang), ("play", "games", "companion", "sim")
    print(say("welcome", version=__version__))
    for door in DOORS:
        name = door.strip("-").split()[0]
        command = f"hvozd {door} --lang {lang}" if name in spoken and lang != "en" else f"hvozd {door}"
        print(f"  {command:<38} {say(f'welcome-{name}')}")


def main(argv: Sequence[str] | None = None) -> int:
    if not (sys.argv[1:] if argv is None else argv):
        welcome()
        return 0
    commands = {name.rstrip("_"): importlib.import_module(f"hvozd.commands.{name}") for name in COMMANDS}
    lang = "en"
    try:
        args = parser(commands).parse_args(argv)
        lang = getattr(args, "lang", lang)
        return int(commands[args.command].run(args))
    except HvozdError as error:
        print(told(error, lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"{error.filename or 'The system'}: {error.strerror or error}.", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
