# Slova úloh: jak se která jmenuje, co se má udělat a jak se to udělá.
puzzle-last-drops-title = Poslední kapky
puzzle-last-drops-task = Klan, dva akční body, jídlo a lektvary: vyčisti obě toxické lokality, než se stroje pohnou.
puzzle-last-drops-told = Dva kroky a dvě čištění by byly čtyři akce; jídlo udělá ze dvou tři a čtvrtou musí zastat lektvary. Tedy na c1, tam lektvary, pak jídlo, na c2 a vyčistit vlastníma rukama.
puzzle-spring-cleaning-title = Jarní úklid
puzzle-spring-cleaning-task = Rada, tři akční body, jídlo a lektvary: vyčisti všechno znečištění, než se stroje pohnou.
puzzle-spring-cleaning-told = Tři místa, tři čištění a dvě cesty mezi nimi: to je o bod víc, než kolik dá i jídlo. Lektvary vyčistí jedno políčko zdarma. Vyčisti e3, přejdi na e2 a použij je tam, použij jídlo, přeskup se do tábora na d5 a vyčisti.
puzzle-through-the-breach-title = Průlomem dovnitř
puzzle-through-the-breach-task = Řád, tři akční body: zalesni továrnu na e3, než se stroje pohnou.
puzzle-through-the-breach-told = Zalesnit továrnu jde, až v ní není mech ani znečištění: zničit, vyčistit, zalesnit jsou všechny tři body. Cesta dovnitř tedy nesmí stát nic, a s mapou nestojí. Ať padne cokoli, takové zranění se unese.
