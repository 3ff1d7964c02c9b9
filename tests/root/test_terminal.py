"""The table as text: one position to the letter, and nothing wider than the terminal in any game."""

from pathlib import Path

import pytest
from rich.text import Text

from hvozd.core import Rng, Session
from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import FOX
from hvozd.games.root.table.boards import field_by_field
from hvozd.games.root.table.labels import WIDTH, Bit, Speaker, factions_of, markup, wrap
from hvozd.games.root.table.looks import look_of
from hvozd.kit.languages import LANGUAGES
from tests.root.table import F1, F2, M1, M4, R1, R4, Table

SNAPSHOTS = Path(__file__).parent / "snapshots"


def position() -> Table:
    """A table with something of everything on it; the Marquise is in the middle of a battle."""
    t = Table("marquise", "eyrie", "alliance", "vagabond")
    for piece, clearing, number in (("keep", F1, 1), ("warriors", F1, 3), ("sawmill", F1, 1), ("wood", F1, 2)):
        t.put("marquise", piece, clearing, number)
    t.put("marquise", "warriors", R4, 4)
    t.put("marquise", "recruiter", R4)
    t.put("eyrie", "roost", R1)
    t.put("eyrie", "warriors", R1, 6)
    t.put("eyrie", "warriors", R4, 2)
    t.put("alliance", "sympathy", M4)
    t.put("alliance", "fox_base", F2)
    t.put("alliance", "warriors", F2, 2)
    t.put("alliance", "sympathy", F2)
    t.put("vagabond", "pawn", M1)
    eyrie, alliance, vagabond = t.board("eyrie"), t.board("alliance"), t.board("vagabond")
    eyrie.leader, eyrie.deposed, eyrie.decree = 3, [0], [[], t.take_cards(["fox_anvil"]), [], t.take_cards(["sappers"])]
    alliance.supporters, alliance.officers = t.take_cards(["mouse_sword", "royal_claim"]), 2
    vagabond.character, vagabond.relations = 0, [0, -1, 3, -2]
    vagabond.items[0] = vagabond.items[5] = 1
    vagabond.items[18] = 2
    t.g.supply[t.seat("alliance")] -= 2
    t.hand("marquise", "fox_ambush", "tax_collector", "rabbit_bake_sale", "bird_dominance")
    t.hand("eyrie", "mouse_favor")
    t.crafted("eyrie", "armorers")
    t.score("marquise", 12)
    t.dominate("alliance", "fox_dominance")
    t.g.available += t.take_cards(["mouse_dominance"])
    t.g.box[t.seat("marquise")] += [0, 0, 4]
    t.g.round = 4
    t.census = t.game.census(t.g)
    t.begin("marquise", "daylight")
    t.say(f"battle {R4} eyrie")
    return t


def rendered(t: Table, seat: int | None, lang: str) -> str:
    lines = Text.from_markup(t.game.text(t.game.view(t.g, seat), seat, lang)).plain.splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_position(lang: str) -> None:
    t = position()
    assert t.asked == ("eyrie", "OfferAmbush")
    assert rendered(t, t.seat("marquise"), lang) == (SNAPSHOTS / f"board.{lang}.txt").read_text(encoding="utf-8")


def test_other_seats_see_no_hand() -> None:
    t = position()
    for seat in (t.seat("eyrie"), None):
        assert "Bake Sale" not in rendered(t, seat, "en")
    assert "Favor of the Mice" in rendered(t, t.seat("eyrie"), "en")


def test_effects_that_wait_for_their_order_are_listed_as_they_are_counted() -> None:
    t = Table("marquise", "eyrie", "alliance")
    t.put("marquise", "keep", M1)
    t.put("marquise", "warriors", F1, 2)
    t.put("alliance", "sympathy", F2)
    t.hand("marquise", "fox_anvil")
    t.hand("eyrie", "fox_ambush")
    t.run(SweepSuit(t.seat("eyrie"), FOX), turn="eyrie")
    assert t.asked == ("eyrie", "OrderTriggers")
    lines = rendered(t, t.seat("eyrie"), "en").splitlines()
    assert f"0  outrage, Eyrie, clearing {F2}" in lines
    assert f"1  field hospitals, Marquise, clearing {F1}" in lines
    t.say("resolve 0")
    assert t.asked == ("eyrie", "Outrage")


@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(woodland: str, lang: str) -> None:
    for seed in range(3):
        session, rng = Session.new("root", {"map": woodland}, seed), Rng(seed)
        for _ in range(120):
            now = session.decision
            if now is None:
                break
            seat = rng.pick(now.seats)
            session.play(now.options(seat).sample(rng), seat)
        text = Text.from_markup(session.game.text(session.view(0), 0, lang)).plain
        assert max(map(len, text.splitlines())) <= WIDTH
        assert "board-" not in text


def test_a_board_without_a_renderer_is_told_field_by_field() -> None:
    t = position()
    view = t.game.view(t.g, 0)
    speak = Speaker(factions_of(view), "en")
    told = "".join(bit.text for line in field_by_field(view.seats[0].board, speak) for bit in line)
    assert look_of(view.seats[0].faction).board is not None
    assert told == "keep 1, sawmills 1, workshops 0, recruiters 1, wood in supply 6"


def test_lines_break_between_words() -> None:
    lines = wrap([Bit("one two "), Bit("three", "red"), Bit(" four")], width=10, indent=2)
    assert [markup(line) for line in lines] == ["one two", "  [red]three[/]", "  four"]
