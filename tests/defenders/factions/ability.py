"""Play a card with an ability that is resolved when it is revealed, at a table where the others have nothing to reveal."""

from hvozd.games.defenders.components import ABILITIES, CARD_ABILITY, CARDS, FACTION_NAMES
from tests.defenders.table import CARD, Table


def play(card: str, *others: str, **places: tuple[int, int]) -> Table:
    """The card's faction and the others at a table, else one other; the owner of the card acts first."""
    row = CARDS[CARD[card]]
    organizers = () if row.set == "basic" else (row.set,)
    partner = next(name for name in reversed(FACTION_NAMES) if name != row.faction)
    table = Table(row.faction, *(others or (partner,)), organizers=organizers)
    for faction, hex_ in places.items():
        table.put(faction, hex_)
    return table


def reveal(table: Table, card: str) -> Table:
    """Choose the card; everybody else still in the game chooses one with an ongoing ability."""
    owner = CARDS[CARD[card]].faction
    chosen = {owner: card}
    for player in range(1, table.g.players):
        if not table.g.out[player]:
            chosen[FACTION_NAMES[table.g.factions[player]]] = quiet(table, player)
    return table.choose(**chosen)


def quiet(table: Table, player: int) -> str:
    held = table.g.hands[player] + table.g.decks[player]
    return next(CARDS[card].id for card in sorted(held) if ABILITIES[CARD_ABILITY[card]].timing == "ongoing")


def everybody_gains(card: str, item: str) -> None:
    """DW-15.4: the owner and the third player, but not the second, who has left."""
    owner = CARDS[CARD[card]].faction
    _, third = others = [name for name in FACTION_NAMES if name != owner][:2]
    table = play(card, *others)
    table.g.out[1] = True
    table.g.at[1] = -1
    table.g.stack[-1] = type(table.g.stack[-1])((0, 2))
    reveal(table, card)
    assert table.has_item(owner, item) and table.has_item(third, item)
    assert table.g.items[1] == 0


def owner_gains(card: str, item: str) -> None:
    table = reveal(play(card), card)
    assert table.has_item(CARDS[CARD[card]].faction, item)
    assert table.g.items[1] == 0
