tour-board = The county at dusk: townsfolk and buildings to reach, brambles and storms in the way. Each side wins in its own way; a fight is settled by cubes that fall through the old tree, or stay inside.
tour-mine = Your side: its legend, its haints and the ability tokens you act with. Here you see what is still missing to win.
