### Odmítnuté volby.

refused-option = Root nemá volbu „{ $option }“ (R-5.1.1, R-C); má volby { $options }.
refused-value-rule = { refused-value } ({ $rule })
refused-incomplete = Volby nejsou úplné, nebo ke hře Root nepatří: { $detail }.

## Frakce

refused-too-few = Root potřebuje aspoň 2 frakce (R-5.1.3, R-A.2).
refused-too-many = Root hraje nejvýše { $most } hráčů (R-A.2).
refused-faction-count = Jmenovaných frakcí je { $factions }, ale míst { $seats }; každý hráč má právě jednu frakci (R-5.1.1).
refused-same-faction = Každý hráč má jinou frakci (R-5.1.1); některá je jmenována dvakrát.
refused-same-pieces = Bot nahrazuje frakci, jejíž komponenty používá (RB-3.2); hrát spolu nemohou.
refused-no-warriors = Někdo musí hvozd držet: frakce bez bojovníků nemohou hrát samy (R-A.2).
refused-no-mix = Nenašla se žádná sestava { $count } frakcí, které by takto mohly hrát spolu (R-5.1.1, R-A.2); je třeba frakce jmenovat.
refused-no-others = S jmenovanými frakcemi nemohou hrát žádné další (R-5.1.1); je třeba jmenovat všechny.

## Boti

refused-bot = Žádný bot se nejmenuje „{ $name }“ (RB-3.2); boti jsou { $names }.
refused-bot-count = Botů je { $bots }, ale míst jen { $seats } (RB-3.2).
refused-bots-twice = Frakce a boty lze jmenovat buď mezi místy, nebo mezi frakcemi (R-5.1.1, RB-3.2), ne obojím způsobem.
refused-no-bot = Volba { $option } se týká botů a žádný bot nehraje (RB-3.3); je třeba nějakého jmenovat mezi frakcemi.
refused-difficulties = Jmenovaných obtížností je { $named }, ale botů { $bots } (RB-3.3.1); jmenuje se jedna pro všechny, nebo jedna pro každého.
refused-trait = Rys { $trait } nemá v této hře žádný bot (RB-3.3.2).
refused-no-seller = V této hře služby nikdo neprodává (RB-9.7); vyber frakci, která je prodává.
refused-service = Bot { $bot } nehraje a kartu služeb nepotřebuje (RB-S-A0).
refused-no-person = Plně kooperativní hru musí mít kdo vyhrát: je v ní třeba aspoň jeden člověk (RB-C.2).
refused-cooperative-dominance = V plně kooperativní hře karty dominance pro boty nejsou (RB-C.1); jmenovat lze jen jedno z toho.
refused-person = „{ $name }“ není frakce, za niž hraje člověk nebo agent (R-5.1.1); jsou to { $names }.
refused-bot-word = „{ $word }“ není ani obtížnost ({ $levels }; RB-3.3.1), ani rys bota { $bot } ({ $traits }; RB-3.3.2).
refused-bot-levels = Bot má jednu obtížnost (RB-3.3.1); „{ $word }“ jich jmenuje { $named }.
refused-said-twice = Volba { $option } je dána u místa bota i zvlášť; stačí na jednom místě (RB-3.3).
