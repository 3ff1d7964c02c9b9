"""Lines across the county: Hester's roots, the arrows of the Fair Folk, the attack that is being fought out."""

from math import atan2, cos, degrees, radians, sin

from hvozd.drawing import at, use
from hvozd.games.harrow.board_pieces import SIZE, middle
from hvozd.games.harrow.geography import HEXES, NAMES
from hvozd.games.harrow.view import HarrowView
from hvozd.games.harrow.words import AXIS_NAMES
from hvozd.locale import Texts
from hvozd.picture import tag

AHEAD = (0, 120, 60)
"""The way in which each coordinate of a hex grows, in degrees from east."""
LONGEST = 9
"""Hexes in the longest row."""


def roots(view: HarrowView) -> list[str]:
    """Hester's roots from hex to hex, the old ones pale."""
    if view.hester is None:
        return []
    drawn = []
    for age, pairs in (("old", view.hester.old_roots), ("new", view.hester.roots)):
        for origin, target in zip(pairs[::2], pairs[1::2], strict=True):
            if origin < 0 or target < 0:
                continue
            (ax, ay), (bx, by) = middle(origin), middle(target)
            bend = f"M{ax} {ay}Q{(ax + bx) / 2 + (by - ay) / 5:.0f} {(ay + by) / 2 - (bx - ax) / 5:.0f} {bx} {by}"
            name = f"root-{age}-{NAMES[origin]}-{NAMES[target]}"
            drawn.append(tag("path", d=bend, id=name, class_=f"hc-n hc-l-root{' hc-old' if age == 'old' else ''}"))
    return list(dict.fromkeys(drawn))


def possible(view: HarrowView) -> list[str]:
    """HC-24.22: to the Fair Folk, a dot on every hex that no answer rules out."""
    if view.fair_folk is None or not 0 < len(view.fair_folk.possible) < HEXES:
        return []
    dots = "".join(f"M{x} {y - 30}h.1" for x, y in map(middle, view.fair_folk.possible))
    return [tag("path", d=dots, id="possible", class_="hc-n hc-l-possible")]


def arrows(view: HarrowView, texts: Texts) -> list[str]:
    """HC-24.21, HC-24.22: each answer parts the county: what is sought lies where the points show."""
    if view.fair_folk is None:
        return []
    rows = view.fair_folk.arrows
    return list(
        dict.fromkeys(arrow(axis, row, sign, texts) for axis, row, sign in zip(rows[::3], rows[1::3], rows[2::3], strict=True))
    )


def arrow(axis: int, row: int, sign: int, texts: Texts) -> str:
    """A line beside a row of hexes, behind the half that is left, with points that show into it."""
    turned = AHEAD[axis]
    away = 1.5 * SIZE * (row - sign / 2)
    half = round(3**0.5 * SIZE * (LONGEST - abs(row - sign / 2)) / 2 + 8)
    place = at(round(away * cos(radians(turned))), round(away * sin(radians(turned))), turned if sign > 0 else turned + 180)
    points = "".join(use("pointer", 0, y) for y in (-half, 0, half))
    tip = f"{texts.get('pic-arrow')} ({texts.get(f'axis-{AXIS_NAMES[axis]}')})"
    course = tag("path", d=f"M0-{half}V{half}", class_="hc-n hc-l-arrow")
    return tag("g", course, points, id=f"arrow-{axis}-{row}-{sign}", transform=place, data_tip=tip)


def battle(view: HarrowView, texts: Texts) -> list[str]:
    """Who attacks where from."""
    if not view.battle or min(view.battle[2:4]) < 0:
        return []
    origin, target = view.battle[2:4]
    (ax, ay), (bx, by) = middle(origin), middle(target)
    tip = texts.get("pic-battle", {"origin": NAMES[origin], "target": NAMES[target]})
    if origin == target:
        return [use("sign-swords", ax, ay - 26, id="battle", class_="hc-l-swords", data_tip=tip)]
    course = tag("path", d=f"M{ax} {ay}L{bx} {by}", class_="hc-n hc-l-battle")
    tip_of = use("attack-tip", round(bx * 0.8 + ax * 0.2), round(by * 0.8 + ay * 0.2), round(degrees(atan2(by - ay, bx - ax))))
    return [tag("g", course, tip_of, id="battle", data_tip=tip)]
