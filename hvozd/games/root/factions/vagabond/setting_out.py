"""R-9.3: the Vagabond sets up: character, forest, quests, ruins, items, markers."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Step, Word
from hvozd.games.root.components import MAP_CLEARINGS, MAPS, RUIN_ITEMS
from hvozd.games.root.factions.vagabond.aid import lay_out_quest, quest_board
from hvozd.games.root.factions.vagabond.characters import CHARACTERS
from hvozd.games.root.factions.vagabond.items import (
    INDIFFERENT,
    NO_RELATION,
    NUMBERS,
    STARTING_ITEMS,
    gain,
    own,
)
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.wandering import QUESTS, PawnPlaced, put_under_ruin, quest_keepers, under_ruin
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

CharacterCard: TypeAlias = Annotated[int, Word("character")]


def setup_steps(g: RootState, seat: int) -> Sequence[Step]:
    """R-9.3, R-9.7.2: of two Vagabonds the first draws who sets up first; the other has nothing left to do."""
    order = sorted(quest_keepers(g), key=lambda other: faction(g, other).file.letter)
    if seat != order[0]:
        return ()
    g.shuffle(order)
    return [step for one in order for step in (ChooseCharacter(one), ChooseForest(one), SetOut(one))]


class CharacterChosen(Event):
    seat: Seat
    character: CharacterCard


class PickCharacter(Action):
    """R-9.3.1: the character card."""

    form = "character {character}"
    character: CharacterCard


class ChooseCharacter(Ask):
    """R-9.3.1, W-S5: a character that no other Vagabond plays."""

    def open_to(self, g: RootState) -> bool:
        return own(g, self.seat).dealt < 0

    def skipped(self, g: RootState) -> None:
        self.take(g, PickCharacter(own(g, self.seat).dealt))

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.characters,)

    def characters(self, g: RootState) -> Sequence[Action]:
        boards = [own(g, seat) for seat in quest_keepers(g)]
        taken = {board.character for board in boards} | {board.dealt for board in boards}
        return Product(PickCharacter, [index for index in range(len(CHARACTERS)) if index not in taken])

    def take(self, g: RootState, action: PickCharacter) -> None:
        own(g, self.seat).character = action.character
        g.log(CharacterChosen, self.seat, action.character)
        CHARACTERS[action.character].chosen(g, self.seat)


class EnterForest(Action):
    """R-9.3.2: the forest in which the pawn begins."""

    form = "enter {forest}"
    forest: Place


class ChooseForest(Ask):
    """R-9.3.2, W-S5: any forest."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(EnterForest, MAPS[g.map].forests),)

    def take(self, g: RootState, action: EnterForest) -> None:
        g.pawns[self.seat] = action.forest
        g.log(PawnPlaced, self.seat, action.forest)


class SetOut(Do):
    """R-9.3.3, R-9.3.4, R-9.3.5, R-9.3.6: quests, ruins, starting items, relationship markers."""

    seat: int

    def run(self, g: RootState) -> None:
        if own(g, self.seat) is quest_board(g):
            lay_quests(g)
        lay_ruins(g, self.seat)
        take_starting_items(g, self.seat)
        place_markers(g, self.seat)


def take_starting_items(g: RootState, seat: int) -> None:
    """R-9.3.5, R-E.1.1, R-E.2.1, R-E.3.1, R-E.4.1, R-E.5.1, R-E.6.1, R-E.7.1, R-E.8.1, R-E.9.1: the items of the character
    come face up; the others leave the game."""
    board = own(g, seat)
    for kind in STARTING_ITEMS[board.character]:
        board.beside[kind] -= 1
        gain(g, seat, kind)


def place_markers(g: RootState, seat: int) -> None:
    """R-9.3.6, R-9.2.9, I-VB-15: all begin indifferent; between two Vagabonds there is no relationship."""
    board = own(g, seat)
    armies = [faction(g, other).file.warriors for other in range(g.seats)]
    board.relations = [INDIFFERENT if warriors else NO_RELATION for warriors in armies]
    board.aids = [0] * g.seats


def lay_quests(g: RootState) -> None:
    """R-9.3.3, R-9.7.3: one deck and three quests for all Vagabonds."""
    deck = list(range(len(QUESTS)))
    g.shuffle(deck)
    quest_board(g).quest_deck = tuple(deck)
    for _ in range(NUMBERS["quests"]):
        lay_out_quest(g)


def lay_ruins(g: RootState, seat: int) -> None:
    """R-9.3.4, R-9.7.1: one marked item under each ruin at random; a second Vagabond lays a second set."""
    kinds = list(RUIN_ITEMS)
    g.shuffle(kinds)
    ruins = [clearing for clearing in MAP_CLEARINGS if g.ruins[clearing]]
    for clearing, kind in zip(ruins, kinds, strict=True):
        own(g, seat).beside[kind] -= 1
        put_under_ruin(g, clearing, (*under_ruin(g, clearing), kind))


KINDS = (CharacterChosen, PickCharacter, ChooseCharacter, EnterForest, ChooseForest, SetOut)
