"""Who asks: a signed cookie, and what is kept of the person it names; a guest is one of whom nothing is kept yet. Programs: a
token for one seat, and no cookie."""

import secrets
import unicodedata
from hashlib import blake2b
from typing import Annotated

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hvozd.kit.languages import LANGUAGES

COOKIE = "hvozd"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 30
WISHES: dict[str, tuple[str, ...]] = {
    "pace": ("brisk", "calm", "instant"),
    "sound": ("on", "off"),
    "stops": ("always", "choice"),
    "confirm": ("on", "off"),
    "motion": ("system", "off"),
    "palette": ("system", "light", "dark", "contrast"),
    "size": ("normal", "large", "larger"),
    "rated": ("off", "on"),
    "quiet": ("off", "21-7", "22-8", "23-9"),
}
"""What a person can choose for every page, and what it can be: the first unless somebody says otherwise."""


class Guest(msgspec.Struct):
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = LANGUAGES[0]
    epoch: int = 0
    """How often the person has signed out all devices; a cookie of an earlier epoch names nobody."""
    by: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,16}$")] = ""
    """The way by which this browser came back to the person; it ends with the way."""
    said: str = ""
    """The language of the person's settings when the cookie was written; a newer one counts for this browser, too."""
    wishes: dict[str, str] = {}
    kept: bool = False
    """Whether the database knows this person."""
    role: str = ""
    """What the server knows the person as: nothing, `known`, `moderator`."""
    calls: int = 0
    """How many reports wait for this moderator."""

    def wish(self, name: str) -> str:
        return self.wishes.get(name, WISHES[name][0])


class Cookie(msgspec.Struct):
    """What the browser keeps."""

    id: str
    lang: str
    epoch: int = 0
    by: str = ""
    said: str = ""


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def of(self, request: Request) -> Guest:
        """Whom the cookie names, else a new guest in the language of the browser."""
        known = self._known(request.cookies.get(COOKIE, ""))
        request.state.known = cookie_of(known) if known else None
        return known or fresh(request)

    def _known(self, cookie: str) -> Guest | None:
        try:
            return msgspec.structs.replace(
                msgspec.convert(self._signer.loads(cookie), Guest), wishes={}, kept=False, role="", calls=0
            )
        except (BadData, msgspec.ValidationError):
            return None

    def remember(self, request: Request, response: Response, guest: Guest, lang: str = "") -> None:
        """The cookie, where it says something else than the one that came; over HTTPS it never leaves HTTPS again."""
        cookie = cookie_of(guest, lang)
        if request.state.known == cookie:
            return
        value = str(self._signer.dumps(msgspec.to_builtins(cookie)))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", path="/", secure=secure)


def new_id(size: int) -> str:
    """A name that nobody guesses, and that a command line does not take for an option."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made


def of_token(request: Request) -> Guest:
    """The program that asks, by the token that it sends; without one it is nobody."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    known = kind.lower() == "bearer" and token
    return Guest(id_of_token(token) if known else new_id(12), lang=_language(request))


def id_of_token(token: str) -> str:
    """What a table keeps of a token: nobody finds the token by it."""
    return blake2b(token.encode(errors="surrogateescape"), digest_size=15, person=b"hvozd-bot").hexdigest()


def cookie_of(guest: Guest, lang: str = "") -> Cookie:
    return Cookie(guest.id, lang or guest.lang, guest.epoch, guest.by, guest.said)


def fresh(request: Request) -> Guest:
    """Somebody new."""
    return Guest(new_id(12), lang=_language(request))


def _language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        if (lang := part.strip()[:2].lower()) in LANGUAGES:
            return lang
    return LANGUAGES[0]


def one_line(text: str, longest: int) -> str:
    """A text as it may be shown: one line of printable characters."""
    kept = "".join(
        " " if char.isspace() else char for char in text if not unicodedata.category(char).startswith("C") or char.isspace()
    )
    return " ".join(kept.split())[:longest]


def clean_name(text: str) -> str:
    """A name as it may be shown."""
    return one_line(text, LONGEST_NAME)
