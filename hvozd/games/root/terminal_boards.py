"""The factions' own boards in the terminal: one renderer a kind of board view, in a table; others field by field."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from hvozd.games.root.clockwork.core import BotView
from hvozd.games.root.components import ITEMS, SUIT, faction_file
from hvozd.games.root.factions.alliance import AllianceView
from hvozd.games.root.factions.corvids_plots import PLOT_WORDS, CorvidsView
from hvozd.games.root.factions.duchy_board import MINISTERS, DuchyView
from hvozd.games.root.factions.eyrie import EyrieView
from hvozd.games.root.factions.eyrie_decree import COLUMNS, LEADERS
from hvozd.games.root.factions.lizards import LizardsView
from hvozd.games.root.factions.marquise import MarquiseView
from hvozd.games.root.factions.riverfolk_board import SERVICES, RiverfolkView
from hvozd.games.root.factions.vagabond import VagabondView
from hvozd.games.root.factions.vagabond_aid import QUEST_ITEMS, QUESTS, RELATIONS
from hvozd.games.root.factions.vagabond_items import CHARACTER_IDS
from hvozd.games.root.terminal_bots import draw_bot
from hvozd.games.root.terminal_text import DIM, Bit, Speaker, row, several

Lines: TypeAlias = list[list[Bit]]
Renderer: TypeAlias = Callable[[Any, Speaker], Lines]


def draw_board(board: msgspec.Struct, speak: Speaker) -> Lines:
    """A faction's board as lines of text."""
    return draw_bot(board, speak) if isinstance(board, BotView) else RENDERERS.get(type(board), field_by_field)(board, speak)


def field_by_field(board: msgspec.Struct, speak: Speaker) -> Lines:
    """A board that nobody has written a renderer for: the names of its fields and what they hold."""
    fields = [(info.name.replace("_", " "), getattr(board, info.name)) for info in msgspec.structs.fields(board)]
    return [row([Bit(f"{name} "), Bit(plain(value), "bold")] for name, value in fields)]


def plain(value: Any) -> str:
    return " ".join(map(str, value)) or "–" if isinstance(value, list | tuple) else str(value)


def facts(*texts: str) -> list[Bit]:
    return row(([Bit(text)] for text in texts), " · ")


# -- Marquise, Eyrie, Alliance ------------------------------------------------------------------------------------------


def marquise(board: MarquiseView, speak: Speaker) -> Lines:
    keep = speak.say("keep", clearing=board.keep) if board.keep else speak.say("no-keep")
    built = {"sawmill": board.sawmills, "workshop": board.workshops, "recruiter": board.recruiters}
    return [
        facts(keep, speak.say("wood", wood=board.wood_in_supply)),
        [Bit(f"{speak.say('next')}: ", DIM), *facts(*(next_building(piece, number, speak) for piece, number in built.items()))],
    ]


def next_building(piece: str, built: int, speak: Speaker) -> str:
    track = faction_file("marquise").tracks[piece]
    name = speak.name("piece", piece)
    if built >= len(track.cost):
        return speak.say("built-all", piece=name)
    return speak.say("build-next", piece=name, cost=track.cost[built], points=track.points[built])


def eyrie(board: EyrieView, speak: Speaker) -> Lines:
    points = faction_file("eyrie").tracks["roost"].points
    roosts = speak.say("roosts", roosts=board.roosts, points=points[board.roosts - 1] if board.roosts else 0)
    if board.leader < 0:
        return [facts(speak.say("no-leader"), roosts)]
    leader = LEADERS[board.leader]
    name = speak.say("leader", leader=speak.name("leader", leader))
    head = [f"{name} ({speak.texts.get(f'text-{leader}').rstrip('.')})", roosts]
    if board.deposed:
        head.append(speak.say("deposed", leaders=", ".join(speak.name("leader", LEADERS[each]) for each in board.deposed)))
    lines = [facts(*head), [Bit(f"{speak.say('decree')}: ", DIM), *decree(board, speak)]]
    if any(board.pending):
        left = [suit for suit, number in enumerate(board.pending) for _ in range(number)]
        lines.append([Bit(speak.say("pending", suits=", ".join(speak.suit(suit).text for suit in left)), "bold")])
    return lines


def decree(board: EyrieView, speak: Speaker) -> list[Bit]:
    """The four columns with the suits of their cards; viziers are named."""
    columns = []
    for column, name in enumerate(COLUMNS):
        viziers = [[Bit(speak.say("vizier"), "cyan")]] * board.viziers.count(column)
        cards = [[speak.suit(SUIT[card])] for card in board.decree[column]]
        columns.append([Bit(f"{speak.name('order', name)} "), *(row([*viziers, *cards], " ") or [Bit("–", DIM)])])
    return row(columns, " | ")


def alliance(board: AllianceView, speak: Speaker) -> Lines:
    track = faction_file("alliance").tracks["sympathy"]
    sympathy = [speak.say("sympathy", sympathy=board.sympathy)]
    if board.sympathy < len(track.cost):
        cost, points = track.cost[board.sympathy], track.points[board.sympathy]
        sympathy.append(speak.say("sympathy-next", cost=cost, points=points))
    bases = ", ".join(speak.suit(suit).text for suit in board.bases)
    base = speak.say("bases", bases=bases) if bases else speak.say("no-bases")
    lines = [facts(*sympathy, base, speak.say("officers", officers=board.officers))]
    supporters = Bit(speak.say("supporters", supporters=board.supporters))
    known = [Bit(": "), *speak.cards(board.known_supporters)] if board.known_supporters else []
    return [*lines, [supporters, *known]]


# -- Vagabond -----------------------------------------------------------------------------------------------------------


def vagabond(board: VagabondView, speak: Speaker) -> Lines:
    lines: Lines = []
    if board.character >= 0:
        character = CHARACTER_IDS[board.character]
        name = Bit(speak.name("character", character), "bold")
        lines.append([name, Bit(f"  {speak.texts.get(f'text-{character}')}")])
    lines.append(row((labelled(speak, label, held) for label, held in item_rows(board, speak) if held), " · "))
    relations = [
        [speak.seat(seat), Bit(f" {speak.name('relation', RELATIONS[relation + 1])}")]
        for seat, relation in enumerate(board.relations)
        if relation >= -1
    ]
    lines.append([Bit(f"{speak.say('relations')}: ", DIM), *row(relations)])
    if board.quests:
        lines.append(labelled(speak, "quests", " · ".join(quest(each, speak) for each in board.quests)))
    if board.done:
        lines.append(labelled(speak, "done", ", ".join(speak.name("quest", QUESTS[each]) for each in board.done)))
    return lines


def labelled(speak: Speaker, label: str, text: str) -> list[Bit]:
    return [Bit(f"{speak.say(label)}: ", DIM), Bit(text)]


def item_rows(board: VagabondView, speak: Speaker) -> Iterable[tuple[str, str]]:
    """His items by the way they lie."""
    for way, label in enumerate(("ready", "used", "damaged", "damaged-used")):
        yield label, several((speak.name("item", ITEMS[kind]), ways[way]) for kind, ways in enumerate(board.items))


def quest(index: int, speak: Speaker) -> str:
    items: Sequence[int] = QUEST_ITEMS[index]
    return f"{speak.name('quest', QUESTS[index])}: {' + '.join(speak.item(item) for item in items)}"


# -- Lizard Cult, Riverfolk, Duchy, Corvids -----------------------------------------------------------------------------


def lizards(board: LizardsView, speak: Speaker) -> Lines:
    outcast = speak.say("hated" if board.hated else "outcast", suit=speak.suit(board.outcast).text)
    told = [outcast, speak.say("acolytes", acolytes=board.acolytes)]
    told.append(speak.say("gardens", gardens=suits_of(board.gardens, speak) or "–"))
    if board.scored:
        told.append(speak.say("scored", suits=", ".join(speak.suit(suit).text for suit in board.scored)))
    return [facts(*told), *piles(speak, souls=board.souls, revealed=board.revealed)]


def suits_of(numbers: Sequence[int], speak: Speaker) -> str:
    """Numbers per suit."""
    return several((speak.suit(suit).text, number) for suit, number in enumerate(numbers))


def piles(speak: Speaker, **cards: list[int]) -> Lines:
    """Open piles of cards on a board, those that hold any."""
    return [[Bit(f"{speak.say(name)}: ", DIM), *speak.cards(pile)] for name, pile in cards.items() if pile]


def riverfolk(board: RiverfolkView, speak: Speaker) -> Lines:
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


def warriors_of(box: Sequence[int], speak: Speaker) -> str:
    """Warriors of several factions in a box."""
    return several((speak.seat(owner).text, number) for owner, number in enumerate(box)) or "–"


def duchy(board: DuchyView, speak: Speaker) -> Lines:
    crowns = speak.say("crowns", **dict(zip(("squire", "noble", "lord"), board.crowns, strict=True)))
    buildings = speak.say("buildings", citadels=board.citadels, markets=board.markets)
    ministers = ", ".join(speak.name("minister", MINISTERS[each]) for each in board.swayed) or "–"
    lines = [facts(speak.say("burrow", warriors=board.burrow), buildings, crowns), labelled(speak, "ministers", ministers)]
    return [*lines, *piles(speak, revealed=board.revealed)]


def corvids(board: CorvidsView, speak: Speaker) -> Lines:
    """The kinds of face-down plots reach only the Corvids' own view."""
    lines = [[Bit(speak.say("plots-left", plots=board.plots_left))]]
    secret = [f"{clearing} {plot_name(kind, speak)}" for clearing, kind in enumerate(board.secret) if kind]
    if secret:
        lines.append(labelled(speak, "secret", ", ".join(secret)))
    if supply := several((plot_name(kind, speak), number) for kind, number in enumerate(board.supply)):
        lines.append(labelled(speak, "plot-supply", supply))
    return lines


def plot_name(kind: int, speak: Speaker) -> str:
    return speak.name("plot", PLOT_WORDS[kind])


RENDERERS: dict[type, Renderer] = {
    MarquiseView: marquise,
    EyrieView: eyrie,
    AllianceView: alliance,
    VagabondView: vagabond,
    LizardsView: lizards,
    RiverfolkView: riverfolk,
    DuchyView: duchy,
    CorvidsView: corvids,
}
