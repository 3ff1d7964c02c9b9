"""What one visitor may ask for in a while: by address, by person, and all together.

A cookie costs nothing, so every budget of a person is one of an address too, somewhat larger: people share addresses.
"""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from starlette.requests import Request

from hvozd.core import HvozdError
from hvozd.web.guests import Guest

BUDGETS: dict[str, tuple[int, int, int]] = {
    "requests": (600, 1800, 0),
    "changes": (300, 900, 0),
    "tables": (30, 60, 3000),
    "uploads": (20, 40, 400),
    "hints": (10, 30, 0),
    "talk": (30, 90, 0),
    "letters": (5, 20, 500),
    "reports": (10, 30, 300),
    "streams": (20, 60, 5000),
}
"""How much of each a person, an address and everybody may have (0: no bound): requests, changes, hints and lines of talk in a
minute, tables, uploads, letters that ask back and reports in an hour, tables followed at once."""
HOURLY = ("tables", "uploads", "letters", "reports")


class Window:
    """What was spent in the minute or hour that it is now; the next one begins with nothing."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self._began, self._spent = -1, Counter[str]()

    def now(self) -> Counter[str]:
        began = int(time.monotonic() / self.seconds)
        if began != self._began:
            self._began, self._spent = began, Counter()
        return self._spent


class Budgets:
    """Counts what visitors ask for; several workers share what is allowed."""

    def __init__(self, changed: Mapping[str, int] | None = None, workers: int = 1) -> None:
        given = changed or {}
        if not given.keys() <= BUDGETS.keys():
            raise HvozdError(f"There is no such budget; there are {', '.join(BUDGETS)}.")
        self._most = {name: _shared(_scaled(row, given.get(name)), workers) for name, row in BUDGETS.items()}
        self._spent: dict[str, Window] = {name: Window(3600 if name in HOURLY else 60) for name in BUDGETS}
        self._open: Counter[str] = Counter()

    def spend(self, what: str, request: Request, guest: Guest) -> bool:
        """Whether a visitor still has some of this; then it is less by one."""
        bounds = [(name, most) for name, most in zip(self._names(request, guest), self._most[what], strict=True) if most]
        spent = self._spent[what].now()
        if any(spent[name] >= most for name, most in bounds):
            return False
        spent.update(name for name, _ in bounds)
        return True

    def take_place(self, request: Request, guest: Guest, places: int = 1) -> Callable[[], None] | None:
        """Places to follow so many tables, taken at once, and how to give them back; None: there are not so many left."""
        names = self._names(request, guest)
        if any(most and self._open[name] + places > most for most, name in zip(self._most["streams"], names, strict=True)):
            return None
        self._open.update(dict.fromkeys(names, places))
        return partial(self._give_back, names, places)

    def _give_back(self, names: tuple[str, ...], places: int) -> None:
        self._open.subtract(dict.fromkeys(names, places))
        for name in names:
            if self._open[name] <= 0:
                del self._open[name]

    def _names(self, request: Request, guest: Guest) -> tuple[str, str, str]:
        return f"person {guest.id}", f"address {address(request)}", "all"


def _scaled(row: tuple[int, int, int], person: int | None) -> tuple[int, int, int]:
    """The same for another number a person: the others grow with it."""
    if person is None:
        return row
    address, everybody = (max(1, round(most * person / row[0])) if most else 0 for most in row[1:])
    return person, address, everybody


def _shared(row: tuple[int, int, int], workers: int) -> tuple[int, int, int]:
    """A worker's part. A person's requests may all come to one worker."""
    person, address, everybody = row
    return person, max(person, address // workers), -(-everybody // workers)


def address(request: Request) -> str:
    """Where a request comes from; behind a proxy that is trusted, what it says. An owner of IPv6 has a whole network."""
    host = request.client.host if request.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if found.version == 4 else str(ipaddress.ip_network(f"{host}/64", strict=False))


def read(text: str) -> dict[str, int]:
    """Budgets as one who starts a server writes them: `tables=100,streams=40`."""
    found: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        name, _, number = part.partition("=")
        if name not in BUDGETS or not number.isdecimal() or not 0 < int(number) < 10**9:
            raise HvozdError(f"'{part}' is no budget; write NAME=NUMBER, with {', '.join(BUDGETS)} as names.")
        found[name] = int(number)
    return found
