"""What agents should know of the Nomad's contracts."""

from hvozd.games.crescent.characters.nomad.contracts import PostBribe, PostHire, ProposeBribe, ProposeHire, TakeBribe, TakeHire
from hvozd.games.crescent.hooks import Mind
from hvozd.games.crescent.mind.haggle import astray
from hvozd.games.crescent.state import CrescentState


def _price(g: CrescentState, action: ProposeHire | ProposeBribe | TakeHire | TakeBribe) -> float:
    return astray(action.price, action.units)


MIND = Mind(
    first={ProposeHire: 1.5, ProposeBribe: 1.0, TakeHire: 2.5, TakeBribe: 2.0, PostHire: -1.0, PostBribe: -1.0},
    closer={ProposeHire: _price, ProposeBribe: _price, TakeHire: _price, TakeBribe: _price},
)
