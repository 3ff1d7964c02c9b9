### Co vysvětluje terminál.

game-title = Strážci Divočiny
legend-map = Políčko je hex: jeho jméno a prostředí, pod tím M a počet mechů, P a počet žetonů znečištění, nebo T jako toxická lokalita, pak ^ tábor a @ vůdci s písmenem frakce. ━ ┃ jsou zdi, ═ ║ zdi továrny, mezera v nich je průlom, číslice se šipkou mašina a její směr. Továrna a jádro ukazují šipku své desky a strany, kam vedou výpusti.
legend-whose = Písmena: { $tags }. Znak > stojí u toho, kdo je na tahu.
