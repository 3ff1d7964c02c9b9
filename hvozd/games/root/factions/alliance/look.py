"""How the Woodland Alliance looks."""

from hvozd.games.root.factions.alliance import TRACK, AllianceView
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import Bit, Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: AllianceView, speak: Speaker) -> Lines:
    sympathy = [speak.say("sympathy", sympathy=board.sympathy)]
    if board.sympathy < len(TRACK.cost):
        cost, points = TRACK.cost[board.sympathy], TRACK.points[board.sympathy]
        sympathy.append(speak.say("sympathy-next", cost=cost, points=points))
    bases = ", ".join(speak.suit(suit).text for suit in board.bases)
    base = speak.say("bases", bases=bases) if bases else speak.say("no-bases")
    lines = [facts(*sympathy, base, speak.say("officers", officers=board.officers))]
    supporters = Bit(speak.say("supporters", supporters=board.supporters))
    known = [Bit(": "), *speak.cards(board.known_supporters)] if board.known_supporters else []
    return [*lines, [supporters, *known]]


LOOKS = {"alliance": Look("WA", "green3", "mouse", board=board_lines)}
