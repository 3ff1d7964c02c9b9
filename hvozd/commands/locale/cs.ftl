### Co příkazy vypisují o mnoha hrách.

sim-head = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  }, semínko { $seed }
sim-checked = kontrolují se všechny invarianty
sim-checked-every = všechny invarianty se kontrolují u jednoho rozhodnutí z { $every } a celou jednu hru z { $every }
sim-seat = místo
sim-games = hry
sim-wins = výhry
sim-share = výhry %
sim-score = průměr bodů
sim-nobody = nikdo
sim-speed = počet rozhodnutí: { $decisions }, za sekundu { $pace }; her za sekundu: { $games }; celkem { $wall } s
sim-length = délka hry: { $shortest } až { $longest } rozhodnutí, v průměru { $mean }; dohráno: { $finished }, { $faults ->
    [0] žádná chyba
    [one] 1 chyba
    [few] { $faults } chyby
   *[other] { $faults } chyb
  }; { $setups ->
    [one] 1 sestava
    [few] { $setups } různé sestavy
   *[other] { $setups } různých sestav
  }
arena-agent = agent
arena-share = podíl
arena-interval = interval 95 %
arena-even = rovným dílem
arena-score = body
arena-pace = ms na rozhodnutí
arena-slow = 99 % s
arena-failed = náhradou
arena-above = nad
arena-below = pod
arena-memory = nejvíc paměti jednoho procesu: { $memory } MB

games-rules = pravidla { $version }
games-setting = volba
games-settings = volby
games-about = čeho se týká
games-values = hodnoty
games-several = i několik, oddělených čárkami

doctor-well = Databáze je v pořádku.
doctor-left = { $number ->
    [one] Jedna věc není v pořádku.
    [few] { $number } věci nejsou v pořádku.
   *[other] { $number } věcí není v pořádku.
  }
doctor-cured = … napraveno.
doctor-forgotten = { $number ->
    [one] Byla odstraněna 1 dávno dohraná hra.
    [few] Byly odstraněny { $number } dávno dohrané hry.
   *[other] Bylo odstraněno { $number } dávno dohraných her.
  }
doctor-gap = Stůl { $table }: v řadě jeho událostí jedna chybí.
doctor-orphan = Stůl { $table } neexistuje, ale tabulka { $detail } má jeho řádky.
doctor-unreadable = Stůl { $table } nelze znovu sestavit: { $detail }
doctor-ending = Stůl { $table }: údaj o tom, zda hra skončila, je chybný.
backup-made = { $number ->
    [one] 1 stůl uložen
    [few] { $number } stoly uloženy
   *[other] { $number } stolů uloženo
  } do souboru { $file }.
backup-restored = { $number ->
    [one] 1 stůl obnoven
    [few] { $number } stoly obnoveny
   *[other] { $number } stolů obnoveno
  } ze souboru { $file }.

features-head = Sloupců: { $number }, schéma { $digest }; číslo a čím se dělí
features-tokens = Tokenů: { $number }, slovník { $digest }
why-possible = To jde.
why-rule = { $fact } ({ $rule })

stats-head = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
  }; polovina má nejvýš { $middle } rozhodnutí, devět z deseti { $low } až { $high }
stats-name = frakce
stats-seat = místo

import-read = { $game }: { $seats }; { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }.
import-slip = Řádek { $line }, { $action }: { $fact }
import-slip-line = Řádek { $line }: { $fact }
import-followed = Přesně sledováno: { $followed } z { $turns } tahů ({ $share } %); s jinak vyloženými skrytými kartami: { $imagined }; zčásti zapsaným krokem: { $written }.
import-faction = { $seat }: { $followed } z { $turns }
import-slips = { $slips ->
    [0] Žádná chyba se nenašla.
    [one] Jedna chyba.
    [few] { $slips } chyby.
   *[other] { $slips } chyb.
  }

welcome = Hvozd { $version }: čtyři asymetrické deskové hry. Kam to bude?
welcome-serve = stůl v prohlížeči
welcome-play = stůl v terminálu, první hra Rootu
welcome-games = co se dá v které hře nastavit; bez jména seznam her
welcome-companion = automatické frakce nad opravdovou krabicí
welcome-sim = spočítané hry náhodných hráčů
welcome-help = všechny příkazy; každý má i vlastní --help
