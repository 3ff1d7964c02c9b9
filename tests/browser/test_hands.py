"""Single steps without the mouse, a typed action, and what helps while deciding."""

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def test_a_thing_on_the_board_is_reached_and_picked_by_the_keyboard(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 0, "en")
    player.page.wait_for_selector("#board .can")
    for _ in range(300):
        press(player, "Tab")
        if player.page.evaluate("document.activeElement.matches('#board .can')"):
            break
    before, number = player.page.locator("#picks").inner_text(), player.number()
    press(player, "Enter")
    player.page.wait_for_function(
        """([before, number]) => document.querySelector('#picks').innerText !== before
            || +document.querySelector('#live')?.dataset.number > number""",
        arg=[before, number],
    )


def test_a_typed_action_is_played_and_a_wrong_one_is_refused_with_a_sentence(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 0, "cs")
    player.ready()
    number = player.number()
    press(player, "l")
    player.page.locator("#picks input:not([type=checkbox])").fill("létat na měsíc")
    press(player, "Enter")
    player.page.wait_for_selector("#told:not([hidden]) p")
    assert player.page.locator("#told p").inner_text().strip()
    assert player.number() == number
    assert player.forgive("400") > 0
    player.play(3)


def test_escape_steps_back_and_undo_takes_the_last_action_back(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 0, "en")
    page = player.page
    for _ in range(400):
        player.ready()
        if page.locator("[data-do=undo]").count():
            break
        player.click()
    number = player.number()
    page.locator("[data-do=undo]").click()
    page.wait_for_function("number => +document.querySelector('#live')?.dataset.number < number", arg=number)
    player.ready()
    for _ in range(200):
        player.ready()
        if page.locator("#picks .trail").count():
            break
        player.click()
    number, longest = player.number(), 5
    while page.locator("#picks .trail").count() and longest:
        press(player, "Escape")
        longest -= 1
    assert page.locator("#picks .trail").count() == 0
    assert page.locator("#picks .answers button").count() > 0
    assert player.number() == number


def test_what_cannot_be_undone_asks_first_unless_that_is_turned_off(come: Come, server: Server) -> None:
    player = come(motion=True)
    player.open(server.address, "defenders", 1, "en")
    page = player.page
    for _ in range(300):
        player.ready()
        if page.locator("#picks .go").count():
            break
        player.click()
    assert "no undo" in page.locator("#picks").inner_text()
    number = player.number()
    page.locator("#picks .go").click()
    player.moved(number)
    player.ready()
    page.locator("#picks input[type=checkbox]").uncheck()
    for _ in range(30):
        player.ready()
        if player.over():
            break
        assert page.locator("#picks:has(.trail) .go").count() == 0
        player.click()


def test_cards_and_places_explain_themselves_with_a_rule(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 0, "en")
    player.ready()
    things = player.page.locator("#hand [data-tip], #hand[data-tip] > svg, #board [data-tip]")
    assert things.count() > 12
    tip = things.first.get_attribute("data-tip") or ""
    things.first.dispatch_event("mouseover")
    player.page.wait_for_selector("#tip:not([hidden])")
    assert player.page.locator("#tip").inner_text().startswith(tip[:10])


def test_a_first_visit_is_shown_around_once(come: Come, server: Server) -> None:
    player = come("phone", tour=True)
    page = player.page
    page.goto(f"{server.address}/?lang=cs")
    page.locator("#game-root .more > summary").click()
    page.locator("#game-root .presets button").first.click()
    steps = 0
    page.wait_for_selector("#tour")
    while page.locator("#tour").count():
        assert player.width() <= 390
        page.locator("#tour .go").click()
        steps += 1
    assert steps > 3
    player.ready()
    page.reload()
    player.ready()
    assert page.locator("#tour").count() == 0
    page.locator("#tour-again").click()
    page.wait_for_selector("#tour")
    press(player, "Escape")
    assert page.locator("#tour").count() == 0
    player.play(3)


def test_the_boards_of_all_seats_are_tabs(come: Come, server: Server) -> None:
    player = come()
    player.open(server.address, "root", 0, "en")
    player.ready()
    tabs = player.page.locator("#tabs [data-tab]")
    assert tabs.count() >= 4
    for tab in tabs.all()[::-1]:
        tab.click()
        name = tab.get_attribute("data-tab")
        assert player.page.locator(f"#panel-{name}").is_visible()
        assert player.page.locator("#panels .panel:visible").count() == 1
