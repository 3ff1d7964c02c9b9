"""People without accounts: a name and a signed cookie. Programs: a token for one seat, and no cookie."""

import secrets
import unicodedata
from hashlib import blake2b
from typing import Annotated

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hvozd.kit.texts import LANGUAGES

COOKIE = "hvozd"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 30


class Guest(msgspec.Struct):
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = LANGUAGES[0]


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def of(self, request: Request) -> Guest:
        """Who asks: by the cookie, else a new guest in the language of the browser."""
        known = self._known(request.cookies.get(COOKIE, ""))
        request.state.known = msgspec.structs.replace(known) if known else None
        return known or Guest(secrets.token_urlsafe(12), lang=_language(request))

    def _known(self, cookie: str) -> Guest | None:
        try:
            return msgspec.convert(self._signer.loads(cookie), Guest)
        except (BadData, msgspec.ValidationError):
            return None

    def remember(self, request: Request, response: Response, guest: Guest) -> None:
        """The cookie, where it says something else than the one that came; over HTTPS it never leaves HTTPS again."""
        if request.state.known == guest:
            return
        value = str(self._signer.dumps(msgspec.to_builtins(guest)))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", path="/", secure=secure)


def of_token(request: Request) -> Guest:
    """The program that asks, by the token that it sends; without one it is nobody."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    known = kind.lower() == "bearer" and token
    return Guest(id_of_token(token) if known else secrets.token_urlsafe(12), lang=_language(request))


def id_of_token(token: str) -> str:
    """What a table keeps of a token: nobody finds the token by it."""
    return blake2b(token.encode(errors="surrogateescape"), digest_size=15, person=b"hvozd-bot").hexdigest()


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
