"""The boards of the automated factions as text: difficulty, traits and order card, then what each has of its own."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from hvozd.games.root.clockwork.alliance import AutomatedAllianceView
from hvozd.games.root.clockwork.core import BotView
from hvozd.games.root.clockwork.corvids import CogwheelCorvidsView
from hvozd.games.root.clockwork.duchy import DrillbitDuchyView
from hvozd.games.root.clockwork.eyrie import ElectricEyrieView
from hvozd.games.root.clockwork.eyrie_decree import COLUMNS
from hvozd.games.root.clockwork.lizards import LogicalLizardsView
from hvozd.games.root.clockwork.lizards_conspiracies import TRACK
from hvozd.games.root.clockwork.marquise import MechanicalMarquiseView
from hvozd.games.root.clockwork.riverfolk import RiverfolkRobotsView
from hvozd.games.root.clockwork.vagabot import VagabotView
from hvozd.games.root.clockwork.vagabot_items import CHARACTERS
from hvozd.games.root.components import BIRD, ITEMS, SUITS, faction_file
from hvozd.games.root.factions.duchy_board import MINISTERS
from hvozd.games.root.factions.riverfolk_board import SERVICES
from hvozd.games.root.factions.vagabond_aid import QUESTS
from hvozd.games.root.terminal_text import DIM, Bit, Speaker, row, several

Lines: TypeAlias = list[list[Bit]]
Renderer: TypeAlias = Callable[[Any, Speaker], Lines]


def draw_bot(board: BotView, speak: Speaker) -> Lines:
    """What lies beside every bot's board, then the board itself, then what its traits do."""
    head = [speak.name("difficulty", board.difficulty), *(speak.name("traits", trait) for trait in board.traits)]
    if board.services:
        head.append(speak.name("services", board.services))
    line = facts(*head)
    if board.order >= 0:
        line += [Bit(f" · {speak.name('bot-step', 'order')}: ", DIM), speak.card(board.order)]
    traits = [[Bit(f"{speak.name('traits', trait)}: ", DIM), Bit(speak.name("trait-text", trait))] for trait in board.traits]
    return [line, *RENDERERS[type(board)](board, speak), *traits]


def facts(*texts: str) -> list[Bit]:
    return row(([Bit(text)] for text in texts), " · ")


def labelled(speak: Speaker, label: str, bits: Sequence[Bit]) -> list[Bit]:
    return [Bit(f"{speak.say(label)}: ", DIM), *(bits or [Bit("–", DIM)])]


def scoring(track: Sequence[int], number: int) -> int:
    """What a track scores with so many pieces on the map."""
    return track[number - 1] if number else 0


def marquise(board: MechanicalMarquiseView, speak: Speaker) -> Lines:
    points = faction_file("mechanical_marquise").tracks["building"].points
    built = {"sawmill": board.sawmills, "workshop": board.workshops, "recruiter": board.recruiters}
    keep = speak.say("keep", clearing=board.keep) if board.keep else speak.say("no-keep")
    tracks = [
        speak.say("bot-track", piece=speak.name("piece", piece), number=number, points=scoring(points, number))
        for piece, number in built.items()
    ]
    return [facts(keep, *tracks)]


def eyrie(board: ElectricEyrieView, speak: Speaker) -> Lines:
    points = scoring(faction_file("electric_eyrie").tracks["roost"].points, board.roosts)
    columns = []
    for suit, cards in zip(COLUMNS, board.decree, strict=True):
        viziers = [[Bit(speak.say("vizier"))]] * (board.viziers if suit == BIRD else 0)
        held = row([*viziers, *([speak.card(card)] for card in cards)])
        columns.append([speak.suit(suit), Bit(f" {len(viziers) + len(cards)}"), *([Bit(": "), *held] if held else [])])
    return [facts(speak.say("roosts", roosts=board.roosts, points=points)), labelled(speak, "decree", row(columns, " | "))]


def alliance(board: AutomatedAllianceView, speak: Speaker) -> Lines:
    track = faction_file("automated_alliance").tracks["sympathy"].points
    told = [speak.say("sympathy", sympathy=board.sympathy)]
    if board.sympathy < len(track):
        told.append(speak.say("bot-sympathy-next", points=track[board.sympathy]))
    bases = ", ".join(speak.suit(suit).text for suit in board.bases)
    return [facts(*told, speak.say("bases", bases=bases) if bases else speak.say("no-bases"))]


def vagabot(board: VagabotView, speak: Speaker) -> Lines:
    lines: Lines = []
    if board.character >= 0:
        character = CHARACTERS[board.character]
        lines.append([Bit(speak.name("bot-character", character), "bold"), Bit(f"  {speak.name('bot-text', character)}")])
    for label, on_track in (("bot-satchel", False), ("bot-battle-track", True)):
        items = [item(speak, kind, used, damaged) for kind, used, damaged, there in board.items if there == on_track]
        lines.append(labelled(speak, label, [Bit(", ".join(items))] if items else []))
    if board.quest >= 0:
        lines.append(labelled(speak, "bot-quest", [Bit(speak.name("quest", QUESTS[board.quest]))]))
    return lines


def item(speak: Speaker, kind: int, used: bool, damaged: bool) -> str:
    way = ("-used" if used else "") + ("-damaged" if damaged else "")
    return speak.name("ware", ITEMS[kind] + way)


def lizards(board: LogicalLizardsView, speak: Speaker) -> Lines:
    points = faction_file("logical_lizards").tracks["garden"].points
    order = [speak.say("bot-order", suit=speak.suit(board.suit).text)] if board.suit >= 0 else []
    gardens = [
        speak.say("bot-track", piece=speak.name("piece", f"{SUITS[suit]}_garden"), number=number, points=scoring(points, number))
        for suit, number in enumerate(board.gardens)
    ]
    spaces = [
        [Bit(f"▸{name}" if space == board.marker else name, "bold" if space == board.marker else "")]
        for space, name in enumerate(speak.name("conspiracy", each) for each in TRACK)
    ]
    lines = [facts(*order, speak.say("acolytes", acolytes=board.acolytes), *gardens)]
    lines.append(labelled(speak, "bot-conspiracies", row(spaces)))
    lines.append(labelled(speak, "bot-souls", speak.cards(reversed(board.souls))))
    return [*lines, *([labelled(speak, "revealed", speak.cards(board.revealed))] if board.revealed else [])]


def riverfolk(board: RiverfolkRobotsView, speak: Speaker) -> Lines:
    numbers = faction_file("riverfolk_robots").numbers
    prices = {name: numbers[name] for name in ("price_low", "price_middle", "price_high", "middle_points", "high_points")}
    told = [speak.say("bot-prices", **prices)]
    told += [speak.say(f"bot-{name}") for name in ("shield", "sword") if getattr(board, name)]
    if any(board.sold):
        sold = several((speak.name("service", service), number) for service, number in zip(SERVICES, board.sold, strict=True))
        told.append(speak.say("sold", services=sold))
    paid = several((speak.seat(owner).text, number) for owner, number in enumerate(board.payments))
    payments = labelled(speak, "payments", [Bit(paid)] if paid else [])
    return [labelled(speak, "bot-market", speak.cards(board.market)), payments, facts(*told)]


def duchy(board: DrillbitDuchyView, speak: Speaker) -> Lines:
    buildings = speak.say("buildings", citadels=board.citadels, markets=board.markets)
    ministers = ", ".join(speak.name("minister", MINISTERS[each]) for each in board.ministers)
    lines = [facts(speak.say("burrow", warriors=board.burrow), buildings)]
    return [*lines, labelled(speak, "bot-ministers", [Bit(ministers)] if ministers else [])]


def corvids(board: CogwheelCorvidsView, speak: Speaker) -> Lines:
    return [facts(speak.say("plots-left", plots=board.plots_left), speak.say("bot-extortions", points=board.extortions))]


RENDERERS: dict[type, Renderer] = {
    MechanicalMarquiseView: marquise,
    ElectricEyrieView: eyrie,
    AutomatedAllianceView: alliance,
    VagabotView: vagabot,
    LogicalLizardsView: lizards,
    RiverfolkRobotsView: riverfolk,
    DrillbitDuchyView: duchy,
    CogwheelCorvidsView: corvids,
}
