"""The silhouettes of the pieces and the ground they stand on, drawn once as symbols around the origin.

What belongs to a faction is filled with `currentColor`; the classes `dw-<faction>` of its `look.css` set it. Other colours are
classes of `board.css`.
"""

from functools import cache

from hvozd.games.defenders.components import CHUTES, FACTION_NAMES, ITEMS, TRACKS
from hvozd.games.defenders.maps.geometry import AXIAL, BORDER, centre
from hvozd.games.defenders.table import LOOKS
from hvozd.kit.drawing import hexagon, stray, use
from hvozd.kit.markup import plain, tag

SIZE = 60
"""From the middle of a hex to its corners."""
ROUGH = 3
"""So many hand-made outlines are there of a hex."""
GLYPHS = {
    "forest": "M0-13 7-2H3L9 8H1V13H-1V8H-9L-3-2H-7z",
    "plains": "M0 12V-6M0-12C4-9 4-6 0-3-4-6-4-9 0-12M0 3C5 2 7-1 6-5 2-4 0-2 0 3-0-2-2-4-6-5-7-1-5 2 0 3",
    "marsh": "M-6 11V-8M0 12V-12M6 11V-5M-8-4a2 4 0 1 0 4 0a2 4 0 1 0-4 0M-2-8a2 4 0 1 0 4 0a2 4 0 1 0-4 0M4-1a2 4 0 1 0 4 0"
    "a2 4 0 1 0-4 0",
    "mountain": "M-14 10-3-11 2-1 5-5 14 10z",
}
LIGHTS = {"mountain": "M-6-5-3-11 0-5-2-3-4-5z"}
"""Snow."""
FLOORS = {
    "forest": "M-44-8q8-18 24-12t14-14q16-8 22 8t24 8q6 12-4 20t4 16q-10 16-26 8t-24 12q-18 2-20-12t-14-10q-6-8 0-24z",
    "plains": "M-45-14Q0-30 45-14M-46 2Q0-14 46 2M-44 18Q0 2 44 18M-34 33Q0 20 34 33M-30-34Q0-42 30-34",
    "marsh": "M-44-4q7-6 14 0t14 0M10-20q7-6 14 0t14 0M-22 22q7-6 14 0t14 0M18 14q6-5 12 0t12 0M-16-34q6-5 12 0M-2 42q6-5 12 0",
    "mountain": "M-44 20-22-8-8 10 8-20 26 4 44-8V24L0 48z",
}
"""One more tone under the glyphs: undergrowth, furrows, water, slopes."""
SPOTS = ((-29, -25), (1, -37), (30, -23), (-37, 4), (37, 6), (-17, 30), (18, 31))
"""Where the glyphs of a habitat stand in its hex, around the pieces."""
MECH = "M-9-13H9V0H-9zM-7 0-12 13H-5L-2 2M7 0 12 13H5L2 2M-9-8H-14V2M9-8H14V2"
TURNING = "M-24 14A26 26 0 1 1 22 16M30 6 22 17 9 11"
CHEVRONS = "M-20-8-12 0-20 8M-6-8 2 0-6 8M8-8 16 0 8 8"
VINE = "M-34 26C-12 20-22-2 0-6S20-30 34-28M-16 18-28 10M-8 4-20-4M6-8 2-22M18-20 12-30M-10 12 2 20M10-8 20-2"
BARREL = "M-7-9C-7-13 7-13 7-9V9C7 13-7 13-7 9z"
MOST_SHOWN = 3
"""Stacks above this number are written as a number."""


@cache
def shapes() -> dict[str, str]:
    """Everything that is drawn with `<use>` and says nothing, by its id."""
    parts = {**_factions(), **_habitats(), **_tray(), **_factories(), **_machines(), **_edges(), **_tokens(), **_tracks()}
    return {name: tag("g", drawing, id=name) for name, drawing in parts.items()}


def word(text: object, x: float, y: float, size: float, kind: str | None = None, **attributes: object) -> str:
    """One line of text; its class says where it begins (`m`: in the middle) and how it looks."""
    return tag("text", plain(text), x=x or None, y=y, font_size=size, class_=kind, **attributes)


def inked(outline: str, kind: str) -> str:
    return tag("path", d=outline, class_=f"dw-i {kind}")


def line(outline: str, kind: str) -> str:
    return tag("path", d=outline, class_=f"dw-n {kind}")


def shade(outline: str) -> str:
    return tag("path", d=outline, class_="dw-s")


# -- people and the land -------------------------------------------------------------------------------------------------


def _factions() -> dict[str, str]:
    """Organizers, camps, items."""
    parts = {}
    for name, look in zip(FACTION_NAMES, LOOKS, strict=True):
        face = tag("path", d=look.face, class_="dw-i dw-n dw-w")
        parts[f"org-{name}"] = inked(look.organizer, "dw-c") + shade(look.shade) + face
        tent = inked("M0-13 20 14H-20z", "dw-c") + shade("M0-13 20 14H9z") + inked("M0-1 7 14H-7z", "dw-p")
        parts[f"camp-{name}"] = tent + use(f"org-{name}", 0, -18, scale=0.48)
    return parts | {f"item-{name}": tag("path", d=look.item, class_="dw-i") for name, look in zip(ITEMS, LOOKS, strict=True)}


def _habitats() -> dict[str, str]:
    """The four habitats, each in a few hand-made outlines, with a texture of its own."""
    parts = {}
    for index, (name, outline) in enumerate(GLYPHS.items()):
        parts[f"h-{name}"] = tag("path", d=outline, class_=f"dw-g-{name}") + (
            tag("path", d=LIGHTS[name], class_="dw-snow") if name in LIGHTS else ""
        )
        spread = (
            use(f"h-{name}", round(x + stray(index * 9 + i, 3)), round(y + stray(index * 7 + i, 2)), scale=0.75 + 0.1 * (i % 3))
            for i, (x, y) in enumerate(SPOTS)
        )
        floor = tag("path", d=FLOORS[name], class_=f"dw-f-{name}")
        parts[f"t-{name}"] = floor + "".join(spread)
        for number in range(ROUGH):
            parts[f"{name}{number}"] = _ground(name, index * ROUGH + number) + use(f"t-{name}")
        parts[f"front-{name}"] = _front(name)
    return parts


def _tray() -> dict[str, str]:
    """The board under the hexes: their common outline, a little wider."""
    places = [(round(x * SIZE), round(y * SIZE)) for x, y in (centre(AXIAL[hex_]) for hex_ in BORDER)]
    rim = "".join(use("tray-hex", x, y) for x, y in places)
    return {
        "tray-hex": tag("polygon", points=hexagon(SIZE + 11)),
        "tray": tag("g", rim, class_="dw-tray-rim")
        + tag("g", rim, tag("polygon", points=hexagon(290, flat=True)), class_="dw-tray"),
    }


def _front(habitat: str) -> str:
    """The front of a card: a view of its habitat above, room for words below."""
    sheet = tag("rect", x=2, y=2, width=196, height=276, rx=14, class_="dw-card")
    sky = inked("M2 80V16Q2 2 16 2H184Q198 2 198 16V80Q150 88 100 81T2 80z", f"dw-{habitat}")
    hills = shade("M3 62Q40 34 84 54T150 46 197 56V79Q150 87 100 80T3 79z")
    growth = (use(f"h-{habitat}", x, y, scale=1.6) for x, y in ((36, 64), (74, 56), (110, 60), (144, 54), (176, 62)))
    return sheet + sky + hills + "".join(growth)


def _ground(kind: str, seed: int) -> str:
    """A hex with its lower rim in the shade; its outline takes the stroke of who uses it."""
    return tag("polygon", points=hexagon(SIZE - 4, seed, 1.6), class_=f"dw-{kind}") + shade(
        "M-49 24-48 28 0 56 48 28 49 24 0 47z"
    )


# -- the machines --------------------------------------------------------------------------------------------------------


def _factories() -> dict[str, str]:
    """Factory hexes with plates and rivets; a tile's chutes and arrow, to be turned; a factory that the wild has taken back."""
    plates = line("M-46-10H46M-46 14H46M-16-46V46M18-44V44", "dw-l-plate")
    rivets = line("M-38-18h.1M-38 6h.1M38-18h.1M38 6h.1M-8-38h.1M10-38h.1M-8 38h.1M10 38h.1", "dw-l-rivet")
    chute = inked("M-8-14V-38H8V-14z", "dw-pipe") + shade("M2-14V-38H8V-14z") + inked("M-12-47H12V-37H-12z", "dw-pipe")
    flowers = line("M-28 10h.1M-20-4h.1M2-22h.1M12-30h.1M20-2h.1M2 20h.1", "dw-l-flower")
    hub = tag("circle", r=17, class_="dw-i dw-hub")
    parts = {
        "plant": _ground("factory", 40) + plates + rivets,
        "core": _ground("core", 41) + plates + rivets,
        "wild": _ground("wild", 42) + line(VINE, "dw-l-vine") + flowers,
        "chute": chute,
        "tile-tip": inked("M0-51 10-34-10-34z", "dw-yellow"),
        "wild-tile": tag("circle", r=17, class_="dw-i dw-wild") + use("tile-tip"),
    }
    for number, sides in enumerate(CHUTES):
        parts[f"tile{number}"] = "".join(use("chute", turned=60 * side + 30) for side in sides) + hub + use("tile-tip")
    return parts


def _machines() -> dict[str, str]:
    """Mechs in ones to threes, engines with their noses to the right, where they go next."""
    mech = inked(MECH, "dw-steel") + shade("M2-13H9V0H2z") + line("M-5-7H5", "dw-l-eye")
    tracks = inked("M-23-14H8V-8H-23zM-23 8H8V14H-23z", "dw-hub") + line(
        "M-17-11h.1M-8-11h.1M1-11h.1M-17 11h.1M-8 11h.1M1 11h.1", "dw-l-rivet"
    )
    body = inked("M-25-9H9V9H-25z", "dw-engine") + shade("M-25 2H9V9H-25z") + inked("M9-15 31 0 9 15z", "dw-yellow")
    turning = line(TURNING, "dw-l-arc") + use("mech")
    parts = {
        "mech": mech,
        "engine": tracks + body + inked("M-25-5H-31V5H-25z", "dw-hub"),
        "next": line(CHEVRONS, "dw-l-under") + line(CHEVRONS, "dw-l-next"),
        "dead-end": line("M-9-9 9 9M9-9-9 9", "dw-l-under") + line("M-9-9 9 9M9-9-9 9", "dw-l-next"),
        "right": turning,
        "left": tag("g", turning, transform="scale(-1 1)"),
        "tower": inked("M-15 13V-6L-5-13V-6L5-13V-6L15-13V13z", "dw-factory"),
    }
    for number in range(1, MOST_SHOWN + 1):
        parts[f"mech{number}"] = "".join(use("mech", 10 - 10 * i - (3 - number) * 3, 3 * i - 3) for i in reversed(range(number)))
    return parts


def _edges() -> dict[str, str]:
    """Walls along an edge, whole and breached, with a margin around them that can be touched."""
    parts = {}
    for name, kind, marks in (
        ("wall", "dw-wall", "M-14-5V5M0-5V5M14-5V5"),
        ("plant-wall", "dw-hub", "M-21 4-13-4M-7 4 1-4M7 4 15-4"),
    ):
        margin = tag("rect", x=-28, y=-11, width=56, height=22, class_="dw-t")
        stripes = line(marks, f"dw-l-{name}")
        parts[name] = margin + inked("M-28-5 27-6 28 5-28 6z", kind) + stripes + shade("M-28 1 28 0V5L-28 6z")
        ends = inked("M-28-5-13-6-16-1-11 2-15 6-28 6zM28-5 14-6 17 0 12 3 15 5 28 5z", kind)
        rubble = inked("M-7 4-4-1 0 4zM2-1 6-5 8 0zM3 6 6 3 9 6z", kind)
        parts[f"{name}-open"] = margin + ends + rubble
    return parts


# -- tokens and tracks ---------------------------------------------------------------------------------------------------


def _tokens() -> dict[str, str]:
    """Pollution, toxic sites, hearts, breach markers, action points, card backs."""
    bands = line("M-7-4C-4-2 4-2 7-4M-7 5C-4 7 4 7 7 5", "dw-l-band")
    barrel = inked(BARREL, "dw-dirt") + bands
    skull = tag("path", d="M-6 2A6 6 0 1 1 6 2L4 6V11H-4V6z", class_="dw-black")
    return {
        "barrel": barrel,
        "barrel1": use("barrel", -3),
        "barrel2": use("barrel", -9, 2) + use("barrel", 7, -2),
        "toxic": tag("path", d="M0-20 20 15H-20z", class_="dw-toxic") + skull + line("M-3 0h.1M3 0h.1", "dw-l-skull"),
        "heart": tag("path", d="M0 10C-16-2-8-13 0-5 8-13 16-2 0 10z", class_="dw-i"),
        "pick": line("M-12-6C-4-12 6-11 12-3M3-9-6 12", "dw-i dw-w"),
        "point": inked("M0-9 3-3 9-2 5 3 6 9 0 6-6 9-5 3-9-2-3-3z", "dw-yellow"),
        "back": tag("rect", x=-11, y=-15, width=22, height=30, rx=4, class_="dw-i"),
        "spent": tag("rect", x=-11, y=-15, width=22, height=30, rx=4, class_="dw-i dw-n") + line("M-6-6 6 6M6-6-6 6", "dw-i"),
        "turn-ring": tag("circle", r=24, class_="dw-n dw-l-turn"),
    }


def _tracks() -> dict[str, str]:
    """DW-8.1: the support track for each number of players: a space shows the hand size."""
    parts = {"mark": line("M0 0m-21 0a21 21 0 1 1 42 0a21 21 0 1 1-42 0", "dw-l-mark") + inked("M0 21 8 33H-8z", "dw-c")}
    for track in TRACKS:
        spaces = [
            tag("circle", cx=29 + 46 * space, cy=88, r=17, class_="dw-i dw-p") + word(cards, 29 + 46 * space, 95, 19, "dw-b")
            for space, cards in enumerate(track.hands)
        ]
        parts[f"track{track.seats}"] = line(f"M29 88H{29 + 46 * (len(track.hands) - 1)}", "dw-i") + "".join(spaces)
    return parts
