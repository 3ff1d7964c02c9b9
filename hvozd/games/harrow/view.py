"""What a seat may see: everything on the table, the own hand, and what the seat alone knows."""

from typing import Any

import msgspec

from hvozd.games.harrow.geography import HEXES
from hvozd.games.harrow.rooms import room
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FAIR, KAMMI


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


class FamilyView(msgspec.Struct):
    bag: list[int]
    board: list[int]
    kept: list[int]
    front: list[int]
    parked: list[int]
    stored: int


class KammiView(msgspec.Struct):
    grid: list[int]
    waiting: int
    black: int
    row_cubes: list[int]
    gift: bool
    herself: int
    """The standee that is Kammi; -1: hidden from this seat."""
    dolls: list[int]
    true_doll: int
    """-1: hidden from this seat."""
    money: list[int]


class HesterView(msgspec.Struct):
    slots: list[int]
    flames: int
    spent: int
    supply: int
    roots: list[int]
    old_roots: list[int]
    black: bool
    squares: list[int]
    active: list[int]
    covered: list[int]
    used: list[int]
    hand: int
    planted: list[int]


class FairFolkView(msgspec.Struct):
    nests: list[int]
    """By hex: 0 no nest, 1 an empty one, 2 and more: a nest with offer n - 2."""
    board: int
    found: int
    arrows: list[int]
    crosses: list[int]
    hand: int
    quests: int
    prepared: int
    taken: list[list[int]]
    played: list[int]
    quests_done: list[int]
    places: list[int]
    """Where sword, crown and queen are; -1: hidden from this seat."""
    possible: list[int]
    """For the Fair Folk: the hexes where the wanted find may be after all answers."""
    drawn: list[int]
    """In the duel: the tokens drawn in this round."""


class SoloView(msgspec.Struct):
    decks: list[int]
    card: int
    active: int
    counts: list[int]
    discard: list[int]


class HarrowView(msgspec.Struct):
    preset: str
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
    """Protectors' legend, Family's legend, the two standees of Kammi, Hester; -1: off the map."""
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
    """The Fair Folk's prepared offers, for them alone."""
    family: FamilyView | None
    kammi: KammiView | None
    hester: HesterView | None
    fair_folk: FairFolkView | None
    solo: SoloView | None


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
        family=_family(g),
        kammi=_kammi(g, own),
        hester=_hester(g),
        fair_folk=_fair_folk(g, own, seat),
        solo=_solo(g),
    )


def _map(g: HarrowState) -> dict[str, Any]:
    names = ("haints", "legend_at", "tokens", "storms", "paths", "townsfolk", "buildings", "fire")
    planes: dict[str, Any] = {name: getattr(g, name)[:] for name in names}
    return {**planes, "red_cubes": g.emmy_cubes[:], "taunts": sorted(g.taunts), "homes": list(g.home), "side": g.side}


def _table(g: HarrowState) -> dict[str, Any]:
    lists = ("field", "tree", "aside", "supply", "box", "waiting", "gone", "tiles", "pins")
    numbers = ("preset", "round", "cycle", "lantern", "active", "wild_stock", "storm_supply", "path_supply")
    return {**{name: getattr(g, name)[:] for name in lists}, **{name: getattr(g, name) for name in numbers}}


def _held(g: HarrowState, own: int) -> dict[str, Any]:
    """The own cards, quests and offers."""
    hand = g.hands[own] if own >= 0 else None
    quests = g.hands[5] if own == FAIR else None
    return {
        "hand": sorted(hand.held) if hand else [],
        "known_under": hand.under if hand else [],
        "quests": sorted(quests.held) if quests else [],
        "offers": sorted(g.fairfolk.prepared) if g.fairfolk is not None and own == FAIR else [],
    }


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
        rows=[room(faction).value(g, ability) for ability in range(3)],
        spoon=g.spoon[faction],
        plate=g.plate[3 * faction : 3 * faction + 3],
        jars=g.jars[faction],
        attacked=g.attacked[faction],
        hand=len(hand.held) if hand else 0,
        played=hand.played if hand else [],
    )


def _family(g: HarrowState) -> FamilyView | None:
    own = g.family
    if own is None:
        return None
    return FamilyView(own.bag, own.board, sorted(own.kept), sorted(own.front), own.parked, own.stored)


def _kammi(g: HarrowState, viewer: int) -> KammiView | None:
    """HC-20.1, HC-20.7, HC-28.2, A-30: standees are hidden from others, the true doll from Kammi."""
    own = g.kammi
    if own is None:
        return None
    knows = viewer == KAMMI or own.unmasked > 0
    sees_doll = viewer not in (KAMMI, -1) or own.face_up
    return KammiView(
        own.grid,
        own.waiting,
        own.black,
        own.row_cubes,
        own.gift,
        own.herself if knows else -1,
        own.dolls,
        own.true_doll if sees_doll else -1,
        own.money,
    )


def _hester(g: HarrowState) -> HesterView | None:
    own = g.hester
    if own is None:
        return None
    hand = g.hands[3]
    return HesterView(
        own.slots,
        own.flames,
        own.spent,
        own.supply,
        own.roots,
        own.old_roots,
        own.black,
        own.squares,
        own.active,
        own.covered,
        own.used,
        len(hand.held) if hand else 0,
        own.planted,
    )


def _fair_folk(g: HarrowState, viewer: int, seat: int | None) -> FairFolkView | None:
    """HC-24.3: the hiding places are known to all players but the Fair Folk."""
    own = g.fairfolk
    if own is None:
        return None
    cards, quests = g.hands[4], g.hands[5]
    assert cards is not None
    assert quests is not None
    knows = seat is not None and viewer != FAIR
    places = [place if knows or number < own.found else -1 for number, place in enumerate(own.places)]
    return FairFolkView(
        own.nests[:],
        own.board,
        own.found,
        own.arrows,
        own.crosses,
        len(cards.held),
        len(quests.held),
        len(own.prepared),
        own.taken,
        cards.played,
        quests.played,
        places,
        [h for h in range(HEXES) if own.maybe >> h & 1] if viewer == FAIR else [],
        own.last[:],
    )


def _solo(g: HarrowState) -> SoloView | None:
    own = g.solo
    if own is None:
        return None
    return SoloView([len(deck) for deck in own.decks], own.card, own.active, own.counts, own.discard)
