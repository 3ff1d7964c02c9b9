"""The Vagabot (chapter 7): setup, the phases of his turn, battles; items, actions and characters have own files."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from hvozd.core import Action, Ask, Do, Event, Rng, Ruling, Setting, SettingError, Step, Word
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot, suit
from hvozd.games.root.clockwork.bot_steps import CraftOrder, DiscardOrder, EndEvening, RevealOrder
from hvozd.games.root.clockwork.choosing import draw_place, nothing
from hvozd.games.root.clockwork.vagabot import characters, daylight, items
from hvozd.games.root.clockwork.vagabot.characters import forests_to_slip_to, slip
from hvozd.games.root.clockwork.vagabot.daylight import MoreQuests, VagabotAction, reveal_quest
from hvozd.games.root.clockwork.vagabot.items import (
    CHARACTERS,
    DAMAGED,
    FILE,
    TRACK,
    USED,
    BotFullRemoval,
    VagabotBoard,
    change,
    damaged,
    fill_track,
    gain_item,
    is_character,
    on_track,
    own,
    pay,
    ready,
    repair_items,
    take_damage,
    undamaged,
)
from hvozd.games.root.components import CLEARINGS, ITEMS, MAP_CLEARINGS, MAPS, RUIN_ITEMS, SUITS
from hvozd.games.root.hooks import Loss, faction
from hvozd.games.root.rules.battle import ChooseLossesFor, LosePieces, TakeHits, now
from hvozd.games.root.rules.pieces import enemies
from hvozd.games.root.rules.protector import OfferProtector
from hvozd.games.root.rules.turn import end_daylight
from hvozd.games.root.rules.wandering import (
    QUESTS,
    WARES,
    PawnPlaced,
    is_forest,
    put_under_ruin,
    quest_keepers,
    redeal_quests,
    redeal_ruins,
    under_ruin,
)
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Item, Seat


class VagabotView(BotView, tag="vagabot"):
    character: int
    items: list[tuple[int, bool, bool, bool]]
    """(kind, used, damaged, on the battle track)."""
    quest: int
    quest_deck: int


class BotCharacterChosen(Event):
    seat: Seat
    character: Annotated[int, Word("bot-character")]


class BotRefreshed(Event):
    """These items lie face up again."""

    seat: Seat
    items: tuple[Item, ...]


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpVagabot(Do):
    """RB-7.3.1, RB-7.3.2, RB-7.3.3, RB-7.3.4, RB-7.3.5: character, pawn, quest, ruins, items."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if board.character < 0:
            board.character = g.random(len(CHARACTERS))
        g.log(BotCharacterChosen, self.seat, board.character)
        place_pawn(g, self.seat)
        if not quest_keepers(g):
            deck = list(range(len(QUESTS)))
            g.shuffle(deck)
            board.quest_deck = tuple(deck)
        reveal_quest(g, self.seat)
        fill_ruins(g, self.seat)
        for item in FILE.items[: FILE.characters[CHARACTERS[board.character]]]:
            take_aside(g, self.seat, ITEMS.index(item))
            gain_item(g, self.seat, ITEMS.index(item))


def place_pawn(g: RootState, seat: int) -> None:
    """RB-7.3.2: into the forest beside the most clearings; of several a random one."""
    rows = {forest: len(MAPS[g.map].row.forests[forest - CLEARINGS].clearings) for forest in MAPS[g.map].forests}
    forest = draw_place(g, seat, "RB-7.3.2", [forest for forest in rows if rows[forest] == max(rows.values())])
    g.pawns[seat] = forest
    g.log(PawnPlaced, seat, forest)


def fill_ruins(g: RootState, seat: int) -> None:
    """RB-7.3.4, AMB-57: one marked item hidden under each ruin; beside another Vagabond's it is a second one."""
    kinds = list(RUIN_ITEMS)
    g.shuffle(kinds)
    ruins = [clearing for clearing in MAP_CLEARINGS if g.ruins[clearing]]
    for clearing, kind in zip(ruins, kinds, strict=True):
        take_aside(g, seat, kind)
        put_under_ruin(g, clearing, (*under_ruin(g, clearing), kind))


def take_aside(g: RootState, seat: int, kind: int) -> None:
    board = own(g, seat)
    board.beside = tuple(held - (other == kind) for other, held in enumerate(board.beside))


# -- Birdsong and Evening ---------------------------------------------------------------------------------------------------


class SlipAway(Do):
    """RB-7.4.3, AMB-16: with two or fewer undamaged items into a random forest, and no Daylight."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "slip", "RB-7.4.3")
        few = bot(g, self.seat).number(g, self.seat, "slip_items")
        if undamaged(g, self.seat) <= few:
            slip(g, self.seat, "RB-7.4.3", forests_to_slip_to(g, self.seat))
            end_daylight(g)
        else:
            nothing(g, self.seat, "RB-7.4.3", "enough-items", few)


class RefreshItems(Do):
    """RB-7.6.1, RB-D-VB: four used items with a damaged one, else six; those of the satchel first."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "refresh", "RB-7.6.1")
        vagabot = bot(g, self.seat)
        kind = "refresh_damaged" if damaged(g, self.seat) else "refresh_whole"
        count = vagabot.number(g, self.seat, kind) + vagabot.number(g, self.seat, "refresh_more")
        used = [item for item in own(g, self.seat).items if item & USED and not item & DAMAGED]
        used.sort(key=lambda item: item & TRACK)
        change(g, self.seat, used[:count], lambda item: item & ~USED)
        if used:
            g.log(BotRefreshed, self.seat, tuple(item // 8 for item in used[:count]))
        else:
            nothing(g, self.seat, "RB-7.6.1", "nothing-used")


class RepairInEvening(Do):
    """RB-7.6.2, RB-T-VB-BERSERKER: in a forest all items, else one (two for the berserker)."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "repair", "RB-7.6.2")
        one = 2 if bot(g, self.seat).has(g, self.seat, "berserker") else 1
        if not damaged(g, self.seat):
            nothing(g, self.seat, "RB-7.6.2", "nothing-damaged")
        repair_items(g, self.seat, damaged(g, self.seat) if is_forest(g.pawns[self.seat]) else one)


# -- the faction ----------------------------------------------------------------------------------------------------------


class Vagabot(Bot):
    """RB-7.2.1, RB-7.2.2: a pawn that is no warrior, cannot be removed and moves whoever rules."""

    name = "vagabot"
    sits = {"clockwork": 3}
    stands_for = "vagabond2"
    board = VagabotBoard
    words = {**Bot.words, "bot-character": CHARACTERS, "quest": QUESTS, "ware": WARES}
    settings = (Setting("vagabot", "character of the Vagabot, else it is drawn", CHARACTERS),)
    rulings = (Ruling("AMB-16", ("RB-7.4.3",)),)
    moves_need_rule = False
    borrows_payment = True
    hires = False

    def can_pay_fee(self, g: RootState, seat: int) -> bool:
        return bool(ready(g, seat))

    def pay_fee(self, g: RootState, seat: int) -> None:
        """RB-S-B3: he exhausts an item for every service."""
        pay(g, seat, 1)

    def resolve(self, resolved: dict[str, Any], given: Mapping[str, tuple[str, ...]], named: bool) -> None:
        """RB-7.3.1: the character that is given."""
        if self.name in resolved["factions"]:
            resolved["vagabot"] = given["vagabot"][0] if "vagabot" in given else ""
        elif named and "vagabot" in given:
            sentence = "Setting vagabot gives the Vagabot a character, and he does not play (RB-7.3.1)."
            raise SettingError(sentence, "refused-vagabot")

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        return {"vagabot": resolved.get("vagabot", "")}

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        super().configure(g, seat, settings)
        if settings.get("vagabot"):
            own(g, seat).character = CHARACTERS.index(settings["vagabot"])

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpVagabot(seat),)

    def turn_begins(self, g: RootState, seat: int) -> None:
        own(g, seat).fought = False

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RevealOrder(seat, "RB-7.4.1"), CraftOrder(seat, "RB-7.4.2"), SlipAway(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-7.5, RB-7.5.I, RB-7.5.II, RB-7.5.III, RB-7.5.IV, RB-T-VB-ADVENTURER: the list of the order's suit."""
        order = suit(g, seat)
        lists = FILE.questing if self.has(g, seat, "questing") else FILE.actions
        actions = lists[SUITS[order]] if order >= 0 else ()
        more = (MoreQuests(seat, len(own(g, seat).items) + 1),) if self.has(g, seat, "adventurer") else ()
        return (*(VagabotAction(seat, action) for action in actions), *more)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        return (RefreshItems(seat), RepairInEvening(seat), DiscardOrder(seat, "RB-7.6.3"), EndEvening(seat))

    # -- battle

    def may_attack(self, g: RootState, seat: int, clearing: int) -> bool:
        return g.pawns[seat] == clearing

    def still_fights(self, g: RootState, seat: int) -> bool:
        return True

    def before_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-T-VB-MARKSMAN: his attack opens with a hit before the dice."""
        return (TakeHits(0, 1),) if self.has(g, seat, "marksman") else ()

    def before_roll(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-7.7.6: the Arbiter can be enlisted by the defender in his clearing."""
        battle = now(g)
        aside = seat not in (battle.attacker, battle.defender) and g.pawns[seat] == battle.clearing
        return (OfferProtector(battle.defender, seat),) if aside and is_character(g, seat, "arbiter") else ()

    def backing(self, g: RootState, seat: int) -> int:
        """RB-7.7.6: he adds the items on his battle track."""
        return on_track(g, seat)

    def most_hits(self, g: RootState, seat: int, clearing: int) -> int:
        """RB-7.2.4: one, and one more for each of the first two items on the battle track."""
        return self.number(g, seat, "base_hits") + min(on_track(g, seat), 2)

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-7.2.4: the third item on the track deals an extra hit as attacker."""
        return "RB-7.2.4" if on_track(g, seat) > 2 and now(g).attacker == seat else ""

    def defenseless(self, g: RootState, seat: int, clearing: int) -> bool:
        """AMB-18: only without an undamaged item."""
        return not undamaged(g, seat)

    def picks_losses(self, g: RootState, seat: int, clearing: int, hits: int) -> bool:
        return False

    def lose(self, g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: object) -> Sequence[Loss]:
        """RB-7.2.5: his items are damaged."""
        take_damage(g, seat, hits)
        return ()

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """RB-7.2.5: items may leave the battle track now."""
        fill_track(g, seat)
        return ()

    def bonus_points(self, g: RootState, seat: int, losses: Sequence[Loss]) -> int:
        """RB-7.5.4, AMB-23: as attacker a point for each enemy warrior; none where he only set others on each other."""
        battle = g.battle
        if battle is None or battle.attacker != seat or battle.chooser >= 0:
            return 0
        return sum(loss.warriors for loss in losses if enemies(g, seat, loss.owner))

    def swept(self, g: RootState, seat: int, remover: int, clearing: int) -> Sequence[Step]:
        """RB-7.2.1.I: the pawn stays, three items are damaged."""
        return (BotFullRemoval(seat),) if g.pawns[seat] == clearing else ()

    def answer(self, g: RootState, seat: int, step: Ask) -> Action:
        """RB-7.7.4.I: the Vagrant removes buildings before tokens, and draws among several kinds."""
        if not isinstance(step, ChooseLossesFor):
            return super().answer(g, seat, step)
        is_building = faction(g, step.side).is_building

        def built(action: Action) -> int:
            return sum(is_building[piece % PIECE_KINDS] for piece in action.pieces) if isinstance(action, LosePieces) else 0

        options = list(step.options(g))
        most = max(map(built, options))
        best = [action for action in options if built(action) == most]
        return best[g.random(len(best))] if len(best) > 1 else best[0]

    # -- items and seeing

    def gain_item(self, g: RootState, seat: int, item: int) -> None:
        """RB-7.4.2: what he crafts is his own."""
        gain_item(g, seat, item)

    def items_held(self, g: RootState, seat: int) -> Sequence[int]:
        board = own(g, seat)
        return [held + sum(1 for item in board.items if item // 8 == kind) for kind, held in enumerate(board.beside)]

    def redeal(self, g: RootState, seat: int, viewer: int | None, rng: Rng) -> None:
        """RB-7.3.3, RB-7.3.4: nobody knows the order of the quests, nor what lies under a ruin, but who has looked."""
        board = own(g, seat)
        board.quest_deck = redeal_quests(board.quest_deck, rng)
        redeal_ruins(g, viewer, rng)

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        board = own(g, seat)
        items = [(item // 8, bool(item & USED), bool(item & DAMAGED), bool(item & TRACK)) for item in board.items]
        beside = self.cards_beside(g, seat)
        return VagabotView(board.order, *beside, board.character, items, board.quest, len(board.quest_deck))


KINDS = (BotCharacterChosen, BotRefreshed, SetUpVagabot, SlipAway, RefreshItems, RepairInEvening)
FACTIONS = (Vagabot(),)
ORDER = 4
ROOM = room(__name__, characters, daylight, items)
