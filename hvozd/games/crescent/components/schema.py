"""The shapes of the component tables' rows."""

from typing import Literal

import msgspec


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a component table."""


class Pieces(Row, frozen=True):
    units: int
    forts: int
    castles: int
    palaces: int
    towns: int
    cities: int
    influence: int


class Coins(Row, frozen=True):
    coins: int


class Group(Row, frozen=True):
    ordinary: int = 0
    mercenary: int = 0
    forts: int = 0
    castles: int = 0
    towns: int = 0
    cities: int = 0
    influence: int = 0


class Actions(Row, frozen=True):
    move: int
    build: int
    recruit: int
    hires: bool
    unit_limit: int


class Building(Row, frozen=True):
    fort: int | None = None
    castle: int | None = None
    town: int | None = None
    city: int | None = None


class Reserves(Row, frozen=True):
    value: int = 0
    per_castle: int = 0
    per_influence: int = 0
    mercenary: bool = False
    """Whether the card holds mercenaries, and then counts those of all players on the map."""


Structure = Literal["fort", "castle", "palace", "town", "city"]
Terrain = Literal["fertile", "wilderness", "mountain", "desert", "quarry"]
Feature = Literal["", "river", "ford", "holy_site"]
CardType = Literal["", "event", "personality", "battalion", "strategy"]
Keyword = Literal["combat", "contest", "action", "anytime"]


class Objective(Row, frozen=True):
    """CM-15.1: one item of an objective: `vp` for each counted thing, once if true, by tier, or for each payment."""

    character: str
    objective: str
    kind: Literal["primary", "secondary", "year_one"]
    metric: str
    rule: Literal["per", "if", "tier", "pay"]
    vp: tuple[int, ...]
    steps: tuple[int, ...] = ()
    most: int = 99
    least: int = 1
    each: int = 1
    cities: int = 0
    feature: Feature = ""
    structures: tuple[Structure, ...] = ()
    terrains: tuple[Terrain, ...] = ()


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a card's effect and the conditions under which it applies."""

    op: str
    value: int = 0
    most: int = 0
    each: int = 0
    mercenary: bool = False
    card_type: CardType = ""
    role: Literal["", "attacker", "defender"] = ""
    hex_has: Literal["", "town", "city", "stronghold"] = ""
    own_structure: Literal["", "stronghold", "any"] = ""
    no_military: bool = False
    terrains: tuple[Terrain, ...] = ()


class Card(Row, frozen=True):
    type: CardType
    copies: int
    associated: str = ""
    """The character whose card it is, if any."""
    combat: tuple[Op, ...] = ()
    contest: tuple[Op, ...] = ()
    action: tuple[Op, ...] = ()
    anytime: tuple[Op, ...] = ()
    windows: tuple[str, ...] = ()


class Number(Row, frozen=True):
    value: int


class Market(Row, frozen=True):
    slots: int
    price: int


class Hire(Row, frozen=True):
    units: int
    coins: int


class Strength(Row, frozen=True):
    strength: int


class Tile(Row, frozen=True):
    terrain: Terrain
    seats: tuple[int, ...]
    feature: Feature = ""


class Layout(Row, frozen=True):
    title: str
    seats: int
    hexes: tuple[tuple[str, int, int, int, str], ...]
    """Tile, axial place q and r, rotation, starting group (or empty)."""


ROWS: dict[str, type[Row]] = {
    "pieces": Pieces,
    "coins": Coins,
    "groups": Group,
    "actions": Actions,
    "building": Building,
    "reserves": Reserves,
    "objectives": Objective,
    "numbers": Number,
    "market": Market,
    "hire": Hire,
    "income": Coins,
    "sacking": Coins,
    "surcharge": Coins,
    "strength": Strength,
    "tiles": Tile,
    "layouts": Layout,
    "cards": Card,
}
