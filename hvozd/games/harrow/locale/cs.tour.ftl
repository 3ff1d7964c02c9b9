tour-board = Kraj za soumraku: obyvatelé a budovy, ke kterým se chceš dostat, v cestě trní a bouře. Každá strana vítězí po svém; boj rozhodnou kostky, které stromem propadnou, nebo v něm uvíznou.
tour-mine = Tvá strana: její legenda, běsi a žetony schopností, kterými jednáš. Tady vidíš, co ještě chybí k vítězství.
