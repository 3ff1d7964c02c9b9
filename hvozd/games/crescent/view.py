"""What a seat may see, and re-dealing what it may not (CM-5.14, CM-6.5, CM-8.5, CM-19.2, A-44)."""

import msgspec

from hvozd.core import Rng
from hvozd.games.crescent.pieces import RULER, SETTLER, wall_kind, wall_owner
from hvozd.games.crescent.state import HEXES, IDLE, MOST_SEATS, NOBODY, ORDERS, CrescentState
from hvozd.games.crescent.tables import CHARACTERS, MARKETS, STRUCTURES, TERRAINS


class HexView(msgspec.Struct):
    name: str
    terrain: str
    feature: str
    q: int
    r: int
    turned: int
    near: list[str]
    across: list[str]
    """Neighbours beyond a river."""
    control: str
    influence: str
    structures: dict[str, str]
    """Fort or castle, palace, town or city, each with its owner."""
    units: dict[str, tuple[int, int]]
    """Ordinary and mercenary units by character."""
    challenge: bool


class SeatView(msgspec.Struct):
    character: str
    coins: int
    vp: int | None
    """Only the own points, until the game is over (CM-5.14)."""
    hand_size: int
    front: list[str]
    reserve: int
    units: int
    forts: int
    castles: int
    tokens: int
    order: str
    silent: bool
    known: list[str]
    """The cards that the viewer knows to be in this hand."""
    tiles: int


class PlayedView(msgspec.Struct):
    card: str
    owner: str
    side: int
    status: int
    bonus: int
    malus: int


class ConflictView(msgspec.Struct):
    kind: str
    hex: str
    attacker: str
    defender: str
    sides: list[int]
    offers: list[int]
    deal: tuple[int, int]
    cards: list[PlayedView]
    on_cards: list[int]
    totals: list[int]
    won: int
    chosen: list[str]
    """The viewer's own selection, not revealed yet."""


class CrescentView(msgspec.Struct):
    year: int
    years: int
    round: int
    hexes: list[HexView]
    seats: list[SeatView]
    market: list[str]
    slots: list[str]
    """Which market each slot belongs to."""
    prices: dict[str, int]
    bazaar: list[str]
    deck_size: int
    discard: list[str]
    towns: int
    cities: int
    palace: str
    hand: list[str]
    tiles: list[str]
    looked: list[str]
    looked_size: int
    deck_known: list[tuple[int, int, list[str]]]
    """Parts of the deck, counted from the bottom, whose cards the viewer knows without their order."""
    conflict: ConflictView | None


def name_of(seat: int) -> str:
    return CHARACTERS[seat] if seat >= 0 else ""


def make_view(g: CrescentState, seat: int | None) -> CrescentView:
    """CM-19.2, CM-5.14, CM-6.5, A-44: the public position, and what this seat alone knows."""
    t = g.tables
    cards = t.cards
    own = seat is not None
    blocks = [(low, high) for who, low, high in g.seen if who in (seat, NOBODY)]
    return CrescentView(
        year=g.year,
        years=g.years,
        round=g.round,
        hexes=[_hex(g, h) for h in g.hexes],
        seats=[_seat(g, other, seat) for other in range(g.seats)],
        market=[cards[card] if card >= 0 else "" for card in g.market],
        slots=[MARKETS[i] for i in t.slots] if g.market else [],
        prices=dict(zip(MARKETS, t.prices, strict=True)),
        bazaar=[cards[card] if card >= 0 else "" for card in g.bazaar],
        deck_size=len(g.deck),
        discard=[cards[card] for card in g.discard],
        towns=g.towns,
        cities=g.cities,
        palace=t.tiles[g.palace] if g.palace >= 0 else "",
        hand=[cards[card] for card in g.hands[seat]] if seat is not None else [],
        tiles=[t.tiles[tile] for tile in g.tiles[seat]] if seat is not None and g.tiles else [],
        looked=[cards[card] for card in g.looked] if own and seat == g.looker else [],
        looked_size=len(g.looked),
        deck_known=[(low, high, [cards[c] for c in sorted(g.deck[low:high])]) for low, high in blocks],
        conflict=_conflict(g, seat),
    )


def _hex(g: CrescentState, h: int) -> HexView:
    t = g.tables
    q, r, turned = g.at[h]
    units = {}
    for seat in range(g.seats):
        pair = (g.ordinary[seat * HEXES + h], g.mercenary[seat * HEXES + h])
        if any(pair):
            units[CHARACTERS[seat]] = pair
    return HexView(
        name=t.tiles[h],
        terrain=TERRAINS[t.terrain[h]],
        feature=t.feature[h],
        q=q,
        r=r,
        turned=turned,
        near=[t.tiles[n] for n in g.near[h]],
        across=[t.tiles[n] for n in g.across[h]],
        control=name_of(g.control[h]),
        influence=name_of(g.influence[h]),
        structures=structures(g, h),
        units=units,
        challenge=g.challenge == h,
    )


def structures(g: CrescentState, h: int) -> dict[str, str]:
    found = {}
    if g.walls[h]:
        found[STRUCTURES[wall_kind(g, h)]] = CHARACTERS[wall_owner(g, h)]
    if g.palace == h:
        found["palace"] = CHARACTERS[RULER]
    if g.settlement[h]:
        found[("town", "city")[g.settlement[h] - 1]] = CHARACTERS[SETTLER]
    return found


def _seat(g: CrescentState, seat: int, viewer: int | None) -> SeatView:
    cards = g.tables.cards
    known = () if viewer is None or viewer == seat else g.known[viewer * MOST_SEATS + seat]
    return SeatView(
        character=CHARACTERS[seat],
        coins=g.coins[seat],
        vp=g.vp[seat] if seat == viewer or g.result is not None else None,
        hand_size=len(g.hands[seat]),
        front=[cards[card] for card in g.fronts[seat]],
        reserve=g.reserve[seat],
        units=g.units[seat],
        forts=g.forts[seat],
        castles=g.castles[seat],
        tokens=g.tokens[seat],
        order=ORDERS[g.orders[seat]],
        silent=bool(g.silent[seat]),
        known=[cards[card] for card in known],
        tiles=len(g.tiles[seat]) if g.tiles else 0,
    )


def _conflict(g: CrescentState, seat: int | None) -> ConflictView | None:
    clash = g.conflict
    if clash is None:
        return None
    cards = g.tables.cards
    return ConflictView(
        kind="contest" if clash.defender == NOBODY else "combat",
        hex=g.tables.tiles[clash.hex],
        attacker=name_of(clash.attacker),
        defender=name_of(clash.defender),
        sides=clash.sides,
        offers=clash.offers,
        deal=clash.deal,
        cards=[PlayedView(cards[p.card], name_of(p.owner), p.side, p.status, p.bonus, p.malus) for p in clash.cards],
        on_cards=clash.on_cards,
        totals=clash.totals,
        won=clash.won,
        chosen=[cards[card] for card in clash.chosen[seat]] if seat is not None else [],
    )


# -- re-dealing ------------------------------------------------------------------------------------------------------------


def redeal(g: CrescentState, seat: int | None, rng: Rng) -> None:
    """CM-19.2: shuffle what is hidden from the seat: unknown cards of other hands, the deck, cards another looks at, the
    others' tiles and selections. Points are announced as they come (CM-5.13), so they are no secret to a good memory.

    What is shuffled is sorted first: the same dice give the same position whatever the true one is.
    """
    kept = [_known_to(g, seat, other) for other in range(g.seats)]
    pool = [card for other in range(g.seats) for card in _without(g.hands[other], kept[other])]
    looked = g.looked if g.looker != seat else []
    free = _free_slots(g, seat)
    pool = sorted([*pool, *looked, *(g.deck[i] for i in free)])
    rng.shuffle(pool)
    for other in range(g.seats):
        unknown = [pool.pop() for _ in range(len(g.hands[other]) - len(kept[other]))]
        g.hands[other] = tuple(sorted((*kept[other], *unknown)))
    looked[:] = sorted(pool.pop() for _ in looked)
    for i in free:
        g.deck[i] = pool.pop()
    for who, low, high in g.seen:
        if who in (seat, NOBODY):
            block = sorted(g.deck[low:high])
            rng.shuffle(block)
            g.deck[low:high] = block
    _forget_others(g, seat, kept)
    _redeal_tiles(g, seat, rng)
    _redeal_chosen(g, seat, rng)


def _forget_others(g: CrescentState, seat: int | None, kept: list[tuple[int, ...]]) -> None:
    """What another seat knows of a third one's hand is hidden, too: it is taken to be what this seat knows."""
    for observer in range(g.seats):
        for owner in range(g.seats):
            if observer not in (seat, owner) and owner != seat:
                g.known[observer * MOST_SEATS + owner] = kept[owner]


def _known_to(g: CrescentState, seat: int | None, owner: int) -> tuple[int, ...]:
    if seat is None:
        return _public_hand(g, owner)
    return g.hands[owner] if owner == seat else g.known[seat * MOST_SEATS + owner]


def _public_hand(g: CrescentState, owner: int) -> tuple[int, ...]:
    """What every other seat knows of a hand, a spectator knows too."""
    others = [g.known[seat * MOST_SEATS + owner] for seat in range(g.seats) if seat != owner]
    return tuple(c for i, c in enumerate(others[0]) if all(k.count(c) > others[0][:i].count(c) for k in others))


def _without(cards: tuple[int, ...], known: tuple[int, ...]) -> list[int]:
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return rest


def _free_slots(g: CrescentState, seat: int | None) -> list[int]:
    """The places of the deck of which the seat knows nothing."""
    blocks = [(low, high) for who, low, high in g.seen if who in (seat, NOBODY)]
    return [i for i in range(len(g.deck)) if not any(low <= i < high for low, high in blocks)]


def _redeal_tiles(g: CrescentState, seat: int | None, rng: Rng) -> None:
    tiles = sorted(tile for other, hand in enumerate(g.tiles) if other != seat for tile in hand)
    rng.shuffle(tiles)
    for other, hand in enumerate(g.tiles):
        if other != seat:
            g.tiles[other] = tuple(sorted(tiles.pop() for _ in hand))


def _redeal_chosen(g: CrescentState, seat: int | None, rng: Rng) -> None:
    """CM-8.5: another's selection that is not shown yet could be any that the new hand allows."""
    from hvozd.games.crescent.conflict import Reveal, Select, SelectCards, Selection, selections

    waiting = {type(step) for step in g.stack}
    if g.conflict is None or Reveal not in waiting or Selection in waiting or SelectCards in waiting:
        return
    for other in range(g.seats):
        if other != seat and g.conflict.sides[other] != IDLE and g.hands[other]:
            choice = rng.pick(selections(g, other, g.conflict.defender != NOBODY))
            assert isinstance(choice, Select)
            g.conflict.chosen[other] = choice.cards
