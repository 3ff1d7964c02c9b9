"""A strict reader of the Rootlog notation, version 2, with a small board of its own: every line must parse, no count may
fall below zero, and what may only be written in a faction's own turn is refused elsewhere."""

import re
from collections import Counter

FACTION = "[CEAVGLODP]"
CLEARING = "(?:1[0-2]|[1-9])"
NAMES = {
    *("@", "dom", "armor", "bank", "brutal", "command", "cob", "codeb", "favor", "royal", "sap", "scout", "stand", "tax"),
    *("boat", "charm", "coffin", "cplans", "emi", "false", "part", "inform", "league", "engrave", "murine", "prop"),
    *("sabo", "soup", "swap", "tun", "foxpartisans", "mousepartisans", "rabbitpartisans"),
}
CRAFTS = (NAMES - {"@", "dom", "favor", "part"}) | {suit + name for suit in "fmr" for name in ("favor", "part")}
AT_ONCE = {"ffavor", "mfavor", "rfavor"}
LEADERS = {"builder", "charismatic", "commander", "despot"}
MINISTERS = {"captain", "marshal", "foremole", "banker", "brigadier", "mayor", "baronofdirt", "duchessofmud", "earlofstone"}
CHARACTERS = {
    "thief": "frts",
    "tinker": "frbh",
    "ranger": "frxs",
    "vagrant": "crf",
    "arbiter": "frss",
    "scoundrel": "ffrx",
    "adventurer": "frh",
    "ronin": "ffrs",
    "harrier": "crsx",
}
PIECES = {
    "C": {"w", "b_s", "b_w", "b_r", "t_k", "t"},
    "E": {"w", "b"},
    "A": {"w", "b_f", "b_r", "b_m", "t"},
    "V": {"p"},
    "G": {"p"},
    "L": {"w", "b_f", "b_r", "b_m"},
    "O": {"w", "t_f", "t_r", "t_m"},
    "D": {"w", "b_c", "b_m", "t"},
    "P": {"w", "t", "t_b", "t_s", "t_r", "t_e"},
}
SUPPLY = {"C": 25, "E": 20, "A": 10, "L": 25, "O": 15, "D": 20, "P": 15}

CARD = re.compile(r"(\d*)([BFMR]?)#([@a-z]*)(.*)")
ITEM = re.compile(r"(\d*)%([sbcxhtrf])(.*)")
PIECE = re.compile(rf"(\d*)({FACTION}?)([wpbtf](?:_[a-z])?)((?:\d|{FACTION}?\$).*|)")
PLACE = re.compile(rf"(?:{CLEARING}|0|{CLEARING}(?:_{CLEARING}){{2,}})")
BOARD = re.compile(rf"({FACTION}?)\$")


class Bad(Exception):
    pass


def need(condition: object, text: str) -> None:
    if not condition:
        raise Bad(text)


class Reader:
    def __init__(self, text: str) -> None:
        self.head: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.pieces: Counter[tuple[str, str]] = Counter()
        self.supply = dict(SUPPLY)
        self.hands: Counter[str] = Counter()
        self.boards: Counter[str] = Counter()
        self.decree: Counter[str] = Counter()
        self.items: Counter[tuple[str, str, str]] = Counter()
        """(faction, item, how it lies: '', e, d, de)"""
        self.blurred: set[tuple[str, str]] = set()
        """Items of which the notation could not say which side was up."""
        self.points: Counter[str] = Counter()
        self.markers: dict[str, str] = {}
        self.pawns: dict[str, str] = {}
        self.relations: dict[tuple[str, str], str] = {}
        self.prices: dict[str, int] = {}
        self.funds = 0
        self.outcast = ""
        self.leader = ""
        self.ministers: set[str] = set()
        self.paths: set[str] = set()
        self.raft = ""
        self.quests = 0
        self.winner = ""
        self.now = ""
        rows = [row.split("//")[0].strip() for row in text.splitlines()]
        self.rows = self.read_head([row for row in rows if row])

    def read_head(self, rows: list[str]) -> list[str]:
        keys = ["Map", "Deck", "Clearings"]
        while rows and (found := re.fullmatch(r"(\w+): (.+)", rows[0])) and found[1] in keys:
            del keys[: keys.index(found[1]) + 1]
            self.head[found[1]] = found[2]
            rows = rows[1:]
        need(self.head["Map"] in ("Fall", "Winter", "Lake", "Mountain"), self.head["Map"])
        need(self.head["Deck"] in ("Standard", "E&P"), self.head["Deck"])
        need(("Clearings" in self.head) == (self.head["Map"] != "Fall"), "clearings")
        while (found := re.fullmatch(rf"({FACTION}): ([^/:]+)", rows[0])) and found[1] not in self.players:
            self.players[found[1]] = found[2]
            self.hands[found[1]] = 3
            rows = rows[1:]
        if rows[-1].startswith("Winner: "):
            self.winner = rows[-1].removeprefix("Winner: ")
            need(re.fullmatch(f"{FACTION}+", self.winner), rows[-1])
            rows = rows[:-1]
        return rows

    def turn(self, row: str) -> None:
        """One line."""
        self.now, colon, actions = row.partition(":")
        need(colon and self.now in self.players, row)
        named = self.funds
        if self.now == "O":
            self.funds = 0
        for action in actions.split("/") if actions else ():
            try:
                self.act(action)
            except (Bad, ValueError, KeyError) as error:
                raise AssertionError(f"{action!r} in {row!r}: {error!r} (funds {named})") from error

    def act(self, action: str) -> None:
        for pattern, do in ACTIONS:
            if found := pattern.fullmatch(action):
                do(self, *found.groups())
                return
        self.moves(action)

    # -- what is no move ------------------------------------------------------------------------------------------------

    def battle(self, attacker: str, defender: str, clearing: str, first: str, second: str) -> None:
        attacker = attacker or self.now
        need(attacker != defender and {attacker, defender} <= set(self.players), "battle")
        for side in (attacker, defender):
            hired = side == self.now and self.pieces["Ow", clearing] > 0
            here = self.pawns.get(side) == clearing or any(
                n and p == clearing and k[0] == side for (k, p), n in self.pieces.items()
            )
            need(here or hired, "absent")
        if first:
            self.pay_card(defender)
        if second:
            self.pay_card(attacker)

    def pay_card(self, faction: str, number: int = 1) -> None:
        self.hands[faction] -= number
        need(self.hands[faction] >= 0, f"hand of {faction}")

    def score(self, faction: str, sign: str, number: str) -> None:
        faction = faction or self.now
        need(faction not in self.markers, "scores without a marker")
        self.points[faction] += int(number or 1) * (1 if sign == "++" else -1)
        need(self.points[faction] >= 0, "points")

    def marker(self, faction: str) -> None:
        need(self.now not in self.markers and (faction or self.points[self.now] >= 10), "marker")
        self.markers[self.now] = faction or self.now

    def craft(self, name: str) -> None:
        self.pay_card(self.now)
        if name[0] == "%":
            need(name[1] in "sbcxhtrf" and len(name) == 2, name)
            self.items[self.now, name[1], ""] += 1
        else:
            need(name in CRAFTS, name)
            self.boards[self.now] += name not in AT_ONCE

    def path(self, pair: str) -> None:
        low, high = map(int, pair.split("_"))
        need(low < high and pair not in self.paths and self.head["Map"] == "Mountain", "path")
        self.paths.add(pair)

    def reveal(self, number: str, card: str, faction: str, target: str) -> None:
        need(card or target, "whole hand to nobody")
        need(self.hands[faction or self.now] >= int(number or 1) or not card, "reveals more than there is")

    def flip(self, corvids: str, clearing: str, plot: str) -> None:
        need((corvids == "P") != (self.now == "P"), "whose plot")
        self.shift("Pt", 1, clearing, "")
        self.shift("Pt_" + plot, 1, "", clearing)

    def trick(self, one: str, other: str) -> None:
        need(self.now == "P", "trick")
        here, there = (next(k for (k, p), n in self.pieces.items() if p == c and n and k[:2] == "Pt") for c in (one, other))
        need((here == "Pt") == (there == "Pt"), "plots of unlike facing")
        for kind, start, target in ((here, one, other), (there, other, one)):
            self.shift(kind, 1, start, target)

    def expose(self, plot: str, clearing: str) -> None:
        need(self.now != "P" and self.pieces["Pt", clearing] == 1, "exposure")

    def named_card(self, name: str) -> None:
        if name in LEADERS:
            need(self.now == "E" and not self.leader, name)
            self.leader = name
        elif name in MINISTERS:
            need(self.now == "D" and name not in self.ministers, name)
            self.ministers.add(name)
        else:
            need(self.now in "VG", name)
            for item in CHARACTERS[name]:
                self.items[self.now, item, ""] += 1

    def minister_lost(self, name: str) -> None:
        self.ministers.remove(name)

    def purge(self) -> None:
        need(self.now == "E", "purge")
        self.leader = ""
        self.decree.clear()

    def price(self, kind: str, price: str) -> None:
        need(self.now == "O", "price")
        for one in kind or "hrm":
            self.prices[one] = int(price)

    def set_funds(self, number: str) -> None:
        self.funds = int(number)

    def set_outcast(self, hated: str, suit: str) -> None:
        need(self.now == "L", "outcast")
        self.outcast = hated + suit

    def relation(self, vagabond: str, other: str, status: str) -> None:
        vagabond = vagabond or self.now
        need(vagabond in "VG" and other not in "VG", "relation")
        self.relations[vagabond, other] = status

    # -- moves ----------------------------------------------------------------------------------------------------------

    def moves(self, action: str) -> None:
        left, arrow, right = action.partition("->")
        need(arrow, "no action")
        group = re.fullmatch(r"\(([^()]+)\)(.*)", left)
        parts = [part + group[2] for part in group[1].split("+")] if group else left.split("+")
        targets = right.split("+")
        for part in parts:
            if found := CARD.fullmatch(part):
                need(len(targets) == 1, "cards to several places")
                self.move_card(int(found[1] or 1), found[3], found[4], right)
            elif found := ITEM.fullmatch(part):
                self.move_item(int(found[1] or 1), found[2], found[3], targets)
            elif found := PIECE.fullmatch(part):
                for target in targets:
                    self.move_piece(int(found[1] or 1), found[2] or self.now, found[3], found[4], target)
            else:
                raise Bad(f"no thing: {part}")

    def place(self, text: str) -> str:
        """A clearing, a forest, a board with its letter, or the supply."""
        if found := BOARD.fullmatch(text):
            return (found[1] or self.now) + "$"
        need(not text or PLACE.fullmatch(text), f"no place: {text}")
        return text

    def move_piece(self, number: int, faction: str, kind: str, start: str, target: str) -> None:
        if kind == "f":
            need(self.head["Map"] == "Lake" and (not self.raft or self.raft == start), "raft")
            self.raft = target
            return
        need(faction in self.players and kind in PIECES[faction], f"{faction}{kind}")
        if kind == "p":
            need(not start and number == 1, "pawn")
            self.pawns[faction] = self.place(target)
            return
        start, target = self.place(start), self.place(target)
        need(start != target, "no move")
        need(kind == "w" or "" in (start, target) or (faction, kind) == ("D", "t"), "buildings and tokens do not move")
        self.shift(faction + kind, number, start, target)

    def shift(self, thing: str, number: int, start: str, target: str) -> None:
        if thing[1:] == "w":
            self.supply[thing[0]] += number * ((not target) - (not start))
            need(self.supply[thing[0]] >= 0, "supply of warriors")
        if start:
            self.pieces[thing, start] -= number
            need(self.pieces[thing, start] >= 0, f"{thing} in {start}")
        if target:
            self.pieces[thing, target] += number

    def move_card(self, number: int, name: str, start: str, target: str) -> None:
        need(not name or name in NAMES, name)
        need(start or target, "from pile to pile")
        if start == "Q":
            self.quests -= number
        elif found := BOARD.fullmatch(start):
            self.boards[found[1] or self.now] -= number
            need(self.boards[found[1] or self.now] >= 0, "cards on the board")
        elif start not in ("", "*"):
            need(start in self.players, f"no hand: {start}")
            self.pay_card(start, number)
        if target == "Q":
            self.quests += number
        elif target.startswith("$_"):
            need(self.now == "E" and target[2:] in ("r", "m", "x", "b"), target)
            self.decree[target[2:]] += number
        elif found := BOARD.fullmatch(target):
            self.boards[found[1] or self.now] += number
        elif target:
            need(target in self.players, f"no hand: {target}")
            self.hands[target] += number

    def move_item(self, number: int, item: str, start: str, targets: list[str]) -> None:
        if re.fullmatch(CLEARING, start):
            need(targets == ["$"], "from a ruin")
            self.items[self.now, item, ""] += number
            return
        board = BOARD.fullmatch(start)
        need(board or re.fullmatch("d?[re]?", start), f"no place: {start}")
        owner = board[1] or self.now if board else self.now
        for _ in range(number):
            way = self.find_item(owner, item, "" if board else start, targets)
            self.items[owner, item, way] -= 1
            if targets == [""]:
                continue
            if to := BOARD.fullmatch(targets[0]):
                self.items[to[1] or self.now, item, way] += 1
                continue
            need(all(target in ("r", "e", "d", "s") for target in targets), "item's target")
            damaged = "d" if "d" in targets or ("s" not in targets and "d" in way) else ""
            down = "e" if "e" in targets or ("r" not in targets and "e" in way) else ""
            need(damaged + down != way, "nothing changes")
            self.items[owner, item, damaged + down] += 1

    def find_item(self, owner: str, item: str, start: str, targets: list[str]) -> str:
        """The item that is meant: the one that the start names and that the flip fits; else it may be either."""
        sides = {"r": [""], "e": ["e"]}.get(start[-1:], ["", "e"])
        if "r" in targets:
            sides = ["e"]
        elif "e" in targets:
            sides = [""]
        area = "d" if start[:1] == "d" else ""
        fit = [area + side for side in sides if self.items[owner, item, area + side] > 0]
        if not fit and (owner, item) in self.blurred:
            side, other = (sides[0], "" if sides[0] else "e")
            self.items[owner, item, area + other] -= 1
            self.items[owner, item, area + side] += 1
            fit = [area + side] if self.items[owner, item, area + other] >= 0 else []
        need(fit, f"{owner} has no such item")
        if len(fit) > 1:
            need(owner != self.now or (owner, item) in self.blurred, "a side should be named")
            self.blurred.add((owner, item))
        return fit[0]


PATTERNS = {
    Reader.battle: rf"({FACTION}?)X({FACTION})({CLEARING})(?:([BFMR])@(?:([BFMR])@)?)?(?:\([0-3],[0-3]\))?",
    Reader.score: rf"({FACTION}?)(\+\+|--)(\d*)",
    Reader.marker: rf"\+\+->({FACTION}?)\$",
    Reader.craft: r"Z(%?[a-z]+)",
    Reader.path: rf"({CLEARING}_{CLEARING})->",
    Reader.flip: rf"(P?)t({CLEARING})\^t_([bsre])",
    Reader.reveal: rf"(\d*)([BFMR]?#)?({FACTION}?)\^({FACTION}?)",
    Reader.trick: rf"t({CLEARING})<->t({CLEARING})",
    Reader.expose: rf"\?Pt_([bsre])({CLEARING})",
    Reader.named_card: rf"#({'|'.join((*LEADERS, *MINISTERS, *CHARACTERS))})->\$",
    Reader.minister_lost: rf"#({'|'.join(MINISTERS)})D\$->",
    Reader.purge: r"\$_->",
    Reader.price: r"\$_([hrm]?)->([1-4])",
    Reader.set_funds: r"\$_f->(\d+)",
    Reader.set_outcast: r"\$_(h?o)->([FMR])",
    Reader.relation: rf"([VG]?)\$_({FACTION})->([h012a])",
}
ACTIONS = [(re.compile(pattern), do) for do, pattern in PATTERNS.items()]
