### Desky automatizovaných frakcí a co dělají jejich karty.

board-bot-track = { $piece } ×{ $number }, body { $points }
board-bot-sympathy-next = další přinese body: { $points }
board-bot-satchel = brašna
board-bot-battle-track = bitevní stupnice
board-bot-quest = úkol
board-bot-order = příkaz: { $suit }
board-bot-conspiracies = spiknutí, poslední vyznačeno
board-bot-souls = ztracené duše shora
board-bot-market = tržiště zleva doprava
board-bot-prices = cena služby v bojovnících: { $price_low }, od { $middle_points } bodů { $price_middle }, od { $high_points } bodů { $price_high }
board-bot-shield = štít: bitvy na všech mýtinách
board-bot-sword = meč: bitvy na mýtinách podle příkazu
board-bot-ministers = korunovaní vyslanci shora
board-bot-extortions = vydírání lícem nahoru, po bodu: { $points }
board-opposed = bojovníci frakce { $lender } stojí v tomto tahu proti frakci { $seat }
board-variants = varianty: { $variants }

## Postavy Tulákobota

bot-text-thief = Bere náhodnou kartu soupeři s nejvíce body na mýtině.
bot-text-tinker = Vyrobí nejvyšší kartu odhazovacího balíčku, jejíž předmět je v zásobě; začíná s předmětem méně.
bot-text-ranger = Se třemi a více poškozenými předměty proklouzne do sousedního lesa.
bot-text-vagrant = Přiměje k bitvě dva hráče s nejvíce komponentami na mýtině.
bot-text-scoundrel = Odstraní tři a více komponent soupeřů, na pozici nechá předmět a získá bod.
bot-text-arbiter = Obránce na jeho mýtině ho smí povolat: získá bod a přidá předměty z bitevní stupnice.

## Vlastnosti

trait-text-blitz = Po pohybu jdou všichni bojovníci až na jednoho z první ovládané mýtiny bez soupeřů dál a bojují.
trait-text-fortified = Stavba padne až dvěma zásahy; jediný zásah propadá.
trait-text-hospitals = Za dva bojovníky ztracené v obraně přijdou dva do pevnosti.
trait-text-iron_will = S ptačím příkazem verbuje dvojnásobek.
trait-text-overwhelming = Za každé dva bojovníky, které nelze naverbovat, získá bod.
trait-text-nobility = Chaos za ptáky body přidává; nastává i tehdy, nelze-li umístit bojovníka.
trait-text-relentless = Po výnosu odstraní nechráněné stavby a žetony soupeřů vedle svých bojovníků.
trait-text-swoop = Den končí dvěma bojovníky na první mýtině bez komponent Orlů.
trait-text-war_tax = Kdo jejím přičiněním přijde o stavbu či žeton, ztratí bod.
trait-text-focused = Zásah navíc za nejplnější sloupec platí i při shodě sloupců.
trait-text-informants = Automatizované přepadení zasahuje i tam, kde je napadena jen sympatie.
trait-text-popularity = Za odstranění sympatie nejsou body.
trait-text-veterans = V obraně si bere vyšší kostku.
trait-text-wildfire = Na konci Večera se sympatie šíří ještě jednou, bez bodů.
trait-text-steadfast = Přijde-li nečekaná vzpoura, odpadá soucit veřejnosti; stanné právo neplatí.
trait-text-adventurer = Jediná bitva za tah; zbylé předměty jdou na úkoly.
trait-text-berserker = Bojuje tam, kde je nejvíce komponent soupeřů, s tím, kdo jich má nejvíc; opraví o předmět víc.
trait-text-helper = Pomoc přinese o bod víc a příjemce lízne o kartu víc.
trait-text-marksman = Útok začíná jedním zásahem.
trait-text-questing = Poškozené předměty se počítají na bitevní stupnici, úkoly přinášejí o bod víc a jde za tím, komu může pomoci.
trait-text-spiteful = Křížová výprava, která odstraní žeton, přinese bod.
trait-text-erratic = Tah končí další ztracenou duší z balíčku.
trait-text-fanatics = Po konvertování následuje na místě bitva se zásahem navíc.
trait-text-martyrs = Ptačí rituál přidá kultistu i ze zásoby.
trait-text-foundations = Ztracená stavba stojí korunu jen vyslance barvy její mýtiny.
trait-text-investors = Člověk, který mu odstraní stavby, odhodí kartu té barvy; nemůže-li, je korunován vyslanec.
trait-text-overwhelm = Kope dvakrát za tah, pokaždé se třemi bojovníky.
trait-text-invaders = Kope tam, kde je nejvíce staveb soupeřů; nemá-li kde stavět, bojuje všude.
trait-text-gamble = Než je plán odhalen, člověk s nejvíce komponentami na místě hádá jeho druh.
trait-text-backup_plans = Odstraněný plán po sobě nechá bojovníka.
trait-text-mastermind = Klade dva plány za tah.
trait-text-vendetta = Každý odhalený plán je zároveň bombou.
trait-text-greedy = Nakoupí-li vedoucí hráč, získá bod.
trait-text-involved = Kdo si nenajal žoldáky, má je v tom tahu proti sobě.
trait-text-garrison = Není nikdy bezbranný; obchodní stanoviště zvyšují nejvyšší počet hozených zásahů.
trait-text-ferocious = V útoku smí vždy hodit tři zásahy.
