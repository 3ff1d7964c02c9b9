"""A line across the county: the attack that is being fought out."""

from math import atan2, degrees

from hvozd.games.harrow.hidden.view import HarrowView
from hvozd.games.harrow.maps import NAMES
from hvozd.games.harrow.table.shapes import middle
from hvozd.kit.drawing import use
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts


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
