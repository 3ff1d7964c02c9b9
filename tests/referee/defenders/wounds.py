"""DW-9: damage, and who dies of it. Chance gives several positions; all of them are worked out."""

from copy import copy

from tests.referee.defenders.board import CORE, FACTORY, Board, Hex
from tests.referee.defenders.figures import FACES, MOST_DAMAGE


def branch(b: Board) -> Board:
    """Another position like this one."""
    new = copy(b)
    for name, value in vars(b).items():
        if isinstance(value, dict | list | set):
            setattr(new, name, value.copy())
    return new


def support(b: Board, player: int, n: int) -> None:
    """DW-8.2, DW-8.3: never above the maximum."""
    needed = b.needed(player)
    if needed is not None:
        b.support[player] = max(b.support[player], min(needed, b.support[player] + n))


def hurt(b: Board, player: int, n: int) -> list[Board]:
    """DW-9.6, DW-9.7, DW-9.8, DW-16.5: damage beyond what can be borne kills one of the hand, all equally likely."""
    if b.over or not n:
        return [b]
    b = branch(b)
    if b.ability(player) == "feel-the-burn":
        support(b, player, 1)
    b.damage[player] += n
    if b.damage[player] <= b.bearable():
        return [b]
    seat = 0 if b.g.seats == 1 else player
    victims = sorted(set(hand_of(b, seat))) if b.hands[seat] else top_of_deck(b, player)
    if not victims:
        b.damage[player] = MOST_DAMAGE
        return [b]
    return [killed(b, player, seat, card) for card in victims]


def hand_of(b: Board, seat: int) -> list[int]:
    """The hand, and cards that may have just come into it."""
    return [card for card in (*b.g.hands[seat], *b.drawn) if card not in b.killed and card not in b.gone]


def top_of_deck(b: Board, player: int) -> list[int]:
    """The top card; an empty deck is filled from the exhaustion pile first, so any card there may come up."""
    deck = [card for card in b.decks[player] if card not in b.killed]
    if deck:
        return deck[-1:]
    team = b.teamed[player] + 1
    return [card for card in b.exhausted[player][:-team] if card not in b.killed]


def killed(b: Board, player: int, seat: int, card: int) -> Board:
    b = branch(b)
    kinds = {b.card(other)[0] for other in b.killed}
    if b.card(card)[0] in kinds:
        b.over = "massacre"
    if b.hands[seat]:
        b.hands[seat] -= 1
    b.killed = sorted([*b.killed, card])
    b.damage[player] = 0
    return b


def roll(b: Board, start: Hex, player: int, mechs: int, sniped: bool) -> list[Board]:
    """DW-9.2: in melee ones and twos count, at a distance only ones; Fortitude and Evasion take one kind away."""
    if b.over or not (mechs or sniped):
        return [b]
    ignored = {"fortitude": 2, "evasion": 1}.get(b.ability(player), 0)
    counts = {face: face if face != ignored and (mechs or face == 1) else 0 for face in FACES}
    return [after for n in sorted(set(counts.values())) for after in hurt(b, player, n)]


def sniped(b: Board, h: Hex) -> bool:
    """DW-6.9, A-18."""
    return any(b.mechs[other] and (other == CORE or b.tile[other] == FACTORY) for other in b.near(h))
