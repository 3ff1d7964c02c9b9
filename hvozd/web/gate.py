"""Who comes in: a server is open, by invitation, or for known people only; whoever is barred stays outside."""

import os
from typing import Literal, TypeAlias

from hvozd.core import HvozdError
from hvozd.web.guests import Guest
from hvozd.web.peace import Peace
from hvozd.web.requests import Refused

DOORS = ("open", "invited", "known")
"""For anybody; for whoever was invited by somebody inside, by a link of the server or of a seat; for whom a moderator let in."""
Leads: TypeAlias = Literal["in", "seat", "threshold", "own"]
"""Where a route leads: inside; to a seat whose link one has; to the threshold, where one comes (back) in; to what everybody may
have, whoever they are: their own data, an end of letters, styles."""


class Gate:
    def __init__(self, doors: str, peace: Peace) -> None:
        self.doors, self.peace = said(doors), peace

    def lets_in(self, guest: Guest) -> bool:
        return guest.id not in self.peace.barred and (self.doors == "open" or bool(guest.role))

    def check(self, guest: Guest, leads: Leads) -> None:
        if leads == "own":
            return
        if guest.id in self.peace.barred:
            raise Refused(403, "error-barred")
        by_link = leads == "threshold" or (leads == "seat" and self.doors == "invited")
        if not by_link and not self.lets_in(guest):
            raise Refused(403, "error-doors")


def said(doors: str | None) -> str:
    """What one who starts a server says of its doors, or the environment does."""
    found = doors or os.environ.get("HVOZD_DOORS", "") or DOORS[0]
    if found not in DOORS:
        raise HvozdError(f"There are no doors called {found}; there are {', '.join(DOORS)}.")
    return found
