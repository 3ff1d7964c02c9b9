"""The Lizard Cult in a Rootlog."""

from collections.abc import Sequence

from hvozd.games.root.factions.lizards import CardRevealed, OutcastSet
from hvozd.games.root.factions.lizards.conspiracies import own
from hvozd.games.root.notation.hearing import shown
from hvozd.games.root.notation.letters import SUIT_LETTERS, Notation, Position, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.state import RootState


def in_hand(g: RootState, seat: int) -> Sequence[int]:
    return own(g, seat).revealed


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    found[home[0] + "w", home] = own(g, seat).acolytes


def outcast_set(scribe: Scribe, event: OutcastSet) -> None:
    mark = "$_ho" if event.hated else "$_o"
    scribe.line(letter(scribe.g, event.seat)).add(f"{mark}->{SUIT_LETTERS[event.suit]}")


NOTATIONS = {
    "lizards": Notation(
        "L",
        pieces={"fox_garden": "b_f", "rabbit_garden": "b_r", "mouse_garden": "b_m"},
        in_hand=in_hand,
        count_own=count,
        after={CardRevealed: shown, OutcastSet: outcast_set},
    )
}
