"""How the Eyrie Dynasties look."""

from hvozd.games.root.components import SUIT
from hvozd.games.root.factions.eyrie import TRACK, EyrieView
from hvozd.games.root.factions.eyrie.decree import COLUMNS, LEADERS
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, Track
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


def draw(board: EyrieView, speak: Speaker, sheet: Sheet) -> None:
    """R-7: the leader, the Decree with its four columns, the track of roosts."""
    points = TRACK.points[board.roosts - 1] if board.roosts else 0
    if board.leader >= 0:
        leader = LEADERS[board.leader]
        sheet.words("leader", speak.say("leader", leader=speak.name("leader", leader)), "b")
        sheet.words("able", speak.texts.get(f"text-{leader}"), "quiet")
        sheet.boxes("decree", [column(number, board, speak) for number in range(len(COLUMNS))], 4)
    else:
        sheet.words("leader", speak.say("no-leader"), "b")
    if any(board.pending):
        left = [Sign(f"badge-{suit}", number, speak.suit(suit).text) for suit, number in enumerate(board.pending) if number]
        sheet.signs("pending", left, speak.say("pending", suits=""))
    if board.deposed:
        names = ", ".join(speak.name("leader", LEADERS[each]) for each in board.deposed)
        sheet.words("deposed", speak.say("deposed", leaders=names), "quiet")
    told = speak.say("roosts", roosts=board.roosts, points=points)
    sheet.track("roosts", Track("b-roost", TRACK.points, cards=TRACK.cards), board.roosts, told)


def column(number: int, board: EyrieView, speak: Speaker) -> Box:
    viziers = [Sign("w-hawk", None, speak.say("vizier"))] * board.viziers.count(number)
    cards = [Sign(f"badge-{SUIT[card]}", None, speak.card(card).text) for card in board.decree[number]]
    return Box(speak.name("order", COLUMNS[number]), [*viziers, *cards])


LOOKS = {"eyrie": Look("ED", "dodger_blue1", "hawk", board=board_lines, draws=draw)}
