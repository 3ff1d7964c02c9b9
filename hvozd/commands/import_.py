"""`hvozd import`: a game in another notation read, with a report of where the table or its writer erred."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import lang_argument, read_bytes, words
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.core import Game
    from hvozd.kit.imports import Slip

about = "read a game in another notation and report where the table or its writer erred"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="its ending says which notation: FILE.rootlog")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.kit.texts import Texts, locale_folders

    game = _game(args.file)
    texts, (say, seat) = Texts(locale_folders(game), args.lang), words(game.name, args.lang)
    try:
        report = game.imports[args.file.suffix[1:].lower()](read_bytes(args.file).decode("utf-8-sig", "replace"))
    except HvozdError as error:
        raise HvozdError(texts.error(error)) from None

    def told(slip: "Slip") -> str:
        fact = texts.fresh(f"slip-{slip.kind}", slip.values)
        row = say("import-slip", line=slip.line, action=slip.action, fact=fact)
        return f"{row} ({slip.rule})" if slip.rule else row

    print(say("import-read", game=game.title, seats=", ".join(map(seat, report.seats)), turns=report.turns))
    for slip in report.slips:
        print(told(slip))
    print(say("import-slips", slips=len(report.slips)))
    return 0


def _game(file: Path) -> "Game":
    """The game that reads files with this ending."""
    from hvozd.core.registry import find_game, game_names

    readers = {ending: game for game in map(find_game, game_names()) for ending in game.imports}
    ending = file.suffix[1:].lower()
    if ending not in readers:
        known = ", ".join(f".{one}" for one in readers)
        sentence = f"'{file}' is in no notation that can be read; its name must end in {known}."
        raise HvozdError(sentence, "error-no-import", path=str(file), endings=known)
    return readers[ending]
