"""The silhouettes of the pieces, drawn once at the head of the board around the origin, about thirty units high.

What belongs to a faction is filled with `currentColor`; the classes `dw-<faction>` set it.
"""

from functools import cache

from hvozd.drawing import stray, use
from hvozd.picture import tag

ORGANIZERS = {
    "order": "M-11 15 -7-1-11-17-3-10H3L11-17 7-1 11 15z",
    "council": "M-13 15V1C-13-4-10-6-7-6-13-8-16-12-14-17-11-12-8-11-5-11H5C8-11 11-12 14-17 16-12 13-8 7-6 10-6 13-4 13 1V15z",
    "coven": "M-15-3C-15-21 15-21 15-3 11-1 7-1 5-1L8 15H-8L-5-1C-7-1-11-1-15-3z",
    "sect": "M0-19 8-7V4L14 15H5L0 10-5 15H-14L-8 4V-7z",
}
"""Pointed ears, horns, a mushroom's cap, a rocket: told apart without colour."""
FACES = {
    "order": "M-4-3h.1M4-3h.1M-2 2 0 4 2 2",
    "council": "M-5-3h.1M5-3h.1M-4 4H4",
    "coven": "M-7-8h.1M1-11h.1M7-6h.1",
    "sect": "M-3-5a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
}
GLYPHS = {
    "forest": "M0-11 7 0H3L9 9H1V13H-1V9H-9L-3 0H-7z",
    "plains": "M0 12V-6M0-12C4-9 4-6 0-3-4-6-4-9 0-12M0 3C5 2 7-1 6-5 2-4 0-2 0 3-0-2-2-4-6-5-7-1-5 2 0 3",
    "marsh": "M-6 11V-8M0 12V-12M6 11V-5M-8-4a2 4 0 1 0 4 0a2 4 0 1 0-4 0M-2-8a2 4 0 1 0 4 0a2 4 0 1 0-4 0M4-1a2 4 0 1 0 4 0"
    "a2 4 0 1 0-4 0",
    "mountain": "M-13 10-3-10 2 0 5-4 13 10zM-7-2-3-4 0-2",
}
SPOTS = ((-29, -23), (1, -36), (30, -22), (-37, 6), (36, 8), (-17, 29), (17, 30))
"""Where the glyphs of a habitat stand in its hex, around the pieces."""
ITEMS = {
    "maps": "M-12-9-4-12 4-9 12-12V9L4 12-4 9-12 12zM-4-12V9M4-9V12",
    "bread": "M-13 3C-14-8 14-8 13 3V8H-13zM-6-3-3 3M1-4 4 3",
    "potions": "M-4-13H4M-3-13V-4L-10 8C-11 12 11 12 10 8L3-4V-13M-8 4H8",
    "rockets": "M-4 6V-5L0-13 4-5V6zM0 6V14M-4 2-9 8M4 2 9 8",
}
MECH = "M-9-13H9V0H-9zM-7 0-12 13H-5L-2 2M7 0 12 13H5L2 2M-9-8H-14V2M9-8H14V2"
TURNING = "M-24 14A26 26 0 1 1 22 16M30 6 22 17 9 11"
VINE = "M-30 30C-12 20-22-2 0-6S20-30 34-28M-16 20-26 12M-8 4-18-4M6-8 2-20M18-20 12-28M-10 14 0 18M10-8 18-2"
BARREL = "M-7-9C-7-13 7-13 7-9V9C7 13-7 13-7 9z"


@cache
def definitions() -> str:
    """Everything that is drawn with `<use>`."""
    return tag("defs", *_factions(), *_habitats(), *_machines(), *_tokens(), id="board-defs")


def _factions() -> list[str]:
    drawn = []
    for name, outline in ORGANIZERS.items():
        body = tag("path", d=outline, fill="currentColor", class_="dw-i")
        face = tag("path", d=FACES[name], class_="dw-i dw-n", stroke_width=3)
        drawn.append(tag("g", body, face, id=f"org-{name}"))
        tent = tag("path", d="M0-13 20 14H-20z", fill="currentColor", class_="dw-i")
        door = tag("path", d="M0-1 7 14H-7z", class_="dw-i", fill="var(--dw-card)")
        drawn.append(tag("g", tent, door, use(f"org-{name}", 0, -18, scale=0.48), id=f"camp-{name}"))
    for name, outline in ITEMS.items():
        drawn.append(tag("path", d=outline, id=f"item-{name}", class_="dw-i", fill="var(--dw-card)"))
    return drawn


def _habitats() -> list[str]:
    drawn = []
    for index, (name, outline) in enumerate(GLYPHS.items()):
        dark = f"var(--dw-{name}-dark)"
        filled = name in ("forest", "mountain")
        drawn.append(tag("path", d=outline, id=f"h-{name}", fill=dark if filled else "none", stroke=dark, stroke_width=1.6))
        spread = (
            use(f"h-{name}", x + stray(index * 9 + i, 3), y + stray(index * 7 + i, 2), scale=0.7 + 0.1 * (i % 3))
            for i, (x, y) in enumerate(SPOTS)
        )
        drawn.append(tag("g", *spread, id=f"t-{name}", opacity=0.75))
    return drawn


def _machines() -> list[str]:
    """Mechs, engines with their noses to the right, and what a factory tile is made of."""
    steel, dark = "var(--dw-mech)", "var(--dw-factory-dark)"
    parts = {
        "mech": inked(MECH, steel) + tag("path", d="M-5-7H5", stroke="var(--dw-eye)", stroke_width=4),
        "engine": inked("M-20-13H10V-8H-20zM-20 8H10V13H-20z", dark)
        + inked("M-22-9H6L24 0 6 9H-22z", "var(--dw-engine)")
        + tag("path", d="M10-4 18 0 10 4", class_="dw-n", stroke="#fff", stroke_width=2.5),
        "wall": _wall("var(--dw-wall)", "M-14-5V5M0-5V5M14-5V5", "var(--dw-wall-light)", 2),
        "plant-wall": _wall(dark, "M-22 4-14-4M-8 4 0-4M6 4 14-4M20 4 26-2", "var(--dw-wall)", 4),
        "gap": inked("M-9 2-6-5 0-3 5-6 9 2 3 5-4 4z", "var(--dw-card)"),
        "chute": inked("M-7 0V-38H7V0M-11-46H11V-37H-11z", "var(--dw-pipe)"),
        "arrow": inked("M0-55 8-42H-8z", "var(--dw-eye)"),
        "turning": tag("path", d=TURNING, class_="dw-n", stroke="var(--dw-wall)", stroke_width=6),
    }
    return [tag("g", drawing, id=name) for name, drawing in parts.items()]


def inked(outline: str, fill: str) -> str:
    return tag("path", d=outline, fill=fill, class_="dw-i")


def _wall(fill: str, marks: str, stroke: str, width: float) -> str:
    """A wall along an edge, with a margin around it that can be touched."""
    margin = tag("rect", x=-28, y=-11, width=56, height=22, fill="transparent")
    return margin + inked("M-28-5H28V5H-28z", fill) + tag("path", d=marks, stroke=stroke, stroke_width=width)


def _tokens() -> list[str]:
    """Pollution, toxic sites, the moss on a rewilded factory, hearts, breach markers, action points."""
    black, acid = "#2b221c", "#d6e13d"
    bands = "M-7-4C-4-2 4-2 7-4M-7 5C-4 7 4 7 7 5"
    triangle = tag("path", d="M0-20 20 15H-20z", fill="var(--dw-toxic)", stroke=black, stroke_width=3, stroke_linejoin="round")
    skull = tag("path", d="M-6 2A6 6 0 1 1 6 2L4 6V11H-4V6z", fill=black, stroke=black, stroke_width=2)
    eyes = tag("path", d="M-3 0h.1M3 0h.1", stroke=acid, stroke_width=4, stroke_linecap="round")
    moss = {"stroke": "var(--dw-forest-dark)", "stroke_width": 4, "stroke_linecap": "round"}
    parts = {
        "barrel": inked(BARREL, "var(--dw-dirt)")
        + tag("path", d=bands, class_="dw-n", stroke="var(--dw-dirt-light)", stroke_width=2.5),
        "toxic": triangle + skull + eyes,
        "vine": tag("path", d=VINE, class_="dw-n", **moss),
        "heart": tag("path", d="M0 10C-16-2-8-13 0-5 8-13 16-2 0 10z", class_="dw-i"),
        "pick": tag("path", d="M-12-6C-4-12 6-11 12-3M3-9-6 12", class_="dw-i dw-n", stroke_width=3.5),
        "point": inked("M0-9 3-3 9-2 5 3 6 9 0 6-6 9-5 3-9-2-3-3z", "var(--dw-council)"),
        "hex-shade": tag("path", d="M-49 24-48 28 0 56 48 28 49 24 0 45z", class_="dw-s"),
    }
    return [tag("g", drawing, id=name) for name, drawing in parts.items()]
