"""Rules at hand: every rule that the code holds is told by one section, in both languages; pages are small."""

import asyncio
import gzip
import json
import re
from collections.abc import Iterator

import pytest

from hvozd.core import find_game
from hvozd.core.journal import Event
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.lessons import lessons_of
from hvozd.kit.rulebook import _fits, aid_of, chapters, explained, section_of, sections, tellers
from hvozd.proof.ledger import report
from tests.web.worlds import World

LEDGERS = {"crescent": ("crescent",), "defenders": ("defenders",), "harrow": ("harrow",), "root": ("root", "rootbots")}
TOLD = sorted(LEDGERS)
"""Games whose rules are told."""


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_in_the_code_is_told_by_one_section(game: str) -> None:
    one = find_game(game)
    rules = [rule for name in LEDGERS[game] for rule in report(name).rules]
    wrong = {rule.id: [section.name for section in tellers(one, rule.id)] for rule in rules if rule.code}
    assert {id: names for id, names in wrong.items() if len(names) != 1} == {}
    asked = {ruling.id: len(tellers(one, ruling.id)) for ruling in one.rulings}
    assert set(asked.values()) <= {1}, asked
    known = [*(rule.id for rule in rules), *asked]
    for section in sections(one, "en").values():
        for text in section.ids:
            assert any(_fits(text, id) for id in known), f"{section.name} tells {text}, which the ledger does not know"


@pytest.mark.parametrize("game", TOLD)
def test_both_languages_have_the_same_sections_and_none_is_empty(game: str) -> None:
    one = find_game(game)
    names = {lang: [(c.name, s.name) for c in chapters(one, lang) for s in c.sections] for lang in LANGUAGES}
    assert names["en"] == names["cs"] and len(set(names["en"])) == len(names["en"])
    for lang in LANGUAGES:
        texts = [section.text for section in sections(one, lang).values()]
        assert len(texts) == len(names[lang]) and all(len(text.strip()) > 30 for text in texts)
        assert len(set(texts)) == len(texts)
        assert all(section.title for section in sections(one, lang).values())
    assert all(s.ids or s.name.startswith(("aid-", "glossary")) for s in sections(one, "en").values())
    assert not any(section.ids for section in sections(one, "cs").values())


@pytest.mark.parametrize("game", TOLD)
def test_pages_are_small_and_every_id_opens_its_rule(game: str) -> None:
    world = World(game)
    caller, one = world.callers["stranger"], find_game(game)
    for lang in LANGUAGES:
        for chapter in ("", *(chapter.name for chapter in chapters(one, lang))):
            page = asyncio.run(caller.get(f"/rules/{game}", f"lang={lang}&chapter={chapter}"))
            assert page.status == 200 and len(page.body) < 60_000 and len(gzip.compress(page.body)) < 10_000, chapter
            ids = re.findall(r' id="([^"]+)"', page.body.decode())
            assert len(ids) == len(set(ids))
        for name in LEDGERS[game]:
            rule = next(rule.id for rule in report(name).rules if rule.code)
            told = json.loads(asyncio.run(caller.get(f"/rules/{game}/{rule}", f"lang={lang}")).body)
            section = section_of(one, rule, lang)
            assert section is not None and section.title in told["text"] and section.name in told["page"]
    world.close()


@pytest.mark.parametrize("game", TOLD)
def test_every_line_of_the_journal_has_a_rule_and_everybody_an_aid(game: str) -> None:
    one = find_game(game)
    rules = {name.removeprefix("event:"): rule for name, rule in explained(one).items() if name.startswith("event:")}
    kinds = {kind.__name__: kind for kind in events(Event) if kind.__module__.startswith(f"hvozd.games.{game}.")}
    assert set(rules) <= set(kinds), "rules of events that there are not"
    untold = {name for name, kind in kinds.items() if name not in rules and "rule" not in kind.__struct_fields__}
    assert not untold
    assert {rule for rule in rules.values() if len(tellers(one, rule)) != 1} == set()
    for name in {*one.seat_names(one.new(one.resolve({}, 1), 1)), *lessons_of(one)}:
        for lang in LANGUAGES:
            aid = aid_of(one, name, lang)
            assert aid is not None and aid.name.startswith("aid-"), name


def test_an_aid_is_told_in_place_for_second_seats_and_bots_too() -> None:
    world = World("root")
    caller = world.callers["stranger"]
    for name, section in (("marquise", "aid-"), ("vagabond2", "aid-vagabond"), ("electric_eyrie", "bot-")):
        told = json.loads(asyncio.run(caller.get(f"/rules/root/aid-{name}", "lang=cs")).body)
        assert f"#{section}" in told["page"] and len(told["text"]) > 100
    assert asyncio.run(caller.get("/rules/root/aid-nobody")).status == 404
    assert asyncio.run(caller.get("/rules/root/aid-locale")).status == 404
    world.close()


def events(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from events(one)


def test_search_finds_words_without_accents_and_ids_and_says_so_where_there_is_nothing() -> None:
    world = World("crescent")
    caller = world.callers["stranger"]

    def found(find: str, lang: str) -> list[str]:
        page = asyncio.run(caller.get("/rules/crescent", f"lang={lang}&find={find}")).body.decode()
        return re.findall(r'<section id="([\w-]+)"', page)

    one = find_game("crescent")
    section = section_of(one, "CM-10.9", "cs")
    assert section is not None and found("CM-10.9", "cs") == [section.name] == found("cm-10.9", "en")
    assert found("zoldner", "cs") and found("%C5%BDoldn%C3%A9%C5%99", "cs") == found("zoldner", "cs")
    assert found("qqqq", "en") == []
    assert asyncio.run(caller.get("/rules/crescent", "find=" + "x" * 81)).status == 400
    assert asyncio.run(caller.get("/rules/crescent/nothing")).status == 404
    assert asyncio.run(caller.get("/rules/nothing")).status == 404
    world.close()
