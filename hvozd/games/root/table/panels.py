"""What lies before each seat of Root, and in the middle: score and supply, crafted cards and items, the faction's own board."""

from collections.abc import Iterable
from itertools import chain

from hvozd.core import Panel
from hvozd.games.root.components import ITEMS
from hvozd.games.root.hidden.view import RootView, SeatView
from hvozd.games.root.table.board_drawing import Sheet
from hvozd.games.root.table.boards import draw_board
from hvozd.games.root.table.faces import chip
from hvozd.games.root.table.facts import Held, held, notices, on_map, score_facts
from hvozd.games.root.table.labels import Bit, Speaker, factions_of, speaker
from hvozd.games.root.table.looks import look_of
from hvozd.kit.markup import plain, row, tag
from hvozd.kit.once import once


def panels(view: RootView, seat: int | None, lang: str) -> tuple[Panel, ...]:
    factions, public = factions_of(view), held(view)
    seats = [
        seat_panel(
            number, here, number == seat, on_map(view, number), view.lender if view.hirer == number else -1, factions, lang
        )
        for number, here in enumerate(view.seats)
    ]
    begun = view.round if view.turn >= 0 else -1
    return (*seats, middle(begun, view.deck, view.discard, view.items, view.available, public, factions, lang))


@once
def seat_panel(seat: int, here: SeatView, mine: bool, stands: bool, hired: int, factions: tuple[str, ...], lang: str) -> Panel:
    speak = speaker(factions, lang)
    facts = [told(bits) for bits in score_facts(here, stands, hired, speak)]
    rows = [paragraph(f"facts-{seat}", " · ".join(facts))]
    rows += cards_row(f"crafted-{seat}", speak.say("crafted"), here.crafted, speak)
    rows += items_row(f"items-{seat}", speak.say("items"), here.items, speak)
    rows += items_row(f"used-{seat}", speak.say("used"), here.exhausted, speak)
    if not mine:
        rows += cards_row(f"known-{seat}", speak.say("known"), here.known, speak)
    rows += own_board(seat, here, speak)
    return Panel(seat, speak.name("faction", here.faction), row(rows))


def own_board(seat: int, here: SeatView, speak: Speaker) -> list[str]:
    """The faction's own board: drawn where its room draws it, else told; open piles of cards beside it."""
    look = look_of(here.faction)
    if look.draws is None:
        return [paragraph(f"board-{seat}-{i}", told(line)) for i, line in enumerate(draw_board(here.faction, here.board, speak))]
    sheet = Sheet(seat)
    look.draws(here.board, speak, sheet)
    piles = look.piles(here.board) if look.piles else {}
    rows = (cards_row(f"{name}-{seat}", speak.say(name), cards, speak) for name, cards in piles.items())
    return [sheet.svg(), *chain.from_iterable(rows)]


@once
def middle(
    round: int,
    deck: int,
    discard: list[int],
    items: list[int],
    available: list[int],
    public: Held,
    factions: tuple[str, ...],
    lang: str,
) -> Panel:
    """The deck, the open pile of dominance cards, the items that can be crafted; a round of -1 is the setup."""
    speak = speaker(factions, lang)
    counts = f"{speak.say('deck', cards=deck)} · {speak.say('discard', cards=len(discard))}"
    rows = [paragraph("middle-counts", plain(counts))]
    rows += [paragraph(f"middle-notice-{i}", plain(notice.text)) for i, notice in enumerate(notices(public, speak))]
    rows += items_row("middle-items", speak.say("item-supply"), [i for i, n in enumerate(items) for _ in range(n)], speak)
    rows += cards_row("middle-available", speak.say("available"), available, speak)
    rows += cards_row("middle-discard", speak.say("discard", cards=""), sorted(set(discard)), speak)
    return Panel(None, speak.say("round", round=round) if round >= 0 else speak.say("setup"), row(rows))


def paragraph(id: str, body: str) -> str:
    return tag("p", body, id=id)


def told(bits: Iterable[Bit]) -> str:
    return row(tag("b", plain(bit.text)) if "bold" in bit.style else plain(bit.text) for bit in bits)


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
