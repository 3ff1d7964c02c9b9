table-turn = Rozhoduje { $seat }
table-what = Co uděláš?
table-which = { $field }?
table-only = Je jediná možnost: { $action }. Stiskni Enter.
table-prompt = číslo, text akce, nebo ? pro nápovědu
table-curtain = Další rozhodnutí má { $seat }. Stiskni Enter, až se nikdo jiný nedívá.
table-over = Konec hry: { $reason }.
table-winners = { $count ->
    [0] Nikdo nevítězí.
    [one] Vítěz: { $names }.
   *[other] Vítězové: { $names }.
  }
table-scores = Body: { $scores }
table-start = { $title }: { $options }. Semínko { $seed }.
table-journal = Co se zatím stalo
table-empty = Zatím se nic nestalo.
table-undone = Vzato zpět: { $action }
table-first-step = Toto je první otázka, není se kam vrátit.
table-no-number = Volba { $number } není; vyber 1 až { $count }.
table-closed = Stůl je zavřený.
table-saved = Hra je uložena v { $path }; `hvozd play { $game } --record { $path }` v ní pokračuje.
table-auto = { $seat }: { $action } (jediná možnost)
table-thinks = { $seat } přemýšlí … (Ctrl-C: ať odpoví hned)
table-trouble = Agent za { $seat } selhal, bere se kterákoli možná akce: { $trouble }
table-adviser = Rádce přemýšlí … (Ctrl-C: ať odpoví hned)
table-no-hint = Rádce žádnou odpověď nenašel.
table-unreadable = „{ $text }“ není akce této hry; akce vypadá třeba takto: „{ $example }“. l vypíše možnosti, ? poradí.
table-not-offered = „{ $text }“ teď nejde{ $rule ->
    [none] {""}
   *[other] {" "}(pravidlo { $rule })
  }; l vypíše možnosti ({ $count }).
table-no-undo = Není co vzít zpět: od vaší poslední akce se něco odhalilo, házelo se nebo rozhodl někdo jiný.
table-nobody = „{ $name }“ u stolu sedět nemůže; jsou tu { $names } a ismcts:200 nebo ismcts:1.5s jako hledání s daným rozpočtem.
table-seat-count = Pojmenovaných míst je { $named }, ale tato hra jich má { $seats }.
table-list = Všechny možnosti
table-help =
    Číslo vybere položku seznamu. Text akce ("{ $example }") ji provede rovnou.
    Enter vezme jedinou možnost, která zbývá.
    b  o otázku zpět                l  vypsat všechny možné akce
    u  vzít zpět poslední akci      t  vzít zpět vše od posledního odhalení
    j  co se zatím stalo            v  znovu ukázat desku
    h  rada těžkého agenta          q  odejít od stolu
    ?  tato nápověda                Ctrl-C  když agent přemýšlí: ať odpoví hned

# What a field of an action is called when a person is asked for it, unless the game says it better.
field-action = akce
field-ally = spojenec
field-arbiter = kdo rozhodne
field-attacker = útočník
field-building = budova
field-card = karta
field-cards = karty
field-character = postava
field-clearing = mýtina
field-clearings = mýtiny
field-coins = mince
field-column = sloupec
field-defender = obránce
field-edge = hrana
field-enemy = nepřítel
field-first = první
field-forest = les
field-gift = dar
field-group = skupina
field-hex = pole
field-hexes = pole
field-index = která
field-item = předmět
field-items = předměty
field-leader = vůdce
field-lifted = zvednuté
field-market = trh
field-mercenary = žoldnéři
field-minister = ministr
field-missing = chybějící
field-order = pořadí
field-ordinary = běžné jednotky
field-organizer = organizátor
field-origin = odkud
field-owner = čí
field-partner = partner
field-payer = kdo platí
field-payment = platba
field-piece = figurka
field-pieces = figurky
field-player = hráč
field-price = cena
field-quest = úkol
field-recruiter = sídlo verbíře
field-reward = odměna
field-sawmill = pila
field-second = druhá
field-seat = hráč
field-stance = postoj
field-structure = stavba
field-suit = symbol
field-supporters = stoupenci
field-target = kam
field-tile = dílek
field-token = žeton
field-turned = otočení
field-units = jednotky
field-victim = oběť
field-vp = body
field-warriors = kolik válečníků
field-way = způsob
field-wood = dřevo
field-workshop = dílna
