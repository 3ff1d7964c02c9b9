"""`hvozd hint`: what an agent would do in a saved game, with its reasons in words."""

import argparse
from pathlib import Path

from hvozd.commands import lang_argument, read_bytes, state_at

about = "what the hard agent would do in a saved game, and why"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="in the position after N actions; default: where the record ends")
    parser.add_argument(
        "--agent", default="hard", metavar="A", help="whom to ask (default hard; ismcts:500 for so many iterations)"
    )
    parser.add_argument("--most", type=int, default=3, metavar="N", help="how many actions to show (default 3)")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.agents import Place, find_agent
    from hvozd.agents.hint import TEXTS, advise, tell
    from hvozd.core import Rng, decision, find_game
    from hvozd.core.record import load
    from hvozd.kit.texts import Teller

    record = load(read_bytes(args.file))
    game = find_game(record.header.game)
    g = state_at(record, args.at)
    teller = Teller(game, game.words(g), game.seat_names(g), args.lang, (TEXTS,))
    now = decision(g)
    if now is None:
        print(teller.texts.get("hint-over"))
        return 0
    print(teller.texts.get("hint-asked", {"seat": teller.seat(now.seat), "question": teller.question(now.step)}))
    rng = Rng(record.header.seed).fork(g.number)
    agent = find_agent(args.agent)(rng)
    advices = advise(Place(game, g, now, now.seat), agent, rng, max(1, args.most))
    for line in tell(advices, teller, bool(getattr(agent, "failures", 0))):
        print(line)
    return 0
