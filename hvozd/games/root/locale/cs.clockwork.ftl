### Automatizované frakce: jména, volby, co dělají a proč.

## Frakce a volby

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
option-clockwork = varianty hry s boty: cooperative (lidé společně proti botům), dominance (boti vítězí kartami dominance vedle mapy), letters (remízy hráčů podle písmene přípravy), half_payments (ztracené obchodní stanoviště stojí prodávajícího bota polovinu všech plateb)
clockwork-none = žádná varianta
clockwork-cooperative = plně kooperativní hra
clockwork-dominance = karty dominance pro boty
clockwork-letters = remízy hráčů podle písmene přípravy
clockwork-half_payments = ztracené obchodní stanoviště stojí polovinu všech plateb
option-services = karty služeb, podle nichž boti nakupují služby: none (žádné), basic (základní), advanced (základní i pokročilé), nebo jména botů, kteří používají svou pokročilou kartu
services-none = žádné služby
services-basic = základní karty služeb
services-advanced = základní i pokročilé karty služeb

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

## Zápis

event-BotStep = { $seat }: { $step } ({ $rule }).
event-BotDrewPlace = { $seat } { $places-count ->
    [one] { $seat-number ->
        [plural] mohou
       *[other] může
      } jen na jedno místo: { $place }
    [few] { $seat-number ->
        [plural] losují
       *[other] losuje
      } z míst { $places }; vychází { $place }
   *[other] { $seat-number ->
        [plural] losují
       *[other] losuje
      } z míst { $places }; vychází { $place }
  } ({ $rule }).
event-OrderRevealed = { $seat } { $seat-number ->
    [plural] odhalují
   *[other] odhaluje
  } kartu příkazu: { $card }.
event-BotStopped = { $seat } { $seat-number ->
    [plural] se zastavují
   *[other] se zastavuje
  } { $place-loc } v pasti.
event-BotExtraHit = { $seat } { $seat-number ->
    [plural] udílejí
   *[other] udílí
  } jeden zásah navíc ({ $rule }).

## Sporné věty
ruling-AMB-01 = Když boti mezi hráči nerozhodnou jinak, rozhodují písmena na jejich deskách, od A do I.
    .letter = Když boti mezi hráči nerozhodnou jinak, vyberou toho, kdo je dřív v pořadí hry.
ruling-AMB-49 = Na jezeře bot počítá pobřeží za spojené s vorem, jen dokud ho vor v tomto tahu ještě může svézt.
    .letter = Na jezeře se každý bot chová, jako by z mýtiny s vorem vedla cesta na všechny ostatní pobřežní mýtiny, ať dělá cokoli.
option-rulings = sporné věty, které se čtou jinak než doslova
ruling-X-9 = Královský nárok počítá jen mýtiny na mapě, Noru ne.
    .letter = Královský nárok počítá každou mýtinu, kterou ovládáš, i Noru.
ruling-X-5 = Odkládací balíček se zamíchá, jakmile zmizí poslední karta dobíracího.
    .letter = Odkládací balíček se zamíchá, až když je třeba lízat a dobírací je prázdný.
ruling-any = o každé rozhodne los
