"""`hvozd games`: what can be played."""

import argparse

from hvozd.commands import console, lang_argument, speaker

about = "list the games, or the settings of one"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="show the settings of this game")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from rich.markup import escape
    from rich.table import Table

    from hvozd.core import find_game, game_names
    from hvozd.kit.headings import title
    from hvozd.kit.texts import Texts, locale_folders

    out, say = console(), speaker(args.lang)
    if args.game is None:
        for name in game_names():
            game = find_game(name)
            rules = say("games-rules", version=game.version)
            out.print(f"[bold]{name:<12}[/] {escape(title(game, args.lang))}, {rules}", highlight=False)
        return 0
    game = find_game(args.game)
    texts = Texts(locale_folders(game), args.lang)
    heads = (say("games-setting"), say("games-about"), say("games-values"))
    table = Table(*heads, title=f"{title(game, args.lang)}: {say('games-settings')}")
    for setting in game.settings:
        key = f"option-{setting.name}"
        about = texts.get(key) if args.lang != "en" and texts.has(key) else setting.about
        values = (", " if setting.many else " | ").join(setting.values)
        table.add_row(setting.name, escape(about), escape(f"{values} ({say('games-several')})" if setting.many else values))
    out.print(table)
    return 0
