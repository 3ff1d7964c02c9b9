"""DW-5.4, DW-5.5: what a seat may see, what stays hidden from it, and what is conserved."""

from collections import Counter
from typing import Any

import msgspec

from hvozd.core import Rng
from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT, HABITATS, TRACK
from hvozd.games.defenders.state import BREACH, ENGINE, NONE, TOXIC, DefendersState, max_support


class PlayerView(msgspec.Struct):
    faction: int
    organizer: int
    at: int
    support: int
    max_support: int
    camps_left: int
    damage: int
    items: int
    markers: int
    out: bool
    hand_size: int
    deck_size: int
    exhausted: list[int]
    active: int
    teamed: int
    shared: list[int]


class DefendersView(msgspec.Struct):
    seats: int
    hand: list[int]
    """The own hand cards; nobody's for a spectator."""
    players: list[PlayerView]
    first: int
    turn: int
    points: int
    chosen: list[int]
    """The seats that have laid down their card in organize step A."""
    habitat: tuple[int, ...]
    tile: list[int]
    edge: list[int]
    mechs: list[int]
    pollution: list[int]
    camp: list[int]
    engines: list[int]
    direction: int
    factories: list[int]
    arrows: list[int]
    """The arrow corner of every tile that can be seen, NONE for those under the core's top tile."""
    top: int
    supply: int
    toxic_sites: int
    machine_discard: list[int]
    machine_left: list[int]
    """The cards still in the machine deck, in no order."""
    killed: list[int]


def view(g: DefendersState, seat: int | None) -> DefendersView:
    """DW-5.3, DW-5.4, DW-5.5: everything on the table; of hidden cards only the own hand."""
    return DefendersView(
        seats=g.seats,
        hand=[] if seat is None else sorted(g.hands[seat]),
        players=[player_view(g, player) for player in range(g.players)],
        first=g.first,
        turn=g.turn,
        points=g.points,
        chosen=[other for other, _ in g.secret],
        habitat=g.habitat,
        tile=g.tile,
        edge=g.edge,
        mechs=g.mechs,
        pollution=g.pollution,
        camp=g.camp,
        engines=g.engines,
        direction=g.direction,
        factories=g.factories,
        arrows=[turn if number >= g.top else NONE for number, turn in enumerate(g.turns)],
        top=g.top,
        supply=g.supply,
        toxic_sites=g.toxic_sites,
        machine_discard=g.machine_discard,
        machine_left=sorted(g.machine_deck),
        killed=g.killed,
    )


def player_view(g: DefendersState, player: int) -> PlayerView:
    return PlayerView(
        faction=g.factions[player],
        organizer=g.organizer[player],
        at=g.at[player],
        support=g.support[player],
        max_support=max_support(g, player) if g.camps[player] else len(TRACK[g.seats].hands) - 1,
        camps_left=g.camps[player],
        damage=g.damage[player],
        items=g.items[player],
        markers=g.markers[player],
        out=g.out[player],
        hand_size=len(g.hand(player)),
        deck_size=len(g.decks[player]),
        exhausted=g.exhausted[player],
        active=g.active[player],
        teamed=g.teamed[player],
        shared=g.shared[player],
    )


def redeal(g: DefendersState, seat: int | None, rng: Rng) -> None:
    """DW-5.5: other hands, all deck orders and the lower core tiles anew; what was told or can be worked out stays true.

    What is shuffled is sorted first: the same dice give the same position whatever the true one is.
    """
    for player in range(g.players):
        if g.seat_of(player) != seat:
            redeal_hand(g, player, rng)
        g.decks[player].sort()
        rng.shuffle(g.decks[player])
    g.machine_deck.sort()
    rng.shuffle(g.machine_deck)
    g.turns = tuple(turn if number >= g.top else rng.below(6) for number, turn in enumerate(g.turns))


def redeal_hand(g: DefendersState, player: int, rng: Rng) -> None:
    """Exchange the hidden cards of a hand with the deck, within the habitats that the player has told."""
    hand, deck = g.hand(player), g.decks[player]
    faction, known = g.factions[player], g.known[player]
    hidden = [card for card in hand if CARD_FACTION[card] == faction and card not in known]
    pool = sorted(hidden + deck)
    rng.shuffle(pool)
    hand[:], deck[:] = sorted(card for card in hand if card not in hidden), []
    for habitat in range(len(HABITATS)) if g.shared[player] else (NONE,):
        drawn = [card for card in pool if habitat in (NONE, CARD_HABITAT[card])]
        size = sum(habitat in (NONE, CARD_HABITAT[card]) for card in hidden)
        hand += drawn[:size]
        deck += drawn[size:]


def census(g: DefendersState) -> Any:
    """DW-1.4, DW-1.6: every mech, tile, toxic site, camp, marker and card is in exactly one place."""
    camps = Counter(owner for owner in g.camp if owner != NONE)
    unplaced = [g.at[player] == NONE and not g.out[player] for player in range(g.players)]
    piles = (*g.hands, *g.decks, *g.exhausted, g.box, g.killed)
    return (
        sum(g.mechs) + g.supply,
        g.top + 1 + sum(hex_ != NONE for hex_ in g.factories),
        g.pollution.count(TOXIC) + g.toxic_sites,
        [camps[player] + g.camps[player] + unplaced[player] for player in range(g.players)],
        sum(g.markers) + sum(bool(flags & BREACH) for flags in g.edge),
        sum(pose == NONE for pose in g.engines) + sum(bool(flags & ENGINE) for flags in g.edge),
        sorted(card for pile in piles for card in pile),
        sorted(g.machine_deck + g.machine_discard),
    )
