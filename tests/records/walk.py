"""A record gone through once more, action by action: where it leads, and what was offered on the way."""

import hashlib

from hvozd.core import Decision, Game, State, decision, find_game
from hvozd.core.record import Record, begin, step_through


def offered(game: Game, g: State, now: Decision, seat: int) -> list[str]:
    """The texts of all that a seat may answer; their order is nobody's business."""
    return sorted({game.write(g, action) for action in now.options(seat)})


def walk(record: Record) -> tuple[State, str]:
    """The last position, every action and random outcome checked, and a digest of who was offered what.

    The digest has two digits for each decision, which tell of it and of all before it, and at the end 32 for the whole:
    a record in which every action is still legal shows by it that another one became legal, or no longer is.
    """
    game = find_game(record.header.game)
    g = begin(record)
    told = hashlib.blake2b(digest_size=16)
    digits = []
    for line in record.lines:
        now = decision(g)
        assert now is not None, f"the game is over before action {line.number}"
        told.update("\n".join([str(now.seats), *offered(game, g, now, line.seat), ""]).encode())
        digits.append(told.hexdigest()[:2])
        step_through(record, g, line)
    return g, "".join(digits) + told.hexdigest()
