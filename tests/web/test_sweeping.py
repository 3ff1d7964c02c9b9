"""Rings of dead objects are still found, only seldom; in a process of its own, since it is said for a whole process."""

import subprocess
import sys

RING = """
import gc, time, weakref
from hvozd.web.sweeping import YOUNG, sweep_rarely

class Ring: pass

from hvozd.web import sweeping
timer = sweep_rarely(minutes=MINUTES)
assert timer.daemon and gc.get_threshold()[0] == YOUNG and gc.get_freeze_count() > 0
ring = Ring(); ring.self = ring
gone = weakref.ref(ring)
gc.collect(0); gc.collect(1)  # it is old now
del ring
kept = [[] for _ in range(5 * YOUNG)]  # young ones are looked through, again and again
assert gone() is not None
end = time.monotonic() + WAIT
while gone() is not None and time.monotonic() < end:
    time.sleep(0.01)
print("gone" if gone() is None else "there")
"""


def after(minutes: float, wait: float) -> str:
    program = RING.replace("MINUTES", str(minutes)).replace("WAIT", str(wait))
    return subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout.strip()


def test_what_is_old_is_not_looked_through_between_two_sweeps() -> None:
    assert after(minutes=5, wait=0.2) == "there"


def test_a_sweep_finds_what_is_old() -> None:
    assert after(minutes=0.02, wait=60) == "gone"
