### Odmítnuté volby kterékoli hry.

refused-value = „{ $value }“ není hodnota volby { $option }; možné hodnoty jsou { $values }.
refused-pair = „{ $pair }“ není volba; píše se NÁZEV=HODNOTA, například seats=3.
refused-repeated = Volba { $option } je zadána dvakrát; stačí jednou.
refused-seats-twice = Frakce jsou jmenovány mezi místy i volbou { $option }; stačí na jednom místě.
refused-seat = Pro „{ $word }“ není u tohoto stolu místo toho jména; volná jsou { $seats }.

### Chyby, na které může narazit každý příkaz.

error-no-game = Hra „{ $name }“ tu není; jsou tu { $names }.
error-no-agent = Agent „{ $name }“ tu není; jsou tu { $names }.
error-no-seat = Místo „{ $name }“ tu není; jsou tu { $seats } a none pro diváka.
error-no-position = Záznam nemá pozici { $at }; má pozice 0 až { $last }.
error-unreadable = Soubor „{ $path }“ nejde přečíst.
error-no-import = „{ $path }“ není v zápisu, který se dá přečíst; jméno musí končit na { $endings }.
error-unsaved = Hru nejde uložit do souboru „{ $path }“.
error-other-game = „{ $path }“ je záznam hry { $game }, ne hry { $asked }.
error-no-record = Tohle není záznam Hvozdu: první řádek není hlavička záznamu.
error-format = Záznam má formát, který tento Hvozd nečte.
error-long = Záznam je na hru svého druhu příliš dlouhý.
error-line = V záznamu je řádek, který není tahem.
error-cut = Záznam je useknutý: chybí mu konec.
error-changed = Záznam někdo po zapsání změnil: nesedí kontrolní součet.
error-dice = Náhoda při přípravě hry nesouhlasí se záznamem.
error-dice-at = Náhoda po { $number }. tahu nesouhlasí se záznamem.
error-action = { $number }. tah záznamu nejde přehrát.
error-settings = S volbami, které má záznam, hrát nejde.
error-end = Přehraná hra nekončí v pozici, kterou uvádí záznam.
error-rules = Záznam vznikl podle pravidel, která tato verze hry neumí přečíst.
row-and = a

### Co stůl čte jinak než doslova.

board-ruling = jiný výklad ({ $id }): { $reading }
