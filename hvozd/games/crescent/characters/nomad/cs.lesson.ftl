### Lekce této místnosti

lesson-nomad-title = Nomád: meče k pronájmu
lesson-nomad-who = Jsi Nomád. Tvých lidí je všude trochu, a kdo potřebuje vojáky, najímá si je od tebe.
lesson-nomad-win = Po posledním roce vyhrává, kdo má nejvíc bodů. Na konci každého roku měníš mince v body, dvě za jeden; bodují tví žoldnéři v cizích službách, čtyři v prvním roce za 4 body, a také divočina, které vládneš.
lesson-nomad-quiet = Hra se tě ptá vždy na jednu akci; za rok má každý čtyři. Nejdřív nastavení, které nic nestojí: nech se ptát jen na vlastní akce. Kdo si bude chtít najmout tvé lidi, zeptá se tě tak jako tak.
lesson-nomad-recruit = Verbování: jen ty smíš kdekoli, pokud hexu nevládne někdo jiný. Uprostřed máš blízko ke každému zákazníkovi.
lesson-nomad-more = Druhá jednotka, na jiné místo. V divočině, poušti a horách je vláda za bod.
lesson-nomad-influence = Vliv: žeton do hexu vedle tebe. Je vidět, že tam jsi, i když jsou tví lidé v cizích službách.
lesson-nomad-fort = Postav tvrz tam, kde stojíš: ochrání těch pár, kteří zůstanou.
lesson-nomad-buy = V boji karty za své mince stojí. Blízký trh je nejlevnější.
lesson-nomad-end = A teď ať přijdou: když někdo nabídne za tvé lidi mince, souhlas, jsou-li aspoň dvě, to je bod. A nech ležet i vlastní nabídky.
