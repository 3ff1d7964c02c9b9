"""The ladder of a course: every generation, whom it met at the gate, how that went; as lines and as one plain HTML page."""

import math
from html import escape

from hvozd.runs.arena.report import STYLE, bar
from hvozd.runs.arena.standings import Cell
from hvozd.runs.training.course import Generation, Ladder, told
from hvozd.runs.training.gates import Verdict

HEADS = (
    "generation",
    "against",
    "games",
    "wins",
    "share",
    "95 % interval",
    "even",
    "",
    "Elo",
    "log loss",
    "by hand",
    "CPU s",
    "",
)


def elo(share: float, even: float) -> float:
    """How many points better than its rivals who wins so often is; even chances are 0.

    >>> round(elo(0.25, 0.25)), round(elo(0.4, 0.25))
    (0, 120)
    """
    share = min(1 - 1e-3, max(1e-3, share))
    return 400 * math.log10(share / (1 - share) * (1 - even) / even)


def elo_told(verdict: Verdict) -> str:
    share = verdict.won / verdict.games if verdict.games else verdict.even
    return f"{elo(share, verdict.even):+.0f} ({elo(verdict.low, verdict.even):+.0f} – {elo(verdict.high, verdict.even):+.0f})"


def cells(rung: Generation) -> tuple[str, ...]:
    verdict = rung.verdict
    cell = Cell(verdict.games, verdict.won, 0, verdict.even * verdict.games)
    return (
        *(str(rung.number), rung.against, str(verdict.games), str(verdict.won), f"{cell.share:.1%}"),
        *(f"{verdict.low:.1%} – {verdict.high:.1%}", f"{verdict.even:.1%}", bar(cell), elo_told(verdict)),
        *(*("–" if loss is None else f"{loss:.4f}" for loss in (rung.loss, rung.before)), f"{verdict.seconds:.0f}"),
        "kept" if rung.passed else "thrown away",
    )


def line(rung: Generation) -> str:
    """A generation in one line of text."""
    number, against, games, won, share, interval, even, _, points, loss, before, seconds, fate = cells(rung)
    by_name = ", ".join(f"{name} {one} of {all_}" for name, (one, all_) in rung.verdict.detail.items())
    return (
        f"generation {number}: {won} of {games} against {against}, {share} ({interval}), even {even}, Elo {points}; "
        f"log loss {loss}, by hand {before}; {seconds} s of the processor; {by_name}: {fate}"
    )


def page(ladder: Ladder) -> str:
    """The whole page; it loads nothing."""
    course = ladder.course
    heads = "".join(f"<th>{head}</th>" for head in HEADS)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{text if text.startswith('<svg') else escape(text)}</td>" for text in cells(rung)) + "</tr>"
        for rung in ladder.rungs
    )
    title = f"{course.game}: what was learned"
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>
<style>{STYLE}table {{ display: block; overflow-x: auto; white-space: nowrap }}</style>
<h1>{escape(title)}</h1>
<p>{course.games} games a generation ({escape(told(course.settings)) or "settings drawn"}), {course.gate} games a gate
({escape(told(course.gate_settings)) or "settings drawn"}) with a budget of {escape(course.budget)}, seed {course.seed}.
A generation is kept when the whole 95 % interval (Wilson) of its share lies above even chances, on deals that nobody was
trained on.</p>
<table><tr>{heads}</tr>
{rows}
</table>
</html>
"""
