"""Chapters DW-12 to DW-14: the machine deck; each kind of card has its own file."""

from hvozd.core import Do
from hvozd.games.defenders.components import ABILITY, MACHINE_CARDS
from hvozd.games.defenders.events import MachineCardDrawn, MachineCardSkipped
from hvozd.games.defenders.machines.engines import EnginesApart, EnginesTogether
from hvozd.games.defenders.machines.factories import BuildFactory, SwitchDirection
from hvozd.games.defenders.machines.mechs import DamageByMechs, DeployHunters, Pursue
from hvozd.games.defenders.state import DefendersState, owns

HACK_ATTACK = ABILITY["hack-attack"]

STEPS: dict[str, Do] = {
    "engines-together": EnginesTogether(),
    "engines-apart": EnginesApart(),
    "switch-direction": SwitchDirection(),
    "build-or-spread": BuildFactory(spread_too=False),
    "build-and-spread": BuildFactory(spread_too=True),
    "deploy-hunters": DeployHunters(),
    "pursue": Pursue(),
    "damage": DamageByMechs(),
}
CARD_STEPS = tuple(tuple(STEPS[name] for name in card.steps) for card in MACHINE_CARDS)


class DrawMachineCard(Do):
    """DW-4.7, DW-12.1, DW-19.4, A-54: one card, its steps strictly in order; Hack Attack spares its owner the card."""

    player: int

    def run(self, g: DefendersState) -> None:
        if owns(g, self.player, HACK_ATTACK):
            g.log(MachineCardSkipped, self.player)
            return
        card = g.machine_deck.pop()
        g.reveal()
        g.log(MachineCardDrawn, card)
        g.machine_discard.append(card)
        g.then(*CARD_STEPS[card], ShuffleMachineDeck())


class ShuffleMachineDeck(Do):
    """DW-12.1: when all seven cards are on the discard pile they make a new deck."""

    def run(self, g: DefendersState) -> None:
        if not g.machine_deck:
            g.machine_deck, g.machine_discard = g.machine_discard, []
            g.shuffle(g.machine_deck)
