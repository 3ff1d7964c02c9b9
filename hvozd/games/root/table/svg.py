"""A view of Root as pictures: the woodland with its score track, the own hand, a panel for each seat."""

from functools import cache

from hvozd.core import Picture
from hvozd.games.root.components import GAME, MAP_CLEARINGS, MAPS
from hvozd.games.root.hidden.view import BattleView, RootView
from hvozd.games.root.table.clearings import clearing, forests, ways
from hvozd.games.root.table.faces import faces, hand
from hvozd.games.root.table.ground import HEIGHT, WIDTH, grounds, place_of, step_width
from hvozd.games.root.table.labels import Namer, factions_of, speaker
from hvozd.games.root.table.looks import look_of
from hvozd.games.root.table.panels import panels
from hvozd.games.root.table.shapes import figure_of, shapes
from hvozd.kit.markup import tag
from hvozd.kit.once import once

TRACK = 66
"""The height of the score track below the map."""


def picture(view: RootView, seat: int | None, lang: str = "en") -> Picture:
    """Every part is drawn from what it shows and from nothing else, so that what stays is drawn once, for all viewers."""
    factions = factions_of(view)
    places = [
        clearing(view.map, number, view.clearings[number], view.ferry == number, factions, lang) for number in MAP_CLEARINGS
    ]
    body = [
        tag("use", href=f"#land-{view.map}", id="land"),
        ways(view.map, view.opened),
        forests(view.map, [one.pawn for one in view.seats], factions, lang),
        tag("g", *places, id="clearings"),
        battle(view.map, view.battle),
        burrow(view.clearings[0].warriors, factions, lang),
        score_track([-1 if one.dominance >= 0 or one.coalition >= 0 else one.points for one in view.seats], factions),
    ]
    board = tag("svg", *body, viewBox=f"0 0 {WIDTH} {HEIGHT + TRACK}", id="board-svg", class_="root")
    return Picture(board, hand(view.seats[seat].known) if seat is not None else "", panels(view, seat, lang))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: shapes, the ground of every map, the cards in one language."""
    return shapes() | grounds() | faces(Namer(lang))


@once
def score_track(scores: list[int], factions: tuple[str, ...]) -> str:
    """A row of steps from nothing to victory; those who play for dominance or in a coalition have left it (-1)."""
    last = GAME.points_to_win
    step = step_width(last)
    rows = [tag("use", href="#track")]
    stacked: dict[int, int] = {}
    for seat, score in enumerate(scores):
        if score < 0:
            continue
        points = min(score, last)
        level = stacked.get(points, 0)
        stacked[points] = level + 1
        rows.append(marker(factions[seat], seat, 20 + points * step, level))
    return tag("g", *rows, id="score")


def marker(faction: str, seat: int, x: float, level: int) -> str:
    figure = figure_of(faction)
    drawn = tag("use", href=f"#w-{figure}", width=30, height=33)
    at = f"translate({x + level % 2 * 5:.0f} {HEIGHT + 8 - level * 9})"
    return tag("g", drawn, id=f"score-{seat}", class_=f"f-{faction}", transform=at, data_glide="1")


@once
def battle(land: int, now: BattleView | None) -> str:
    """Crossed swords over the clearing where a battle is fought."""
    if now is None or now.clearing not in MAP_CLEARINGS:
        return tag("g", id="battle")
    x, y = place_of(MAPS[land], now.clearing)
    swords = tag("use", href="#item-sword", x=-30, y=-30, width=60, height=60)
    other = tag("g", swords, transform="scale(-1 1)")
    hits = (
        tag("text", f"{now.rolled[0] + now.extra[0]} : {now.rolled[1] + now.extra[1]}", y=58, class_="hits") if now.fought else ""
    )
    return tag(
        "g", tag("g", swords, other, hits, transform=f"translate({x:.0f} {y:.0f})", class_="swords", id="swords"), id="battle"
    )


@once
def burrow(warriors: list[int], factions: tuple[str, ...], lang: str) -> str:
    """The clearing that is not on the map, where somebody may stand in it."""
    owners = [seat for seat, faction in enumerate(factions) if look_of(faction).underground]
    if not owners:
        return tag("g", id="burrow")
    seat = owners[0]
    name = speaker(factions, lang).name("place", "burrow")
    count = warriors[seat]
    body = [
        tag("path", d="M-70 40C-66 -40 66 -40 70 40Z", class_="mound"),
        tag("path", d="M-34 40C-30 -6 30 -6 34 40Z", class_="hole"),
        tag("use", href=f"#w-{figure_of(factions[seat])}", x=-46, y=-4, width=34, height=38) if count else "",
        tag("text", str(count), x=24, y=32, class_="hits") if count else "",
    ]
    group = tag(
        "g",
        *body,
        transform=f"translate({WIDTH / 2:.0f} {HEIGHT - 44})",
        class_=f"f-{factions[seat]}",
        id="burrow-in",
        data_stack=f"w{seat}",
        data_n=count,
        data_pick="place:burrow",
        data_tip=name,
    )
    return tag("g", group, id="burrow")
