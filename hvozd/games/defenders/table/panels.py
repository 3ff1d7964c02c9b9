"""What lies before each seat: support track with camps, wounds, items, markers, active defender; and the machines."""

from hvozd.core.picture import Panel
from hvozd.games.defenders.components import (
    CARDS,
    FACTION_NAMES,
    HABITATS,
    ITEMS,
    ORGANIZERS,
    TRACK,
    organizers_of,
)
from hvozd.games.defenders.hidden.view import DefendersView, PlayerView
from hvozd.games.defenders.state import NONE
from hvozd.games.defenders.table import machine_side, texts_in
from hvozd.games.defenders.table.faces import in_short
from hvozd.games.defenders.table.shapes import word
from hvozd.kit.drawing import at, use
from hvozd.kit.markup import tag
from hvozd.kit.once import once
from hvozd.kit.rulings import reading_paragraphs
from hvozd.kit.texts import Texts

WIDTH = 400
SPACE = 46
"""Of the support track."""


@once
def panels(view: DefendersView, lang: str) -> tuple[Panel, ...]:
    """One panel a seat (alone, a seat has two factions), one for the machines."""
    texts = texts_in(lang)
    seats: list[list[int]] = [[] for _ in range(view.seats)]
    for player in range(len(view.players)):
        seats[player if view.seats > 1 else 0].append(player)
    own = []
    for seat, players in enumerate(seats):
        names = (texts.get(f"faction-{FACTION_NAMES[view.players[player].faction]}") for player in players)
        own.append(Panel(seat, " · ".join(names), "".join(circle(view, player, texts) for player in players)))
    machines = machine_side.panel(view, texts) + reading_paragraphs(view.rulings, texts)
    return (*own, Panel(None, texts.get("pic-machines"), machines))


def circle(view: DefendersView, player: int, texts: Texts) -> str:
    """DW-5.4: the faction circle of a player as it lies on the table."""
    p = view.players[player]
    faction = FACTION_NAMES[p.faction]
    rows = [heading(view, player, texts), track(view, p, player, texts), *stores(view, p, player, texts)]
    height = 196 if sum(p.shared) else 180
    if p.organizer == NONE:
        rows.append(tag("g", *candidates(p), id=f"p{player}-leaders", transform=at(0, height)))
        height += 92
    if p.active != NONE:
        rows.append(defender(p, player, height, texts))
        height += 106
    box = f"0 0 {WIDTH} {height}"
    return tag("svg", *rows, viewBox=box, id=f"circle-{player}", class_=f"dw dw-{faction}", data_pick=f"faction:{faction}")


def heading(view: DefendersView, player: int, texts: Texts) -> str:
    """Who leads, whether first, and the action points that are left."""
    p = view.players[player]
    faction = FACTION_NAMES[p.faction]
    parts = [texts.get(f"faction-{faction}")] if view.seats == 1 or p.organizer == NONE else []
    name = " · ".join([*parts, ORGANIZERS[p.organizer].name] if p.organizer != NONE else parts)
    signs = [texts.get("board-first")] if player == view.first and len(view.players) > 1 else []
    signs += [texts.get("board-left")] if p.out else []
    signs += [texts.get("pic-chosen")] if view.seats > 1 and player in view.chosen else []
    left = view.points if player == view.turn else 0
    tip = texts.get("board-points", {"points": left})
    return tag(
        "g",
        use(f"org-{faction}", 24, 26, scale=1.1),
        word(name, 50, 26, 21, "b"),
        word(" · ".join(signs), 50, 45, 15, "soft", id=f"p{player}-signs"),
        tag("g", *(use("point", 386 - 24 * i, 20, scale=1.2) for i in range(left)), id=f"p{player}-points", data_tip=tip),
        id=f"p{player}-head",
    )


def track(view: DefendersView, p: PlayerView, player: int, texts: Texts) -> str:
    """DW-8.1, DW-8.3: the spaces with their hand sizes, the camps that still stand over the last ones, the support marker."""
    faction, camps = FACTION_NAMES[p.faction], TRACK[view.seats].camps
    standing = camps[len(camps) - p.camps_left :] if p.camps_left else ()
    numbers = {"support": p.support, "max_support": p.max_support, "camps_left": p.camps_left}
    return tag(
        "g",
        use(f"track{view.seats}", id=f"p{player}-spaces"),
        *(use(f"camp-{faction}", 29 + SPACE * space, 68, scale=0.8, id=f"p{player}-c{space}") for space in standing),
        use("mark", 29 + SPACE * p.support, 88, id=f"p{player}-support"),
        id=f"p{player}-track",
        data_tip=texts.get("pic-track", numbers),
    )


def stores(view: DefendersView, p: PlayerView, player: int, texts: Texts) -> list[str]:
    """Wounds, items, breach markers, cards, and what the player has told of the hand."""
    most = view.most_damage
    hearts = [use("heart", 20 + 25 * i, 152, class_="dw-hurt" if i < p.damage else "dw-n") for i in range(most)]
    tip = texts.get("pic-wounds", {"damage": p.damage, "most": most})
    told = [f"{texts.get('habitat-' + HABITATS[i])} {count}" for i, count in enumerate(p.shared) if count]
    said = texts.get("board-told", {"habitats": ", ".join(told)}) if told else ""
    return [
        tag("g", *hearts, id=f"p{player}-wounds", data_tip=tip),
        tag("g", *items(p, texts), id=f"p{player}-items"),
        *counts(p, player, texts),
        word(said, 8, 189, 15, "soft", id=f"p{player}-told"),
    ]


def items(p: PlayerView, texts: Texts) -> list[str]:
    """The four items, those not gained pale."""
    return [
        use(
            f"item-{item}",
            106 + 29 * bit,
            152,
            class_="dw-p" if p.items >> bit & 1 else "dw-n dw-gone",
            data_tip=texts.get(f"item-{item}"),
        )
        for bit, item in enumerate(ITEMS)
    ]


def counts(p: PlayerView, player: int, texts: Texts) -> list[str]:
    """Breach markers, hand, deck, exhausted cards."""
    names = ", ".join(texts.get(f"card-{CARDS[card].id}") for card in p.exhausted)
    rows = (
        (use("pick"), p.markers, "pic-markers", ""),
        (use("back", class_="dw-p"), p.hand_size, "pic-hand", ""),
        (use("back", class_="dw-c"), p.deck_size, "pic-pile", ""),
        (use("spent"), len(p.exhausted), "pic-exhausted", f": {names}" if names else ""),
    )
    return [
        tag(
            "g",
            icon,
            word(number, 13, 7, 19, "b"),
            id=f"p{player}-n{i}",
            transform=at((228, 270, 311, 360)[i], 152),
            data_tip=texts.get(key, {"count": number}) + more,
        )
        for i, (icon, number, key, more) in enumerate(rows)
    ]


def candidates(p: PlayerView) -> list[str]:
    """The two organizers that may lead a faction, before one is chosen."""
    drawn = []
    for i, organizer in enumerate(organizers_of(p.faction)):
        leader = ORGANIZERS[organizer]
        plate = tag("rect", x=0, y=0, width=190, height=78, rx=12, class_="dw-card")
        figure = use(f"org-{leader.faction}", 34, 42, scale=1.5) + word(leader.initial, 34, 62, 18, "on")
        place, pick = at(5 + 200 * i, 6), f"organizer:{leader.id}"
        name = word(leader.name, 66, 48, 22, "b")
        drawn.append(tag("g", plate, figure, name, id=f"leader-{leader.id}", transform=place, data_pick=pick))
    return drawn


def defender(p: PlayerView, player: int, y: int, texts: Texts) -> str:
    """The active defender and the size of its team."""
    team = word(f"+{p.teamed}", 374, 90, 20, "m b") if p.teamed else ""
    strip = use(f"strip-{CARDS[p.active].id}")
    return tag("g", strip, team, id=f"p{player}-active", transform=at(0, y), data_tip=in_short(p.active, texts))
