"""The plan of the house: its floors, the one shape of every game, and what imports what. Tests hold it, `make house` draws it."""

import ast
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PACKAGE = REPOSITORY / "hvozd"

FLOORS: list[dict[str, str]] = [
    {"hvozd/core": "the kernel: a game is plain data plus a stack of small steps; it names no game"},
    {"hvozd/kit": "what games are built with: texts in a person's language, drawing tools, the worth of a position"},
    {"hvozd/games/<game>": "one package a game, all of one shape"},
    {
        "hvozd/proof": "what shows that a game keeps its promises: invariants at every decision, rules with code and tests",
        "hvozd/testing": "how to pose a case and play it by prompt",
    },
    {"hvozd/agents": "who may sit at a table instead of a person"},
    {"hvozd/runs": "many games at once: simulations, the arena, rows of data, one executor for them"},
    {
        "hvozd/tui": "the table in the terminal",
        "hvozd/web": "the table in the browser, and its server",
        "hvozd/rl": "environments for those who train",
    },
    {"hvozd/commands": "one small module a sub-command of `hvozd`"},
]
"""From the ground up: a package imports from its own floor and those below. What is on it, and what it is for."""

SHAPE: dict[str, str] = {
    "__init__": "the Game on one screen: only wiring",
    "state": "the position",
    "words": "the vocabularies of the action texts",
    "setup": "settings, and the first position they give",
    "hidden": "what a seat may see: view, redeal, census",
    "hooks": "what a room may change in the shared rules: neutral defaults, declared order",
    "rules": "the shared rules, a file a chapter of the rulebook",
    "factions": "one room a faction",
    "characters": "one room a character (Crescent Moon)",
    "legends": "one room a legend (Harrow County)",
    "cards": "what cards do that belong to nobody",
    "maps": "what the maps add",
    "clockwork": "one room an automated faction (Root)",
    "machines": "what the board itself does (Defenders of the Wild)",
    "components": "the printed figures as data",
    "table": "what people see: drawing, terminal text, colours, lobby",
    "mind": "what a position is worth, what is likely, an agent of its own",
    "notation": "other notations: the text of a position, Rootlog",
    "puzzles": "positions with a task, a file each, and their words",
    "locale": "words in English and Czech",
    "ledger": "every rule's id, with what it needs",
}
"""What may stand in a game package, and nothing else: a module or a folder of this name."""

NEEDED = ("__init__", "state", "words", "setup", "hidden", "hooks", "rules", "components", "table", "mind", "locale", "ledger")
"""What every game has."""

ROOMS = ("factions", "characters", "legends", "clockwork", "cards", "maps")
"""Folders of rooms: names of modules inside a room are the room's own business."""

OF_ROOMS = ("why",)
"""Modules that any room may have, the shared rules, the cards and the maps included."""

GLOSSARY: dict[str, str] = {
    "abilities": "what an ability of a faction does",
    "census": "all components by place of origin",
    "companion": "an automatic opponent beside a real box",
    "course": "the order in which great steps lie on the stack of a position",
    "decks": "piles that are drawn from",
    "effects": "what happens by a card or an ability",
    "events": "what the journal tells",
    "faces": "cards, drawn",
    "features": "a position as numbers with names",
    "hint": "what the hard agent would do, and why",
    "hooks": "what a room may change in the shared rules",
    "legend": "what the signs of the terminal mean",
    "migrations": "how records of older rules are read",
    "minds": "what rooms know of their own worth",
    "move": "moving pieces",
    "needs": "what actions need, each a function that gives the reason where it is not met",
    "objectives": "what scores at the end or on the way",
    "panels": "what lies before a seat, drawn",
    "pieces": "pieces on the map: placing, counting, removing",
    "policy": "what is likely to be chosen",
    "position": "the text of a position: what a game declares of it",
    "reasons": "why actions are refused, as data",
    "redeal": "what is hidden dealt anew",
    "replay": "a record shown again",
    "settings": "what is chosen before a game begins",
    "shapes": "pieces and marks, drawn",
    "sim": "many games between agents",
    "start": "the first position",
    "state": "the position",
    "stored": "settings of a stored game, checked before anything is built",
    "svg": "the view as a drawing",
    "text": "the view as text for a terminal",
    "turn": "the order of a turn",
    "unseen": "what may be face down at a real table",
    "value": "what a position is worth",
    "view": "what a seat may see",
    "why": "what actions need, by question: why they are refused",
    "words": "the vocabularies of the action texts",
}
"""Names of modules that occur more than once outside rooms: each means one thing. `commands` are named by what they run."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(REPOSITORY).with_suffix("").parts).removesuffix(".__init__")


def floor(module: str) -> int:
    """The number of a module's floor; -1 is the front door, which stands before all."""
    if module in ("hvozd", "hvozd.__version__") or module.startswith("hvozd.built"):
        return -1
    if module.startswith(("hvozd.cli", "hvozd.__main__")):
        return len(FLOORS) - 1
    for number, packages in enumerate(FLOORS):
        for folder in packages:
            name = folder.replace("/<game>", "").replace("/", ".")
            if module == name or module.startswith(name + "."):
                return number
    return len(FLOORS)


def imports(path: Path) -> set[str]:
    """The modules of ours that a module imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{dotted(path)} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return {name for name in found if name == "hvozd" or name.startswith("hvozd.")}


def games() -> list[Path]:
    return sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


def in_room(path: Path) -> bool:
    """Whether a module stands in a room of a game: below one of the folders of rooms."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] == "games" and len(parts) > 4 and parts[2] in ROOMS
