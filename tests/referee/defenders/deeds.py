"""DW-7 to DW-11, DW-20.1: what the answers of the players bring about, with every fall of the die."""

from collections.abc import Callable
from typing import Any

from tests.referee.defenders.answers import gains
from tests.referee.defenders.board import CARD_NAMES, EDGE_NAMES, FACTORY, NONE, TOXIC, WILD, Board, Hex, named
from tests.referee.defenders.figures import HAND_AFTER, ITEMS, LAST_SPACE
from tests.referee.defenders.machines import pollute
from tests.referee.defenders.wounds import hurt, roll, sniped, support

Effect = Callable[[Board, int, str], list[Board]]


def here(b: Board, player: int) -> Hex:
    h = b.at[player]
    assert h
    return h


def move(b: Board, player: int, where: str) -> list[Board]:
    """DW-7.2, DW-10.2, DW-18.7."""
    h = named(where)
    b.at[player] = h
    item = gains(b, player, h)
    if item is not None:
        b.items[player] |= 1 << item
    fungi = b.ability(player) == "friendly-fungi" and b.pollution[h]
    return clear(b, player, "") if fungi else [b]


def regroup(b: Board, player: int, where: str) -> list[Board]:
    b.at[player] = named(where)
    return [b]


def clear(b: Board, player: int, where: str) -> list[Board]:
    """DW-7.5: a toxic site costs a wound."""
    return cleared(b, player, here(b, player))


def cleared(b: Board, player: int, h: Hex) -> list[Board]:
    toxic = b.pollution[h] == TOXIC
    b.pollution[h] = 0
    b.toxic_sites += toxic
    support(b, player, 1)
    return hurt(b, player, int(toxic))


def heal(b: Board, player: int, where: str) -> list[Board]:
    b.damage[player] = 0
    return [b]


def destroy(b: Board, player: int, where: str) -> list[Board]:
    """DW-7.7, DW-19.5."""
    b.mechs[named(where) if where else here(b, player)] -= 1
    b.supply += 1
    support(b, player, 2 if b.ability(player) == "scrap-hunter" else 1)
    return [b]


def breach(b: Board, player: int, where: str) -> list[Board]:
    b.breached.add(EDGE_NAMES.index(where))
    b.markers[player] -= 1
    support(b, player, 1)
    return [b]


def rewild(b: Board, player: int, where: str) -> list[Board]:
    b.tile[here(b, player)] = WILD
    support(b, player, 1)
    return [won(b)]


def gather(b: Board, player: int, where: str) -> list[Board]:
    item = gains(b, player, here(b, player))
    assert item is not None
    b.items[player] |= 1 << item
    return [b]


def won(b: Board) -> Board:
    """DW-20.1, A-27."""
    if not any(b.camps) and FACTORY not in b.tile.values():
        b.over = "victory"
    return b


def build(b: Board, player: int, where: str) -> list[Board]:
    """DW-7.3, DW-8.5, DW-8.6, DW-8.7, DW-17.4."""
    b.camp[here(b, player)] = player
    b.support[player], b.camps[player] = 0, b.camps[player] - 1
    last = not b.camps[player]
    alone = all(out for other, out in enumerate(b.out) if other != player)
    if won(b).over:
        return [b]
    if last and not (alone and FACTORY in b.tile.values()):
        leave(b, player)
    else:
        draw(b, player)
    for other in range(b.players):
        if b.ability(other) == "sustenance":
            support(b, other, 1)
    return [b]


def leave(b: Board, player: int) -> None:
    b.out[player], b.at[player] = True, None
    b.support[player] = LAST_SPACE[b.g.seats]
    b.points = 0
    if b.g.seats == 1:
        b.hands[0] = sum(card // 18 != b.g.factions[player] for card in b.g.hands[0])


def draw(b: Board, player: int) -> None:
    """DW-8.5, DW-11.3, DW-21.6."""
    seat = 0 if b.g.seats == 1 else player
    track = HAND_AFTER[b.g.seats]
    take(b, player, track[len(track) - b.camps[player] - 1] - b.hands[seat])


def take(b: Board, player: int, wanted: int) -> None:
    """DW-11.3: as many cards as there are, those of the exhaustion pile shuffled in when the deck runs out."""
    seat = 0 if b.g.seats == 1 else player
    spent = len(b.exhausted[player]) - b.teamed[player] - 1
    n = max(0, min(wanted, len(b.decks[player]) + spent))
    b.hands[seat] += n
    deck, pile = b.decks[player], b.exhausted[player]
    b.drawn = [*deck[-n:]] if 0 < n <= len(deck) else [*deck, *pile[:spent]] if n else []


ACTIONS: dict[str, Effect] = {
    "move": move,
    "regroup": regroup,
    "clear": clear,
    "heal": heal,
    "destroy": destroy,
    "breach": breach,
    "rewild": rewild,
    "gather": gather,
    "build": build,
}


def take_actions(b: Board, step: Any, text: str) -> list[Board]:
    verb, *words = text.split()
    if verb == "end":
        b.points = 0
        return [b]
    if verb == "team-up":
        b.hands[0 if b.g.seats == 1 else step.player] -= 1
        b.points += 1
        return [b]
    if verb == "use":
        return used(b, step.player, *words)
    start = here(b, step.player)
    mechs, aimed = b.mechs[start], sniped(b, start)
    b.points -= 1
    found = ACTIONS[verb](b, step.player, words[0] if words else "")
    if verb == "regroup" and b.working("sanctuary"):
        return found
    return [after for one in found for after in ([one] if one.out[step.player] else roll(one, start, step.player, mechs, aimed))]


def used(b: Board, player: int, item: str, use: str = "", where: str = "") -> list[Board]:
    """DW-10.4 to DW-10.7, A-07: no roll for maps, potions and rockets."""
    b.items[player] &= ~(1 << ITEMS.index(item))
    if item == "bread":
        b.points += 1
        return [b]
    if item == "potions" and use == "heal":
        b.damage[player] -= 1
        return [b]
    return ACTIONS[use](b, player, where)


# -- reveals -------------------------------------------------------------------------------------------------------------


def at(text: str) -> Hex:
    return named(text.rsplit(maxsplit=1)[-1])


def sharpshoot(b: Board, step: Any, text: str) -> list[Board]:
    return destroy(b, step.player, text.rsplit(maxsplit=1)[-1])


def rain_rust(b: Board, step: Any, text: str) -> list[Board]:
    """DW-18.8, A-37: exchanged, not destroyed."""
    b.mechs[at(text)] -= 1
    b.supply += 1
    pollute(b, at(text))
    return [b]


def shift(b: Board, step: Any, text: str) -> list[Board]:
    """DW-15.6: no item, no roll."""
    if text != "stay":
        b.at[step.player] = at(text)
    return [b]


def burn(b: Board, step: Any, text: str) -> list[Board]:
    return cleared(b, step.player, at(text))


def library(b: Board, step: Any, text: str) -> list[Board]:
    b.camp[named(text.split()[1])] = NONE
    b.camp[at(text)] = step.player
    return [b]


def demolish(b: Board, step: Any, text: str) -> list[Board]:
    return breach(b, step.player, text.split()[1])


def resolve(b: Board, step: Any, text: str) -> list[Board]:
    """DW-4.3: one ability; without a question the only one that is left."""
    names = [b.faction(player) for player in range(b.players)]
    players = [names.index(text.split()[1])] if text else step.pending
    return reveal(b, players[0]) if players else [b]


def solo_turn(b: Board, step: Any, text: str) -> list[Board] | None:
    """DW-21.2 to DW-21.4: a hand card, or the top of a deck, is turned up and its ability carried out at once."""
    verb, word = text.split()
    if verb == "choose":
        card = CARD_NAMES.index(word)
        b.hands[0] -= 1
        b.gone.add(card)
    else:
        deck = b.decks[[b.faction(player) for player in range(b.players)].index(word)]
        if not deck:
            return None
        card = deck[-1]
    player = b.g.factions.index(card // 18)
    b.decks[player] = [other for other in b.decks[player] if other != card]
    b.active[player], b.teamed[player], b.exhausted[player] = card, 0, [*b.exhausted[player], card]
    return reveal(b, player)


def reveal(b: Board, player: int) -> list[Board]:
    """DW-16 to DW-19: what an ability does at once; those that leave a choice ask first."""
    name = b.ability(player)
    everybody = [other for other in range(b.players) if not b.out[other]]
    if name.endswith("comrade") and b.g.seats > 1:
        n = b.players
        b.first = next(p for i in range(1, n + 1) if not b.out[p := (b.first + i) % n])
    elif name in ITEM_OF:
        for other in everybody if name in FOR_ALL else [player]:
            b.items[other] |= 1 << ITEMS.index(ITEM_OF[name])
    elif name == "manifesto":
        support(b, player, 2)
    elif name == "bountiful-harvest":
        take(b, player, 2)
    elif name == "field-hospital":
        b.damage = [max(0, n - 1) if not b.out[other] else n for other, n in enumerate(b.damage)]
    elif name == "ambush" and b.mechs[here(b, player)]:
        return destroy(b, player, "")
    elif name == "pyromancy":
        return hurt(b, player, 1)
    elif name == "controlled-blaze":
        for h in b.near(here(b, player)):
            if 0 < b.pollution[h] < TOXIC:
                cleared(b, player, h)
    return [b]


ITEM_OF = {
    "archives": "maps",
    "almanac-printing": "maps",
    "field-kitchen": "bread",
    "break-bread": "bread",
    "bubbling-brew": "potions",
    "apothecary": "potions",
    "arsenal": "rockets",
    "fireworks-festival": "rockets",
}
FOR_ALL = ("almanac-printing", "break-bread", "apothecary", "fireworks-festival")


def herbs(b: Board, step: Any, text: str) -> list[Board]:
    """DW-18.9."""
    names = [b.faction(player) for player in range(b.players)]
    b.damage[names.index(text.split()[1])] = 0
    return [b]


DEEDS = {
    "TakeActions": take_actions,
    "Sharpshoot": sharpshoot,
    "RainRust": rain_rust,
    "ShiftOrganizer": shift,
    "BurnToxicSites": burn,
    "MoveLibrary": library,
    "DemolishWall": demolish,
    "Tunnel": shift,
    "GiveHerbs": herbs,
    "ResolveReveals": resolve,
    "SoloTurn": solo_turn,
}
