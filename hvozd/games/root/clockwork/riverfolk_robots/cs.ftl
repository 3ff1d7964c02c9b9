### Řízený Říční lid

board-bot-market = tržiště zleva doprava
board-bot-prices = cena služby v bojovnících: { $price_low }, od { $middle_points } bodů { $price_middle }, od { $high_points } bodů { $price_high }
board-bot-shield = štít: bitvy na všech mýtinách
board-bot-sword = meč: bitvy na mýtinách podle příkazu
trait-text-greedy = Nakoupí-li vedoucí hráč, získá bod.
trait-text-involved = Kdo si nenajal žoldáky, má je v tom tahu proti sobě.
trait-text-garrison = Není nikdy bezbranný; obchodní stanoviště zvyšují nejvyšší počet hozených zásahů.
trait-text-ferocious = V útoku smí vždy hodit tři zásahy.
seat-riverfolk_robots = Řízený Říční lid
    .gen = Řízeného Říčního lidu
    .dat = Řízenému Říčnímu lidu
    .acc = Řízený Říční lid
    .ins = Řízeným Říčním lidem
    .number = singular
faction-riverfolk_robots = Řízený Říční lid
traits-greedy = Hrabivost
traits-involved = Zapojení
traits-garrison = Posádka
traits-ferocious = Zuřivost
event-MarketFilled = { $seat } { $cards-count ->
    [0] { $seat-number ->
    [plural] nedávají na tržiště nic
   *[other] nedává na tržiště nic
  }
    [1] { $seat-number ->
    [plural] dávají
   *[other] dává
  } na tržiště kartu { $cards }
   *[other] { $seat-number ->
    [plural] dávají
   *[other] dává
  } na tržiště karty { $cards }
  }.
event-PaymentsLost = Z plateb { $seat-gen } { $warriors ->
    [one] odchází 1 bojovník
    [few] odcházejí { $warriors } bojovníci
   *[other] odchází { $warriors } bojovníků
  } { $owner-gen }.
action-BuyMarketCard = Koupit z tržiště kartu { $card }
action-BuyMarketBoats = Najmout říční čluny Řízeného Říčního lidu
action-BuyMarketMercenaries = Najmout žoldáky Řízeného Říčního lidu

ruling-AMB-32 = Ztracené obchodní stanoviště stojí Řízený Říční lid polovinu všech bojovníků na místě pro platby, ať patří komukoli.
    .letter = Ztracené obchodní stanoviště stojí Řízený Říční lid polovinu bojovníků, které tam má ten, kdo je odstranil, jak říká deska frakce.
event-Collected = { $seat } { $seat-number ->
    [plural] berou
   *[other] bere
  } { $place-from } { $warriors ->
    [one] 1 bojovníka
    [few] { $warriors } bojovníky
   *[other] { $warriors } bojovníků
  } mezi platby.
