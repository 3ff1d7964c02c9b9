# Co vysvětluje kreslený plán

pic-factory = továrna
pic-wild = zalesněná továrna
pic-core = jádro
pic-hunters = { $count ->
    [one] jeden lovec
    [few] { $count } lovci
   *[other] { $count } lovců
  }
pic-snipers = { $count ->
    [one] jeden odstřelovač, střílí na sousední hexy
    [few] { $count } odstřelovači, střílejí na sousední hexy
   *[other] { $count } odstřelovačů, střílejí na sousední hexy
  }
pic-dirt = znečištění { $count }
pic-toxic = toxická lokalita
pic-camp = tábor: { $faction }
pic-wall = zeď { $edge }
pic-plant-wall = zeď továrny, { $edge }
pic-breach = průlom ve zdi, { $edge }
pic-engine = Mašina { $number }; jede, kam míří její radlice, a nechává za sebou zdi
pic-engine-waits = Mašina { $number } čeká na jádru
pic-organizer = { $name }, vůdce: { $faction }
pic-turn = Směr strojů: { $direction }
pic-built = Postavené továrny: { $built } z { $most }; po poslední desce jádra je konec (DW-20.2)
pic-deck = Balíček strojů: { $left ->
    [one] 1 karta
    [few] { $left } karty
   *[other] { $left } karet
  }, odloženo { $discard }
pic-toxic-left = Zbývá toxických lokalit: { $count }; chybí-li další, nastává toxická katastrofa (DW-20.3)
pic-mechs-left = Mechů v zásobě: { $count }
pic-killed = Zabití strážci podle biotopu; druhý téhož biotopu znamená prohru (DW-20.4)
pic-points = { $points ->
    [one] 1 akční bod
    [few] { $points } akční body
   *[other] { $points } akčních bodů
  }
pic-machines = Stroje
pic-last = Poslední karta strojů: { $card }
pic-none-yet = Žádná karta strojů ještě nebyla tažena
pic-still = Ještě v balíčku, bez pořadí:
pic-chosen = má vybráno
pic-track = Podpora { $support }, nejvýše { $max_support }; zbývá postavit táborů: { $camps_left }. Políčko udává velikost ruky (DW-8.1)
pic-markers = Žetony průlomu: { $count }
pic-hand = Karet v ruce: { $count }
pic-pile = Karet v balíčku: { $count }
pic-wounds = Zranění { $damage } z { $most }
pic-exhausted = Vyčerpané karty, každému otevřené: { $count }

# Místo sólového hráče, který vede dvě frakce
seat-pair = { $first } a { $second }
    .number = plural
tip-guess = Údaje jsou náš odhad, tištěné neznáme.
