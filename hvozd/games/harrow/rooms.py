"""The seams: what a faction and what a legend may add to the shared rules, each hook with a neutral default.

Shared rules call `room(faction)` and `gift_of(g, faction)`; they never name one. The rooms themselves stand in `factions/`
and `legends/` and enter themselves here. Where several are asked, they are asked in the order of the two coloured factions, then
Hester, then the Fair Folk.
"""

from collections.abc import Sequence

from hvozd.core import Do, Offer
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FACTIONS, LEGEND_NAMES


class Room:
    """What a faction adds to the shared rules."""

    faction: int
    slots: tuple[int, ...] = ()
    """Its places in `legend_at`."""

    def legends(self, g: HarrowState) -> list[int]:
        """The hexes of its legends that are on the map."""
        return [g.legend_at[slot] for slot in self.slots if g.legend_at[slot] >= 0]

    def ability_jar(self, g: HarrowState) -> None:
        """HC-7: what the ability jar lets it do."""
        raise NotImplementedError

    def value(self, g: HarrowState, ability: int) -> int:
        """HC-7.1: the value of an ability on a board of rows."""
        return 0

    def track(self, g: HarrowState) -> None:
        """HC-9: the legend track, all unlocked slots."""
        raise NotImplementedError

    def first_scroll(self, g: HarrowState) -> None:
        """HC-16.16: slot 1 of the track alone."""
        raise NotImplementedError

    def scroll_gained(self, g: HarrowState) -> None:
        """A scroll was put on the track."""

    def scroll_lost(self, g: HarrowState) -> None:
        """HC-9.15: a scroll left the track."""

    def collect(self, g: HarrowState, token: int) -> None:
        """HC-13.4, HC-13.5: an ability token that is no scroll comes to the faction."""
        raise NotImplementedError

    def put_away(self, g: HarrowState) -> None:
        """HC-13.5: tokens of this turn are put away, after collecting."""

    def goal(self, g: HarrowState) -> None:
        """HC-13.7: step 3 of the cleanup."""

    def turn_over(self, g: HarrowState) -> None:
        """Step 5 of the cleanup: effects of this turn end."""

    def card_waits(self, g: HarrowState) -> bool:
        """Whether it might still play a card in this turn, as far as everybody can see."""
        return False

    def card_offers(self, g: HarrowState, after: bool) -> Sequence[Offer]:
        """The cards it may play before or after its action."""
        return ()

    def range_bonus(self, g: HarrowState) -> int:
        """Added to the range of its next attack."""
        return 0

    def superiority(self, g: HarrowState) -> int:
        """HC-19.14: more than 0: so many superiority cubes whatever the numbers, and none for the other side."""
        return 0

    def attack_over(self, g: HarrowState) -> None:
        """Its attack is over."""

    def legend_hit(self, g: HarrowState, slot: int) -> None:
        """One of its legends was hit by a successful attack."""

    def spawn_hexes(self, g: HarrowState) -> list[int]:
        """HC-6.12: where it may Spawn, before legality."""
        return [g.home[self.faction], *self.legends(g)]

    def turn_before_each(self, g: HarrowState) -> Do | None:
        """HC-24.6: a turn of its own before each turn of a coloured faction."""
        return None

    def turn_last(self, g: HarrowState) -> Do | None:
        """HC-21.2: a turn of its own at the end of a cycle."""
        return None

    def points(self, g: HarrowState) -> int:
        """What it has reached: victory points, or what it counts instead (A-97)."""
        return g.vp[self.faction]

    def triumphs(self, g: HarrowState) -> str:
        """Why it wins at the end of this round whatever the points say; empty: it does not."""
        return ""

    def entered(self, g: HarrowState, h: int, uninfected: bool) -> None:
        """Some unit entered a watched hex; `uninfected`: an uninfected haint among them."""

    def haint_fell(self, g: HarrowState) -> None:
        """Some haint was killed or infected."""

    def meals(self, g: HarrowState) -> list[int]:
        """HC-21.61: tokens that can be devoured: 0 to 3 from board or bag, 4: a wild token."""
        return []

    def devoured(self, g: HarrowState, meal: int) -> None:
        """HC-21.63: lose the token."""

    def devourable(self, g: HarrowState, slot: int) -> bool:
        """HC-21.74: whether the standee is one that can be devoured; called once it is tried."""
        return True


class Gift:
    """What a legend adds: its gift and what it watches."""

    name: str

    def usable(self, g: HarrowState, faction: int) -> bool:
        """Whether using it can do anything, as far as everybody can see."""
        return True

    def use(self, g: HarrowState, faction: int) -> None:
        raise NotImplementedError

    def entered(self, g: HarrowState, faction: int, h: int, slots: int) -> None:
        """A unit entered a watched hex; `slots`: the legends among them as bits."""

    def attacked(self, g: HarrowState, faction: int, h: int) -> None:
        """Units on a watched hex are attacked."""

    def tree_fell(self, g: HarrowState, faction: int) -> None:
        """HC-10.24: the tree was activated by anybody."""

    def round_over(self, g: HarrowState, faction: int) -> None:
        """HC-18.1: first step of the end of the round."""


NO_GIFT = Gift()
ROOMS: list[Room] = [Room() for _ in FACTIONS]
GIFTS: list[Gift] = [NO_GIFT] * (len(LEGEND_NAMES) + 1)
"""By legend; the last one, which -1 finds, is none."""


def enter_room(room: Room) -> None:
    ROOMS[room.faction] = room


def enter_gift(gift: Gift) -> None:
    GIFTS[LEGEND_NAMES.index(gift.name)] = gift


def room(faction: int) -> Room:
    return ROOMS[faction]


def gift_of(g: HarrowState, faction: int) -> Gift:
    """The gift of a faction's legend (of Kammi's goblin)."""
    return GIFTS[g.legend[faction]]


def present(g: HarrowState) -> list[int]:
    """The factions in play, automated ones too, in the order in which hooks are called."""
    return [faction for faction in range(len(FACTIONS)) if g.chairs[faction] >= 0]
