"""The silhouettes of the pieces and the land they stand on, drawn once as symbols around the origin.

What belongs to a faction is filled with `currentColor`; the classes `hc-<faction>` set it. Colours are classes of `board.css` and
of the `look.css` of the rooms.
"""

from functools import cache

from hvozd.games.harrow.maps import AXIAL, EDGE_HEXES, NAMES
from hvozd.games.harrow.table.look import looks
from hvozd.games.harrow.words import COLOURS
from hvozd.kit.drawing import hexagon, stray, use
from hvozd.kit.markup import plain, tag

SIZE = 45
"""From the middle of a hex to its corners."""
ROUGH = 3
"""So many hand-made outlines are there of a hex."""
MOST_SHOWN = 3
"""Stacks of haints above this number are written as a number."""
GLYPHS = {
    "swamp": "M-7 0q3.500-4 7 0t7 0",
    "marsh": "M-4 6V-3M0 6V-8M4 6V-2",
    "plains": "M-5 5-3-3M0 5V-6M5 5 3-3",
    "forest": "M0 9V2M0 2C-8 2-8-9 0-10 8-9 8 2 0 2z",
}
FLOORS = {
    "swamp": "M-32-8q8-9 18-3t-2 9-16-6zM8-24q9-5 15 1t-7 7-8-8zM2 16q10-7 22 0t-4 12-18-12zM-22 22q7-4 12 1t-8 6z",
    "marsh": "M-34-4q6-5 12 0t12 0M8-22q6-5 12 0t8 0M-16 26q6-5 12 0t12 0M14 12q6-5 12 0t8 0M-20-26q5-4 10 0",
    "plains": "M-32-16Q0-28 32-16M-40 0Q0-13 40 0M-34 15Q0 3 34 15M-24 30Q0 20 24 30",
    "forest": "M-36-2q2-16 16-14t14-14q14-6 18 6t20 6q8 10-2 16t2 14q-8 14-22 8t-20 8q-14 0-14-10t-12-20z",
    "mountain": "M-38 14-17-22-6-6 4-18 24 4 38 14 22 36H-22z",
    "brambles": "M-36 0-18-30H18L36 0 18 30H-18z",
}
"""One more tone on the ground: pools, water, furrows, undergrowth, slopes."""
PEAKS = "M-17-22-26-7-20-11-16-6-12-10-6-6zM4-18-2-10 4-12 9-8 12-9z"
SPOTS = ((-26, -17), (1, -28), (26, -18), (-33, 6), (33, 6), (-14, 27), (15, 27))
TANGLE = "M-26 4C-12-22 6 20 26-8M-20-16C-6 8 8-22 22 10M-22 18C-8-2 4 26 18 20M-6-28C-14-8 14-4 4 28"
VINE = "M0-22C12-30-10-38 4-52M3-29l7 1M-1-36l-7-2M-2-44l6-2"
OUTER = "M-31-15A34 34 0 0 1 14-31M30-16A34 34 0 0 1 20 27M1 34A34 34 0 0 1-33 6"
INNER = "M-22-5A23 23 0 0 1 5-22M22-5A23 23 0 0 1 9 21M-4 23A23 23 0 0 1-22 5M0-8C8-8 10 1 4 6S-10 5-9-3"
TOKENS = {
    "advance": "M-7-4H1V-9L9 0 1 9V4H-7z",
    "spawn": "M-6 8V-1A6 6 0 0 1 6-1V8L3 5 0 8-3 5z",
    "strengthen": "M-7-2-2-7H7L7 2 2 7H-7zM-7-2H2V7M2-2 7-7",
    "legend": "M-6-8H6V6C6 9-6 9-6 6zM-3-3H3M-3 1H3",
}
SIGNS = {
    "townsfolk": ("M0-14A6 6 0 0 1 0-2A6 6 0 0 1 0-14M-10 13C-10-5 10-5 10 13z", "bone"),
    "building": ("M-13 12V-2L0-13 13-2V12zM-4 12V4H4V12", "bone"),
    "fire": ("M0-14C8-4 11 2 6 10 3 14-3 14-6 10-11 4-4 0-4-5-1-3 0-8 0-14z", "glow"),
    "path": ("M-13 8-4-8H4L13 8zM-5 8-2-2M5 8 2-2", "plains"),
    "taunt": ("M-12-9H12V4H2L-3 11V4H-12zM-5-3h.1M0-2h.1M5-3h.1", "bone"),
    "doll": ("M-6-8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-4-3H4L9 13H-9zM-4 0-11 5M4 0 11 5", "bone"),
    "nest": ("M-14-3C-11 12 11 12 14-3L7 2 0-2-7 2zM-9 6Q0 2 9 6", "brown"),
    "offer": ("M-14-3C-11 12 11 12 14-3L7 2 0-2-7 2zM0-14 5-6 0 1-5-6z", "brown"),
    "find": ("M0-13 4-4 13-3 6 3 8 12 0 7-8 12-6 3-13-3-4-4z", "glow"),
    "wild": ("M0-13 10 0 0 13-10 0zM0-6 4 0 0 6-4 0z", "glow"),
    "money": ("M-8-8H8V8H-8zM0-4V4", "purple"),
    "lantern": ("M-4-14H4M-6-9H6L8 10H-8zM0-5C4 0 3 5 0 5-3 5-4 0 0-5z", "glow"),
    "spoon": ("M-5-8C-5-15 5-15 5-8 5-3 2-3 1-1V14H-1V-1C-2-3-5-3-5-8z", "silver"),
    "back": ("M-9-13H9V13H-9zM-4-2 0-7 4-2 0 3z", "card"),
    "nail": ("M-5-11H5L2-7 0 12-2-7z", "silver"),
    "bag": ("M-5-12H5L3-6C14 0 12 13 0 13S-14 0-3-6zM-4-6H4", "brown"),
    "swords": ("M-10-11 6 7M10-11-6 7M2 10 9 4M-2 10-9 4", "none"),
    "gift": ("M-9-3H9V11H-9zM-11-8H11V-3H-11zM0-8V11M0-8C-6-16-9-9 0-8 9-9 6-16 0-8", "purple"),
}
JAR_SIGNS = {"ability": "token-advance", "wild": "sign-wild", "legend": "token-legend", "attack": "sign-swords"}
CUBE_LANDS = ("swamp", "marsh", "plains", "forest", "")
"""What a cube stands for that is of no faction's colour."""
LETTERS = {"swamp": "M-6 0q3-4 6 0t6 0", "marsh": "M-4 5V-3M0 5V-6M4 5V-3", "plains": "M-5 4 0-5 5 4", "forest": "M-6 5 0-6 6 5z"}


@cache
def shapes() -> dict[str, str]:
    """Everything that is drawn with `<use>` and says nothing, by its id."""
    parts = {**_units(), **_land(), **_weather(), **_tokens(), **_cubes(), **_marks()}
    return {name: tag("g", drawing, id=name) for name, drawing in parts.items()}


def word(text: object, x: float, y: float, size: float, kind: str | None = None, **attributes: object) -> str:
    """One line of text; its class says where it begins (`m`: in the middle) and how it looks."""
    return tag("text", plain(text), x=x or None, y=y or None, font_size=size, class_=kind, **attributes)


def inked(outline: str, kind: str) -> str:
    return tag("path", d=outline, class_=f"hc-i hc-{kind}")


def line(outline: str, kind: str) -> str:
    return tag("path", d=outline, class_=f"hc-n hc-l-{kind}")


def shade(outline: str) -> str:
    return tag("path", d=outline, class_="hc-s")


def middle(h: int) -> tuple[int, int]:
    """Where a hex lies on the drawing."""
    q, r = AXIAL[h]
    return round(1.5 * SIZE * q), round(3**0.5 * SIZE * (r + q / 2))


# -- units --------------------------------------------------------------------------------------------------------------------


def _units() -> dict[str, str]:
    """Haints in ones to threes, healthy and infected, and the legends."""
    parts = {}
    snake = line("M-14 6C-8-2-4 14 2 5 6-1 10 8 14 1", "under") + line("M-14 6C-8-2-4 14 2 5 6-1 10 8 14 1", "snake")
    for name, look in looks().items():
        if not look.haint:
            continue
        parts[f"haint-{name}"] = inked(look.haint, "c") + shade(look.haint_side) + line("M-4-1h.1M4-1h.1", "eyes")
        parts[f"infected-{name}"] = use(f"haint-{name}") + snake
        for kind in ("haint", "infected"):
            parts[f"{kind}-{name}2"] = use(f"{kind}-{name}", -7, -4) + use(f"{kind}-{name}", 7, 4)
            trio = ((0, -8), (-9, 5), (9, 5))
            parts[f"{kind}-{name}3"] = "".join(use(f"{kind}-{name}", x, y, scale=0.9) for x, y in trio)
    for name, look in looks().items():
        if look.legend:
            foot = shade("M5-5C12-3 14 6 14 14H4z")
            parts[f"legend-{name}"] = inked(look.legend, "c") + foot + line("M-3-10h.1M3-10h.1", "eyes")
    return parts


# -- the land -----------------------------------------------------------------------------------------------------------------


def _land() -> dict[str, str]:
    """The six kinds of land in a few hand-made outlines, the names of the hexes, the table under them."""
    parts = {}
    for index, (kind, floor) in enumerate(FLOORS.items()):
        texture = tag("path", d=floor, class_=f"hc-f-{kind}")
        if kind in GLYPHS:
            parts[f"glyph-{kind}"] = tag("path", d=GLYPHS[kind], class_=f"hc-g-{kind}")
            texture += "".join(
                use(f"glyph-{kind}", round(x + stray(index * 9 + i, 3)), round(y + stray(index * 7 + i, 2)))
                for i, (x, y) in enumerate(SPOTS)
            )
        elif kind == "mountain":
            texture += tag("path", d=PEAKS, class_="hc-snow")
        parts[f"texture-{kind}"] = texture
        for number in range(ROUGH):
            ground = tag("polygon", points=hexagon(SIZE - 2, index * ROUGH + number, 1.2, flat=True), class_=f"hc-{kind}")
            parts[f"{kind}{number}"] = ground + use(f"texture-{kind}") + shade("M-43 3-22 34H22L43 3 22 38H-22z")
    names = "".join(tag("text", plain(NAMES[h]), x=x, y=y + 36) for h in range(len(NAMES)) for x, y in (middle(h),))
    rim = "".join(use("rim", *middle(h)) for h in EDGE_HEXES)
    inside = tag("polygon", points=hexagon(300, 0))
    return parts | {
        "names": tag("g", names, class_="hc-names"),
        "rim": tag("polygon", points=hexagon(SIZE + 9, flat=True)),
        "county": tag("g", rim, class_="hc-rim") + tag("g", rim, inside, class_="hc-dusk"),
    }


def _weather() -> dict[str, str]:
    """Storms that swirl, the homes, the thorns that grow out of the brambles."""
    veil = tag("polygon", points=hexagon(SIZE - 3, flat=True), class_="hc-veil")
    ring = tag("polygon", points=hexagon(SIZE - 7, flat=True), class_="hc-n hc-l-home")
    vines = "".join(use("vine", turned=60 * k + 8) for k in range(6))
    return {
        "storm": veil + line(OUTER, "storm") + line(INNER, "eye"),
        "gust": tag("g", line(INNER, "under") + line(INNER, "gust"), transform="scale(.55)"),
        "home": ring + tag("path", d="M-11 9V-2L0-12 11-2V9z", class_="hc-i hc-c", transform="translate(0 -27)"),
        "vine": line(VINE, "thorn") + line(VINE, "vine"),
        "thorns": vines + line(TANGLE, "thorn") + line(TANGLE, "vine"),
    }


# -- tokens, cubes, marks -----------------------------------------------------------------------------------------------------


def _tokens() -> dict[str, str]:
    disc = tag("circle", r=12.5, class_="hc-disc") + shade("M11-5A12 12 0 0 1-8 9 15 15 0 0 0 11-5z")
    parts = {f"token-{name}": disc + tag("path", d=lines, class_="hc-on") for name, lines in TOKENS.items()}
    parts |= {f"sign-{name}": tag("path", d=lines, class_=f"hc-i hc-{fill}") for name, (lines, fill) in SIGNS.items()}
    for name, sign in JAR_SIGNS.items():
        glass = inked("M-9-16H9V-11C15-8 15-4 15 0V14C15 18-15 18-15 14V0C-15-4-15-8-9-11z", "glass")
        lid = inked("M-10-20H10V-14H-10z", "silver")
        parts[f"jar-{name}"] = (
            glass + shade("M6-10C15-8 15-4 15 0V14C15 17 8 17 4 17 10 10 9 0 6-10z") + lid + use(sign, 0, 3, scale=0.85)
        )
    return parts


def _cubes() -> dict[str, str]:
    """Cubes in a colour of their own, each with a sign."""
    parts = {}
    haints = [look.haint for look in looks().values() if look.haint]
    for colour, sign in zip(COLOURS, (*haints, *CUBE_LANDS), strict=True):
        box = inked("M-12-6-6-12H12V5L6 11H-12z", colour) + tag("path", d="M-12-6-6-12H12L6-6z", class_="hc-light")
        box += shade("M6-6 12-12V5L6 11z") + tag("path", d="M-12-6H6V11M6-6 12-12", class_="hc-i hc-n")
        mark = ""
        if sign in haints:
            mark = tag("path", d=sign, transform="translate(-3 2) scale(.5)", class_="hc-white")
        elif sign:
            mark = tag("path", d=LETTERS[sign], transform="translate(-3 2)", class_="hc-n hc-l-sign")
        parts[f"cube-{colour}"] = box + mark
    return parts


def _marks() -> dict[str, str]:
    """What points, crosses out, counts."""
    return {
        "pointer": inked("M-4-9 12 0-4 9z", "teal"),
        "cross": line("M-12-12 12 12M12-12-12 12", "under") + line("M-12-12 12 12M12-12-12 12", "cross"),
        "pip": tag("circle", r=5.5, class_="hc-i"),
        "square": tag("rect", x=-15, y=-15, width=30, height=30, rx=5, class_="hc-card"),
        "attack-tip": inked("M-10-9 12 0-10 9z", "red"),
        "slain": line("M-12-12 12 12", "cross"),
        "plate": tag("rect", width=180, height=32, rx=8, class_="hc-card"),
    }
