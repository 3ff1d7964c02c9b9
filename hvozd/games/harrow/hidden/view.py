"""What a seat may see: everything on the table, the own hand, and what the seat alone knows."""

from typing import Any

import msgspec

from hvozd.games.harrow.hooks import present, rules_of
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FACTIONS
from hvozd.kit.views import View


class FactionView(msgspec.Struct):
    faction: int
    seat: int
    points: int
    legend: int
    track: int
    scrolls: int
    haints: int
    cubes: int
    wild: int
    rows: list[int]
    spoon: int
    plate: list[int]
    jars: int
    attacked: bool
    hand: int
    played: list[int]


class SoloView(msgspec.Struct):
    decks: list[int]
    card: int
    active: int
    counts: list[int]
    discard: list[int]


class HarrowView(View):
    preset: str
    rulings: tuple[str, ...]
    seats: list[int]
    """The faction of each seat."""
    side: int
    round: int
    cycle: int
    lantern: int
    active: int
    homes: list[int]
    haints: list[int]
    """By kind (red, infected red, blue, infected blue, purple, infected purple) and hex."""
    legend_at: list[int]
    """By place of a legend; -1: off the map."""
    tokens: list[int]
    """Ability tokens by kind and hex."""
    storms: list[int]
    """Storm tokens; printed storms are on the map."""
    paths: list[int]
    townsfolk: list[int]
    buildings: list[int]
    fire: list[int]
    red_cubes: list[int]
    taunts: list[int]
    factions: list[FactionView]
    field: list[int]
    tree: list[int]
    aside: list[int]
    supply: list[int]
    box: list[int]
    wild_stock: int
    storm_supply: int
    path_supply: int
    waiting: list[int]
    gone: list[int]
    tiles: list[int]
    pins: list[int]
    battle: list[int]
    hand: list[int]
    """The own cards."""
    known_under: list[int]
    """Own cards that this seat put under its deck."""
    quests: list[int]
    offers: list[int]
    """Prepared offers, for their owner alone."""
    solo: SoloView | None
    boards: dict[str, Any]
    """By the name of its faction: what a room shows of its own board."""


def view(g: HarrowState, seat: int | None) -> HarrowView:
    """HC-19.1, HC-28.2, HC-12.6, A-89: what everybody sees, and what this seat alone knows."""
    own = -1 if seat is None else g.factions[seat]
    return HarrowView(
        **_map(g),
        **_table(g),
        **_held(g, own),
        seats=list(g.factions),
        factions=[_faction(g, faction) for faction in g.colours],
        battle=[] if g.battle is None else list(msgspec.structs.astuple(g.battle)),
        solo=_solo(g),
        boards=_boards(g, seat, own),
    )


def _map(g: HarrowState) -> dict[str, Any]:
    names = ("haints", "legend_at", "tokens", "storms", "paths", "townsfolk", "buildings", "fire")
    planes: dict[str, Any] = {name: getattr(g, name)[:] for name in names}
    return {**planes, "red_cubes": g.red_cubes[:], "taunts": sorted(g.taunts), "homes": list(g.home), "side": g.side}


def _table(g: HarrowState) -> dict[str, Any]:
    lists = ("field", "tree", "aside", "supply", "box", "waiting", "gone", "tiles", "pins")
    numbers = ("preset", "rulings", "round", "cycle", "lantern", "active", "wild_stock", "storm_supply", "path_supply")
    return {**{name: getattr(g, name)[:] for name in lists}, **{name: getattr(g, name) for name in numbers}}


def _held(g: HarrowState, own: int) -> dict[str, Any]:
    """The own cards, quests and offers."""
    hand = g.hands[own] if own >= 0 else None
    more = rules_of(own).held(g) if own >= 0 else {}
    return {
        "hand": sorted(hand.held) if hand else [],
        "known_under": hand.under if hand else [],
        "quests": more.get("quests", []),
        "offers": more.get("offers", []),
    }


def _boards(g: HarrowState, seat: int | None, own: int) -> dict[str, Any]:
    shown = ((FACTIONS[faction], rules_of(faction).seen(g, seat, own)) for faction in present(g))
    return {name: board for name, board in shown if board is not None}


def _faction(g: HarrowState, faction: int) -> FactionView:
    hand = g.hands[faction]
    return FactionView(
        faction=faction,
        seat=g.chairs[faction],
        points=g.vp[faction],
        legend=g.legend[faction],
        track=g.track[faction],
        scrolls=g.scrolls[faction],
        haints=g.supply_haints[faction],
        cubes=g.supply[faction],
        wild=g.wild[faction],
        rows=[rules_of(faction).value(g, ability) for ability in range(3)],
        spoon=g.spoon[faction],
        plate=g.plate[3 * faction : 3 * faction + 3],
        jars=g.jars[faction],
        attacked=g.attacked[faction],
        hand=len(hand.held) if hand else 0,
        played=hand.played if hand else [],
    )


def _solo(g: HarrowState) -> SoloView | None:
    own = g.solo
    if own is None:
        return None
    return SoloView([len(deck) for deck in own.decks], own.card, own.active, own.counts, own.discard)
