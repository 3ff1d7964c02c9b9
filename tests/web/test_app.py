"""People at the table: what they get, and what a request that is no good gets."""

import re
from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest

from hvozd.core import Rng, Session, find_game
from hvozd.games.harrow.rules.events import TreeFell
from hvozd.games.root.hooks import FACTIONS
from hvozd.kit.rulebook import explained
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.happened import dice
from hvozd.web.pages import STATIC
from hvozd.web.sayings import TEXTS
from tests.web.conftest import Person

Come = Callable[[], Person]


def finish(person: Person) -> None:
    """Both seats of a table play at random to the end."""
    table, rng = person.table, Rng(9)
    while (now := table.session.decision) is not None:
        action = now.options(now.seat).sample(rng)
        table.play(table.session.game.write(table.session.state, action), now.seat, now.number)


# -- what people get ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "First game"), ("cs", "První hra")])
def test_the_lobby_offers_four_games_with_three_presets(come: Come, lang: str, word: str) -> None:
    page = come().client.get(f"/?lang={lang}").text
    assert page.count("<article") == 4
    assert page.count('name="preset"') == 12
    assert page.count(word) >= 4


@pytest.mark.parametrize("game", ["root", "crescent", "defenders", "harrow"])
def test_every_preset_opens_a_table_on_which_something_can_be_decided(come: Come, game: str) -> None:
    person = come()
    for preset in "012":
        answer = person.client.post("/tables", data={"game": game, "preset": preset})
        assert answer.status_code == 200
        assert '<svg viewBox="' in answer.text
        assert 'id="prompt"' in answer.text
    assert person.client.get(f"/cover/{game}.svg").text.startswith("<svg xmlns=")


def test_bots_sit_on_seats_of_their_own_table(come: Come) -> None:
    ann = come()
    fields = {"game": "root", "seat-0": "me", "seat-1": "clockwork:electric_eyrie", "seat-2": "easy", "option-seats": "3"}
    answer = ann.client.post("/tables", data={**fields, "option-map": "autumn", "option-deck": "base"})
    assert answer.status_code == 200, answer.text
    table = ann.tables.table(str(answer.url).split("/t/")[1])
    assert table.session.game.seat_names(table.session.state)[1] == "electric_eyrie"
    assert [one.agent for one in table.row.seats] == ["", "random", "easy"]
    assert "Strojová frakce" in ann.client.get(f"/t/{table.row.id}?lang=cs").text
    assert ann.client.post("/tables", data={**fields, "seat-2": "clockwork:cat"}).status_code == 400


def test_a_table_can_be_played_and_undone_by_its_seat(come: Come) -> None:
    ann = come()
    ann.open()
    page = ann.client.get(f"/t/{ann.id}").text
    assert '"kinds":[{' in page
    before = ann.hash()
    assert ann.send().json() == {"stored": 0}
    assert ann.hash() != before
    rng = Rng(2)
    for _ in range(50):
        if ann.table.session.can_undo(0):
            break
        now = ann.table.session.decision
        assert now is not None
        before = ann.hash()
        ann.table.play(ann.table.session.game.write(ann.table.session.state, now.options().sample(rng)), now.seat, now.number)
    number = ann.table.session.state.number
    assert ann.client.post(f"/t/{ann.id}/undo", json={"seat": 0, "number": number}).status_code == 200
    assert ann.hash() == before


def test_a_friend_sits_down_by_the_secret_link(come: Come) -> None:
    ann, bob = come(), come()
    ann.open()
    link = ann.link()
    assert bob.client.get(link).status_code == 200
    page = bob.client.post(link, data={"name": "Bob"})
    assert page.status_code == 200
    assert 'data-seat="1"' in page.text
    assert "Bob" in ann.client.get(f"/t/{ann.id}").text
    assert "/sit/" not in ann.client.get(f"/t/{ann.id}").text
    assert f"/t/{ann.id}" in bob.client.get("/").text


def test_a_forwarded_seat_link_gives_that_seat_once_and_nothing_of_another(come: Come) -> None:
    """Bob passes his link on to Dan, who passes it on to Eve: Dan has the seat that was free, and nothing else."""
    ann, dan, eve = come(), come(), come()
    ann.open()
    link = ann.link()
    mine = ann.table.row.seats[0].key
    assert dan.client.post(link, data={"name": "Dan"}).status_code == 200
    dan.id = ann.id
    assert 'data-seat="1"' in dan.client.get(f"/t/{ann.id}").text
    for path in ("", "/stream", "/choices", "/at", "/journal", "/fault"):
        assert dan.client.get(f"/t/{ann.id}{path}?seat=0").status_code in (400, 403), path
    assert dan.send(seat=0).status_code == 403
    assert dan.client.post(f"/t/{ann.id}/leave", json={"seat": 0}).status_code == 403
    assert mine not in dan.client.get(f"/t/{ann.id}").text and link not in dan.client.get(f"/t/{ann.id}").text
    assert eve.client.post(link, data={"name": "Eve"}).status_code == 403
    assert 'data-seat="none"' in eve.client.get(f"/t/{ann.id}").text
    assert ann.table.seats_of("") == [] and ann.table.row.seats[0].key == mine


def test_a_spectator_gets_no_options_and_no_links(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    page = eve.client.get(f"/t/{ann.id}").text
    assert '"kinds"' not in page
    assert "/sit/" not in page
    assert 'data-seat="none"' in page


def test_two_seats_of_one_person_have_a_curtain_between_them(come: Come) -> None:
    ann = come()
    ann.open(**{"seat-1": "me"})
    asked = ann.client.get(f"/t/{ann.id}")
    assert 'data-seat="0"' in asked.text
    other = ann.client.get(f"/t/{ann.id}?seat=1").text
    assert 'data-curtain="0"' in other
    assert '"kinds"' not in other


def test_the_language_can_be_changed_at_any_time(come: Come) -> None:
    ann = come()
    ann.open()
    assert "Markýza" in ann.client.get(f"/t/{ann.id}?lang=cs").text
    assert "Markýza" in ann.client.get(f"/t/{ann.id}").text
    assert "Markýza" not in ann.client.get(f"/t/{ann.id}?lang=en").text


def test_every_text_of_the_pages_is_there_in_both_languages() -> None:
    keys = {lang: set(re.findall(r"^([\w-]+) =", (TEXTS / f"{lang}.ftl").read_text("utf-8"), re.M)) for lang in ("en", "cs")}
    assert keys["en"] == keys["cs"]
    used = set()
    for path in TEXTS.parent.glob("*.py"):
        used |= set(re.findall(r'(?:say|Refused)\((?:\d+, )?"([\w-]+)"', path.read_text("utf-8")))
    assert len(used) > 40
    assert {key for key in used if not Texts([TEXTS], "cs").has(key)} == set()


# -- replay and records ------------------------------------------------------------------------------------------------


def test_a_running_game_is_replayed_through_the_own_eyes_only(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    ann.send()
    assert ann.client.get(f"/t/{ann.id}/replay?seat=0&at=0").status_code == 200
    assert ann.client.get(f"/t/{ann.id}/replay?seat=1").status_code == 403
    assert eve.client.get(f"/t/{ann.id}/replay").status_code == 200
    assert eve.client.get(f"/t/{ann.id}/at?seat=0").status_code == 403
    assert eve.client.get(f"/t/{ann.id}/at?at=0").json()["at"] == 0


def test_a_record_is_given_out_after_the_end_and_opens_again(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    assert ann.client.get(f"/t/{ann.id}/record").status_code == 403
    finish(ann)
    record = ann.client.get(f"/t/{ann.id}/record")
    assert record.status_code == 200
    told = eve.client.post("/records", content=record.content).json()
    page = eve.client.get(told["go"]).text
    assert f'max="{len(ann.table.session.record.lines)}"' in page
    assert eve.client.get(told["go"] + "?seat=1&at=30").status_code == 200


def test_a_broken_record_is_refused_with_a_sentence(come: Come) -> None:
    ann = come()
    ann.open()
    finish(ann)
    record = ann.client.get(f"/t/{ann.id}/record").content
    for broken in (b"", b"nonsense", record[:-30], record.replace(b'"done"', b'"drop"', 1), b"\xff\xfe" * 50):
        answer = ann.client.post("/records", content=broken)
        assert answer.status_code == 400
        assert "ecord" in answer.json()["error"]
    assert ann.client.post("/records", content=b"x" * 5_000_000).status_code == 413


def test_a_fault_report_keeps_the_secrets_of_others(come: Come) -> None:
    ann, bob = come(), come()
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    told = ann.client.get(f"/t/{ann.id}/fault?seat=0").json()
    assert told["record"] is None
    assert told["question"]
    finish(ann)
    assert ann.client.get(f"/t/{ann.id}/fault?seat=0").json()["record"].startswith('{"hvozd":1')


# -- requests that are no good -----------------------------------------------------------------------------------------


def test_bad_moves_change_nothing(come: Come) -> None:
    ann, bob, eve = come(), come(), come()
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bob"})
    bob.id = eve.id = ann.id
    assert ann.send().status_code == 200
    before, number = ann.hash(), ann.table.session.state.number
    asked = ann.table.session.decision
    assert asked is not None
    owner, other = (ann, bob) if asked.seat == 0 else (bob, ann)
    tries = [
        (owner.send(seat=asked.seat, number=0), 409),
        (owner.send(seat=asked.seat, number=number + 5), 409),
        (owner.send(seat=1 - asked.seat), 403),
        (other.send(seat=1 - asked.seat), 403),
        (eve.send(seat=asked.seat), 403),
        (eve.send(seat=7), 403),
        (owner.send(seat=asked.seat, action="fly to the moon"), 400),
        (owner.send(seat=asked.seat, action="battle 1 eyrie"), 409),
        (owner.send(seat="0"), 400),
        (owner.send(action=["done"]), 400),
    ]
    for answer, status in tries:
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]
    assert ann.hash() == before


def test_a_refusal_names_the_rule_and_the_fact(come: Come) -> None:
    ann = come()
    ann.open()
    asked = ann.table.session.decision
    assert asked is not None
    refused = {action: ann.send(seat=asked.seat, action=action) for action in ("keep 7", "keep somewhere", "done")}
    assert {action: answer.status_code for action, answer in refused.items()} == {
        "keep 7": 409,
        "keep somewhere": 400,
        "done": 409,
    }
    assert {answer.json()["rule"] for answer in refused.values()} == {"R-6.3.2"}
    assert refused["keep 7"].json()["error"] == "Which clearing: 7 cannot be chosen; possible: 1, 2, 3, 4."


def test_a_double_click_plays_once(come: Come) -> None:
    ann = come()
    ann.open(**{"seat-1": "me"})
    move = {"seat": 0, "number": 0, "action": ann.legal()}
    answers = [ann.client.post(f"/t/{ann.id}/play", json=move).status_code for _ in range(2)]
    assert answers == [200, 409]
    assert len(ann.table.session.record.lines) == 1


def test_malformed_and_huge_bodies(come: Come) -> None:
    ann = come()
    ann.open()
    before, url = ann.hash(), f"/t/{ann.id}/play"
    json = {"content-type": "application/json"}
    for body in (b"", b"{", b"[]", b"\xff", b"[" * 30000, b'{"seat":0}', b'{"seat":1e99,"number":0,"action":"x"}'):
        assert ann.client.post(url, content=body, headers=json).status_code == 400, body[:20]
    assert ann.client.post(url, content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
    assert ann.client.post(url, content=b"x" * 70_000, headers=json).status_code == 413
    assert ann.client.post("/tables", content=b"game=root&" + b"a" * 70_000).status_code == 413
    assert ann.client.post("/tables", data={"game": "chess"}).status_code == 404
    assert ann.client.post("/tables", data={"game": "root", "preset": "99"}).status_code == 400
    assert ann.client.post("/tables", data={"game": "root", "seat-0": "steward"}).status_code == 400
    assert ann.client.post("/tables", data={"game": "root", "option-factions": "cats"}).status_code == 400
    assert ann.hash() == before


def test_an_option_that_could_name_a_file_is_not_taken(come: Come) -> None:
    answer = come().client.post("/tables", data={"game": "crescent", "option-components": "/etc/passwd"})
    assert answer.status_code == 400
    assert "passwd" not in answer.text


def test_forged_links_tables_and_cookies(come: Come) -> None:
    ann, eve = come(), come()
    ann.open()
    assert eve.client.post(f"/t/{ann.id}/sit/forged", data={"name": "Eve"}).status_code == 403
    assert eve.client.get(f"/t/{ann.id}/sit/é").status_code == 403
    assert eve.client.get("/t/nowhere").status_code == 404
    assert eve.client.get(f"/t/{ann.id}?seat=0").status_code == 403
    assert eve.client.get(f"/t/{ann.id}?seat=x").status_code == 403
    eve.client.cookies.set("hvozd", ann.client.cookies["hvozd"][:-3] + "abc")
    assert eve.client.get(f"/t/{ann.id}?seat=0").status_code == 403
    assert eve.client.post(f"/t/{ann.id}/pause", json={}).status_code == 403
    taken = ann.link()
    come().client.post(taken, data={"name": "Bob"})
    assert eve.client.post(taken, data={"name": "Eve"}).status_code == 403


def test_a_request_from_another_page_is_refused(come: Come) -> None:
    ann = come()
    ann.open()
    move = {"seat": 0, "number": 0, "action": ann.legal()}
    answer = ann.client.post(f"/t/{ann.id}/play", json=move, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert not ann.table.session.record.lines


def test_markup_in_names_is_text(come: Come) -> None:
    ann, bob = come(), come()
    ann.open()
    name = '<img src=x onerror="alert(1)">"\u202e\x00'
    bob.client.post(ann.link(), data={"name": name})
    for page in (ann.client.get(f"/t/{ann.id}").text, bob.client.get("/").text, ann.client.get(f"/t/{ann.id}/replay").text):
        assert "<img src=x" not in page
        assert "\u202e" not in page
    assert "&lt;img src=x" in ann.client.get(f"/t/{ann.id}").text
    assert len(ann.table.row.seats[1].name) <= 30


def test_limits_of_rate_and_tables(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.web.budgets.time", SimpleNamespace(monotonic=lambda: 7000.0))
    ann = come()
    ann.open()
    ann.client.get("/")
    answers = {ann.client.post(f"/t/{ann.id}/undo", json={"seat": 0, "number": 0}).status_code for _ in range(310)}
    assert answers == {409, 429}
    bob = come()
    bob.client.get("/")
    opened = [bob.client.post("/tables", data={"game": "defenders", "preset": "0"}).status_code for _ in range(35)]
    assert opened[0] == 200
    assert opened[-1] == 429


# -- what lies around the board ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", ["root", "crescent", "defenders", "harrow"])
def test_every_word_of_the_script_and_a_tour_of_every_game_are_there(come: Come, game: str, lang: str) -> None:
    client = come().client
    page = client.post("/tables", data={"game": game, "preset": "0"}).text
    address = re.search(rf"/words/{game}\.\w\w\.js\?v=\w+", page)
    assert address is not None
    said = client.get(address[0].replace(".en.", f".{lang}.")).text
    words = msgspec.json.decode(said.split(";window.")[0].removeprefix("window.hvozdWords = "), type=dict[str, str])
    assert all(value and value != key for key, value in words.items())
    scripts = "".join((STATIC / f"{name}.js").read_text("utf-8") for name in ("table", "around", "tour", "why", "rules"))
    assert set(re.findall(r'words(?:\.|\[")([\w-]+)', scripts)) <= set(words)
    table = find_game(game)
    for seed in range(6):
        for name in table.seat_names(Session.new(table, {}, seed).state):
            assert words.get(f"tour-seat-{name}") or words["tour-mine"]
    assert "{" not in "".join(words.values())


@pytest.mark.parametrize("game", ["root", "crescent", "defenders", "harrow"])
def test_every_kind_of_thing_on_a_board_names_a_rule_that_explains_it(come: Come, game: str) -> None:
    found = find_game(game)
    rules = explained(found)
    ledgers = found.folder.rglob("ledger/*.tsv")
    ledger = {line.split("\t")[0] for path in ledgers for line in path.read_text("utf-8").splitlines()}
    assert set(rules.values()) <= ledger
    page = come().client.post("/tables", data={"game": game, "preset": "0"}).text
    kinds = {key.split(":")[0] for row in re.findall(r'data-pick="([^"]+)"', page) for key in row.split()}
    assert kinds - {"seat", "player", "faction"} <= set(rules)


def test_a_tour_says_something_of_every_faction_of_root() -> None:
    for lang in ("en", "cs"):
        texts = Texts(locale_folders(find_game("root")), lang)
        assert [one.name for one in FACTIONS if not one.stands_for and not texts.has(f"tour-seat-{one.name}")] == ["vagabond2"]


def test_boards_are_tabs_with_mine_first(come: Come) -> None:
    ann = come()
    ann.open(**{"seat-0": "friend", "seat-1": "me"})
    page = ann.client.get(f"/t/{ann.id}").text
    assert re.findall(r'data-tab="(\w+)"', page) == ["1", "0", "middle"]
    assert re.findall(r'id="panel-(\d|middle)"', page) == ["1", "0", "middle"]


def test_dice_are_told_with_the_line_of_the_journal(come: Come) -> None:
    ann = come()
    ann.open(**{"seat-1": "me"})
    finish(ann)
    faces = {face for event in ann.table.session.state.read(None) if (face := dice(event)) is not None}
    assert faces
    assert all(re.fullmatch(r"[0-3] [0-3]", face) for face in faces)


def test_cubes_have_colours() -> None:
    assert dice(TreeFell(thrown=(3, 1, 0), fallen=(2, 0, 1), left=(1, 1, 0))) == "1:0 1:0 1:2"
    assert dice(TreeFell(thrown=(1,), fallen=(0,), left=(1,))) is None
