"""The ground of the woodland, which stays: river, paths, trees, the rims of the clearings. It is drawn once for every map."""

import math
from itertools import pairwise

from hvozd.core import Rng
from hvozd.games.root.components import GAME, MAP_CLEARINGS, MAPS, Woodland
from hvozd.kit.markup import tag

STRETCH = 1.27
WIDTH, HEIGHT = 1270, 1000
RADIUS = 102
BLOBS = 4
"""So many shapes of a clearing's rim."""
Point = tuple[float, float]


def place_of(woodland: Woodland, clearing: int) -> Point:
    x, y = woodland.row.at[clearing - 1]
    return x * STRETCH, 14 + y * 0.97


def grounds() -> dict[str, str]:
    """The ground of every map, the rims of clearings, the score track."""
    drawn = {f"land-{number}": tag("g", *land(number), id=f"land-{number}") for number in range(len(MAPS))}
    drawn |= {f"blob{seed}": tag("path", d=blob(seed), id=f"blob{seed}") for seed in range(BLOBS)}
    return drawn | {"track": tag("g", *steps(GAME.points_to_win), id="track")}


def land(number: int) -> list[str]:
    woodland = MAPS[number]
    links = [(place_of(woodland, a), place_of(woodland, b)) for a, b in woodland.row.paths]
    paths = "".join(bent(start, end, i) for i, (start, end) in enumerate(links))
    return [
        tag("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=34, class_="ground"),
        *(tag("path", d=d, class_="hill") for d in hills(number)),
        tag("path", d="".join(tufts(number)), class_="grass"),
        *undergrowth(woodland),
        water(woodland),
        tag("path", d=paths, class_="road-edge"),
        tag("path", d=paths, class_="road"),
        tag("path", d=paths, class_="track-marks"),
        *trees(woodland, links),
    ]


def tufts(number: int) -> list[str]:
    """Tufts of grass here and there."""
    rng = Rng(number + 90)
    return [f"M{rng.below(WIDTH - 60) + 25} {rng.below(HEIGHT - 60) + 30}l-4 -9m4 9l1 -11m-1 11l6 -8" for _ in range(70)]


def undergrowth(woodland: Woodland) -> list[str]:
    """The dark ground below the forests."""
    drawn = []
    for number, forest in enumerate(woodland.row.forests):
        x, y = forest.at[0] * STRETCH, forest.at[1]
        rim = [(x + a, y + b) for a, b in ring(number + 9, 78, 12)]
        drawn.append(tag("path", d=smooth(rim, closed=True), class_="undergrowth"))
    return drawn


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
    kinds = ("bank", "river", "ripple")
    return "".join(tag("path", d=smooth(course), class_=kind) for course in rivers(woodland) for kind in kinds)


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
    for a, b, c, d in zip(row, row[1:], row[2:], row[3:], strict=False):
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
        spots += [(x + rng.below(150) - 75, y + rng.below(124) - 66) for _ in range(40)]
    spots += [(rng.below(WIDTH - 60) + 30.0, rng.below(HEIGHT - 70) + 40.0) for _ in range(420)]
    water_at = [point for course in rivers(woodland) for point in course] if not woodland.row.coastal else []
    kept: list[Point] = []
    for spot in spots:
        free = all(math.dist(spot, place_of(woodland, c)) > RADIUS + 22 for c in MAP_CLEARINGS)
        free = free and all(away(spot, a, b) > 34 for a, b in links) and all(math.dist(spot, other) > 24 for other in kept)
        if free and all(away(spot, a, b) > 36 for a, b in pairwise(water_at)):
            kept.append(spot)
    kept.sort(key=lambda p: p[1])
    return [tag("use", href=f"#t{(i * 7 + int(x)) % 3 // 2}", x=round(x - 17), y=round(y - 34)) for i, (x, y) in enumerate(kept)]


def away(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a stretch of path."""
    (x, y), (u, v), (s, t) = p, a, b
    length = (s - u) ** 2 + (t - v) ** 2 or 1.0
    along = max(0.0, min(1.0, ((x - u) * (s - u) + (y - v) * (t - v)) / length))
    return math.hypot(x - u - along * (s - u), y - v - along * (t - v))


def ring(seed: int, size: int, rough: int) -> list[Point]:
    """Points around the origin, not quite on a circle."""
    rng = Rng(seed * 31 + 5)
    points = []
    for i in range(11):
        radius = size - rough // 2 + rng.below(rough)
        angle = 2 * math.pi * i / 11
        points.append((radius * math.cos(angle) * 1.04, radius * math.sin(angle) * 0.97))
    return points


def blob(seed: int) -> str:
    """The hand-drawn rim of a clearing."""
    return smooth(ring(seed, RADIUS, 11), closed=True)


def step_width(last: int) -> float:
    return (WIDTH - 40) / (last + 1)


def steps(last: int) -> list[str]:
    """The steps of the score track, every fifth one numbered."""
    step = step_width(last)
    box = f"v52h{step - 3:.0f}v-52z"
    plain_steps = "".join(f"M{20 + points * step:.0f} {HEIGHT + 6}{box}" for points in range(last) if points % 5)
    fives = "".join(f"M{20 + points * step:.0f} {HEIGHT + 6}{box}" for points in range(0, last, 5))
    goal = f"M{20 + last * step:.0f} {HEIGHT + 6}{box}"
    kinds = (("step", plain_steps), ("step ten", fives), ("step goal", goal))
    numbers = [
        tag("text", str(points), x=round(20 + (points + 0.5) * step), y=HEIGHT + 54, class_="stepnumber")
        for points in range(0, last + 1, 5)
    ]
    return [*(tag("path", d=d, class_=kind) for kind, d in kinds), *numbers]
