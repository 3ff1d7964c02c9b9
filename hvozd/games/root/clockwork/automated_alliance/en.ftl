### Automated Alliance

board-bot-sympathy-next = the next one scores { $points }
trait-text-informants = The automated ambush hits even where only sympathy is attacked.
trait-text-popularity = Removing sympathy scores nothing.
trait-text-veterans = As defender it takes the higher die.
trait-text-wildfire = At the end of Evening sympathy spreads once more, without points.
trait-text-steadfast = No public pity if a surprise revolt is to come; martial law does not count.
seat-automated_alliance = Automated Alliance
faction-automated_alliance = Automated Alliance
traits-informants = Informants
traits-popularity = Popularity
traits-veterans = Veterans
traits-wildfire = Wildfire
traits-steadfast = Steadfast
services-automated_alliance = advanced service card: Automated Alliance
ask-AutomatedOutrage = { $seat }: the Automated Alliance is outraged; discard a card of the suit of clearing { $clearing }.
action-DiscardForOutrage = Discard { $card }
action-NothingToDiscard = I have no such card

ruling-AMB-13 = A surprise revolt clears its clearing of everything, the sympathy and warriors of the Alliance included.
    .letter = A surprise revolt removes the pieces of enemies, as in the printed turn; the sympathy of the Alliance stays.
