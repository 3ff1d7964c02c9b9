"""Chapters DW-12 to DW-14: the machine deck; each kind of card has its own file."""

from hvozd.core import Do
from hvozd.core.rooms import room
from hvozd.games.defenders.components import MACHINE_CARDS
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.machines import engines, factories, mechs
from hvozd.games.defenders.rules.events import MachineCardDrawn, MachineCardSkipped
from hvozd.games.defenders.state import DefendersState

STEPS: dict[str, Do] = {
    "engines-together": engines.EnginesTogether(),
    "engines-apart": engines.EnginesApart(),
    "switch-direction": factories.SwitchDirection(),
    "build-or-spread": factories.BuildFactory(spread_too=False),
    "build-and-spread": factories.BuildFactory(spread_too=True),
    "deploy-hunters": mechs.DeployHunters(),
    "pursue": mechs.Pursue(),
    "damage": mechs.DamageByMechs(),
}
CARD_STEPS = tuple(tuple(STEPS[name] for name in card.steps) for card in MACHINE_CARDS)


class DrawMachineCard(Do):
    """DW-4.7, DW-12.1, A-54: one card, its steps strictly in order; an ability may spare its owner the card."""

    player: int

    def run(self, g: DefendersState) -> None:
        if ability(g, self.player).spares_machine_card:
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


KINDS = (DrawMachineCard, ShuffleMachineDeck)
ROOM = room(__name__, engines, factories, mechs)
