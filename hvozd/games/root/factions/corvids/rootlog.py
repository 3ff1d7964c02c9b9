"""The Corvid Conspiracy in a Rootlog."""

from hvozd.games.root.factions.corvids import Exposed
from hvozd.games.root.factions.corvids.plots import PlotsSwapped
from hvozd.games.root.notation.letters import FLIPPED, Notation, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.plots import PLOT_WORDS, RAID, PlotRevealed

PIECES = {"plot": "t", "bomb": "t_b", "snare": "t_s", "extortion": "t_e", "raid": "t_r"}


def plots_swapped(scribe: Scribe, event: PlotsSwapped) -> None:
    """A reader of the log changes the places of both plots, whatever they are."""
    scribe.line().add(f"t{event.first}<->t{event.second}")
    other = {str(event.first): str(event.second), str(event.second): str(event.first)}
    plots = letter(scribe.g, event.seat) + "t"
    for (thing, place), number in list(scribe.told.items()):
        clearing, _, kind = place.partition(FLIPPED)
        if thing == plots and clearing in other and kind:
            scribe.told[plots, place] -= number
            scribe.told[plots, other[clearing] + FLIPPED + kind] += number


def plot_revealed(scribe: Scribe, event: PlotRevealed) -> None:
    """A raid that is removed is turned up, for it brings warriors; a guessed one brings none."""
    line, corvids = scribe.line(), letter(scribe.g, event.seat)
    guessed = bool(line.tokens) and str(line.tokens[-1]).startswith("?")
    if event.plot == RAID and not guessed:
        raid = PIECES["raid"]
        line.add(f"{line.who(corvids)}t{event.place}^{raid}")
        scribe.told[corvids + "t", str(event.place)] -= 1
        scribe.told[corvids + "t", f"{event.place}^{raid}"] += 1


def exposed(scribe: Scribe, event: Exposed) -> None:
    plot = PIECES[PLOT_WORDS[event.plot]]
    scribe.line().add("#^P", f"?P{plot}{event.place}")


NOTATIONS = {
    "corvids": Notation(
        "P",
        PIECES,
        turned=("bomb", "snare", "extortion", "raid"),
        before={PlotsSwapped: plots_swapped, PlotRevealed: plot_revealed},
        after={Exposed: exposed},
    )
}
