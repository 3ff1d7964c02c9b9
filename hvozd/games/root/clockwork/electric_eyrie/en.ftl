### Electric Eyrie

trait-text-nobility = Turmoil scores for birds instead of costing; it also comes when a warrior cannot be placed.
trait-text-relentless = After the Decree removes all undefended enemy buildings and tokens beside its warriors.
trait-text-swoop = Daylight ends with two warriors in the first clearing without Eyrie pieces.
trait-text-war_tax = Whoever loses a building or token to it loses a point.
trait-text-focused = The extra hit of the fullest column also comes when columns are tied.
seat-electric_eyrie = Electric Eyrie
faction-electric_eyrie = Electric Eyrie
traits-nobility = Nobility
traits-relentless = Relentless
traits-swoop = Swoop
traits-war_tax = War Tax
traits-focused = Focused
services-electric_eyrie = advanced service card: Electric Eyrie
event-BotTurmoil = { $seat } fell into turmoil with { $birds ->
    [one] 1 bird card
   *[other] { $birds } bird cards
  } in the Decree{ $cards-count ->
    [0] { "" }
   *[other] ; purged: { $cards }
  }.
event-OrderKept = { $seat } added { $card } to the Decree.
event-DecreeColumn = ↳ The { $suit-id ->
    [fox] fox
    [rabbit] rabbit
    [mouse] mouse
   *[other] bird
  } column of the Decree has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
