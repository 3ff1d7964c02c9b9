"""R-9: the Vagabond: setup, allies in battle, coalition, and his hooks; items, travels, aid and characters have own files."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hvozd.core import Action, Ask, Offer, Product, Rng, Ruling, Setting, SettingError, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import CLEARINGS, DOMINANCE, ITEMS, MAP_CLEARINGS, FactionFile, faction_file, read
from hvozd.games.root.factions.vagabond import actions, aid, characters, items, reasons, setting_out, travel
from hvozd.games.root.factions.vagabond.actions import (
    EveningsRest,
    ItemCapacity,
    Refresh,
    VagabondActions,
    hammer_crafts,
    tea_offers,
)
from hvozd.games.root.factions.vagabond.aid import RELATIONS, REWARDS, hostility, infamy, make_hostile, quest_board, set_relation
from hvozd.games.root.factions.vagabond.characters import character, in_clearing
from hvozd.games.root.factions.vagabond.items import (
    ALLIED,
    BOOTS,
    CHARACTER_IDS,
    COINS,
    FIGURES,
    HAMMER,
    HOSTILE,
    INDIFFERENT,
    KINDS_OF_ITEM,
    NUMBERS,
    FullRemoval,
    SecondFile,
    VagabondBoard,
    exhaust,
    face_up,
    gain,
    hit_options,
    hit_pool,
    on_track,
    own,
    swords,
    take_hits,
    total,
)
from hvozd.games.root.factions.vagabond.setting_out import place_markers, setup_steps
from hvozd.games.root.factions.vagabond.travel import Slipping, travel_options
from hvozd.games.root.hooks import Faction, Loss
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.dominance import activate, join
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.wandering import QUESTS, WARES, redeal_quests, redeal_ruins, ruins_seen, under_ruin
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat
from hvozd.kit.picks import Picks


class VagabondView(msgspec.Struct, tag="vagabond"):
    character: int
    items: list[tuple[int, int, int, int]]
    """Per kind: face up, face down, damaged face up, damaged face down."""
    tea: int
    """The tea that counts for his refresh, or -1: not counted yet."""
    relations: list[int]
    """Per seat: -1 hostile, 0 indifferent to 3 allied, -2 none."""
    aids: list[int]
    quests: tuple[int, ...]
    quest_deck: int
    done: tuple[int, ...]
    ruins: list[tuple[int, int, list[int]]]
    """(clearing, number of items, the items that the viewer has seen there)."""
    scorched: tuple[int, ...]
    improvised: bool


# -- allies in battle ---------------------------------------------------------------------------------------------------


class TakeAlly(Action):
    """R-9.2.9.II.c: treat the warriors of this ally as your own."""

    form = "ally {ally}"
    ally: Seat

    def do(self, g: RootState, seat: int) -> None:
        now(g).ally = self.ally


class NoAlly(Action):
    """R-9.2.9.II.c: fight alone."""

    form = "no ally"

    def do(self, g: RootState, seat: int) -> None:
        pass


class ChooseAlly(Ask):
    """R-9.2.9.II.c, W-BT1, I-VB-6: one allied faction with warriors here that is not the defender, or none."""

    def open_to(self, g: RootState) -> bool:
        return bool(self.allies(g))

    def allies(self, g: RootState) -> list[int]:
        battle = now(g)
        return [
            ally
            for ally, relation in enumerate(own(g, self.seat).relations)
            if relation == ALLIED and ally != battle.defender and g.warriors[ally * CLEARINGS + battle.clearing]
        ]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: [*(TakeAlly(ally) for ally in self.allies(g)), NoAlly()],)


# -- coalition ----------------------------------------------------------------------------------------------------------


class FormCoalition(Action):
    """R-9.2.8: give up the own score and win with another player."""

    form = "coalition {partner} by {card}"
    partner: Seat
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        """R-9.2.9.III.d: a hostile partner becomes indifferent."""
        activate(g, seat, self.card)
        join(g, seat, self.partner)
        if own(g, seat).relations[self.partner] == HOSTILE:
            set_relation(g, seat, self.partner, INDIFFERENT)


def partners(g: RootState, seat: int) -> list[int]:
    """R-9.2.8, I-WIN-8, I-WIN-12: with four players or more, those with the fewest points that still score and are free."""
    if g.seats < NUMBERS["coalition_players"]:
        return []
    free = [other for other in range(g.seats) if other != seat and g.dominance[other] < 0 and other not in g.coalition]
    fewest = min((g.vp[other] for other in free), default=0)
    return [other for other in free if g.vp[other] == fewest]


# -- the faction --------------------------------------------------------------------------------------------------------


class Vagabond(Faction):
    """R-9.1: alone with his items; scores for relationships, infamy and quests."""

    name = "vagabond"
    sits: Mapping[str, int] = {"first": 3}
    board = VagabondBoard
    keeps_quests = True
    forms_coalitions = True
    rulings: tuple[Ruling, ...] = (
        Ruling("X-3", ("R-9.2.8", "I-WIN-8")),
        Ruling("X-7", ("R-9.2.9.II.b", "I-VB-5")),
        Ruling("X-13", ("R-E.4.2", "I-VB-17")),
    )
    words = {"ware": WARES, "character": CHARACTER_IDS, "quest": QUESTS, "reward": REWARDS, "relation": RELATIONS}
    settings: tuple[Setting, ...] = (
        Setting("vagabonds", "characters of the Vagabonds", CHARACTER_IDS, many=True, places=2, word="character"),
    )
    number = 0
    """The first or the second of two."""
    moves_need_rule = False
    acts_in_battle = True
    may_hire = False
    """R-11.2.7.III.b: mercenaries do not serve him."""

    def resolve(self, resolved: dict[str, Any], given: Mapping[str, tuple[str, ...]], named: bool) -> None:
        """R-9.3.1, W-S5: characters that are given, each to one Vagabond."""
        characters = list(given.get("vagabonds", ()))
        if len(set(characters)) < len(characters):
            raise SettingError("Two Vagabonds cannot play the same character (W-S5, R-9.3.1).", "refused-same-character")
        playing = sum(1 for name in resolved["factions"] if name.startswith(self.name))
        if named and len(characters) > playing:
            sentence = f"{len(characters)} characters are named for {playing} Vagabonds (R-9.3.1)."
            raise SettingError(sentence, "refused-characters", named=len(characters), playing=playing)
        resolved["vagabonds"] = characters[:playing]

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        return {"vagabonds": ",".join(resolved["vagabonds"])}

    def configure(self, g: RootState, seat: int, settings: Mapping[str, Any]) -> None:
        characters = settings.get("vagabonds", [])
        if self.number < len(characters):
            own(g, seat).dealt = CHARACTER_IDS.index(characters[self.number])

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return setup_steps(g, seat)

    def turn_begins(self, g: RootState, seat: int) -> None:
        """I-VB-7: aids that paid for no step are forgotten."""
        board = own(g, seat)
        board.aids = [0] * g.seats
        board.improvised = False
        board.tea = -1

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-9.4: refresh, then slip."""
        return (Refresh(seat), Slipping(seat))

    def start_offers(self, g: RootState, seat: int) -> Sequence[Offer]:
        return tea_offers(g, seat)

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (VagabondActions(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-9.6, R-9.6.3, W-VB4: rest, draw, keep five cards, keep what can be carried."""
        return (EveningsRest(seat), DrawCards(seat), KeepHandLimit(seat), ItemCapacity(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """R-9.6.2: one card and one for each coin on its track."""
        return 1 + on_track(g, seat, COINS)

    # -- moving and battle

    def move_offer(self, g: RootState, seat: int, origins: Sequence[int] | None = None) -> Sequence[Action]:
        """I-VB-13, I-VB-5: a granted move costs no boot but the extra one."""
        if origins is not None and g.pawns[seat] not in origins:
            return ()
        return travel_options(g, seat, face_up(g, seat, BOOTS))

    def may_attack(self, g: RootState, seat: int, clearing: int) -> bool:
        """R-4.3, I-BAT-15: where his pawn stands; never in a forest."""
        return g.pawns[seat] == clearing

    def still_fights(self, g: RootState, seat: int) -> bool:
        """R-4.3.1, I-BAT-5: an attacking pawn always remains."""
        return True

    def before_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-9.2.9.II.c: in battles that he himself initiates."""
        return (ChooseAlly(seat),) if now(g).chooser in (-1, seat) else ()

    def before_roll(self, g: RootState, seat: int) -> Sequence[Step]:
        return character(g, seat).before_roll(g, seat)

    def battle_offers(self, g: RootState, seat: int) -> Sequence[Action]:
        """W-VB5: what the character may do after the roll, on anybody's turn."""
        return character(g, seat).battle_offers(g, seat)

    def most_hits(self, g: RootState, seat: int, clearing: int) -> int:
        """R-9.2.6, R-9.2.9.II.c: undamaged swords, and the warriors of the ally he fights with."""
        battle = now(g)
        ally = battle.ally if battle.attacker == seat else -1
        return swords(g, seat) + (g.warriors[ally * CLEARINGS + clearing] if ally >= 0 else 0)

    def backing(self, g: RootState, seat: int) -> int:
        """R-E.5.2: the Arbiter lends his undamaged swords."""
        return swords(g, seat)

    def defenseless(self, g: RootState, seat: int, clearing: int) -> bool:
        """R-9.2.4: without an undamaged sword."""
        return not swords(g, seat)

    def picks_losses(self, g: RootState, seat: int, clearing: int, hits: int) -> bool:
        pool = hit_pool(g, seat, clearing)
        return len(pool) > 1 and hits < total(pool)

    def loss_options(self, g: RootState, seat: int, clearing: int, hits: int) -> Sequence[Action]:
        return hit_options(g, seat, clearing, hits)

    def lose(self, g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: object) -> Sequence[Loss]:
        return take_hits(g, seat, remover, clearing, hits, choice)  # type: ignore[arg-type]

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-9.2.9.II.d, I-VB-1: an ally that took more of his hits than his items did becomes hostile."""
        battle = now(g)
        if battle.attacker == seat and battle.ally >= 0 and battle.ally_lost > battle.own_lost:
            make_hostile(g, seat, battle.ally)
        return ()

    def bonus_points(self, g: RootState, seat: int, losses: Sequence[Loss]) -> int:
        return infamy(g, seat, losses)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        hostility(g, seat, losses)
        return ()

    def swept(self, g: RootState, seat: int, remover: int, clearing: int) -> Sequence[Step]:
        """R-9.2.2, R-9.2.2.I: the pawn stays; items suffer."""
        return (FullRemoval(seat),) if g.pawns[seat] == clearing else ()

    def vetoes(self, g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
        """R-E.6.2, I-GEN-6: nobody places in or moves into a scorched clearing."""
        return (0xFF, 0, 0xFF) if clearing in own(g, seat).scorched else (0, 0, 0)

    # -- cards

    def can_craft_now(self, g: RootState, seat: int) -> bool:
        return bool(in_clearing(g, seat) and g.hands[seat] and face_up(g, seat, HAMMER))

    def craft_options(self, g: RootState, seat: int) -> Sequence[Action]:
        return hammer_crafts(g, seat)

    def gain_item(self, g: RootState, seat: int, item: int) -> None:
        """R-9.2.1, R-9.5.8: a crafted item goes straight onto his board."""
        gain(g, seat, item)

    def dominance_offer(self, g: RootState, seat: int) -> Sequence[Action]:
        """R-9.2.8: a dominance card serves him for a coalition only."""
        return Product(FormCoalition, partners(g, seat), sorted({*g.hands[seat]} & DOMINANCE))

    def payments(self, g: RootState, seat: int, price: int) -> Sequence[tuple[int, ...]]:
        """R-11.2.6.III, I-RF-7: he pays with items that he exhausts."""
        return Picks([(kind, face_up(g, seat, kind)) for kind in KINDS_OF_ITEM], price)

    def exhaust(self, g: RootState, seat: int, items: Sequence[int]) -> None:
        exhaust(g, seat, *items)

    # -- seeing

    def redeal(self, g: RootState, seat: int, viewer: int | None, rng: Rng) -> None:
        """R-9.3.4: nobody knows the order of the quests nor what lies under a ruin, but who has looked (R-9.7.1)."""
        board = own(g, seat)
        board.quest_deck = redeal_quests(board.quest_deck, rng)
        redeal_ruins(g, viewer, rng)

    def view(self, g: RootState, seat: int, viewer: int | None) -> VagabondView:
        board = own(g, seat)
        table = quest_board(g)
        items = [board.items[kind * 4 : kind * 4 + 4] for kind in KINDS_OF_ITEM]
        seen = ruins_seen(g, viewer)
        ruins = [
            (clearing, len(under), under if clearing in seen else [])
            for clearing in MAP_CLEARINGS
            if (under := under_ruin(g, clearing))
        ]
        return VagabondView(
            character=board.character,
            items=[(up, down, damaged, damaged_down) for up, down, damaged, damaged_down in items],
            tea=board.tea,
            relations=board.relations,
            aids=board.aids,
            quests=table.quests,
            quest_deck=len(table.quest_deck),
            done=board.done,
            ruins=ruins,
            scorched=board.scorched,
            improvised=board.improvised,
        )

    def ruins_seen(self, g: RootState, seat: int) -> tuple[int, ...]:
        return own(g, seat).seen

    def fill_in(self, g: RootState, seat: int) -> None:
        """R-9.3.1, R-9.3.6: the character that the settings name; indifferent to all where nothing else is said."""
        board = own(g, seat)
        if g.pawns[seat] < 0:
            return
        if board.character < 0:
            board.character = board.dealt
        if not board.relations:
            place_markers(g, seat)
        if board.relations and not board.aids:
            board.aids = [0] * g.seats

    def faults(self, g: RootState, seat: int) -> Sequence[str]:
        board = own(g, seat)
        if g.pawns[seat] >= 0 and board.character < 0:
            return ("he is on the map, so his character must be named (in the first line: vagabonds thief)",)
        rows = [row for row in (board.relations, board.aids) if row]
        sizes = [len(row) for row in rows] + [len(board.items), len(board.beside)]
        if sizes != [g.seats] * len(rows) + [4 * len(ITEMS), len(ITEMS)]:
            return ("his board has a number for each seat and each kind of item",)
        if not all(-2 <= relation <= ALLIED for relation in board.relations):
            return (f"relations go from -2 (none) to {ALLIED}",)
        return ()

    def items_held(self, g: RootState, seat: int) -> Sequence[int]:
        board = own(g, seat)
        return [board.beside[kind] + sum(board.items[kind * 4 : kind * 4 + 4]) for kind in range(len(ITEMS))]


class SecondVagabond(Vagabond):
    """R-9.7: another Vagabond with a board of his own."""

    name = "vagabond2"
    sits: Mapping[str, int] = {}
    settings = ()
    rulings = ()
    number = 1

    def read_file(self) -> FactionFile:
        """R-9.7: the same board, with a letter and a reach of its own."""
        other = read(FIGURES, SecondFile).second
        return msgspec.structs.replace(faction_file(FIGURES), letter=other.letter, reach=other.reach)

    def resolve(self, resolved: dict[str, Any], given: Mapping[str, tuple[str, ...]], named: bool) -> None:
        """R-9.7: he plays beside the first Vagabond only; drawn alone he takes the first one's place."""
        factions = resolved["factions"]
        if self.name in factions and Vagabond.name not in factions:
            if named:
                sentence = "A second Vagabond plays only beside a first one (R-9.7): name vagabond, too."
                raise SettingError(sentence, "refused-second-vagabond")
            factions[factions.index(self.name)] = Vagabond.name


KINDS = (TakeAlly, NoAlly, ChooseAlly, FormCoalition)
FACTIONS = (Vagabond(), SecondVagabond())
ORDER = 4
ROOM = room(__name__, actions, aid, characters, items, reasons, setting_out, travel)
