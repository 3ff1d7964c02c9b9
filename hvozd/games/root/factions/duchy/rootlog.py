"""The Underground Duchy in a Rootlog."""

from collections.abc import Sequence

from hvozd.games.root.factions.duchy.board import CardShown, MinisterLost, own
from hvozd.games.root.notation.hearing import shown
from hvozd.games.root.notation.letters import Notation, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.ministers import MINISTERS, MinisterSwayed
from hvozd.games.root.state import RootState


def in_hand(g: RootState, seat: int) -> Sequence[int]:
    return own(g, seat).revealed


def minister_swayed(scribe: Scribe, event: MinisterSwayed) -> None:
    scribe.line().add(f"#{MINISTERS[event.minister].replace('_', '')}->$")


def minister_lost(scribe: Scribe, event: MinisterLost) -> None:
    scribe.line().add(f"#{MINISTERS[event.minister].replace('_', '')}{letter(scribe.g, event.seat)}$->")


NOTATIONS = {
    "duchy": Notation(
        "D",
        pieces={"citadel": "b_c", "market": "b_m", "tunnel": "t"},
        in_hand=in_hand,
        after={CardShown: shown, MinisterSwayed: minister_swayed, MinisterLost: minister_lost},
    )
}
