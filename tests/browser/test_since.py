"""What happened while others played: after a full round of agents every line since the own last turn can be read,
though it is more than comes with a page."""

import pytest

from hvozd.core.record import load, replay
from hvozd.web.happened import SHOWN
from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

# Every new line is scrolled to; those whose middle is not there to be seen are given back.
UNSEEN = """() => [...document.querySelectorAll('#journal .new')].filter((line) => {
    line.scrollIntoView({block: 'center', behavior: 'instant'});
    const range = document.createRange();
    range.selectNodeContents(line);
    const box = range.getClientRects()[0];
    if (!box || box.left < 0 || box.right > innerWidth) return true;
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('li') !== line;
}).map((line) => line.textContent)"""


def others(player: Player) -> int:
    """How many lines the seat may read of what all others have done since its own last turn; 0: it goes on."""
    record = load(player.record())
    lines, journal = record.lines, replay(record).journal
    if journal is None or not lines or lines[-1].seat == 0:
        return 0
    last = max((line.number for line in lines if line.seat == 0), default=-1)
    seats = {line.seat for line in lines if line.number > last}
    read = [entry for entry in journal.entries if entry.number > last + 1 and entry.read_by(0)]
    return len(read) if last >= 0 and len(seats) == 3 else 0


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_every_line_since_the_own_last_turn_can_be_read(come: Come, server: Server, screen: str) -> None:
    player = come(screen)
    player.open(server.address, "root", 0, "en")
    page, count = player.page, 0
    while count <= SHOWN:
        player.ready()
        number = player.number()
        while player.number() == number:
            player.click()
            player.ready()
        count = others(player)
    if screen == "phone":
        page.locator("#places [data-place=journal]").click()
    while page.locator("#journal .new").count() < count:
        first = page.locator("#journal li[id]").first.get_attribute("id")
        page.locator("[data-earlier]").click()
        page.wait_for_function("first => document.querySelector('#journal li[id]').id !== first", arg=first)
    assert page.locator("#journal .new").count() == count
    assert page.evaluate(UNSEEN) == []
    assert page.locator("#journal-since a").inner_text().strip().split()[0] == str(count)
