"""The test language for tables with the Riverfolk: funds and payments of any owner.

t = Trading("riverfolk", "marquise")
t.fund("marquise", 2)
t.lying("funds")  # {"marquise": 2}
"""

from hvozd.games.root.rules.battle import StartBattle
from tests.root.table import Table


class Trading(Table):
    def fund(self, owner: str, number: int, box: str = "funds") -> None:
        """Warriors of the owner's supply into a box of the Riverfolk's board."""
        seat = self.seat(owner)
        assert self.g.supply[seat] >= number
        self.g.supply[seat] -= number
        getattr(self.board("riverfolk"), box)[seat] += number

    def lying(self, box: str = "funds") -> dict[str, int]:
        """Whose warriors lie in a box."""
        names = self.game.seat_names(self.g)
        return {names[seat]: number for seat, number in enumerate(getattr(self.board("riverfolk"), box)) if number}

    def prices(self, hand_card: int, riverboats: int, mercenaries: int) -> None:
        self.board("riverfolk").prices = [hand_card, riverboats, mercenaries]

    def hire(self, name: str) -> None:
        """The seat hires mercenaries in its Birdsong and goes on to its Daylight."""
        self.begin(name, "birdsong", only=False)
        self.say("hire mercenaries paying -")
        while self.asked is not None and self.asked[1] == "Window":
            self.say("done")

    def fight(self, clearing: int, attacker: str, defender: str) -> None:
        self.run(StartBattle(clearing, self.seat(attacker), self.seat(defender)))
