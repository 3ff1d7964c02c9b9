"""The Corvid Conspiracy in a Rootlog."""

import re
from collections.abc import Sequence

from hvozd.games.root.factions.corvids import Exposed
from hvozd.games.root.factions.corvids.plots import PlotsSwapped, own
from hvozd.games.root.notation.letters import FLIPPED, Notation, letter
from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.notation.signs import told
from hvozd.games.root.rules.plots import PLOT_WORDS, PLOTS, RAID, PlotRevealed
from hvozd.games.root.state import RootState

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


TURNED = re.compile(r"P?t(\d+)\^(t_[a-z])")
SWAPPED = re.compile(r"t(\d+)<->t(\d+)")
GUESSED = re.compile(r"\?P(t_[a-z])(\d+)")


def doubts(g: RootState, seat: int, rows: Sequence[Row]) -> int:
    """Plots that lie face down and are turned up, guessed or removed later as something else than they are."""
    kinds = [PIECES[PLOT_WORDS[kind]] for kind in PLOTS]
    lying = {str(place): kinds[kind - 1] for place, kind in enumerate(own(g, seat).secret) if kind}
    wrong, guess = 0, ("", "")
    for action, mine in [(action, row.faction) for row in rows for action in row.actions]:
        if found := TURNED.fullmatch(action):
            wrong += lying.pop(found[1], found[2]) != found[2]
        elif found := SWAPPED.fullmatch(action):
            one, other = lying.pop(found[1], ""), lying.pop(found[2], "")
            lying |= {place: kind for place, kind in ((found[2], one), (found[1], other)) if kind}
        elif found := GUESSED.fullmatch(action):
            guess = (found[2], found[1])
            continue
        else:
            for thing in told(action, mine) or ():
                if thing.key[:2] == ("move", "Pt") and thing.key[2] in lying:
                    kind = lying.pop(thing.key[2])
                    wrong += kind != guess[1] if guess[0] == thing.key[2] else kind == PIECES["raid"]
                elif guess[0] and thing.key[0] == "move" and "#" in thing.key[1]:
                    wrong += lying.get(guess[0]) == guess[1]
        guess = ("", "")
    return wrong


NOTATIONS = {
    "corvids": Notation(
        "P",
        PIECES,
        turned=("bomb", "snare", "extortion", "raid"),
        before={PlotsSwapped: plots_swapped, PlotRevealed: plot_revealed},
        after={Exposed: exposed},
        doubts=doubts,
    )
}
