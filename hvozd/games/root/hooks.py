"""What a faction and a card may change in the shared rules: hooks with neutral defaults.

Shared code never names a faction or a card. It asks every seat's faction, in seat order from the active player, and
every card in a play area. The tables at the end are filled by `factions/` and `cards/` when the package is loaded.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from hvozd.core import Action, Ask, Offer, Rng, Ruling, Setting, Step
from hvozd.games.root.components import CARDS, CLEARINGS, FactionFile, faction_file
from hvozd.games.root.state import PIECE_KINDS, Board, RootState

BIRDSONG_START, BIRDSONG, BIRDSONG_END, DAYLIGHT_START, DAYLIGHT, EVENING_START, EVENING = range(7)
"""The windows of a turn in which cards and maps may offer actions."""


class Loss(msgspec.Struct, frozen=True):
    """What one owner loses in one clearing in one removal event, and who removes it (I-GEN-1)."""

    owner: int
    clearing: int
    remover: int
    warriors: int
    pieces: tuple[int, ...] = ()
    """Kinds of buildings and tokens, one entry a piece."""
    replaced: bool = False
    """Whether a piece of the remover takes the place."""


class Faction:
    """R-1.1.1, R-1.4: one faction's room: pieces, setup, the phases of its turn, and what it changes in the shared rules.

    A rule of a faction or a card is asked where the shared rule stands, so that it goes before it; whoever controls pieces
    of a faction is asked by that faction's hooks.
    """

    name: str
    board: type[Board]
    settings: tuple[Setting, ...] = ()
    """Settings of the game that only concern this faction; `resolve` reads them."""
    words: Mapping[str, Sequence[str]] = {}
    """Vocabularies that its actions and events use beside the shared ones."""
    rulings: tuple[Ruling, ...] = ()
    """Doubtful sentences of its own chapter that a table may read otherwise than by the letter."""
    crafts_with: tuple[int, ...] = ()
    """Kinds of its pieces that are activated to craft."""
    wins_ties = False
    """R-2.8 changed: rules a clearing where it shares the highest sum."""
    overrules = False
    """R-2.8 changed: `always_rules` is asked."""
    vetoes_anything = False
    """Its pieces may forbid placing, leaving or entering: `vetoes` is asked."""
    moves_need_rule = True
    hand_is_public = False
    catches_cards = False
    """Spent and discarded cards may go to it: `catches_card` is asked."""
    acts_in_battle = False
    """It may have effects other than cards to use after the roll: `battle_offers` is asked."""
    swims = False
    """Its moves along rivers need no rule."""
    may_hire = True
    """It may treat warriors of another faction as its own."""
    automatic = False
    """It needs no player: `answer` answers its questions, and no window opens for it."""
    has_hand = True
    ambushable = True
    """As attacker it can be ambushed."""
    traits: Sequence[str] = ()
    """Cards that may be added to an automatic faction."""
    stands_for = ""
    """The faction whose pieces it uses, so that the two cannot play together."""
    sells = False
    """Other factions buy services of it."""
    visiting = False
    """It comes from another package: it is never drawn by chance."""
    sits: Mapping[str, int] = {}
    """The ready tables of the lobby at which it sits, and at which place."""
    tour: tuple[str, ...] = ()
    """Its guided first turn, step by step; no room has one yet."""
    forms_coalitions = False
    """R-9.2.8: whether a dominance card serves to join somebody."""
    keeps_quests = False
    """The quests lie on its board, as `quests` and `quest_deck`."""
    opens_windows = False
    """It may offer something to other seats in the windows of their turns: `window_offers` is asked."""

    def __init__(self) -> None:
        self.file: FactionFile = self.read_file()
        self.kinds = (*self.file.buildings, *self.file.tokens)
        self.is_building = tuple(kind in self.file.buildings for kind in self.kinds)
        self.counts = (*self.file.buildings.values(), *self.file.tokens.values())
        if len(self.kinds) > PIECE_KINDS:
            raise TypeError(f"{self.name} has more than {PIECE_KINDS} kinds of pieces")

    @property
    def folder(self) -> Path:
        """Its room: the folder of the module that defines it."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent

    @property
    def figures(self) -> Path:
        return self.folder / f"{self.name}.json"

    def part(self, name: str) -> ModuleType | None:
        """A module of its room that is loaded only when it is used (`look`, `mind`, `rootlog`), or None."""
        if not (self.folder / f"{name}.py").exists():
            return None
        return import_module(f"{type(self).__module__}.{name}")

    def read_file(self) -> FactionFile:
        return faction_file(self.figures)

    # -- settings, setup and turn -----------------------------------------------------------------------------------------------

    def resolve(self, resolved: dict[str, Any], given: Mapping[str, tuple[str, ...]], named: bool) -> None:
        """Put what the settings given say of this faction into `resolved`; `named`: the factions were not drawn."""

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        """The texts of the settings of its own that resolve to these."""
        return {}

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        """Put resolved settings onto the board."""

    def before_deal(self, g: RootState, seat: int) -> None:
        """The deck lies ready to be shuffled and dealt: take out what this faction keeps on its board."""

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-5.1.7: the steps that set this faction up."""
        raise NotImplementedError

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return ()

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return ()

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return ()

    def turn_begins(self, g: RootState, seat: int) -> None:
        """Reset what the board remembers for one turn."""

    def daylight_begins(self, g: RootState, seat: int, active: int) -> None:
        """The active player's Daylight begins (asked of factions that open windows)."""

    def turn_ends(self, g: RootState, seat: int, active: int) -> None:
        """A turn is over: what this faction granted for it expires (asked of factions that open windows)."""

    def window_offers(self, g: RootState, seat: int, active: int, window: int) -> Sequence[Offer]:
        """What this faction offers the active player in a window; which offers there are is decided on public facts."""
        return ()

    def start_offers(self, g: RootState, seat: int) -> Sequence[Offer]:
        """What happens to the active player itself at the start of Birdsong, so that it may be put in its place among other
        things of that moment (R-1.1.3); asked only if there are others, and decided on public facts."""
        return ()

    def answer(self, g: RootState, seat: int, step: Ask) -> Action:
        """What an automatic faction answers to a question that the shared rules or another faction ask it."""
        raise NotImplementedError

    # -- moving --------------------------------------------------------------------------------------------------------

    def move_offer(self, g: RootState, seat: int, origins: Sequence[int] | None = None) -> Sequence[Action]:
        """The moves this faction may take when something grants it a move (R-4.2)."""
        return move.move_options(g, seat, origins)

    def always_rules(self, g: RootState, seat: int, clearing: int) -> bool:
        return False

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """Bit sets of the seats that may not place in, leave, enter the clearing because of this faction."""
        return 0, 0, 0

    def stops(self, g: RootState, seat: int, clearing: int, other: int) -> bool:
        """An automatic faction would place in or leave a clearing; True if this faction stops it once, and pays for that."""
        return False

    def has_stopped(self, g: RootState, seat: int) -> None:
        """It has just stopped an automatic faction, and everybody knows."""

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        """Clearings adjacent to this one for this faction beside the paths (asked if it is in `g.links`)."""
        return ()

    def moved_in(self, g: RootState, seat: int, mover: int, owner: int, clearing: int) -> Sequence[Step]:
        """What follows when warriors of `owner` have been moved into a clearing by `mover`."""
        return ()

    # -- battle --------------------------------------------------------------------------------------------------------

    def may_attack(self, g: RootState, seat: int, clearing: int) -> bool:
        return g.warriors[seat * CLEARINGS + clearing] > 0

    def before_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """Asked of the attacker when the battle is declared."""
        return ()

    def before_roll(self, g: RootState, seat: int) -> Sequence[Step]:
        """Asked of every seat after the ambush and before the roll."""
        return ()

    def still_fights(self, g: RootState, seat: int) -> bool:
        """R-4.3.1: whether an attacker remains after the ambush."""
        assert g.battle is not None
        return battle.fighters(g, seat, g.battle.clearing) > 0

    def backing(self, g: RootState, seat: int) -> int:
        """Hits that a defender may roll more when it enlists this faction's pawn."""
        return 0

    def order_dice(self, g: RootState, seat: int, high: int, low: int) -> tuple[int, int]:
        """As defender: the hits that attacker and defender roll."""
        return high, low

    def most_hits(self, g: RootState, seat: int, clearing: int) -> int:
        """R-4.3.2.I: the most hits this side can roll."""
        return battle.fighters(g, seat, clearing)

    def defenseless(self, g: RootState, seat: int, clearing: int) -> bool:
        """R-4.3.2.III, I-BAT-8: no own warrior there, whatever else stands there."""
        return g.warriors[seat * CLEARINGS + clearing] == 0

    def extra_hits(self, g: RootState, seat: int) -> int:
        """Hits added without a choice."""
        return 0

    def battle_offers(self, g: RootState, seat: int) -> Sequence[Action]:
        """Effects other than cards that this side may use after the roll, decided on public facts."""
        return ()

    def picks_losses(self, g: RootState, seat: int, clearing: int, hits: int) -> bool:
        """Whether so many hits leave this side a choice."""
        return battle.has_choice(g, seat, clearing, hits)

    def loss_options(self, g: RootState, seat: int, clearing: int, hits: int) -> Sequence[Action]:
        return battle.loss_options(g, seat, clearing, hits)

    def lose(self, g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: Any) -> Sequence[Loss]:
        """Take hits: what leaves the map. `choice` is the action picked from `loss_options`, or None if there was none."""
        return battle.losses(g, seat, remover, clearing, hits, choice)

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        return ()

    # -- removal -------------------------------------------------------------------------------------------------------

    def homecoming(self, g: RootState, seat: int, warriors: int, clearing: int) -> bool:
        """Removed warriors go somewhere else than the supply; True if this faction has taken them."""
        return False

    def returns_as(self, g: RootState, seat: int, kind: int) -> int:
        """The kind as which a removed piece returns to its track or supply; -1: it leaves the game."""
        return kind

    def piece_left(self, g: RootState, seat: int, kind: int, clearing: int) -> None:
        """One of its buildings or tokens has just left the map."""

    def piece_points(self, g: RootState, seat: int, kind: int) -> int:
        """R-3.2.1: what an enemy scores for removing one of its buildings or tokens."""
        return 1

    def bonus_points(self, g: RootState, seat: int, losses: Sequence[Loss]) -> int:
        """Points on top of R-3.2.1 for what this seat removes in the event; called before anything leaves the map."""
        return 0

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """What this faction triggers when the event is over (own losses, or pieces it removed)."""
        return ()

    def bombed(self, g: RootState, seat: int, remover: int, clearing: int) -> Loss:
        """R-13.7.1: what a bomb in a clearing takes of this faction."""
        return removal.everything_of(g, seat, clearing, remover)

    def swept(self, g: RootState, seat: int, remover: int, clearing: int) -> Sequence[Step]:
        """An effect of an enemy removed all pieces in a clearing where this faction's pawn may stand."""
        return ()

    # -- cards and crafting ----------------------------------------------------------------------------------------------

    def craft_options(self, g: RootState, seat: int) -> Sequence[Action]:
        return craft.craft_options(g, seat)

    def crafting_kinds(self, g: RootState, seat: int) -> Sequence[int]:
        """The kinds of pieces that it may activate now."""
        return self.crafts_with

    def can_craft_now(self, g: RootState, seat: int) -> bool:
        """Whether anything could be crafted, judged by public facts alone."""
        return bool(g.hands[seat]) and craft.any_source(g, seat)

    def item_points(self, g: RootState, seat: int, card: int) -> int:
        """R-3.2.2: what crafting an item scores."""
        return CARDS[card].points

    def gain_item(self, g: RootState, seat: int, item: int) -> None:
        g.box[seat].append(item)

    def catches_card(self, g: RootState, seat: int, card: int) -> bool:
        """A spent or discarded card goes to this faction instead of the discard pile; True if it has taken it."""
        return False

    def draws(self, g: RootState, seat: int) -> int:
        """How many cards it draws in its Evening."""
        return 1

    def dominance_offer(self, g: RootState, seat: int) -> Sequence[Action]:
        return dominance.activations(g, seat)

    def payments(self, g: RootState, seat: int, price: int) -> Sequence[tuple[int, ...]]:
        """Ways to pay another faction: () for warriors of the supply, else items to exhaust."""
        return ((),) if g.supply[seat] >= price else ()

    def exhaust(self, g: RootState, seat: int, items: Sequence[int]) -> None:
        """Exhaust items that were named as payment."""

    # -- selling to automatic factions: asked of one that sells -------------------------------------------------------------

    def wares(self, g: RootState, seat: int) -> Sequence[int]:
        """The cards that lie open for sale."""
        return ()

    def sells_more(self, g: RootState, seat: int, buyer: int) -> bool:
        """Whether the buyer may have another service this turn."""
        return True

    def sell_service(self, g: RootState, seat: int, buyer: int, service: int, price: int, source: int) -> None:
        """Take the price from the supply of `source`."""

    def part_with(self, g: RootState, seat: int, card: int) -> None:
        """A card that was sold leaves it."""

    # -- seeing --------------------------------------------------------------------------------------------------------

    secret_piles: tuple[str, ...] = ()
    """Fields of its board with shared cards that only it may look at, as `hidden_cards` gives them."""

    def hidden_cards(self, g: RootState, seat: int) -> Sequence[list[int]]:
        """Piles of shared cards on this faction's board that only it may look at."""
        return ()

    def redeal(self, g: RootState, seat: int, viewer: int | None, rng: Rng) -> None:
        """Deal anew what else is hidden from the viewer."""

    def ruins_seen(self, g: RootState, seat: int) -> tuple[int, ...]:
        """Ruins that it has looked under."""
        return ()

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        """Its board as a seat may see it."""
        raise NotImplementedError

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        """Warriors, buildings and tokens of this faction that are neither in supply or stock nor on the map."""
        return (0,) * (1 + PIECE_KINDS)

    def held_warriors(self, g: RootState, seat: int) -> Sequence[int]:
        """Warriors lying on this faction's board, per seat of their owner (its own included)."""
        return (0,) * g.seats

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        """Shared cards lying on this faction's board."""
        return ()

    def fill_in(self, g: RootState, seat: int) -> None:
        """Completes what a position that somebody wrote leaves out of its board."""

    def faults(self, g: RootState, seat: int) -> Sequence[str]:
        """What may never be on its board, each as the end of a sentence: for a position that somebody wrote."""
        return ()

    def items_held(self, g: RootState, seat: int) -> Sequence[int]:
        """Per kind: items of this faction beside its box of crafted items, those out of the game included."""
        return ()


class Effect:
    """What a persistent card does while it lies in a play area; immediate cards use `craft` alone."""

    window: int | None = None
    """The window of the own turn in which it offers something."""
    in_battle = False
    """It may be used in W-BT7."""

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        """What it offers in its window."""
        return ()

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        """Whether its window opens for it, judged by public facts alone."""
        return card not in g.used

    def battle_options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        """What it offers after the roll; decided on public facts, for the question itself is public."""
        return ()

    holds_warriors = False
    """Warriors that would return to a supply are put on this card instead."""

    def stops_ambush(self, g: RootState, seat: int) -> bool:
        """As attacker, its owner cannot be ambushed."""
        return False

    def crafted(self, g: RootState, seat: int, card: int) -> Sequence[Step]:
        """What happens when the card has just been crafted."""
        return ()

    def left_play(self, g: RootState, seat: int, card: int) -> None:
        """The card leaves its owner's play area."""

    moves_freely = False
    """Its owner's moves ignore rule."""
    mandatory = False
    """Its owner cannot leave its window before using it."""

    def instead_of_drawing(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        """What its owner may do instead of drawing in the own Evening; decided on public facts."""
        return ()

    def item_crafted(self, g: RootState, seat: int, crafter: int) -> None:
        """Somebody has crafted an item, points booked."""

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        """Clearings adjacent to this one for its owner beside the paths (asked if it is in `g.links`)."""
        return ()


class MapRules:
    """What a map adds to the rules."""

    def setup(self, g: RootState) -> None:
        """R-C.1: the map's changes to the setup."""

    def targets(self, g: RootState, seat: int, origin: int) -> Sequence[int]:
        """Destinations beside those along paths, as place numbers behind FERRY."""
        return ()

    def carried(self, g: RootState, mover: int, target: int) -> Sequence[Step]:
        """A move has gone to such a destination; what follows it."""
        return ()

    def window_offers(self, g: RootState, seat: int, window: int) -> Sequence[Offer]:
        return ()

    def turn_ends(self, g: RootState, seat: int) -> None:
        """At the end of a seat's Evening."""


COOPERATIVE, BOT_DOMINANCE = 1, 2
VARIANTS = {"cooperative": COOPERATIVE, "dominance": BOT_DOMINANCE}
"""Variants of a game with automatic factions, bits of `g.variants`."""
SPELLINGS = {"letters": "AMB-01", "half_payments": "AMB-32"}
"""Switches that could be set among the variants before they were rulings, and still can."""
RULINGS: list[Ruling] = []
"""Doubtful sentences of chapters that belong to no faction."""
DIFFICULTIES = ("easy", "default", "challenging", "nightmare")
SERVICE_CARDS = ("", "basic", "advanced")
"""By which cards an automatic faction buys of one that sells."""
FACTIONS: list[Faction] = []
EFFECTS: dict[int, Effect] = {}
"""By card. A card without an entry has no effect beyond its item."""
MAP_RULES: list[MapRules] = []
"""By map, in the order of MAPS."""
FERRY = 40
"""Place 40 + n is clearing n reached by ferry."""
FACTION_LINKS, RIVERS = -1, -2
"""Marks in `g.links` beside cards: the faction's own links; rivers count as paths."""


def faction(g: RootState, seat: int) -> Faction:
    return FACTIONS[g.factions[seat]]


def seats_from(g: RootState, first: int) -> list[int]:
    """Seat order beginning with a seat (R-1.5)."""
    return [*range(first, g.seats), *range(first)]


@lru_cache(maxsize=4096)
def _listeners(factions: tuple[int, ...], hook: str, first: int) -> tuple[tuple[int, Faction], ...]:
    neutral = getattr(Faction, hook)
    seats = [*range(first, len(factions)), *range(first)]
    rows = [(seat, FACTIONS[factions[seat]]) for seat in seats]
    return tuple((seat, own) for seat, own in rows if getattr(type(own), hook) is not neutral)


def listeners(g: RootState, hook: str, first: int) -> tuple[tuple[int, Faction], ...]:
    """The seats whose faction has a rule of its own at a hook, with it, in seat order beginning with a seat (R-1.5)."""
    return _listeners(tuple(g.factions), hook, first)


def find_faction(name: str) -> Faction:
    return next(faction for faction in FACTIONS if faction.name == name)


# At the end because these modules import this one.
from hvozd.games.root.rules import battle, craft, dominance, move, removal  # noqa: E402
