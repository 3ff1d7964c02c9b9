"""`hvozd puzzle`: what can be solved, and one puzzle at the table in the terminal."""

import argparse
from typing import TYPE_CHECKING

from hvozd.commands import console, lang_argument, seed

if TYPE_CHECKING:
    from hvozd.core import Game
    from hvozd.kit.puzzles import Puzzle

about = "solve a puzzle: a position with a task for this turn; without a name it lists them"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="one of the games; left out: all of them")
    parser.add_argument("name", nargs="?", help="of the puzzle; left out: they are listed")
    parser.add_argument("--solution", action="store_true", help="tell how it is done, and play nothing")
    parser.add_argument("--seed", type=seed, metavar="S", help="of what nobody knows (default: another one every time)")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.core import find_game, game_names
    from hvozd.kit.puzzles import puzzle_named

    games = [find_game(name) for name in ([args.game] if args.game else game_names())]
    if args.name:
        return _play(games[0], puzzle_named(games[0], args.name), args)
    for game in games:
        _list(game, args.lang)
    return 0


def _list(game: "Game", lang: str) -> None:
    from rich.text import Text

    from hvozd.kit.headings import title
    from hvozd.kit.puzzles import puzzles_of
    from hvozd.kit.texts import Texts, locale_folders

    screen, texts = console(), Texts(locale_folders(game), lang)
    for place, puzzle in enumerate(puzzles_of(game).values()):
        if not place:
            screen.print(Text(title(game, lang), style="bold"))
        words = [texts.get(puzzle.key(part)) for part in ("title", "task")]
        screen.print(Text(f"  hvozd puzzle {game.name} {puzzle.name}", style="green"), Text(words[0]), highlight=False)
        screen.print(Text(f"      {words[1]}"), highlight=False)


def _play(game: "Game", puzzle: "Puzzle", args: argparse.Namespace) -> int:
    import secrets

    from hvozd.agents import find_agent
    from hvozd.core import Rng
    from hvozd.kit.front import Session
    from hvozd.tui.puzzle import Clear, PuzzleTable
    from hvozd.tui.table import Left

    number, screen = secrets.randbelow(1 << 32) if args.seed is None else args.seed, console()
    session = Session.from_position(puzzle.position, number)
    me = session.seats.index(puzzle.seat)
    agents = [None if seat == me else find_agent("easy")(Rng(number).fork(seat)) for seat in range(session.state.seats)]
    table = PuzzleTable(session, agents, args.lang, screen, input)
    table.puzzle = puzzle
    table.tell("title", "bold")
    table.tell("task", "bold yellow")
    if args.solution:
        table.tell("told", "green")
        return 0
    table.say("puzzle", "dim")
    try:
        table.run()
    except Clear:
        pass
    except (Left, KeyboardInterrupt):
        screen.print()
        table.say("closed")
        return 0
    solved = table.standing.solved
    table.say("puzzle-solved" if solved else "puzzle-missed", "bold green" if solved else "bold red")
    return 0
