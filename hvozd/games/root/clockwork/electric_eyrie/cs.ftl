### Optimalizovaní Orli

trait-text-nobility = Chaos za ptáky body přidává; nastává i tehdy, nelze-li umístit bojovníka.
trait-text-relentless = Po výnosu odstraní nechráněné stavby a žetony soupeřů vedle svých bojovníků.
trait-text-swoop = Den končí dvěma bojovníky na první mýtině bez komponent Orlů.
trait-text-war_tax = Kdo jejím přičiněním přijde o stavbu či žeton, ztratí bod.
trait-text-focused = Zásah navíc za nejplnější sloupec platí i při shodě sloupců.
seat-electric_eyrie = Optimalizovaní Orli
    .gen = Optimalizovaných Orlů
    .dat = Optimalizovaným Orlům
    .acc = Optimalizované Orly
    .ins = Optimalizovanými Orly
    .number = plural
faction-electric_eyrie = Optimalizovaní Orli
traits-nobility = Urozenost
traits-relentless = Neúprosnost
traits-swoop = Nálet
traits-war_tax = Válečná daň
traits-focused = Soustředění
services-electric_eyrie = pokročilá karta služeb: Optimalizovaní Orli
event-BotTurmoil = { $seat } { $seat-number ->
    [plural] upadají
   *[other] upadá
  } do chaosu; ve výnosu { $birds ->
    [one] je 1 ptačí karta
    [few] jsou { $birds } ptačí karty
   *[other] je { $birds } ptačích karet
  }{ $cards-count ->
    [0] { "" }
   *[other] ; odhozeno: { $cards }
  }.
event-OrderKept = { $seat } { $seat-number ->
    [plural] přidávají
   *[other] přidává
  } do výnosu kartu { $card }.
event-DecreeColumn = ↳ { $suit-id ->
    [fox] Liščí
    [rabbit] Zaječí
    [mouse] Myší
   *[other] Ptačí
  } sloupec výnosu má { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }.
