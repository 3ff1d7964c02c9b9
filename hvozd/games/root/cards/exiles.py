"""K-X: the effects of the Exiles and Partisans deck in the own turn."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer, Product, Ruling
from hvozd.games.root.cards.base import others, use
from hvozd.games.root.cards.standing import STANDING
from hvozd.games.root.components import AMBUSH, CARD, CLEARINGS, MAP_CLEARINGS
from hvozd.games.root.hooks import (
    BIRDSONG,
    BIRDSONG_END,
    BIRDSONG_START,
    DAYLIGHT,
    EVENING_START,
    RULINGS,
    Effect,
    Loss,
    faction,
)
from hvozd.games.root.rules.battle import battle_options
from hvozd.games.root.rules.events import UsedCard
from hvozd.games.root.rules.hand import can_be_robbed, hand_over, leave_play, matching, spend, steal, take_openly
from hvozd.games.root.rules.move import Moving, adjacent, landing, move
from hvozd.games.root.rules.pieces import enemies, may_place, place_warriors
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import draw_in_evening
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Item, Place, Seat

RULINGS += [Ruling("X-11", ("K-X.3", "I-CARD-10"))]

# -- Birdsong -----------------------------------------------------------------------------------------------------------


class UseSaboteurs(Action):
    """K-X.13, I-CARD-11: discard it to discard a crafted card of an enemy."""

    form = "saboteurs {enemy} {card}"
    enemy: Seat
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        leave_play(g, seat, CARD["saboteurs"])
        leave_play(g, self.enemy, self.card)


class Saboteurs(Effect):
    """K-X.13: at the start of Birdsong."""

    window = BIRDSONG_START

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return bool(self.options(g, seat, card))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        foes = [other for other in range(g.seats) if enemies(g, seat, other)]
        return [UseSaboteurs(foe, target) for foe in foes for target in sorted(g.crafted[foe])]


class UseCoffinMakers(Action):
    """K-X.3, I-CARD-10: score the warriors on the card, five a point; they all go home."""

    form = "coffin makers"

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "coffin_makers")
        points = sum(g.on_cards) // 5
        empty_coffins(g)
        score(g, seat, points)


def empty_coffins(g: RootState) -> None:
    for owner in range(g.seats):
        g.supply[owner] += g.on_cards[owner]
        g.on_cards[owner] = 0


class CoffinMakers(Effect):
    """K-X.3, I-CARD-10: warriors that would return to a supply lie here; mandatory at the start of Birdsong."""

    window = BIRDSONG_START
    holds_warriors = True
    mandatory = True

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and any(g.on_cards)

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseCoffinMakers(),)

    def left_play(self, g: RootState, seat: int, card: int) -> None:
        empty_coffins(g)


class UseSwapMeet(Action):
    """K-X.15, I-CARD-4: take a random card of a player and give one back."""

    form = "swap meet {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "swap_meet")
        g.then(GiveBack(seat, self.player))
        steal(g, seat, self.player)


class GiveCard(Action):
    """K-X.15: the card that goes back."""

    form = "give {card}"
    card: Card


class GiveBack(Ask):
    """K-X.15, I-CARD-4: any card of the hand, the stolen one included."""

    player: int

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat])

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(GiveCard, sorted(set(g.hands[self.seat]))),)

    def take(self, g: RootState, action: GiveCard) -> None:
        hand_over(g, self.seat, self.player, action.card)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.player)


class SwapMeet(Effect):
    """K-X.15: once in the own Birdsong, against a player with cards."""

    window = BIRDSONG

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and any(can_be_robbed(g, other) for other in others(g, seat))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseSwapMeet, [other for other in others(g, seat) if can_be_robbed(g, other)])


class UseFalseOrders(Action):
    """K-X.6, I-CARD-13, R-1.1.4: move half of an enemy's warriors out of a clearing, as if being that enemy."""

    form = "false orders {enemy} {origin}>{target}"
    enemy: Seat
    origin: Place
    target: Place

    def do(self, g: RootState, seat: int) -> None:
        leave_play(g, seat, CARD["false_orders"])
        half = (g.warriors[self.enemy * CLEARINGS + self.origin] + 1) // 2
        move(g, self.enemy, self.enemy, self.origin, self.target, half)


class FalseOrders(Effect):
    """K-X.6, I-CARD-13, I-WA-1: rule is ignored, the victim's adjacency and the vetoes against it hold."""

    window = BIRDSONG

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return bool(self.options(g, seat, card))

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return [
            UseFalseOrders(foe, origin, target)
            for foe in range(g.seats)
            if enemies(g, seat, foe)
            for origin in range(CLEARINGS)
            if g.warriors[foe * CLEARINGS + origin] and not g.no_leave[origin] >> foe & 1
            for target in adjacent(g, foe, origin)
            if not g.no_enter[target] >> foe & 1
        ]


class UseEmigre(Action):
    """K-X.5: move, then battle."""

    form = "eyrie emigre"

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "eyrie_emigre")
        g.then(EmigreMove(seat))


class DropEmigre(Action):
    """K-X.5, I-CARD-20: do nothing and discard the card."""

    form = "discard eyrie emigre"

    def do(self, g: RootState, seat: int) -> None:
        leave_play(g, seat, CARD["eyrie_emigre"])


class EmigreMove(Ask):
    """K-X.5, I-CARD-20: the move."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: faction(g, self.seat).move_offer(g, self.seat),)

    def take(self, g: RootState, action: Moving) -> None:
        g.then(EmigreBattle(self.seat, landing(action.destination())))
        action.do(g, self.seat)


class EmigreBattle(Ask):
    """K-X.5, I-CARD-20: the battle in the destination; without it the card is discarded."""

    clearing: int

    def open_to(self, g: RootState) -> bool:
        return bool(battle_options(g, self.seat, (self.clearing,)))

    def skipped(self, g: RootState) -> None:
        leave_play(g, self.seat, CARD["eyrie_emigre"])

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: battle_options(g, self.seat, (self.clearing,)), lambda g: (Done(),))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            self.skipped(g)
        else:
            action.do(g, self.seat)


class EyrieEmigre(Effect):
    """K-X.5, W-B4: at the end of Birdsong, one way or the other."""

    window = BIRDSONG_END
    mandatory = True

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return (UseEmigre(), DropEmigre()) if faction(g, seat).move_offer(g, seat) else (DropEmigre(),)


# -- Daylight -----------------------------------------------------------------------------------------------------------


class UseLeague(Action):
    """K-X.8, I-CARD-18: exhaust a crafted item for a move or a battle."""

    form = "league {item}"
    item: Item

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "league_of_adventurous_mice")
        g.box[seat].remove(self.item)
        g.exhausted[seat] = sorted([*g.exhausted[seat], self.item])
        g.then(LeagueAction(seat))


class LeagueAction(Ask):
    """K-X.8: a move or a battle."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: faction(g, self.seat).move_offer(g, self.seat), lambda g: battle_options(g, self.seat))


class League(Effect):
    """K-X.8: once in the own Daylight, with a face-up item in the own box, where it has any effect."""

    window = DAYLIGHT

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(g.box[seat])

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        if not (faction(g, seat).move_offer(g, seat) or battle_options(g, seat)):
            return ()
        return Product(UseLeague, sorted(set(g.box[seat])))


class UsePropaganda(Action):
    """K-X.12, I-CARD-12: spend a card; an enemy warrior of its suit's clearing gives way to an own one."""

    form = "propaganda {clearing} {enemy} with {card}"
    clearing: Place
    enemy: Seat
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "propaganda_bureau")
        spend(g, seat, self.card)
        g.then(PlaceAgitator(seat, self.clearing))
        remove(g, [Loss(self.enemy, self.clearing, seat, 1)])


class PlaceAgitator(Do):
    """K-X.12: the own warrior."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        place_warriors(g, self.seat, self.clearing, 1)


class PropagandaBureau(Effect):
    """K-X.12, I-CARD-12: once in the own Daylight."""

    window = DAYLIGHT

    def sites(self, g: RootState, seat: int) -> list[tuple[int, int]]:
        return [
            (clearing, foe)
            for clearing in MAP_CLEARINGS
            if may_place(g, seat, clearing)
            for foe in range(g.seats)
            if enemies(g, seat, foe) and g.warriors[foe * CLEARINGS + clearing]
        ]

    def usable(self, g: RootState, seat: int, card: int) -> bool:
        return super().usable(g, seat, card) and bool(g.supply[seat] and g.hands[seat])

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return [
            UsePropaganda(clearing, foe, payment)
            for clearing, foe in self.sites(g, seat)
            for payment in matching(g, seat, g.suits[clearing])
        ]


# -- Evening ------------------------------------------------------------------------------------------------------------


class UseCharm(Action):
    """K-X.2, I-CARD-9: draw a card; another player scores a point."""

    form = "charm offensive {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        use(g, seat, "charm_offensive")
        g.then(CharmPoint(self.player))
        draw_in_evening(g, seat, 1)


class CharmPoint(Do):
    """K-X.2, I-WIN-3: the other player's point."""

    player: int

    def run(self, g: RootState) -> None:
        score(g, self.player, 1)


class CharmOffensive(Effect):
    """K-X.2: at the start of Evening."""

    window = EVENING_START

    def options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return Product(UseCharm, others(g, seat))


class TakeAmbush(Action):
    """K-X.7: an ambush card of the discard pile instead of a draw."""

    form = "informants {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        g.discard.remove(self.card)
        take_openly(g, seat, self.card)
        g.log(UsedCard, seat, CARD["informants"])


class Informants(Effect):
    """K-X.7, I-CARD-14: instead of one draw in the own Evening."""

    def instead_of_drawing(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        return [TakeAmbush(ambush) for ambush in sorted({*g.discard} & AMBUSH)]


EXILES: dict[str, Effect] = {
    "saboteurs": Saboteurs(),
    "coffin_makers": CoffinMakers(),
    "swap_meet": SwapMeet(),
    "false_orders": FalseOrders(),
    "eyrie_emigre": EyrieEmigre(),
    "league_of_adventurous_mice": League(),
    "propaganda_bureau": PropagandaBureau(),
    "charm_offensive": CharmOffensive(),
    "informants": Informants(),
    **STANDING,
}

KINDS = (
    UseSaboteurs,
    UseCoffinMakers,
    UseSwapMeet,
    GiveCard,
    GiveBack,
    UseFalseOrders,
    UseEmigre,
    DropEmigre,
    EmigreMove,
    EmigreBattle,
    UseLeague,
    LeagueAction,
    UsePropaganda,
    PlaceAgitator,
    UseCharm,
    CharmPoint,
    TakeAmbush,
)
