### Drillbit Duchy

board-bot-ministers = crowned ministers from the top
trait-text-foundations = A lost building only uncrowns a minister of its clearing's suit.
trait-text-investors = A person who removes its buildings must discard a card of that suit; if not, a minister is crowned.
trait-text-overwhelm = Digs twice a turn, with three warriors each.
trait-text-invaders = Digs where most enemy buildings are; without a slot to build on it battles everywhere.
services-drillbit_duchy = advanced service card: Drillbit Duchy
seat-drillbit_duchy = Drillbit Duchy
faction-drillbit_duchy = Drillbit Duchy
traits-foundations = Foundations
traits-investors = Investors
traits-overwhelm = Overwhelm
traits-invaders = Invaders
event-MinisterUncrowned = { $seat }: the { $minister } loses the crown.
ask-Investors = { $seat }: buildings of the Drillbit Duchy fell; for its investors discard a card { $suits-count ->
    [0] of their suit
    [1] of this suit: { $suits }
   *[other] of one of these suits: { $suits }
  }.
action-DiscardForInvestors = Discard { $card }
action-NothingForInvestors = I have no such card

ruling-AMB-38 = Between sites to dig at the Duchy looks for fewest warriors of anybody, its own included.
    .letter = Between sites to dig at the Duchy looks for fewest enemy warriors, as its board says.
ruling-AMB-42 = The Mayor passes over the Burrow and takes a warrior from the map.
    .letter = The Mayor may take a warrior from the Burrow too: it is a clearing that the Duchy rules.
