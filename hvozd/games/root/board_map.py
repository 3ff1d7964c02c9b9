"""The woodland as a picture: ground, river, paths and trees, which stay; and the clearings with what stands in them."""

import math
from functools import cache
from itertools import pairwise

from hvozd.core import Rng
from hvozd.games.root.board_shapes import letter_of, shape_of
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, MAPS, Woodland
from hvozd.games.root.hooks import find_faction
from hvozd.games.root.terminal_text import Speaker
from hvozd.games.root.view import ClearingView, RootView
from hvozd.picture import tag

STRETCH = 1.27
WIDTH, HEIGHT = 1270, 1000
RADIUS = 90
SLOT = 40
BLOBS = 4
"""So many shapes of a clearing's rim."""
Point = tuple[float, float]


def place_of(woodland: Woodland, clearing: int) -> Point:
    x, y = woodland.row.at[clearing - 1]
    return x * STRETCH, 14 + y * 0.97


# -- what stays ----------------------------------------------------------------------------------------------------------------


@cache
def land(number: int) -> str:
    """The ground of a map: the same picture in every game on it."""
    woodland = MAPS[number]
    links = [(place_of(woodland, a), place_of(woodland, b)) for a, b in woodland.row.paths]
    paths = "".join(bent(start, end, i) for i, (start, end) in enumerate(links))
    body = [
        tag("defs", *(tag("path", d=blob(seed), id=f"blob{seed}") for seed in range(BLOBS))),
        tag("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=34, class_="ground"),
        *(tag("path", d=d, class_="hill") for d in hills(number)),
        water(woodland),
        tag("path", d=paths, class_="road-edge"),
        tag("path", d=paths, class_="road"),
        *trees(woodland, links),
    ]
    return tag("g", *body, id="land")


def bent(start: Point, end: Point, seed: int) -> str:
    """A path that is not quite straight."""
    (x, y), (u, v) = start, end
    bow = (24 if seed % 2 else -24) * (0.6 + seed % 3 * 0.3)
    length = math.hypot(u - x, v - y) or 1.0
    mx, my = (x + u) / 2 - (v - y) / length * bow, (y + v) / 2 + (u - x) / length * bow
    return f"M{x:.0f} {y:.0f}Q{mx:.0f} {my:.0f} {u:.0f} {v:.0f}"


def hills(number: int) -> list[str]:
    rng = Rng(number + 40)
    found = []
    for _ in range(9):
        x, y, w = rng.below(WIDTH - 240) + 40, rng.below(860) + 80, rng.below(90) + 70
        found.append(f"M{x} {y}q{w // 2} -{w // 3} {w} 0")
    return found


def water(woodland: Woodland) -> str:
    if woodland.row.coastal:
        shore = [place_of(woodland, clearing) for clearing in woodland.row.coastal]
        cx, cy = sum(x for x, _ in shore) / len(shore), sum(y for _, y in shore) / len(shore)
        around = sorted(shore, key=lambda p: math.atan2(p[1] - cy, p[0] - cx))
        return tag("path", d=smooth(around, closed=True), class_="lake")
    return "".join(tag("path", d=smooth(course), class_=kind) for course in rivers(woodland) for kind in ("bank", "river"))


def rivers(woodland: Woodland) -> list[list[Point]]:
    """The river as courses from a mouth to a spring, through the clearings it touches and out of the map."""
    left = {frozenset(pair) for pair in woodland.row.rivers}
    courses = []
    while left:
        ends = [c for c in MAP_CLEARINGS if sum(c in pair for pair in left) == 1] or [min(next(iter(left)))]
        course = [ends[0]]
        while pair := next((pair for pair in left if course[-1] in pair), None):
            left.remove(pair)
            course.append(next(iter(pair - {course[-1]})))
        points = [place_of(woodland, clearing) for clearing in course]
        courses.append([outside(points[0]), *((x + 30, y + 34) for x, y in points), outside(points[-1])])
    return courses


def outside(point: Point) -> Point:
    """The nearest point beyond the border."""
    x, y = point
    return min(((x, 5.0), (x, HEIGHT - 5.0), (5.0, y), (WIDTH - 5.0, y)), key=lambda p: math.hypot(p[0] - x, p[1] - y))


def smooth(points: list[Point], closed: bool = False) -> str:
    """A curve through points."""
    row = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    parts = [f"M{row[1][0]:.0f} {row[1][1]:.0f}"]
    for a, b, c, d in zip(row, row[1:], row[2:], row[3:]):
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append(f"C{one[0]:.0f} {one[1]:.0f} {two[0]:.0f} {two[1]:.0f} {c[0]:.0f} {c[1]:.0f}")
    return "".join(parts) + ("Z" if closed else "")


def trees(woodland: Woodland, links: list[tuple[Point, Point]]) -> list[str]:
    """Clumps in the forests and single trees wherever there is room."""
    rng = Rng(len(links) * 7 + len(woodland.name))
    spots: list[Point] = []
    for forest in woodland.row.forests:
        x, y = forest.at[0] * STRETCH, forest.at[1]
        spots += [(x + rng.below(110) - 55, y + rng.below(90) - 50) for _ in range(9)]
    spots += [(rng.below(WIDTH - 60) + 30.0, rng.below(HEIGHT - 70) + 40.0) for _ in range(130)]
    water_at = [point for course in rivers(woodland) for point in course] if not woodland.row.coastal else []
    kept: list[Point] = []
    for spot in spots:
        free = all(math.dist(spot, place_of(woodland, c)) > RADIUS + 26 for c in MAP_CLEARINGS)
        free = free and all(away(spot, a, b) > 34 for a, b in links) and all(math.dist(spot, other) > 27 for other in kept)
        if free and all(away(spot, a, b) > 36 for a, b in pairwise(water_at)):
            kept.append(spot)
    kept.sort(key=lambda p: p[1])
    return [
        tag("use", href=f"#t{(i * 7 + int(x)) % 3 // 2}", x=round(x - 17), y=round(y - 34)) for i, (x, y) in enumerate(kept[:80])
    ]


def away(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a stretch of path."""
    (x, y), (u, v), (s, t) = p, a, b
    length = (s - u) ** 2 + (t - v) ** 2 or 1.0
    along = max(0.0, min(1.0, ((x - u) * (s - u) + (y - v) * (t - v)) / length))
    return math.hypot(x - u - along * (s - u), y - v - along * (t - v))


# -- what changes --------------------------------------------------------------------------------------------------------------


def ways(view: RootView) -> str:
    """Closed paths, and those that were opened."""
    woodland = MAPS[view.map]
    rows = []
    for i, (a, b) in enumerate(woodland.row.closed):
        line = bent(place_of(woodland, a), place_of(woodland, b), i)
        rows.append(tag("path", d=line, class_="road" if (a, b) in view.opened else "closed", id=f"way-{a}-{b}"))
    return tag("g", *rows, id="ways")


def forests(view: RootView, speak: Speaker) -> str:
    woodland = MAPS[view.map]
    rows = []
    for number, forest in enumerate(woodland.row.forests):
        x, y = forest.at[0] * STRETCH, forest.at[1]
        word = "forest-" + "-".join(map(str, forest.clearings))
        name = speak.name("place", word)
        pawns = [seat for seat, one in enumerate(view.seats) if one.pawn == CLEARINGS + number]
        standing = [pawn(view, seat, x - 22 + 30 * i, y - 24) for i, seat in enumerate(pawns)]
        grove = tag("circle", cx=round(x), cy=round(y), r=46, class_="grove")
        rows.append(tag("g", grove, *standing, id=word, data_pick=f"place:{word}", data_tip=name))
    return tag("g", *rows, id="forests")


def clearing(view: RootView, number: int, speak: Speaker) -> str:
    woodland = MAPS[view.map]
    here = view.clearings[number]
    x, y = place_of(woodland, number)
    ruler = f" f-{view.seats[here.ruler].faction}" if here.ruler >= 0 else ""
    body = [
        tag("use", href=f"#blob{number % BLOBS}", class_=f"glade s-{here.suit}", id=f"glade-{number}"),
        tag("circle", r=RADIUS - 9, class_="rule", id=f"rule-{number}") if ruler else "",
        *slots(view, here, number, speak),
        *warriors(view, here, number),
        *tokens(view, here, number, speak),
        badge(here, number),
        landmark(view, woodland, number),
    ]
    return tag(
        "g",
        *body,
        id=f"clearing-{number}",
        class_=f"clearing{ruler}",
        transform=f"translate({x:.0f} {y:.0f})",
        data_pick=f"place:{number}",
        data_name=str(number),
        data_tip=told(view, here, number, speak),
    )


def told(view: RootView, here: ClearingView, number: int, speak: Speaker) -> str:
    """A clearing in words."""
    ruler = f", {speak.seat(here.ruler).text} {speak.say('rules')}" if here.ruler >= 0 else ""
    return f"{number} · {speak.suit(here.suit).text}{ruler}"


@cache
def blob(seed: int) -> str:
    """The hand-drawn rim of a clearing."""
    rng = Rng(seed * 31 + 5)
    points = []
    for i in range(11):
        radius = RADIUS - 5 + rng.below(11)
        angle = 2 * math.pi * i / 11
        points.append((radius * math.cos(angle) * 1.04, radius * math.sin(angle) * 0.97))
    return smooth(points, closed=True)


def badge(here: ClearingView, number: int) -> str:
    return tag(
        "g",
        tag("circle", r=25, class_=f"suit s-{here.suit}"),
        tag("use", href=f"#suit-{here.suit}", x=-15, y=-16, width=30, height=30, class_="suitshape"),
        tag("text", str(number), x=26, y=-12, class_="number"),
        id=f"badge-{number}",
        transform=f"translate({-RADIUS + 12} {-RADIUS + 22})",
    )


def slots(view: RootView, here: ClearingView, number: int, speak: Speaker) -> list[str]:
    """Building slots as plots of ground: built on, in ruins or open."""
    built = []
    for seat, kind, count in here.pieces:
        own = find_faction(view.seats[seat].faction)
        if own.is_building[kind]:
            built += [(seat, own.kinds[kind], i) for i in range(count)]
    total = len(built) + here.slots + here.ruin
    left, top = -(total * (SLOT + 5) - 5) / 2 + 8, -62
    rows = []
    for i in range(total):
        at = f"translate({left + i * (SLOT + 5):.0f} {top})"
        if i < len(built):
            rows.append(building(view, *built[i], number, at, speak))
            continue
        ruin = here.ruin and i == len(built)
        inside = tag("use", href="#p-ruin", width=SLOT, height=SLOT, class_="ruin") if ruin else ""
        rows.append(
            tag("g", tag("rect", width=SLOT, height=SLOT, rx=5, class_="plot"), inside, id=f"slot-{number}-{i}", transform=at)
        )
    return rows


def building(view: RootView, seat: int, piece: str, index: int, number: int, at: str, speak: Speaker) -> str:
    return tag(
        "g",
        tag("rect", width=SLOT, height=SLOT, rx=5, class_="body"),
        tag("use", href=f"#p-{shape_of(piece)}", x=3, y=3, width=SLOT - 6, height=SLOT - 6, class_="on"),
        id=f"b-{seat}-{piece}-{number}-{index}",
        class_=f"f-{view.seats[seat].faction}",
        transform=at,
        data_pick=f"piece:{piece}",
        data_tip=speak.name("piece", piece),
    )


def warriors(view: RootView, here: ClearingView, number: int) -> list[str]:
    """A stack for each faction; beyond three it bears a number."""
    armies = [(seat, count) for seat, count in enumerate(here.warriors) if count]
    step = min(158 / max(len(armies), 1), 62.0)
    left = -(step * len(armies)) / 2 + (2 if len(armies) > 1 else 6)
    rows = []
    for i, (seat, count) in enumerate(armies):
        letter = letter_of(find_faction(view.seats[seat].faction).file.letter)
        shown = min(count, 3 if step > 55 else 1)
        figures = [
            tag("use", href=f"#w-{letter}", x=8 * (shown - 1 - k), y=-3 * (shown - 1 - k), width=44, height=48)
            for k in range(shown)
        ]
        tally = (
            tag("g", tag("circle", cx=9, cy=40, r=13, class_="tally"), tag("text", str(count), x=9, y=45.5))
            if count > shown
            else ""
        )
        rows.append(
            tag(
                "g",
                *figures,
                tally,
                id=f"w-{seat}-{number}",
                class_=f"army f-{view.seats[seat].faction}",
                transform=f"translate({left + i * step:.0f} -18)",
                data_stack=f"w{seat}",
                data_n=count,
            )
        )
    return rows


def tokens(view: RootView, here: ClearingView, number: int, speak: Speaker) -> list[str]:
    """Tokens and pawns in the lowest row."""
    found = []
    for seat, kind, count in here.pieces:
        own = find_faction(view.seats[seat].faction)
        if not own.is_building[kind]:
            found.append((seat, own.kinds[kind], count))
    total = len(found) + len(here.pawns)
    step = min(38.0, 140 / max(total, 1))
    left = -step * total / 2 + 2
    rows = [token(view, *one, number, left + i * step, speak) for i, one in enumerate(found)]
    return rows + [pawn(view, seat, left + (len(found) + i) * step - 4, 28) for i, seat in enumerate(here.pawns)]


def token(view: RootView, seat: int, piece: str, count: int, number: int, x: float, speak: Speaker) -> str:
    tally = tag("text", f"×{count}", x=17, y=48, class_="count") if count > 1 else ""
    return tag(
        "g",
        tag("circle", cx=16, cy=16, r=17, class_="body"),
        tag("use", href=f"#p-{shape_of(piece)}", x=4, y=4, width=24, height=24, class_="on"),
        tally,
        id=f"t-{seat}-{piece}-{number}",
        class_=f"token f-{view.seats[seat].faction}",
        transform=f"translate({x:.0f} 38)",
        data_stack=f"t{seat}-{piece}",
        data_n=count,
        data_pick=f"piece:{piece}",
        data_tip=speak.name("piece", piece),
    )


def pawn(view: RootView, seat: int, x: float, y: float) -> str:
    faction = view.seats[seat].faction
    figure = tag("use", href=f"#w-{letter_of(find_faction(faction).file.letter)}", width=42, height=46)
    return tag("g", figure, id=f"pawn-{seat}", class_=f"f-{faction}", transform=f"translate({x:.0f} {y:.0f})", data_glide="1")


def landmark(view: RootView, woodland: Woodland, number: int) -> str:
    """The ferry lies at one clearing, the tower guards another."""
    if view.ferry == number:
        return tag("path", d="M40 -78h44l-9 14H49zM60 -80v-26l18 20z", class_="landmark", id="ferry", data_glide="1")
    if woodland.row.tower == number:
        return tag("path", d="M52 -64v-34h-4v-10h6v5h6v-5h6v5h6v-5h6v10h-4v34z", class_="landmark", id="tower")
    return ""
