"""What a Rootlog tells laid on our board though no legal play leads there: for written steps."""

from hvozd.games.root.components import CARDS, CLEARINGS, MAPS, PERSISTENT
from hvozd.games.root.hooks import faction
from hvozd.games.root.notation.foresight import meant
from hvozd.games.root.notation.letters import is_hand, letter, notation
from hvozd.games.root.notation.likeness import Atom
from hvozd.games.root.state import PIECE_KINDS, RootState


def lay(g: RootState, atom: Atom) -> bool:
    """Lay one thing as told; False: our board has no place for it, or it is not there."""
    who = {letter(g, seat): seat for seat in range(g.seats)}
    match atom:
        case ("score", mine, sign):
            seat = who[mine]
            g.vp[seat] = max(0, g.vp[seat] + (1 if sign == "++" else -1))
            return True
        case ("craft", mine, code):
            return craft(g, who[mine], code)
        case ("fight", *_):
            return True
        case ("move", thing, start, target) if "#" in thing:
            return card(g, who, thing, start, target)
        case ("move", thing, start, target) if thing[0] in who:
            return piece(g, who[thing[0]], thing[1:], start, target)
    return False


def piece(g: RootState, seat: int, kind: str, start: str, target: str) -> bool:
    if kind == "p":
        g.pawns[seat] = place_of(g, target)
        return True
    row, at = (g.warriors, seat * CLEARINGS) if kind == "w" else (g.pieces, kind_at(g, seat, kind))
    ends = [end for end in (start, target) if end]
    if not start and at >= 0 and not (g.supply[seat] if kind == "w" else g.stock[at // CLEARINGS]):
        return False
    if at < 0 or not all(end.isdigit() for end in ends) or (start and not row[at + int(start)]):
        return False
    if start:
        row[at + int(start)] -= 1
    if target:
        row[at + int(target)] += 1
    supply, number = (g.supply, seat) if kind == "w" else (g.stock, at // CLEARINGS)
    supply[number] += bool(start) - bool(target)
    return True


def kind_at(g: RootState, seat: int, code: str) -> int:
    pieces = notation(g, seat).pieces
    name = next((name for name, one in pieces.items() if one == code), None)
    kinds = faction(g, seat).kinds
    return (seat * PIECE_KINDS + kinds.index(name)) * CLEARINGS if name in kinds else -1


def place_of(g: RootState, name: str) -> int:
    """A clearing, or a forest by the clearings around it."""
    if name.isdigit():
        return int(name)
    around = sorted(map(int, name.split("_")))
    forests = MAPS[g.map].row.forests
    return CLEARINGS + next(at for at, one in enumerate(forests) if sorted(one.clearings) == around)


def card(g: RootState, who: dict[str, int], code: str, start: str, target: str) -> bool:
    """From hand, deck or discard pile to hand or discard pile; onto a board where that is a row of cards."""
    source = pile(g, who, start, g.deck)
    if source is None or not source:
        return False
    cards = meant(code, g.deck_name)
    found = next((one for one in reversed(source) if one in cards), source[-1])
    source.remove(found)
    goal = pile(g, who, target, g.discard)
    (g.discard if goal is None else goal).append(found)
    for hand in g.hands:
        hand.sort()
    return goal is not None


def pile(g: RootState, who: dict[str, int], place: str, nowhere: list[int]) -> list[int] | None:
    if place in ("", "*"):
        return g.discard if place else nowhere
    if is_hand(place) and place in who:
        return g.hands[who[place]]
    if place.endswith("$") and place[0] in who:
        board = notation(g, who[place[0]]).on_board(g, who[place[0]])
        return board if isinstance(board, list) else None
    return None


def craft(g: RootState, seat: int, code: str) -> bool:
    cards = meant("Z" + code, g.deck_name)
    found = next((one for one in g.hands[seat] if one in cards), None)
    if found is None:
        return False
    g.hands[seat].remove(found)
    (g.crafted[seat] if found in PERSISTENT else g.discard).append(found)
    return CARDS[found].item is None
