"""R-E: the characters of the Vagabond: what each adds to his actions, battles and quests."""

from collections.abc import Sequence

from hvozd.core import Action, Bag, Event, Product, Step
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, SUIT
from hvozd.games.root.factions.vagabond.aid import CARDS, POINTS, Reward, finish_quest, open_quests
from hvozd.games.root.factions.vagabond.items import (
    CHARACTER_IDS,
    SWORD,
    TORCH,
    damage,
    exhaust,
    face_up,
    kinds_up,
    leave_game,
    own,
    repair,
    total,
    wares,
)
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.battle import StartBattle, add_extra_hit, now
from hvozd.games.root.rules.hand import can_be_robbed, steal, take_openly
from hvozd.games.root.rules.pieces import enemies, present, set_vetoes
from hvozd.games.root.rules.protector import OfferProtector
from hvozd.games.root.rules.removal import sweep
from hvozd.games.root.rules.turn import end_daylight
from hvozd.games.root.rules.wandering import DAMAGED, DAMAGED_DOWN, DOWN, QUEST_ITEMS, Quest, Ware, go
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Item, Place, Seat
from hvozd.kit.picks import Picks


class Character:
    """R-9.5.9: one character card; what it does not change stays as the board says."""

    def chosen(self, g: RootState, seat: int) -> None:
        """The card has been chosen in setup."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        """The special action for a torch; asked with a torch face up."""
        return ()

    def quests(self, g: RootState, seat: int) -> Sequence[Action]:
        """Other ways to complete a quest."""
        return ()

    def before_roll(self, g: RootState, seat: int) -> Sequence[Step]:
        return ()

    def battle_offers(self, g: RootState, seat: int) -> Sequence[Action]:
        return ()


def in_clearing(g: RootState, seat: int) -> int:
    """The clearing of the pawn, or 0 in a forest."""
    here = g.pawns[seat]
    return here if here < CLEARINGS else 0


def company(g: RootState, seat: int) -> list[int]:
    """Other players with a piece in his clearing, partner and Vagabond included."""
    here = in_clearing(g, seat)
    return [other for other in range(g.seats) if other != seat and here and present(g, other, here)]


# -- Thief, Tinker, Ranger ----------------------------------------------------------------------------------------------


class Steal(Action):
    """R-E.1.2: a random card of a player in the clearing."""

    form = "steal {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, TORCH)
        steal(g, seat, self.player)


class Thief(Character):
    """R-E.1.2, I-VB-22, I-CARD-4: from any player with a piece here who has a card."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        return Product(Steal, [other for other in company(g, seat) if can_be_robbed(g, other)])


class TookFromDiscard(Event):
    seat: Seat
    card: Card


class DayLabor(Action):
    """R-E.2.2: a card of the clearing's suit or a bird card from the discard pile."""

    form = "labor {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, TORCH)
        g.discard.remove(self.card)
        take_openly(g, seat, self.card)
        g.log(TookFromDiscard, seat, self.card)


class Tinker(Character):
    """R-E.2.2, I-VB-22, I-DECK-1: only the discard pile, as long as it has not been shuffled."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        here = in_clearing(g, seat)
        suits = (g.suits[here], BIRD)
        return Product(DayLabor, sorted({card for card in g.discard if SUIT[card] in suits})) if here else ()


class Hideout(Action):
    """R-E.3.2: repair three items; Daylight is over."""

    form = "hideout {items}"
    items: Bag[Ware]

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, TORCH)
        repair(g, seat, self.items)
        end_daylight(g)


class Ranger(Character):
    """R-E.3.2, I-VB-22: three damaged items, or as many as there are."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        pool = wares(g, seat, DAMAGED, DAMAGED_DOWN)
        return Product(Hideout, Picks(pool, min(3, total(pool)))) if pool else ()


# -- Vagrant, Arbiter, Scoundrel ----------------------------------------------------------------------------------------


class Instigate(Action):
    """R-E.4.2: start a battle between two players here."""

    form = "instigate {attacker} against {defender}"
    attacker: Seat
    defender: Seat

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, TORCH)
        g.then(StartBattle(g.pawns[seat], self.attacker, self.defender, seat))


class Vagrant(Character):
    """R-E.4.2, I-VB-17: any two enemies of each other with pieces here, himself included; he is the remover."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        here = in_clearing(g, seat)
        if not here:
            return ()
        players = [other for other in range(g.seats) if present(g, other, here)]
        return [
            Instigate(attacker, defender)
            for attacker in players
            if faction(g, attacker).may_attack(g, attacker, here)
            for defender in players
            if enemies(g, attacker, defender)
        ]


class Arbiter(Character):
    """R-E.5.2: he stands in the clearing and is on neither side."""

    def before_roll(self, g: RootState, seat: int) -> Sequence[Step]:
        battle = now(g)
        if g.pawns[seat] != battle.clearing or seat in (battle.attacker, battle.defender):
            return ()
        return (OfferProtector(battle.defender, seat),)


class ClearingScorched(Event):
    seat: Seat
    place: Place


class ScorchedEarth(Action):
    """R-E.6.2: leave a torch and remove all enemy pieces here."""

    form = "scorch"

    def do(self, g: RootState, seat: int) -> None:
        """I-VB-20: one removal event; nothing is ever placed in or moved into the clearing again."""
        here = g.pawns[seat]
        leave_game(g, seat, (TORCH * 4,))
        g.log(ClearingScorched, seat, here)
        sweep(g, seat, (here,))
        own(g, seat).scorched += (here,)
        set_vetoes(g, here)


class Scoundrel(Character):
    """R-E.6.2: in any clearing he has not burnt yet."""

    def chosen(self, g: RootState, seat: int) -> None:
        """From now on his faction is asked for vetoes."""
        g.vetoers = sorted({*g.vetoers, seat})

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        here = in_clearing(g, seat)
        return (ScorchedEarth(),) if here and here not in own(g, seat).scorched else ()


# -- Adventurer, Ronin, Harrier -----------------------------------------------------------------------------------------


class Improvise(Action):
    """R-E.7.2: complete a quest with another item in place of one it shows."""

    form = "improvise {quest} with {item} as {missing} for {reward}"
    quest: Quest
    item: Item
    missing: Item
    reward: Reward

    def do(self, g: RootState, seat: int) -> None:
        """I-VB-23: the item that stands in is exhausted and damaged, the other one only exhausted."""
        first, second = QUEST_ITEMS[self.quest]
        exhaust(g, seat, self.item, second if self.missing == first else first)
        damage(g, seat, (self.item * 4 + DOWN,))
        own(g, seat).improvised = True
        finish_quest(g, seat, self.quest, self.reward)


class Adventurer(Character):
    """R-E.7.2: once a turn."""

    def quests(self, g: RootState, seat: int) -> Sequence[Action]:
        if own(g, seat).improvised:
            return ()
        kinds = kinds_up(g, seat)
        found: list[Action] = []
        for quest in open_quests(g, seat):
            for missing, kept in dict.fromkeys((QUEST_ITEMS[quest], QUEST_ITEMS[quest][::-1])):
                left = face_up(g, seat, kept)
                items = [item for item in kinds if item != missing and left > (item == kept)]
                found.extend(Improvise(quest, item, missing, reward) for item in items for reward in (POINTS, CARDS))
        return found


SWIFT_STRIKE = -1
"""The mark of a used Swift Strike among the cards used in a battle."""


class SwiftStrike(Action):
    """R-E.8.2: exhaust a sword for one extra hit."""

    form = "swift strike"

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, SWORD)
        now(g).used += (SWIFT_STRIKE,)
        add_extra_hit(g, seat)


class Ronin(Character):
    """R-E.8.2, I-VB-19: once a battle, attacking or defending."""

    def battle_offers(self, g: RootState, seat: int) -> Sequence[Action]:
        return (SwiftStrike(),) if face_up(g, seat, SWORD) and SWIFT_STRIKE not in now(g).used else ()


class Glide(Action):
    """R-E.9.2: the pawn to any clearing, without boots."""

    form = "glide {target}"
    target: Place

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, TORCH)
        go(g, seat, self.target)


class Harrier(Character):
    """R-E.9.2, I-VB-21: also from a forest; not out of what holds him nor into what is closed."""

    def special(self, g: RootState, seat: int) -> Sequence[Action]:
        here = in_clearing(g, seat)
        if g.no_leave[here] >> seat & 1:
            return ()
        return Product(Glide, [place for place in MAP_CLEARINGS if place != here and not g.no_enter[place] >> seat & 1])


_BY_NAME: dict[str, Character] = {
    "thief": Thief(),
    "tinker": Tinker(),
    "ranger": Ranger(),
    "vagrant": Vagrant(),
    "arbiter": Arbiter(),
    "scoundrel": Scoundrel(),
    "adventurer": Adventurer(),
    "ronin": Ronin(),
    "harrier": Harrier(),
}
CHARACTERS = tuple(_BY_NAME[name] for name in CHARACTER_IDS)


def character(g: RootState, seat: int) -> Character:
    return CHARACTERS[own(g, seat).character]


KINDS = (Steal, TookFromDiscard, DayLabor, Hideout, Instigate, ClearingScorched, ScorchedEarth, Improvise, SwiftStrike, Glide)
