"""Several people at one table, each with a browser: links, spectators, tabs, curtains, languages, late and double clicks."""

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

TWO = {"option-factions": "marquise,eyrie", "option-map": "autumn", "option-deck": "base", "seat-0": "me", "seat-1": "friend"}
POST = """async ([path, data]) => {
    const answer = await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(data)});
    return [answer.status, (await answer.json()).error || ''];
}"""


def pair(come: Come, server: Server) -> tuple[Player, Player]:
    """Ann opens a table, Bob sits down by her link."""
    ann, bob = come(), come("phone", seed=2)
    ann.own_table(server.address, "root", "en", TWO)
    ann.page.locator(".invite summary").click()
    bob.page.goto(ann.page.locator(".invite code").inner_text() + "?lang=cs")
    bob.page.locator("input[name=name]").fill("Bob <b>")
    bob.page.locator("form button").click()
    bob.page.wait_for_selector("#wire.alive")
    ann.page.locator("#seats", has_text="Bob <b>").wait_for()
    return ann, bob


def asked(player: Player) -> bool:
    return player.page.locator("#prompt.mine").count() > 0


def together(ann: Player, bob: Player, decisions: int) -> None:
    """Both click whenever they are asked."""
    end = max(ann.number(), bob.number()) + decisions
    while min(ann.number(), bob.number()) < end and not ann.over():
        for player in (ann, bob):
            if player.page.locator("#prompt.mine #picks button").count():
                player.click()


def test_two_people_play_by_link_each_in_their_language(come: Come, server: Server) -> None:
    ann, bob = pair(come, server)
    ann.page.wait_for_selector("#prompt.mine")
    assert "Čeká se na" in bob.page.locator("#ask").inner_text()
    together(ann, bob, 40)
    words = bob.page.locator("#live").inner_text()
    assert "Markýza" in words
    assert "Markýza" not in ann.page.locator("#live").inner_text()


def test_a_spectator_sees_what_is_public_only(come: Come, server: Server) -> None:
    ann, bob = pair(come, server)
    together(ann, bob, 10)
    eve = come()
    eve.page.goto(f"{ann.table()}?lang=en")
    eve.page.wait_for_selector("#wire.alive")
    number = eve.number()
    together(ann, bob, 5)
    eve.moved(number)
    assert ann.page.locator("#hand svg.card").count() > 0
    assert eve.page.locator("#hand svg.card").count() == 0
    assert eve.page.locator("#picks button, [data-do=undo], #board .can").count() == 0
    hand = ann.page.locator("#hand svg.card").evaluate_all("cards => cards.map(card => card.id)")
    assert all(f'id="{card}"' not in eve.page.content() for card in hand)
    eve.page.goto(f"{ann.table()}?seat=0")
    assert "This seat is not yours" in eve.page.locator("body").inner_text()
    assert eve.page.locator(".sheet a[href='/']").count() == 1
    assert eve.forgive("403") > 0


def test_an_answer_for_somebody_elses_seat_is_refused_in_the_own_language(come: Come, server: Server) -> None:
    ann, bob = pair(come, server)
    table, number = ann.table(), ann.number()
    for seat, player in ((0, bob), (1, bob)):
        status, sentence = player.page.evaluate(POST, [f"{table}/play", {"seat": seat, "number": number, "action": "done"}])
        assert status in (400, 403)
        assert sentence
        assert "seat" not in sentence
    assert ann.number() == number
    assert bob.forgive("403") + bob.forgive("400") > 0


def test_two_tabs_show_the_same_table_and_a_late_click_is_told_so(come: Come, server: Server) -> None:
    ann = come()
    ann.open(server.address, "defenders", 1, "en")
    ann.ready()
    late = Player(ann.page.context.new_page(), 7)
    late.page.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")  # it leads itself
    late.page.route("**/stream*", lambda route: route.abort())
    late.page.goto(ann.page.url)
    late.ready()
    number = ann.number()
    while ann.number() == number:
        ann.ready()
        ann.click()
    stored = ann.number()
    for _ in range(20):
        if late.page.locator("#said.bad:not([hidden])").count():
            break
        late.click()
    assert "The game has moved on" in late.page.locator("#said").inner_text()
    assert late.forgive("409") > 0
    assert ann.number() == stored
    late.page.unroute("**/stream*")
    late.page.wait_for_selector("#wire.alive")
    late.moved(stored - 1)
    late.forgive("ERR_FAILED")
    assert late.errors == []
    number = late.number()
    while late.number() == number:
        late.ready()
        late.click()
    ann.moved(number)


def test_a_double_click_is_one_action(come: Come, server: Server) -> None:
    ann = come()
    ann.open(server.address, "defenders", 1, "en")
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.url.split("/")[-1]) if request.method == "POST" else None)
    for _ in range(40):
        ann.ready()
        if not ann.over() and (aim := ann.aim()):
            ann.page.mouse.dblclick(*aim)
    assert len(sent) > 10
    assert set(sent) == {"play"}, "the second click hits no undo"
    ann.ready()
    assert ann.number() == len(sent)


def test_two_people_at_one_screen_pass_a_curtain(come: Come, server: Server) -> None:
    ann = come()
    ann.open(server.address, "root", 1, "en")
    page = ann.page
    seats = set()
    for _ in range(3):
        while not page.locator("#veil:not([hidden]) button").count():
            page.wait_for_selector("#prompt.mine #picks button, #veil:not([hidden]) button")
            if not page.locator("#veil:not([hidden])").count():
                ann.click()
        seat = page.evaluate("document.body.dataset.seat")
        seats.add(seat)
        assert page.locator("#picks button").count() == 0
        hit = page.evaluate("document.elementFromPoint(innerWidth / 4, innerHeight / 4).closest('#veil') !== null")
        assert hit, "the curtain covers the table"
        page.locator("#veil button").click()
        page.wait_for_selector(f"body:not([data-seat='{seat}']) #live")  # a page on its way has no body for a moment
        ann.ready()
    assert seats == {"0", "1"}


def test_the_language_changes_in_the_middle_of_a_game(come: Come, server: Server) -> None:
    ann = come("phone")
    ann.open(server.address, "crescent", 1, "en")
    ann.play(6)
    ann.ready()
    number, english = ann.number(), ann.page.locator("#ask").inner_text()
    ann.page.locator("nav a", has_text="cs").click()
    ann.page.wait_for_selector("html[lang=cs] #live")
    ann.ready()
    assert ann.number() == number
    assert ann.page.locator("#ask").inner_text() != english
    assert ann.page.locator("#picks .which").inner_text()
    ann.play(6)
    assert ann.number() > number
    ann.page.locator("nav a", has_text="en").click()
    ann.page.wait_for_selector("html[lang=en] #live")
    ann.play(6)


def test_the_lobby_fits_a_phone_and_knows_my_tables(come: Come, server: Server) -> None:
    ann = come("phone")
    for lang in ("en", "cs"):
        ann.page.goto(f"{server.address}/?lang={lang}")
        assert ann.page.locator(".games article").count() == 4
        assert ann.width() <= 390
        for summary in ann.page.locator(".games summary").all():
            summary.click()
        assert ann.width() <= 390
    ann.page.locator("#name").fill('<i>"Ann"')
    ann.page.locator("form[action='/name'] button").click()
    assert ann.page.locator("#name").input_value() == '<i>"Ann"'
    ann.open(server.address, "harrow", 1, "en")
    table = ann.page.url
    ann.page.locator("nav .brand").click()
    ann.page.locator("#mine a").first.click()
    ann.page.wait_for_selector("#wire.alive")
    assert ann.page.url.split("?")[0] == table.split("?")[0]


def test_a_refused_table_says_why_and_keeps_what_was_chosen(come: Come, server: Server) -> None:
    ann = come("phone")
    ann.page.goto(f"{server.address}/?lang=cs")
    card = ann.page.locator("#game-root")
    card.locator(".more > summary").click()
    card.locator(".own > summary").click()
    ann.fill_in(card, {"option-seats": "3", "option-clockwork": "none,letters", "option-factions": ",duchy,duchy"})
    factions = card.locator("[name=option-factions]")
    assert [one.is_visible() for one in factions.all()] == [True] * 3 + [False] * 3
    card.locator(".own button").click()
    card.locator(".bad:not(:empty)").wait_for()
    assert [one.input_value() for one in factions.all()[:3]] == ["", "duchy", "duchy"]
    assert card.locator("[name=option-clockwork]:checked").evaluate_all("boxes => boxes.map(box => box.value)") == ["letters"]
    assert ann.forgive("400") > 0
    ann.fill_in(card, {"option-factions": "marquise,duchy,vagabot"})
    card.locator(".own button").click()
    ann.page.wait_for_selector("#wire.alive")
    assert ann.page.locator("#seats .chip b").count() == 3
    assert "hrabství" in ann.page.locator("#seats .chip").nth(1).inner_text().lower()
