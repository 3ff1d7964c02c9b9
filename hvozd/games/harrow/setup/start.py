"""HC-4: setting the game up."""

from collections.abc import Mapping
from typing import Any

from hvozd.core import Do, Step
from hvozd.games.harrow.components import FACTION_FILES, MAP, NUMBERS, PRESETS, RULES, TOKENS
from hvozd.games.harrow.hooks import BEGIN, gift_of, rules_of
from hvozd.games.harrow.maps import HEXES, LANDS
from hvozd.games.harrow.rules.decks import draw
from hvozd.games.harrow.rules.objectives import TERRAINS, owns, put_objective
from hvozd.games.harrow.rules.rounds import Round
from hvozd.games.harrow.rules.solo_cards import equip_solo
from hvozd.games.harrow.rules.tiles import STOCK, RevealTiles
from hvozd.games.harrow.rules.units import add, set_legend
from hvozd.games.harrow.setup.settings import PICKS, TRACKS, strangers_of
from hvozd.games.harrow.state import Hand, HarrowState, SoloBoard
from hvozd.games.harrow.words import (
    ABILITIES,
    COLOURS,
    FACTIONS,
    LEGEND_NAMES,
    SEARCH_CUBE,
    TERRAIN_CUBE,
)


def new(settings: Mapping[str, Any], seed: int) -> HarrowState:
    """A fresh game, its first step on the stack."""
    g = fresh(settings, seed)
    g.stack = [SetUp()]
    return g


def fresh(settings: Mapping[str, Any], seed: int) -> HarrowState:
    """HC-4.1, HC-2.4: an empty board with the chosen factions, seats and legends."""
    preset = next(p for p in PRESETS if p.name == settings["preset"])
    pair = (FACTIONS.index(settings["factions"][0]), FACTIONS.index(settings["factions"][1]))
    others = tuple(FACTIONS.index(name) for name in strangers_of(preset))
    factions = others if preset.boards == "none" else (*pair, *others)
    side = next(number for number, land in enumerate(MAP.sides) if land.name == settings["map"])
    g = HarrowState(
        seats=len(factions),
        seed=seed,
        preset=preset.name,
        side=side,
        colours=pair,
        factions=factions,
        chairs=[factions.index(f) if f in factions else 0 if f in pair else -1 for f in range(len(FACTIONS))],
        home=_homes(pair, side),
        legend=_legends(settings),
        track=_tracks(settings),
    )
    g.tower = next(i for i, model in enumerate(RULES.tower.models) if model.name == settings["tower"])
    g.dial, g.tiled, g.upgraded = preset.dial, preset.tiles, preset.boards == "upgraded"
    g.rulings = tuple(settings.get("rulings", ()))
    _planes(g)
    _stocks(g)
    g.solo = _solo_board(preset.name, settings) if preset.boards == "none" else None
    return g


def _solo_board(preset: str, settings: Mapping[str, Any]) -> SoloBoard:
    """HC-23.1, HC-25.1: how many cards each deck gets; the duel uses all, and no level's cubes."""
    split, level = (settings["split"], settings["level"]) if preset == "solo" else ((16, 9, 12), 3)
    return SoloBoard([[size] for size in split], level=level)


def _homes(pair: tuple[int, int], side: int) -> tuple[int, int, int]:
    homes = [-1, -1, -1]
    for faction, home in zip(pair, LANDS[side].homes, strict=True):
        homes[faction] = home
    return homes[0], homes[1], homes[2]


def _tracks(settings: Mapping[str, Any]) -> tuple[int, int, int]:
    first, second, third = (int(settings[name]) for name in TRACKS)
    return first, second, third


def _legends(settings: Mapping[str, Any]) -> tuple[int, int, int]:
    numbers = [LEGEND_NAMES.index(settings[name]) if settings[name] != "none" else -1 for name in PICKS]
    return numbers[0], numbers[1], numbers[2]


def _planes(g: HarrowState) -> None:
    g.haints = [0] * (6 * HEXES)
    g.units = [0] * (3 * HEXES)
    g.closed = [0] * (3 * HEXES)
    g.tokens = [0] * (4 * HEXES)
    for name in ("crowd", "storms", "paths", "townsfolk", "buildings", "fire", "watch", "red_cubes"):
        setattr(g, name, [0] * HEXES)
    g.plate = [0] * 9
    g.rows = [1] * 9
    g.waiting = [0] * (2 * TERRAINS)
    g.aside = [0] * len(COLOURS)
    g.tree = [0] * len(COLOURS)
    g.field = [0] * len(COLOURS)
    g.tiles = [STOCK] * 9
    for faction in g.colours:
        gift_of(g, faction).prepare(g)


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
        preset = next(p for p in PRESETS if p.name == g.preset)
        if preset.tokens != "none":
            scatter_tokens(g, preset.tokens)
        for faction in g.colours:
            equip(g, faction)
        if preset.objectives == "corners":
            corners(g)
        elif preset.objectives == "placed":
            fill_scoring_board(g)
        for faction in g.factions:
            rules_of(faction).prepare(g)
        if g.solo is not None:
            equip_solo(g)
        opening = [step for faction in g.factions for step in rules_of(faction).opening(g)]
        g.then(PlaceStart(), *opening, *BEGIN.get(g.preset, _first_round)(g))


def _first_round(g: HarrowState) -> list[Step]:
    """HC-4.11: tiles give the lantern away; without them it is said who starts with it."""
    g.lantern = next(faction for faction in range(len(FACTIONS)) if rules_of(faction).begins)
    return [RevealTiles(), Round()] if g.tiled else [Round()]


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
    """HC-4.4, HC-4.7, HC-4.8, HC-4.9, HC-4.10, A-70: cubes, wild token, what the faction has of its own, hand."""
    g.supply[faction] -= NUMBERS.start_cubes
    g.field[faction] += NUMBERS.start_cubes
    if g.solo is not None:
        return
    g.wild[faction] = NUMBERS.start_wilds
    g.wild_stock -= NUMBERS.start_wilds
    rules_of(faction).equip(g)
    if g.upgraded:
        g.hands[faction] = Hand(list(range(len(FACTION_FILES[faction].cards.cards))))
        draw(g, faction, NUMBERS.start_hand)


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
    """HC-4.3: a legend and three haints on each home, unless a faction has a way of its own (HC-20)."""

    def run(self, g: HarrowState) -> None:
        own = [step for faction in g.colours for step in rules_of(faction).start(g)]
        if own:
            g.then(*own)
            return
        for faction in g.colours:
            set_legend(g, rules_of(faction).slots[0], g.home[faction])
            g.supply_haints[faction] -= NUMBERS.start_haints
            add(g, 2 * faction, g.home[faction], NUMBERS.start_haints)


KINDS = (SetUp, PlaceStart)
