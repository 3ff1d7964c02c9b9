"""K-B, K-X, R-3.3, R-13.2.4, R-11.2.6, R-D.3.3: what the windows of a turn offer to whose turn it is."""

from tests.referee.root.moves import battles, moves, named, steps
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import CARDS, LAND, PATH_CLEARED, SUITS, World

BIRDSONG_START, BIRDSONG, BIRDSONG_END, DAYLIGHT_START, DAYLIGHT, EVENING_START, EVENING = range(7)
PLOTS = ("bomb", "snare", "extortion", "raid")


def window(w: World, seat: int, which: int) -> set[str]:
    """Everything that a window adds, without the word that closes it."""
    found: set[str] = set()
    for card in set(w.crafted(seat)):
        found |= effect(w, seat, card, which)
    if which == BIRDSONG_START:
        found |= services(w, seat)
        found |= tea(w, seat) if found else set()
    if which in (BIRDSONG, DAYLIGHT, EVENING):
        found |= exposures(w, seat)
    if which == DAYLIGHT:
        found |= dominance(w, seat) | takings(w, seat) | closed_paths(w, seat)
    return found


def tea(w: World, seat: int) -> set[str]:
    """R-9.4.1, R-1.1.3: a Vagabond counts his tea before or after whatever else happens at the start of Birdsong."""
    if not w.is_vagabond(seat):
        return set()
    board = w.g.boards[seat]
    return {"count tea"} if board.tea < 0 and board.items[4 * list(w.words["item"]).index("tea")] else set()


def others(w: World, seat: int) -> list[int]:
    return [other for other in w.seats if other != seat]


def robbed(w: World, seat: int) -> list[int]:
    """I-CARD-4: other players with a card in hand."""
    return [other for other in others(w, seat) if w.g.hands[other]]


def effect(w: World, seat: int, card: str, which: int) -> set[str]:
    when, offers = EFFECTS.get(card, (None, None))
    if when != which or offers is None or w.used(card):
        return set()
    return offers(w, seat)


def move_offers(w: World, seat: int) -> set[str]:
    """Moves that a card grants; a Vagabond goes with his pawn, and pays the boot that hostile warriors demand."""
    if w.is_vagabond(seat):
        from tests.referee.root.vagabond import travels

        return travels(w, seat, boots=0)
    return named("move", moves(w, seat))


def battle_offers(w: World, seat: int) -> set[str]:
    return named("battle", battles(w, seat))


def saboteurs(w: World, seat: int) -> set[str]:
    return {f"saboteurs {w.names[foe]} {card}" for foe in w.seats if w.enemies(seat, foe) for card in w.crafted(foe)}


def false_orders(w: World, seat: int) -> set[str]:
    """I-CARD-13: the victim's adjacency and vetoes; rule is ignored; no ferry."""
    return {
        f"false orders {w.names[foe]} {w.place(origin)}>{w.place(target)}"
        for foe in w.seats
        if w.enemies(seat, foe)
        for origin in range(13)
        if w.warriors(foe, origin) and w.may_leave(foe, origin)
        for target in w.adjacent(foe, origin)
        if w.may_enter(foe, target)
    }


def propaganda(w: World, seat: int) -> set[str]:
    """I-CARD-12: a card of the clearing's suit, an enemy warrior there, an own warrior that can be placed."""
    if not w.g.supply[seat]:
        return set()
    return {
        f"propaganda {clearing} {w.names[foe]} with {card}"
        for clearing in LAND
        if w.may_place(seat, clearing)
        for foe in w.seats
        if w.enemies(seat, foe) and w.warriors(foe, clearing)
        for card in w.matching(w.hand(seat), w.suit(clearing))
    }


def league(w: World, seat: int) -> set[str]:
    if not (move_offers(w, seat) or battle_offers(w, seat)):
        return set()
    return {f"league {w.words['item'][item]}" for item in w.g.box[seat]}


def emigre(w: World, seat: int) -> set[str]:
    return {"discard eyrie emigre"} | ({"eyrie emigre"} if move_offers(w, seat) else set())


def tax(w: World, seat: int) -> set[str]:
    return {f"tax collector {clearing}" for clearing in LAND if w.warriors(seat, clearing)}


EFFECTS = {
    "better_burrow_bank": (
        BIRDSONG_START,
        lambda w, seat: {f"burrow bank {w.names[other]}" for other in others(w, seat)} if w.g.deck or w.g.discard else set(),
    ),
    "saboteurs": (BIRDSONG_START, saboteurs),
    "coffin_makers": (BIRDSONG_START, lambda w, seat: {"coffin makers"} if any(w.g.on_cards) else set()),
    "royal_claim": (BIRDSONG, lambda w, seat: {"royal claim"}),
    "stand_and_deliver": (BIRDSONG, lambda w, seat: {f"stand and deliver {w.names[o]}" for o in robbed(w, seat)}),
    "swap_meet": (BIRDSONG, lambda w, seat: {f"swap meet {w.names[o]}" for o in robbed(w, seat)}),
    "false_orders": (BIRDSONG, false_orders),
    "eyrie_emigre": (BIRDSONG_END, emigre),
    "command_warren": (DAYLIGHT_START, lambda w, seat: {"command warren"} if battle_offers(w, seat) else set()),
    "codebreakers": (DAYLIGHT, lambda w, seat: {f"codebreakers {w.names[o]}" for o in robbed(w, seat)}),
    "tax_collector": (DAYLIGHT, tax),
    "league_of_adventurous_mice": (DAYLIGHT, league),
    "propaganda_bureau": (DAYLIGHT, propaganda),
    "cobbler": (EVENING_START, lambda w, seat: {"cobbler"} if move_offers(w, seat) else set()),
    "charm_offensive": (EVENING_START, lambda w, seat: {f"charm offensive {w.names[o]}" for o in others(w, seat)}),
}


def exposures(w: World, seat: int) -> set[str]:
    """R-13.2.4, W-X1: a piece beside a face-down plot, a card of the suit, a kind of plot."""
    owner = w.seat("corvids")
    if owner < 0 or not w.enemies(owner, seat):
        return set()
    return {
        f"expose {clearing} as {plot} showing {card}"
        for clearing in LAND
        if w.count(owner, "plot", clearing) and w.present(seat, clearing)
        for card in w.matching(w.hand(seat), w.suit(clearing))
        for plot in PLOTS
    }


def dominance(w: World, seat: int) -> set[str]:
    """R-3.3.1, R-3.3.2, R-9.2.8, I-WIN-8."""
    cards = {card for card in w.hand(seat) if CARDS[card]["kind"] == "dominance"}
    few = w.g.vp[seat] < 10 and not (w.is_vagabond(seat) and "X-3" in w.g.rulings)
    if few or w.g.dominance[seat] >= 0 or w.g.seats == 2 or w.g.coalition[seat] >= 0:
        return set()
    if not w.is_vagabond(seat):
        return {f"dominance {card}" for card in cards}
    if w.g.seats < 4:
        return set()
    partners = [
        other
        for other in w.seats
        if other != seat and w.g.dominance[other] < 0 and w.g.coalition[other] < 0 and other not in w.g.coalition
    ]
    fewest = min((w.g.vp[other] for other in partners), default=0)
    return {f"coalition {w.names[other]} by {card}" for other in partners if w.g.vp[other] == fewest for card in cards}


def takings(w: World, seat: int) -> set[str]:
    """R-3.3.4, R-2.1.1.II: a card of the same suit; for the bird only a bird."""
    found = set()
    for index in w.g.available:
        card = w.card_ids[index]
        suit = CARDS[card]["suit"]
        for payment in w.matching(w.hand(seat), suit):
            if suit != "bird" or CARDS[payment]["suit"] == "bird":
                found.add(f"take {card} for {payment}")
    return found


def closed_paths(w: World, seat: int) -> set[str]:
    """R-D.3.3: once a turn, any card, an own piece at one of the two ends."""
    if PATH_CLEARED in w.g.used:
        return set()
    return {
        f"clear path {a} {b} with {card}"
        for a, b in w.closed
        if w.present(seat, a) or w.present(seat, b)
        for card in w.hand(seat)
    }


def services(w: World, seat: int) -> set[str]:
    """R-11.2.6, R-11.2.7: warriors of the own supply, or items of a Vagabond; one, and one more for every clearing shared."""
    owner = w.seat("riverfolk")
    if owner < 0 or owner == seat:
        return set()
    board = w.g.boards[owner]
    shared = sum(any(w.count(owner, f"{suit}_trade_post", c) for suit in SUITS) and w.present(seat, c) for c in LAND)
    if sum(board.sold) >= 1 + shared:
        return set()
    found: set[str] = set()
    wanted = [f"buy {card}" for card in w.hand(owner)] if board.prices else []
    for row in wanted:
        found |= paid(w, seat, row, board.prices[0])
    if not board.sold[1]:
        found |= paid(w, seat, "hire riverboats", board.prices[1])
    if not board.sold[2] and not w.is_vagabond(seat):
        found |= paid(w, seat, "hire mercenaries", board.prices[2])
    return found


def paid(w: World, seat: int, what: str, price: int) -> set[str]:
    if not w.is_vagabond(seat):
        return {f"{what} paying -"} if w.g.supply[seat] >= price else set()
    items = [kind for kind, name in enumerate(w.words["item"]) for _ in range(w.g.boards[seat].items[4 * kind])]
    return {f"{what} paying {listed(w.words['item'][kind] for kind in way)}" for way in ways(items, price)}


__all__ = ["battle_offers", "move_offers", "steps", "window"]
