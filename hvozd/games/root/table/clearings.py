"""What changes on the map of Root: opened paths, pawns in forests, and the clearings with what stands in them."""

from hvozd.games.root.components import CLEARINGS, MAPS, Woodland
from hvozd.games.root.hidden.view import ClearingView
from hvozd.games.root.hooks import find_faction
from hvozd.games.root.table.ground import BLOBS, RADIUS, STRETCH, bent, place_of
from hvozd.games.root.table.labels import Speaker, speaker
from hvozd.games.root.table.shapes import SLOT, figure_of, shape_of
from hvozd.kit.markup import tag
from hvozd.kit.once import once

Factions = tuple[str, ...]
"""Those of the seats, in their order."""


@once
def ways(land: int, opened: list[tuple[int, int]]) -> str:
    """Closed paths, and those that were opened."""
    woodland = MAPS[land]
    rows = []
    for i, (a, b) in enumerate(woodland.row.closed):
        line = bent(place_of(woodland, a), place_of(woodland, b), i)
        kinds = ("road-edge", "road") if (a, b) in opened else ("closed",)
        rows.append(tag("g", *(tag("path", d=line, class_=kind) for kind in kinds), id=f"way-{a}-{b}"))
    return tag("g", *rows, id="ways")


@once
def forests(land: int, stand: list[int], factions: Factions, lang: str) -> str:
    """`stand`: where the pawn of each seat stands."""
    woodland, speak = MAPS[land], speaker(factions, lang)
    rows = []
    for number, forest in enumerate(woodland.row.forests):
        x, y = forest.at[0] * STRETCH, forest.at[1]
        word = "forest-" + "-".join(map(str, forest.clearings))
        name = speak.name("place", word)
        pawns = [seat for seat, place in enumerate(stand) if place == CLEARINGS + number]
        standing = [pawn(factions, seat, x - 26 + 36 * i, y - 28) for i, seat in enumerate(pawns)]
        grove = tag("circle", cx=round(x), cy=round(y), r=52, class_="grove")
        rows.append(tag("g", grove, *standing, id=word, data_pick=f"place:{word}", data_tip=name))
    return tag("g", *rows, id="forests")


@once
def clearing(land: int, number: int, here: ClearingView, ferry: bool, factions: Factions, lang: str) -> str:
    woodland, speak = MAPS[land], speaker(factions, lang)
    x, y = place_of(woodland, number)
    ruler = f" f-{factions[here.ruler]}" if here.ruler >= 0 else ""
    body = [
        tag("use", href=f"#blob{number % BLOBS}", class_=f"glade s-{here.suit}", id=f"glade-{number}"),
        tag("circle", r=RADIUS - 10, class_="rule", id=f"rule-{number}") if ruler else "",
        *slots(here, number, speak),
        *warriors(here, number, factions),
        *tokens(here, number, speak),
        badge(here, number),
        landmark(ferry, woodland, number),
    ]
    return tag(
        "g",
        *body,
        id=f"clearing-{number}",
        class_=f"clearing{ruler}",
        transform=f"translate({x:.0f} {y:.0f})",
        data_pick=f"place:{number}",
        data_name=str(number),
        data_tip=told(here, number, speak),
    )


def told(here: ClearingView, number: int, speak: Speaker) -> str:
    """A clearing in words."""
    ruler = f", {speak.seat(here.ruler).text} {speak.say('rules')}" if here.ruler >= 0 else ""
    return f"{number} · {speak.suit(here.suit).text}{ruler}"


def badge(here: ClearingView, number: int) -> str:
    return tag(
        "g",
        tag("use", href=f"#badge-{here.suit}"),
        tag("text", str(number), x=30, y=-12, class_="number"),
        id=f"badge-at-{number}",
        transform=f"translate({-RADIUS + 14} {-RADIUS + 26})",
    )


def slots(here: ClearingView, number: int, speak: Speaker) -> list[str]:
    """Building slots as plots of ground: built on, in ruins or open."""
    built = []
    for seat, kind, count in here.pieces:
        own = find_faction(speak.factions[seat])
        if own.is_building[kind]:
            built += [(seat, own.kinds[kind], i) for i in range(count)]
    total = len(built) + here.slots + here.ruin
    left, top = round(-(total * (SLOT + 5) - 5) / 2 + 8), -84
    rows = []
    for i in range(total):
        x = left + i * (SLOT + 5)
        if i < len(built):
            rows.append(building(*built[i], number, (x, top), speak))
        else:
            plot = "ruins" if here.ruin and i == len(built) else "plot"
            rows.append(tag("use", href=f"#{plot}", x=x, y=top, id=f"slot-{number}-{i}"))
    return rows


def building(seat: int, piece: str, index: int, number: int, at: tuple[int, int], speak: Speaker) -> str:
    return tag(
        "use",
        href=f"#b-{shape_of(piece)}",
        x=at[0],
        y=at[1],
        id=f"b-{seat}-{piece}-{number}-{index}",
        class_=f"f-{speak.factions[seat]}",
        data_pick=f"piece:{piece}",
        data_tip=speak.name("piece", piece),
    )


def warriors(here: ClearingView, number: int, factions: Factions) -> list[str]:
    """A stack for each faction; beyond three it bears a number."""
    armies = [(seat, count) for seat, count in enumerate(here.warriors) if count]
    step = min(186 / max(len(armies), 1), 76.0)
    left = -(step * len(armies)) / 2 + (2 if len(armies) > 1 else 6)
    rows = []
    for i, (seat, count) in enumerate(armies):
        figure = figure_of(factions[seat])
        shown = min(count, 3 if step > 66 else 1)
        tally = tag("use", href="#tally") + tag("text", str(count), x=10, y=54) if count > shown else ""
        rows.append(
            tag(
                "g",
                tag("use", href=f"#w-{figure}-{shown}"),
                tally,
                id=f"w-{seat}-{number}",
                class_=f"army f-{factions[seat]}",
                transform=f"translate({left + i * step:.0f} -27)",
                data_stack=f"w{seat}",
                data_n=count,
            )
        )
    return rows


def tokens(here: ClearingView, number: int, speak: Speaker) -> list[str]:
    """Tokens and pawns in the lowest row."""
    found = []
    for seat, kind, count in here.pieces:
        own = find_faction(speak.factions[seat])
        if not own.is_building[kind]:
            found.append((seat, own.kinds[kind], count))
    total = len(found) + len(here.pawns)
    step = min(46.0, 160 / max(total, 1))
    left = -step * total / 2 + 2
    rows = [token(*one, number, left + i * step, speak) for i, one in enumerate(found)]
    return rows + [pawn(speak.factions, seat, left + (len(found) + i) * step - 4, 32) for i, seat in enumerate(here.pawns)]


def token(seat: int, piece: str, count: int, number: int, x: float, speak: Speaker) -> str:
    tally = tag("text", f"×{count}", x=34, y=44, class_="count") if count > 1 else ""
    return tag(
        "g",
        tag("use", href=f"#k-{shape_of(piece)}"),
        tally,
        id=f"t-{seat}-{piece}-{number}",
        class_=f"token f-{speak.factions[seat]}",
        transform=f"translate({x:.0f} 40)",
        data_stack=f"t{seat}-{piece}",
        data_n=count,
        data_pick=f"piece:{piece}",
        data_tip=speak.name("piece", piece),
    )


def pawn(factions: Factions, seat: int, x: float, y: float) -> str:
    faction = factions[seat]
    figure = figure_of(faction)
    return tag(
        "use",
        href=f"#w-{figure}",
        x=round(x),
        y=round(y),
        width=52,
        height=56,
        id=f"pawn-{seat}",
        class_=f"f-{faction}",
        data_glide="1",
    )


def landmark(ferry: bool, woodland: Woodland, number: int) -> str:
    """The ferry lies at one clearing, the tower guards another."""
    if ferry:
        return tag("path", d="M40 -78h44l-9 14H49zM60 -80v-26l18 20z", class_="landmark", id="ferry", data_glide="1")
    if woodland.row.tower == number:
        return tag("path", d="M52 -64v-34h-4v-10h6v5h6v-5h6v5h6v-5h6v10h-4v34z", class_="landmark", id="tower")
    return ""
