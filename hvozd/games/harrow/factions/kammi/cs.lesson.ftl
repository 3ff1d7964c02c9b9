### Lekce této místnosti

lesson-kammi-title = Kami: která z těch dvou to je?
lesson-kammi-who = Jsi Kami a nikdo neví kde: na mapě jsou dvě figurky, jedna jsi ty, druhá tvůj skřet, a rozeznáš je jen ty.
lesson-kammi-win = Na konci kola, ve kterém má někdo 7 bodů, vyhrává vyšší skóre. U domova protivníka leží tři panenky a jedna je pravá: když k ní dojdeš sama, dá 4 body. Bodují i poražení běsi a trní.
lesson-kammi-station = Zvol, kde začneš ty a kde skřet: na dvou ze tří okrajových hexů u tvého domova.
lesson-kammi-spread = Tři běsi: jeden doma a po jednom u každé figurky, a nikdo z toho nic nevyčte.
lesson-kammi-objective = Kladeš to, o co usiluje protivník; dej to daleko. Tobě nikdo nic neklade: máš panenky.
lesson-kammi-jar = Čtyři zavařovačky; kolo má tři tahy a v každém jednu otočíš. Zavařovačka schopnosti hýbe mřížkou na tvé desce.
lesson-kammi-act = Před akcí i po ní smíš zahrát skřetí kartu nebo využít destičku u zavařovačky. Nech si je; jednej.
lesson-kammi-row = Vedle mřížky čeká žeton. Zasuň ho do řady: řada se posune, jeden žeton vypadne a čeká na příště a ty dva v řadě jednají.
lesson-kammi-grid = Vyber, který z nich bude jednat první. Kolik který zmůže, stojí u jeho řady.
lesson-kammi-advance = Vydej se přes mapu k panenkám. Jestli to jde, vezmi běsa s sebou; samotnou legendu snadno zasáhnou, a kdo je zasažen, je odhalen.
lesson-kammi-wild = Další tah, další zavařovačka. Divočení přidá žeton a každý takový je kterákoli schopnost.
lesson-kammi-end = Svou desku už znáš. Najdi pravou panenku: figurky ji odhalí, když u ní tvůj tah skončí, ale vzít si ji můžeš jen ty sama. Ať hádají.
