"""The Family: a bag of tokens, upgrades, storms, and buildings to destroy."""

from collections.abc import Sequence
from typing import Any

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.components import NUMBERS, TOKENS
from hvozd.games.harrow.factions.family import reasons, storms, upgrades
from hvozd.games.harrow.factions.family.figures import FAMILY, FIGURES, TABLE
from hvozd.games.harrow.factions.family.hidden import FamilyView, seen
from hvozd.games.harrow.factions.family.storms import StormTrack
from hvozd.games.harrow.factions.family.upgrades import PARKING, activate, park
from hvozd.games.harrow.hooks import WILD_KIND, Faction
from hvozd.games.harrow.maps import NEIGHBOURS, within
from hvozd.games.harrow.rules.abilities import AbilityAsk
from hvozd.games.harrow.rules.decks import discard, draw
from hvozd.games.harrow.rules.effects import may_storm, place_storm
from hvozd.games.harrow.rules.events import BuildingDestroyed
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.units import add_building, reach, stormy
from hvozd.games.harrow.state import FamilyBoard, HarrowState
from hvozd.games.harrow.words import ABILITIES, FIRST_UPGRADE, SCROLL, TOKEN_NAMES, TokenF, UpgradeF

BASES = tuple(ABILITIES.index(card.base) for card in FIGURES.cards.cards)
"""HC-19.16: the ability token that each upgrade replaces."""
WEAVING = TOKEN_NAMES.index("weaving-of-fate")
KNIFE = TOKEN_NAMES.index("knife-in-the-dark")
WILD_MEAL = 4


class TokensDrawn(Event):
    tokens: tuple[TokenF, ...]


class UpgradePlayed(Event):
    card: UpgradeF


class ReturnToken(Action):
    form = "return {token}"
    token: TokenF


class ActivateUpgrade(Action):
    form = "activate {token}"
    token: TokenF


class PlayUpgrade(Action):
    form = "upgrade {card}"
    card: UpgradeF


class ToBoard(Action):
    form = "to-board {token}"
    token: TokenF


class ToBag(Action):
    form = "to-bag"


class FromBag(Action):
    form = "from-bag"


class FromBoard(Action):
    form = "from-board"


def board(g: HarrowState) -> FamilyBoard:
    assert g.family is not None
    return g.family


# -- the ability jar -----------------------------------------------------------------------------------------


def quota(g: HarrowState) -> tuple[int, int]:
    """HC-7.2, HC-7.3, HC-27.19, HC-27.20: how many tokens are drawn and how many of them go back, by the occupied slots."""
    slot = len(board(g).board)
    return TABLE.upgraded[slot] if g.upgraded else (TABLE.basic[slot], 0)


def draw_tokens(g: HarrowState, n: int) -> int:
    """HC-7.2, HC-7.4: tokens from the bag at random; returns how many were missing."""
    bag = board(g).bag
    drawn = []
    for _ in range(min(n, sum(bag))):
        at = g.random(sum(bag))
        token = 0
        while at >= bag[token]:
            at -= bag[token]
            token += 1
        bag[token] -= 1
        drawn.append(token)
    board(g).kept += drawn
    g.log(TokensDrawn, tuple(drawn))
    return n - len(drawn)


class ReturnTokens(Ask):
    """HC-7.3, HC-7.4, HC-27.21: so many of the drawn tokens go back to the bag."""

    left: int

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0 and bool(board(g).kept)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(ReturnToken, sorted(set(board(g).kept))),)

    def take(self, g: HarrowState, action: ReturnToken) -> None:
        board(g).kept.remove(action.token)
        board(g).bag[action.token] += 1
        g.then(ReturnTokens(self.seat, self.left - 1))


class KeepTokens(Do):
    """HC-19.14: of the kept tokens those that wait for an attack give one Strengthen and are parked; then the rest is
    activated."""

    cards: bool

    def run(self, g: HarrowState) -> None:
        for token in [token for token in board(g).kept if token in PARKING]:
            park(g, token)
        go_on(g, self.cards)


def go_on(g: HarrowState, cards: bool) -> None:
    kept = board(g).kept
    pools = tuple(kept.count(ability) for ability in range(3))
    if kept:
        g.then(UseTokens(g.seat(FAMILY), FAMILY, (*pools, 0), strides=cards, cards=cards))  # type: ignore[arg-type]


def upgrade_uses(g: HarrowState) -> Sequence[Action]:
    return [ActivateUpgrade(token) for token in sorted(set(board(g).kept)) if token >= FIRST_UPGRADE]


def upgrade_cards(g: HarrowState) -> Sequence[Action]:
    """HC-19.10, HC-19.16: cards whose base token was drawn, kept and not yet activated."""
    hand = g.hands[FAMILY]
    assert hand is not None
    return [PlayUpgrade(card) for card in hand.held if BASES[card] in board(g).kept]


class UseTokens(AbilityAsk):
    """HC-7.2, HC-7.5, HC-7.6, HC-27.4: each kept token once as an ability of value 1, in any order; Advances in a row may
    be pooled."""

    cards: bool = True
    """Whether an upgrade card may be played: in the ability jar's action only."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(board(g).kept)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found = list(super().offers(g))
        if any(token >= FIRST_UPGRADE for token in board(g).kept):
            found.append(upgrade_uses)
        if self.cards and not g.card_played and g.hands[FAMILY] is not None:
            found.append(upgrade_cards)
        return found

    def take(self, g: HarrowState, action: Any) -> None:
        if isinstance(action, ActivateUpgrade):
            self.spend(g, action.token, 1)
            go_on(g, self.cards)
            activate(g, TOKEN_NAMES[action.token])
        elif isinstance(action, PlayUpgrade):
            play_upgrade(g, action.card)
            go_on(g, self.cards)
        else:
            super().take(g, action)

    def again(self, g: HarrowState, ability: int, cost: int) -> None:
        self.spend(g, ability, cost)
        go_on(g, self.cards)

    def spend(self, g: HarrowState, token: int, n: int) -> None:
        for _ in range(n):
            board(g).kept.remove(token)
            board(g).front.append(token)


def play_upgrade(g: HarrowState, card: int) -> None:
    """HC-19.11, HC-19.12, HC-27.22: the base token goes to the box, the upgrade token takes its place; the card stays open."""
    hand = g.hands[FAMILY]
    assert hand is not None
    discard(hand, card)
    g.card_played = True
    g.reveal()
    g.log(UpgradePlayed, card)
    own = board(g)
    own.kept.remove(BASES[card])
    g.box[BASES[card]] += 1
    own.upgrades.remove(FIRST_UPGRADE + card)
    own.kept.append(FIRST_UPGRADE + card)
    if FIRST_UPGRADE + card in PARKING:
        park(g, FIRST_UPGRADE + card)


# -- cleanup -------------------------------------------------------------------------------------------------


class StoreTokens(Ask):
    """HC-13.5: each token in front goes on the first empty slot of the board, for good, or into the bag."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(board(g).front)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: (ToBag(),)]
        if len(board(g).board) + 1 < len(TABLE.upgraded):
            found.append(lambda g: Product(ToBoard, sorted(set(board(g).front))))
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        own = board(g)
        if not isinstance(action, ToBoard):
            for token in own.front:
                own.bag[token] += 1
            own.front = []
            return
        g.then(self)
        own.front.remove(action.token)
        own.board.append(action.token)
        if g.upgraded and len(own.board) in TABLE.cards:
            draw(g, FAMILY)


class NamePlace(Ask):
    """HC-21.61: a token that is devoured comes from the bag or from the board, as whoever devours it says."""

    token: TokenF

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: (FromBag(), FromBoard()),)

    def take(self, g: HarrowState, action: Action) -> None:
        lose_token(g, self.token, isinstance(action, FromBag))


def lose_token(g: HarrowState, token: int, from_bag: bool) -> None:
    """HC-21.63: the board closes up to the left."""
    if from_bag:
        board(g).bag[token] -= 1
    else:
        board(g).board.remove(token)


def chained(g: HarrowState) -> set[int]:
    """HC-14.7, HC-14.9, HC-21.72, A-23: the hexes joined by storms to the home, which needs one itself."""
    home = g.home[FAMILY]
    if not stormy(g, home):
        return set()
    seen = {home}
    queue = [home]
    for h in queue:
        for near in NEIGHBOURS[h]:
            if near not in seen and stormy(g, near):
                seen.add(near)
                queue.append(near)
    return seen


class Family(Faction):
    """HC-4.6: the blue faction."""

    faction = FAMILY
    slots = (1,)

    def equip(self, g: HarrowState) -> None:
        """HC-4.6: storms, upgrade tokens, the bag."""
        g.storm_supply = TOKENS.storm
        bag = [0] * len(TOKEN_NAMES)
        for kind, count in enumerate(TABLE.bag):
            bag[kind] = count
            g.box[kind] -= count
        g.family = FamilyBoard(bag, upgrades=list(range(FIRST_UPGRADE, len(TOKEN_NAMES))))

    def seen(self, g: HarrowState, seat: int | None, viewer: int) -> FamilyView | None:
        return seen(g)

    def tokens_kept(self, g: HarrowState, kind: int) -> int:
        own = g.family
        if own is None or kind == WILD_KIND:
            return 0
        return own.bag[kind] + own.board.count(kind) + own.kept.count(kind) + own.front.count(kind)

    def faults(self, g: HarrowState) -> list[str]:
        """HC-19.11: an upgrade token comes out with its card; until then it lies beside the board, afterwards in one place."""
        own, hand = g.family, g.hands[FAMILY]
        if own is None:
            return []
        out = [token for token in (*own.board, *own.kept, *own.front, *own.parked) if token >= FIRST_UPGRADE]
        out += [token for token in range(FIRST_UPGRADE, len(own.bag)) for _ in range(own.bag[token])]
        played = sorted(FIRST_UPGRADE + card for card in hand.played) if hand is not None else []
        beside = [token for token in range(FIRST_UPGRADE, len(TOKEN_NAMES)) if token not in played]
        return [] if sorted(out) == played and sorted(own.upgrades) == beside else ["upgrade tokens without their cards"]

    def ability_jar(self, g: HarrowState) -> None:
        many, back = quota(g)
        missing = draw_tokens(g, many)
        g.then(ReturnTokens(g.seat(FAMILY), max(0, back - missing)), KeepTokens(True))

    def track(self, g: HarrowState) -> None:
        g.then(StormTrack(g.seat(FAMILY), g.scrolls[FAMILY]))

    def first_scroll(self, g: HarrowState) -> None:
        g.then(StormTrack(g.seat(FAMILY), 1))

    def collect(self, g: HarrowState, token: int) -> None:
        board(g).front.append(token)

    def put_away(self, g: HarrowState) -> None:
        """HC-7.5, HC-13.5: tokens drawn and not used are put away too."""
        board(g).front += board(g).kept
        board(g).kept = []
        g.then(StoreTokens(g.seat(FAMILY)))

    def goal(self, g: HarrowState) -> None:
        """HC-14.6, HC-14.7, HC-14.8, HC-27.17: a storm where the legend stands; then chained buildings fall."""
        at = g.legend_at[1]
        if at >= 0 and may_storm(g, at) and not stormy(g, at):
            place_storm(g, at)
        if any(g.buildings):
            for h in chained(g):
                if g.buildings[h]:
                    add_building(g, h, -1)
                    g.gone[1] += 1
                    g.log(BuildingDestroyed, h)
                    score(g, FAMILY, NUMBERS.building)

    def spawn_hexes(self, g: HarrowState) -> list[int]:
        """HC-31.5: this turn perhaps anywhere in the legend's range."""
        at = g.legend_at[1]
        return super().spawn_hexes(g) + (within(at, 0, reach(g, at)) if g.tremors and at >= 0 else [])

    def range_bonus(self, g: HarrowState) -> int:
        """HC-31.8: +2 for each Weaving of Fate that waits."""
        return 2 * board(g).parked.count(WEAVING) if g.family is not None else 0

    def superiority(self, g: HarrowState) -> int:
        """HC-31.9: two cubes with Knife in the Dark."""
        return 2 * board(g).parked.count(KNIFE) if g.family is not None else 0

    def attack_over(self, g: HarrowState) -> None:
        """HC-19.14, A-29: parked tokens go into the bag after the attack."""
        if g.family is None:
            return
        for token in board(g).parked:
            board(g).bag[token] += 1
        board(g).parked = []

    def meals(self, g: HarrowState) -> list[int]:
        """HC-21.61: a base token from the bag or the board, a scroll, a wild token; never an upgrade."""
        if g.family is None:
            return []
        found = [kind for kind in range(3) if board(g).bag[kind] or kind in board(g).board]
        found += [SCROLL] if g.scrolls[FAMILY] > 1 else []
        return found + ([WILD_MEAL] if g.wild[FAMILY] else [])

    def devoured(self, g: HarrowState, seat: int, meal: int) -> None:
        """HC-21.61, HC-21.63: a token that lies both in the bag and on the board is taken where whoever devours it says."""
        if meal == WILD_MEAL:
            g.wild[FAMILY] -= 1
        elif meal == SCROLL:
            g.scrolls[FAMILY] -= 1
        elif board(g).bag[meal] and meal in board(g).board:
            g.then(NamePlace(seat, meal))
        else:
            lose_token(g, meal, bool(board(g).bag[meal]))


FACTION = Family()

KINDS = (
    TokensDrawn,
    UpgradePlayed,
    ReturnToken,
    ActivateUpgrade,
    PlayUpgrade,
    ToBoard,
    ToBag,
    FromBag,
    FromBoard,
    ReturnTokens,
    KeepTokens,
    UseTokens,
    StoreTokens,
    NamePlace,
)
ORDER = FAMILY
ROOM = room(__name__, reasons, storms, upgrades)
