"""The journal is a contract: the board, the machines, the players and their piles are rebuilt from events alone."""

from typing import Any

import pytest

from hvozd.core import find_game
from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT, LIMITS, SNIPERS_ON_CORE, TRACK
from hvozd.games.defenders.machines.engines import around
from hvozd.games.defenders.maps.geometry import CORE, EDGE, EDGES_OF, HEXES, NEXT, RIGHT, SIDES, SPOKE, SPOKE_POSE
from hvozd.games.defenders.state import (
    BREACH,
    DEAD_END,
    ENGINE,
    FACTORY,
    FACTORY_WALL,
    NONE,
    TOXIC,
    WALL,
    WILD,
    DefendersState,
    most_damage,
)
from tests import journals

PUBLIC = (
    "first turn organizer at support camps damage items markers out active teamed exhausted tile edge mechs pollution camp"
    " engines direction factories top supply toxic_sites killed shared machine_discard"
)


class Told(journals.Told):
    """Who sits alone hears what is told to seat 0; at a table of several a spectator listens."""

    def __init__(self, g: DefendersState) -> None:
        held = g.clone()
        for name in PUBLIC.split():
            setattr(self, name, getattr(held, name))
        self.machine_left = sorted(g.machine_deck)
        self.hands, self.decks = [len(hand) for hand in g.hands], [len(deck) for deck in g.decks]
        self._seats, self._factions, self._solo, self._most = g.seats, g.factions, g.solo, most_damage(g)
        self._hand, self._hurt = held.hands[0], NONE

    # -- cards ---------------------------------------------------------------------------------------------------------

    def seat(self, player: int) -> int:
        return 0 if self._solo else player

    def leaves_hand(self, player: int, card: int) -> None:
        """A card that becomes public comes from the hand, if there is one (alone: if it is there), else off the deck."""
        if self._hand.count(card) if self._solo else self.hands[player]:
            self.hands[self.seat(player)] -= 1
            if self._solo:
                self._hand.remove(card)
            if self.shared[player]:
                self.shared[player][CARD_HABITAT[card]] -= 1
        else:
            self.decks[player] -= 1

    def on_CardsDrawn(self, e: Any, cards: tuple[int, ...] = ()) -> None:
        count = len(cards) or e.count
        self.hands[self.seat(e.player)] += count
        self.decks[e.player] -= count
        self.shared[e.player] = []
        self._hand += cards

    def on_CardsSeen(self, e: Any) -> None:
        self.on_CardsDrawn(e, e.cards)

    def on_DeckShuffled(self, e: Any) -> None:
        pile = self.exhausted[e.player]
        active = self.active[e.player] != NONE and (not self._solo or self.turn == e.player)
        keep = 1 + self.teamed[e.player] if active else 0
        self.decks[e.player] += len(pile) - keep
        self.exhausted[e.player] = pile[len(pile) - keep :]
        if not keep:
            self.active[e.player] = NONE

    def on_DefenderRevealed(self, e: Any) -> None:
        if e.card != NONE:
            self.leaves_hand(e.player, e.card)
        self.exhausted[e.player].append(e.card)
        self.active[e.player], self.teamed[e.player] = e.card, 0
        if self._solo:
            self.turn = e.player

    def on_TeamedUp(self, e: Any) -> None:
        self.leaves_hand(e.player, e.card)
        self.exhausted[e.player].insert(-1, e.card)
        self.teamed[e.player] += 1

    def on_HabitatsShared(self, e: Any) -> None:
        self.shared[e.player] = [e.forest, e.plains, e.marsh, e.mountain]

    def on_DefenderKilled(self, e: Any) -> None:
        self.leaves_hand(e.player, e.card)
        self.killed.append(e.card)
        self.damage[self._hurt] = 0

    # -- the round -----------------------------------------------------------------------------------------------------

    def on_FirstPlayer(self, e: Any) -> None:
        self.first = e.player

    def on_RoundEnded(self, e: Any) -> None:
        self.turn = NONE
        self.active, self.teamed = [NONE] * len(self.active), [0] * len(self.teamed)

    def on_TurnBegan(self, e: Any) -> None:
        self.turn = e.player

    def on_TurnEnded(self, e: Any) -> None:
        self.turn, self.teamed[e.player] = NONE, 0
        if self.out[e.player]:
            self.active[e.player] = NONE

    # -- players -------------------------------------------------------------------------------------------------------

    def on_OrganizerChosen(self, e: Any) -> None:
        self.organizer[e.player] = e.organizer
        self.decks[e.player] = 12

    def on_CampPlaced(self, e: Any) -> None:
        self.camp[e.hex], self.at[e.player] = e.player, e.hex

    def on_Moved(self, e: Any) -> None:
        self.at[e.player] = e.hex

    on_Regrouped = on_Shifted = on_Moved

    def on_CampBuilt(self, e: Any) -> None:
        self.camp[e.hex] = e.player
        self.camps[e.player] -= 1
        self.support[e.player] = 0

    def on_CampMoved(self, e: Any) -> None:
        self.camp[e.origin], self.camp[e.target] = NONE, e.player

    def on_PlayerLeft(self, e: Any) -> None:
        self.out[e.player], self.at[e.player] = True, NONE
        self.support[e.player] = len(TRACK[self._seats].hands) - 1
        if self._solo:
            gone = [card for card in self._hand if CARD_FACTION[card] == self._factions[e.player]]
            self._hand = [card for card in self._hand if card not in gone]
            self.exhausted[e.player][-1:-1] = gone
            self.teamed[e.player] += len(gone)
            self.hands[0] -= len(gone)

    def on_SupportGained(self, e: Any) -> None:
        self.support[e.player] += e.amount

    def on_Healed(self, e: Any) -> None:
        self.damage[e.player] -= e.amount

    def on_DamageTaken(self, e: Any) -> None:
        """More than a player bears kills a defender, or, where there is none, is as if it had not come."""
        total = self.damage[e.player] + e.amount
        self.damage[e.player] = LIMITS.max_damage if total > self._most else total
        self._hurt = e.player

    def on_ItemGained(self, e: Any) -> None:
        assert not self.items[e.player] & 1 << e.item
        self.items[e.player] |= 1 << e.item

    def on_ItemUsed(self, e: Any) -> None:
        assert self.items[e.player] & 1 << e.item
        self.items[e.player] &= ~(1 << e.item)

    def on_WallBreached(self, e: Any) -> None:
        self.edge[e.edge] |= BREACH
        self.markers[e.player] -= 1

    # -- machines ------------------------------------------------------------------------------------------------------

    def on_PollutionCleared(self, e: Any) -> None:
        self.toxic_sites += self.pollution[e.hex] == TOXIC
        self.pollution[e.hex] = 0

    def on_PollutionSpread(self, e: Any) -> None:
        if self.pollution[e.hex] < TOXIC - 1:
            self.pollution[e.hex] += 1

    def on_ToxicSitePlaced(self, e: Any) -> None:
        self.pollution[e.hex] = TOXIC
        self.toxic_sites -= 1

    def on_MechDestroyed(self, e: Any) -> None:
        self.mechs[e.hex] -= 1
        self.supply += 1

    on_MechRusted = on_MechDestroyed

    def on_HunterDeployed(self, e: Any) -> None:
        self.mechs[e.hex] += 1
        self.supply -= 1

    def on_HuntersPursued(self, e: Any) -> None:
        assert self.mechs[e.origin] == e.hunters
        self.mechs[e.origin] = 0
        self.mechs[e.target] += e.hunters

    def on_MachineCardDrawn(self, e: Any) -> None:
        self.machine_discard.append(e.card)
        self.machine_left.remove(e.card)
        if not self.machine_left:
            self.machine_left, self.machine_discard = sorted(self.machine_discard), []

    def on_DirectionSwitched(self, e: Any) -> None:
        self.direction = e.direction

    def on_FactoryRewilded(self, e: Any) -> None:
        self.tile[e.hex] = WILD

    def on_FactoryBuilt(self, e: Any) -> None:
        """The top tile goes there with its mechs and its pollution; two snipers stand on the next one."""
        for edge in EDGES_OF[e.hex]:
            self.edge[edge] = self.edge[edge] & ~WALL | FACTORY_WALL
        self.tile[e.hex], self.factories[e.number], self.top = FACTORY, e.hex, e.number - 1
        self.mechs[e.hex] += self.mechs[CORE]
        self.mechs[CORE] = min(SNIPERS_ON_CORE, self.supply)
        self.supply -= self.mechs[CORE]
        both = self.pollution[e.hex], self.pollution[CORE]
        self.pollution[CORE] = 0
        self.toxic_sites += both == (TOXIC, TOXIC)
        if TOXIC in both or sum(both) < TOXIC:
            self.pollution[e.hex] = TOXIC if TOXIC in both else sum(both)

    def ran(self, engine: int, until: int) -> int:
        """The engine leaves walls behind on its way around one hex to an edge, or to a dead end; the side where it stopped."""
        hub, side = around(self.engines[engine], self.direction)
        for _ in SIDES:
            here, ahead = EDGE[hub * 6 + side], EDGE[hub * 6 + (side + self.direction) % 6]
            self.edge[here] = self.edge[here] & ~ENGINE | WALL
            if until == NONE and self.edge[ahead] & DEAD_END:
                break
            side = (side + self.direction) % 6
            if ahead == until:
                break
        return hub * 6 + side

    def on_EngineAdvanced(self, e: Any) -> None:
        end = self.ran(e.engine - 1, e.edge)
        assert EDGE[end] == e.edge
        self.edge[e.edge] |= ENGINE
        self.engines[e.engine - 1] = end if self.direction == RIGHT else NEXT[end] * 6 + (end + 3) % 6

    def on_EngineReset(self, e: Any) -> None:
        self.ran(e.engine - 1, NONE)
        self.engines[e.engine - 1] = NONE

    def on_EngineDeployed(self, e: Any) -> None:
        self.edge[e.edge] |= ENGINE
        hexes = (CORE, *(hex_ for hex_ in HEXES if hex_ in self.factories))
        poses = [SPOKE_POSE[h * 6 + s] for h in hexes for s in SIDES if SPOKE[h * 6 + s] == e.edge]
        self.engines[e.engine - 1] = poses[0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_told_is_what_lies_open(seats: int) -> None:
    settings = {"seats": str(seats), "rulings": "any"}

    def begins(g: Any, question: str) -> bool:
        return question in ("ChooseDefender", "SoloTurn")

    compared = sum(journals.listened(find_game("defenders"), Told, settings, seed, begins=begins) for seed in range(8))
    assert compared > 400
