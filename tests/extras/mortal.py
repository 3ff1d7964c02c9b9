"""An agent that kills the process it plays in, once: the file of HVOZD_GRAVE says that it has."""

import os
import signal

from hvozd.agents import Place, RandomAgent
from hvozd.core import Action


class Mortal(RandomAgent):
    def choose(self, place: Place) -> Action:
        if place.number == 20:
            try:
                os.close(os.open(os.environ["HVOZD_GRAVE"], os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(place)
