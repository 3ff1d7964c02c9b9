# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-UseCodebreakers = Luštitelé šifer: prohlédnout si něčí ruku
kind-UseCharm = Ofenziva šarmu: dobrat kartu, bod získá někdo jiný
kind-UseFalseOrders = Falešné rozkazy: odhodit je a přesunout polovinu cizích bojovníků
kind-UseLeague = Liga dobrodružných myší: otočit předmět za pohyb nebo bitvu
kind-UseSaboteurs = Sabotéři: odhodit je i vyrobenou kartu protivníka
kind-UsePartisans = Partyzáni: dodatečný zásah, pak odhodit karty jiných symbolů
kind-ClearPath = Otevřít zavalenou cestu za kartu
kind-Fight = Zahájit bitvu
kind-Craft = Vyrobit kartu
kind-ActivateDominance = Aktivovat kartu dominance: už žádné body, jiná cesta k vítězství
kind-TakeDominance = Vzít si kartu dominance za kartu jejího symbolu
kind-Move = Přesunout bojovníky
kind-Discard = Odhodit karty
kind-StartIn = Vybrat, kde začít
action-Done-Crafting = Ukončit v tomto tahu výrobu
action-Done-LastWindow = Nic dalšího nevyužít
action-Done-Window = Teď nic nevyužít
