"""The test language for tables with Vagabonds: pack items, set relationships, lay out quests and ruins.

t = Roving("marquise", "vagabond", character="thief", at=F1)
t.pack("sword", "boots-used", "tea-damaged")
t.relate("marquise", "hostile")
"""

from collections.abc import Sequence

from hvozd.games.root.components import ITEMS, MAP_CLEARINGS
from hvozd.games.root.factions.vagabond.aid import RELATIONS, quest_board
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.games.root.rules.wandering import QUESTS, WARES, put_under_ruin, quest_keepers
from tests.root.table import Table

FOREST = 13
"""On the autumn map: the forest between clearings 1, 2, 5 and 10."""


class Roving(Table):
    def __init__(
        self, *factions: str, character: str = "ranger", at: int = FOREST, map: int = 0, deck: str = "base", seed: int = 1
    ) -> None:
        super().__init__(*factions, map=map, deck=deck, seed=seed)
        for seat in quest_keepers(self.g):
            board = self.g.boards[seat]
            board.relations = [-2 if other in quest_keepers(self.g) else 0 for other in range(self.g.seats)]
            board.aids = [0] * self.g.seats
            board.character = CHARACTER_IDS.index("harrier")
        self.be(character)
        self.put("vagabond", "pawn", at)

    def be(self, character: str, name: str = "vagabond") -> None:
        self.board(name).character = CHARACTER_IDS.index(character)

    def pack(self, *wares: str, name: str = "vagabond") -> None:
        """Give a Vagabond items as they lie: sword, sword-used, sword-damaged, sword-used-damaged."""
        for ware in wares:
            self.board(name).items[WARES.index(ware)] += 1
        self.census = self.game.census(self.g)

    def bag(self, name: str = "vagabond") -> list[str]:
        """All items of a Vagabond as they lie, in the order of the vocabulary."""
        return [WARES[ware] for ware, number in enumerate(self.board(name).items) for _ in range(number)]

    def relate(self, other: str, relation: str, name: str = "vagabond") -> None:
        self.board(name).relations[self.seat(other)] = RELATIONS.index(relation) - 1

    def relation(self, other: str, name: str = "vagabond") -> str:
        return RELATIONS[self.board(name).relations[self.seat(other)] + 1]

    def ruin(self, clearing: int, *items: str) -> None:
        """What lies under one ruin; all others are empty and gone."""
        for place in MAP_CLEARINGS:
            self.g.open_slots[place] += self.g.ruins[place]
            self.g.ruins[place] = 0
        self.g.ruins[clearing] = 1
        self.g.open_slots[clearing] -= 1
        put_under_ruin(self.g, clearing, [ITEMS.index(item) for item in items])
        self.census = self.game.census(self.g)

    def quests(self, display: Sequence[str], deck: Sequence[str] = ()) -> None:
        """The quests laid out, and those still in the deck, the first drawn first."""
        board = quest_board(self.g)
        board.quests = tuple(sorted(QUESTS.index(quest) for quest in display))
        board.quest_deck = tuple(QUESTS.index(quest) for quest in reversed(deck))

    def displayed(self) -> list[str]:
        return [QUESTS[quest] for quest in quest_board(self.g).quests]

    def box(self, name: str, *items: str) -> None:
        """Items in a box of crafted items."""
        self.g.box[self.seat(name)] += [ITEMS.index(item) for item in items]
        self.census = self.game.census(self.g)

    def pawn(self, name: str = "vagabond") -> int:
        return self.g.pawns[self.seat(name)]

    def snare(self, clearing: int) -> None:
        """Something forbids everybody to leave the clearing."""
        self.g.no_leave[clearing] = 0xFF
