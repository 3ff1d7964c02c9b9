"""People without accounts: a name and a signed cookie; and what one of them may ask of the server in a while."""

import secrets
import unicodedata
from collections import OrderedDict
from time import monotonic

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from hvozd.locale import LANGUAGES

COOKIE = "hvozd"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 30


class Guest(msgspec.Struct):
    id: str
    name: str = ""
    lang: str = "en"


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def of(self, request: Request) -> Guest:
        """Who asks: by the cookie, else a new guest in the language of the browser."""
        guest = self._known(request.cookies.get(COOKIE, "")) or Guest(secrets.token_urlsafe(12), lang=_language(request))
        wanted = request.query_params.get("lang", "")
        if wanted in LANGUAGES:
            guest.lang = wanted
        return guest

    def _known(self, cookie: str) -> Guest | None:
        try:
            return msgspec.convert(self._signer.loads(cookie), Guest)
        except (BadSignature, msgspec.ValidationError):
            return None

    def remember(self, response: Response, guest: Guest) -> None:
        value = self._signer.dumps(msgspec.to_builtins(guest))
        response.set_cookie(COOKIE, str(value), max_age=YEAR, httponly=True, samesite="lax", path="/")


def _language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        if (lang := part.strip()[:2].lower()) in LANGUAGES:
            return lang
    return LANGUAGES[0]


def clean_name(text: str) -> str:
    """A name as it may be shown: one short line of printable characters."""
    kept = "".join(
        " " if char.isspace() else char for char in text if not unicodedata.category(char).startswith("C") or char.isspace()
    )
    return " ".join(kept.split())[:LONGEST_NAME]


class Limit:
    """At most `number` things in `seconds` for each name."""

    def __init__(self, number: int, seconds: float) -> None:
        self.number = number
        self.seconds = seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str) -> bool:
        now = monotonic()
        left, then = self._left.get(name, (float(self.number), now))
        left = min(float(self.number), left + (now - then) * self.number / self.seconds)
        self._left[name] = (left - 1 if left >= 1 else left, now)
        self._left.move_to_end(name)
        while len(self._left) > 10_000:
            self._left.popitem(last=False)
        return left >= 1
