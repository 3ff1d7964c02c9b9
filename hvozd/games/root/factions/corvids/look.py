"""How the Corvid Conspiracy looks."""

from hvozd.games.root.factions.corvids.plots import CorvidsView
from hvozd.games.root.rules.plots import PLOT_WORDS
from hvozd.games.root.table.board_drawing import Sheet, Sign
from hvozd.games.root.table.boards import labelled
from hvozd.games.root.table.labels import Bit, Lines, Speaker, several
from hvozd.games.root.table.looks import Look


def board_lines(board: CorvidsView, speak: Speaker) -> Lines:
    """The kinds of face-down plots reach only the Corvids' own view."""
    lines = [[Bit(speak.say("plots-left", plots=board.plots_left))]]
    secret = [f"{clearing} {plot_name(kind, speak)}" for clearing, kind in enumerate(board.secret) if kind]
    if secret:
        lines.append(labelled(speak, "secret", ", ".join(secret)))
    if supply := several((plot_name(kind, speak), number) for kind, number in enumerate(board.supply)):
        lines.append(labelled(speak, "plot-supply", supply))
    return lines


def plot_name(kind: int, speak: Speaker) -> str:
    return speak.name("plot", PLOT_WORDS[kind])


def draw(board: CorvidsView, speak: Speaker, sheet: Sheet) -> None:
    """R-13: the plots that are left; the own eyes also see which, and which lie where."""
    told = speak.say("plots-left", plots=board.plots_left)
    sheet.words("left", told)
    sheet.signs("plots", [Sign("k-plot", None, told)] * board.plots_left)
    supply = [plot_sign(kind, number, speak) for kind, number in enumerate(board.supply) if number]
    if supply:
        sheet.words("supply", speak.say("plot-supply"), "quiet")
        sheet.signs("kinds", supply)
    secret = [(clearing, kind) for clearing, kind in enumerate(board.secret) if kind]
    if secret:
        told = ", ".join(f"{clearing} {plot_name(kind, speak)}" for clearing, kind in secret)
        sheet.words("secret", f"{speak.say('secret')}: {told}")


def plot_sign(kind: int, number: int, speak: Speaker) -> Sign:
    return Sign(f"k-{PLOT_WORDS[kind]}", number, plot_name(kind, speak), "", f"plot:{PLOT_WORDS[kind]}")


LOOKS = {"corvids": Look("CC", "medium_purple1", "crow", board=board_lines, draws=draw)}
