"""HC-5.5: what a player may do around the actions of a turn: tiles, cards, offers and free steps, all by one window.

A window stays open as long as anything of it might be possible, as far as everybody can see, and closes by the player's word.
"""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.hooks import rules_of, strangers
from hvozd.games.harrow.rules.abilities import Advance, FreeStep, can_step, free_steps, march
from hvozd.games.harrow.rules.tiles import UseTile, open_tiles, use_tile
from hvozd.games.harrow.state import HarrowState


class Window(Ask):
    """HC-5.5, HC-6.10, HC-16.5, A-85, A-93: outside an action free steps and offers; where its kind says so cards and tiles."""

    faction: int

    def tile_jar(self) -> int:
        """The jar whose face-up tiles may be used now; -1: none."""
        return -1

    def card_offers(self, g: HarrowState) -> Sequence[Offer]:
        """The cards that may be played now."""
        return ()

    def may_step(self, g: HarrowState) -> bool:
        """HC-6.10: whether a free step is possible."""
        return can_step(g, self.faction)

    def free_waits(self, g: HarrowState) -> bool:
        """Whether anything but cards might be possible, as everybody can see."""
        if self.tile_jar() in g.tiles or self.may_step(g):
            return True
        return any(other.extras_wait(g, self.faction) for other in strangers(g))

    def free_offers(self, g: HarrowState) -> list[Offer]:
        """All that may be done in the window and leaves it open."""
        found = list(self.card_offers(g))
        jar = self.tile_jar()
        if jar >= 0 and jar in g.tiles:
            found.append(partial(open_tiles, jar=jar))
        for other in strangers(g):
            found += other.extras(g, self.faction)
        if self.may_step(g):
            found.append(partial(free_steps, faction=self.faction))
        return found

    def free(self, g: HarrowState, action: Action) -> None:
        """Carry out what was chosen of them; the window is asked again, unless nothing is left."""
        g.then(self.again())
        if isinstance(action, FreeStep):
            march(g, self.faction, Advance(action.origin, action.target, action.group, action.doll))
        elif isinstance(action, UseTile):
            use_tile(g, self.faction, action.tile)
        else:
            action.do(g, self.seat)

    def again(self) -> "Window":
        """The window after something was done in it."""
        return self


class CardWindow(Window):
    """HC-19.4, HC-19.20: a window before or after the action, where cards may be played too."""

    def after(self) -> bool:
        """Whether the action is over."""
        return False

    def card_offers(self, g: HarrowState) -> Sequence[Offer]:
        return rules_of(self.faction).card_offers(g, self.after())

    def waits(self, g: HarrowState) -> bool:
        return rules_of(self.faction).card_waits(g) or self.free_waits(g)
