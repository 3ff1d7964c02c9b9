"""A character's booklet: objectives with their progress, prices, actions, special rules; for the browser and the terminal."""

from collections.abc import Iterable, Iterator

from rich.markup import escape

from hvozd.games.crescent.components import tables
from hvozd.games.crescent.components.figures import STRUCTURES
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hidden.view import CrescentView
from hvozd.games.crescent.table import FOLDERS
from hvozd.games.crescent.table.goals import Progress, progress
from hvozd.kit.markup import plain, tag
from hvozd.kit.once import once
from hvozd.kit.texts import Texts


def how(each: Progress, texts: Texts) -> str:
    """CM-15.1: the item in words, with the figures of this game."""
    row = each.row
    rows = {"vps": "/".join(map(str, row.vp)), "steps": "/".join(map(str, row.steps))}
    variables = {"vp": row.vp[0], "most": row.most, "least": row.least, "each": row.each, "cities": row.cities, **rows}
    return texts.get(f"how-{each.goal}", variables)


def now(each: Progress, texts: Texts) -> str:
    """How far it has come, and what it would bring."""
    if each.count < 0:
        return texts.get("booklet-at-once")
    return texts.get("booklet-now", {"count": each.count, "vp": each.vp})


def objectives(items: Iterable[Progress]) -> dict[str, list[Progress]]:
    """The items by objective."""
    found: dict[str, list[Progress]] = {}
    for each in items:
        found.setdefault(each.goal.split("-")[0], []).append(each)
    return found


def prices(overlay: str, seat: int, texts: Texts) -> str:
    """CM-7.3.4: what the character builds, and for how much."""
    t = tables(overlay)
    costs = [(kind, cost) for kind, cost in zip(STRUCTURES, t.cost[seat], strict=True) if cost is not None]
    return ", ".join(f"{texts.get(f'structure-{kind}')} {cost}" for kind, cost in costs)


def actions(overlay: str, seats: int, seat: int, texts: Texts) -> Iterator[str]:
    """A-64: what the character can do, with the numbers of its booklet."""
    t = tables(overlay)
    yield texts.get("booklet-common")
    numbers = (("move", t.move[seat]), ("build", t.build[seat]), ("recruit", t.recruit[seat]))
    yield from (texts.get(f"booklet-{name}", {"number": number}) for name, number in numbers if number)
    if costs := prices(overlay, seat, texts):
        yield texts.get("booklet-prices", {"prices": costs})
    if t.hires[seat]:
        yield texts.get("booklet-hires-five" if seats == len(CAST) else "booklet-hires-four")
    yield from numbered("unique", CAST[seat], texts)


def special(overlay: str, seat: int, texts: Texts) -> Iterator[str]:
    """CM-14: what the character alone is allowed, and its limit of units."""
    yield from numbered("ability", CAST[seat], texts)
    yield texts.get("booklet-limit", {"number": tables(overlay).unit_limit[seat]})


def numbered(kind: str, who: str, texts: Texts) -> Iterator[str]:
    """The lines that a character's room has of a kind."""
    number = 1
    while texts.has(key := f"{kind}-{who}-{number}"):
        yield texts.get(key)
        number += 1


# -- for the browser -----------------------------------------------------------------------------------------------------------


def drawn(view: CrescentView, seat: int, lang: str, own: bool) -> str:
    """The booklet as a part of the character's panel; the own goals lie open, all else is a tap away."""
    parts = (goals(progress(view, seat), view.year, CAST[seat], own, lang), *duties(view.overlay, len(view.seats), seat, lang))
    return tag("div", *parts, class_="cm-booklet", id=f"booklet-{CAST[seat]}")


@once
def goals(items: list[Progress], year: int, who: str, own: bool, lang: str) -> str:
    """CM-15.1: the objectives with their progress, under what they would bring now."""
    texts, rows = Texts(FOLDERS, lang), []
    for objective, each_of in objectives(items).items():
        rows.append(tag("h4", plain(texts.get(f"objective-{objective}"))))
        rows += [line(how(each, texts), now(each, texts), "done" if each.vp else "open") for each in each_of]
    title = texts.get("booklet-goals", {"vp": sum(each.vp for each in items if each.row.rule != "pay"), "year": year})
    return fold(f"goals-of-{who}", title, tag("div", *rows, class_="cm-goals", id=f"goals-{who}"), own)


@once
def duties(overlay: str, seats: int, seat: int, lang: str) -> list[str]:
    """What the character can do, and what it alone is allowed."""
    texts, parts = Texts(FOLDERS, lang), []
    for key, lines in (("actions", actions(overlay, seats, seat, texts)), ("special", special(overlay, seat, texts))):
        items = [tag("li", plain(line)) for line in lines]
        parts.append(fold(f"{key}-of-{CAST[seat]}", texts.get(f"booklet-{key}"), tag("ul", *items), False))
    return parts


def line(text: str, figure: str, state: str) -> str:
    """A row of two: no table, for browsers put elements of their own into those."""
    return tag("p", tag("span", plain(text)), tag("b", plain(figure)), class_=state)


def fold(name: str, title: str, body: str, is_open: bool) -> str:
    return tag("details", tag("summary", plain(title)), body, id=name, open="open" if is_open else None)


def report(view: CrescentView, texts: Texts) -> str:
    """CM-16.1: at the end, where the points of all came from."""
    start = tables(view.overlay).start_vp
    columns = []
    for each in view.seats:
        rows = [(texts.get("report-start"), start)]
        rows += [(texts.get(f"goal-{goal}"), vp) for goal, vp in each.scored.items() if vp]
        rows += [(texts.get("report-deals"), each.bargained)] if each.bargained else []
        lines = [line(name, str(vp), "open") for name, vp in (*rows, (texts.get("report-total"), each.vp))]
        name = texts.get(f"name-{each.character}")
        columns.append(fold(f"report-{each.character}", f"{name}: {each.vp}", tag("div", *lines, class_="cm-goals"), True))
    return tag("div", *columns, class_="cm-booklet", id="report")


# -- for the terminal ------------------------------------------------------------------------------------------------------------


def written(view: CrescentView, seat: int | None, lang: str) -> str:
    """The own booklet, and what the others would score now."""
    texts = Texts(FOLDERS, lang)
    lines = [] if seat is None else [*own_lines(view, seat, texts), ""]
    lines.append(f"[bold]{escape(texts.get('booklet-others'))}[/]")
    for other, each in enumerate(view.seats):
        if other != seat:
            vp = sum(item.vp for item in progress(view, other) if item.row.rule != "pay")
            lines.append(f"  {escape(texts.get(f'name-{each.character}'))}: {vp}")
    return "\n".join(lines)


def own_lines(view: CrescentView, seat: int, texts: Texts) -> Iterator[str]:
    total = sum(each.vp for each in progress(view, seat) if each.row.rule != "pay")
    yield f"[bold]{escape(texts.get('booklet-goals', {'vp': total, 'year': view.year}))}[/]"
    for objective, items in objectives(progress(view, seat)).items():
        yield f"  [bold]{escape(texts.get(f'objective-{objective}'))}[/]"
        yield from (f"    {escape(how(each, texts))} [dim]{escape(now(each, texts))}[/]" for each in items)
    told = actions(view.overlay, len(view.seats), seat, texts)
    for key, lines in (("actions", told), ("special", special(view.overlay, seat, texts))):
        yield f"[bold]{escape(texts.get(f'booklet-{key}'))}[/]"
        yield from (f"  {escape(line)}" for line in lines)


def written_report(view: CrescentView, texts: Texts) -> Iterator[str]:
    """CM-16.1: the end report of the terminal."""
    start = tables(view.overlay).start_vp
    for each in view.seats:
        parts = [f"{texts.get('report-start')} {start}"]
        parts += [f"{texts.get(f'goal-{goal}')} {vp}" for goal, vp in each.scored.items() if vp]
        parts += [f"{texts.get('report-deals')} {each.bargained}"] if each.bargained else []
        yield f"[bold]{escape(texts.get(f'name-{each.character}'))} {each.vp}[/]: {escape(', '.join(parts))}"
