"""A table to play at by prompts: place pieces, stack decks, fix dice, answer with texts, look at the outcome.

Hexes are written as in the ledger, (q, r). A fresh table has the core with all arrows north and nothing else on it: no walls,
engines, mechs or pollution; every hex is plains; each organizer stands on the own starting camp in a corner of the board.
"""

from collections.abc import Iterable

from hvozd import testing
from hvozd.core import Result
from hvozd.games.defenders.components import ABILITY, CARDS, FACTION_NAMES, HABITATS, ITEMS, LIMITS, MACHINE_CARDS
from hvozd.games.defenders.maps.geometry import CORE, EDGE, EDGES_OF, HEX_NAMES, HEXES, INDEX, NEXT, SIDES
from hvozd.games.defenders.state import BREACH, ENGINE, FACTORY, FACTORY_WALL, NONE, TOXIC, WALL, WILD

Hex = tuple[int, int]
CORNERS: tuple[Hex, ...] = ((-3, 0), (3, 0), (-3, 3), (3, -3))
CARD = {card.id: i for i, card in enumerate(CARDS)}
MACHINE = {card.id: i for i, card in enumerate(MACHINE_CARDS)}


def name(hex_: Hex) -> str:
    return HEX_NAMES[INDEX[hex_]]


def pose(hex_: Hex, side: int) -> int:
    return INDEX[hex_] * 6 + side


def side_edge(hex_: Hex, side: int) -> int:
    return EDGE[INDEX[hex_] * 6 + side]


def edge(a: Hex, b: Hex) -> int:
    """The edge between two hexes."""
    return next(EDGE[INDEX[a] * 6 + side] for side in SIDES if NEXT[INDEX[a] * 6 + side] == INDEX[b])


class Table(testing.Table):
    def __init__(
        self,
        *factions: str,
        seats: int = 0,
        difficult: int = 0,
        organizers: Iterable[str] = (),
        seed: int = 1,
        rulings: str = "",
    ) -> None:
        options = {"factions": ",".join(factions), "seats": str(seats or len(factions)), "difficult": str(difficult)}
        options |= {"rulings": rulings} if rulings else {}
        self.start("defenders", options, seed)
        wanted = set(organizers)
        while (now := self.session.decision) is not None and now.name in ("ChooseOrganizer", "DealHand", "PlaceStartingCamp"):
            texts = self.options()
            self.session.play(next((text for text in texts if text.split(" ")[1] in wanted), texts[0]))
        self.bare()

    def bare(self) -> None:
        g = self.g
        g.first = 0
        g.turns = (0,) * 6
        g.habitat = tuple(HABITATS.index("plains") if hex_ != CORE else NONE for hex_ in HEXES)
        g.edge[:] = [0] * len(g.edge)
        for core_edge in EDGES_OF[CORE]:
            g.edge[core_edge] = FACTORY_WALL
        g.engines[:] = [NONE, NONE]
        g.pollution[:] = [0 for _ in HEXES]
        g.mechs[:] = [0 for _ in HEXES]
        g.camp[:] = [NONE for _ in HEXES]
        g.supply = LIMITS.mechs
        for player in range(g.players):
            g.camp[INDEX[CORNERS[player]]] = player
            g.at[player] = INDEX[CORNERS[player]]

    def player(self, faction: str) -> int:
        return self.g.factions.index(FACTION_NAMES.index(faction))

    # -- placing -----------------------------------------------------------------------------------------------------

    def put(self, faction: str, hex_: Hex) -> None:
        self.g.at[self.player(faction)] = INDEX[hex_]

    def camp(self, faction: str, hex_: Hex) -> None:
        self.g.camp[INDEX[hex_]] = self.player(faction)

    def land(self, habitat: str, *hexes: Hex) -> None:
        indices = {INDEX[hex_] for hex_ in hexes}
        self.g.habitat = tuple(HABITATS.index(habitat) if i in indices else old for i, old in enumerate(self.g.habitat))

    def wall(self, *edges: int) -> None:
        for each in edges:
            self.g.edge[each] |= WALL

    def breach(self, *edges: int) -> None:
        for each in edges:
            self.g.edge[each] |= BREACH

    def engine(self, number: int, hex_: Hex, side: int) -> None:
        self.g.engines[number - 1] = pose(hex_, side)
        self.g.edge[side_edge(hex_, side)] |= ENGINE

    def enclose(self, hex_: Hex) -> None:
        for each in EDGES_OF[INDEX[hex_]]:
            if not self.g.edge[each] & FACTORY_WALL:
                self.g.edge[each] |= WALL

    def factory(self, hex_: Hex, *, wild: bool = False, arrow: int = 0) -> None:
        """The core's top tile lies on this hex, the core shows the next one."""
        g = self.g
        number = g.top
        g.tile[INDEX[hex_]] = WILD if wild else FACTORY
        for each in EDGES_OF[INDEX[hex_]]:
            g.edge[each] = g.edge[each] & ~WALL | FACTORY_WALL
        g.factories[number] = INDEX[hex_]
        g.turns = tuple(arrow if i == number else turn for i, turn in enumerate(g.turns))
        g.top -= 1

    def mechs(self, hex_: Hex, count: int = 1) -> None:
        self.g.supply += self.g.mechs[INDEX[hex_]] - count
        self.g.mechs[INDEX[hex_]] = count

    def pollute(self, hex_: Hex, tokens: int = 1) -> None:
        self.g.pollution[INDEX[hex_]] = tokens

    def toxic(self, *hexes: Hex) -> None:
        for hex_ in hexes:
            self.g.pollution[INDEX[hex_]] = TOXIC
            self.g.toxic_sites -= 1

    def hand(self, faction: str, *cards: str) -> None:
        """Exactly these cards in hand, the rest of the faction's cards in play into the deck."""
        player = self.player(faction)
        g = self.g
        own = [c for pile in (g.hand(player), g.decks[player]) for c in pile if CARDS[c].faction == faction]
        held = [CARD[card] for card in cards]
        assert set(held) <= set(own), "not in this deck"
        others = [card for card in g.hand(player) if card not in own]
        g.hands[g.seat_of(player)] = others + held
        g.decks[player] = [card for card in own if card not in held]
        g.known[player].clear()
        g.shared[player].clear()

    def item(self, faction: str, item: str) -> None:
        self.g.items[self.player(faction)] |= 1 << ITEMS.index(item)

    def dice(self, *faces: int) -> "Table":
        """The next damage rolls (a face of the die, not its index)."""
        return super().dice(*({0: 0, 1: 3, 2: 5}[face] for face in faces))

    def next_machine(self, *cards: str) -> None:
        """The machine deck begins with these cards; a card that is not in it replaces another."""
        g = self.g
        for card in reversed(cards):
            deck = g.machine_deck
            if MACHINE[card] in deck:
                deck.remove(MACHINE[card])
            else:
                deck.pop(0)
            deck.append(MACHINE[card])

    # -- playing -----------------------------------------------------------------------------------------------------

    def options(self, seat: int | None = None) -> list[str]:
        """The texts of what a seat may answer, in the order in which they are offered."""
        now = self.now
        assert now is not None
        return [self.game.write(self.g, action) for action in now.options(seat)]

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return self.now.name if self.now else "over"

    def offered(self, verb: str) -> set[str]:  # type: ignore[override]
        """What is offered that begins with these words, without them; whoever is asked."""
        return {text[len(verb) :].strip() for text in self.options() if text.startswith(verb)}

    def must_ask(self, who: str) -> int:
        """The seat of a faction, which must be the one that is asked; alone, the faction whose turn it is."""
        now, g = self.now, self.g
        player = self.player(who)
        assert now is not None, "the game is over"
        assert g.seat_of(player) in now.seats, f"{now.name} asks seats {now.seats}, not the {who}"
        assert not g.solo or g.turn in (NONE, player), f"it is not the turn of the {who}"
        assert getattr(now.step, "player", player) == player, f"{now.name} is not about the {who}"
        return int(g.seat_of(player))

    def do(self, faction: str, *texts: str) -> "Table":
        """This faction, and no other, is asked, and answers."""
        self.watch()
        return self.say(faction, *texts)

    def aside(self, faction: str, text: str) -> "Table":
        """This faction speaks, asked or not."""
        self.watch()
        self.answer(self.g.seat_of(self.player(faction)), text)
        return self

    def asides(self, faction: str) -> list[str]:
        return [self.game.write(self.g, action) for action in self.g.asides(self.g.seat_of(self.player(faction)))]

    def choose(self, **cards: str) -> "Table":
        """Organize phase: every faction chooses this card, which it is given first if it does not hold it."""
        g = self.g
        for faction, card in cards.items():
            player = self.player(faction)
            if CARD[card] not in g.hand(player):
                keep = [CARDS[c].id for c in g.hand(player) if CARDS[c].faction == faction][1:]
                self.hand(faction, card, *keep)
        for faction, card in cards.items():
            self.do(faction, f"choose {card}")
        return self

    def end(self, faction: str, machine: str = "reboot-base-1") -> "Table":
        """The faction ends its turn; this machine card comes."""
        self.next_machine(machine)
        return self.do(faction, "end")

    # -- looking -----------------------------------------------------------------------------------------------------

    def at(self, faction: str) -> Hex | None:
        from hvozd.games.defenders.maps.geometry import AXIAL

        hex_ = self.g.at[self.player(faction)]
        return None if hex_ == NONE else AXIAL[hex_]

    def support(self, faction: str) -> int:
        return self.g.support[self.player(faction)]

    def damage(self, faction: str) -> int:
        return self.g.damage[self.player(faction)]

    def walls(self) -> set[int]:
        return {i for i, flags in enumerate(self.g.edge) if flags & WALL}

    def mechs_at(self, hex_: Hex) -> int:
        return self.g.mechs[INDEX[hex_]]

    def pollution_at(self, hex_: Hex) -> int:
        return self.g.pollution[INDEX[hex_]]

    def has_item(self, faction: str, item: str) -> bool:
        return bool(self.g.items[self.player(faction)] >> ITEMS.index(item) & 1)

    @property
    def result(self) -> Result | None:
        return self.g.result

    def journal(self, kind: str) -> list[object]:
        assert self.g.journal is not None
        return [entry.event for entry in self.g.journal.entries if type(entry.event).__name__ == kind]


def cards_with(ability: str, habitat: str = "") -> list[str]:
    """The cards that have an ability."""
    index = ABILITY[ability]
    return [c.id for c in CARDS if ABILITY[c.ability] == index and (not habitat or c.habitat == habitat)]
