"""What every drawing must keep, whatever the game: well-formed, ids once, options on the picture, nothing hidden."""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from hvozd.core import Picture, Rng, Session
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import fields_of

KILOBYTES = 45


def markup(picture: Picture) -> str:
    """All of a picture as one page."""
    panels = "".join(f'<div id="panel-{panel.seat}">{panel.body}</div>' for panel in picture.panels)
    return f"<body>{picture.board}<div>{picture.hand}</div>{panels}</body>"


def elements(picture: Picture) -> list[ElementTree.Element]:
    """Every element of a picture; this fails where it is not well-formed."""
    return list(ElementTree.fromstring(markup(picture)).iter())


def ids(picture: Picture) -> list[str]:
    return [name for each in elements(picture) if (name := each.get("id"))]


def picks(picture: Picture) -> set[str]:
    return keys(elements(picture))


def keys(drawn: list[ElementTree.Element]) -> set[str]:
    return {key for each in drawn for key in each.get("data-pick", "").split(" ") if key}


def wanted(session: Session, seat: int, vocabularies: set[str]) -> set[str]:
    """The keys of all values of the open options that belong to these vocabularies or fields."""
    now = session.decision
    assert now is not None
    words, found = session.game.words(session.state), set()
    for action in now.options(seat):
        for field in fields_of(type(action)):
            key, value = field.word or field.name, getattr(action, field.name)
            if key in vocabularies and value is not None:
                found |= {f"{key}:{part}" for part in field.write(value, words).split(",") if part != "-"}
    return found


def positions(game: str, seed: int, every: int, options: dict[str, str] | None = None) -> Iterator[Session]:
    """A random game, shown at its start and again and again on the way to its end."""
    session, rng, number = Session.new(game, options or {}, seed), Rng(seed), 0
    while (now := session.decision) is not None:
        if number % every == 0:
            yield session
        seat = rng.pick(now.seats)
        session.play(now.options(seat).sample(rng), seat)
        number += 1
    yield session


def draw(session: Session, seat: int | None, lang: str = "en", state: Any = None) -> Picture:
    game = session.game
    picture = game.picture(game.view(state or session.state, seat), seat, lang)
    assert picture is not None
    return picture


def check(session: Session, vocabularies: set[str]) -> None:
    """Every seat's picture of a position, and a spectator's, in every language."""
    now = session.decision
    for seat in (None, *range(session.state.seats)):
        for lang in LANGUAGES:
            picture, shared = draw(session, seat, lang), session.game.symbols(lang)
            drawn = elements(picture)
            names = [name for each in drawn if (name := each.get("id"))]
            assert len(set(names)) == len(names), {name for name in names if names.count(name) > 1}
            assert {str(each.get("href"))[1:] for each in drawn if each.tag == "use"} <= {*names, *shared}
            assert not {*names} & {*shared}
            assert len(picture.board.encode()) < KILOBYTES * 1000
            assert "pic-" not in markup(picture)
        if seat is not None and now is not None and seat in now.seats:
            assert wanted(session, seat, vocabularies) <= keys(drawn)


def check_hidden(session: Session) -> None:
    """Nothing in a seat's drawing differs when all that is hidden from it is dealt anew."""
    for seat in (None, *range(session.state.seats)):
        other = session.game.determinize(session.state, seat, Rng(99))
        assert draw(session, seat) == draw(session, seat, state=other)
