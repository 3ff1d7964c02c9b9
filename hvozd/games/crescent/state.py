"""The position: map, pieces, cards, coins; small ints in flat lists. A seat is a character's place in turn order (CM-2.10)."""

import msgspec

from hvozd.core import State
from hvozd.games.crescent.components import tables
from hvozd.games.crescent.components.figures import Tables
from hvozd.games.crescent.components.files import CAST

HEXES = len(tables("").tiles)
NOBODY = -1
MOST_SEATS = 5
ANYBODY = len(CAST)
"""The customer of an offer that stands for all."""

ALWAYS, CONFLICTS, OWN, PLAYABLE = range(4)
"""Standing orders: ask me in every window; only where I am involved in a conflict; only in my own action; in every window,
but answer for me where I can play nothing."""
ORDERS = ("always", "conflicts", "own-actions", "playable")
PROMISES = ("nothing", "peace", "support", "passage", "custom")
"""What players promise each other; nothing binds them to it (CM-12.1)."""

IDLE, ATTACKING, DEFENDING, UNDECIDED = range(4)
"""The side of a seat in a combat or contest."""

FRESH, RESOLVED, CANCELLED = range(3)
"""What became of a card that was played in a conflict."""


class Played(msgspec.Struct, gc=False):
    """One card revealed in a combat or contest."""

    card: int
    owner: int
    """Before whom a personality or battalion card ends."""
    side: int
    """ATTACKING or DEFENDING."""
    status: int = FRESH
    bonus: int = 0
    """Strength or influence it adds to its side."""
    malus: int = 0
    """Strength or influence it takes from the other side."""
    taker: int = NOBODY
    """Who takes the card into hand when cards are removed."""

    def copy(self) -> "Played":
        return Played(self.card, self.owner, self.side, self.status, self.bonus, self.malus, self.taker)


class Conflict(msgspec.Struct, kw_only=True):
    """CM-2.1: the combat or contest that is being resolved. Lists of two are indexed by ATTACKING and DEFENDING less one."""

    hex: int
    attacker: int
    defender: int = NOBODY
    """NOBODY in a contest."""
    sides: list[int]
    """The side of each seat; in a combat only attacker and defender have one."""
    chosen: list[tuple[int, ...]]
    """Cards selected but not revealed yet, by seat. Secret."""
    cards: list[Played] = []
    on_cards: list[int]
    """Units assigned to cards: attacker's ordinary and mercenary, defender's ordinary and mercenary."""
    doomed: list[int]
    """Those of them that leave to supply at the end of step 3 (CM-10.8)."""
    fewer: list[int]
    """By how much each side's casualties change."""
    no_walls: bool = False
    withdraws: list[bool]
    loot: int = 0
    offers: list[int]
    """The VP that each seat has offered for support."""
    asks: int = 0
    """How often the broker has named a price."""
    deal: tuple[int, int] = (NOBODY, 0)
    """Who pays how many VP to the broker on winning."""
    totals: list[int]
    won: int = IDLE
    """The side that has won."""
    lost_units: list[int]
    """The casualties of each side."""
    spoils: tuple[tuple[int, int], ...] = ()
    """What the attacker's sacking is worth at once: item of an objective, VP."""

    def copy(self) -> "Conflict":
        return Conflict(
            hex=self.hex,
            attacker=self.attacker,
            defender=self.defender,
            sides=self.sides.copy(),
            chosen=self.chosen.copy(),
            cards=[card.copy() for card in self.cards],
            on_cards=self.on_cards.copy(),
            doomed=self.doomed.copy(),
            fewer=self.fewer.copy(),
            no_walls=self.no_walls,
            withdraws=self.withdraws.copy(),
            loot=self.loot,
            offers=self.offers.copy(),
            asks=self.asks,
            deal=self.deal,
            totals=self.totals.copy(),
            won=self.won,
            lost_units=self.lost_units.copy(),
            spoils=self.spoils,
        )

    def player(self, side: int) -> int:
        """The player of a side of a combat."""
        return self.attacker if side == ATTACKING else self.defender


def new_conflict(seats: int, h: int, attacker: int, defender: int = NOBODY) -> Conflict:
    """CM-2.1: a conflict that begins; the participants of a contest are added by it."""
    sides = [IDLE] * seats
    sides[attacker] = ATTACKING
    if defender != NOBODY:
        sides[defender] = DEFENDING
    return Conflict(
        hex=h,
        attacker=attacker,
        defender=defender,
        sides=sides,
        chosen=[()] * seats,
        on_cards=[0] * 4,
        doomed=[0] * 4,
        fewer=[0, 0],
        withdraws=[False, False],
        offers=[0] * seats,
        totals=[0, 0],
        lost_units=[0, 0],
    )


class CrescentState(State, kw_only=True):
    overlay: str = ""
    """The owner's corrections to the component tables, as canonical text."""
    rulings: tuple[str, ...] = ()
    """The doubtful sentences that this table does not read by the letter."""
    years: int
    year: int = 1
    round: int = 0
    """The action round, 1 to 4; 0 outside the action phase (CM-5.1)."""
    rounds: int = 3
    """So many counter-offers in one bargain, so many refusals and so many free words in one turn (CM-12.3)."""
    closed: tuple[tuple[int, int, int, int], ...] = ()
    """The terms refused in this turn: they may not be proposed again."""
    said: int = 0
    """How many free words (standing offers, promises, orders) the acting player has said in this turn."""
    standing: tuple[tuple[int, int, tuple[int, int, int, int]], ...] = ()
    """Offers that stand openly: seller, customer (or ANYBODY), terms."""
    promises: tuple[tuple[int, int, int, int], ...] = ()
    """Who promised whom what, and in which year; nothing rests on it (CM-12.1)."""

    hexes: tuple[int, ...] = ()
    """The tiles that lie on the map."""
    at: tuple[tuple[int, int, int], ...] = ((0, 0, -1),) * HEXES
    """Place q, r and rotation of each tile; rotation -1: not on the map."""
    near: tuple[tuple[int, ...], ...] = ((),) * HEXES
    """The adjacent hexes of each hex."""
    across: tuple[tuple[int, ...], ...] = ((),) * HEXES
    """The hexes beyond a river (CM-4.5)."""
    tiles: list[tuple[int, ...]] = []
    """The secret tiles of each seat in the variable setup (CM-17.2)."""
    groups: list[int]
    """The starting groups of each seat that are not on the map yet, as bits."""

    ordinary: list[int]
    """Ordinary units on the map, by seat * 16 + hex."""
    mercenary: list[int]
    walls: list[int]
    """0, or 1 + 2 * owner for a fort, 2 + 2 * owner for a castle."""
    settlement: list[int]
    """0, 1 a town, 2 a city."""
    influence: list[int]
    """The owner of the influence token, or NOBODY."""
    palace: int = NOBODY
    challenge: int = NOBODY
    """The hex with the challenge token."""
    control: list[int]
    """Derived by `rules.pieces.survey`: who controls each hex."""
    presence: list[int]
    """Derived by `rules.pieces.survey`: bit mask of the seats present in each hex."""

    units: list[int]
    """Supply, by seat: discs, forts, castles, influence tokens."""
    forts: list[int]
    castles: list[int]
    tokens: list[int]
    towns: int = 0
    cities: int = 0
    reserve: list[int]
    """Units on the reserves card of each seat."""
    coins: list[int]
    vp: list[int]

    deck: list[int] = []
    """The top is the end."""
    discard: list[int] = []
    market: list[int] = []
    """Six slots from far to near; NOBODY where empty."""
    bazaar: list[int] = []
    """The second market, kept by one character (CM-7.9.3)."""
    hands: list[tuple[int, ...]]
    fronts: list[tuple[int, ...]]
    """Exhausted cards, face up before their player."""
    known: list[tuple[int, ...]]
    """The cards that an observer knows to be in a hand, by observer * 5 + owner."""
    seen: list[tuple[int, int, int]] = []
    """(observer, low, high): the observer (NOBODY: everybody) knows the cards deck[low:high], but not their order."""
    looked: list[int] = []
    """Cards taken off the deck that one seat is looking at."""
    looker: int = NOBODY

    orders: list[int]
    """The standing order of each seat: in which windows it is asked (CM-19.3)."""
    dealing: list[int]
    """1 for a seller who wants to be asked for offers before every action of another player."""
    silent: list[int]
    """1 for a seat that is not to be asked in any window before its next action."""
    plunder: list[int]
    """This year's deeds of each seat: bit 1 sacked a settlement, bit 2 sacked or captured a stronghold."""
    scored: list[tuple[int, ...]]
    """The points of each seat so far by item of its objectives, in the order of the tables."""
    bargained: list[int]
    """The points that each seat has gained by deals, less those it has paid."""
    conflict: Conflict | None = None

    @property
    def tables(self) -> Tables:
        """The component tables of this game."""
        return tables(self.overlay)

    def clone(self) -> "CrescentState":
        new = super().clone()
        new.tiles = self.tiles.copy()
        new.groups = self.groups.copy()
        new.ordinary = self.ordinary.copy()
        new.mercenary = self.mercenary.copy()
        new.walls = self.walls.copy()
        new.settlement = self.settlement.copy()
        new.influence = self.influence.copy()
        new.control = self.control.copy()
        new.presence = self.presence.copy()
        new.units = self.units.copy()
        new.forts = self.forts.copy()
        new.castles = self.castles.copy()
        new.tokens = self.tokens.copy()
        new.reserve = self.reserve.copy()
        new.coins = self.coins.copy()
        new.vp = self.vp.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.market = self.market.copy()
        new.bazaar = self.bazaar.copy()
        new.hands = self.hands.copy()
        new.fronts = self.fronts.copy()
        new.known = self.known.copy()
        new.seen = self.seen.copy()
        new.looked = self.looked.copy()
        new.orders = self.orders.copy()
        new.dealing = self.dealing.copy()
        new.scored = self.scored.copy()
        new.bargained = self.bargained.copy()
        new.silent = self.silent.copy()
        new.plunder = self.plunder.copy()
        if self.conflict is not None:
            new.conflict = self.conflict.copy()
        return new

    @property
    def clash(self) -> Conflict:
        """The conflict that is being resolved; there must be one."""
        assert self.conflict is not None
        return self.conflict


def new_state(overlay: str, seats: int, years: int, seed: int, rounds: int = 3) -> CrescentState:
    """CM-1.4, CM-3.1: all pieces in their supplies, nothing on the map yet."""
    t = tables(overlay)
    pieces = t.pieces[:seats]
    return CrescentState(
        overlay=overlay,
        seats=seats,
        seed=seed,
        years=years,
        rounds=rounds,
        groups=[3] * seats,
        ordinary=[0] * (seats * HEXES),
        mercenary=[0] * (seats * HEXES),
        walls=[0] * HEXES,
        settlement=[0] * HEXES,
        influence=[NOBODY] * HEXES,
        control=[NOBODY] * HEXES,
        presence=[0] * HEXES,
        units=[p.units for p in pieces],
        forts=[p.forts for p in pieces],
        castles=[p.castles for p in pieces],
        tokens=[p.influence for p in pieces],
        towns=sum(p.towns for p in pieces),
        cities=sum(p.cities for p in pieces),
        reserve=[0] * seats,
        coins=[0] * seats,
        vp=[0] * seats,
        hands=[()] * seats,
        fronts=[()] * seats,
        known=[()] * (seats * MOST_SEATS),
        orders=[PLAYABLE] * seats,
        dealing=[0] * seats,
        scored=[(0,) * len(t.objectives[seat]) for seat in range(seats)],
        bargained=[0] * seats,
        silent=[0] * seats,
        plunder=[0] * seats,
    )
