"""How the Riverfolk Company looks."""

from hvozd.games.root.factions.riverfolk.board import RiverfolkView
from hvozd.games.root.rules.services import SERVICES
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


LOOKS = {"riverfolk": Look("RF", "turquoise2", "otter", board=board_lines)}
