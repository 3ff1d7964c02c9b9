"""HC-30: the sixteen tactics cards of the Protectors."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.games.harrow.factions.protectors.figures import PROTECTORS
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import DISTANCE, HEXES, NEIGHBOURS, beyond, closer, in_line, within
from hvozd.games.harrow.rules.abilities import Abilities, SpawnAsk, use
from hvozd.games.harrow.rules.cleanup import receive
from hvozd.games.harrow.rules.decks import discard
from hvozd.games.harrow.rules.effects import PARTS, EachSteps, SetAsideCubes, TokenPlacing, TwoParts
from hvozd.games.harrow.rules.moves import Move, MoveAsk, done, haints_of_colour, places, steps, token_places
from hvozd.games.harrow.rules.objectives import townsfolk_hexes
from hvozd.games.harrow.rules.units import haints_of, pinned_slot, stormy, unit_hexes, units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, SPAWN, STRENGTHEN, TACTICS, HexF, TacticF, TokenF

LEGEND = LEGEND_PIECE + 0


class TacticPlayed(Event):
    card: TacticF


class PlayTactic(Action):
    form = "tactic {card}"
    card: TacticF

    def do(self, g: HarrowState, seat: int) -> None:
        """HC-19.1, HC-19.3, HC-19.4, HC-19.5, HC-19.6, HC-27.24, HC-30.14: one a turn, shown, used, discarded."""
        hand = g.hands[PROTECTORS]
        assert hand is not None
        discard(hand, self.card)
        g.card_played = True
        g.reveal()
        g.log(TacticPlayed, self.card)
        EFFECTS[TACTICS[self.card]](g, seat)


def tactic_offers(after: bool) -> Sequence[Offer]:
    return (_any_card,) if after else (_card_before,)


def _any_card(g: HarrowState) -> Sequence[Action]:
    hand = g.hands[PROTECTORS]
    assert hand is not None
    return Product(PlayTactic, hand.held)


def _card_before(g: HarrowState) -> Sequence[Action]:
    """HC-30.12: one card waits for the end of the action."""
    hand = g.hands[PROTECTORS]
    assert hand is not None
    return Product(PlayTactic, [card for card in hand.held if TACTICS[card] != "haunting-vision"])


def _legend(g: HarrowState) -> int:
    return g.legend_at[0]


def _enemies(g: HarrowState) -> tuple[int, int]:
    return haints_of_colour(g.rival(PROTECTORS))


# -- cards that move others' haints --------------------------------------------------------------------------


class ScareHaints(EachSteps):
    """HC-30.1: up to three enemy haints at 1 to 3 from the legend each make one step closer to it, measured when each moves."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        at = _legend(g)
        return [
            move
            for piece in _enemies(g)
            for h in places(g, piece)
            if 1 <= DISTANCE[at][h] <= 3 and self.left(g, piece, h)
            for move in steps(g, piece, h, closer(h, at))
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        if len(self.moved_to) < 2:
            g.then(ScareHaints(self.seat, self.after(move)))


class RoarFirst(MoveAsk):
    """HC-30.10: an enemy haint next to the legend steps, then another; or one at 1 to 2 steps twice, over legal hexes."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return _around(g, 2)

    def moved(self, g: HarrowState, move: Move) -> None:
        adjacent = DISTANCE[_legend(g)][move.origin] == 1
        g.then(RoarAgain(self.seat, move.piece, move.target, adjacent))


class RoarAgain(MoveAsk):
    """HC-30.10: the same haint goes on, or (if the first stood next to the legend) another one next to it makes one step."""

    piece: int
    hex: int
    other: bool

    def moves(self, g: HarrowState) -> Sequence[Action]:
        on = steps(g, self.piece, self.hex)
        return on + [move for move in _around(g, 1) if self.other and not self.same(g, move)]

    def same(self, g: HarrowState, move: Move) -> bool:
        """Whether it is the haint that has moved already, as far as one can tell haints apart."""
        return (move.piece, move.origin) == (self.piece, self.hex)


def _around(g: HarrowState, most: int) -> list[Move]:
    at = _legend(g)
    return [
        move for piece in _enemies(g) for h in places(g, piece) if 1 <= DISTANCE[at][h] <= most for move in steps(g, piece, h)
    ]


# -- cards that move own units -------------------------------------------------------------------------------


class Reinforce(EachSteps):
    """HC-30.7, HC-3.9: relocate up to three own haints, each once, to hexes with the legend or other own haints."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        at = _legend(g)
        company = [h for h in unit_hexes(g, PROTECTORS) if h == at or haints_of(g, PROTECTORS, h)]
        return [
            move
            for piece in haints_of_colour(PROTECTORS)
            for h in places(g, piece)
            if self.left(g, piece, h)
            for move in steps(g, piece, h, [to for to in company if to != h])
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        if len(self.moved_to) < 2:
            g.then(Reinforce(self.seat, self.after(move)))


class FanStorm(MoveAsk):
    """HC-30.9: the legend jumps over an adjacent storm hex to the hex straight behind it, if that is legal."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        at = _legend(g)
        if pinned_slot(g, 0):
            return ()
        landings = [beyond(at, over) for over in NEIGHBOURS[at] if stormy(g, over)]
        return steps(g, LEGEND, at, [h for h in landings if h is not None])


# -- cards with tokens ---------------------------------------------------------------------------------------


class Shoot(Action):
    form = "shoot {token} {hex}"
    token: TokenF
    hex: HexF


class CrackShot(Ask):
    """HC-30.3: one ability token in a straight line with the legend, any distance, comes to the boards at once."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.shots, done)

    def shots(self, g: HarrowState) -> Sequence[Action]:
        at = _legend(g)
        return [Shoot(kind, h) for kind, h in token_places(g) if in_line(at, h)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Shoot):
            receive(g, PROTECTORS, action.token, action.hex)


class LightWitchfire(TokenPlacing):
    """HC-30.5, A-53: a token of choice from the box on each of two empty hexes; storms, roots, nests do not count, flames do."""

    def hexes(self, g: HarrowState) -> Sequence[int]:
        dolls = g.dolls
        return [h for h in range(HEXES) if not (h in dolls or h in g.taunts) and _bare(g, h)]


def _bare(g: HarrowState, h: int) -> bool:
    if any(g.tokens[kind * HEXES + h] for kind in range(4)) or units_here(g, h):
        return False
    return not (g.townsfolk[h] or g.buildings[h] or g.paths[h] or g.fire[h])


class ResolveSpawn(SpawnAsk):
    """HC-30.4: one Spawn on a hex with a townsfolk."""

    def hexes(self, g: HarrowState) -> Sequence[int]:
        return townsfolk_hexes(g)


# -- what each card does -------------------------------------------------------------------------------------


def _haintiest(g: HarrowState, seat: int) -> None:
    """HC-30.2, A-52: one of each, in any order; then perhaps one more."""
    g.then(Abilities(seat, PROTECTORS, (1, 1, 1, 0)), HaintiestMore())


class HaintiestMore(Do):
    """HC-30.2: with fewer cubes on the battleground than the direct rival one more ability of choice."""

    def run(self, g: HarrowState) -> None:
        if g.field[PROTECTORS] < g.field[g.rival(PROTECTORS)]:
            use(g, PROTECTORS, wild=1)


def _spirit_trap(g: HarrowState, seat: int) -> None:
    """HC-30.6: next to an enemy legend half the wild tokens, rounded up; none is gained."""
    legends = rules_of(g.rival(PROTECTORS)).legends(g)
    if any(g.units[PROTECTORS * HEXES + near] for at in legends for near in within(at, 1, 1)):
        use(g, PROTECTORS, wild=(g.wild[PROTECTORS] + 1) // 2)


def _half(ability: int) -> Callable[[HarrowState, int], None]:
    """HC-30.8, HC-30.11, HC-27.37: half the own value, rounded up."""

    def play(g: HarrowState, seat: int) -> None:
        pools = [0, 0, 0]
        pools[ability] = (rules_of(PROTECTORS).value(g, ability) + 1) // 2
        use(g, PROTECTORS, *pools)

    return play


def _haunting_vision(g: HarrowState, seat: int) -> None:
    """HC-30.12: after the action up to three own wild tokens; none is gained."""
    use(g, PROTECTORS, wild=min(3, g.wild[PROTECTORS]))


def _out_yonder(g: HarrowState, seat: int) -> None:
    """HC-30.13: three Advances of the legend alone, normal costs."""
    g.then(Abilities(seat, PROTECTORS, (3, 0, 0, 0), alone=True))


def _out_all_night(g: HarrowState, seat: int) -> None:
    """HC-30.15, A-94: range +2 until the end of the turn."""
    g.range_bonus += 2


def _banishment(g: HarrowState, seat: int) -> None:
    """HC-30.16: up to three cubes of the opponent are set aside until the end of the turn."""
    g.then(SetAsideCubes(seat, g.rival(PROTECTORS), 3))


EFFECTS: dict[str, Callable[[HarrowState, int], None]] = {
    "scaredy-cat": lambda g, seat: g.then(ScareHaints(seat)),
    "haintiest-haint": _haintiest,
    "crack-shot": lambda g, seat: g.then(CrackShot(seat)),
    "resolve": lambda g, seat: g.then(ResolveSpawn(seat, PROTECTORS)),
    "witchfire": lambda g, seat: g.then(LightWitchfire(seat, 2)),
    "spirit-trap": _spirit_trap,
    "reinforcement": lambda g, seat: g.then(Reinforce(seat)),
    "calling-the-dead": _half(SPAWN),
    "fanning-the-storm": lambda g, seat: g.then(FanStorm(seat)),
    "roar": lambda g, seat: g.then(RoarFirst(seat)),
    "gathering-mob": _half(STRENGTHEN),
    "haunting-vision": _haunting_vision,
    "out-yonder": _out_yonder,
    "your-will-my-whim": lambda g, seat: g.then(TwoParts(seat, PROTECTORS, "your-will-my-whim")),
    "out-all-night": _out_all_night,
    "banishment": _banishment,
}
"""HC-19.5, HC-19.6: the effect of each card."""

PARTS["your-will-my-whim"] = (lambda g, f: use(g, f, wild=1), lambda g, f: rules_of(f).first_scroll(g))
"""HC-30.14: one ability of choice and the first scroll, either first."""

KINDS = (
    TacticPlayed,
    PlayTactic,
    ScareHaints,
    RoarFirst,
    RoarAgain,
    Reinforce,
    FanStorm,
    Shoot,
    CrackShot,
    LightWitchfire,
    ResolveSpawn,
    HaintiestMore,
)
