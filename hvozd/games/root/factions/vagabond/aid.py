"""R-9.2.9, R-9.5.4, R-9.5.5: relationships, Aid and quests of the Vagabond."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from hvozd.core import Action, Chain, Event, Product, Word
from hvozd.games.root.components import read
from hvozd.games.root.factions.vagabond.items import (
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    NUMBERS,
    VagabondBoard,
    exhaust,
    gain,
    kinds_up,
    own,
)
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.hand import draw, hand_over, matching
from hvozd.games.root.rules.pieces import present
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.wandering import DOWN, QUEST_ITEMS, QUEST_SUIT, Quest, QuestDone, Ware, quest_keepers
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Item, Seat

RELATIONS = ("hostile", "indifferent", "amiable", "friendly", "allied")
Relation: TypeAlias = Annotated[int, Word("relation")]
"""One more than the number on the board."""
POINTS, CARDS = range(2)
REWARDS = ("points", "cards")
Reward: TypeAlias = Annotated[int, Word("reward")]


class Steps(msgspec.Struct, frozen=True):
    aids: list[int]
    points: list[int]


class RelationFile(msgspec.Struct, frozen=True):
    relationship: Steps


FIGURES = Path(__file__).with_name("vagabond.json")
STEPS = read(FIGURES, RelationFile).relationship


class RelationChanged(Event):
    seat: Seat
    other: Seat
    relation: Relation


class Aided(Event):
    seat: Seat
    player: Seat
    gift: Ware | None


class QuestLaidOut(Event):
    quest: Quest


# -- relationships ------------------------------------------------------------------------------------------------------


def set_relation(g: RootState, seat: int, other: int, relation: int) -> None:
    board = own(g, seat)
    board.relations[other] = relation
    board.aids[other] = 0
    g.log(RelationChanged, seat, other, relation + 1)


def make_hostile(g: RootState, seat: int, other: int) -> None:
    """R-9.2.9.III, I-VB-9: the marker goes to the Hostile box; no progress is kept."""
    if own(g, seat).relations[other] >= INDIFFERENT:
        set_relation(g, seat, other, HOSTILE)


def own_ally(g: RootState, seat: int, owner: int) -> bool:
    """R-9.2.9.II.d: warriors he treats as his own in the battle under way."""
    return g.battle is not None and g.battle.attacker == seat and g.battle.ally == owner


def mercenaries(g: RootState, owner: int) -> bool:
    """I-VB-4: warriors that fell in a battle of their hirer and not of their own faction."""
    battle = g.battle
    if battle is None or owner != g.lender:
        return False
    return g.hirer in (battle.attacker, battle.defender) and owner not in (battle.attacker, battle.defender)


def hostility(g: RootState, seat: int, losses: Sequence[Loss]) -> None:
    """R-9.2.9.III, I-VB-4: whoever lost a warrior through him is hostile; buildings and tokens never cause it."""
    for loss in losses:
        by_him = loss.remover == seat and not own_ally(g, seat, loss.owner)
        if by_him and loss.warriors and not mercenaries(g, loss.owner):
            make_hostile(g, seat, loss.owner)


def infamy(g: RootState, seat: int, losses: Sequence[Loss]) -> int:
    """R-9.2.9.III.a, I-VB-3: in battle on his turn a point for each piece of a hostile faction, not for the warrior that
    made it hostile."""
    if g.battle is None or g.turn != seat:
        return 0
    points = 0
    for owner in {loss.owner for loss in losses if not own_ally(g, seat, loss.owner)}:
        relation = own(g, seat).relations[owner]
        warriors = sum(loss.warriors for loss in losses if loss.owner == owner)
        pieces = sum(len(loss.pieces) for loss in losses if loss.owner == owner)
        if relation == HOSTILE:
            points += warriors + pieces
        elif relation >= INDIFFERENT and warriors and not mercenaries(g, owner):
            points += warriors - 1 + pieces
    return points


# -- Aid ----------------------------------------------------------------------------------------------------------------


class Aid(Action):
    """R-9.5.4: exhaust any item, give a card of the clearing's suit, and take a crafted item if you like."""

    form = "aid {player} {card} with {item} for {gift}"
    player: Seat
    card: Card
    item: Item
    gift: Ware | None

    def do(self, g: RootState, seat: int) -> None:
        """I-VB-8: an item that lies face down in the box comes face up."""
        exhaust(g, seat, self.item)
        hand_over(g, seat, self.player, self.card)
        if self.gift is not None:
            kind, way = divmod(self.gift, 4)
            boxes = g.exhausted if way == DOWN else g.box
            boxes[self.player].remove(kind)
            gain(g, seat, kind)
        g.log(Aided, seat, self.player, self.gift)
        improve(g, seat, self.player)


def aid_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-9.5.4, R-9.2.9.III.c, I-VB-8: any other player with a piece here, hostile or not."""
    here = g.pawns[seat]
    cards = matching(g, seat, g.suits[here])
    items = kinds_up(g, seat)
    if not cards or not items:
        return ()
    parts: list[Sequence[Action]] = []
    for player in range(g.seats):
        if player != seat and present(g, player, here):
            gifts = (None, *gifts_of(g, player))
            parts.append(Product(Aid, (player,), cards, items, gifts))
    return Chain(parts)


def gifts_of(g: RootState, player: int) -> list[int]:
    """What a box of crafted items holds, face up or face down, as wares."""
    return sorted({*(kind * 4 for kind in g.box[player]), *(kind * 4 + DOWN for kind in g.exhausted[player])})


def improve(g: RootState, seat: int, player: int) -> None:
    """R-9.2.9.I, R-9.2.9.I.a, R-9.2.9.I.b, R-9.2.9.II, R-9.2.9.II.a, T-VB, I-VB-7: the aids of a turn pay for the next
    step; an aid to an ally scores by itself."""
    board = own(g, seat)
    relation = board.relations[player]
    if relation == ALLIED:
        score(g, seat, NUMBERS["ally_aid_points"])
    elif relation >= INDIFFERENT:
        board.aids[player] += 1
        if board.aids[player] == STEPS.aids[relation]:
            set_relation(g, seat, player, relation + 1)
            score(g, seat, STEPS.points[relation])


# -- quests -------------------------------------------------------------------------------------------------------------


def quest_board(g: RootState) -> VagabondBoard:
    """R-9.7.3: the board that holds the quest deck and the display for all Vagabonds."""
    return own(g, quest_keepers(g)[0])


class CompleteQuest(Action):
    """R-9.5.5: exhaust the two items of a quest, for points or for cards."""

    form = "quest {quest} for {reward}"
    quest: Quest
    reward: Reward

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, *QUEST_ITEMS[self.quest])
        finish_quest(g, seat, self.quest, self.reward)


def open_quests(g: RootState, seat: int) -> list[int]:
    """R-9.5.5: displayed quests of the suit of his clearing."""
    suit = g.suits[g.pawns[seat]]
    return [quest for quest in quest_board(g).quests if QUEST_SUIT[quest] == suit]


def quest_options(g: RootState, seat: int) -> Sequence[Action]:
    items = own(g, seat).items
    found = []
    for quest in open_quests(g, seat):
        first, second = QUEST_ITEMS[quest]
        if items[first * 4] >= (2 if first == second else 1) <= items[second * 4]:
            found.append(quest)
    return Product(CompleteQuest, found, (POINTS, CARDS))


def finish_quest(g: RootState, seat: int, quest: int, reward: int) -> None:
    """R-9.5.5, I-VB-27: the quest is his, a new one is laid out, then a point for each done of its suit, or two cards."""
    table = quest_board(g)
    table.quests = tuple(other for other in table.quests if other != quest)
    board = own(g, seat)
    board.done += (quest,)
    g.log(QuestDone, seat, quest)
    lay_out_quest(g)
    if reward == POINTS:
        score(g, seat, sum(1 for other in board.done if QUEST_SUIT[other] == QUEST_SUIT[quest]))
    else:
        draw(g, seat, NUMBERS["quest_cards"])


def lay_out_quest(g: RootState) -> None:
    table = quest_board(g)
    if table.quest_deck:
        quest = table.quest_deck[-1]
        table.quest_deck = table.quest_deck[:-1]
        table.quests = tuple(sorted((*table.quests, quest)))
        g.reveal()
        g.log(QuestLaidOut, quest)


KINDS = (RelationChanged, Aided, QuestLaidOut, Aid, CompleteQuest)
