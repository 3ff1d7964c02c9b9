### Tulákobot

board-bot-satchel = brašna
board-bot-battle-track = bitevní stupnice
board-bot-quest = úkol
bot-text-thief = Bere náhodnou kartu soupeři s nejvíce body na mýtině.
bot-text-tinker = Vyrobí nejvyšší kartu odhazovacího balíčku, jejíž předmět je v zásobě; začíná s předmětem méně.
bot-text-ranger = Se třemi a více poškozenými předměty proklouzne do sousedního lesa.
bot-text-vagrant = Přiměje k bitvě dva hráče s nejvíce komponentami na mýtině.
bot-text-scoundrel = Odstraní tři a více komponent soupeřů, na pozici nechá předmět a získá bod.
bot-text-arbiter = Obránce na jeho mýtině ho smí povolat: získá bod a přidá předměty z bitevní stupnice.
trait-text-adventurer = Jediná bitva za tah; zbylé předměty jdou na úkoly.
trait-text-berserker = Bojuje tam, kde je nejvíce komponent soupeřů, s tím, kdo jich má nejvíc; opraví o předmět víc.
trait-text-helper = Pomoc přinese o bod víc a příjemce lízne o kartu víc.
trait-text-marksman = Útok začíná jedním zásahem.
trait-text-questing = Poškozené předměty se počítají na bitevní stupnici, úkoly přinášejí o bod víc a jde za tím, komu může pomoci.
seat-vagabot = Tulákobot
    .gen = Tulákobota
    .dat = Tulákobotovi
    .acc = Tulákobota
    .ins = Tulákobotem
    .number = singular
faction-vagabot = Tulákobot
traits-adventurer = Dobrodruh
traits-berserker = Berserk
traits-helper = Pomocník
traits-marksman = Střelec
traits-questing = Plnění úkolů
services-vagabot = pokročilá karta služeb: Tulákobot
option-vagabot = postava Tulákobota
vagabot-thief = Zloděj
bot-character-thief = Zloděj
    .acc = Zloděje
vagabot-tinker = Kutil
bot-character-tinker = Kutil
    .acc = Kutila
vagabot-ranger = Zálesák
bot-character-ranger = Zálesák
    .acc = Zálesáka
vagabot-vagrant = Pobuda
bot-character-vagrant = Pobuda
    .acc = Pobudu
vagabot-scoundrel = Ničema
bot-character-scoundrel = Ničema
    .acc = Ničemu
vagabot-arbiter = Rozhodce
bot-character-arbiter = Rozhodce
    .acc = Rozhodce
event-BotQuest = { $seat } { $seat-number ->
    [plural] mají
   *[other] má
  } nový úkol: { $quest }.
event-BotAided = { $seat } { $seat-number ->
    [plural] pomáhají
   *[other] pomáhá
  } { $player-dat }{ $items-count ->
    [0] { "" }
   *[other] { " " }a { $seat-number ->
    [plural] berou
   *[other] bere
  } si { $items-acc }
  }.
event-BotCharacterChosen = { $seat } { $seat-number ->
    [plural] hrají
   *[other] hraje
  } za { $character-acc }.
refused-vagabot = Volba vagabot určuje postavu Tulákobota, a ten nehraje (RB-7.3.1).

ruling-AMB-16 = Tulákobot proklouzne do náhodného lesa, který sousedí s jeho místem.
    .letter = Tulákobot proklouzne do náhodného lesa kdekoli na mapě; jen Zálesák hledá sousední.
event-BotRefreshed = { $items-count ->
    [0] { $seat } nic { $seat-number ->
        [plural] neobnovují
       *[other] neobnovuje
      }
   *[other] { $seat } { $seat-number ->
        [plural] obnovují
       *[other] obnovuje
      } { $items-acc }
  }.
