"""What a Rootlog takes from the events of the journal instead of from the position."""

from collections.abc import Callable
from typing import Any, TypeAlias

from hvozd.core import Event
from hvozd.games.root.components import PERSISTENT, SUIT
from hvozd.games.root.events import (
    Ambushed,
    AmbushFoiled,
    BattleBegan,
    BattleRolled,
    CoalitionFormed,
    Crafted,
    DominanceActivated,
    SawCards,
    TurnBegan,
)
from hvozd.games.root.factions.corvids import Exposed
from hvozd.games.root.factions.corvids_plots import PLOT_WORDS, RAID, PlotRevealed, PlotsSwapped
from hvozd.games.root.factions.duchy_board import MINISTERS, CardShown, MinisterLost, MinisterSwayed
from hvozd.games.root.factions.eyrie_decree import LEADERS, FellIntoTurmoil, LeaderChosen
from hvozd.games.root.factions.lizards import CardRevealed, OutcastSet
from hvozd.games.root.factions.marquise import WarriorsTreated
from hvozd.games.root.factions.riverfolk_board import FundsLost, PricesSet, own
from hvozd.games.root.factions.vagabond_aid import RelationChanged
from hvozd.games.root.factions.vagabond_items import CHARACTER_IDS
from hvozd.games.root.factions.vagabond_setup import CharacterChosen
from hvozd.games.root.hooks import faction
from hvozd.games.root.maps.mountain import PathOpened
from hvozd.games.root.rootlog_line import Fight
from hvozd.games.root.rootlog_names import (
    FLIPPED,
    PIECES,
    PLAY_AREA,
    PRICE_CODES,
    RELATION_CODES,
    SUIT_LETTERS,
    card_code,
    craft_code,
    letter,
)
from hvozd.games.root.rootlog_scribe import Scribe

OWN_MARKER = "++->$"


def crafted(scribe: Scribe, event: Crafted) -> None:
    """The event comes first, then the card leaves the hand; only a lasting one stays in the play area."""
    mine = letter(scribe.g, event.seat)
    scribe.line().add("Z" + craft_code(event.card))
    scribe.told[event.card, mine] -= 1
    if event.card in PERSISTENT:
        scribe.told[event.card, mine + "$" + PLAY_AREA] += 1


def battle_began(scribe: Scribe, event: BattleBegan) -> None:
    attacker, defender = letter(scribe.g, event.attacker), letter(scribe.g, event.defender)
    scribe.line().add(Fight(scribe.line().who(attacker), defender, event.place))


def ambushed(scribe: Scribe, event: Ambushed | AmbushFoiled) -> None:
    """The card was written as a discard; the battle tells of it."""
    line = scribe.line()
    line.take_back(1, card_code(event.card, False), letter(scribe.g, event.seat), "")
    line.fight().ambushes += SUIT_LETTERS[SUIT[event.card]] + "@"


def rolled(scribe: Scribe, event: BattleRolled) -> None:
    """The journal tells the higher roll first; the defender's faction says whose it is."""
    attacker, defender = faction(scribe.g, event.defender).order_dice(
        scribe.g, event.defender, event.attacker_hits, event.defender_hits
    )
    scribe.line().fight().rolls = f"({attacker},{defender})"


def saw_cards(scribe: Scribe, event: SawCards) -> None:
    line = scribe.line()
    line.add(f"{line.who(letter(scribe.g, event.owner))}^{letter(scribe.g, event.viewer)}")


def shown(scribe: Scribe, event: CardRevealed | CardShown) -> None:
    line = scribe.line()
    line.add(f"{card_code(event.card, False)}{line.who(letter(scribe.g, event.seat))}^")


def treated(scribe: Scribe, event: WarriorsTreated) -> None:
    """The warriors go from where they fell to the keep; their removal is unwritten."""
    line, warriors = scribe.line(), letter(scribe.g, event.seat) + "w"
    origin = str(event.origin)
    if event.warriors and line.take_back(event.warriors, line.piece(warriors), origin, ""):
        scribe.told[warriors, origin] += event.warriors


def plots_swapped(scribe: Scribe, event: PlotsSwapped) -> None:
    """A reader of the log changes the places of both plots, whatever they are."""
    scribe.line().add(f"t{event.first}<->t{event.second}")
    other = {str(event.first): str(event.second), str(event.second): str(event.first)}
    plots = letter(scribe.g, event.seat) + "t"
    for (thing, place), number in list(scribe.told.items()):
        clearing, _, kind = place.partition(FLIPPED)
        if thing == plots and clearing in other and kind:
            scribe.told[plots, place] -= number
            scribe.told[plots, other[clearing] + FLIPPED + kind] += number


def plot_revealed(scribe: Scribe, event: PlotRevealed) -> None:
    """A raid that is removed is turned up, for it brings warriors; a guessed one brings none."""
    line, corvids = scribe.line(), letter(scribe.g, event.seat)
    guessed = bool(line.tokens) and str(line.tokens[-1]).startswith("?")
    if event.plot == RAID and not guessed:
        raid = PIECES["raid"]
        line.add(f"{line.who(corvids)}t{event.place}^{raid}")
        scribe.told[corvids + "t", str(event.place)] -= 1
        scribe.told[corvids + "t", f"{event.place}^{raid}"] += 1


def exposed(scribe: Scribe, event: Exposed) -> None:
    plot = PIECES[PLOT_WORDS[event.plot]]
    scribe.line().add("#^P", f"?P{plot}{event.place}")


def minister_swayed(scribe: Scribe, event: MinisterSwayed) -> None:
    scribe.line().add(f"#{MINISTERS[event.minister].replace('_', '')}->$")


def minister_lost(scribe: Scribe, event: MinisterLost) -> None:
    scribe.line().add(f"#{MINISTERS[event.minister].replace('_', '')}{letter(scribe.g, event.seat)}$->")


def turmoil(scribe: Scribe, event: FellIntoTurmoil) -> None:
    scribe.line().add("$_->")


def leader_chosen(scribe: Scribe, event: LeaderChosen) -> None:
    scribe.line(letter(scribe.g, event.seat)).add(f"#{LEADERS[event.leader]}->$")


def character_chosen(scribe: Scribe, event: CharacterChosen) -> None:
    scribe.line(letter(scribe.g, event.seat)).add(f"#{CHARACTER_IDS[event.character]}->$")


def outcast_set(scribe: Scribe, event: OutcastSet) -> None:
    mark = "$_ho" if event.hated else "$_o"
    scribe.line(letter(scribe.g, event.seat)).add(f"{mark}->{SUIT_LETTERS[event.suit]}")


def prices_set(scribe: Scribe, event: PricesSet) -> None:
    new = (event.hand_card, event.riverboats, event.mercenaries)
    line = scribe.line(letter(scribe.g, event.seat))
    changed = [at for at in range(3) if new[at] != scribe.prices[at]]
    if len(changed) == 3 and len(set(new)) == 1:
        line.add(f"$_->{new[0]}")
    else:
        line.add(*(f"$_{PRICE_CODES[at]}->{new[at]}" for at in changed))
    scribe.prices = new


def funds_lost(scribe: Scribe, event: FundsLost) -> None:
    """Funds that are left are named in the turns of others only; the own turn names them at its end."""
    if scribe.line().faction != letter(scribe.g, event.seat):
        scribe.line().add(f"$_f->{sum(own(scribe.g, event.seat).funds)}")


def relation_changed(scribe: Scribe, event: RelationChanged) -> None:
    line = scribe.line()
    line.add(f"{line.who(letter(scribe.g, event.seat))}$_{letter(scribe.g, event.other)}->{RELATION_CODES[event.relation]}")


def path_opened(scribe: Scribe, event: PathOpened) -> None:
    low, high = sorted((event.first, event.second))
    scribe.line().add(f"{low}_{high}->")


def dominance_activated(scribe: Scribe, event: DominanceActivated) -> None:
    """The score marker goes to the own board."""
    scribe.line().add(OWN_MARKER)


def coalition_formed(scribe: Scribe, event: CoalitionFormed) -> None:
    """The marker goes to the partner's board instead."""
    tokens = scribe.line().tokens
    at = len(tokens) - 1 - tokens[::-1].index(OWN_MARKER)
    tokens[at] = f"++->{letter(scribe.g, event.partner)}$"


def turn_began(scribe: Scribe, event: TurnBegan) -> None:
    scribe.begin_turn(event.seat)


Handlers: TypeAlias = dict[type[Event], Callable[[Scribe, Any], None]]
BEFORE: Handlers = {
    WarriorsTreated: treated,
    PlotsSwapped: plots_swapped,
    PlotRevealed: plot_revealed,
}
"""Heard before the position is compared."""
AFTER: Handlers = {
    TurnBegan: turn_began,
    DominanceActivated: dominance_activated,
    CoalitionFormed: coalition_formed,
    Crafted: crafted,
    BattleBegan: battle_began,
    Ambushed: ambushed,
    AmbushFoiled: ambushed,
    BattleRolled: rolled,
    SawCards: saw_cards,
    CardRevealed: shown,
    CardShown: shown,
    Exposed: exposed,
    MinisterSwayed: minister_swayed,
    MinisterLost: minister_lost,
    FellIntoTurmoil: turmoil,
    LeaderChosen: leader_chosen,
    CharacterChosen: character_chosen,
    OutcastSet: outcast_set,
    PricesSet: prices_set,
    FundsLost: funds_lost,
    RelationChanged: relation_changed,
    PathOpened: path_opened,
}


def hear(scribe: Scribe, event: Event) -> None:
    """Bring the log up to an event."""
    if type(event) in BEFORE:
        BEFORE[type(event)](scribe, event)
    scribe.catch_up()
    if type(event) in AFTER:
        AFTER[type(event)](scribe, event)
