"""A view of Root as pictures: the woodland with its score track, the own hand, a panel for each seat."""

from functools import cache

from hvozd.core import Picture
from hvozd.games.root.board_cards import faces, hand
from hvozd.games.root.board_land import HEIGHT, WIDTH, grounds, place_of, step_width
from hvozd.games.root.board_map import clearing, forests, ways
from hvozd.games.root.board_panels import panels
from hvozd.games.root.board_shapes import letter_of, shapes
from hvozd.games.root.components import GAME, MAP_CLEARINGS, MAPS
from hvozd.games.root.hooks import find_faction
from hvozd.games.root.terminal_text import Namer, Speaker
from hvozd.games.root.view import RootView
from hvozd.picture import tag

TRACK = 66
"""The height of the score track below the map."""


def picture(view: RootView, seat: int | None, lang: str = "en") -> Picture:
    speak = Speaker(view, lang)
    body = [
        tag("use", href=f"#land-{view.map}", id="land"),
        ways(view),
        forests(view, speak),
        tag("g", *(clearing(view, number, speak) for number in MAP_CLEARINGS), id="clearings"),
        battle(view),
        burrow(view, speak),
        score_track(view),
    ]
    board = tag("svg", *body, viewBox=f"0 0 {WIDTH} {HEIGHT + TRACK}", id="board-svg", class_="root", role="img")
    return Picture(board, hand(view.seats[seat].known) if seat is not None else "", panels(view, seat, speak))


@cache
def symbols(lang: str) -> dict[str, str]:
    """What the pictures draw with `<use>`: shapes, the ground of every map, the cards in one language."""
    return shapes() | grounds() | faces(Namer(lang))


def score_track(view: RootView) -> str:
    """A row of steps from nothing to victory; those who play for dominance or in a coalition have left it."""
    last = GAME.points_to_win
    step = step_width(last)
    rows = [tag("use", href="#track")]
    stacked: dict[int, int] = {}
    for seat, one in enumerate(view.seats):
        if one.dominance >= 0 or one.coalition >= 0:
            continue
        points = min(one.points, last)
        level = stacked.get(points, 0)
        stacked[points] = level + 1
        rows.append(marker(view, seat, 20 + points * step, level))
    return tag("g", *rows, id="score")


def marker(view: RootView, seat: int, x: float, level: int) -> str:
    faction = view.seats[seat].faction
    letter = letter_of(find_faction(faction).file.letter)
    figure = tag("use", href=f"#w-{letter}", width=30, height=33)
    at = f"translate({x + level % 2 * 5:.0f} {HEIGHT + 8 - level * 9})"
    return tag("g", figure, id=f"score-{seat}", class_=f"f-{faction}", transform=at, data_glide="1")


def battle(view: RootView) -> str:
    """Crossed swords over the clearing where a battle is fought."""
    now = view.battle
    if now is None or now.clearing not in MAP_CLEARINGS:
        return tag("g", id="battle")
    x, y = place_of(MAPS[view.map], now.clearing)
    swords = tag("use", href="#item-sword", x=-30, y=-30, width=60, height=60)
    other = tag("g", swords, transform="scale(-1 1)")
    hits = (
        tag("text", f"{now.rolled[0] + now.extra[0]} : {now.rolled[1] + now.extra[1]}", y=58, class_="hits") if now.fought else ""
    )
    return tag(
        "g", tag("g", swords, other, hits, transform=f"translate({x:.0f} {y:.0f})", class_="swords", id="swords"), id="battle"
    )


def burrow(view: RootView, speak: Speaker) -> str:
    """The Duchy's clearing off the map."""
    here = view.clearings[0]
    owners = [seat for seat, one in enumerate(view.seats) if find_faction(one.faction).file.letter == "H"]
    if not owners:
        return tag("g", id="burrow")
    seat = owners[0]
    name = speak.name("place", "burrow")
    count = here.warriors[seat]
    body = [
        tag("path", d="M-70 40C-66 -40 66 -40 70 40Z", class_="mound"),
        tag("path", d="M-34 40C-30 -6 30 -6 34 40Z", class_="hole"),
        tag("use", href="#w-H", x=-46, y=-4, width=34, height=38) if count else "",
        tag("text", str(count), x=24, y=32, class_="hits") if count else "",
    ]
    group = tag(
        "g",
        *body,
        transform=f"translate({WIDTH / 2:.0f} {HEIGHT - 44})",
        class_=f"f-{view.seats[seat].faction}",
        id="burrow-in",
        data_stack=f"w{seat}",
        data_n=count,
        data_pick="place:burrow",
        data_tip=name,
    )
    return tag("g", group, id="burrow")
