"""The effects of the base deck."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer, Product, Ruling, Step
from hvozd.games.root.components import CARD, CLEARINGS, MAP_CLEARINGS, SUITS
from hvozd.games.root.hooks import (
    BIRDSONG,
    BIRDSONG_START,
    DAYLIGHT,
    DAYLIGHT_START,
    EVENING_START,
    RULINGS,
    Effect,
    Loss,
    faction,
)
from hvozd.games.root.rules.battle import add_extra_hit, battle_options, now, rolled_against
from hvozd.games.root.rules.events import UsedCard
from hvozd.games.root.rules.hand import can_be_robbed, draw, leave_play, show_hand, steal
from hvozd.games.root.rules.pieces import of_suit
from hvozd.games.root.rules.removal import remove, sweep
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

RULINGS += [Ruling("X-9", ("K-B.4", "I-UD-4"))]


def others(g: RootState, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat]


def with_cards(g: RootState, seat: int) -> list[int]:
    """I-CARD-4: the other players who hold a card."""
    return [other for other in others(g, seat) if g.hands[other]]


def use(g: RootState, seat: int, card: str) -> None:
    """I-CRAFT-9: an effect that is limited to once a turn is used up."""
    g.used.append(CARD[card])
    g.log(UsedCard, seat, CARD[card])


# -- in battle ----------------------------------------------------------------------------------------------------------


class UseArmorers(Action):
    """K-B.1: discard Armorers and ignore the rolled hits."""

    form = "armorers"

    def do(self, g: RootState, seat: int) -> None:
        leave_play(g, seat, CARD["armorers"])
        battle = now(g)
        attacker, defender = battle.rolled
        battle.rolled = (attacker, 0) if seat == battle.attacker else (0, defender)


class Armorers(Effect):
    """K-B.1, I-BAT-10, I-CARD-1: only against rolled hits, and only when some threaten."""

    in_battle = True

    def battle_options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseArmorers(),) if rolled_against(g, seat) else ()


class UseSappers(Action):
    """K-B.2: discard Sappers for an extra hit."""

    form = "sappers"

    def do(self, g: RootState, seat: int) -> None:
        leave_play(g, seat, CARD["sappers"])
        add_extra_hit(g, seat)


class Sappers(Effect):
    """K-B.2, I-BAT-11: for the defender."""

    in_battle = True

    def battle_options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseSappers(),) if seat == now(g).defender else ()


class UseBrutalTactics(Action):
    """K-B.3, I-WIN-3, I-BAT-11: an extra hit; the defender scores at once."""

    form = "brutal tactics"

    def do(self, g: RootState, seat: int) -> None:
        battle = now(g)
        battle.used += (CARD["brutal_tactics"],)
        g.log(UsedCard, seat, CARD["brutal_tactics"])
        add_extra_hit(g, seat)
        score(g, battle.defender, 1)


class BrutalTactics(Effect):
    """K-B.3: for the attacker, once a battle."""

    in_battle = True

    def battle_options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseBrutalTactics(),) if seat == now(g).attacker else ()


class ScoutingParty(Effect):
    """K-B.10, I-BAT-3, I-CARD-22: the attacker cannot be ambushed."""

    def stops_ambush(self, g: RootState, seat: int) -> bool:
        return True


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class UseRoyalClaim(Action):
    """K-B.4, I-CARD-2: discard it and score each clearing ruled."""

    form = "royal claim"

    def do(self, g: RootState, seat: int) -> None:
        """I-UD-4: by the letter a clearing beside the map counts, too."""
        leave_play(g, seat, CARD["royal_claim"])
        ruled = [clearing for clearing in range(CLEARINGS) if g.ruler[clearing] == seat]
        score(g, seat, sum(1 for clearing in ruled if clearing in MAP_CLEARINGS or "X-9" not in g.rulings))


class RoyalClaim(Effect):
    """K-B.4: in the own Birdsong."""

    window = BIRDSONG

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseRoyalClaim(),)


class UseStandAndDeliver(Action):
    """K-B.5, I-CARD-4, I-WIN-3: take a random card of a player, who scores a point."""

    form = "stand and deliver {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "stand_and_deliver")
        steal(g, seat, self.player)
        score(g, self.player, 1)


class StandAndDeliver(Effect):
    """K-B.5: once in the own Birdsong, against a player with cards."""

    window = BIRDSONG

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and any(can_be_robbed(g, other) for other in others(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseStandAndDeliver, [other for other in others(g, seat) if can_be_robbed(g, other)])


class UseBurrowBank(Action):
    """K-B.8, I-CARD-3: draw a card, and another player draws one."""

    form = "burrow bank {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "better_burrow_bank")
        draw(g, seat, 1)
        draw(g, self.player, 1)


class BetterBurrowBank(Effect):
    """K-B.8, I-GEN-5: at the start of Birdsong, while there are cards to draw."""

    window = BIRDSONG_START

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(g.deck or g.discard)

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseBurrowBank, others(g, seat))


# -- Daylight -----------------------------------------------------------------------------------------------------------


class UseCommandWarren(Action):
    """K-B.7: start of Daylight: initiate a battle."""

    form = "command warren"

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "command_warren")
        g.then(GrantedBattle(seat))


class GrantedBattle(Ask):
    """K-B.7, I-CARD-6, I-BAT-15: a battle that costs no action."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: battle_options(g, self.seat),)


class CommandWarren(Effect):
    """K-B.7, W-D1: offered where a battle is possible."""

    window = DAYLIGHT_START

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(battle_options(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseCommandWarren(),)


class UseCodebreakers(Action):
    """K-B.11: look at a hand."""

    form = "codebreakers {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "codebreakers")
        show_hand(g, self.player, seat)


class Codebreakers(Effect):
    """K-B.11, I-CARD-7, I-GEN-5: once in the own Daylight, where there is a hand to look at."""

    window = DAYLIGHT

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(with_cards(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseCodebreakers, with_cards(g, seat))


class UseTaxCollector(Action):
    """K-B.6, I-CARD-5: remove an own warrior from the map and draw a card."""

    form = "tax collector {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "tax_collector")
        g.then(TaxDraw(seat))
        remove(g, [Loss(seat, self.clearing, seat, 1)])


class TaxDraw(Do):
    """K-B.6: the card for the warrior."""

    seat: int

    def run(self, g: RootState) -> None:
        draw(g, self.seat, 1)


class TaxCollector(Effect):
    """K-B.6: once in the own Daylight."""

    window = DAYLIGHT

    def sites(self, g: RootState, seat: int) -> list[int]:
        return [clearing for clearing in MAP_CLEARINGS if g.warriors[seat * CLEARINGS + clearing]]

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(self.sites(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseTaxCollector, self.sites(g, seat))


# -- Evening ------------------------------------------------------------------------------------------------------------


class UseCobbler(Action):
    """K-B.9: start of Evening: take a move."""

    form = "cobbler"

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "cobbler")
        g.then(GrantedMove(seat))


class GrantedMove(Ask):
    """K-B.9, I-CARD-6: a move that costs no action."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: faction(g, self.seat).move_offer(g, self.seat),)


class Cobbler(Effect):
    """K-B.9, W-E1: offered where a move is possible."""

    window = EVENING_START

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(faction(g, seat).move_offer(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseCobbler(),)


# -- at once ------------------------------------------------------------------------------------------------------------


class SweepSuit(Do):
    """K-B.12, K-B.13, K-B.14, I-CRAFT-6, I-CARD-23: all enemy pieces leave all clearings of the suit."""

    seat: int
    suit: int

    def run(self, g: RootState) -> None:
        sweep(g, self.seat, of_suit(g, self.suit))


class Favor(Effect):
    """K-B.12, K-B.13, K-B.14: Favor of the Foxes, the Rabbits, the Mice."""

    def __init__(self, suit: str) -> None:
        self.suit = SUITS.index(suit)

    def crafted(self, g: RootState, seat: int, card: int) -> Sequence[Step]:
        return (SweepSuit(seat, self.suit),)


BASE: dict[str, Effect] = {
    "armorers": Armorers(),
    "sappers": Sappers(),
    "brutal_tactics": BrutalTactics(),
    "royal_claim": RoyalClaim(),
    "stand_and_deliver": StandAndDeliver(),
    "tax_collector": TaxCollector(),
    "command_warren": CommandWarren(),
    "better_burrow_bank": BetterBurrowBank(),
    "cobbler": Cobbler(),
    "scouting_party": ScoutingParty(),
    "codebreakers": Codebreakers(),
    "fox_favor": Favor("fox"),
    "rabbit_favor": Favor("rabbit"),
    "mouse_favor": Favor("mouse"),
}

KINDS = (
    UseArmorers,
    UseSappers,
    UseBrutalTactics,
    UseRoyalClaim,
    UseStandAndDeliver,
    UseBurrowBank,
    UseCommandWarren,
    GrantedBattle,
    UseCodebreakers,
    UseTaxCollector,
    TaxDraw,
    UseCobbler,
    GrantedMove,
    SweepSuit,
)
