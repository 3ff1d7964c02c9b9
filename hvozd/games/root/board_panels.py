"""What lies before each seat of Root, and in the middle: score and supply, crafted cards and items, the faction's own board."""

from collections.abc import Iterable

from hvozd.core import Panel
from hvozd.games.root.board_cards import chip
from hvozd.games.root.components import ITEMS
from hvozd.games.root.terminal import notices, score_facts
from hvozd.games.root.terminal_boards import draw_board
from hvozd.games.root.terminal_text import Bit, Speaker
from hvozd.games.root.view import RootView
from hvozd.picture import plain, tag


def panels(view: RootView, seat: int | None, speak: Speaker) -> tuple[Panel, ...]:
    seats = [seat_panel(view, each, seat, speak) for each in range(len(view.seats))]
    return (*seats, middle(view, speak))


def seat_panel(view: RootView, seat: int, viewer: int | None, speak: Speaker) -> Panel:
    here = view.seats[seat]
    facts = [told(bits) for bits in score_facts(view, seat, speak)]
    rows = [paragraph(f"facts-{seat}", " · ".join(facts))]
    rows += cards_row(f"crafted-{seat}", speak.say("crafted"), here.crafted, speak)
    rows += items_row(f"items-{seat}", speak.say("items"), here.items, speak)
    rows += items_row(f"used-{seat}", speak.say("used"), here.exhausted, speak)
    if seat != viewer:
        rows += cards_row(f"known-{seat}", speak.say("known"), here.known, speak)
    rows += [paragraph(f"board-{seat}-{i}", told(line)) for i, line in enumerate(draw_board(here.board, speak))]
    return Panel(seat, speak.name("faction", here.faction), "".join(rows))


def middle(view: RootView, speak: Speaker) -> Panel:
    """The deck, the open pile of dominance cards, the items that can be crafted."""
    counts = f"{speak.say('deck', cards=view.deck)} · {speak.say('discard', cards=len(view.discard))}"
    rows = [paragraph("middle-counts", plain(counts))]
    rows += [paragraph(f"middle-notice-{i}", plain(notice.text)) for i, notice in enumerate(notices(view, speak))]
    rows += items_row("middle-items", speak.say("item-supply"), [i for i, n in enumerate(view.items) for _ in range(n)], speak)
    rows += cards_row("middle-available", speak.say("available"), view.available, speak)
    rows += cards_row("middle-discard", speak.say("discard", cards=""), sorted(set(view.discard)), speak)
    return Panel(None, speak.say("round", round=view.round) if view.turn >= 0 else speak.say("setup"), "".join(rows))


def paragraph(id: str, body: str) -> str:
    return tag("p", body, id=id)


def told(bits: Iterable[Bit]) -> str:
    return "".join(tag("b", plain(bit.text)) if "bold" in bit.style else plain(bit.text) for bit in bits)


def cards_row(id: str, label: str, cards: list[int], speak: Speaker) -> list[str]:
    if not cards:
        return []
    seen: dict[int, int] = {}
    chips = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        chips.append(chip(card, f"{id}-{card}-{seen[card]}", speak))
    return [tag("p", tag("span", f"{plain(label).strip()}: ", class_="quiet", id=f"{id}-label"), *chips, id=id)]


def items_row(id: str, label: str, items: list[int], speak: Speaker) -> list[str]:
    if not items:
        return []
    icons = [
        tag(
            "svg",
            tag("use", href=f"#item-{ITEMS[item]}", width=24, height=24, class_="item"),
            viewBox="0 0 24 24",
            class_="sign",
            data_pick=f"item:{ITEMS[item]}",
            data_tip=speak.item(item),
        )
        + (f"×{items.count(item)} " if items.count(item) > 1 else "")
        for item in sorted(set(items))
    ]
    return [tag("p", tag("span", f"{plain(label)}: ", class_="quiet"), *icons, id=id)]
