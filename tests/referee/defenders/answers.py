"""DW-7, DW-10, DW-15 to DW-19: the legal answers to the questions of a turn and of the reveal."""

from typing import Any

from tests.referee.defenders.board import (
    CARD_NAMES,
    CORE,
    EDGE_NAMES,
    FACTORY,
    HABITAT,
    HEXES,
    NAMES,
    NONE,
    TOXIC,
    WILD,
    WORDS,
    Board,
    Hex,
    beyond,
)
from tests.referee.defenders.figures import HABITATS, ITEMS


def destinations(b: Board, player: int) -> set[Hex]:
    """DW-7.1, DW-17.6, A-32: a step, or a corridor of one habitat; with Caravans any habitat will do."""
    own = b.card(b.active[player])[0]
    kinds = HABITATS if b.working("caravans") else (own,)
    start = b.at[player]
    assert start
    found: set[Hex] = set()
    for kind in kinds:
        found |= corridor(b, start, kind)
    return (found | set(steps(b, start))) - {start}


def steps(b: Board, h: Hex) -> list[Hex]:
    return [beyond(h, side) for side in range(6) if b.open_to_walkers(h, side)]


def matches(b: Board, h: Hex, kind: str) -> bool:
    return b.tile[h] == WILD or (b.tile[h] == HABITAT and b.habitat[h] == kind)


def corridor(b: Board, start: Hex, kind: str) -> set[Hex]:
    """DW-7.1.2, DW-7.1.3, A-33: no mech in a hex that is passed; beyond the corridor only from within."""
    inside = matches(b, start, kind)
    found: set[Hex] = set()
    todo, passed = [start], {start}
    while todo:
        h = todo.pop()
        if h != start and b.mechs[h]:
            continue
        for other in steps(b, h):
            if matches(b, other, kind):
                found.add(other)
                if other not in passed:
                    passed.add(other)
                    todo.append(other)
            elif inside:
                found.add(other)
    return found


def regroups(b: Board, player: int) -> set[Hex]:
    """DW-7.4, DW-16.9."""
    every = b.working("sanctuary")
    camps = [h for h in HEXES if b.usable_camp(h) and (every or b.camp[h] == player)]
    return {h for h in camps if h != b.at[player]}


def walls_here(b: Board, h: Hex) -> set[str]:
    """DW-7.8, A-22, A-53: every unbreached wall on an edge of the hex."""
    edges = {b.edge(h, side) for side in range(6) if b.walled(h, side)}
    return {EDGE_NAMES[e] for e in edges - b.breached}


def gains(b: Board, player: int, h: Hex) -> int | None:
    """DW-10.2: the item of the usable camp in a hex, if it is not gained yet."""
    if not b.usable_camp(h):
        return None
    item = b.g.factions[b.camp[h]]
    return None if b.items[player] >> item & 1 else item


def paid(b: Board, player: int) -> set[str]:
    """DW-7: what costs a point."""
    h = b.at[player]
    assert h
    found = {f"move {NAMES[to]}" for to in destinations(b, player)}
    found |= {f"regroup {NAMES[to]}" for to in regroups(b, player)}
    needed = b.needed(player)
    if needed is not None and b.support[player] >= needed and b.home(player, h) and b.camp[h] == NONE:
        found.add("build")
    if b.pollution[h]:
        found.add("clear")
    if b.damage[player] and b.usable_camp(h):
        found.add("heal")
    if b.mechs[h]:
        found.add("destroy")
    if b.markers[player]:
        found |= {f"breach {name}" for name in walls_here(b, h)}
    if b.tile[h] == FACTORY and not b.pollution[h] and not b.mechs[h]:
        found.add("rewild")
    if gains(b, player, h) is not None:
        found.add("gather")
    return found


def free(b: Board, player: int) -> set[str]:
    """DW-10.3 to DW-10.7: items."""
    h = b.at[player]
    assert h
    has = {item for i, item in enumerate(ITEMS) if b.items[player] >> i & 1}
    found: set[str] = set()
    if "bread" in has:
        found.add("use bread")
    if "potions" in has:
        found |= {"use potions heal"} if b.damage[player] else set()
        found |= {"use potions clear"} if b.pollution[h] else set()
    if "rockets" in has:
        reach = [h, *b.near(h)] if b.ability(player) == "ballistics" else [h]
        found |= {f"use rockets destroy {NAMES[to]}" for to in reach if b.mechs[to]}
        if b.markers[player]:
            found |= {f"use rockets breach {name}" for name in walls_here(b, h)}
    if "maps" in has:
        found |= {f"use maps move {NAMES[to]}" for to in destinations(b, player)}
        found |= {f"use maps regroup {NAMES[to]}" for to in regroups(b, player)}
    return found


def team_up(b: Board, player: int) -> set[str]:
    """DW-11.2, DW-21.5: the same habitat as the active defender; alone, the same faction, too."""
    kind = b.card(b.active[player])[0]
    hand = b.g.hands[0 if b.g.seats == 1 else player]
    cards = [card for card in hand if b.card(card)[0] == kind and of_faction(card) == b.g.factions[player]]
    return {f"team-up {CARD_NAMES[card]}" for card in cards}


def of_faction(card: int) -> int:
    """DW-22.2: 18 cards a faction, in the order of the vocabulary."""
    return card // 18


def take_actions(b: Board, step: Any) -> set[str]:
    found = paid(b, step.player) if b.points else team_up(b, step.player)
    return found | free(b, step.player) | {"end"}


# -- reveals -------------------------------------------------------------------------------------------------------------


def at(b: Board, hexes: Any) -> set[str]:
    return {f"at {NAMES[h]}" for h in hexes}


def sharpshoot(b: Board, step: Any) -> set[str]:
    """DW-17.8."""
    return at(b, [h for h in b.near(b.at[step.player] or CORE) if b.mechs[h]])


def rain_rust(b: Board, step: Any) -> set[str]:
    """DW-18.8, A-23: not where a toxic site would be needed that is not there."""
    hexes = [h for h in HEXES if b.mechs[h] and b.pollution[h] < TOXIC]
    return at(b, [h for h in hexes if b.pollution[h] < TOXIC - 1 or b.toxic_sites])


def shift(b: Board, step: Any) -> set[str]:
    """DW-18.6, A-36: to any adjacent hex but the core, or not at all."""
    return at(b, [h for h in b.near(b.at[step.player] or CORE) if h != CORE]) | {"stay"}


def burn(b: Board, step: Any) -> set[str]:
    """DW-16.4: toxic sites one after another."""
    return at(b, [h for h in b.near(b.at[step.player] or CORE) if b.pollution[h] == TOXIC])


def library(b: Board, step: Any) -> set[str]:
    """DW-16.8, A-38: any own camp to a forest hex or rewilded factory without a camp."""
    camps = [h for h in HEXES if b.camp[h] == step.player]
    room = [h for h in HEXES if b.camp[h] == NONE and matches(b, h, "forest")]
    return {f"relocate {NAMES[h]} to {NAMES[to]}" for h in camps for to in room}


def demolish(b: Board, step: Any) -> set[str]:
    """DW-19.9: any unbreached wall on the board."""
    walls = set().union(*(walls_here(b, h) for h in HEXES))
    return {f"demolish {name}" for name in walls if b.markers[step.player]}


def tunnel(b: Board, step: Any) -> set[str]:
    """DW-19.7: any mountain hex or rewilded factory, the present one included."""
    return at(b, [h for h in HEXES if matches(b, h, "mountain")])


def resolve(b: Board, step: Any) -> set[str]:
    """DW-4.3, A-29: in any order."""
    return {f"resolve {b.faction(player)}" for player in step.pending}


def herbs(b: Board, step: Any) -> set[str]:
    """DW-18.9, DW-15.4: any player still in the game."""
    return {f"nurse {b.faction(player)}" for player in range(b.players) if not b.out[player]}


def solo_turn(b: Board, step: Any) -> set[str]:
    """DW-21.2, DW-21.3: any hand card, or the top of the deck of a faction without one."""
    held = {of_faction(card) for card in b.g.hands[0]}
    free_hand = [p for p in range(b.players) if b.g.factions[p] not in held and not b.out[p]]
    return {f"choose {CARD_NAMES[card]}" for card in b.g.hands[0]} | {f"turn-up {b.faction(p)}" for p in free_hand}


# -- setup and step A ----------------------------------------------------------------------------------------------------


def organizer(b: Board, step: Any) -> set[str]:
    """DW-3.9: one of the two of the faction."""
    first = 2 * b.g.factions[step.player]
    return {f"organizer {name}" for name in WORDS["organizer"][first : first + 2]}


def settle(b: Board, step: Any) -> set[str]:
    """DW-3.15: a home hex at the rim; if there is none, one step inside, and so on."""
    homes = [h for h in HEXES if b.home(step.player, h)]
    outermost = max(ring(h) for h in homes)
    return {f"settle {NAMES[h]}" for h in homes if ring(h) == outermost}


def ring(h: Hex) -> int:
    return max(abs(h[0]), abs(h[1]), abs(h[0] + h[1]))


def deal(b: Board, step: Any) -> set[str]:
    """DW-21.1: three cards in any mix."""
    return {f"deal {n}+{3 - n}" for n in range(4)}


def choose(b: Board, seat: int) -> set[str]:
    """DW-4.2: any card of the hand."""
    return {f"choose {CARD_NAMES[card]}" for card in b.g.hands[seat]}


def who(b: Board, step: Any) -> int:
    """The seat that a question belongs to: the owner of the ability or turn; reveals are ordered by who was first before any
    Comrade passed the marker on (A-29)."""
    if b.g.seats == 1:
        return 0
    name = type(step).__name__
    if name == "ResolveReveals":
        inside = [player for player in range(b.players) if not b.out[player]]
        passed = sum(b.ability(player).endswith("comrade") for player in inside if player not in step.pending)
        return inside[(inside.index(b.first) - passed) % len(inside)]
    if name == "GiveHerbs":
        return next(player for player in range(b.players) if b.ability(player) == "medicinal-herbs")
    return int(step.player)


QUESTIONS = {
    "TakeActions": take_actions,
    "Sharpshoot": sharpshoot,
    "RainRust": rain_rust,
    "ShiftOrganizer": shift,
    "BurnToxicSites": burn,
    "MoveLibrary": library,
    "DemolishWall": demolish,
    "Tunnel": tunnel,
    "ResolveReveals": resolve,
    "GiveHerbs": herbs,
    "SoloTurn": solo_turn,
    "ChooseOrganizer": organizer,
    "PlaceStartingCamp": settle,
    "DealHand": deal,
}
TARGETS = ("Sharpshoot", "RainRust", "BurnToxicSites", "MoveLibrary", "DemolishWall", "Tunnel")
"""DW-15.3: abilities that are carried out if they can be; they are asked for a target unless there is none."""
