"""The Riverfolk Company in a Rootlog."""

from hvozd.games.root.factions.riverfolk.board import FundsLost, PricesSet, held, own
from hvozd.games.root.notation.letters import Notation, Position, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.state import RootState

PRICE_CODES = ("h", "r", "m")


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    """Payments and funds, of all owners."""
    if own(g, seat).payments:
        for owner, number in enumerate(held(g, seat)):
            found[letter(g, owner) + "w", home] = number


def prices_set(scribe: Scribe, event: PricesSet) -> None:
    new = (event.hand_card, event.riverboats, event.mercenaries)
    line = scribe.line(letter(scribe.g, event.seat))
    told = scribe.notes.get("prices", (0, 0, 0))
    changed = [at for at in range(3) if new[at] != told[at]]
    if len(changed) == 3 and len(set(new)) == 1:
        line.add(f"$_->{new[0]}")
    else:
        line.add(*(f"$_{PRICE_CODES[at]}->{new[at]}" for at in changed))
    scribe.notes["prices"] = new


def funds_lost(scribe: Scribe, event: FundsLost) -> None:
    """Funds that are left are named in the turns of others only; the own turn names them at its end."""
    if scribe.line().faction != letter(scribe.g, event.seat):
        scribe.line().add(f"$_f->{sum(own(scribe.g, event.seat).funds)}")


def turn_ends(scribe: Scribe, seat: int) -> None:
    """The funds are named, if there are any."""
    if any(own(scribe.g, seat).funds):
        scribe.line().add(f"$_f->{sum(own(scribe.g, seat).funds)}")


NOTATIONS = {
    "riverfolk": Notation(
        "O",
        pieces={"fox_trade_post": "t_f", "rabbit_trade_post": "t_r", "mouse_trade_post": "t_m"},
        count_own=count,
        after={PricesSet: prices_set, FundsLost: funds_lost},
        turn_ends=turn_ends,
    )
}
