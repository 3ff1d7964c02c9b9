"""The standings as one plain HTML page: a bar for every share of wins, its interval, and a mark at even chances."""

from html import escape

from hvozd.runs.arena import Plan
from hvozd.runs.arena.standings import Cell, Standings

WIDTH, HEIGHT = 320, 16
STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; width: 100% } td, th { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child { text-align: left } tr.whole { font-weight: 600 } tr.part td:first-child { padding-left: 1.6rem }
.bar { fill: #9db98a } .range { stroke: #222; stroke-width: 2 } .even { stroke: #b03a2e; stroke-dasharray: 3 2 }
.back { fill: #f2f2ee }
"""


def bar(cell: Cell) -> str:
    """One share of wins as a picture, with a text for who does not see it."""
    low, high = (WIDTH * bound for bound in cell.interval)
    middle = HEIGHT / 2
    told = f"{cell.share:.0%}, 95 % interval {cell.interval[0]:.0%} to {cell.interval[1]:.0%}"
    mark = ""
    if cell.fair is not None:
        told += f", even chances {cell.fair:.0%}"
        mark = f'<line class="even" x1="{WIDTH * cell.fair:.1f}" x2="{WIDTH * cell.fair:.1f}" y1="0" y2="{HEIGHT}"/>'
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{told}"><title>{told}</title>'
        f'<rect class="back" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<rect class="bar" width="{WIDTH * cell.share:.1f}" height="{HEIGHT}"/>'
        f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>{mark}</svg>'
    )


def row(agent: str, part: str, cell: Cell) -> str:
    low, high = cell.interval
    kind, name = ("part", part) if part else ("whole", agent)
    cells = [
        escape(name),
        str(cell.games),
        str(cell.won),
        f"{cell.share:.1%}",
        f"{low:.1%} – {high:.1%}",
        bar(cell),
        f"{cell.score / max(1, cell.games):.1f}",
        f"{1000 * cell.pace['mean']:.0f}",
    ]
    return f'<tr class="{kind}">' + "".join(f"<td>{text}</td>" for text in cells) + "</tr>"


def page(plan: Plan, standings: Standings, command: str) -> str:
    """The whole page; it loads nothing."""
    title = f"{plan.game}: {', '.join(plan.agents)}"
    heads = ("agent", "games", "wins", "share", "95 % interval", "", "mean score", "ms a decision")
    rows = "\n".join(row(*each) for each in standings.rows())
    faults = "".join(f"<li>{escape(fault)}</li>" for fault in standings.faults)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>
<h1>{escape(title)}</h1>
<p>{standings.games} games, seed {plan.seed}. Black: the 95 % interval (Wilson). Red: even chances. A game counts once for every
seat of an agent. Made by <code>{escape(command)}</code>.</p>
<table><tr>{"".join(f"<th>{head}</th>" for head in heads)}</tr>
{rows}
</table>{f"<h2>Faults</h2><ul>{faults}</ul>" if faults else ""}
</html>
"""
