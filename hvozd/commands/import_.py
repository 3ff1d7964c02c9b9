"""`hvozd import`: a game in another notation read, with a report of where the table or its writer erred."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import lang_argument, read_bytes, words
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hvozd.commands import Say
    from hvozd.core import Game
    from hvozd.kit.imports import Retelling, Slip

about = "read a game in another notation and report where the table or its writer erred"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="its ending says which notation: FILE.rootlog")
    parser.add_argument("--out", type=Path, metavar="FILE", help="follow it on our board and write the record (a minute or so)")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.kit.texts import Teller, Texts, locale_folders

    game = _game(args.file)
    texts, (say, seat) = Texts(locale_folders(game), args.lang), words(game.name, args.lang)
    try:
        report = game.imports[args.file.suffix[1:].lower()](read_bytes(args.file).decode("utf-8-sig", "replace"))
    except HvozdError as error:
        raise HvozdError(texts.error(error)) from None

    def told(slip: "Slip") -> str:
        reason = (
            slip.reason.tell(Teller(game, game.words(retold.state), report.seats, args.lang)) if slip.reason and retold else ""
        )
        fact = texts.fresh(f"slip-{slip.kind}", {**slip.values, "reason": reason})
        row = say("import-slip" if slip.action else "import-slip-line", line=slip.line, action=slip.action, fact=fact)
        return f"{row} ({slip.rule})" if slip.rule else row

    retold = report.follow() if args.out and report.follow else None
    slips = merged(report.slips, retold.slips if retold else ())
    print(say("import-read", game=game.title, seats=", ".join(map(seat, report.seats)), turns=report.turns))
    for slip in slips:
        print(told(slip))
    print(say("import-slips", slips=len(slips)))
    if retold:
        _tell_ways(retold, say, seat)
        retold.record.save(retold.state, args.out)
    return 0


def merged(judged: "Sequence[Slip]", unfollowed: "Sequence[Slip]") -> "list[Slip]":
    """By line; where the arbiter has found what is wrong with a line, it need not be said that it cannot be followed."""
    lines = {slip.line for slip in judged if slip.rule}
    return sorted((*judged, *(slip for slip in unfollowed if slip.line not in lines)), key=lambda slip: slip.line)


def _tell_ways(retold: "Retelling", say: "Say", seat: "Callable[[str], str]") -> None:
    """How many turns were followed exactly, together and by faction."""
    ways = [way for _, way in retold.ways]
    counts = {way: ways.count(way) for way in ("followed", "imagined", "written")}
    print(say("import-followed", turns=len(ways), share=100 * counts["followed"] // max(1, len(ways)), **counts))
    for name in dict.fromkeys(name for name, _ in retold.ways):
        own = [way for one, way in retold.ways if one == name]
        print(say("import-faction", seat=seat(name), followed=own.count("followed"), turns=len(own)))


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
