"""The five characters, one file each, in turn order (CM-2.10)."""

from hvozd.games.crescent.character import CHARACTERS
from hvozd.games.crescent.characters.caliph import Caliph
from hvozd.games.crescent.characters.murshid import Murshid
from hvozd.games.crescent.characters.nomad import Nomad
from hvozd.games.crescent.characters.sultan import Sultan
from hvozd.games.crescent.characters.warlord import Warlord

CAST = (Warlord(), Murshid(), Sultan(), Caliph(), Nomad())
CHARACTERS.extend(CAST)
