"""When Python looks for rings of dead objects: rarely, and never among what has been there since the start.

Left alone it looks through every drawn page of every table time and again: with eighty tables a worker stood still for a
quarter of a second. What is young is still looked through all the time, a few milliseconds at once; the rest every few minutes.
"""

import gc
import threading

YOUNG = 10_000
"""So many new objects, and the young ones are looked through."""
NEVER = 1_000_000_000
MINUTES = 5.0
"""Between two looks at everything."""


def sweep_rarely(minutes: float = MINUTES) -> threading.Timer:
    """From now on, in this process; whoever serves says it once, when everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    return _later(minutes)


def _later(minutes: float) -> threading.Timer:
    timer = threading.Timer(60 * minutes, _sweep, [minutes])
    timer.daemon = True
    timer.start()
    return timer


def _sweep(minutes: float) -> None:
    gc.collect()
    _later(minutes)
