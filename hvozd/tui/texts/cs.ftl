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
table-list = Všechny možnosti
table-help =
    Číslo vybere položku seznamu. Text akce ("{ $example }") ji provede rovnou.
    Enter vezme jedinou možnost, která zbývá.
    b  o otázku zpět                l  vypsat všechny možné akce
    u  vzít zpět poslední akci      t  vzít zpět vše od posledního odhalení
    j  co se zatím stalo            v  znovu ukázat desku
    ?  tato nápověda                q  odejít od stolu
