"""DW-19.4, Hack Attack: one of the abilities of Guszper."""

from hvozd.games.defenders.hooks import Ability


class HackAttack(Ability):
    """DW-19.4, A-54: the owner's turn ends without a machine card."""

    name = "hack-attack"
    promise = 25.0
    spares_machine_card = True
