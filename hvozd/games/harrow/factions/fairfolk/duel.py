"""HC-25: the Fair Folk against one other player, with two automated factions between them."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Result, Step
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.fairfolk.acting import QUEEN, FairTurn
from hvozd.games.harrow.factions.fairfolk.figures import FAIR, FIGURES
from hvozd.games.harrow.factions.fairfolk.offers import PlayOffer, collect_offers, folk, held_offers, play_offer
from hvozd.games.harrow.hooks import BEGIN, COURSE, hunted
from hvozd.games.harrow.rules.marching import GOAL_HOOKS
from hvozd.games.harrow.rules.objectives import owns
from hvozd.games.harrow.rules.rounds import points
from hvozd.games.harrow.rules.solo_cards import AFTER_CARD, LOSE, ChooseDeck, RevealCard, score_brambles, solo
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FactionF
from hvozd.kit.positions import Run, Scene

TOKENS = FIGURES.duel.tokens
MINOR = FIGURES.minor.squares


class DuelTokenDrawn(Event):
    faction: FactionF
    solo: bool


def begin(g: HarrowState) -> list[Step]:
    """HC-25.1, HC-25.2: in turn order each player takes a solo card; they place the first townsfolk and the first building."""
    rows = [owns(faction) for faction in g.colours]
    return [*(ChooseDeck(seat, "objective", row) for seat, row in zip((0, 1), sorted(rows), strict=True)), DuelTurn()]


class DuelTurn(Do):
    """HC-25.3, HC-25.10, A-86, A-88: draw a token; all four out are a round: the brambles score and the tokens go back."""

    def run(self, g: HarrowState) -> None:
        own = folk(g)
        left = [token for token in range(len(TOKENS)) if token not in own.last and not silent(g, token)]
        if not left:
            g.then(DuelRoundOver(), DuelTurn())
            return
        token = left[g.random(len(left))]
        own.last.append(token)
        g.then(DuelCheck(), DuelTurn())
        TURNS[TOKENS[token]](g)


def silent(g: HarrowState, token: int) -> bool:
    """HC-25.7: after the queen the Fair Folk's token leaves the bag."""
    return TOKENS[token] == "own" and folk(g).found == QUEEN


def _fair(g: HarrowState) -> None:
    g.log(DuelTokenDrawn, FAIR, False)
    g.then(FairTurn())


def _other(g: HarrowState) -> None:
    rival = hunted(g)
    turn = rival.turn_last(g)
    assert turn is not None
    g.log(DuelTokenDrawn, rival.faction, False)
    g.then(turn)


def _solo(g: HarrowState) -> None:
    """HC-25.3, HC-25.7: the token is tossed; the winner activates a solo card and decides everything about it."""
    rival = hunted(g).faction
    won = rival if folk(g).found == QUEEN else (FAIR, rival)[g.random(2)]
    g.log(DuelTokenDrawn, won, True)
    seat = g.seat(won)
    for faction in g.colours:
        g.chairs[faction] = seat
    g.then(RevealCard(seat))


TURNS = {"own": _fair, "other": _other, "solo": _solo}


def after_card(g: HarrowState) -> None:
    """HC-25.5: only the activated faction can take offers; they are used for it at once by who decides for it."""
    faction = solo(g).active
    solo(g).active = -1
    g.then(UseOffers(g.seat(faction), faction))
    collect_offers(g, faction)


class UseOffers(Ask):
    """HC-25.5: offers taken in this turn must be used at its end."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(folk(g).taken[self.faction])

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: held_offers(g, self.faction),)

    def take(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, PlayOffer)
        g.then(self)
        play_offer(g, self.faction, action.offer)


def next_objective(g: HarrowState, row: int) -> None:
    """HC-25.4: at once a new card places the next objective."""
    g.then(ChooseDeck(g.seat(solo(g).active), "objective", row))


class DuelCheck(Do):
    """HC-25.9: 7 points of an automated faction end the game with a minor victory."""

    def run(self, g: HarrowState) -> None:
        if max(g.vp) >= NUMBERS.goal:
            minor(g, "points")


class DuelRoundOver(Do):
    """HC-25.7, HC-25.10, A-88: the brambles score; the queen found in this round wins."""

    def run(self, g: HarrowState) -> None:
        g.round += 1
        folk(g).last = []
        score_brambles(g)
        if folk(g).found == QUEEN:
            g.finish(Result((g.seat(FAIR),), points(g), "queen"))
        elif max(g.vp) >= NUMBERS.goal:
            minor(g, "points")


def minor(g: HarrowState, reason: str) -> None:
    """HC-25.9: the other player needs so many squares, by what was found; else the Fair Folk win, with nothing found nobody."""
    found = min(folk(g).found, len(MINOR) - 1)
    filled = hunted(g).points(g)
    if folk(g).found == QUEEN or (filled < MINOR[found] and found):
        winners: tuple[int, ...] = (g.seat(FAIR),)
    else:
        winners = (g.seat(hunted(g).faction),) if filled >= MINOR[found] else ()
    g.finish(Result(winners, points(g), f"minor-{reason}"))


def course(g: HarrowState) -> Scene:
    """HC-25.3: a token after another is drawn; what they bring lies upon it."""
    rows = [Run((DuelTurn(),), (DuelCheck(),)), Run((DuelTurn(),), (DuelRoundOver(),))]
    return Scene(name="the duel", kinds=(DuelTurn, DuelCheck, DuelRoundOver), rows=rows, needed=True)


BEGIN["duel"] = begin
COURSE["duel"] = course
AFTER_CARD["duel"] = after_card
LOSE["duel"] = minor
GOAL_HOOKS["duel"] = [next_objective]

KINDS = (DuelTokenDrawn, DuelTurn, UseOffers, DuelCheck, DuelRoundOver)
