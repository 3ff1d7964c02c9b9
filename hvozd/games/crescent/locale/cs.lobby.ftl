# Jména hodnot voleb ve formuláři
layout-p5-1 = 5 hráčů, rozložení 1
layout-p5-2 = 5 hráčů, rozložení 2
layout-p5-3 = 5 hráčů, rozložení 3
layout-p5-4 = 5 hráčů, rozložení 4
layout-p5-5 = 5 hráčů, rozložení 5
layout-p4-1 = 4 hráči, rozložení 1
layout-p4-2 = 4 hráči, rozložení 2
layout-p4-3 = 4 hráči, rozložení 3
layout-p4-4 = 4 hráči, rozložení 4
layout-p4-5 = 4 hráči, rozložení 5
layout-variable = proměnlivá příprava
