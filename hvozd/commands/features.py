"""`hvozd features`: the columns of a game's positions as numbers, or the tokens of its actions."""

import argparse

from hvozd.commands import console, lang_argument, speaker

about = "list the columns of a game's positions as numbers, or the tokens of its actions"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game")
    parser.add_argument("--tokens", action="store_true", help="the tokens of actions instead of the columns of positions")
    parser.add_argument("--json", action="store_true", help="print the schema as one JSON object")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    import json

    from hvozd.core import find_game
    from hvozd.kit.features import features_of
    from hvozd.kit.tokens import tokens_of

    game = find_game(args.game)
    features, tokens = features_of(game), tokens_of(game)
    out, say = console(), speaker(args.lang)
    if args.json:
        names = {"game": game.name, "digest": tokens.digest, "tokens": tokens.names}
        print(json.dumps(names if args.tokens else features.schema()))
    elif args.tokens:
        out.print(say("features-tokens", number=str(tokens.size), digest=tokens.digest), highlight=False)
        for number, name in enumerate(tokens.names):
            out.print(f"{number:5} {name}", highlight=False, markup=False)
    else:
        out.print(say("features-head", number=str(features.size), digest=features.digest), highlight=False)
        for number, (name, most) in enumerate(zip(features.names, features.most, strict=True)):
            out.print(f"{number:5} {name} /{most}", highlight=False, markup=False)
    return 0
