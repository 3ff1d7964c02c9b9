"""Positions of Defenders of the Wild pushed towards rare things; only the plain data is written."""

from typing import Any

from tests.referee.defenders.board import CORE, EDGES, HABITAT, HEXES, NONE, TOXIC, WILD, Board
from tests.referee.defenders.machines import place


def push(g: Any, question: str, rng: Any) -> bool:
    """Factories, some of them rewilded, walls and breaches, toxic sites, wounds, items, few cards, mechs and camps left.

    Factories that end the game are not written down.
    """
    if question != "TakeActions":
        return False
    b = Board(g)
    land = [h for h in HEXES if b.tile[h] == HABITAT]
    for _ in range(rng.below(5)):
        if b.top:
            place(b, land.pop(rng.below(len(land))))
    for h in b.factories.values():
        if rng.below(2):
            b.tile[h], b.mechs[h], b.supply, b.pollution[h] = WILD, 0, b.supply + b.mechs[h], b.pollution[h]
    walls(b, rng)
    waste(b, rng)
    people(b, g, rng)
    if not b.over:
        write(b, g)
    return True


def walls(b: Board, rng: Any) -> None:
    free = sorted({e for (h, s), e in EDGES.items() if h in HEXES and not b.factory_wall(h, s) and not b.engine_on(h, s)})
    many = (10, 40, 80)[rng.below(3)]
    b.walls |= {e for e in free if rng.below(132) < many}
    walled = sorted({e for (h, s), e in EDGES.items() if h in HEXES and b.walled(h, s)} - b.breached)
    for player, left in enumerate(b.markers):
        for _ in range(rng.below(left + 1)):
            if walled:
                b.breached.add(walled.pop(rng.below(len(walled))))
                b.markers[player] -= 1


def waste(b: Board, rng: Any) -> None:
    for h in HEXES:
        luck = rng.below(12)
        if luck == 0 and b.toxic_sites and b.pollution[h] < TOXIC:
            b.pollution[h], b.toxic_sites = TOXIC, b.toxic_sites - 1
        elif luck < 4 and b.pollution[h] < TOXIC:
            b.pollution[h] = luck % 3
    while b.supply > 0 and rng.below(8):
        b.mechs[HEXES[rng.below(len(HEXES))]] += 1
        b.supply -= 1


def people(b: Board, g: Any, rng: Any) -> None:
    """The seat in question has points to spend; some stand on factories, some have built nearly all camps."""
    empty = [h for h in HEXES if b.camp[h] == NONE and h != CORE]
    for player in range(b.players):
        if b.out[player]:
            continue
        while b.camps[player] > 1 and rng.below(3):
            b.camp[empty.pop(rng.below(len(empty)))] = player
            b.camps[player] -= 1
        b.support[player] = rng.below((b.needed(player) or 0) + 1)
        b.damage[player] = rng.below(b.bearable() + 1)
        b.items[player] = sum(1 << faction for faction in g.factions if rng.below(2))
        if b.factories and rng.below(2):
            b.at[player] = sorted(b.factories.values())[rng.below(len(b.factories))]
        elif rng.below(2):
            homes = [h for h in empty if b.home(player, h)]
            b.at[player] = homes[rng.below(len(homes))] if homes else b.at[player]
            b.support[player] = b.needed(player) or 0
        few_cards(g, player, rng)
    b.points = 1 + rng.below(4)
    b.hands = [len(hand) for hand in g.hands]


def few_cards(g: Any, player: int, rng: Any) -> None:
    """Cards go from hand or deck to the bottom of the exhaustion pile."""
    piles = [g.decks[player], *([g.hands[player]] if g.seats > 1 else [])]
    for pile in piles:
        while pile and rng.below(3):
            g.exhausted[player].insert(0, pile.pop(0))
    g.known = [[] for _ in g.known]
    g.shared = [[] for _ in g.shared]


def write(b: Board, g: Any) -> None:
    number = {h: i for i, h in enumerate(HEXES)}
    g.edge = b.plain()["edges"]
    g.tile, g.mechs, g.pollution, g.camp = ([part[h] for h in HEXES] for part in (b.tile, b.mechs, b.pollution, b.camp))
    g.factories = [number[b.factories[n]] if n in b.factories else NONE for n in range(len(g.factories))]
    g.at = [NONE if h is None else number[h] for h in b.at]
    g.top, g.supply, g.toxic_sites, g.points = b.top, b.supply, b.toxic_sites, b.points
    g.support, g.camps, g.damage, g.items, g.markers = b.support, b.camps, b.damage, b.items, b.markers
