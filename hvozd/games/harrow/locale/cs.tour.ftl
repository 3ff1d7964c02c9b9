tour-board = Kraj za soumraku: obyvatelé a budovy, ke kterým se chcete dostat, v cestě trní a bouře. Každá strana vítězí po svém; boj rozhodnou kostky, které stromem propadnou, nebo v něm uvíznou.
tour-mine = Vaše strana: její legenda, běsi a žetony schopností, kterými jednáte. Tady vidíte, co ještě chybí k vítězství.
