"""How the Cogwheel Corvids look."""

from hvozd.games.root.clockwork.cogwheel_corvids import CogwheelCorvidsView
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: CogwheelCorvidsView, speak: Speaker) -> Lines:
    return [facts(speak.say("plots-left", plots=board.plots_left), speak.say("bot-extortions", points=board.extortions))]


LOOKS = {"cogwheel_corvids": Look("KC", "medium_purple1", "crow", board=board_lines)}
