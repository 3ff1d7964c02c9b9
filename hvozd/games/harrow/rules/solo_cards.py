"""HC-23: the solo game, in which cards drive the two factions with a colour against a third one."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Result
from hvozd.games.harrow.components import NUMBERS, SOLO
from hvozd.games.harrow.hooks import BEGIN, hunted
from hvozd.games.harrow.maps import BRAMBLES, BY_NAME, CENTRE, DISTANCE, HEXES
from hvozd.games.harrow.rules.attack import Attack, declare
from hvozd.games.harrow.rules.cubes import gain, pay
from hvozd.games.harrow.rules.events import Spawned
from hvozd.games.harrow.rules.marching import MarchUnits
from hvozd.games.harrow.rules.moves import Done, done
from hvozd.games.harrow.rules.objectives import owns, put_objective
from hvozd.games.harrow.rules.rounds import points
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.units import reach, room_for, spawn, unit_hexes, units_here
from hvozd.games.harrow.state import HarrowState, SoloBoard
from hvozd.games.harrow.words import SEARCH_CUBE, SOLO_NAMES, TERRAIN_CUBE, FactionF, HexF, SoloF

_BY_CARD = {card.card: card for card in SOLO.cards.cards}
CARDS = tuple(_BY_CARD[name] for name in SOLO_NAMES)
"""HC-23.3: the solo side of every card, in the order of the vocabulary `solo`."""
GROUPS = {name: tuple(BY_NAME[h] for h in getattr(SOLO.numbering, name)) for name in ("red", "blue", "purple")}
DECK_OF = {"red": 0, "blue": 1, "purple": 2}
SPACES = SOLO.spaces.order
CUBE, SPAWN, MOVE = range(3)


class SoloCardShown(Event):
    card: SoloF


class DrawSolo(Action):
    form = "solo-deck {deck}"
    deck: int


class Activate(Action):
    form = "activate-faction {faction}"
    faction: FactionF


class PutObjective(Action):
    form = "objective {hex}"
    hex: HexF


class SpawnSolo(Action):
    form = "solo-spawn {hex}"
    hex: HexF


class FirstSpace(Action):
    form = "first-space {space}"
    space: int


def solo(g: HarrowState) -> SoloBoard:
    assert g.solo is not None
    return g.solo


def lost(g: HarrowState, reason: str) -> None:
    """HC-23.16: a card is needed and there is none, or an automated faction has 7 points."""
    LOSE.get(g.preset, _lose_alone)(g, reason)


def _lose_alone(g: HarrowState, reason: str) -> None:
    g.finish(Result((), points(g), reason))


LOSE: dict[str, Callable[[HarrowState, str], None]] = {"solo": _lose_alone}


def show_card(g: HarrowState, deck: int) -> int:
    """The top card of a deck, chosen by chance."""
    cards = solo(g).decks[deck]
    card = cards.pop(g.random(len(cards)))
    g.log(SoloCardShown, card)
    return card


def card_hexes(card: int) -> list[int]:
    """HC-23.3: the two hexes of a card; the Amaryllis card stands for any."""
    record = CARDS[card]
    return [GROUPS[record.group][number - 1] for number in record.hexes] or list(range(HEXES))


def amaryllis(g: HarrowState, card: int) -> None:
    """HC-23.5, HC-23.7, A-72: this card costs all terrain cubes on the battleground."""
    if not CARDS[card].hexes:
        for cube in range(TERRAIN_CUBE, SEARCH_CUBE):
            pay(g, cube, g.field[cube])


# -- the turn -----------------------------------------------------------------------------------------------------------------


class SoloTurn(Do):
    """HC-23.4, HC-23.13: steps A to F; a turn is also the round."""

    def run(self, g: HarrowState) -> None:
        g.round += 1
        foe = hunted(g)
        seat = g.seat(foe.faction)
        turn = foe.turn_last(g)
        assert turn is not None
        g.then(NeedObjectives(seat), RevealCard(seat), turn, SoloOver(), SoloTurn())


class NeedObjectives(Do):
    """HC-23.5: step A: without a townsfolk (a building) on the map a card places one."""

    seat: int

    def run(self, g: HarrowState) -> None:
        for faction in g.colours[::-1]:
            row = owns(faction)
            if not any(g.buildings if row else g.townsfolk):
                g.then(ChooseDeck(self.seat, "objective", row))


class ChooseDeck(Ask):
    """HC-23.5, HC-23.6: a card from any of the decks; with none left the game is lost."""

    use: str
    """What the card is for: objective, turn, again, place."""
    row: int = 0

    def open_to(self, g: HarrowState) -> bool:
        return any(solo(g).decks)

    def skipped(self, g: HarrowState) -> None:
        lost(g, "no-cards")

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(DrawSolo, [number for number, deck in enumerate(solo(g).decks) if deck]),)

    def take(self, g: HarrowState, action: DrawSolo) -> None:
        card = show_card(g, action.deck)
        USES[self.use](g, self.seat, self.row, card)


def _objective_card(g: HarrowState, seat: int, row: int, card: int) -> None:
    """HC-23.5: on one of its two hexes, if one is free; else another card is drawn."""
    amaryllis(g, card)
    solo(g).discard.append(card)
    hexes = tuple(h for h in card_hexes(card) if objective_fits(g, row, h))
    g.then(PlaceSolo(seat, row, hexes) if hexes else ChooseDeck(seat, "objective", row))


def objective_fits(g: HarrowState, row: int, h: int) -> bool:
    """HC-23.5: no units, no bonfire, no objective of the other faction, no brambles."""
    other = g.townsfolk[h] if row else g.buildings[h]
    return not (units_here(g, h) or g.fire[h] or other) and g.land.kind[h] != BRAMBLES


class PlaceSolo(Ask):
    """HC-23.5: the player chooses among the hexes of the card."""

    row: int
    hexes: tuple[int, ...]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(PutObjective, self.hexes),)

    def take(self, g: HarrowState, action: PutObjective) -> None:
        put_objective(g, self.row, action.hex)


class RevealCard(Do):
    """HC-23.6: step B."""

    seat: int

    def run(self, g: HarrowState) -> None:
        solo(g).goals = [-1, -1]
        g.then(ChooseDeck(self.seat, "turn"))


def _turn_card(g: HarrowState, seat: int, row: int, card: int) -> None:
    solo(g).card = card
    g.then(ChooseFaction(seat, True))


def _second_card(g: HarrowState, seat: int, row: int, card: int) -> None:
    solo(g).card = card
    g.then(ChooseFaction(seat, False))


class ChooseFaction(Ask):
    """HC-23.6: which faction the card activates; once a turn it may be discarded for another, which must be used."""

    fresh: bool

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: Product(Activate, g.colours)]
        if self.fresh and any(solo(g).decks):
            found.append(done)
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        own = solo(g)
        if isinstance(action, Done):
            own.discard.append(own.card)
            own.card = -1
            g.then(ChooseDeck(self.seat, "again"))
        elif isinstance(action, Activate):
            own.active = action.faction
            amaryllis(g, own.card)
            g.then(LayFlames(self.seat), SoloAttack(self.seat), CardDone())


class LayFlames(Ask):
    """HC-23.7, HC-27.43, HC-25.6, A-87: action flames on the three spaces, from the card's symbol clockwise; the Amaryllis
    card starts where one likes."""

    def open_to(self, g: HarrowState) -> bool:
        return CARDS[solo(g).card].first not in SPACES

    def skipped(self, g: HarrowState) -> None:
        lay_flames(g, self.seat, SPACES.index(CARDS[solo(g).card].first))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(FirstSpace, range(1, len(SPACES) + 1)),)

    def take(self, g: HarrowState, action: FirstSpace) -> None:
        lay_flames(g, self.seat, action.space - 1)


def lay_flames(g: HarrowState, seat: int, first: int) -> None:
    """HC-23.7: each space acts once and once more for each of its flames, in that order."""
    order = [(first + turn) % 3 for turn in range(3)]
    counts = [1, 1, 1]
    for flame in range(hunted(g).flames(g)):
        counts[order[flame % 3]] += 1
    solo(g).counts = counts
    g.then(*(SpaceActs(seat, space) for space in order))


class SpaceActs(Do):
    """HC-23.7: cubes to the battleground, haints on a hex of the card, all units nearer to their goal."""

    seat: int
    space: int

    def run(self, g: HarrowState) -> None:
        own = solo(g)
        times = own.counts[self.space]
        if self.space == CUBE:
            gain(g, own.active, times)
        elif self.space == SPAWN:
            place_spawn(g, self.seat, own.card)
        else:
            g.then(*(MarchUnits(self.seat) for _ in range(times)))


def place_spawn(g: HarrowState, seat: int, card: int) -> None:
    """HC-23.7: a hex of the card without units, the other faction's objective and fire; both blocked: a new card for the
    place. By the switch own units may be there, as far as there is room."""
    faction = solo(g).active
    joins = "HC-23.7" in g.rulings
    hexes = tuple(h for h in card_hexes(card) if room_for(g, faction, h) and (joins or not units_here(g, h)))
    if not g.supply_haints[faction]:
        return
    g.then(SpawnAtCard(seat, hexes) if hexes else ChooseDeck(seat, "place"))


def _place_card(g: HarrowState, seat: int, row: int, card: int) -> None:
    solo(g).discard.append(card)
    place_spawn(g, seat, card)


class SpawnAtCard(Ask):
    """HC-23.7: all haints of the action on one of the two hexes, as far as there is room."""

    hexes: tuple[int, ...]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(SpawnSolo, self.hexes),)

    def take(self, g: HarrowState, action: SpawnSolo) -> None:
        faction = solo(g).active
        n = min(solo(g).counts[SPAWN], room_for(g, faction, action.hex), g.supply_haints[faction])
        g.log(Spawned, faction, action.hex, n)
        spawn(g, faction, action.hex, n)


USES = {"objective": _objective_card, "turn": _turn_card, "again": _second_card, "place": _place_card}


# -- step D -------------------------------------------------------------------------------------------------------------------


class SoloAttack(Ask):
    """HC-23.11, HC-23.12, A-73: one attack if in range: with the symbol the player who is hunted, else a hex of the
    other faction that is not stronger."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(solo_attacks(g))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (solo_attacks,)

    def take(self, g: HarrowState, action: Attack) -> None:
        declare(g, solo(g).active, action)


def solo_attacks(g: HarrowState) -> list[Action]:
    faction = solo(g).active
    if CARDS[solo(g).card].symbol:
        for hexes in hunted(g).hunted_at(g):
            if pairs := _in_reach(g, faction, hexes):
                return [Attack(origin, h, hunted(g).faction) for origin, h in pairs]
    rival = g.rival(faction)
    return [
        Attack(origin, h, rival)
        for origin, h in _in_reach(g, faction, unit_hexes(g, rival))
        if g.units[rival * HEXES + h] <= g.units[faction * HEXES + origin]
    ]


def _in_reach(g: HarrowState, faction: int, hexes: Sequence[int]) -> list[tuple[int, int]]:
    return [(o, h) for o in unit_hexes(g, faction) for h in hexes if DISTANCE[o][h] <= reach(g, o)]


class CardDone(Do):
    """A-73: at most six cubes stay after the activation; the card is discarded."""

    def run(self, g: HarrowState) -> None:
        own = solo(g)
        over = g.field[own.active] - NUMBERS.battleground
        if over > 0:
            pay(g, own.active, over)
        own.discard.append(own.card)
        own.card = -1
        AFTER_CARD.get(g.preset, _nothing)(g)


def _nothing(g: HarrowState) -> None:
    solo(g).active = -1


AFTER_CARD: dict[str, Callable[[HarrowState], None]] = {"solo": _nothing}


class SoloOver(Do):
    """HC-23.14, HC-23.16: step F: the brambles; then 7 points of an automated faction lose the game."""

    def run(self, g: HarrowState) -> None:
        score_brambles(g)
        if max(g.vp) >= NUMBERS.goal:
            lost(g, "points")


def score_brambles(g: HarrowState) -> None:
    for faction in g.colours:
        if g.units[faction * HEXES + CENTRE]:
            score(g, faction, NUMBERS.brambles)


# -- setup --------------------------------------------------------------------------------------------------------------------


def equip_solo(g: HarrowState) -> None:
    """HC-23.1, HC-23.2: solo cards by level, terrain cubes by level; the rest as in any game."""
    assert g.solo is not None
    for number, size in enumerate(g.solo.decks):
        wanted = size[0]
        deck = [card for card, record in enumerate(CARDS) if DECK_OF[record.group] == number]
        g.shuffle(deck)
        g.solo.decks[number] = sorted(deck[:wanted])
    mode = SOLO.levels.cubes[g.solo.level - 1]
    cubes = list(range(TERRAIN_CUBE, SEARCH_CUBE))
    if mode == "two-random":
        g.shuffle(cubes)
    count = {"one-of-each": 4, "two-random": 2, "none": 0}[mode]
    for cube in cubes[:count]:
        gain(g, cube)


BEGIN["solo"] = lambda g: [SoloTurn()]

KINDS = (
    SoloCardShown,
    DrawSolo,
    Activate,
    PutObjective,
    SpawnSolo,
    FirstSpace,
    SoloTurn,
    NeedObjectives,
    ChooseDeck,
    PlaceSolo,
    RevealCard,
    ChooseFaction,
    LayFlames,
    SpaceActs,
    SpawnAtCard,
    SoloAttack,
    CardDone,
    SoloOver,
)
