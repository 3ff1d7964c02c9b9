"""The silhouettes of the pieces and the textures of the land, drawn once around the origin.

What belongs to a character is filled with `currentColor`; the classes `cm-<character>` set it.
"""

import re

from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.kit.drawing import hexagon, use
from hvozd.kit.markup import tag

SIZE = 78.0
"""From the middle of a hex to its corners."""
ROUGH = 4
"""So many outlines of a hex."""
STRUCTURES = {
    "fort": "M-13 13V-10H-7V-5H-3V-10H3V-5H7V-10H13V13zM-4 13V4H4V13",
    "castle": "M-19 14V-14H-14V-9H-10V-14H-5V-3H5V-14H10V-9H14V-14H19V14zM-5 14V5H5V14M-12-4V2M12-4V2",
    "palace": "M-18 14V2H-10C-11-9-2-11 0-19 2-11 11-9 10 2H18V14zM-4 14V6C-4 1 4 1 4 6V14M-14 14V7M14 14V7",
    "town": "M-17 13V0L-9-8-1 0V13zM1 13V3L8-4 15 3V13zM-11 13V5H-6V13",
    "city": "M-19 14V1L-13-5-7 1V14zM-7 14V-12L0-19 7-12V14zM7 14V1L13-5 19 1V14zM-2 14V6H2V14M0-8V-3",
}
TEXTURES = {
    "fertile": "M-50-24C-30-34-14-18 4-28M-56-8C-44-14-34-6-24-10M30-26C38-30 46-24 52-26M26 34C36 28 44 36 52 30"
    "M-52 26C-40 20-30 30-20 24"
    "M-30 44C-20 38-10 48 2 42M18 50C24 46 30 50 34 48M-10-54C-2-58 6-50 14-54",
    "wilderness": "M-48-20l4-8 3 8 4-7 2 7M34-32l4-8 3 8 4-7 2 7M-14-52l4-8 3 8 4-7 2 7M40 30l4-8 3 8 4-7 2 7"
    "M-54 24l4-8 3 8 4-7 2 7"
    "M-24 50l4-8 3 8 4-7 2 7M18 56l3-7 3 7 3-6 2 6",
    "mountain": "M-58-12-44-38-36-24-30-32-20-12zM22-26 34-48 41-36 46-42 54-26zM-50 36-40 18-30 36z"
    "M28 44 38 24 44 34 48 28 56 40zM-12 60-2 44 8 60z",
    "desert": "M-54-22C-40-36-28-32-20-22M-36-42C-24-54-12-50-6-42M22-30C34-42 46-38 54-28M-56 26C-44 14-34 18-26 26"
    "M24 40C34 28 44 30 52 38"
    "M-22 54C-12 44 0 46 6 54M40 8h.1M-50 4h.1M14-52h.1M-4 40h.1",
    "quarry": "M-54-30H-36V-16H-54zM-46-44H-30V-30H-46zM28-44H44V-30H28zM36-30H54V-16H36zM-56 22H-40V36H-56z"
    "M-44 36H-28V48H-44zM30 30H48V44H30zM-4 50H14V62H-4z",
}
KEYWORDS = {
    "combat": "M-10 10 8-10M8-10V-4M8-10H2M10 10-8-10M-8-10V-4M-8-10H-2",
    "contest": "M-11 0C-5-9 5-9 11 0 5 9-5 9-11 0zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    "action": "M-7 11V-11L9-6-7-1",
    "anytime": "M-7-10H7L-7 10H7z",
}
"""The keywords of a power card."""
TYPES = {
    "event": "M3-11-7 2H0L-3 11 7-2H0z",
    "personality": "M-5-5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-9 11C-9 0 9 0 9 11z",
    "battalion": "M-10-9H10V0C10 6 4 9 0 11-4 9-10 6-10 0zM0-9V11M-10 0H10",
    "strategy": "M-9-10H9V6L0 11-9 6z",
}


def shapes() -> dict[str, str]:
    """Everything that is drawn with `<use>`, by its id."""
    drawn = (*_characters(), *_structures(), *_land(), *_grounds(), *_signs())
    return {re.findall(r' id="([^"]+)"', each)[-1]: each for each in drawn}


def _characters() -> list[str]:
    """A figure, its hired twin with a coin, its influence token."""
    drawn = []
    for character in CHARACTERS:
        name, look = character.name, character.look()
        outline = look.outline
        body = tag("path", d=outline, fill="currentColor", class_="cm-i")
        face = tag("path", d=look.face, class_="cm-i cm-n", stroke_width=2.5)
        drawn.append(tag("g", body, face, id=f"c-{name}"))
        hollow = tag("path", d=outline, fill="var(--cm-card)", stroke="currentColor", stroke_width=3.5, stroke_linejoin="round")
        coin = tag("circle", r=5, cy=2, fill="var(--cm-coin)", class_="cm-i")
        drawn.append(tag("g", hollow, tag("path", d=outline, class_="cm-i cm-n", stroke_width=1), coin, id=f"m-{name}"))
        ring = tag("circle", r=15, fill="var(--cm-card)", class_="cm-i") + tag(
            "circle", r=12, class_="cm-n", stroke="currentColor", stroke_width=3
        )
        drawn.append(tag("g", ring, use(f"c-{name}", scale=0.5), id=f"t-{name}"))
    return drawn


def _structures() -> list[str]:
    return [tag("path", d=outline, fill="currentColor", class_="cm-i", id=f"s-{name}") for name, outline in STRUCTURES.items()]


def _land() -> list[str]:
    drawn = []
    for name, lines in TEXTURES.items():
        dark = f"var(--cm-{name}-dark)"
        filled = name == "mountain"
        drawn.append(
            tag(
                "path",
                d=lines,
                id=f"land-{name}",
                fill=dark if filled else "none",
                stroke=dark,
                stroke_width=2.5,
                stroke_linecap="round",
                stroke_linejoin="round",
                opacity=0.7,
            )
        )
    shade = tag("path", d="M-64 32-62 38 0 74 62 38 64 32 0 62z", id="hex-shade", class_="cm-s")
    star = "M0-16 4-6 14-8 8 1 14 9 4 7 0 17-4 7-14 9-8 1-14-8-4-6z"
    holy = tag("path", d=star, fill="var(--cm-coin)", class_="cm-i")
    stones = tag("path", d="M-9-4h8v7h-8zM3 1h9v7h-9zM-3 9h7v6h-7zM-2-14h8v7h-8z", fill="var(--cm-card)", class_="cm-i")
    return [*drawn, shade, tag("g", holy, id="holy_site"), tag("g", stones, id="ford")]


def _grounds() -> list[str]:
    """Hexes of every terrain in several outlines; an empty place while tiles are laid; the rim of a controlled hex."""
    drawn = []
    for name in TEXTURES:
        for seed in range(ROUGH):
            ground = tag("polygon", points=hexagon(SIZE - 3, seed + len(name), 1.8), class_=f"cm-{name} cm-ground")
            turn = 180 if seed % 2 and name not in ("mountain", "wilderness") else 0
            drawn.append(tag("g", ground, use("hex-shade"), use(f"land-{name}", turned=turn), id=f"ground-{name}-{seed}"))
    ghost = tag("polygon", points=hexagon(SIZE - 6), class_="cm-ghost cm-ground", id="ghost")
    rim = tag("polygon", points=hexagon(SIZE - 13), class_="cm-n cm-rim")
    flag = tag("circle", cx=-50, cy=-27, r=16, class_="cm-plain cm-i")
    return [*drawn, ghost, tag("g", rim, flag, id="rim")]


def _signs() -> list[str]:
    drawn = [tag("path", d=lines, id=f"k-{name}", class_="cm-i cm-n") for name, lines in KEYWORDS.items()]
    drawn += [tag("path", d=lines, id=f"type-{name}", class_="cm-i", fill="var(--cm-coin)") for name, lines in TYPES.items()]
    coin = tag("circle", r=11, fill="var(--cm-coin)", class_="cm-i") + tag(
        "path", d="M3-5A6 6 0 1 0 3 5 7 7 0 0 1 3-5", class_="cm-i cm-n"
    )
    back = tag("rect", x=-9, y=-13, width=18, height=26, rx=3, class_="cm-card") + tag(
        "path", d="M-4 0 0-6 4 0 0 6z", class_="cm-i cm-n"
    )
    star = tag("path", d="M0-12 4-4 12-3 6 3 8 12 0 8-8 12-6 3-12-3-4-4z", fill="var(--cm-coin)", class_="cm-i")
    moon = tag("path", d="M5-13A14 14 0 1 0 5 13 16 16 0 0 1 5-13z", class_="cm-i")
    clash = tag("circle", r=17, fill="var(--cm-clash)", class_="cm-i") + tag(
        "path", d=KEYWORDS["combat"], class_="cm-n", stroke="#fff", stroke_width=3.5
    )
    signs = {"coin": coin, "back": back, "star": star, "moon": moon, "clash": clash}
    return drawn + [tag("g", drawing, id=name) for name, drawing in signs.items()]
