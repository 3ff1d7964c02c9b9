"""An answer that the server has not acknowledged yet."""

from playwright.sync_api import Route

from tests.browser.conftest import Come
from tests.browser.driver import Server
from tests.browser.test_people import asked, pair


def test_an_answer_on_its_way_stays_on_its_way(come: Come, server: Server) -> None:
    """A frame that comes meanwhile (the other one leaves) does not ask the question again."""
    ann, bob = pair(come, server)
    here, other = (ann, bob) if asked(ann) else (bob, ann)
    page, held = here.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/play", hold)
    for _ in range(200):
        if held:
            break
        if page.locator("#picks button").count():
            here.click()
        page.wait_for_timeout(20)
    assert len(held) == 1
    number = here.number()
    gone = page.locator("#seats .chip.here:not(.me)").first.get_attribute("id")
    other.page.goto(f"{server.address}/")
    page.wait_for_selector(f"#{gone}.away")
    assert here.number() == number
    assert page.locator("#picks button").count() == 0
    assert page.locator("#picks").inner_text() in ("It is being stored.", "Ukládá se.")
    held[0].continue_()
    here.moved(number)
    assert len(held) == 1
