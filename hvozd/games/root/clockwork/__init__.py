"""The Clockwork: automated factions, one file each, on `core.py`; a new one is a new file and a line here."""

from hvozd.games.root.clockwork.alliance import AutomatedAlliance
from hvozd.games.root.clockwork.corvids import CogwheelCorvids
from hvozd.games.root.clockwork.duchy import DrillbitDuchy
from hvozd.games.root.clockwork.eyrie import ElectricEyrie
from hvozd.games.root.clockwork.lizards import LogicalLizards
from hvozd.games.root.clockwork.marquise import MechanicalMarquise
from hvozd.games.root.clockwork.riverfolk import RiverfolkRobots
from hvozd.games.root.clockwork.vagabot import Vagabot
from hvozd.games.root.hooks import FACTIONS

FACTIONS += [
    MechanicalMarquise(),
    ElectricEyrie(),
    AutomatedAlliance(),
    Vagabot(),
    LogicalLizards(),
    DrillbitDuchy(),
    CogwheelCorvids(),
    RiverfolkRobots(),
]
