"""DW-5.4, DW-5.5: what a seat may see."""

import msgspec

from hvozd.games.defenders.components import TRACK
from hvozd.games.defenders.state import NONE, DefendersState, max_support, most_damage
from hvozd.kit.views import View


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


class DefendersView(View):
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
    most_damage: int
    """What a player bears without a death."""
    rulings: tuple[str, ...]


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
        most_damage=most_damage(g),
        rulings=g.rulings,
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
