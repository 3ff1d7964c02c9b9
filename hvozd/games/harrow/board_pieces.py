"""The silhouettes of the pieces and the textures of the land, drawn once at the head of the board around the origin.

What belongs to a faction is filled with `currentColor`; the classes `hc-<faction>` set it.
"""

from functools import cache

from hvozd.drawing import use
from hvozd.games.harrow.words import COLOURS
from hvozd.picture import tag

HAINTS = {
    "protectors": "M-9 11V-2A9 9 0 0 1 9-2V11L4 7 0 11-4 7z",
    "family": "M0-13 10-3V11H-10V-3z",
    "kammi": "M-9 10-13-9-5-6C-2-9 2-9 5-6L13-9 9 10C4 13-4 13-9 10z",
}
"""A ghost in a sheet, a pointed hood, two long ears: told apart without colour."""
LEGENDS = {
    "protectors": "M0-17A7 7 0 0 1 5-5C12-3 13 6 13 14H-13C-13 6-12-3-5-5A7 7 0 0 1 0-17z",
    "family": "M0-18 8-7 5-4C12-2 14 6 14 14H-14C-14 6-12-2-5-4L-8-7z",
    "kammi": "M-6-8-12-17-3-13H3L12-17 6-8 5-4C12-2 13 6 13 14H-13C-13 6-12-2-5-4z",
    "hester": "M0-18C6-18 9-12 7-7L14 0 10 2 14 14H-14L-10 2-14 0-7-7C-9-12-6-18 0-18z",
}
GLYPHS = {
    "swamp": "M-30-14q5-5 10 0t10 0M10 20q5-5 10 0t10 0M-26 16q4-4 8 0M14-22q4-4 8 0M0 32q4-4 8 0",
    "marsh": "M-26 20V8M-30 18V10M-22 18V11M20-14V-26M16-16V-24M24-16V-23M24 24V13M28 22V16M-20-18V-28M-16-18V-25M0 34V26",
    "plains": "M-28-8l4-5 4 5M16-22l4-5 4 5M-24 22l4-5 4 5M18 20l4-5 4 5M-4-28l4-5 4 5M-4 34l4-5 4 5M28 2l4-5 4 5",
    "forest": "M-24-6-17-20-10-6zM12-16 19-30 26-16zM-28 24-21 10-14 24zM16 26 23 12 30 26zM-5 36 1 24 7 36z",
    "mountain": "M-32 16-16-16-8-2-2-12 12 16zM8 4 18-14 32 16H14z",
    "brambles": "M-30 0C-14-26-4 18 12-10 18-20 28-16 32-4M-24 20C-10 4 0 34 14 14 18 8 26 10 30 18"
    "M-20-8l-4-6M-6 0l-2 7M8-4l6-4M-8 18l-4 6M8 20l4 6M20-14l2-6",
}
FILLED = ("forest", "mountain")
TOKENS = {
    "advance": "M-4-6H2V-10L10 0 2 10V6H-4z",
    "spawn": "M-6 8V-1A6 6 0 0 1 6-1V8L3 5 0 8-3 5z",
    "strengthen": "M-6-6H6V6H-6zM-2-6V6M2-6V6",
    "legend": "M-6-8H6V6C6 9-6 9-6 6zM-3-3H3M-3 1H3",
}
SIGNS = {
    "townsfolk": ("M0-13A5 5 0 0 1 0-3A5 5 0 0 1 0-13M-8 13C-8-4 8-4 8 13z", "var(--hc-bone)"),
    "building": ("M-12 12V-2L0-12 12-2V12zM-4 12V4H4V12", "var(--hc-bone)"),
    "fire": ("M0-14C8-4 11 2 6 10 3 14-3 14-6 10-11 4-4 0-4-5-1-3 0-8 0-14z", "var(--hc-glow)"),
    "path": ("M-12 6-4-6H4L12 6zM-5 6-2-2M5 6 2-2", "var(--hc-plains)"),
    "taunt": ("M-11-8H11V4H2L-3 11V4H-11zM-4-4h.1M0-2h.1M4-4h.1", "var(--hc-bone)"),
    "doll": ("M-5-8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-4-3H4L8 12H-8zM-4 0-10 5M4 0 10 5", "var(--hc-bone)"),
    "nest": ("M-13-2C-10 12 10 12 13-2L7 2 0-1-7 2z", "var(--hc-brown)"),
    "cross": ("M-9-9 9 9M9-9-9 9", "none"),
    "find": ("M0-13 4-4 13-3 6 3 8 12 0 7-8 12-6 3-13-3-4-4z", "var(--hc-glow)"),
    "wild": ("M0-13 10 0 0 13-10 0zM0-6 4 0 0 6-4 0z", "var(--hc-glow)"),
    "money": ("M-8-8H8V8H-8zM0-4V4", "var(--hc-purple)"),
    "jar": ("M-7-13H7V-9C12-6 12-2 12 2V12C12 15-12 15-12 12V2C-12-2-12-6-7-9z", "var(--hc-marsh)"),
    "lantern": ("M-4-13H4M-6-9H6L8 10H-8zM0-5C4 0 3 5 0 5-3 5-4 0 0-5z", "var(--hc-glow)"),
    "spoon": ("M-5-8C-5-15 5-15 5-8 5-3 2-3 1-1V14H-1V-1C-2-3-5-3-5-8z", "var(--hc-silver)"),
    "back": ("M-8-12H8V12H-8zM-3-3 0-7 3-3 0 1z", "var(--hc-card)"),
    "nail": ("M-5-11H5L2-7 0 12-2-7z", "var(--hc-silver)"),
}
CUBE_SIGNS = ("protectors", "family", "kammi", "swamp", "marsh", "plains", "forest", "")
"""What a cube of each colour stands for."""


@cache
def definitions() -> str:
    """Everything that is drawn with `<use>`."""
    return tag("defs", *_units(), *_land(), *_tokens(), *_cubes(), id="board-defs")


def _units() -> list[str]:
    drawn = []
    for name, outline in HAINTS.items():
        body = tag("path", d=outline, fill="currentColor", class_="hc-i")
        eyes = tag("path", d="M-4-1h.1M4-1h.1", stroke="var(--hc-bone)", stroke_width=4, stroke_linecap="round")
        drawn.append(tag("g", body, eyes, id=f"haint-{name}"))
        snake = tag(
            "path",
            d="M-14 6C-8-2-4 14 2 5 6-1 10 8 14 1",
            class_="hc-n",
            stroke="var(--hc-sick)",
            stroke_width=3.5,
            stroke_linecap="round",
        )
        drawn.append(tag("g", use(f"haint-{name}"), snake, id=f"infected-{name}"))
    drawn += [
        tag("path", d=outline, id=f"legend-{name}", fill="currentColor", class_="hc-i") for name, outline in LEGENDS.items()
    ]
    return drawn


def _land() -> list[str]:
    drawn = []
    for name, lines in GLYPHS.items():
        dark = f"var(--hc-{name}-dark)"
        fill = dark if name in FILLED else "none"
        drawn.append(
            tag("path", d=lines, id=f"land-{name}", fill=fill, stroke=dark, stroke_width=2, stroke_linecap="round", opacity=0.6)
        )
    swirl = "M2 0C2-4-6-4-6 2-6 10 8 10 10 0 12-14-10-16-15-2-20 16 4 26 18 14M-2-22C12-26 24-16 24-2M-24 14C-30 2-26-14-16-20"
    storm = tag("path", d=swirl, class_="hc-n", stroke="var(--hc-storm)", stroke_width=3.5, stroke_linecap="round")
    home = tag(
        "path", d="M-20 14V-4L0-20 20-4V14z", class_="hc-n", stroke="currentColor", stroke_width=5, stroke_linejoin="round"
    )
    return [*drawn, tag("g", storm, id="storm"), tag("g", home, id="home")]


def _tokens() -> list[str]:
    drawn = [tag("path", d=lines, id=f"sign-{name}", fill=fill, class_="hc-i") for name, (lines, fill) in SIGNS.items()]
    for name, lines in TOKENS.items():
        disc = tag("circle", r=12, fill="var(--hc-bone)", stroke="#2d2530", stroke_width=1.8)
        drawn.append(tag("g", disc, tag("path", d=lines, class_="hc-n", stroke="#2d2530", stroke_width=2), id=f"token-{name}"))
    return drawn


def _cubes() -> list[str]:
    """Cubes in a colour of their own, each with a sign."""
    drawn = []
    for colour, sign in zip(COLOURS, CUBE_SIGNS, strict=True):
        box = tag("rect", x=-11, y=-11, width=22, height=22, rx=3, fill=f"var(--hc-{colour})", class_="hc-i")
        mark = ""
        if sign in HAINTS:
            mark = tag("path", d=HAINTS[sign], transform="scale(.55)", fill="#fff", opacity=0.85)
        elif sign:
            letter = {
                "swamp": "M-6 0q3-4 6 0t6 0",
                "marsh": "M-4 6V-4M0 6V-7M4 6V-4",
                "plains": "M-6 3l6-7 6 7",
                "forest": "M-6 6 0-7 6 6z",
            }
            mark = tag("path", d=letter[sign], class_="hc-n", stroke="#fff", stroke_width=2.2)
        drawn.append(tag("g", box, mark, id=f"cube-{colour}"))
    return drawn
