"""HC-4: setting the game up."""

from collections.abc import Callable, Mapping
from typing import Any

from hvozd.core import Do, Step
from hvozd.games.harrow.components import BOARDS, DECKS, MAP, NUMBERS, RULES, TOKENS
from hvozd.games.harrow.decks import draw
from hvozd.games.harrow.geography import HEXES, LANDS
from hvozd.games.harrow.objectives import TERRAINS, owns, put_objective
from hvozd.games.harrow.rooms import room
from hvozd.games.harrow.rounds import Round
from hvozd.games.harrow.state import FamilyBoard, Hand, HarrowState, SoloBoard
from hvozd.games.harrow.tiles import STOCK, RevealTiles
from hvozd.games.harrow.units import add, set_legend
from hvozd.games.harrow.words import (
    ABILITIES,
    COLOURS,
    FACTIONS,
    FAMILY,
    FIRST_UPGRADE,
    KAMMI,
    LEGEND_NAMES,
    PROTECTORS,
    SEARCH_CUBE,
    TERRAIN_CUBE,
    TOKEN_NAMES,
)

EXTRA: dict[str, list[Any]] = {}
"""What other modules set up: by faction name, a function that prepares a fresh state for it."""


def fresh(options: Mapping[str, Any], seed: int) -> HarrowState:
    """HC-4.1, HC-2.4: an empty board with the chosen factions, seats and legends."""
    preset = next(p for p in RULES.presets if p.name == options["preset"])
    pair = (FACTIONS.index(options["factions"][0]), FACTIONS.index(options["factions"][1]))
    others = tuple(FACTIONS.index(name) for name in preset.factions if name in FACTIONS[3:])
    factions = others if preset.boards == "none" else (*pair, *others)
    side = next(number for number, land in enumerate(MAP.sides) if land.name == options["map"])
    g = HarrowState(
        seats=len(factions),
        seed=seed,
        preset=preset.name,
        side=side,
        colours=pair,
        factions=factions,
        chairs=[factions.index(f) if f in factions else 0 if f in pair else -1 for f in range(len(FACTIONS))],
        home=_homes(pair, side),
        legend=_legends(options),
        track=(options["protectors-track"], options["family-track"], options["kammi-track"]),
    )
    g.tower = next(i for i, model in enumerate(RULES.tower.models) if model.name == options["tower"])
    g.dial, g.tiled, g.upgraded = preset.dial, preset.tiles, preset.boards == "upgraded"
    _planes(g)
    _stocks(g)
    if preset.boards == "none":
        g.solo = _solo_board(preset.name, options)
    return g


def _solo_board(preset: str, options: Mapping[str, Any]) -> SoloBoard:
    """HC-23.1, HC-25.1: how many cards each deck gets; the duel uses all, and no level's cubes."""
    split, level = (options["split"], options["level"]) if preset == "solo" else ((16, 9, 12), 3)
    return SoloBoard([[size] for size in split], level=level)


def _homes(pair: tuple[int, int], side: int) -> tuple[int, int, int]:
    homes = [-1, -1, -1]
    for faction, home in zip(pair, LANDS[side].homes):
        homes[faction] = home
    return homes[0], homes[1], homes[2]


def _legends(options: Mapping[str, Any]) -> tuple[int, int, int]:
    numbers = [
        LEGEND_NAMES.index(options[name]) if options[name] != "none" else -1 for name in ("protectors", "family", "goblin")
    ]
    return numbers[0], numbers[1], numbers[2]


def _planes(g: HarrowState) -> None:
    g.haints = [0] * (6 * HEXES)
    g.units = [0] * (3 * HEXES)
    g.closed = [0] * (3 * HEXES)
    g.tokens = [0] * (4 * HEXES)
    for name in ("crowd", "storms", "paths", "townsfolk", "buildings", "fire", "watch", "emmy_cubes"):
        setattr(g, name, [0] * HEXES)
    g.plate = [0] * 9
    g.rows = [1] * 9
    g.waiting = [0] * (2 * TERRAINS)
    g.aside = [0] * len(COLOURS)
    g.tree = [0] * len(COLOURS)
    g.field = [0] * len(COLOURS)
    g.tiles = [STOCK] * 9
    if g.legend[PROTECTORS] >= 0 and LEGEND_NAMES[g.legend[PROTECTORS]] == "bernice":
        g.pins = [-1] * TOKENS.nails


def _stocks(g: HarrowState) -> None:
    """HC-1.3, HC-1.4, HC-4.7, HC-4.8: everything is in its supply."""
    g.box = list(TOKENS.ability)
    g.supply = [0] * len(COLOURS)
    for faction in g.colours:
        g.supply[faction] = RULES.pieces.cubes[faction]
        g.supply_haints[faction] = RULES.pieces.haints[faction]
    g.supply[TERRAIN_CUBE:SEARCH_CUBE] = [RULES.terrain_cubes.count] * TERRAINS
    g.supply[SEARCH_CUBE] = RULES.search_cubes.count
    g.wild_stock = TOKENS.wild


class SetUp(Do):
    """HC-4.1, HC-4.2, HC-4.3, HC-4.4, HC-4.5, HC-4.6, HC-4.7, HC-4.8, HC-4.9, HC-4.10, HC-4.11, HC-4.12, HC-4.13, HC-20.8:
    the board, the boards of the factions, tiles, objectives; then the first round."""

    def run(self, g: HarrowState) -> None:
        preset = next(p for p in RULES.presets if p.name == g.preset)
        if preset.tokens != "none":
            scatter_tokens(g, preset.tokens)
        for faction in g.colours:
            equip(g, faction)
        if preset.objectives == "corners":
            corners(g)
        elif preset.objectives == "placed":
            fill_scoring_board(g)
        for name in (*(FACTIONS[faction] for faction in g.factions), *(["solo"] if g.solo is not None else [])):
            for prepare in EXTRA.get(name, ()):
                prepare(g)
        opening = [step for faction in g.factions for step in OPENING.get(FACTIONS[faction], _no_steps)(g)]
        g.then(PlaceStart(), *opening, *BEGIN.get(g.preset, _first_round)(g))


def _no_steps(g: HarrowState) -> list[Step]:
    return []


def _first_round(g: HarrowState) -> list[Step]:
    """HC-4.11: tiles give the lantern away; without them the Protectors start with it."""
    g.lantern = PROTECTORS
    return [RevealTiles(), Round()] if g.tiled else [Round()]


BEGIN: dict[str, Callable[[HarrowState], list[Step]]] = {}
"""How presets without rounds of jars begin; their modules enter it here."""
OPENING: dict[str, Callable[[HarrowState], list[Step]]] = {}
"""What a faction does or is done to before the first round, by its name."""


def scatter_tokens(g: HarrowState, mode: str) -> None:
    """HC-4.2, HC-2.6: one kind of token a terrain: plains, forest, swamp, marsh in turn, or as chapter 1 says."""
    kinds = list(range(4))
    g.shuffle(kinds)
    of_terrain = {2: kinds[0], 3: kinds[1], 0: kinds[2], 1: kinds[3]}
    if mode == "by-terrain":
        of_terrain = {t: ABILITIES.index(name) for t, name in enumerate(RULES.chapter1_tokens.by_terrain)}
    for h in g.land.symbols:
        kind = of_terrain[g.land.kind[h]]
        g.tokens[kind * HEXES + h] = 1
        g.box[kind] -= 1


def equip(g: HarrowState, faction: int) -> None:
    """HC-4.4, HC-4.5, HC-4.6, HC-4.7, HC-4.8, HC-4.9, HC-4.10, A-70: cubes, wild token, hand; the Protectors' paths, the
    Family's storms and bag."""
    g.supply[faction] -= NUMBERS.start_cubes
    g.field[faction] += NUMBERS.start_cubes
    if g.solo is not None:
        return
    g.wild[faction] = NUMBERS.start_wilds
    g.wild_stock -= NUMBERS.start_wilds
    if faction == PROTECTORS and g.track[PROTECTORS] == 1:
        g.path_supply, g.path_track = 1, TOKENS.path - 1
    if faction == FAMILY:
        equip_family(g)
    if g.upgraded:
        deck = (DECKS.tactics, DECKS.upgrades, DECKS.goblin)[faction]
        g.hands[faction] = Hand(list(range(len(deck.cards))))
        draw(g, faction, NUMBERS.start_hand)


def equip_family(g: HarrowState) -> None:
    """HC-4.6: storms, upgrade tokens, the bag."""
    g.storm_supply = TOKENS.storm
    bag = [0] * len(TOKEN_NAMES)
    for kind, count in enumerate(BOARDS.family.bag):
        bag[kind] = count
        g.box[kind] -= count
    g.family = FamilyBoard(bag, upgrades=list(range(FIRST_UPGRADE, len(TOKEN_NAMES))))


def corners(g: HarrowState) -> None:
    """HC-17.1: three townsfolk and three buildings on the corners farthest from the homes of those who want them."""
    for faction in g.colours:
        for h in g.land.far_corners(g.home[faction]):
            put_objective(g, owns(faction), h)


def fill_scoring_board(g: HarrowState) -> None:
    """HC-17.2, HC-38.4: one objective a terrain on the scoring board."""
    for faction in g.colours:
        row = owns(faction)
        if row >= 0:
            g.waiting[row : row + TERRAINS] = [1] * TERRAINS


class PlaceStart(Do):
    """HC-4.3: a legend and three haints on each home; with Kammi her own way (HC-20)."""

    def run(self, g: HarrowState) -> None:
        if KAMMI in g.colours:
            for prepare in EXTRA["kammi-start"]:
                prepare(g)
            return
        for faction in g.colours:
            set_legend(g, room(faction).slots[0], g.home[faction])
            g.supply_haints[faction] -= NUMBERS.start_haints
            add(g, 2 * faction, g.home[faction], NUMBERS.start_haints)
