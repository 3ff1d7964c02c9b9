"""The answer that ends an action which could go on."""

from hvozd.core import Action
from hvozd.games.crescent.state import CrescentState


class Stop(Action):
    form = "stop"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


KINDS = (Stop,)
