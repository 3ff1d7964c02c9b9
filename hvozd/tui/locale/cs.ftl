table-turn = Na řadě: { $seat }
table-what = Co uděláš?
table-which = { $field }?
table-only = Je jediná možnost: { $action }. Stiskni Enter.
table-prompt = číslo, text akce, nebo ? pro nápovědu
table-curtain = Další na řadě: { $seat }. Stiskni Enter, až se nikdo jiný nebude dívat.
table-over = Konec hry: { $reason }.
table-winners = { $count ->
    [0] Nikdo nevítězí.
    [one] Vítěz: { $names }.
   *[other] Vítězové: { $names }.
  }
table-scores = Body: { $scores }
table-start = { $title }: { $options }. Semínko { $seed }.
table-journal = Co se zatím stalo
table-no-booklet = Tato hra nemá příručku.
table-empty = Zatím se nic nestalo.
table-undone = Vzato zpět: { $action }
table-first-step = Toto je první otázka, není se kam vrátit.
table-no-number = Volba číslo { $number } v seznamu není; vyber 1 až { $count }.
table-closed = Stůl je zavřený.
table-saved = Hra je uložena v souboru { $path }; pokračovat v ní můžeš příkazem `hvozd play { $game } --record { $path }`.
table-auto = { $seat }: { $action } (jediná možnost)
table-thinks = { $seat } přemýšlí … (Ctrl-C: ať odpoví hned)
table-trouble = Agent ({ $seat }) selhal; bere se kterákoli možná akce: { $trouble }
table-adviser = Rádce přemýšlí … (Ctrl-C: ať odpoví hned)
table-no-hint = Rádce žádnou odpověď nenašel.
table-why-not = { $rule ->
    [none] { $fact }
   *[other] { $fact } ({ $rule })
  } l vypíše možnosti.
table-no-undo = Není co vzít zpět: od tvé poslední akce se něco odhalilo, házelo se nebo rozhodl někdo jiný.
table-nobody = „{ $name }“ si ke stolu sednout nemůže; k dispozici jsou { $names }, případně ismcts:200 nebo ismcts:1.5s jako prohledávání s daným rozpočtem.
table-seat-count = Jmenovaných míst je { $named }, ale tato hra jich má { $seats }.
table-legend = Co je na plánu
table-list = Všechny možnosti
table-help =
    Číslo vybere položku seznamu. Text akce ("{ $example }") ji provede rovnou.
    Enter vezme jedinou možnost, která zbývá.
    g  tvé cíle a pravidla
    b  o otázku zpět                l  vypsat všechny možné akce
    u  vzít zpět poslední akci      t  vzít zpět vše od posledního odhalení
    j  co se zatím stalo            v  znovu ukázat desku
    h  rada těžkého agenta          w  totéž i s pravidly, podle nichž jednají boti
    q  odejít od stolu
    JMÉNO: text   co smí kdykoli udělat jiný člověk u téže obrazovky, za jménem jeho místa
    ?  tato nápověda                Ctrl-C  když agent přemýšlí: ať odpoví hned

replay-head = { $title }, pravidla { $rules }, semínko { $seed }
replay-seat = místo { $number }: { $name }, hraje { $who }
replay-unnamed = kdosi beze jména
replay-nobody = nikdo
replay-end = Konec: { $reason }; vítěz: { $winners }; body { $scores }
replay-written = zapsáno, ne zahráno: { $what }
table-puzzle = Napiš solution a dozvíš se řešení; u vrací, ? je nápověda.
table-puzzle-solved = Vyřešeno!
table-puzzle-missed = Tentokrát to nevyšlo. Zkus to znovu, nebo se podívej na řešení: --solution
