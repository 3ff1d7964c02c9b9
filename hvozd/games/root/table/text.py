"""The table of Root as text for the terminal: the map, the seats with their boards, the common supplies, the own hand."""

from hvozd.games.root.components import CARDS, SUIT, SUITS
from hvozd.games.root.hidden.view import RootView, Waiting
from hvozd.games.root.table.boards import draw_board
from hvozd.games.root.table.facts import held, hired_from, notices, on_map, score_facts
from hvozd.games.root.table.labels import DIM, SUIT_STYLES, WIDTH, Bit, Speaker, factions_of, markup, row, several, speaker, wrap
from hvozd.games.root.table.text_map import draw_map, landmarks, pawns_in_forests


def text(view: RootView, seat: int | None, lang: str = "en") -> str:
    """A view as rich markup, 100 columns wide."""
    speak = speaker(factions_of(view), lang)
    lines = [rule(title(view, speak), speak.say("legend")), *draw_map(view, speak)]
    lines += shown(landmarks(view, speak)) if landmarks(view, speak) else []
    if forests := pawns_in_forests(view, speak):
        lines += shown([Bit(f"{speak.say('forests')}: ", DIM), *forests])
    for notice in notices(held(view), speak):
        lines += shown([notice])
    if view.battle is not None:
        lines += shown(battle(view, speak))
    for number, effect in enumerate(view.waiting):
        lines += shown([Bit(f"{number}  ", "bold"), *waiting(effect, speak)])
    for each in range(len(view.seats)):
        lines += ["", *seat_lines(view, each, seat, speak)]
    lines += ["", *shown(supplies(view, speak))]
    if seat is not None:
        lines += ["", *own_hand(view, seat, speak)]
    return "\n".join(lines)


def shown(bits: list[Bit], indent: int = 4) -> list[str]:
    return [markup(line).rstrip() for line in wrap(bits, WIDTH, indent)]


def rule(bits: list[Bit], legend: str) -> str:
    """A line across the table: whose turn it is, and what the signs on the map mean."""
    used = sum(len(bit.text) for bit in bits) + len(legend) + 8
    return markup([Bit("── ", DIM), *bits, Bit(f" {'─' * (WIDTH - used)} {legend} ──", DIM)])


def title(view: RootView, speak: Speaker) -> list[Bit]:
    if view.turn < 0:
        return [Bit(speak.say("setup"), "bold")]
    turn = Bit(speak.say("turn", seat=speak.seat(view.turn).text), speak.style(view.turn))
    return row([[Bit(speak.say("round", round=view.round), "bold")], [turn]])


def battle(view: RootView, speak: Speaker) -> list[Bit]:
    """The battle under way, and the hits that both sides will deal."""
    now = view.battle
    assert now is not None
    attacker, defender = speak.seat(now.attacker).text, speak.seat(now.defender).text
    text = speak.say("battle", clearing=now.clearing, attacker=attacker, defender=defender)
    if now.fought:
        hits = [rolled + extra for rolled, extra in zip(now.rolled, now.extra, strict=True)]
        text += ", " + speak.say("hits", attacker=hits[0], defender=hits[1])
    return [Bit(text, "bold")]


def waiting(effect: Waiting, speak: Speaker) -> list[Bit]:
    """One of the effects whose order is asked for."""
    name = [Bit(speak.name("trigger", effect.effect))]
    who = [speak.seat(effect.seat)] if effect.seat >= 0 else []
    return row([name, who, [Bit(speak.say("clearing", clearing=effect.clearing))] if effect.clearing else []])


def seat_lines(view: RootView, seat: int, viewer: int | None, speak: Speaker) -> list[str]:
    """One seat: score and hand, the play area, the faction's own board."""
    here = view.seats[seat]
    head = [Bit("▶ " if view.turn == seat else "  "), speak.tag(seat), Bit(" ")]
    head.append(Bit(speak.name("faction", here.faction), f"bold {speak.style(seat)}"))
    lines = shown([*head, Bit("   "), *row(score_facts(here, on_map(view, seat), hired_from(view, seat), speak))])
    for bits in (*play_area(view, seat, viewer, speak), *draw_board(here.faction, here.board, speak)):
        lines += shown([Bit("     "), *bits], 7)
    return lines


def play_area(view: RootView, seat: int, viewer: int | None, speak: Speaker) -> list[list[Bit]]:
    """What lies before a seat: crafted cards and items, and cards of its hand that the viewer knows."""
    here = view.seats[seat]
    rows = [
        ("crafted", speak.cards(here.crafted)),
        ("items", items(here.items, speak)),
        ("used", items(here.exhausted, speak)),
        ("known", speak.cards(here.known if seat != viewer else ())),
    ]
    return [[Bit(f"{speak.say(label)}: ", DIM), *bits] for label, bits in rows if bits]


def items(held: list[int], speak: Speaker) -> list[Bit]:
    return [Bit(several((speak.item(item), held.count(item)) for item in sorted(set(held))))] if held else []


def supplies(view: RootView, speak: Speaker) -> list[Bit]:
    parts = [[Bit(speak.say("deck", cards=view.deck))], [Bit(speak.say("discard", cards=len(view.discard)))]]
    if view.available:
        parts.append([Bit(f"{speak.say('available')}: ", DIM), *speak.cards(view.available)])
    left = several((speak.item(item), number) for item, number in enumerate(view.items))
    parts.append([Bit(f"{speak.say('item-supply')}: ", DIM), Bit(left or "–")])
    return row(parts, "   ")


def own_hand(view: RootView, seat: int, speak: Speaker) -> list[str]:
    """The viewer's cards: suit, title, cost and what each does."""
    cards = view.seats[seat].known
    lines = shown([Bit(speak.say("own"), "bold"), *([] if cards else [Bit(f": {speak.say('empty')}")])])
    titles = {card: speak.name("title", CARDS[card].id) for card in cards}
    widest = max(map(len, titles.values()), default=0)
    for card in cards:
        suit = speak.say(f"letters-{SUITS[SUIT[card]]}")
        head = [Bit(f"  {suit:<7}", f"bold {SUIT_STYLES[SUIT[card]]}"), Bit(f"{titles[card]:<{widest}}  ", "bold")]
        cost = [Bit(f"{speak.say('cost')} ", DIM), *speak.cost(card), Bit(". ")] if speak.cost(card) else []
        lines += shown([*head, *cost, Bit(speak.effect(card))], 11 + widest)
    return lines
