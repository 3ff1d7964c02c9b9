"""I-GEN-1: the removal event. All that one effect removes leaves together, then points, then victory, then triggers."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product, Step
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import EFFECTS, Loss, faction, listeners, seats_from
from hvozd.games.root.rules.events import Removed
from hvozd.games.root.rules.pieces import enemies, set_rule, take_piece
from hvozd.games.root.rules.score import book
from hvozd.games.root.state import PIECE_KINDS, RootState


def remove(g: RootState, losses: Sequence[Loss], also: Sequence[Step] = ()) -> None:
    """I-GEN-1, R-3.2.1: pieces leave, all points are booked at once, victory is checked, triggers follow."""
    losses = [loss for loss in losses if loss.warriors or loss.pieces]
    if not losses:
        trigger(g, list(also))
        return
    points = removal_points(g, losses)
    for loss in losses:
        take_off(g, loss)
        g.log(Removed, loss.owner, loss.clearing, loss.remover, loss.warriors, piece_ids(g, loss))
    book(g, points)
    steps: list[Step] = list(also)
    for seat, own in listeners(g, "after_removal", g.turn):
        steps.extend(own.after_removal(g, seat, losses))
    trigger(g, steps)


def removal_points(g: RootState, losses: Sequence[Loss]) -> dict[int, int]:
    """R-3.2.1: one point a building or token of an enemy, and what the remover's faction adds."""
    points: dict[int, int] = {}
    for loss in losses:
        if loss.pieces and enemies(g, loss.owner, loss.remover):
            worth = sum(faction(g, loss.owner).piece_points(g, loss.owner, kind) for kind in loss.pieces)
            points[loss.remover] = points.get(loss.remover, 0) + worth
    for remover in {loss.remover for loss in losses}:
        bonus = faction(g, remover).bonus_points(g, remover, [loss for loss in losses if loss.remover == remover])
        if bonus:
            points[remover] = points.get(remover, 0) + bonus
    return points


def take_off(g: RootState, loss: Loss) -> None:
    at = loss.owner * CLEARINGS + loss.clearing
    if loss.warriors:
        g.warriors[at] -= loss.warriors
        g.strength[at] -= loss.warriors
        set_rule(g, loss.clearing)
        return_warriors(g, loss.owner, loss.warriors, loss.clearing, loss.replaced)
    for kind in loss.pieces:
        take_piece(g, loss.owner, kind, loss.clearing)


def return_warriors(g: RootState, owner: int, warriors: int, clearing: int = -1, replaced: bool = False) -> None:
    """R-2.5.1: removed warriors return to the supply, unless a faction or card takes them elsewhere."""
    if faction(g, owner).homecoming(g, owner, warriors, clearing):
        return
    if held_by_card(g, clearing >= 0 and not replaced):
        g.on_cards[owner] += warriors
    else:
        g.supply[owner] += warriors


def held_by_card(g: RootState, removed: bool = False) -> bool:
    """I-CARD-10: whether warriors that return to a supply are put on a card instead; by the other reading (X-11) only those that
    were removed from the map and not replaced."""
    return (removed or "X-11" not in g.rulings) and any(EFFECTS[card].holds_warriors for cards in g.crafted for card in cards)


def bring_back(g: RootState, owner: int, warriors: int) -> None:
    """I-MC-6: warriors that are saved never went onto a card: they are taken from it first."""
    saved = min(warriors, g.on_cards[owner])
    g.on_cards[owner] -= saved
    g.supply[owner] += saved


def piece_ids(g: RootState, loss: Loss) -> tuple[int, ...]:
    """The pieces of a loss as words of the vocabulary."""
    return tuple(g.factions[loss.owner] * PIECE_KINDS + kind for kind in loss.pieces)


def pieces_at(g: RootState, seat: int, clearing: int) -> list[tuple[int, int]]:
    """(kind, number) of the seat's buildings and tokens in a clearing."""
    at = seat * PIECE_KINDS * CLEARINGS + clearing
    pieces = g.pieces
    return [(kind, pieces[at + kind * CLEARINGS]) for kind in range(PIECE_KINDS) if pieces[at + kind * CLEARINGS]]


def everything_of(g: RootState, owner: int, clearing: int, remover: int) -> Loss:
    """I-GEN-10: all of an owner's pieces in a clearing; what lies in boxes is not on the map."""
    warriors = g.warriors[owner * CLEARINGS + clearing]
    pieces = tuple(kind for kind, count in pieces_at(g, owner, clearing) for _ in range(count))
    return Loss(owner, clearing, remover, warriors, pieces)


def sweep(g: RootState, remover: int, clearings: Sequence[int]) -> None:
    """I-CRAFT-6, R-9.2.2.I: remove all enemy pieces from these clearings in one event; pawns stay and suffer."""
    losses: list[Loss] = []
    pawns: list[Step] = []
    for clearing in clearings:
        for owner in seats_from(g, g.turn):
            if enemies(g, owner, remover):
                losses.append(everything_of(g, owner, clearing, remover))
                pawns.extend(faction(g, owner).swept(g, owner, remover, clearing))
    remove(g, losses, pawns)


class ResolveFirst(Action):
    """R-1.1.3: which of several simultaneous triggers is resolved next, counted from the first listed."""

    form = "resolve {index}"
    index: int

    def do(self, g: RootState, seat: int) -> None:
        g.stack.append(g.stack.pop(-1 - self.index))


class OrderTriggers(Ask):
    """R-1.1.3, W-R8: the active player chooses the order of simultaneous effects; they lie next on the stack."""

    count: int

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(ResolveFirst, range(self.count)),)

    def take(self, g: RootState, action: ResolveFirst) -> None:
        action.do(g, self.seat)
        if self.count > 2:
            chosen = g.stack.pop()
            g.stack.append(OrderTriggers(self.seat, self.count - 1))
            g.stack.append(chosen)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.count)


def trigger(g: RootState, steps: list[Step]) -> None:
    """I-GEN-1, I-GEN-2: push triggers; if they differ so that their order matters the active player orders them."""
    if not steps:
        return
    g.then(*steps)
    if len({order_key(step) for step in steps}) > 1:
        g.stack.append(OrderTriggers(g.turn, len(steps)))


def order_key(step: Step) -> object:
    """W-R8: triggers of one kind and owner that say `any_order` need no order among themselves."""
    return (type(step), getattr(step, "seat", -1)) if getattr(step, "any_order", False) else step


KINDS = (ResolveFirst, OrderTriggers)
