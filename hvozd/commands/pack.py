"""`hvozd pack`: an owner's tables of a game in place of ours: written, checked, compared."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.core.errors import ComponentError, HvozdError

if TYPE_CHECKING:
    from hvozd.core import Game

about = "put the figures of your own box in the place of ours: write a pack, check it, compare it"


def arguments(parser: argparse.ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="way", metavar="new|check|diff", required=True)
    new = ways.add_parser("new", help="write our tables as files that can be put right")
    new.add_argument("game")
    new.add_argument("folder", type=Path)
    new.add_argument("--all", action="store_true", help="also the tables that are no guess of ours")
    check = ways.add_parser("check", help="say what does not fit, by file, row and field, and play a few games")
    check.add_argument("folder", type=Path)
    check.add_argument("--games", type=int, default=2, metavar="N", help="checked random games to play (default 2)")
    diff = ways.add_parser("diff", help="tell what differs from ours")
    diff.add_argument("folder", type=Path)


def run(args: argparse.Namespace) -> int:
    return {"new": _new, "check": _check, "diff": _diff}[args.way](args)


def _new(args: argparse.Namespace) -> int:
    from hvozd.core import find_game
    from hvozd.kit.packs import NAME
    from hvozd.kit.packs.draft import new_pack, write_pack

    game, name = find_game(args.game), args.folder.resolve().name
    if not NAME.fullmatch(name):
        raise HvozdError(f"A pack cannot be called '{name}'; use small letters, figures and hyphens, for example my-box.")
    if args.folder.exists() and any(args.folder.iterdir()):
        raise HvozdError(f"'{args.folder}' is not empty; name a folder that is new.")
    files = new_pack(game, name, args.all)
    game.packed(files)  # a game without packs refuses
    write_pack(files, args.folder)
    print(f"{args.folder}: {', '.join(sorted(files))}")
    return 0


def _check(args: argparse.Namespace) -> int:
    from hvozd.core import find_game
    from hvozd.kit.packs.names import faults
    from hvozd.runs.sim import Plan, simulate

    game = packed(args.folder)
    found = list(faults(find_game(game.pack.about("game")), game))
    if found:
        raise ComponentError(" ".join(found))
    tally = simulate(Plan(game.name, 1, check=True), args.games) if args.games > 0 else None
    if tally is not None and tally.faults:
        raise ComponentError(f"The pack fits, but a game with it went wrong: {tally.faults[0].sentence}")
    print(f"{game.name}: it fits; {tally.games if tally else 0} checked games were played.")
    return 0


def _diff(args: argparse.Namespace) -> int:
    from hvozd.core import find_game
    from hvozd.kit.packs import read_pack
    from hvozd.kit.packs.draft import differences

    pack = read_pack(args.folder)
    lines = list(differences(find_game(pack.about("game")), pack))
    print("\n".join(lines) or "Nothing differs from ours.")
    return 0


def packed(folder: Path) -> "Game":
    """The game that is played with the pack of a folder."""
    from hvozd.core import find_game
    from hvozd.kit.packs import read_pack

    pack = read_pack(folder)
    return find_game(pack.about("game")).packed(pack.files)
