"""How the Eyrie Dynasties look."""

from hvozd.games.root.components import SUIT
from hvozd.games.root.factions.eyrie import TRACK, EyrieView
from hvozd.games.root.factions.eyrie.decree import COLUMNS, LEADERS
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import DIM, Bit, Lines, Speaker, row
from hvozd.games.root.table.looks import Look


def board_lines(board: EyrieView, speak: Speaker) -> Lines:
    roosts = speak.say("roosts", roosts=board.roosts, points=TRACK.points[board.roosts - 1] if board.roosts else 0)
    if board.leader < 0:
        return [facts(speak.say("no-leader"), roosts)]
    leader = LEADERS[board.leader]
    name = speak.say("leader", leader=speak.name("leader", leader))
    head = [f"{name} ({speak.texts.get(f'text-{leader}').rstrip('.')})", roosts]
    if board.deposed:
        head.append(speak.say("deposed", leaders=", ".join(speak.name("leader", LEADERS[each]) for each in board.deposed)))
    lines = [facts(*head), [Bit(f"{speak.say('decree')}: ", DIM), *decree(board, speak)]]
    if any(board.pending):
        left = [suit for suit, number in enumerate(board.pending) for _ in range(number)]
        lines.append([Bit(speak.say("pending", suits=", ".join(speak.suit(suit).text for suit in left)), "bold")])
    return lines


def decree(board: EyrieView, speak: Speaker) -> list[Bit]:
    """The four columns with the suits of their cards; viziers are named."""
    columns = []
    for column, name in enumerate(COLUMNS):
        viziers = [[Bit(speak.say("vizier"), "cyan")]] * board.viziers.count(column)
        cards = [[speak.suit(SUIT[card])] for card in board.decree[column]]
        columns.append([Bit(f"{speak.name('order', name)} "), *(row([*viziers, *cards], " ") or [Bit("–", DIM)])])
    return row(columns, " | ")


LOOKS = {"eyrie": Look("ED", "dodger_blue1", "hawk", board=board_lines)}
