"""The silhouettes of Root, drawn once as symbols: who a piece belongs to is told by its shape first, by its colour second."""

from functools import cache

from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.table.looks import look_of
from hvozd.kit.markup import tag

SLOT = 48
"""The side of a building."""
EYES = (
    '<g class="eye"><circle cx="14" cy="21" r="3.6"/><circle cx="26" cy="21" r="3.6"/></g>'
    '<circle cx="14.6" cy="21.6" r="1.5"/><circle cx="25.4" cy="21.6" r="1.5"/>'
)
ONE_EYE = '<circle class="eye" cx="23" cy="17" r="4"/><circle cx="24" cy="17.4" r="1.7"/>'

FIGURES = {
    "cat": ("M6 43V22C5 15 4 8 6 2l9 6h10l9-6c2 6 1 13 0 20v21z", EYES + '<path class="ink" d="M17 29q3 3 6 0M4 27h7M29 27h7"/>'),
    "hawk": ("M8 43V20C8 9 15 3 23 2l-2 5c8 0 13 5 13 12l6 5-7 3v16z", ONE_EYE + '<path class="ink" d="M12 30q4 5 9 2"/>'),
    "mouse": (
        "M8 43V25C1 22 1 8 9 8c5 0 6 3 6 6h10c0-3 1-6 6-6 8 0 8 14 1 17v18z",
        EYES + '<path class="ink" d="M20 27v2M13 33h14"/>',
    ),
    "hood": (
        "M20 1l15 13-3 29H8L5 14z",
        '<path d="M8 15h24l-3 10H11z"/><g class="eye"><circle cx="14" cy="20" r="2.6"/><circle cx="26" cy="20" r="2.6"/></g>',
    ),
    "mask": (
        "M8 6h24l4 12-5 25H9L4 18z",
        '<path d="M7 14h26v9H7z"/><g class="eye"><circle cx="14" cy="18.5" r="2.6"/><circle cx="26" cy="18.5" r="2.6"/></g>',
    ),
    "reptile": ("M3 43l7-12C7 20 11 9 20 1c9 8 13 19 10 30l7 12z", EYES + '<path class="ink" d="M15 30h10M20 6v7"/>'),
    "otter": (
        "M8 43C3 30 4 19 7 14c-4-5 1-9 4-6 5-5 13-5 18 0 3-3 8 1 4 6 3 5 4 16-1 29z",
        EYES + '<path class="ink" d="M16 28q4 4 8 0M4 26l7 1M36 26l-7 1"/>',
    ),
    "mole": (
        "M2 43V33C2 15 11 8 20 8s18 7 18 25v10h-7l-3-6-3 6H15l-3-6-3 6z",
        '<ellipse class="nose" cx="20" cy="25" rx="5" ry="4"/><circle cx="12" cy="20" r="1.6"/><circle cx="28" cy="20" r="1.6"/>',
    ),
    "crow": ("M5 43C5 24 9 7 21 5c8-1 13 4 12 11l6 17-11-9c2 7 6 12 6 19z", ONE_EYE + '<path class="ink" d="M11 33q5 4 11 1"/>'),
}
"""Warriors and pawns: the outline in a box of 40 by 44, and what is drawn on it."""

PIECES = {
    "sawmill": "M18 6l3 4 5-2 0 5 5 2-3 4 3 4-5 2 0 5-5-2-3 4-3-4-5 2 0-5-5-2 3-4-3-4 5-2 0-5 5 2zM18 15a3.5 3.5 0 1 0 .1 0z",
    "workshop": "M8 9h14l6 5v4h-7v-3h-3v15h-5V15H8z",
    "recruiter": "M9 5h3v26H9zM13 6l15 6-15 7z",
    "roost": "M5 20q13 14 26 0l-3 10H8zM12 19c0-8 4-12 9-12l4 3-4 1c1 4-1 7-3 8z",
    "base": "M7 30V14l11-9 11 9v16H22V20h-8v10z",
    "garden": "M18 31V19M18 20C8 20 6 12 7 6c8 0 12 5 11 14zM18 22c0-8 4-12 12-12 0 8-4 13-12 12z",
    "trade_post": "M5 14l4-8h18l4 8v3H5zM8 19h20v11H8z",
    "citadel": "M7 30V8h5v4h4V8h4v4h4V8h5v22h-8v-7h-6v7z",
    "market": "M4 13L18 5l14 8H4zM7 15h4v15H7zM25 15h4v15h-4zM12 22h12v8H12z",
    "tunnel": "M4 31C4 10 32 10 32 31h-6c0-12-16-12-16 0z",
    "wood": "M5 12h20a5 5 0 0 1 0 12H5a5 5 0 0 1 0-12zM26 15a3 3 0 1 0 .1 0z",
    "keep": "M5 31V7h5v5h5V7h6v5h5V7h5v24H22v-8h-8v8z",
    "sympathy": "M10 31v-9c-4-3-4-11 0-11 0-6 5-6 5-2 1-4 6-4 6 1 1-3 5-3 5 2v10l-3 9z",
    "plot": "M8 5h20v26H8zM18 9c6 0 6 7 1 8v4h-3v-6c5 0 5-3 2-3s-2 1-2 2h-3c0-3 2-5 5-5zM16 24h3v3h-3z",
    "bomb": "M15 13a9 9 0 1 0 6 0V9h3l2-4-4 1h-5v7z",
    "snare": "M6 24a12 7 0 1 1 24 0 12 7 0 1 1-24 0zm4 0a8 4 0 1 0 16 0 8 4 0 1 0-16 0zM17 5h3v12h-3z",
    "extortion": "M18 5a13 13 0 1 0 .1 0zM16 9h4v3h4v3h-8v2h8v8h-4v3h-4v-3h-4v-3h8v-2h-8v-8h4z",
    "raid": "M6 6l6 1 16 18-4 4L7 12zM30 6l-6 1-7 8 4 4 8-8zM13 20l4 4-6 7-4-4z",
    "ruin": "M4 31V17l5-4 4 5 4-9 5 7 4-3 6 6v12zM10 24h4v7h-4z",
    "any": "M18 6a12 12 0 1 0 .1 0z",
}
"""Buildings and tokens in a box of 36 by 36; `fox_base` and its like use the last word of their name."""

SUIT_SHAPES = (
    "M3 3l6 4h6l6-4-1 10-8 10-8-10z",
    "M8 12C4 5 5 1 7.500 1 10 1 11 6 11 10h2c0-4 1-9 3.500-9C19 1 20 5 16 12c4 3 3 11-4 11s-8-8-4-11z",
    "M12 23c-5 0-7-4-7-9A5.500 5.500 0 1 1 10 6q2-.5 4 0a5.500 5.500 0 1 1 5 8c0 5-2 9-7 9z",
    "M3 14C4 7 10 3 16 5l6 3-5 2c1 7-4 11-11 10l-5 3z",
)
ITEM_SHAPES = {
    "boots": "M7 3h7v11l7 3v4H7z",
    "bag": "M8 8c0-7 8-7 8 0h4l1 13H3L4 8zm2 0h4c0-4-4-4-4 0z",
    "crossbow": "M4 4C12 3 20 9 20 20L17 16 8 21l-2-2 6-7-4-5z",
    "hammer": "M4 4h13v6h-4v12H9V10H4z",
    "sword": "M20 2l1 1-2 7-8 8 2 3-2 1-3-3-4 3-1-1 3-4-3-3 1-2 3 2 8-8z",
    "tea": "M4 8h14v2c4 0 4 7-1 7-1 3-3 4-6 4-4 0-7-3-7-8zM8 2q3 2 0 5M13 2q3 2 0 5",
    "coins": "M12 2a10 10 0 1 0 .1 0zm-2 5h4l2 5-2 5h-4l-2-5z",
    "torch": "M12 1c5 5 5 9 2 12h-4c-3-3-2-6 0-8 0 2 1 3 2 3 1-2 1-4 0-7zM9 14h6l-2 9h-2z",
}


TREES = (
    ("M13 34h5v7h-5z", "M15 2L6 15h4L3 26h5L2 36h27l-6-10h5L21 15h4z", "M15 2l10 13h-4l7 11h-5l6 10H17z"),
    (
        "M13 28h5v13h-5z",
        "M15 4C6 4 4 11 6 14c-6 3-4 15 4 15h12c8 0 9-11 4-15C28 9 24 4 15 4z",
        "M17 4c8 1 10 7 9 10 5 4 4 15-4 15h-5c6-8 6-17 0-25z",
    ),
)


@cache
def figures() -> dict[str, tuple[str, str]]:
    """The figures that any room may use, and those that rooms bring."""
    return FIGURES | {name: drawn for one in FACTIONS for name, drawn in look_of(one.name).figures.items()}


@cache
def pieces() -> dict[str, str]:
    return PIECES | {name: shape for one in FACTIONS for name, shape in look_of(one.name).pieces.items()}


def shape_of(piece: str) -> str:
    """The symbol of a building or token."""
    if piece in pieces():
        return piece
    kind = piece.split("_", 1)[-1]
    return kind if kind in pieces() else "any"


def figure_of(faction: str) -> str:
    """The symbol of a faction's warriors or pawn."""
    return look_of(faction).figure


def shapes() -> dict[str, str]:
    """All silhouettes by their ids."""
    drawn = {
        f"w-{name}": symbol("-2 -1 44 47", tag("path", d=outline, class_="body"), face)
        for name, (outline, face) in figures().items()
    }
    drawn |= {f"w-{name}-{n}": stack(name, n) for name in figures() for n in (1, 2, 3)}
    drawn |= {f"p-{name}": symbol("0 0 36 36", tag("path", d=shape, fill_rule="evenodd")) for name, shape in pieces().items()}
    drawn |= {f"b-{name}": building(name) for name in pieces()}
    drawn |= {f"k-{name}": token(name) for name in pieces()}
    drawn |= {f"suit-{i}": symbol("0 0 24 24", tag("path", d=d)) for i, d in enumerate(SUIT_SHAPES)}
    drawn |= {f"badge-{i}": badge(i) for i in range(len(SUIT_SHAPES))}
    drawn |= {f"item-{name}": symbol("0 0 24 24", tag("path", d=d, fill_rule="evenodd")) for name, d in ITEM_SHAPES.items()}
    drawn |= {f"t{i}": tree(*parts) for i, parts in enumerate(TREES)}
    drawn |= {
        "cardback": symbol(
            "0 0 24 24", tag("rect", x=4, y=1, width=16, height=22, rx=3), tag("path", d=SUIT_SHAPES[3], class_="on")
        )
    }
    drawn |= {"plot": plot(), "ruins": plot() + tag("use", href="#p-ruin", width=SLOT, height=SLOT, class_="ruin")}
    drawn |= {"tally": tag("circle", cx=10, cy=48, r=16, class_="tally")}
    return {id: named(id, body) for id, body in drawn.items()}


def named(id: str, body: str) -> str:
    return body.replace("<symbol", f'<symbol id="{id}"', 1) if body.startswith("<symbol") else tag("g", body, id=id)


def symbol(box: str, *body: str) -> str:
    return tag("symbol", *body, viewBox=box)


def stack(figure: str, number: int) -> str:
    """Up to three warriors, the last one in front."""
    places = range(number - 1, -1, -1)
    return "".join(tag("use", href=f"#w-{figure}", x=9 * k or None, y=-3 * k or None, width=56, height=60) for k in places)


def building(name: str) -> str:
    ground = tag("rect", width=SLOT, height=SLOT, rx=6, class_="body")
    return ground + tag("use", href=f"#p-{name}", x=3, y=3, width=SLOT - 6, height=SLOT - 6, class_="on")


def token(name: str) -> str:
    ground = tag("circle", cx=20, cy=20, r=20, class_="body")
    return ground + tag("use", href=f"#p-{name}", x=5, y=5, width=30, height=30, class_="on")


def badge(suit: int) -> str:
    ground = tag("circle", r=28, class_=f"suit s-{suit}")
    return ground + tag("use", href=f"#suit-{suit}", x=-17, y=-18, width=34, height=34, class_="suitshape")


def plot() -> str:
    return tag("rect", width=SLOT, height=SLOT, rx=6, class_="plot")


def tree(trunk: str, leaf: str, shade: str) -> str:
    return tag("path", class_="trunk", d=trunk) + tag("path", class_="leaf", d=leaf) + tag("path", class_="leafshade", d=shade)
