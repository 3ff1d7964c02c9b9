"""The factions of Root, one file each; a new faction is a new file and a line here."""

from hvozd.games.root.factions.alliance import Alliance
from hvozd.games.root.factions.corvids import Corvids
from hvozd.games.root.factions.duchy import Duchy
from hvozd.games.root.factions.eyrie import Eyrie
from hvozd.games.root.factions.lizards import Lizards
from hvozd.games.root.factions.marquise import Marquise
from hvozd.games.root.factions.riverfolk import Riverfolk
from hvozd.games.root.factions.vagabond import SecondVagabond, Vagabond
from hvozd.games.root.hooks import FACTIONS

FACTIONS[:] = [Marquise(), Eyrie(), Alliance(), Vagabond(), SecondVagabond(), Lizards(), Riverfolk(), Duchy(), Corvids()]
