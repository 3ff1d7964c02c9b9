"""The component tables of one game in the shape the rules read them: by seat, by hex, by kind of card, as small ints."""

from collections.abc import Iterator
from typing import Any

from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.components.schema import Building, Card, Layout, Objective, Op, Pieces, Reserves
from hvozd.games.crescent.maps.hexes import connected, course, neighbours

TERRAINS = ("fertile", "wilderness", "mountain", "desert", "quarry")
FERTILE, WILDERNESS, MOUNTAIN, DESERT, QUARRY = range(5)
STRUCTURES = ("fort", "castle", "palace", "town", "city")
FORT, CASTLE, PALACE, TOWN, CITY = range(5)
MARKETS = ("far", "middle", "near")
KINDS_OF_CARD = ("event", "personality", "battalion", "strategy")
EVENT, PERSONALITY, BATTALION, STRATEGY = range(4)
WINDOWS = ("start_of_action", "start_of_conflict", "own_build_action", "own_move_action", "own_assault_action",
           "own_move_step", "own_assault_step")  # fmt: skip

COMBAT_OPS = frozenset(
    ("strength", "enemy_strength", "ignore_stronghold_strength", "ignore_enemy_card_bonus", "assign_units", "assign_share",
     "assign_shield", "own_casualties", "enemy_casualties", "reinforce", "remove_enemy_units", "cancel_card",
     "swap_mercenary", "withdraw_instead_of_retreat", "loot_bonus")
)  # fmt: skip
CONTEST_OPS = frozenset(("influence", "bribe_opponent", "cancel_card", "ignore_enemy_card_bonus"))
ACTION_OPS = frozenset(
    ("place_in_reach", "place_in_controlled", "move_influence", "sack_settlement", "move_then_assault", "coins_for_settlements")
)
ANYTIME_OPS = frozenset(
    ("look_at_hand", "steal_random_card", "coins_for_tokens", "build_bonus", "cross_river", "extra_move")
)  # fmt: skip
METRICS = frozenset(
    ("enemy_units_removed_as_casualties", "sacked", "controls_feature", "controlled_hexes_matching",
     "sacked_this_year_at_least", "sacked_or_captured_this_year_at_least", "influence_tokens_on_map",
     "other_players_controlling_hex_with_my_influence", "influence_at_feature",
     "distinct_terrains_with_my_influence_at_least", "structures_on_map", "coins_at_least",
     "hexes_with_my_settlement_or_influence_controlled_by_others", "settlement_at_feature", "settlements_at_least",
     "controlled_hexes", "hexes_with_my_strongholds_at_least", "pay_coins_for_vp", "other_players_mercenaries_on_map",
     "other_players_mercenaries_on_map_at_least")
)  # fmt: skip


class Tables:
    """CM-1.3, CM-1.4: every printed figure of one game."""

    def __init__(self, rows: dict[str, dict[str, Any]]) -> None:
        self.rows = rows
        self._characters()
        self._numbers()
        self._map()
        self._cards()

    def _characters(self) -> None:
        rows = self.rows
        self.pieces: tuple[Pieces, ...] = tuple(rows["pieces"][c] for c in CAST)
        self.coins = tuple(rows["coins"][c].coins for c in CAST)
        self.groups = tuple((rows["groups"][f"{c}-a"], rows["groups"][f"{c}-b"]) for c in CAST)
        actions = [rows["actions"][c] for c in CAST]
        self.move = tuple(row.move for row in actions)
        self.build = tuple(row.build for row in actions)
        self.recruit = tuple(row.recruit for row in actions)
        self.hires = tuple(row.hires for row in actions)
        self.unit_limit = tuple(row.unit_limit for row in actions)
        self.building: tuple[Building, ...] = tuple(rows["building"].get(c, Building()) for c in CAST)
        self.cost: tuple[tuple[int | None, ...], ...] = tuple((b.fort, b.castle, None, b.town, b.city) for b in self.building)
        self.reserves: tuple[Reserves | None, ...] = tuple(rows["reserves"].get(c) for c in CAST)
        objectives: list[Objective] = list(rows["objectives"].values())
        self.objectives = tuple(tuple(o for o in objectives if o.character == c) for c in CAST)
        names = {name.lower().replace(".", "-"): row for name, row in rows["objectives"].items()}
        self.goals = tuple(names)
        self.aims = tuple(dict.fromkeys(row.objective.lower() for row in names.values()))
        self.goals_of = tuple(tuple(i for i, o in enumerate(names.values()) if o.character == c) for c in CAST)

    def _numbers(self) -> None:
        rows = self.rows
        number: dict[str, int] = {name: row.value for name, row in rows["numbers"].items()}
        self.actions_a_year: int = number["actions_a_year"]
        self.start_vp: int = number["start_vp"]
        self.hand_limit: int = number["hand_limit"]
        self.casualty_divisor: int = number["casualty_divisor"]
        self.sack_own_hex: bool = bool(number["sack_own_hex"])
        self.upkeep_discards: int = number["upkeep_discards"]
        self.number = number
        self.prices: tuple[int, ...] = tuple(rows["market"][m].price for m in MARKETS)
        self.slots = tuple(i for i, m in enumerate(MARKETS) for _ in range(rows["market"][m].slots))
        self.bazaar_slots: int = sum(row.slots for keeper, row in rows["market"].items() if keeper in CAST)
        self.hire = tuple((row.units, row.coins) for row in rows["hire"].values())
        self.income = tuple(rows["income"][t].coins for t in TERRAINS)
        self.income_settlement = (0, rows["income"]["town"].coins, rows["income"]["city"].coins)
        self.income_influence: int = rows["income"]["influence"].coins
        self.sacking = tuple(rows["sacking"][s].coins for s in STRUCTURES)
        self.surcharge: tuple[int, ...] = tuple(rows["surcharge"][t].coins for t in TERRAINS)
        strength = rows["strength"]
        self.unit_strength: int = strength["unit"].strength
        self.wall_strength = tuple(strength[s].strength for s in ("fort", "castle", "palace"))

    def _map(self) -> None:
        """CM-4.1, CM-4.2, CM-4.3, A-14: a terrain for each tile, a feature for some, fewer tiles with four players."""
        tiles = self.rows["tiles"]
        self.tiles = tuple(tiles)
        self.tile = {name: i for i, name in enumerate(self.tiles)}
        self.terrain = tuple(TERRAINS.index(row.terrain) for row in tiles.values())
        self.feature = tuple(row.feature for row in tiles.values())
        self.tiles_for = {n: tuple(i for i, row in enumerate(tiles.values()) if n in row.seats) for n in (4, 5)}
        self.layouts: dict[str, Layout] = self.rows["layouts"]

    def _cards(self) -> None:
        cards: dict[str, Card] = self.rows["cards"]
        self.cards = tuple(cards)
        self.card = {name: i for i, name in enumerate(self.cards)}
        self.copies = tuple(c.copies for c in cards.values())
        self.type = tuple(KINDS_OF_CARD.index(c.type) for c in cards.values())
        self.associated = tuple(CAST.index(c.associated) if c.associated else -1 for c in cards.values())
        self.combat: tuple[tuple[Op, ...], ...] = tuple(c.combat for c in cards.values())
        self.contest: tuple[tuple[Op, ...], ...] = tuple(c.contest for c in cards.values())
        self.action: tuple[tuple[Op, ...], ...] = tuple(c.action for c in cards.values())
        self.anytime: tuple[tuple[Op, ...], ...] = tuple(c.anytime for c in cards.values())
        self.windows = tuple(frozenset(c.windows) for c in cards.values())
        self.assassins = frozenset(k for k in range(len(cards)) if self._has(k, "cancel_card"))
        self.at_action = self._open_in("start_of_action")
        self.at_conflict = self._open_in("start_of_conflict")
        self.boats = self._anytime("cross_river")
        self.guides = self._anytime("extra_move")
        self.architects = self._anytime("build_bonus")

    def _has(self, kind: int, op: str) -> bool:
        return any(o.op == op for o in self.combat[kind] + self.contest[kind])

    def _open_in(self, window: str) -> frozenset[int]:
        return frozenset(k for k, windows in enumerate(self.windows) if window in windows)

    def _anytime(self, op: str) -> frozenset[int]:
        return frozenset(k for k, ops in enumerate(self.anytime) if any(o.op == op for o in ops))


Fault = tuple[str, str, str, str]
"""Table, row, field, what is wrong."""


def check(t: Tables) -> Iterator[Fault]:
    """CM-1.3, A-64: what no type can say: references, totals, ranges, the course of the river."""
    yield from _check_numbers(t)
    yield from _check_characters(t)
    yield from _check_cards(t)
    yield from _check_tiles(t)
    for name, layout in t.layouts.items():
        yield from _check_layout(t, name, layout)


def _check_numbers(t: Tables) -> Iterator[Fault]:
    for table in ("numbers", "coins", "market", "hire", "income", "sacking", "surcharge", "strength", "pieces", "groups"):
        for name, row in t.rows[table].items():
            for field in row.__struct_fields__:
                if getattr(row, field) < 0:
                    yield table, name, field, "it may not be negative"
    for name in ("actions_a_year", "hand_limit", "casualty_divisor", "deal_most"):
        if t.number.get(name, 1) < 1:
            yield "numbers", name, "value", "it must be at least 1"


def _check_characters(t: Tables) -> Iterator[Fault]:
    for seat, name in enumerate(CAST):
        pieces, (a, b) = t.pieces[seat], t.groups[seat]
        for field in ("forts", "castles", "towns", "cities", "influence"):
            if getattr(a, field) + getattr(b, field) > getattr(pieces, field):
                yield "groups", f"{name}-a", field, f"the {name} has only {getattr(pieces, field)}"
        if a.ordinary + a.mercenary + b.ordinary + b.mercenary > pieces.units:
            yield "groups", f"{name}-a", "ordinary", f"the {name} has only {pieces.units} units"
        if (t.build[seat] > 0) != (t.cost[seat][FORT] is not None):
            yield "actions", name, "build", "whoever builds needs a row of building costs, whoever does not has none"
        if (t.recruit[seat] > 0) != (t.reserves[seat] is not None):
            yield "actions", name, "recruit", "whoever recruits needs a row of reserves"
        if t.pieces[seat].towns == 0 and t.cost[seat][TOWN] is not None:
            yield "building", name, "town", "only the owner of the towns builds settlements"
    for name, row in t.rows["objectives"].items():
        if row.character not in CAST:
            yield "objectives", name, "character", f"there is no character '{row.character}'"
        if row.metric not in METRICS:
            yield "objectives", name, "metric", f"there is no metric '{row.metric}'"
        if row.rule == "tier" and len(row.steps) != len(row.vp):
            yield "objectives", name, "steps", "there must be as many steps as victory points"
        if row.each < 1:
            yield "objectives", name, "each", "it must be at least 1"


def _check_cards(t: Tables) -> Iterator[Fault]:
    groups = (("combat", COMBAT_OPS), ("contest", CONTEST_OPS), ("action", ACTION_OPS), ("anytime", ANYTIME_OPS))
    for name, card in t.rows["cards"].items():
        for field, ops in groups:
            for op in getattr(card, field):
                if op.op not in ops:
                    yield "cards", name, field, f"'{op.op}' is no operation; there are {', '.join(sorted(ops))}"
                if op.op == "assign_share" and op.each < 1:
                    yield "cards", name, field, "'each' must be at least 1"
        if card.associated and card.associated not in CAST:
            yield "cards", name, "associated", f"there is no character '{card.associated}'"
        if card.copies < 0:
            yield "cards", name, "copies", "it may not be negative"
        if card.action and card.type != "event":
            yield "cards", name, "type", "only events may have the keyword ACTION (A-23)"
        if bool(card.anytime) != bool(card.windows) or not set(card.windows) <= set(WINDOWS):
            yield "cards", name, "windows", f"a card with ANYTIME, and no other, names windows of {', '.join(WINDOWS)}"
        if not (card.combat or card.contest or card.action or card.anytime):
            yield "cards", name, "combat", "a card needs at least one keyword with an effect"
    strategies = [kind for kind, of_type in enumerate(t.type) if of_type == STRATEGY]
    if sum(t.copies[kind] for kind in strategies) != len(strategies[:1]):
        yield "cards", t.cards[strategies[-1]], "copies", "there is exactly one strategy card"


def _check_tiles(t: Tables) -> Iterator[Fault]:
    for feature, terrain in (("ford", FERTILE), ("holy_site", DESERT), ("river", FERTILE)):
        found = [i for i, each in enumerate(t.feature) if each == feature]
        if (len(found) != 1 and feature != "river") or any(t.terrain[i] != terrain for i in found):
            yield "tiles", feature.replace("_", "-"), "feature", f"one tile, on {TERRAINS[terrain]} land, has it (CM-4.2)"
    for seats, tiles in t.tiles_for.items():
        if len(tiles) != 1 + seats * t.number["tiles_a_player"]:
            yield "tiles", "ford", "seats", f"{seats} players need the ford and {t.number['tiles_a_player']} tiles each"


def _check_layout(t: Tables, name: str, layout: Layout) -> Iterator[Fault]:
    places = {(q, r): (tile, turned) for tile, q, r, turned, _ in layout.hexes}
    used = sorted(tile for tile, *_ in layout.hexes)
    if used != sorted(t.tiles[i] for i in t.tiles_for.get(layout.seats, ())) or len(places) != len(used):
        yield "layouts", name, "hexes", "it must lay each tile of this number of players once, no two in one place"
        return
    rivers = {place: turned for place, (tile, turned) in places.items() if t.feature[t.tile[tile]] == "river"}
    ford = next(place for place, (tile, _) in places.items() if t.feature[t.tile[tile]] == "ford")
    if course(ford, places[ford][1], rivers) is None:
        yield "layouts", name, "hexes", "the river is not continuous (CM-4.8)"
    if not connected(neighbours(places, rivers)[0]):
        yield "layouts", name, "hexes", "the map does not hang together (CM-17.6)"
    groups = sorted(group for *_, group in layout.hexes if group)
    if groups != sorted(f"{c}-{g}" for c in CAST[: layout.seats] for g in "ab"):
        yield "layouts", name, "hexes", "every starting group of the characters in the game stands in one hex"
    for tile, *_, group in layout.hexes:
        i = t.tile[tile]
        if group and (t.terrain[i] == QUARRY or t.feature[i] == "holy_site"):
            yield "layouts", name, "hexes", f"no group starts on {tile} (CM-17.7)"
