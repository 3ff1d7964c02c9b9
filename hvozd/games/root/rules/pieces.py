"""Placing and taking pieces: the only functions that change what stands on the map. They keep rule and vetoes up to date."""

from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.rules.bot_dominance import watch_bots
from hvozd.games.root.rules.events import PlacedWarriors, TookBack
from hvozd.games.root.state import PIECE_KINDS, RootState


def set_rule(g: RootState, clearing: int) -> None:
    """R-2.8: most warriors and buildings rule; a tie rules nobody unless a faction says otherwise."""
    strength = g.strength
    hirer, lender = g.hirer, g.lender
    best = 0
    ruler = -1
    tie = False
    at = clearing
    for seat in range(g.seats):
        here = strength[at]
        at += CLEARINGS
        if seat == hirer:
            here += g.warriors[g.lender * CLEARINGS + clearing]
        elif seat == lender and hirer >= 0:
            continue
        if here > best:
            best = here
            ruler = seat
            tie = False
        elif here == best and here:
            tie = True
    if tie:
        winner = g.tie_winner
        ruler = winner if winner >= 0 and strength_of(g, winner, clearing) == best else -1
    if ruler >= 0 and ruler == g.opposed and overpowered(g, ruler, clearing):
        ruler = -1
    for seat in g.overrulers:
        if FACTIONS[g.factions[seat]].always_rules(g, seat, clearing):
            ruler = seat
    if ruler != g.ruler[clearing]:
        g.ruler[clearing] = ruler
        if g.available and g.bots:
            watch_bots(g)


def overpowered(g: RootState, seat: int, clearing: int) -> bool:
    """RB-T-RR-INVOLVED: whether an enemy together with the lender's warriors keeps a seat from ruling."""
    lent = g.warriors[g.lender * CLEARINGS + clearing]
    others = [g.strength[other * CLEARINGS + clearing] for other in range(g.seats) if other not in (seat, g.lender)]
    best = lent + max(others, default=0)
    own = g.strength[seat * CLEARINGS + clearing]
    return best > own or (best == own and g.tie_winner != seat)


def strength_of(g: RootState, seat: int, clearing: int) -> int:
    """R-11.2.7.III, I-RF-1: what counts for a seat's rule, hired warriors included."""
    hired = g.warriors[g.lender * CLEARINGS + clearing] if seat == g.hirer else 0
    return g.strength[seat * CLEARINGS + clearing] + hired


def set_vetoes(g: RootState, clearing: int) -> None:
    """I-GEN-6, R-1.1.2: who may not place in, leave or enter a clearing."""
    place = leave = enter = 0
    for seat in g.vetoers:
        no_place, no_leave, no_enter = FACTIONS[g.factions[seat]].vetoes(g, seat, clearing)
        place |= no_place
        leave |= no_leave
        enter |= no_enter
    g.no_place[clearing] = place
    g.no_leave[clearing] = leave
    g.no_enter[clearing] = enter


def add_warriors(g: RootState, seat: int, clearing: int, count: int) -> None:
    at = seat * CLEARINGS + clearing
    g.warriors[at] += count
    g.strength[at] += count
    set_rule(g, clearing)


def place_warriors(g: RootState, seat: int, clearing: int, count: int) -> int:
    """R-2.5, R-2.5.1, I-MAP-8: warriors come from the supply, as many as there are, where placing is allowed; how many."""
    count = min(count, g.supply[seat])
    if count and may_place(g, seat, clearing):
        g.supply[seat] -= count
        add_warriors(g, seat, clearing, count)
        g.log(PlacedWarriors, seat, clearing, count)
        return count
    return 0


def add_piece(g: RootState, seat: int, kind: int, clearing: int, sign: int = 1) -> None:
    """Put a building or token on the map, or take it off (sign -1), without asking where it comes from."""
    at = seat * CLEARINGS + clearing
    g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS + clearing] += sign
    if FACTIONS[g.factions[seat]].is_building[kind]:
        g.strength[at] += sign
        g.open_slots[clearing] -= sign
    else:
        g.tokens[at] += sign
        g.strength[at] += sign * g.token_weight[seat]
    set_rule(g, clearing)
    if g.vetoers:
        set_vetoes(g, clearing)


def place_piece(g: RootState, seat: int, kind: int, clearing: int) -> None:
    """R-2.5.2, R-2.5.3: a building or token comes from its track or supply."""
    g.stock[seat * PIECE_KINDS + kind] -= 1
    add_piece(g, seat, kind, clearing)


def take_piece(g: RootState, seat: int, kind: int, clearing: int) -> None:
    """R-2.5.2, R-2.5.3, I-CRAFT-2: back to its track or supply, unless it leaves the game; an activation mark goes with it."""
    add_piece(g, seat, kind, clearing, -1)
    if g.activated[clearing] and seat == g.turn and kind in FACTIONS[g.factions[seat]].crafts_with:
        g.activated[clearing] -= 1
    own = FACTIONS[g.factions[seat]]
    back = own.returns_as(g, seat, kind)
    if back >= 0:
        g.stock[seat * PIECE_KINDS + back] += 1
    own.piece_left(g, seat, kind, clearing)


def take_back(g: RootState, seat: int, kind: int, clearing: int) -> None:
    """The owner takes a building or token off the map; nobody has removed it."""
    take_piece(g, seat, kind, clearing)
    g.log(TookBack, seat, g.factions[seat] * PIECE_KINDS + kind, clearing)


def weigh_tokens(g: RootState, seat: int, weight: int) -> None:
    """Let a seat's tokens count so much for rule."""
    change = weight - g.token_weight[seat]
    g.token_weight[seat] = weight
    for clearing in range(CLEARINGS):
        at = seat * CLEARINGS + clearing
        g.strength[at] += change * g.tokens[at]
        set_rule(g, clearing)


def count(g: RootState, seat: int, kind: int, clearing: int) -> int:
    return g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS + clearing]


def left_of(g: RootState, seat: int, kind: int) -> int:
    """How many of a kind of buildings or tokens are not on the map."""
    return g.stock[seat * PIECE_KINDS + kind]


def on_map(g: RootState, seat: int, kind: int) -> int:
    at = (seat * PIECE_KINDS + kind) * CLEARINGS
    return sum(g.pieces[at : at + CLEARINGS])


def clearings_with(g: RootState, seat: int, kind: int) -> list[int]:
    at = (seat * PIECE_KINDS + kind) * CLEARINGS
    row = g.pieces[at : at + CLEARINGS]
    return [clearing for clearing, here in enumerate(row) if here] if any(row) else []


def may_place(g: RootState, seat: int, clearing: int) -> bool:
    return not g.no_place[clearing] >> seat & 1


def may_build(g: RootState, seat: int, clearing: int) -> bool:
    """R-2.2.3: a building needs an open slot."""
    return g.open_slots[clearing] > 0 and not g.no_place[clearing] >> seat & 1


def present(g: RootState, seat: int, clearing: int) -> bool:
    """Whether a seat has any piece in a clearing, its pawn included."""
    at = seat * CLEARINGS + clearing
    return bool(g.strength[at] or g.tokens[at] or g.pawns[seat] == clearing)


def enemies(g: RootState, one: int, other: int) -> bool:
    """R-2.7, RB-C.4: every other faction but a coalition partner."""
    return one != other and g.coalition[one] != other and g.coalition[other] != one


def of_suit(g: RootState, suit: int) -> list[int]:
    """R-2.2.2: the clearings of a suit; a bird stands for every suit."""
    suits = g.suits
    return [clearing for clearing in MAP_CLEARINGS if suits[clearing] == suit or suit == 3]
