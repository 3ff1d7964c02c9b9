"""One game's position: pieces on hexes as flat lists of small ints, cubes by colour, and a board for each faction in play."""

from collections.abc import Sequence
from copy import copy
from typing import Self

import msgspec

from hvozd.core import State
from hvozd.games.harrow.maps import HEXES, LANDS, Land
from hvozd.games.harrow.words import FactionF, HexF, TokenF

BARE = [0] * HEXES
"""A plane with nothing on it, for looking only."""


class Hand(msgspec.Struct):
    """A deck and who holds what of it. The deck has no order: a card is drawn at random when it is drawn."""

    deck: list[int]
    held: list[int] = []
    under: list[int] = []
    """Cards that their owner put under the deck, in that order: drawn when the deck is empty, known to the owner."""
    played: list[int] = []
    """Face up in front of the owner, or the discard pile."""
    gone: list[int] = []
    """Discarded for good."""

    def clone(self) -> "Hand":
        return Hand(self.deck.copy(), self.held.copy(), self.under.copy(), self.played.copy(), self.gone.copy())


class FamilyBoard(msgspec.Struct):
    """HC-4.6: the Family's bag, board and drawn tokens; tokens are indices of the vocabulary `token`."""

    bag: list[int]
    """How many of each token are in the bag."""
    board: list[TokenF] = []
    kept: list[TokenF] = []
    """Drawn this turn, kept and not yet activated."""
    front: list[TokenF] = []
    """Activated or collected this turn: to be put away in the cleanup."""
    parked: list[TokenF] = []
    upgrades: list[TokenF] = []
    """Upgrade tokens that no card has brought into play yet."""
    stored: int = 0
    """Cubes on the legend's board (Odessa)."""

    def clone(self) -> "FamilyBoard":
        return FamilyBoard(
            self.bag.copy(),
            self.board.copy(),
            self.kept.copy(),
            self.front.copy(),
            self.parked.copy(),
            self.upgrades.copy(),
            self.stored,
        )


class KammiBoard(msgspec.Struct):
    """HC-20.1, HC-20.2, HC-20.3: the grid, the hidden identity of the standees, the goblin's gift, the dolls."""

    grid: list[int]
    """Tokens of the 3 x 2 grid, row by row."""
    waiting: int
    """The token to insert next."""
    black: int = -1
    """The row in whose black area it lies; -1: left of the grid."""
    row_cubes: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    herself: int = 2
    """The legend slot that is Kammi; the other standee is the goblin. Hidden while not unmasked."""
    unmasked: int = 0
    """0: hidden; 1: everybody can tell; 2: a standee was hit and lies face up."""
    gift: bool = True
    """Whether the goblin's gift token is still there."""
    dolls: list[HexF] = msgspec.field(default_factory=lambda: [-1, -1, -1])
    """Hexes of the three dolls, -1: out of the game."""
    true_doll: int = 0
    """Which of them is the true one: hidden from Kammi."""
    face_up: bool = False
    """Whether the true doll lies face up."""
    maybe: int = 7
    """What Kammi knows: the dolls (bits) that may be the true one."""
    money: list[HexF] = []
    """Hexes with a cube of Blood Money."""

    def clone(self) -> "KammiBoard":
        new = copy(self)
        new.grid = self.grid.copy()
        new.row_cubes = self.row_cubes.copy()
        new.dolls = self.dolls.copy()
        new.money = self.money.copy()
        return new


class HesterBoard(msgspec.Struct):
    """HC-21.4, HC-21.5: flames, roots, squares, cards."""

    slots: list[int]
    """Flames on the bonfire slots, from the left."""
    flames: int = 1
    """Action flames left of the board."""
    spent: int = 0
    """Action flames on action spaces."""
    supply: int = 5
    roots: list[HexF] = []
    """This turn's roots: origin, target, origin, target …; the origin of the very first is -1."""
    old_roots: list[HexF] = []
    black: bool = False
    """Whether this turn's roots are the black ones."""
    squares: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0, 0])
    """0: empty, 1 to 4: an ability token, 5: a wild token, 6: two haints, 7: a neutral token."""
    active: list[int] = []
    covered: list[int] = []
    used: list[int] = []
    """Active cards already activated this turn."""
    spaces: int = 0
    """Action spaces used this turn, as bits."""
    free_infection: bool = False
    any_colour: bool = False
    """Sloth: Summon takes cubes of any one colour this turn."""
    planted: list[int] = []
    """Needful Sacrifice: hex, cube colour, hex, cube colour …"""
    moved: list[HexF] = []
    """Hexes with an infected haint that Hester moved this turn."""

    def clone(self) -> "HesterBoard":
        new = copy(self)
        new.slots = self.slots.copy()
        new.roots = self.roots.copy()
        new.old_roots = self.old_roots.copy()
        new.squares = self.squares.copy()
        new.active = self.active.copy()
        new.covered = self.covered.copy()
        new.used = self.used.copy()
        new.planted = self.planted.copy()
        new.moved = self.moved.copy()
        return new


class FairFolkBoard(msgspec.Struct):
    """HC-24.2: nests, offers, finds."""

    nests: list[int]
    """By hex: 0 no nest, 1 an empty one, 2 and more: a nest with offer n - 2."""
    bag: list[int]
    """Offers in the bag; it has no order."""
    prepared: list[int] = []
    """Offers in nests that are not on the map yet: hidden."""
    taken: list[list[int]] = msgspec.field(default_factory=lambda: [[], [], [], []])
    """Offers that Protectors, Family, Kammi and Hester have taken."""
    board: int = 0
    """Terrains of the own board that hold a search cube, as bits."""
    places: list[HexF] = msgspec.field(default_factory=lambda: [-1, -1, -1])
    """Where sword, crown and queen are hidden: known to everybody but the Fair Folk."""
    found: int = 0
    maybe: int = (1 << HEXES) - 1
    """What the Fair Folk know: the hexes (bits) where the wanted find may be."""
    arrows: list[int] = []
    """Axis, coordinate, direction of each arrow on the edge."""
    crosses: list[int] = []
    nest_left: int = 0
    quest_left: int = 0
    glamour: int = 0
    last: list[int] = []
    """In the duel: tokens already drawn this round."""

    def clone(self) -> "FairFolkBoard":
        new = copy(self)
        new.nests = self.nests.copy()
        new.bag = self.bag.copy()
        new.prepared = self.prepared.copy()
        new.places = self.places.copy()
        new.arrows = self.arrows.copy()
        new.crosses = self.crosses.copy()
        new.last = self.last.copy()
        new.taken = [row[:] for row in self.taken]
        return new


class SoloBoard(msgspec.Struct):
    """HC-23.1: the three face-down decks of solo cards; a deck has no order."""

    decks: list[list[int]]
    discard: list[int] = []
    card: int = -1
    """The card that is being resolved."""
    active: int = -1
    """The automated faction that acts."""
    counts: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """How often each action space acts."""
    done: list[int] = []
    """Hexes whose units have moved in this pass."""
    goals: list[int] = msgspec.field(default_factory=lambda: [-1, -1])
    """Where the objective of each automated faction stood that was reached this turn."""
    level: int = 1

    def clone(self) -> "SoloBoard":
        new = copy(self)
        new.decks = [deck[:] for deck in self.decks]
        new.discard = self.discard.copy()
        new.counts = self.counts.copy()
        new.done = self.done.copy()
        new.goals = self.goals.copy()
        return new


class Battle(msgspec.Struct, frozen=True, array_like=True):
    """The attack that is being resolved."""

    attacker: FactionF
    foe: FactionF
    origin: HexF
    target: HexF
    wrath: int = 0
    """Units that a token adds to the attacker's (HC-10.8)."""
    hit: int = 0
    """Legend slots hit in this attack, as bits."""


BOARDS = ("family", "kammi", "hester", "fairfolk", "solo")
"""The fields that hold the boards of single factions and of solo play."""


class HarrowState(State):
    preset: str
    side: int
    colours: tuple[int, int]
    """The two factions with a colour: the first has the southern home."""
    factions: tuple[int, ...]
    """The faction of each seat."""
    chairs: list[int]
    """The seat that decides for each faction, -1: not in play."""
    home: tuple[int, int, int]
    legend: tuple[int, int, int]
    """The legend (Kammi: the goblin) of each faction, an index of the vocabulary `legend`; -1: none."""
    track: tuple[int, int, int]
    """The side of the legend track in use."""
    tower: int = 0
    dial: bool = True
    upgraded: bool = True
    tiled: bool = True
    rulings: tuple[str, ...] = ()
    """The switches that are on: doubtful sentences that this table reads otherwise than by the letter."""

    haints: list[int] = []
    """By kind (two a colour: uninfected, infected) and hex."""
    legend_at: list[int] = msgspec.field(default_factory=lambda: [-1, -1, -1, -1, -1])
    """Protectors' legend, Family's legend, Kammi's two standees, Hester; -1: off the map."""
    units: list[int] = []
    """Units by colour and hex: haints of both kinds and legends."""
    crowd: list[int] = []
    """Units by hex, of all colours."""
    closed: list[int] = []
    """How many things (objective, fire) keep a colour off a hex."""
    tokens: list[int] = []
    storms: list[int] = []
    paths: list[int] = []
    townsfolk: list[int] = []
    buildings: list[int] = []
    fire: list[int] = []
    watch: list[int] = []
    """How many things on a hex react to a unit that enters."""
    red_cubes: list[int] = msgspec.field(default_factory=list, name="emmy_cubes")
    taunts: list[int] = []
    """Hexes of the taunt tokens."""
    pins: list[int] = []
    """What each iron nail pins: kind * 61 + hex, or 366 + legend slot; -1: in supply."""

    supply_haints: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    plate: list[int] = []
    """Killed haints on each faction's plate, by colour."""
    supply: list[int] = []
    field: list[int] = []
    tree: list[int] = []
    aside: list[int] = []
    box: list[int] = []
    storm_supply: int = 0
    path_supply: int = 0
    path_track: int = 0
    wild_stock: int = 0
    wild: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    scrolls: list[int] = msgspec.field(default_factory=lambda: [1, 1, 1])
    rows: list[int] = []
    vp: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    spoon: list[int] = msgspec.field(default_factory=lambda: [1, 1, 1])
    jars: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Jars flipped this round, as bits."""
    attacked: list[bool] = msgspec.field(default_factory=lambda: [False, False, False])
    waiting: list[int] = []
    """Objectives on the scoring board: townsfolk by terrain, then buildings."""
    gone: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Townsfolk rescued, buildings destroyed."""
    tiles: list[int] = []
    """By tile: 0 to 3 face up at a jar, 4 to 7 face down there, 8 in the stock, 9 used."""
    lantern: FactionF = 0
    round: int = 0
    cycle: int = 0
    active: FactionF = -1
    card_played: bool = False
    range_bonus: int = 0
    tremors: bool = False
    """Distant Tremors: all own Spawns of this turn may be made in the legend's range."""
    battle: Battle | None = None

    hands: list[Hand | None] = msgspec.field(default_factory=lambda: [None, None, None, None, None, None])
    """Tactics, upgrades, goblin cards, Hester's cards, the Fair Folk's cards, quests."""
    family: FamilyBoard | None = None
    kammi: KammiBoard | None = None
    hester: HesterBoard | None = None
    fairfolk: FairFolkBoard | None = None
    solo: SoloBoard | None = None

    @property
    def land(self) -> Land:
        return LANDS[self.side]

    @property
    def dolls(self) -> Sequence[int]:
        """HC-20.6: the hexes of the dolls, where the game has any; -1: out of the game."""
        return () if self.kammi is None else self.kammi.dolls

    @property
    def nests(self) -> list[int]:
        """HC-24.10: by hex, where the game has any: 0 no nest, 1 an empty one, 2 and more: a nest with offer n - 2."""
        return BARE if self.fairfolk is None else self.fairfolk.nests

    def seat(self, faction: int) -> int:
        """Who decides for a faction."""
        return self.chairs[faction]

    def rival(self, faction: int) -> int:
        """HC-0.27: the other faction with a colour."""
        first, second = self.colours
        return second if faction == first else first

    def clone(self) -> Self:
        new = super().clone()
        self._clone_map(new)
        self._clone_stocks(new)
        new.hands = [None if hand is None else hand.clone() for hand in self.hands]
        if self.family is not None:
            new.family = self.family.clone()
        if self.kammi is not None:
            new.kammi = self.kammi.clone()
        if self.hester is not None:
            new.hester = self.hester.clone()
        if self.fairfolk is not None:
            new.fairfolk = self.fairfolk.clone()
        if self.solo is not None:
            new.solo = self.solo.clone()
        return new

    def _clone_map(self, new: "HarrowState") -> None:
        new.chairs = self.chairs.copy()
        new.haints = self.haints.copy()
        new.legend_at = self.legend_at.copy()
        new.units = self.units.copy()
        new.crowd = self.crowd.copy()
        new.closed = self.closed.copy()
        new.tokens = self.tokens.copy()
        new.storms = self.storms.copy()
        new.paths = self.paths.copy()
        new.townsfolk = self.townsfolk.copy()
        new.buildings = self.buildings.copy()
        new.fire = self.fire.copy()
        new.watch = self.watch.copy()
        new.red_cubes = self.red_cubes.copy()
        new.taunts = self.taunts.copy()
        new.pins = self.pins.copy()

    def _clone_stocks(self, new: "HarrowState") -> None:
        new.supply_haints = self.supply_haints.copy()
        new.plate = self.plate.copy()
        new.supply = self.supply.copy()
        new.field = self.field.copy()
        new.tree = self.tree.copy()
        new.aside = self.aside.copy()
        new.box = self.box.copy()
        new.wild = self.wild.copy()
        new.scrolls = self.scrolls.copy()
        new.rows = self.rows.copy()
        new.vp = self.vp.copy()
        new.spoon = self.spoon.copy()
        new.jars = self.jars.copy()
        new.attacked = self.attacked.copy()
        new.waiting = self.waiting.copy()
        new.gone = self.gone.copy()
        new.tiles = self.tiles.copy()
