"""How the Riverfolk Robots look."""

import msgspec

from hvozd.games.root.clockwork.riverfolk_robots import RiverfolkRobotsView
from hvozd.games.root.clockwork.service_cards import PRICES
from hvozd.games.root.rules.services import SERVICES
from hvozd.games.root.table.boards import facts, listed
from hvozd.games.root.table.labels import Bit, Lines, Speaker, several
from hvozd.games.root.table.looks import Look


def board_lines(board: RiverfolkRobotsView, speak: Speaker) -> Lines:
    prices = msgspec.structs.asdict(PRICES)
    told = [speak.say("bot-prices", **prices)]
    told += [speak.say(f"bot-{name}") for name in ("shield", "sword") if getattr(board, name)]
    if any(board.sold):
        sold = several((speak.name("service", service), number) for service, number in zip(SERVICES, board.sold, strict=True))
        told.append(speak.say("sold", services=sold))
    paid = several((speak.seat(owner).text, number) for owner, number in enumerate(board.payments))
    payments = listed(speak, "payments", [Bit(paid)] if paid else [])
    return [listed(speak, "bot-market", speak.cards(board.market)), payments, facts(*told)]


LOOKS = {"riverfolk_robots": Look("RR", "turquoise2", "otter", board=board_lines)}
