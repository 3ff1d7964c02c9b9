"""How the Woodland Alliance looks."""

from hvozd.games.root.factions.alliance import TRACK, AllianceView
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, Track
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


def draw(board: AllianceView, speak: Speaker, sheet: Sheet) -> None:
    """R-8: supporters and officers, the bases that are left, the track of sympathy under the cost of its spaces."""
    supporters = speak.say("supporters", supporters=board.supporters)
    officers = speak.say("officers", officers=board.officers)
    boxes = [Box(supporters, [Sign("cardback")]), Box(officers, [Sign("w-mouse")])]
    sheet.boxes("people", boxes, 2)
    bases = ", ".join(speak.suit(suit).text for suit in board.bases)
    told = speak.say("bases", bases=bases) if bases else speak.say("no-bases")
    left = [
        Box(speak.suit(suit).text, [Sign(f"badge-{suit}"), Sign("plot" if suit in board.bases else "b-base")])
        for suit in range(3)
    ]
    sheet.words("bases", told)
    sheet.boxes("left", left, 3)
    told = speak.say("sympathy", sympathy=board.sympathy)
    sheet.track("sympathy", Track("k-sympathy", TRACK.points, TRACK.cost, head="cardback"), board.sympathy, told)


def open_piles(board: AllianceView) -> dict[str, list[int]]:
    return {"supporters-known": board.known_supporters}


LOOKS = {"alliance": Look("WA", "green3", "mouse", board=board_lines, draws=draw, piles=open_piles)}
