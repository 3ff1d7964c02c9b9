### Lekce této místnosti

lesson-caliph-title = Chalífa: hradby a pořádek
lesson-caliph-who = Jsi Chalífa: vojáci, tvrze a palác. Kde stojíš ty, tam je pořádek.
lesson-caliph-win = Po posledním roce vyhrává, kdo má nejvíc bodů. Každý hex, kterému vládneš, dá ročně 1, nejvýš 7; kamenolomy, Brod a Posvátné místo po 2 navíc. V prvním roce přinesou 4 body opevnění ve čtyřech hexech, palác se počítá.
lesson-caliph-palace = Nejdřív palác. Je opevněním i sídlem v jednom; dej ho tam, kde už nějakou figuru máš. Později ho můžeš přesunout.
lesson-caliph-quiet = Hra se tě ptá vždy na jednu akci; za rok má každý čtyři. Nejdřív nastavení, které nic nestojí: nech se ptát jen na vlastní akce, a ne v každém okně, které se otevře, když bojují jiní. Změnit to můžeš kdykoli.
lesson-caliph-move = Pohyb: dva kroky do hexů, kterým nevládne nikdo jiný. Obsaď kamenolom: je za 2 body a za vládu další.
lesson-caliph-recruit = Verbuj tam, kde máš přítomnost, z karty záloh. Vojáci udrží, co máš obsazené.
lesson-caliph-fort = Tvé tvrze a pevnosti stojí o minci méně než cizí. Tvrz hex dobře chrání a počítá se do prstence hradeb.
lesson-caliph-influence = Vliv: žeton do hexu vedle tebe; kdo už tam je, může se bránit.
lesson-caliph-end = V koutě delty zavládl pořádek. A dál? Každý tah jeden hex, v těch důležitých tvrz a oko na tom, kdo žije z plenění.
