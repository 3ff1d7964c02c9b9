"""How the Riverfolk Company looks."""

from hvozd.games.root.factions.riverfolk.board import RiverfolkView
from hvozd.games.root.rules.services import SERVICES
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, warrior
from hvozd.games.root.table.boards import facts, labelled, suits_of, warriors_of
from hvozd.games.root.table.labels import Lines, Speaker, row, several
from hvozd.games.root.table.looks import Look


def board_lines(board: RiverfolkView, speak: Speaker) -> Lines:
    boxes = {"funds": board.funds, "payments": board.payments, "committed": board.committed, "on-track": board.on_track}
    told = [speak.say("prices", **dict(zip(SERVICES, board.prices, strict=True)))]
    if any(board.open_spaces):
        told.append(speak.say("spaces", suits=suits_of(board.open_spaces, speak)))
    if any(board.sold):
        sold = several((speak.name("service", service), number) for service, number in zip(SERVICES, board.sold, strict=True))
        told.append(speak.say("sold", services=sold))
    if any(board.lost):
        told.append(speak.say("posts-lost", posts=sum(board.lost)))
    return [row((labelled(speak, name, warriors_of(box, speak)) for name, box in boxes.items()), " · "), facts(*told)]


BOXES = ("payments", "funds", "committed", "on-track")
POSTS = 3
"""Of each suit."""


def draw(board: RiverfolkView, speak: Speaker, sheet: Sheet) -> None:
    """R-11: the boxes of warriors, the prices of the services, the tracks of trade posts with the funds on them."""
    held = (board.payments, board.funds, board.committed, board.on_track)
    boxes = [Box(speak.say(name), owned(box, speak)) for name, box in zip(BOXES, held, strict=True)]
    sheet.boxes("funds", boxes, 2)
    prices = [f"{speak.name('service', service)} {price}" for service, price in zip(SERVICES, board.prices, strict=True)]
    sold = [[Sign("item-coins", number)] if number else [] for number in board.sold]
    sheet.boxes("prices", [Box(price, signs) for price, signs in zip(prices, sold, strict=True)], 3)
    sheet.boxes("posts", [posts(suit, board, speak) for suit in range(3)], 3)
    if any(board.lost):
        sheet.words("lost", speak.say("posts-lost", posts=sum(board.lost)), "quiet")


def owned(box: list[int], speak: Speaker) -> list[Sign]:
    return [warrior(owner, speak, number) for owner, number in enumerate(box) if number]


def posts(suit: int, board: RiverfolkView, speak: Speaker) -> Box:
    """Posts that are not on the map yet; spaces that are open, and those that hold a fund."""
    funds, spaces = board.spaces[suit], board.open_spaces[suit]
    left = [Sign("k-trade_post")] * (POSTS - funds - spaces)
    return Box(speak.suit(suit).text, [*[Sign("w-otter")] * funds, *[Sign("plot")] * spaces, *left])


LOOKS = {"riverfolk": Look("RF", "turquoise2", "otter", board=board_lines, draws=draw)}
