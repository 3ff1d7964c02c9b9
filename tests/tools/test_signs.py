"""The terminal explains itself: signs of the map, what cards in hand do, titles and settings in the reader's language."""

import re

import pytest
from rich.text import Text

from hvozd.cli import main
from hvozd.core import Game, Rng, Session, find_game
from hvozd.kit.headings import settings_told, title
from hvozd.kit.lobbies import first_game

GAMES = ("root", "crescent", "defenders", "harrow")
TITLES = {"root": "Root", "crescent": "Crescent Moon", "defenders": "Strážci Divočiny", "harrow": "Pochmurný kraj"}
SIGNS = {
    "root": "~□×",
    "crescent": "≈◆•!",
    "defenders": "MPT^@━┃═║OCVS",
    "harrow": "smpf^#*!~asth=THo?RBKD%nNx",
}


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("name", GAMES)
def test_the_legend_explains_every_sign(name: str, lang: str) -> None:
    told = plain("\n".join(find_game(name).legend(lang)))
    assert all(re.search(rf"(?<!\w){re.escape(sign)}", told) for sign in SIGNS[name]), told
    assert "{" not in told and "legend-" not in told
    others = plain("\n".join(find_game(name).legend("cs" if lang == "en" else "en")))
    assert told != others


def positions(game: Game, seed: int, settings: dict[str, str], most: int) -> list[Session]:
    session, rng = Session.new(game, settings, seed), Rng(seed)
    found = []
    while (now := session.decision) is not None and session.state.number < most:
        found.append(session.clone())
        session.play(now.options().sample(rng), now.seat)
    return found[:: max(1, len(found) // 12)]


def test_no_other_sign_stands_on_the_map_of_harrow_county() -> None:
    """In random games of several settings, every sign behind the name of a hex is one of the legend."""
    game, seen = find_game("harrow"), set()
    for seed, preset in enumerate(("chapter1", "chapter4", "fair-folk-3", "solo") * 2):
        for session in positions(game, seed, {"preset": preset}, 150):
            for word in " ".join(plain(game.text(session.view(None), None)).splitlines()[1:18]).split():
                signs = re.sub(r"^[a-i]\d|\d|[AL]", "", word)
                if not re.fullmatch(r"[A-Z]{3,}", word):  # a name in capitals stands for itself
                    seen |= set(signs)
    assert seen <= set(SIGNS["harrow"]) and len(seen) > 15


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("name", GAMES)
def test_every_card_in_hand_says_what_it_does(name: str, lang: str) -> None:
    """A sentence behind or under each: at least as many more words as there are cards."""
    game, seen = find_game(name), 0
    for session in positions(game, 5, {"preset": "chapter4"} if name == "harrow" else {}, 120):
        for seat in range(session.state.seats):
            shown = plain(game.text(session.view(seat), seat, lang))
            told = [text for text in effects(name, session, seat, lang) if text]
            squeezed = " ".join(shown.split())
            for text in told:
                assert " ".join(text.split()) in squeezed, text
            seen += len(told)
    assert seen > 10


def effects(name: str, session: Session, seat: int, lang: str) -> list[str]:
    """The texts of the cards that a seat holds, as the locale files have them."""
    from hvozd.kit.texts import Texts, locale_folders

    view = session.view(seat)
    texts = Texts(locale_folders(find_game(name)), lang)
    if name == "crescent":
        return [texts.get(f"text-{card}") for card in view.hand]
    if name == "defenders":
        from hvozd.games.defenders.components import CARDS

        return [texts.get(f"ability-{CARDS[card].ability}-text") for card in view.hand]
    if name == "harrow":
        from hvozd.games.harrow.table.faces import sentence
        from hvozd.games.harrow.table.look import look_of
        from hvozd.games.harrow.words import WORDS

        kind = look_of(view.seats[seat]).cards
        return [sentence(WORDS[kind][card], texts) for card in view.hand]
    from hvozd.games.root.table.labels import Speaker, factions_of

    return [Speaker(factions_of(view), lang).effect(card) for card in view.seats[seat].known]


@pytest.mark.parametrize("name", GAMES)
def test_titles_and_settings_are_told_in_the_readers_language(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find_game(name)
    assert title(game, "cs") == TITLES[name] and title(game, "en") == game.title
    resolved = game.resolve(first_game(game).options, 4)
    english, czech = (settings_told(game, resolved, lang) for lang in ("en", "cs"))
    assert english != czech and len(english.split("; ")) == len(czech.split("; ")) >= 2
    answers = iter(["?", "q"])
    monkeypatch.setattr("builtins.input", lambda _="": next(answers))
    assert main(["play", name, "--seed", "4", "--lang", "cs"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith(f"{TITLES[name]}: ") and "Co je na plánu" in shown
