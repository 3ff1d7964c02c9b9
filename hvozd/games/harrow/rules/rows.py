"""A faction board of three rows: the value of an ability stands over the rightmost token of its row."""

from hvozd.games.harrow.components import RowBoard
from hvozd.games.harrow.hooks import Faction
from hvozd.games.harrow.rules.decks import draw
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import SCROLL

WILD_MEAL = 4


class RowFaction(Faction):
    """HC-7.1, HC-13.4: rows that collected tokens fill from the left; the first slot of each is printed."""

    board: RowBoard

    def value(self, g: HarrowState, ability: int) -> int:
        """HC-7.1, HC-13.4: the number over the rightmost token, as it is now."""
        return self.board.values[ability][g.rows[3 * self.faction + ability] - 1]

    def collect(self, g: HarrowState, token: int) -> None:
        """HC-13.4, HC-13.6, A-19: leftmost empty slot, a full row: box; a covered card symbol draws a card at once."""
        at = 3 * self.faction + token
        slot = g.rows[at]
        if slot >= len(self.board.values[token]):
            g.box[token] += 1
            return
        g.rows[at] += 1
        if g.upgraded and slot in self.board.cards[token]:
            draw(g, self.faction)

    def meals(self, g: HarrowState) -> list[int]:
        """HC-21.61, A-36: the rightmost token of a row or of the track that is not printed, or a wild token."""
        found = [ability for ability in range(3) if g.rows[3 * self.faction + ability] > 1]
        found += [SCROLL] if g.scrolls[self.faction] > 1 else []
        return found + ([WILD_MEAL] if g.wild[self.faction] else [])

    def devoured(self, g: HarrowState, seat: int, meal: int) -> None:
        """HC-21.63: values fall at once."""
        if meal == WILD_MEAL:
            g.wild[self.faction] -= 1
        elif meal == SCROLL:
            g.scrolls[self.faction] -= 1
            self.scroll_lost(g)
        else:
            g.rows[3 * self.faction + meal] -= 1
