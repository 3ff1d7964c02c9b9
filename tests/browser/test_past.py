"""What is left of a game: the replay, its link, the record as a file, the report of a fault."""

import json
from pathlib import Path

from hvozd.core.record import load, replay
from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

BOARD = """[...document.querySelectorAll('#board *')].map((one) => one.localName + ' ' + [...one.attributes]
    .filter((attribute) => attribute.value).map((attribute) => `${attribute.name}=${attribute.value}`).sort())"""


def finished(come: Come, server: Server) -> Player:
    """Somebody who has played a short game to its end."""
    player = come()
    player.open(server.address, "defenders", 0, "en")
    while not player.over():
        player.play(50)
    return player


def at(player: Player, number: int) -> None:
    player.page.wait_for_function("number => +document.querySelector('#live')?.dataset.number === number", arg=number)


def test_a_finished_game_is_scrubbed_from_every_seat_and_shared_by_link(come: Come, server: Server) -> None:
    ann = finished(come, server)
    page, length, end = ann.page, ann.number(), ann.page.evaluate(BOARD)
    page.locator("nav a[href$='/replay']").click()
    at(ann, length)
    page.locator("[data-step='-1000000']").click()
    at(ann, 0)
    begin = page.evaluate(BOARD)
    for number in range(1, 6):
        page.locator("[data-step='1']").click()
        at(ann, number)
    page.keyboard.press("ArrowLeft")
    at(ann, 4)
    page.locator("#at").fill(str(length // 2))
    at(ann, length // 2)
    page.locator("#eyes").select_option("1")
    page.wait_for_url(f"**at={length // 2}&seat=1")
    eve = come("phone")
    eve.page.goto(page.url)
    at(eve, length // 2)
    assert eve.width() <= 390
    page.locator("[data-step='1000000']").click()
    at(ann, length)
    page.locator("#eyes").select_option("0")
    page.wait_for_url(f"**at={length}&seat=0")
    assert ann.page.locator("#prompt.over").count() == 1
    assert begin != page.evaluate(BOARD)
    page.locator(f"nav a[href='{page.url.split('/replay')[0][len(server.address) :]}']").click()
    page.wait_for_selector("#prompt.over")
    assert page.evaluate(BOARD) == end


def test_a_record_is_downloaded_and_opened_again(come: Come, server: Server, tmp_path: Path) -> None:
    """Whoever is the only person at the table may have it before the end."""
    ann = come()
    ann.open(server.address, "defenders", 1, "en")
    ann.play(8)
    ann.ready()
    length = ann.number()
    ann.page.goto(f"{ann.table()}/replay")
    with ann.page.expect_download() as waited:
        ann.page.locator("nav a[href$='/record']").click()
    path = tmp_path / waited.value.suggested_filename
    waited.value.save_as(path)
    assert path.suffix == ".hvozd"
    assert replay(load(path.read_bytes())).number == length
    bob = come("phone")
    bob.page.goto(f"{server.address}/?lang=cs")
    bob.page.locator("#record-file").set_input_files(path)
    bob.page.wait_for_selector("#scrub")
    at(bob, length)
    broken = tmp_path / "broken.hvozd"
    broken.write_bytes(path.read_bytes()[:-40])
    bob.page.goto(f"{server.address}/?lang=cs")
    bob.page.locator("#record-file").set_input_files(broken)
    bob.page.locator("#record-said:not(:empty)").wait_for()
    assert bob.forgive("400") > 0


def test_a_report_of_a_fault_is_a_file_that_tells_what_is_needed(come: Come, server: Server, tmp_path: Path) -> None:
    ann = come()
    ann.open(server.address, "harrow", 1, "en")
    ann.play(10)
    ann.ready()
    with ann.page.expect_download() as waited:
        ann.page.locator("nav a[href*='/fault']").click()
    path = tmp_path / waited.value.suggested_filename
    waited.value.save_as(path)
    told = json.loads(path.read_text(encoding="utf-8"))
    assert (told["game"], told["seat"], told["decision"]) == ("harrow", 0, ann.number())
    assert replay(load(told["record"].encode())).number == ann.number()
    assert told["hvozd"] and told["rules"] and told["question"]
