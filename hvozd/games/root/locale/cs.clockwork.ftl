### Automatizované frakce: jména, volby, co dělají a proč.

## Frakce a volby

seat-mechanical_marquise = Mechanická Markýza
faction-mechanical_marquise = Mechanická Markýza 2.0
seat-electric_eyrie = Optimalizovaní Orli
faction-electric_eyrie = Optimalizovaní Orli
seat-automated_alliance = Automatizovaná Aliance
faction-automated_alliance = Automatizovaná Aliance
seat-vagabot = Tulákobot
faction-vagabot = Tulákobot
faction-any = libovolná frakce pro hráče
option-bots = kolik z vylosovaných frakcí řídí stroj (boti), nejsou-li žádné jmenovány
bots-any = libovolný počet
option-difficulty = obtížnost botů: jedna pro všechny, nebo jedna pro každého podle pořadí u stolu
difficulty-easy = jednoduchá
difficulty-default = výchozí
difficulty-challenging = výzva
difficulty-nightmare = noční můra
option-traits = karty vlastností; každá patří svému botovi, none: bez vlastností
traits-none = žádný rys
traits-blitz = Blesková válka
traits-fortified = Opevnění
traits-hospitals = Lazarety
traits-iron_will = Železná vůle
traits-overwhelming = Přesila
traits-nobility = Urozenost
traits-relentless = Neúprosnost
traits-swoop = Nálet
traits-war_tax = Válečná daň
traits-focused = Soustředění
traits-informants = Informátoři
traits-popularity = Popularita
traits-veterans = Veteráni
traits-wildfire = Požár
traits-steadfast = Neochvějnost
traits-adventurer = Dobrodruh
traits-berserker = Berserk
traits-helper = Pomocník
traits-marksman = Střelec
traits-questing = Plnění úkolů
option-clockwork = varianty hry s boty: cooperative (lidé společně proti botům), dominance (boti vítězí kartami dominance vedle mapy), letters (remízy hráčů podle písmene přípravy), half_payments (ztracené obchodní stanoviště stojí Řízený Říční lid polovinu všech plateb)
clockwork-none = žádná varianta
clockwork-cooperative = plně kooperativní hra
clockwork-dominance = karty dominance pro boty
clockwork-letters = remízy hráčů podle písmene přípravy
clockwork-half_payments = ztracené obchodní stanoviště stojí polovinu všech plateb
option-services = karty služeb, podle nichž boti nakupují u Říčního lidu: none (žádné), basic (základní), advanced (základní i pokročilé), nebo jména botů, kteří používají svou pokročilou kartu
services-none = žádné služby
services-basic = základní karty služeb
services-advanced = základní i pokročilé karty služeb
services-mechanical_marquise = pokročilá karta služeb: Mechanická Markýza
services-electric_eyrie = pokročilá karta služeb: Optimalizovaní Orli
services-automated_alliance = pokročilá karta služeb: Automatizovaná Aliance
services-vagabot = pokročilá karta služeb: Tulákobot
services-logical_lizards = pokročilá karta služeb: Ještěroboti
services-drillbit_duchy = pokročilá karta služeb: Heuristické hrabství
services-cogwheel_corvids = pokročilá karta služeb: Komputerizovaní krkavci
option-vagabot = postava Tulákobota
vagabot-thief = Zloděj
bot-character-thief = Zloděj
vagabot-tinker = Kutil
bot-character-tinker = Kutil
vagabot-ranger = Zálesák
bot-character-ranger = Zálesák
vagabot-vagrant = Pobuda
bot-character-vagrant = Pobuda
vagabot-scoundrel = Ničema
bot-character-scoundrel = Ničema
vagabot-arbiter = Rozhodce
bot-character-arbiter = Rozhodce

## Kroky botova tahu

bot-step-setup = příprava hry
bot-step-order = karta příkazu
bot-step-craft = výroba
bot-step-battle = bitva
bot-step-recruit = verbování
bot-step-build = stavba
bot-step-move = pohyb
bot-step-expand = rozšíření se
bot-step-score = bodování
bot-step-discard-order = odhození karty příkazu
bot-step-blitz = blesková válka
bot-step-hospitals = lazarety
bot-step-end-of-evening = konec Večera
bot-step-decree = výnos
bot-step-new-roost = nový hřad
bot-step-turmoil = chaos
bot-step-relentless = neúprosnost
bot-step-swoop = nálet
bot-step-revolt = vzpoura
bot-step-public-pity = soucit veřejnosti
bot-step-spread = šíření sympatie
bot-step-surprise-revolt = nečekaná vzpoura
bot-step-organize = agitace
bot-step-wildfire = požár
bot-step-outrage = automatizované pobouření
bot-step-slip = proklouznutí
bot-step-explore = průzkum
bot-step-quest = úkol
bot-step-aid = pomoc
bot-step-repair = oprava
bot-step-special = zvláštní akce
bot-step-refresh = obnova

## Proč má jeden kandidát přednost

criterion-priority = nejvyšší priorita
criterion-lowest-priority = nejnižší priorita
criterion-turn-order = první v pořadí hry
criterion-most-enemy-pieces = nejvíce komponent soupeřů
criterion-fewest-enemy-pieces = nejméně komponent soupeřů
criterion-fewest-enemy-warriors = nejméně bojovníků soupeřů
criterion-most-pieces = nejvíce komponent na místě
criterion-most-points = nejvíce vítězných bodů
criterion-fewest-points = nejméně vítězných bodů
criterion-most-own-warriors = nejvíce vlastních bojovníků
criterion-fewest-own-warriors = nejméně vlastních bojovníků
criterion-no-roost = bez hřadu
criterion-most-defenseless-buildings = nejvíce bezbranných staveb
criterion-most-buildings = nejvíce staveb na místě
criterion-most-buildings-and-tokens = nejvíce staveb a žetonů
criterion-fewest-warriors = nejméně bojovníků daného hráče
criterion-nearest = nejbližší

## Zápis

event-BotStep = { $seat }: { $step } ({ $rule })
event-BotPassedOver = ↳ vypadává { $places }, rozhoduje { $criterion }{ $values-count ->
    [0] { "" }
   *[other] : { $values } proti { $best }
 } ({ $rule })
event-BotChose = ↳ vybráno: { $place }, { $among ->
    [1] jediný kandidát
   *[other] kandidátů: { $among }
 } ({ $rule })
event-BotPassedOverPlayers = ↳ vypadává { $players }, rozhoduje { $criterion }{ $values-count ->
    [0] { "" }
   *[other] : { $values } proti { $best }
 } ({ $rule })
event-BotChosePlayer = ↳ vybráno: { $player }, { $among ->
    [1] jediný kandidát
   *[other] kandidátů: { $among }
 } ({ $rule })
event-BotDrewPlace = { $seat }: losem { $place } z míst { $places } ({ $rule })
event-BotFoundNothing = ↳ tady nelze nic ({ $rule })
event-OrderRevealed = { $seat }: příkazem je { $card }
event-BotStopped = { $seat }: zastaveno nástrahou, místo: { $place }
event-BotTurmoil = { $seat }: chaos; ptačích karet ve výnosu: { $birds }; odhozeno: { $cards }
event-OrderKept = { $seat }: do výnosu přibývá { $card }
ask-AutomatedOutrage = Odhoď kartu se symbolem mýtiny { $clearing } kvůli pobouření Automatizované Aliance.
action-DiscardForOutrage = odhodit kartu { $card }
action-NothingToDiscard = žádná taková karta
event-BotQuest = { $seat }: novým úkolem je { $quest }
event-BotAided = { $seat }: pomoc hráči { $player }, získáno: { $items }
event-BotCharacterChosen = { $seat }: postava { $character }
event-DecreeColumn = ↳ sloupec výnosu: { $suit }, karet v něm: { $cards }
event-BotExtraHit = { $seat }: jeden zásah navíc ({ $rule })
