"""HC-23: the automated factions."""

import json
from collections import deque
from typing import Any

from tests.referee.harrow.attacks import targets
from tests.referee.harrow.board import CENTRE, COMPONENTS, HEXES, NAMES, NEAR, within
from tests.referee.harrow.goblins import GOBLINS
from tests.referee.harrow.turns import TACTICS, UPGRADES
from tests.referee.harrow.world import FACTIONS, FAMILY, HESTER_SLOT, PROTECTORS, World, names

TABLE = json.loads((COMPONENTS / "solo.json").read_text())
NUMBERING = TABLE["numbering"]
CARDS = {card["card"]: card for card in TABLE["cards"]["cards"]}
NUMBERS = (*TACTICS, *GOBLINS, *UPGRADES)
"""Solo cards in the order of their numbers."""


def card_of(w: World) -> dict[str, Any]:
    return dict(CARDS[NUMBERS[w.g.solo.card]])


def card_hexes(w: World, shown: bool = False) -> list[int]:
    """HC-23.3: the two numbered hexes of the card (or of the last one shown); any for the Amaryllis card."""
    card = CARDS[NUMBERS[w.g.solo.discard[-1]]] if shown else card_of(w)
    return [NAMES.index(NUMBERING[card["group"]][number - 1]) for number in card["hexes"]] or list(HEXES)


def deck(w: World, step: Any) -> set[str]:
    """HC-23.6."""
    return {f"solo-deck {number}" for number, cards in enumerate(w.g.solo.decks) if cards}


def objective(w: World, step: Any) -> set[str]:
    """HC-23.5, HC-2.13, A-2: no units, no bonfire, no objective of the other faction, not the brambles."""
    other = w.g.townsfolk if step.row else w.g.buildings
    free = [h for h in card_hexes(w, True) if h != CENTRE and not w.anybody(h) and not w.fire(h) and not other[h]]
    return names("objective", free)


def spawn(w: World, step: Any) -> set[str]:
    """HC-23.7: by the letter a hex without any unit, by the switch also beside own ones; both blocked: a card for the place."""

    def free(hexes: list[int]) -> list[int]:
        ok = [h for h in hexes if w.legal(w.g.solo.active, h)]
        return ok if "HC-23.7" in w.by_rulings else [h for h in ok if not w.anybody(h)]

    return names("solo-spawn", free(card_hexes(w)) or free(card_hexes(w, True)))


def faction(w: World, step: Any) -> set[str]:
    """HC-23.6: which faction acts; once a turn another card may be drawn instead."""
    found = {"activate-faction protectors", "activate-faction family"}
    return found | {"done"} if step.fresh and any(w.g.solo.decks) else found


def first_space(w: World, step: Any) -> set[str]:
    """A-72: the space is chosen."""
    return {"first-space 1", "first-space 2", "first-space 3"}


def goals(w: World, colour: int) -> set[int]:
    """HC-23.8, HC-23.10: the objective, or where it stood when it was reached this turn."""
    reached = w.g.solo.goals[w.g.colours.index(colour)]
    stock = w.g.townsfolk if colour == PROTECTORS else w.g.buildings
    return {reached} if reached >= 0 else {h for h in HEXES if stock[h]}


def march(w: World, step: Any) -> set[str]:
    """HC-23.8, HC-23.9: every group one hex on, as near as it can come; that may be a detour, even away, but by the
    switch not round its own."""
    colour = w.g.solo.active
    aims = goals(w, colour)
    far = distances(w, colour, aims)
    found = set()
    for h in HEXES:
        size = w.own[colour][h]
        if not size or h in w.g.solo.done or h in aims:
            continue
        ways = [to for to in NEAR[h] if to in far and w.legal(colour, to, size)]
        if "HC-23.8" in w.by_rulings and h in far:
            ways = [to for to in ways if far[to] < far[h]]
        nearest = min((far[to] for to in ways), default=0)
        found |= {f"march {NAMES[h]}>{NAMES[to]}" for to in ways if far[to] == nearest}
    return found


def distances(w: World, colour: int, aims: set[int]) -> dict[int, int]:
    """How far it is to the goal over hexes that enemies, their objectives and flames leave open."""

    def blocked(h: int) -> bool:
        return w.fire(h) or w.foes(colour, h) or w.barred(colour, h)

    far = {h: 0 for h in aims if not blocked(h)}
    queue = deque(far)
    while queue:
        h = queue.popleft()
        for to in NEAR[h]:
            if to not in far and not blocked(to):
                far[to] = far[h] + 1
                queue.append(to)
    return far


def attack(w: World, step: Any) -> set[str]:
    """HC-23.11: with the symbol Hester, then bonfires; else a hex of the other faction with no more units than the attacker's."""
    own = w.g.solo.active
    every = {text for h in HEXES if w.own[own][h] for text in targets(w, own, h)}
    if card_of(w)["symbol"]:
        at = w.where[HESTER_SLOT]
        hunted = {text for text in every if text.endswith(" hester")}
        found = {text for text in hunted if at >= 0 and f">{NAMES[at]} " in text}
        if hunted:
            return found or hunted
    foe = FAMILY if own == PROTECTORS else PROTECTORS
    return {
        f"attack {NAMES[h]}>{NAMES[to]} {FACTIONS[foe]}"
        for h in HEXES
        if w.own[own][h]
        for to in within(h, 0, w.reach(h))
        if 0 < w.own[foe][to] <= w.own[own][h]
    }


QUESTIONS = {
    "ChooseDeck": deck,
    "PlaceSolo": objective,
    "SpawnAtCard": spawn,
    "ChooseFaction": faction,
    "LayFlames": first_space,
    "MarchNext": march,
    "SoloAttack": attack,
}
