"""What all automated factions share: the board, the order card, battles, losses, difficulty and traits (chapters 1 to 3).

How a bot is written is told in `docs/clockwork.md`.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from hvozd.core import Action, Ask, Event, Word
from hvozd.games.root.clockwork.choosing import (
    CRITERIA,
    PLAYER_CRITERIA,
    REASONS,
    Criterion,
    most_pieces_at,
    most_points,
    pieces_of,
    points_of,
)
from hvozd.games.root.components import BIRD, CLEARINGS, MAPS, SUIT, FactionFile, read
from hvozd.games.root.hooks import DIFFICULTIES, FACTION_LINKS, SERVICE_CARDS, VARIANTS, Faction, Loss, faction
from hvozd.games.root.rules.battle import LosePieces, fighters, has_choice, now, picks_for_both, split
from hvozd.games.root.rules.pieces import of_suit
from hvozd.games.root.rules.protector import Enlist, OfferProtector
from hvozd.games.root.rules.removal import OrderTriggers, ResolveFirst, pieces_at
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Seat, Suit

STEPS = (
    "order", "craft", "battle", "recruit", "build", "move", "expand", "score", "discard-order", "blitz", "hospitals",
    "end-of-evening", "decree", "new-roost", "turmoil", "relentless", "swoop", "revolt", "public-pity", "spread",
    "surprise-revolt", "organize", "wildfire", "outrage", "slip", "explore", "quest", "aid", "repair", "special", "refresh",
    "conspiracies", "convert", "crusade", "sanctify", "fanatics", "rituals", "ritual", "lost-souls", "market", "garrison",
    "organize-trade", "racketeering", "dig", "ministers", "rally", "sway", "cost-of-errors", "investors", "flip", "bomb",
    "extortion", "raid", "plot", "thicken", "backup-plans", "greedy", "service", "setup",
)  # fmt: skip
"""The words for what a bot does, in no order."""
BOMBED = 2
"""RB-11.8.1: the pieces that a bomb takes of a bot."""
ENLISTED = 3
"""RB-7.7.6b: with such a maximum of rolled hits a bot needs no Arbiter."""
STEP = {name: index for index, name in enumerate(STEPS)}


class BotStep(Event):
    """A bot begins a step of its board, by this rule."""

    seat: Seat
    step: Annotated[int, Word("bot-step")]
    rule: str


class BotExtraHit(Event):
    """A bot deals one hit more in the battle under way, by this rule."""

    seat: Seat
    rule: str


class BotFile(FactionFile, frozen=True):
    """RB-3.3.1, RB-3.3.2, RB-D-1: what each difficulty changes of the numbers, and the bot's traits."""

    difficulties: dict[str, dict[str, int]]
    traits: list[str]


class BotBoard(Board, msgspec.Struct):
    """What lies on every bot's board."""

    order: Card = -1
    """RB-2.7: the order card of this turn, until it is discarded."""
    suit: Suit = -1
    """RB-2.7: the suit of the order, which counts to the end of the turn; -1 when no card was left to draw."""
    difficulty: int = DIFFICULTIES.index("default")
    traits: int = 0
    """Bit set of the traits in play, in the order of the bot's file."""
    services: int = 0
    """RB-9.7: the service cards by which it buys, an index of SERVICE_CARDS."""


class BotView(msgspec.Struct, tag="bot"):
    """What everybody sees of a bot's board: all of it."""

    order: int
    difficulty: str
    traits: list[str]
    services: str
    """The service cards by which it buys, if it does."""


class Bot(Faction):
    """RB-2.6, RB-2.8.1, RB-2.8.2: a faction that needs no player, has no hand and cannot be ambushed."""

    automatic = True
    has_hand = False
    ambushable = False
    may_hire = False
    borrows_payment = False
    """RB-S-B3: it pays services with warriors of the seller."""
    hires = True
    """RB-S-B3: it may buy Mercenaries in its own turn."""
    battles_by_day = True
    """Its battles come when Mercenaries count: they do in Daylight and Evening (RB-9.2.3.III)."""
    buys_birds = True
    service_rule = "RB-S-A0"
    """The advanced service card of this bot."""
    words: Mapping[str, Sequence[str]] = {
        "criterion": CRITERIA,
        "player-criterion": PLAYER_CRITERIA,
        "bot-why": REASONS,
        "bot-step": STEPS,
    }

    def __init__(self) -> None:
        super().__init__()
        self.bot = read(self.figures, BotFile)
        self.traits = self.bot.traits

    # -- the board ------------------------------------------------------------------------------------------------------

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        """RB-3.3, RB-3.3.1, RB-3.3.2, RB-9.7: difficulty, traits and service cards, which the settings give for each seat."""
        board = bot_board(g, seat)
        if "difficulty" in settings:
            board.difficulty = DIFFICULTIES.index(settings["difficulty"][seat])
            board.traits = sum(1 << self.traits.index(trait) for trait in settings["traits"][seat])
            board.services = SERVICE_CARDS.index(settings["services"][seat])
        for variant in settings.get("clockwork", ()):
            g.variants |= VARIANTS.get(variant, 0)
        if MAPS[g.map].row.closed:
            g.links.append((seat, FACTION_LINKS))

    def number(self, g: RootState, seat: int, name: str) -> int:
        """RB-D-1: a number of the board, as the difficulty card changes it."""
        changed = self.bot.difficulties[DIFFICULTIES[bot_board(g, seat).difficulty]]
        return changed[name] if name in changed else self.file.numbers[name]

    def has(self, g: RootState, seat: int, trait: str) -> bool:
        return bool(bot_board(g, seat).traits >> self.traits.index(trait) & 1)

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        return BotView(bot_board(g, seat).order, *self.cards_beside(g, seat))

    def cards_beside(self, g: RootState, seat: int) -> tuple[str, list[str], str]:
        """The difficulty, the traits and the service cards by name."""
        board = bot_board(g, seat)
        traits = [trait for trait in self.traits if self.has(g, seat, trait)]
        return DIFFICULTIES[board.difficulty], traits, SERVICE_CARDS[board.services]

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        order = bot_board(g, seat).order
        return () if order < 0 else (order,)

    # -- what the shared rules ask ----------------------------------------------------------------------------------------

    def answer(self, g: RootState, seat: int, step: Ask) -> Action:
        """RB-7.7.6b: simultaneous effects in the order they came; the Arbiter by the rule; a bot is asked nothing else."""
        if isinstance(step, OrderTriggers):
            return ResolveFirst(0)
        if isinstance(step, OfferProtector):
            return Enlist(step.arbiter) if self.enlists(g, seat, step.arbiter) else Done()
        raise NotImplementedError(f"{self.name} is asked {type(step).__name__}")

    def enlists(self, g: RootState, seat: int, arbiter: int) -> bool:
        """RB-7.7.6b: with a maximum of hits below three and below the attacker's pieces, and more points than the Arbiter."""
        battle = now(g)
        most = self.most_hits(g, seat, battle.clearing)
        attackers = pieces_of(g, battle.attacker, battle.clearing)
        return most < ENLISTED and most < attackers and points_of(g, seat) > points_of(g, arbiter)

    def item_points(self, g: RootState, seat: int, card: int) -> int:
        """RB-1.1.2: one point for any item."""
        return 1

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        """RB-12.2.1: closed paths are open to bots."""
        return [b if a == clearing else a for a, b in MAPS[g.map].row.closed if clearing in (a, b)]

    def payments(self, g: RootState, seat: int, price: int) -> Sequence[tuple[int, ...]]:
        return ()

    def can_pay_fee(self, g: RootState, seat: int) -> bool:
        """RB-S-B3: whether it can pay what a service costs it beside warriors."""
        return True

    def pay_fee(self, g: RootState, seat: int) -> None:
        """RB-S-B3: what a service costs it beside warriors."""

    def advanced_cards(self, g: RootState, seat: int, cards: Sequence[int]) -> Sequence[int] | None:
        """RB-S-A0: of the cards for sale those one of which its advanced service card wants; None: the basic cards decide."""
        return None

    # -- battle -----------------------------------------------------------------------------------------------------------

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """Whom it attacks where it battles: most pieces there, then most points, unless its board says otherwise."""
        return (most_pieces_at(g, clearing), most_points(g))

    def extra_hit(self, g: RootState, seat: int) -> str:
        """The rule by which it deals an extra hit in this battle, if there is one."""
        return ""

    def extra_hits(self, g: RootState, seat: int) -> int:
        rule = self.extra_hit(g, seat)
        if rule:
            g.log(BotExtraHit, seat, rule)
        return 1 if rule else 0

    def picks_losses(self, g: RootState, seat: int, clearing: int, hits: int) -> bool:
        """Only a third player who started the battle picks what a bot loses."""
        return picks_for_both(g) >= 0 and has_choice(g, seat, clearing, hits)

    def lose(self, g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: object) -> Sequence[Loss]:
        """RB-1.2.1: warriors, then tokens, then buildings of a kind drawn at random."""
        warriors, hired = split(g, seat, clearing, hits)
        left = hits - fighters(g, seat, clearing)
        if isinstance(choice, LosePieces):
            pieces = tuple(piece % PIECE_KINDS for piece in choice.pieces)
        else:
            pieces = self.pieces_lost(g, seat, clearing, left) if left > 0 else ()
        own = Loss(seat, clearing, remover, warriors, pieces)
        return (own, Loss(g.lender, clearing, remover, hired)) if hired else (own,)

    def pieces_lost(self, g: RootState, seat: int, clearing: int, hits: int) -> tuple[int, ...]:
        """RB-1.2.1: what so many hits remove behind the warriors."""
        tokens = sum(number for kind, number in pieces_at(g, seat, clearing) if not self.is_building[kind])
        beyond = max(0, hits - tokens)
        return self.pieces_taken(g, seat, clearing, hits - beyond + self.building_hits(g, seat, beyond))

    def pieces_taken(self, g: RootState, seat: int, clearing: int, number: int) -> tuple[int, ...]:
        """RB-1.2.1: so many pieces, tokens before buildings."""
        here = pieces_at(g, seat, clearing)
        tokens = [(kind, count) for kind, count in here if not self.is_building[kind]]
        buildings = [(kind, count) for kind, count in here if self.is_building[kind]]
        lost = drawn_kinds(g, tokens, number)
        return (*lost, *drawn_kinds(g, buildings, number - len(lost)))

    def building_hits(self, g: RootState, seat: int, hits: int) -> int:
        """How many buildings so many hits remove."""
        return hits

    def bombed(self, g: RootState, seat: int, remover: int, clearing: int) -> Loss:
        """RB-11.8.1: a bomb takes two pieces of a bot, warriors first; it deals no hits, so that nothing withstands it."""
        warriors = min(BOMBED, g.warriors[seat * CLEARINGS + clearing])
        return Loss(seat, clearing, remover, warriors, self.pieces_taken(g, seat, clearing, BOMBED - warriors))


def drawn_kinds(g: RootState, pool: Sequence[tuple[int, int]], hits: int) -> list[int]:
    """RB-1.2.1, RB-0.5: so many pieces; while several kinds are left, chance says which."""
    left = dict(pool)
    lost: list[int] = []
    while hits > len(lost) and left:
        kinds = list(left)
        kind = kinds[g.random(len(kinds))] if len(kinds) > 1 else kinds[0]
        lost.append(kind)
        left[kind] -= 1
        if not left[kind]:
            del left[kind]
    return lost


# -- the bot of a seat ----------------------------------------------------------------------------------------------------


def bot_board(g: RootState, seat: int) -> BotBoard:
    return g.boards[seat]  # type: ignore[return-value]


def bot(g: RootState, seat: int) -> Bot:
    own = faction(g, seat)
    assert isinstance(own, Bot)
    return own


def suit(g: RootState, seat: int) -> int:
    """RB-2.7, AMB-61: the suit of the order, or -1 when no card was left to draw."""
    return bot_board(g, seat).suit


def give_order(g: RootState, seat: int, card: int) -> None:
    """RB-2.7: this card is the order, and its suit is ordered for the rest of the turn, wherever the card goes."""
    board = bot_board(g, seat)
    board.order = card
    board.suit = SUIT[card] if card >= 0 else -1


def is_bird(g: RootState, seat: int) -> bool:
    return suit(g, seat) == BIRD


def ordered(g: RootState, seat: int) -> list[int]:
    """RB-2.7, AMB-02: the clearings of the order's suit by priority; a bird order means all of them."""
    return of_suit(g, suit(g, seat))


def begin(g: RootState, seat: int, step: str, rule: str) -> None:
    """Say what the bot does now, and by which rule."""
    g.log(BotStep, seat, STEP[step], rule)


KINDS = (BotStep, BotExtraHit)
