"""The Caliph: the palace, and cheaper walls (CM-9.5, CM-14.4)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Event, Offer, Product, Step, Word, room
from hvozd.games.crescent.characters.caliph import reasons
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import Character, Look, Mind
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import is_present, open_hexes, put_palace
from hvozd.games.crescent.state import CrescentState


class Caliph(Character):
    """CM-14.4.1: the palace is stronghold and settlement in one; the discount on forts and castles is in the tables."""

    name = "caliph"
    seat = CAST.index("caliph")

    def last_piece(self, g: CrescentState) -> Step | None:
        return PlacePalace(self.seat)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.palaces,)

    def palaces(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.5, A-49: a hex where the Caliph is present and that no other player controls, not the one it stands in."""
        return Product(RelocatePalace, [h for h in open_hexes(g, self.seat) if h != g.palace])

    def look(self) -> Look:
        from hvozd.games.crescent.characters.caliph.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.crescent.characters.caliph.mind import MIND

        return MIND


class RelocatePalace(Action):
    form = "palace to {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.5: from the map or, after it was sacked, from supply."""
        put_palace(g, self.hex)
        g.log(PalaceMoved, seat, self.hex)


class PlacePalace(Ask):
    """CM-3.3, CM-14.4.1: last of all starting pieces, into any hex with a piece of the Caliph."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.hexes,)

    def hexes(self, g: CrescentState) -> Sequence[Action]:
        return Product(RelocatePalace, [h for h in g.hexes if is_present(g, self.seat, h)])


class PalaceMoved(Event):
    seat: events.Seat
    hex: events.Hex


KINDS = (RelocatePalace, PlacePalace, PalaceMoved)
ROOM = room(__name__, reasons)
CHARACTER = Caliph()
ORDER = CHARACTER.seat
