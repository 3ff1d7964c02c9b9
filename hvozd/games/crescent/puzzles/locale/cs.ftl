# Slova úloh: jak se která jmenuje, co se má udělat a jak se to udělá.
puzzle-palace-on-guard-title = Palác na stráži
puzzle-palace-on-guard-task = Chalífa, poslední akce roku, jediná mince: získej letos 9 bodů.
puzzle-palace-on-guard-told = Palác má vlastní sílu, jednotka z řeky 4 tedy může odejít: na brod. Jedna ze dvou v horách jde do lomu, druhá hory podrží. Čtyři políčka, brod, lom a palác: 4 + 2 + 2 + 1.
puzzle-three-houses-title = Tři domy
puzzle-three-houses-task = Sultán, poslední akce roku, třináct mincí: získej letos 11 bodů.
puzzle-three-houses-told = Města pod cizí kontrolou se počítají dvakrát, nejvýš tři políčka: k poli se přidá svaté místo s Nomádem (samo dá další 2) a řeka 2 s Chalífou. Poušť stojí 4, řeka 2 dvě, a třetí město musí být levné, za 2: pak zbude pět mincí a ty jsou také bod.
puzzle-two-forts-title = Dvě pevnosti
puzzle-two-forts-task = Chalífa, poslední akce roku, šest mincí: získej letos 9 bodů.
puzzle-two-forts-told = Ke stavbě stačí přítomnost, a tou je i žeton. Úrodná půda stojí 2, lom 3, poušť 4: zaplatit jde brod a jedno z obou dalších. Každá pevnost přinese kontrolu políčka a brod, lom i svaté místo po dalších 2. Jednotky by došly jen na jedno z nich.
