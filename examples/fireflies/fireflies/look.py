"""How the Fireflies look: a figure and a token of their own, their board in a line."""

from fireflies import FirefliesView
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look

FIREFLY = (
    "M20 2c5 0 8 4 8 9l8-4c3 8-1 15-8 16 2 8 0 16-8 20-8-4-10-12-8-20-7-1-11-8-8-16l8 4c0-5 3-9 8-9z",
    '<g class="eye"><circle cx="16" cy="10" r="2.6"/><circle cx="24" cy="10" r="2.6"/></g><path class="ink" d="M14 28h12"/>',
)
LANTERN = "M15 3h6v4h-6zM10 9h16l3 6v12l-3 5H10l-3-5V15zM13 14v13h10V14z"


def board_lines(board: FirefliesView, speak: Speaker) -> Lines:
    told = [speak.say("fireflies-lanterns", lanterns=board.lanterns)]
    if board.next_points:
        told.append(speak.say("fireflies-next", points=board.next_points))
    return [facts(*told)]


LOOKS = {"fireflies": Look("FF", "gold1", "firefly", {"firefly": FIREFLY}, {"lantern": LANTERN}, board_lines)}
