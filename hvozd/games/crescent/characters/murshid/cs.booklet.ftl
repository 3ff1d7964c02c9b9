### Příručka

objective-m1 = Síť agentů
goal-m1-tokens = žetony vlivu na mapě
how-m1-tokens = { $vps } bodů za aspoň { $steps } žetonů vlivu na mapě; platí jen nejlepší stupeň
objective-m2 = Skrytá ruka
goal-m2-rulers = vládci nad tvými žetony
how-m2-rulers = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za každého jiného hráče, který ovládá hex s tvým žetonem vlivu, nejvýše { $most }
goal-m2-holy = vliv na Posvátném místě
how-m2-holy = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za tvůj žeton vlivu na Posvátném místě
objective-m3 = Rozvětvená síť (první rok)
goal-m3-terrains = krajiny s tvými žetony v prvním roce
how-m3-terrains = { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  } za žetony vlivu v aspoň { $least } druzích krajiny
unique-murshid-1 = Intrikování: prohlédni si sedm horních karet a vezmi si jednu svou (s prázdnou rukou dvě); za každou chybějící dostaneš minci.
ability-murshid-1 = Jazýček na vahách: kde leží tvůj žeton vlivu, rozhoduješ remízy.
ability-murshid-2 = Připletení se do sporu: účastníš se každého soupeření vedle svých žetonů.
ability-murshid-3 = Vměšování se: v bojích u svých žetonů smíš zahrát karty za kteroukoli stranu.
ability-murshid-4 = Uzavírání dohod: prodej tam svou podporu za jeden až pět bodů; platí ten, koho sis vybral, když vyhraje. Cenu můžeš říct první.
