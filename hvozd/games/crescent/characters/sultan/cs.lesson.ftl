### Lekce této místnosti

lesson-sultan-title = Sultán: vesnice po celé deltě
lesson-sultan-who = Jsi Sultán, stavitel. Vesnice i města jsou tvoje, ať stojí v čí zemi chtějí, a všechny ti vynášejí.
lesson-sultan-win = Po posledním roce vyhrává, kdo má nejvíc bodů. Každá vesnice dá ročně 1, každé město 2; bodují i mince v pokladně a sídlo na Posvátném místě. V prvním roce přinesou 4 body navíc čtyři sídla, z toho dvě města.
lesson-sultan-quiet = Hra se tě ptá vždy na jednu akci; za rok má každý čtyři. Nejdřív nastavení, které nic nestojí: nech se ptát jen na vlastní akce, a ne v každém okně, které se otevře, když bojují jiní. Změnit to můžeš kdykoli.
lesson-sultan-town = Stavba: jednou akcí až tři stavby, každá v jiném hexu. Vesnice stojí dvě mince. Kde hexu vládne někdo jiný, vynáší i jemu, a má tedy důvod nechat ji stát.
lesson-sultan-second = Druhá. U řeky a na poli je levno, v horách, kamenolomech a v poušti se připlácí.
lesson-sultan-third = A třetí, jestli na ni mince stačí.
lesson-sultan-free = Karty: před sebou máš vlastní trh. Kdykoli nakupuješ, jednu kartu z něj dostaneš zadarmo, a ostatní ti za ně platí.
lesson-sultan-influence = Vliv: žeton do hexu vedle tvých figur. Nikdo jiný tam pak nebude sám.
lesson-sultan-again = Poslední akce roku: stav znovu, když to pokladna dovolí.
lesson-sultan-end = První rok je za tebou a vesnice začnou vynášet. A dál? Měň vesnice v města, na bodování si nech mince a najmi žoldnéře dřív, než někdo přijde plenit.
