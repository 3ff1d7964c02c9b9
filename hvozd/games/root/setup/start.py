"""Setting the game up, step by step as in chapter 5 of the Law."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Action, Do, SettingError
from hvozd.games.root.components import (
    CLEARINGS,
    DECKS,
    DOMINANCE,
    GAME,
    ITEM_SUPPLY,
    MAP_NAMES,
    MAPS,
    deck_cards,
)
from hvozd.games.root.hooks import BOT_DOMINANCE, COOPERATIVE, FACTIONS, MAP_RULES, SPELLINGS, faction
from hvozd.games.root.rules.events import LowReach, SuitsDrawn
from hvozd.games.root.rules.hand import draw
from hvozd.games.root.rules.pieces import set_rule, set_vetoes
from hvozd.games.root.rules.turn import Turn
from hvozd.games.root.setup.settings import low_reach
from hvozd.games.root.state import PIECE_KINDS, RootState, new_state
from hvozd.games.root.words import Place


def first_position(settings: Mapping[str, Any], seed: int) -> RootState:
    """A fresh game with resolved settings; each faction puts what concerns it onto its board."""
    names = [one.name for one in FACTIONS]
    try:
        chosen = [names.index(name) for name in settings["factions"]]
        deck = DECKS[DECKS.index(settings["deck"])]
        g = new_game(chosen, MAP_NAMES.index(settings["map"]), deck, seed)
    except (KeyError, ValueError) as error:
        sentence = f"These settings are not complete, or they are not of Root: {error}."
        raise SettingError(sentence, "refused-incomplete", detail=str(error)) from None
    g.rulings = switched_on(settings)
    for seat in range(g.seats):
        faction(g, seat).configure(g, seat, settings)
    return g


def switched_on(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """The doubtful sentences read otherwise than by the letter, some of them by the names they had as variants."""
    older = [SPELLINGS[name] for name in settings.get("clockwork", ()) if name in SPELLINGS]
    return tuple(dict.fromkeys((*settings.get("rulings", ()), *older)))


def new_game(factions: Sequence[int], woodland: int, deck: str, seed: int) -> RootState:
    """R-5.1.1, R-5.1.2, R-5.1.5: factions in seating order, the first seat begins; scores at 0; the supply of items."""
    seats = len(factions)
    g = new_state(seats, seed, list(factions), [FACTIONS[index].board() for index in factions])
    g.map = woodland
    g.deck_name = deck
    for seat in range(seats):
        own = faction(g, seat)
        g.supply[seat] = own.file.warriors
        g.stock[seat * PIECE_KINDS : seat * PIECE_KINDS + len(own.counts)] = own.counts
        if own.wins_ties:
            g.tie_winner = seat
        if own.automatic:
            g.bots |= 1 << seat
    g.overrulers = [seat for seat in range(seats) if faction(g, seat).overrules]
    g.vetoers = [seat for seat in range(seats) if faction(g, seat).vetoes_anything]
    g.catchers = [seat for seat in range(seats) if faction(g, seat).catches_cards]
    g.openers = [seat for seat in range(seats) if faction(g, seat).opens_windows]
    g.items = list(ITEM_SUPPLY)
    g.then(WeighMix(), LayMap(), DealHands(), *(SetUpFaction(seat) for seat in setup_order(g)), Turn(0))
    return g


def setup_order(g: RootState) -> list[int]:
    """R-5.1.7, RB-3.6: the order of the letters on the faction boards."""
    return sorted(range(g.seats), key=lambda seat: faction(g, seat).file.letter)


class WeighMix(Do):
    """R-A.2: everybody is told when a mix has less reach than recommended; it may be played all the same."""

    def run(self, g: RootState) -> None:
        low = low_reach([faction(g, seat).name for seat in range(g.seats)])
        if low is not None:
            g.log(LowReach, *low)


class LayMap(Do):
    """R-5.1.4, R-C.1, R-2.2.4, I-MAP-7: suits as printed or drawn, ruins on their slots."""

    def run(self, g: RootState) -> None:
        woodland = MAPS[g.map]
        suits = list(woodland.suits)
        if not suits:
            suits = [suit for suit in range(3) for _ in range(4)]
            g.shuffle(suits)
            g.log(SuitsDrawn, tuple(suits))
        g.suits = [-1, *suits]
        g.open_slots = bytearray(woodland.slots)
        for clearing in woodland.ruins:
            g.ruins[clearing] = 1
            g.open_slots[clearing] -= 1
        MAP_RULES[g.map].setup(g)
        for clearing in range(CLEARINGS):
            set_rule(g, clearing)
            set_vetoes(g, clearing)


class DealHands(Do):
    """R-5.1.3, I-WIN-12, RB-3.4, RB-C.1, RB-1.3.1: with two players no dominance cards; shuffle; three cards each.

    Only who has a hand counts and draws. As a variant the cards stay in the deck for the automatic factions alone.
    """

    def run(self, g: RootState) -> None:
        hands = [seat for seat in range(g.seats) if faction(g, seat).has_hand]
        variant = g.variants & BOT_DOMINANCE
        g.with_dominance = len(hands) > 2 and not g.variants & (COOPERATIVE | BOT_DOMINANCE)
        g.deck = [card for card in deck_cards(g.deck_name) if g.with_dominance or variant or card not in DOMINANCE]
        for seat in range(g.seats):
            faction(g, seat).before_deal(g, seat)
        g.shuffle(g.deck)
        for seat in hands:
            draw(g, seat, GAME.starting_hand)


class StartIn(Action):
    """W-S3, W-S6, W-S8: the corner where a faction sets up."""

    form = "start in {clearing}"
    clearing: Place


def free_corners(g: RootState) -> Sequence[int]:
    """R-7.3.2, R-10.3.2, R-12.3.3: corners where nobody has set up; opposite one where somebody has, if possible."""
    woodland = MAPS[g.map]
    free = [corner for corner in woodland.corners if corner not in g.homes]
    return [corner for corner in free if woodland.opposite[corner] in g.homes] or free


class SetUpFaction(Do):
    """R-5.1.7: one faction sets up."""

    seat: int

    def run(self, g: RootState) -> None:
        g.then(*faction(g, self.seat).setup(g, self.seat))


KINDS = (WeighMix, LayMap, DealHands, StartIn, SetUpFaction)
