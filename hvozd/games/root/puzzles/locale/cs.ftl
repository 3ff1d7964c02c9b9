# Slova úloh: jak se která jmenuje, co se má udělat a jak se to udělá.
puzzle-borrowed-card-title = Půjčená karta
puzzle-borrowed-card-task = Ještěři, čtyři body do cíle, je den: vyhraj v tomhle tahu.
puzzle-borrowed-card-told = Dvě zahrady jedné barvy dají 2 body. Králičí zaplatí hned. Pro myší je třeba postavit na mýtině 9 dvě zahrady a obě myší karty se přitom jen ukážou; k utracení je tedy potřeba třetí: vezmi si za ptačí kartu myší nadvládu.
puzzle-overtime-title = Přesčas
puzzle-overtime-task = Markýza, pět bodů do cíle, tři akce: vyhraj v tomhle tahu.
puzzle-overtime-told = Třetí dílna stojí dvě dřeva a dá 2 body, čtvrtá tři dřeva a 3 body: dohromady pět, jenže dřeva jsou jen čtyři. Postav za dřevo z mýtiny 3, pak tu pilu nech za králičí kartu pracovat přesčas a páté dřevo je na světě. Na mýtinu 11 se vejdou obě dílny.
puzzle-two-sympathies-title = Dvě sympatie
puzzle-two-sympathies-task = Orlí hnízdo se Stavitelem, pět bodů do cíle: vyhraj v tomhle tahu a pozor na dekret.
puzzle-two-sympathies-told = Každá zničená sympatie dá bod, čtvrté hnízdo večer 3. Batoh patří do sloupce pohybu: verbuj na mýtině 9, jdi se třemi na 12, s jedním dál na 4. Žeton bez válečníků boj nepřežije. Mýtině 12 pak vládneš ty a liščí hnízdo má kde stát.
