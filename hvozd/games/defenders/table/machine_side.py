"""The machines' side of the table: in the corners of the board and in a panel of their own."""

from collections import Counter

from hvozd.games.defenders.components import CARD_HABITAT, CARDS, HABITATS, LIMITS, MACHINE_CARDS
from hvozd.games.defenders.hidden.view import DefendersView
from hvozd.games.defenders.table.shapes import word
from hvozd.kit.drawing import at, paragraph, use
from hvozd.kit.lettering import lines
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts

SIGNS = {"engines": "engine", "factories": "tower", "mechs": "mech", "reboot": "right"}
"""What the kinds of machine cards show."""
HARD = 4
"""How much wider the frame of a difficult card is."""


def corners(view: DefendersView, texts: Texts) -> list[str]:
    """DW-20.2, DW-20.3, DW-20.4: where the machines turn, their deck, and how near each defeat is."""
    side = "right" if view.direction > 0 else "left"
    built, most = len(view.factories) - 1 - view.top, LIMITS.factories
    left, gone = len(view.machine_left), len(view.machine_discard)
    toxic = texts.get("pic-toxic-left", {"count": view.toxic_sites})
    return [
        spot("turning", -344, -300, use(side, scale=1.15), texts.get("pic-turn", {"direction": texts.get(f"direction-{side}")})),
        spot("built", -382, -232, towers(built, most), texts.get("pic-built", {"built": built, "most": most})),
        spot("deck", 312, -300, pile(view), texts.get("pic-deck", {"left": left, "discard": gone})),
        spot("toxic-left", -358, 252, counted("toxic", view.toxic_sites), toxic),
        spot("mechs-left", -358, 310, counted("mech", view.supply), texts.get("pic-mechs-left", {"count": view.supply})),
        spot("killed", 334, 288, killed(view), texts.get("pic-killed")),
    ]


def spot(name: str, x: int, y: int, drawing: str, tip: str) -> str:
    return tag("g", drawing, id=f"spot-{name}", transform=at(x, y), data_tip=tip)


def counted(icon: str, number: object) -> str:
    return use(icon) + word(number, 26, 10, 30, "b")


def towers(built: int, most: int) -> str:
    """A factory for each that stands; those that may still come are pale."""
    return "".join(use("tower", 12 + 25 * i, scale=0.75, class_=None if i < built else "dw-gone") for i in range(most))


def pile(view: DefendersView) -> str:
    """The machine deck face down, beside it the card that was turned up last."""
    left = len(view.machine_left)
    backs = "".join(
        tag("rect", x=-26 - 2 * i, y=-32 - 2 * i, width=44, height=62, rx=5, class_="dw-i dw-hub") for i in range(min(left, 3))
    )
    deck = backs + use("mech", -8, -12) + word(left, -8, 24, 24, "on")
    return deck + (machine_card(view.machine_discard[-1], 48, -1) if view.machine_discard else "")


def machine_card(card: int, x: int, y: int) -> str:
    """A machine card face up: a sign for its kind, a red frame if it is a difficult one."""
    front = MACHINE_CARDS[card]
    sheet = tag("rect", x=-22, y=-31, width=44, height=62, rx=5, class_="dw-card dw-hard" if front.difficult else "dw-card")
    scale = 0.6 if front.kind in ("engines", "reboot") else 1
    return tag("g", sheet, use(SIGNS[front.kind], scale=scale), transform=at(x, y))


def killed(view: DefendersView) -> str:
    """DW-20.4: who has fallen, by habitat; two of one are the end."""
    drawn = []
    for i, habitat in enumerate(HABITATS):
        fallen = sum(CARD_HABITAT[card] == i for card in view.killed)
        plate = tag("circle", r=23, class_=f"dw-{habitat} dw-i")
        cross = tag("path", d="M-16-16 16 16M16-16-16 16", class_="dw-n dw-l-cross") if fallen else ""
        drawn.append(
            tag("g", plate, use(f"h-{habitat}", scale=1.2), cross, transform=at(-26 + 52 * (i % 2), -26 + 52 * (i // 2)))
        )
    return "".join(drawn)


def panel(view: DefendersView, texts: Texts) -> str:
    """DW-5.4, DW-12.1: what was turned up last, and what is still in the machine deck, in no order."""
    left = Counter((MACHINE_CARDS[card].kind, MACHINE_CARDS[card].difficult) for card in view.machine_left)
    kinds = {(card.kind, card.difficult): number for number, card in enumerate(MACHINE_CARDS)}
    last = MACHINE_CARDS[view.machine_discard[-1]] if view.machine_discard else None
    top = texts.get("pic-last", {"card": texts.get(f"machine-{last.id}")}) if last else texts.get("pic-none-yet")
    rows = [tag("g", paragraph(top, 10, 24, 380, 18), id="machine-last"), word(texts.get("pic-still"), 10, 54, 16, "soft")]
    for i, (kind, number) in enumerate(kinds.items()):
        name = texts.get(f"machine-{MACHINE_CARDS[number].id}")
        written = word(left[kind], 0, 48, 20, "m b")
        drawn = machine_card(number, 0, 0) + written
        rows.append(
            tag(
                "g",
                drawn,
                id=f"machine-{i}",
                class_=None if left[kind] else "dw-gone",
                transform=at(34 + 55 * i, 100),
                data_tip=name,
            )
        )
    fallen = [f"{texts.get(f'card-{CARDS[c].id}')} ({texts.get('habitat-' + HABITATS[CARD_HABITAT[c]])})" for c in view.killed]
    dead = texts.get("board-killed", {"cards": ", ".join(fallen)})
    rows.append(tag("g", paragraph(dead, 10, 174, 380, 16) if fallen else "", id="machine-killed"))
    high = 160 + 20 * (1 + len(lines(dead, 380, 16))) if fallen else 160
    return tag("svg", *rows, viewBox=f"0 0 400 {high}", id="machine-panel", class_="dw")
