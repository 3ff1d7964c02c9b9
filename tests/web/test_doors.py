"""Every door, every caller: each route is called by host, seat, other seat, spectator and stranger with good, odd and hostile
values of all it takes, in two worlds: as it is, and with all dealt anew that is hidden from the caller. The answers are the same
to the byte, and what is refused has changed nothing."""

import asyncio
import re
from collections.abc import Iterator

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hvozd.web.app import application
from tests.web.caller import Answer
from tests.web.doors import DOORS, Call, Door, calls, without_entry
from tests.web.worlds import ID, PEOPLE, TABLES, World

NEW_TOKEN = re.compile(rb'"token":"[\w-]+"')
NEW_TABLE = re.compile(rb"/t/(?!" + ID.encode() + rb")[\w-]{12}")
LINKS = rb"/back/(?!back-)[\w-]{32}|/come/(?!come-|y{32})[\w-]{32}|"
CHANCE = re.compile(LINKS + rb'id="qr">.*?</svg>|"challenge":"[^"]*"|"user":\{[^}]*\}', re.S)
"""What is new each time: return links and invitations, what passkeys have to sign, for whom nobody knows yet."""
SENTENCES = {400, 403, 404, 405, 408, 409, 413, 415, 429, 503}


class Pair:
    """The two worlds of one caller."""

    def __init__(self, game: str, who: str, over: bool = False) -> None:
        self.who, self.truth, self.other = who, World(game, over=over), World(game, who, over=over)

    async def compare(self, said: Call, also: Call) -> Answer:
        """Say the same in both worlds; what is not known to the caller is another text in the other one."""
        answers = [await self.said(world, call) for world, call in ((self.truth, said), (self.other, also))]
        assert answers[0] == answers[1], (self.who, said)
        return answers[0]

    async def said(self, world: World, call: Call) -> Answer:
        """The answer, without the keys that the caller has said himself and the chance names of what was made."""
        answer = await world.ask(self.who, call.method, call.path, call.query, call.body, call.kind)
        body = answer.body
        for key in (key for key in world.keys if key in call.path):
            body = body.replace(key.encode(), b"{key}")
        body = NEW_TOKEN.sub(b"", body)
        headers = tuple((name, NEW_TABLE.sub(b"", value)) for name, value in answer.headers)
        if CHANCE.search(body):
            headers = tuple(pair for pair in headers if pair[0] != b"content-length")
        if call.path == "/me/delete":  # whoever is forgotten is somebody new
            headers = tuple(pair for pair in headers if pair[0] != b"set-cookie")
        return Answer(answer.status, CHANCE.sub(b"", NEW_TABLE.sub(b"", body)), headers)

    async def try_door(self, door: Door, odd: bool) -> list[Answer]:
        both = zip(calls(door, self.truth, self.who, odd), calls(door, self.other, self.who, odd), strict=True)
        return [await self.compare(said, also) for said, also in both]

    def close(self) -> None:
        self.truth.close()
        self.other.close()


@pytest.fixture
def pair(request: pytest.FixtureRequest) -> Iterator[Pair]:
    made = Pair(*request.param)
    yield made
    made.close()


def tried(pair: Pair, odd: bool) -> None:
    """All doors with all values; or those of the table with good ones."""

    async def live() -> None:
        for door in DOORS if odd else [door for door in DOORS if "{id}" in door.path or door.path == "/"]:
            for answer in await pair.try_door(door, odd):
                assert answer.status < 400 or answer.status in SENTENCES, (door, answer)
                assert not answer.refused or answer.body, (door, answer)

    asyncio.run(live())


def test_a_route_without_an_entry_is_found() -> None:
    app = application(pace=0)
    assert without_entry(app) == set()
    app.routes.append(Route("/t/{id}/peek", hidden_cards, methods=["GET"]))
    assert without_entry(app) == {("GET", "/t/{id}/peek")}


@pytest.mark.parametrize("pair", [("root", who) for who in PEOPLE], indirect=True, ids=PEOPLE)
def test_every_door_tells_a_caller_only_what_he_may_know(pair: Pair) -> None:
    tried(pair, odd=True)


@pytest.mark.parametrize("pair", [(game, who) for game in TABLES if game != "root" for who in PEOPLE], indirect=True)
def test_so_it_is_in_the_other_games(pair: Pair) -> None:
    tried(pair, odd=False)


@pytest.mark.parametrize("pair", [("root", who, True) for who in ("guest", "stranger")], indirect=True)
def test_after_the_end_keys_and_cookies_are_still_secret(pair: Pair) -> None:
    tried(pair, odd=False)


@pytest.mark.parametrize("pair", [(game, "host") for game in TABLES], indirect=True, ids=TABLES)
def test_a_door_that_tells_more_is_found(pair: Pair) -> None:
    """The worlds differ in what is hidden; whoever told it would be found."""
    for world in (pair.truth, pair.other):
        peek = Route("/t/{id}/peek", hidden_cards, methods=["GET"])
        world.app.router.routes.insert(0, peek)
    with pytest.raises(AssertionError, match="peek"):
        asyncio.run(pair.try_door(Door("GET", "/t/{id}/peek"), odd=False))


async def hidden_cards(request: Request) -> Response:
    """The whole position, without its chance."""
    state = request.app.state.tables.table(ID).session.state.clone()
    state.seed, state.draws = 0, 0
    return Response(state.data())
