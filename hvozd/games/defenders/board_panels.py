"""What lies before each seat: support track with camps, wounds, items, markers, active defender; and the machine deck."""

from collections import Counter

from hvozd.core.picture import Panel
from hvozd.drawing import at, fit, label, paragraph, use
from hvozd.games.defenders.board_cards import sentence
from hvozd.games.defenders.components import (
    ABILITIES,
    CARD_ABILITY,
    CARD_HABITAT,
    CARD_POINTS,
    CARDS,
    FACTION_NAMES,
    HABITATS,
    ITEMS,
    LIMITS,
    MACHINE_CARDS,
    ORGANIZERS,
    TRACK,
    organizers_of,
)
from hvozd.games.defenders.state import NONE
from hvozd.games.defenders.view import DefendersView, PlayerView
from hvozd.locale import Texts
from hvozd.picture import tag

WIDTH = 400
SPACE = 46
"""Of the support track."""


def panels(view: DefendersView, texts: Texts) -> tuple[Panel, ...]:
    """One panel a seat (alone, a seat has two factions), one for the machines."""
    seats: list[list[int]] = [[] for _ in range(view.seats)]
    for player in range(len(view.players)):
        seats[player if view.seats > 1 else 0].append(player)
    own = []
    for seat, players in enumerate(seats):
        names = (texts.get(f"faction-{FACTION_NAMES[view.players[player].faction]}") for player in players)
        own.append(Panel(seat, " · ".join(names), "".join(circle(view, player, texts) for player in players)))
    return (*own, Panel(None, texts.get("pic-machines"), machines(view, texts)))


def circle(view: DefendersView, player: int, texts: Texts) -> str:
    """DW-5.4: the faction circle of a player as it lies on the table."""
    p = view.players[player]
    faction = FACTION_NAMES[p.faction]
    rows = [heading(view, player, texts), track(view, p, player, texts), stores(p, player, texts)]
    height = 186
    if p.organizer == NONE:
        rows.append(tag("g", *candidates(p, texts), id=f"p{player}-leaders", transform=at(0, height)))
        height += 92
    if p.active != NONE:
        rows.append(tag("g", *defender(view, player, texts), id=f"p{player}-active", transform=at(0, height)))
        height += 106
    box = f"0 0 {WIDTH} {height}"
    return tag("svg", *rows, viewBox=box, id=f"circle-{player}", class_=f"dw dw-{faction}", data_pick=f"faction:{faction}")


def heading(view: DefendersView, player: int, texts: Texts) -> str:
    p = view.players[player]
    faction = FACTION_NAMES[p.faction]
    parts = [texts.get(f"faction-{faction}")] if view.seats == 1 or p.organizer == NONE else []
    name = " · ".join([*parts, ORGANIZERS[p.organizer].name] if p.organizer != NONE else parts)
    signs = [texts.get("board-first")] if player == view.first and len(view.players) > 1 else []
    signs += [texts.get("board-left")] if p.out else []
    signs += [texts.get("pic-chosen")] if view.seats > 1 and player in view.chosen else []
    signs += [texts.get("board-points", {"points": view.points})] if player == view.turn else []
    return tag(
        "g",
        use(f"org-{faction}", 24, 26, scale=1.1),
        label(name, 50, 25, 21, class_="b", anchor="start"),
        label(" · ".join(signs), 50, 44, 15, class_="soft", anchor="start"),
        id=f"p{player}-head",
    )


def track(view: DefendersView, p: PlayerView, player: int, texts: Texts) -> str:
    """DW-8.1, DW-8.3: the spaces with their hand sizes, the camps that still stand on the last ones, the support marker."""
    faction, camps = FACTION_NAMES[p.faction], TRACK[view.seats].camps
    standing = camps[len(camps) - p.camps_left :] if p.camps_left else ()
    drawn = []
    for space, cards in enumerate(TRACK[view.seats].hands):
        x = 26 + SPACE * space + 3
        here = space == p.support
        ring = tag("circle", cx=x, cy=84, r=20, class_="dw-card", stroke_width=5 if here else None)
        drawn.append(
            tag("g", ring, label(cards, x, 91, 20, class_="b" if space <= p.max_support else "soft"), id=f"p{player}-s{space}")
        )
        if space in standing:
            drawn.append(use(f"camp-{faction}", x, 84, scale=0.95, id=f"p{player}-c{space}"))
    x = 29 + SPACE * p.support
    marker = tag("path", d="M0 0 9 13H-9z", fill="currentColor", class_="dw-i", transform=at(x, 106), id=f"p{player}-support")
    numbers = {"support": p.support, "max_support": p.max_support, "camps_left": p.camps_left}
    return tag("g", *drawn, marker, id=f"p{player}-track", data_tip=texts.get("pic-track", numbers))


def stores(p: PlayerView, player: int, texts: Texts) -> str:
    """Wounds, items, breach markers, cards, and what the player has told of the hand."""
    most = LIMITS.max_damage
    hearts = [use("heart", 20 + 27 * i, 150, fill="var(--dw-hurt)" if i < p.damage else "none") for i in range(most)]
    tip = texts.get("pic-wounds", {"damage": p.damage, "most": most})
    told = [f"{texts.get('habitat-' + HABITATS[i])} {count}" for i, count in enumerate(p.shared) if count]
    said = texts.get("board-told", {"habitats": ", ".join(told)}) if told else ""
    return tag(
        "g",
        tag("g", *hearts, id=f"p{player}-wounds", data_tip=tip),
        tag("g", *items(p, texts), id=f"p{player}-items"),
        tag("g", *counts(p, texts), id=f"p{player}-cards"),
        label(said, 8, 182, 14, class_="soft", anchor="start"),
        id=f"p{player}-stores",
    )


def items(p: PlayerView, texts: Texts) -> list[str]:
    """The four items, those not gained pale."""
    drawn = []
    for bit, item in enumerate(ITEMS):
        picture = use(f"item-{item}", class_=None if p.items >> bit & 1 else "dw-gone")
        drawn.append(tag("g", picture, transform=at(118 + 33 * bit, 150), data_tip=texts.get(f"item-{item}")))
    return drawn


def counts(p: PlayerView, texts: Texts) -> list[str]:
    """Breach markers, hand, deck."""
    hand, deck = (
        tag("rect", x=-12, y=-15, width=22, height=30, rx=4, fill=fill, class_="dw-i")
        for fill in ("var(--dw-card)", "currentColor")
    )
    rows = ((use("pick"), p.markers, "pic-markers"), (hand, p.hand_size, "pic-hand"), (deck, p.deck_size, "pic-pile"))
    drawn = []
    for i, (icon, number, key) in enumerate(rows):
        written = label(number, 14, 8, 22, class_="b", anchor="start")
        drawn.append(tag("g", icon, written, transform=at(254 + 56 * i, 150), data_tip=texts.get(key, {"count": number})))
    return drawn


def candidates(p: PlayerView, texts: Texts) -> list[str]:
    """The two organizers that may lead a faction, before one is chosen."""
    drawn = []
    for i, organizer in enumerate(organizers_of(p.faction)):
        leader = ORGANIZERS[organizer]
        plate = tag("rect", x=0, y=0, width=190, height=78, rx=12, class_="dw-card")
        figure = use(f"org-{leader.faction}", 34, 42, scale=1.5) + label(leader.initial, 34, 62, 18, class_="on")
        name = label(leader.name, 66, 48, 22, class_="b", anchor="start")
        drawn.append(
            tag(
                "g",
                plate,
                figure,
                name,
                id=f"leader-{leader.id}",
                transform=at(5 + 200 * i, 6),
                data_pick=f"organizer:{leader.id}",
            )
        )
    return drawn


def defender(view: DefendersView, player: int, texts: Texts) -> list[str]:
    """The active defender and the size of its team."""
    p = view.players[player]
    card = p.active
    habitat, ability = HABITATS[CARD_HABITAT[card]], ABILITIES[CARD_ABILITY[card]].id
    title = f"{texts.get(f'card-{CARDS[card].id}')} · {texts.get(f'ability-{ability}')}"
    team = [label(f"+{p.teamed}", 374, 52, 20, class_="b")] if p.teamed else []
    body = [
        tag("rect", x=3, y=2, width=394, height=98, rx=12, class_="dw-card"),
        tag("path", d="M3 14Q3 2 15 2H58V100H15Q3 100 3 88z", class_=f"dw-{habitat} dw-i"),
        use(f"h-{habitat}", 31, 30, scale=1.5),
        *(use("point", 18 + 26 * (i % 2), 62 + 24 * (i // 2), scale=0.95) for i in range(CARD_POINTS[card])),
        label(title, 70, 28, fit(title, 300, 18), class_="b", anchor="start"),
        paragraph(texts.get(f"ability-{ability}-text"), 70, 52, 300, 16, 3),
    ]
    return [tag("g", *body, *team, id=f"active-{CARDS[card].id}", data_tip=sentence(card, texts))]


# -- the machines ----------------------------------------------------------------------------------------------------------------


def machines(view: DefendersView, texts: Texts) -> str:
    """DW-5.4, DW-12.1: what is still in the machine deck, in no order, and what was turned up last."""
    left = Counter((MACHINE_CARDS[card].kind, MACHINE_CARDS[card].difficult) for card in view.machine_left)
    names = {(card.kind, card.difficult): texts.get(f"machine-{card.id}") for card in MACHINE_CARDS}
    last = MACHINE_CARDS[view.machine_discard[-1]] if view.machine_discard else None
    top = texts.get("pic-last", {"card": texts.get(f"machine-{last.id}")}) if last else texts.get("pic-none-yet")
    rows = [
        tag("g", paragraph(top, 10, 26, 380, 18, 2), id="machine-last"),
        label(texts.get("pic-still"), 10, 62, 16, class_="soft", anchor="start"),
    ]
    for i, (kind, name) in enumerate(names.items()):
        x, y = 10 + 195 * (i % 2), 88 + 26 * (i // 2)
        shown = f"{left[kind]}× {name}"
        rows.append(
            tag(
                "g",
                label(shown, x, y, fit(shown, 185, 17), class_="b" if left[kind] else "soft", anchor="start"),
                id=f"machine-kind-{i}",
            )
        )
    y = 88 + 26 * ((len(names) + 1) // 2)
    rows.append(tag("g", fallen(view, texts, y), id="machine-killed"))
    return tag("svg", *rows, viewBox=f"0 0 {WIDTH} {y + 34}", id="machine-panel", class_="dw")


def fallen(view: DefendersView, texts: Texts, y: float) -> str:
    names = [f"{texts.get(f'card-{CARDS[c].id}')} ({texts.get('habitat-' + HABITATS[CARD_HABITAT[c]])})" for c in view.killed]
    return paragraph(texts.get("board-killed", {"cards": ", ".join(names)}), 10, y + 8, 380, 16, 2) if names else ""
