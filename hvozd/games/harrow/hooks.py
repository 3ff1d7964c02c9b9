"""The seams: what a faction and what a legend may add to the shared rules, each hook with a neutral default.

Shared rules call `rules_of(faction)` and `gift_of(g, faction)`; they never name one. The rooms themselves stand in `factions/`
and `legends/`. Where several are asked, they are asked in the order in which their rooms stand, those with a colour first.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from hvozd.core import Action, Do, Offer, Rng, Step
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FACTIONS, LEGEND_NAMES
from hvozd.kit.positions import Scene

if TYPE_CHECKING:
    from hvozd.games.harrow.mind.aims import Mind
    from hvozd.games.harrow.table.look import Look

WILD_KIND = 4


class Faction:
    """What a faction adds to the shared rules."""

    faction: int
    slots: tuple[int, ...] = ()
    """Its places in `legend_at`."""
    hands: tuple[int, ...] = ()
    """Its hands in `g.hands`; empty: the one with its own number."""
    hunted = False
    """HC-23: whether solo cards drive others against it."""
    keeps_dolls = False
    """HC-20.10: whether dolls lie on the map for it."""
    begins = False
    """HC-4.11: whether it has the lantern in the first round of a game without tiles."""
    offer_effects: Mapping[str, Callable[[HarrowState, int], None]] = {}
    """HC-24.44: what offers do for it that do something else for the others."""

    def legends(self, g: HarrowState) -> list[int]:
        """The hexes of its legends that are on the map."""
        return [g.legend_at[slot] for slot in self.slots if g.legend_at[slot] >= 0]

    @cached_property
    def look(self) -> "Look":
        """What people see of it: `LOOK` in `look.py` of its room, loaded when somebody looks."""
        look: Look = import_module(f"{type(self).__module__}.look").LOOK
        return look

    @cached_property
    def mind(self) -> "Mind":
        """What its positions are worth to it: `MIND` in `mind.py` of its room, loaded when somebody asks."""
        mind: Mind = import_module(f"{type(self).__module__}.mind").MIND
        return mind

    def equip(self, g: HarrowState) -> None:
        """HC-4: its board and tokens, before it draws its first cards."""

    def prepare(self, g: HarrowState) -> None:
        """What is dealt for it by chance, after all are equipped, in the order of the seats."""

    def start(self, g: HarrowState) -> Sequence[Step]:
        """HC-20: how both factions with a colour come on the map; nothing: on their homes, as HC-4.3 says."""
        return ()

    def opening(self, g: HarrowState) -> Sequence[Step]:
        """What is asked before the first round, in the order of the seats."""
        return ()

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
        """Whether it might still play a card in this turn, before or after its action, as far as everybody can see."""
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

    def targets(self, g: HarrowState, origin: int, far: int) -> Sequence[Action]:
        """HC-21.50: of a faction without a colour: what may be attacked from a hex, so far away."""
        return ()

    def defenders(self, g: HarrowState, h: int) -> int:
        """HC-11.5: how many units it has on an attacked hex."""
        return g.units[self.faction * HEXES + h]

    def superiority_cube(self, g: HarrowState, h: int) -> int:
        """HC-11.5: the cube it takes when more of its units stand on the attacked hex; -1: none."""
        return self.faction

    def strength(self, g: HarrowState) -> int:
        """HC-11.7: the cubes that count for it."""
        return g.field[self.faction]

    def beaten(self, g: HarrowState, seat: int) -> Step | None:
        """HC-21.52: what follows a successful attack on it instead of hits on units."""
        return None

    def attack_over(self, g: HarrowState) -> None:
        """Its attack is over."""

    def legend_hit(self, g: HarrowState, slot: int) -> None:
        """One of its legends was hit by a successful attack."""

    def spawn_hexes(self, g: HarrowState) -> list[int]:
        """HC-6.12: where it may Spawn, before legality."""
        return [g.home[self.faction], *self.legends(g)]

    def flames(self, g: HarrowState) -> int:
        """HC-23.7: action flames that solo cards lay on their spaces."""
        return 0

    def hunted_at(self, g: HarrowState) -> list[list[int]]:
        """HC-23.11: what solo cards attack of it: hexes, and others if none of those is in reach."""
        return []

    def extras(self, g: HarrowState, faction: int) -> Sequence[Offer]:
        """HC-24.42: what of its things the faction may use around its action; the actions do themselves."""
        return ()

    def extras_wait(self, g: HarrowState, faction: int) -> bool:
        """Whether there is any, as everybody can see."""
        return False

    def collected(self, g: HarrowState, faction: int) -> None:
        """HC-13.8: step 4 of the faction's cleanup: it takes what of its things lies under its units."""

    def offer_hexes(self, g: HarrowState) -> list[int]:
        """HC-24.40: where it takes offers."""
        base = self.faction * HEXES
        return [h for h, count in enumerate(g.units[base : base + HEXES]) if count]

    def pushed_aside(self, g: HarrowState, origin: int, target: int) -> None:
        """HC-21.41: a cube of it that waits on a hex is pushed to another one."""

    def cubes_pulled(self, g: HarrowState, origin: int, target: int) -> None:
        """HC-31.6: all cubes of it that wait on a hex are pulled to another one, as far as they may lie there."""

    def seen(self, g: HarrowState, seat: int | None, viewer: int) -> msgspec.Struct | None:
        """HC-28.2: its own board as a seat sees it that plays `viewer` (None, -1: an onlooker)."""
        return None

    def held(self, g: HarrowState) -> Mapping[str, list[int]]:
        """What it holds besides its cards: quests, offers."""
        return {}

    def redeal(self, g: HarrowState, seat: int | None, viewer: int, rng: Rng) -> None:
        """HC-28.2: deal anew what its board hides from a seat that plays `viewer`, within what that seat knows."""

    def tokens_kept(self, g: HarrowState, kind: int) -> int:
        """HC-28.6: ability tokens of a kind (wild tokens: WILD_KIND) that lie on its board besides rows and track."""
        return 0

    def haints_kept(self, g: HarrowState, colour: int) -> int:
        """HC-28.6: haints of a colour that lie on its board."""
        return 0

    def cubes_kept(self, g: HarrowState, cube: int) -> int:
        """HC-28.6: cubes that lie on its board or wait for it on the map."""
        return 0

    def cards_kept(self, g: HarrowState, hand: int) -> list[int]:
        """HC-28.6: cards of one of its hands that lie on its board."""
        return []

    def pieces(self, g: HarrowState) -> Any:
        """HC-28.6: whatever else it has, as a value that never changes."""
        return None

    def excuses(self, g: HarrowState, h: int) -> bool:
        """Whether a hex is just being cleared, so that units may be there that may not stay."""
        return False

    def faults(self, g: HarrowState) -> list[str]:
        """What may never be on its board."""
        return []

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

    def refuses_doll(self, g: HarrowState, origin: int, piece: int) -> bool:
        """HC-20.32: whether this piece may not take the doll along."""
        return False

    def takes_doll(self, g: HarrowState, origin: int, piece: int) -> None:
        """HC-20.32: a single piece takes the doll along: everybody sees what that tells."""

    def takes_doll_alone(self, g: HarrowState, origin: int) -> None:
        """HC-20.32: one of the legends of the faction whose turn it is takes the doll along, and nobody goes with it."""

    def doll_groups(self, g: HarrowState, origin: int, codes: Sequence[int]) -> Sequence[int] | None:
        """HC-20.32: the groups that may take the doll of a hex along; None: all of them."""
        return None

    def haint_fell(self, g: HarrowState) -> None:
        """Some haint was killed or infected."""

    def meals(self, g: HarrowState) -> list[int]:
        """HC-21.61: tokens that can be devoured: 0 to 3 from board or bag, 4: a wild token."""
        return []

    def devoured(self, g: HarrowState, seat: int, meal: int) -> None:
        """HC-21.61, HC-21.63: lose the token; where several could be meant, the seat that devours says which."""

    def devourable(self, g: HarrowState, slot: int) -> bool:
        """HC-21.74: whether the standee is one that can be devoured; called once it is tried."""
        return True


class Gift:
    """What a legend adds: its gift and what it watches."""

    name: str
    may_leave = False
    """The legend may leave the map for good."""

    def prepare(self, g: HarrowState) -> None:
        """What it needs on the table from the beginning."""

    def usable(self, g: HarrowState, faction: int) -> bool:
        """Whether using it can do anything, as far as everybody can see."""
        return True

    def use(self, g: HarrowState, faction: int) -> None:
        raise NotImplementedError

    def entered(self, g: HarrowState, faction: int, h: int, slots: int) -> None:
        """A unit entered a watched hex; `slots`: the legends among them as bits."""

    def attacked(self, g: HarrowState, faction: int, h: int) -> None:
        """Units on a watched hex are attacked."""

    def cubes_kept(self, g: HarrowState, faction: int) -> int:
        """HC-28.6: own cubes that lie on its board or wait for it on the map."""
        return 0

    def tree_fell(self, g: HarrowState, faction: int) -> None:
        """HC-10.24: the tree was activated by anybody."""

    def round_over(self, g: HarrowState, faction: int) -> None:
        """HC-18.1: first step of the end of the round."""


BEGIN: dict[str, Callable[[HarrowState], list[Step]]] = {}
"""How presets without rounds of jars begin; their modules enter it here."""
COURSE: dict[str, Callable[[HarrowState], Scene]] = {}
"""How they go on: the great steps that may lie on the stack of a position."""
RENAMED: dict[str, str] = {}
"""Texts of actions that earlier versions spelled otherwise, and how they are spelled now; the rooms enter them here."""
NO_GIFT = Gift()
BY_NUMBER: list[Faction] = [Faction() for _ in FACTIONS]
GIFTS: list[Gift] = [NO_GIFT] * (len(LEGEND_NAMES) + 1)
"""By legend; the last one, which -1 finds, is none."""


def enter_faction(faction: Faction) -> None:
    BY_NUMBER[faction.faction] = faction


def enter_gift(gift: Gift) -> None:
    GIFTS[LEGEND_NAMES.index(gift.name)] = gift


def rules_of(faction: int) -> Faction:
    """What a faction adds, by its number."""
    return BY_NUMBER[faction]


def gift_of(g: HarrowState, faction: int) -> Gift:
    """The gift of a faction's legend (or goblin)."""
    return GIFTS[g.legend[faction]]


def keeper(g: HarrowState) -> Faction:
    """HC-20.10: the faction whose dolls lie on the map."""
    return next(rules_of(faction) for faction in g.colours if rules_of(faction).keeps_dolls)


def strangers(g: HarrowState) -> list[Faction]:
    """The factions in play that have no colour, in the order of the seats."""
    return _without_colour(g.factions, g.colours)


@cache
def _without_colour(factions: tuple[int, ...], colours: tuple[int, int]) -> list[Faction]:
    return [BY_NUMBER[faction] for faction in factions if faction not in colours]


def hunted(g: HarrowState) -> Faction:
    """HC-23: whom the solo cards drive others against."""
    return next(rules_of(faction) for faction in g.factions if rules_of(faction).hunted)


def present(g: HarrowState) -> list[int]:
    """The factions in play, automated ones too, in the order in which hooks are called."""
    return [faction for faction in range(len(FACTIONS)) if g.chairs[faction] >= 0]
