### Světlušky

seat-fireflies = Světlušky
    .gen = Světlušek
    .dat = Světluškám
    .acc = Světlušky
    .ins = Světluškami
    .number = plural
faction-fireflies = Světlušky z mýtiny
piece-lantern = lucerna
    .acc = lucernu
    .gen = lucerny
short-lantern = luc
ask-fireflies-Settle = { $seat }: hra se připravuje; vyber rohovou mýtinu pro svou první lucernu.
ask-fireflies-Dance = { $seat }: máš Bílý den a { $left ->
    [one] zbývá ti 1 akce
    [few] zbývají ti { $left } akce
   *[other] { $left ->
    [0] nezbývá ti žádná akce
   *[other] zbývá ti { $left } akcí
  }
  }: pohyb, bitva, nebo rozsvícení lucerny.
action-fireflies-Kindle = Rozsvítit lucernu { $clearing-loc }
board-fireflies-lanterns = lucerny { $lanterns }
board-fireflies-next = další přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
tour-seat-fireflies = Jste Světlušky: shromážděte na temné mýtině dva bojovníky a rozsviťte tam lucernu. Každá lucerna přivede o Rozbřesku bojovníka a oslní toho, kdo na vás zaútočí.
