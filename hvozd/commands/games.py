"""`hvozd games`: what can be played."""

import argparse

from hvozd.commands import console, lang_argument

about = "list the games, or the options of one"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="show the options of this game")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from rich.markup import escape
    from rich.table import Table

    from hvozd.core import find_game, game_names
    from hvozd.locale import Texts

    out = console()
    if args.game is None:
        for name in game_names():
            game = find_game(name)
            out.print(f"[bold]{name:<12}[/] {escape(game.title)}, rules {game.version}", highlight=False)
        return 0
    game = find_game(args.game)
    texts = Texts([game.folder / "locale"], args.lang)
    table = Table("option", "about", "values", title=f"{game.title}: options")
    for option in game.options:
        key = f"option-{option.name}"
        about = texts.get(key) if args.lang != "en" and texts.has(key) else option.about
        values = (", " if option.many else " | ").join(option.values)
        table.add_row(option.name, escape(about), escape(f"{values}{' (several, with commas)' if option.many else ''}"))
    out.print(table)
    return 0
