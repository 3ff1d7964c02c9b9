"""The boards of the Cult and the Riverfolk in the terminal say what a player needs to know, in both languages."""

import pytest
from rich.text import Text

from hvozd.games.root.factions.lizards import LizardsView
from hvozd.games.root.factions.riverfolk.board import RiverfolkView
from hvozd.games.root.table.boards import draw_board
from hvozd.games.root.table.labels import Speaker, factions_of
from tests.root.table import F1, F3, M1
from tests.root.trading import Trading


def position() -> Trading:
    t = Trading("riverfolk", "lizards", "marquise")
    t.fund("marquise", 2)
    t.fund("riverfolk", 1, "payments")
    t.fund("lizards", 3, "committed")
    t.fund("lizards", 1, "on_track")
    board = t.board("riverfolk")
    board.spaces, board.sold, board.prices = [1, 0, 0], [1, 0, 1], [2, 3, 4]
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("riverfolk", "mouse_trade_post", M1, 2)
    cult = t.board("lizards")
    cult.hated, cult.acolytes, cult.scored = True, 2, [1]
    t.put("lizards", "fox_garden", F3, 2)
    t.g.turn = 1
    t.fill(cult.souls, "fox_anvil")
    t.fill(cult.revealed, "armorers")
    return t


def drawn(t: Trading, seat: int, lang: str) -> list[str]:
    view = t.game.view(t.g, None)
    return [
        "".join(bit.text for bit in line)
        for line in draw_board(view.seats[seat].faction, view.seats[seat].board, Speaker(factions_of(view), lang))
    ]


ENGLISH = [
    [
        "funds: Marquise ×2 · payments: Riverfolk · committed: Cult ×3 · on tracks: Cult",
        "prices: hand card 2, riverboats 3, mercenaries 4 · open track spaces: mouse ×2 · sold this turn: hand card, mercenaries",
    ],
    [
        "Hated: fox · acolytes 2 · gardens: fox ×2 · scored this turn: rabbit",
        "lost souls: Anvil (fox)",
        "revealed: Armorers (bird)",
    ],
]
CZECH = [
    [
        "zdroje: Markýza ×2 · platby: Říční lid · vyhrazeno: Kult ×3 · na stupnicích: Kult",
        "ceny: karta z ruky 2, říční čluny 3, žoldáci 4 · volná políčka stupnic: myš ×2 · "
        "prodáno v tomto tahu: karta z ruky, žoldáci",
    ],
    [
        "nenáviděný: liška · kultisté 2 · zahrady: liška ×2 · bodováno v tomto tahu: zajíc",
        "ztracené duše: Kovadlina (liška)",
        "odhaleno: Zbrojíři (pták)",
    ],
]


@pytest.mark.parametrize(("lang", "expected"), [("en", ENGLISH), ("cs", CZECH)])
def test_what_the_boards_tell(lang: str, expected: list[list[str]]) -> None:
    t = position()
    assert [drawn(t, seat, lang) for seat in (0, 1)] == expected
    whole = Text.from_markup(t.game.text(t.game.view(t.g, 2), 2, lang)).plain
    assert all(line.split(" · ")[0] in whole for board in expected for line in board)


def test_lost_posts_and_an_empty_board() -> None:
    t = Trading("riverfolk", "lizards")
    assert drawn(t, 0, "en")[1] == "prices: hand card 1, riverboats 1, mercenaries 1"
    t.board("riverfolk").lost = [1, 0, 2]
    assert drawn(t, 0, "en")[1].endswith(" · trade posts out of the game: 3")
    assert drawn(t, 1, "en") == ["Outcast: fox · acolytes 0 · gardens: –"]
    boards = [seat.board for seat in t.game.view(t.g, None).seats]
    assert isinstance(boards[0], RiverfolkView) and isinstance(boards[1], LizardsView)
