"""What a seat may see (CM-5.14, CM-6.5, CM-8.5, CM-19.2, A-44)."""

import msgspec

from hvozd.games.crescent.components.figures import MARKETS, STRUCTURES, TERRAINS
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules.pieces import RULER, SETTLER, wall_kind, wall_owner
from hvozd.games.crescent.state import HEXES, MOST_SEATS, NOBODY, ORDERS, PROMISES, CrescentState
from hvozd.kit.views import View


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
    dealing: bool
    """Whether it wants to be asked for offers before the actions of others."""
    promises: list[tuple[str, str, int]]
    """To whom it promised what, and in which year; nothing binds it."""
    deeds: list[str]
    """What it has taken this year: a settlement, a stronghold."""
    scored: dict[str, int]
    """Its points so far by item of its objectives; only the own, until the game is over."""
    bargained: int | None
    """The points that deals have brought it; hidden as the others."""


class StandingView(msgspec.Struct):
    """An offer that stands openly."""

    seller: str
    customer: str
    kind: int
    card: str
    hex: str
    units: int
    price: int


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


class CrescentView(View):
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
    standing: list[StandingView]
    rulings: tuple[str, ...]
    """The doubtful sentences that this table reads otherwise than by the letter."""
    overlay: str
    """The owner's corrections to the component tables: they are everybody's to read."""


def name_of(seat: int) -> str:
    return CAST[seat] if seat >= 0 else ""


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
        standing=[_standing(g, *entry) for entry in g.standing],
        rulings=g.rulings,
        overlay=g.overlay,
    )


def _hex(g: CrescentState, h: int) -> HexView:
    t = g.tables
    q, r, turned = g.at[h]
    units = {}
    for seat in range(g.seats):
        pair = (g.ordinary[seat * HEXES + h], g.mercenary[seat * HEXES + h])
        if any(pair):
            units[CAST[seat]] = pair
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
        found[STRUCTURES[wall_kind(g, h)]] = CAST[wall_owner(g, h)]
    if g.palace == h:
        found["palace"] = CAST[RULER]
    if g.settlement[h]:
        found[("town", "city")[g.settlement[h] - 1]] = CAST[SETTLER]
    return found


def _seat(g: CrescentState, seat: int, viewer: int | None) -> SeatView:
    cards = g.tables.cards
    known = () if viewer is None or viewer == seat else g.known[viewer * MOST_SEATS + seat]
    return SeatView(
        character=CAST[seat],
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
        dealing=bool(g.dealing[seat]),
        promises=[(CAST[other], PROMISES[promise], year) for who, other, promise, year in g.promises if who == seat],
        deeds=[name for bit, name in ((1, "settlement"), (2, "stronghold")) if g.plunder[seat] & bit],
        scored=_scored(g, seat) if seat == viewer or g.result is not None else {},
        bargained=g.bargained[seat] if seat == viewer or g.result is not None else None,
    )


def _scored(g: CrescentState, seat: int) -> dict[str, int]:
    t = g.tables
    return {t.goals[goal]: vp for goal, vp in zip(t.goals_of[seat], g.scored[seat], strict=True)}


def _standing(g: CrescentState, seller: int, customer: int, terms: tuple[int, int, int, int]) -> StandingView:
    """CM-12.3: what stands is open to all."""
    kind, _, units, price = terms
    card, place = CHARACTERS[seller].named(g, terms)
    return StandingView(CAST[seller], (*CAST, "anybody")[customer], kind, card, place, units, price)


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
