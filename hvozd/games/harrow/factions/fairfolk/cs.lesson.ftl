### Lekce této místnosti

lesson-fairfolk-title = Říše víl: kde je královna?
lesson-fairfolk-who = Hraješ za Říši víl. S nikým nebojuješ. Hledáš: někde na mapě je ukrytý meč, koruna a tvá královna, a všichni kromě tebe vědí kde.
lesson-fairfolk-win = Najdi meč, potom korunu, nakonec královnu. Jakmile je královna nalezena, hra po tom kole končí a vyhráváš.
lesson-fairfolk-mark = Vyber krajinu pro svou kostku hledání. Za každé hnízdo v takové krajině dostaneš kostku hledání a jimi platíš karty. Bažin je tu dost.
lesson-fairfolk-nest = Jsi na řadě před každým z ostatních a tvůj tah je krátký: polož hnízdo s nabídkou. Vyber bažinu blízko středu; kdo chce nabídku, přijde si pro ni a ty možná získáš stopu.
lesson-fairfolk-end1 = Splnit zatím není co: úkol žádá čtyři hnízda na hexech, které mu vyhovují. Podívej se v ruce na své úkoly a tah ukonči.
lesson-fairfolk-second = Druhé hnízdo. Při výběru hexu mysli na úkoly; tady je zase bažina, tedy další kostka hledání.
lesson-fairfolk-end2 = Ukonči tah. S kostkami hledání ve stromě může každá vzatá nabídka přinést šipku k tomu, co hledáš.
lesson-fairfolk-third = Třetí hnízdo. Se čtvrtým už může být úkol splněný a pak požádáš o šipku, nebo hádáš hex.
lesson-fairfolk-end3 = Ukonči tah. Šipka leží na okraji a říká, na které straně řady hexů nález je: tři šipky a skoro to víš.
lesson-fairfolk-end = Víc v tahu není: hnízdo, někdy úkol, někdy karty. A dál? Čtvrté hnízdo, šipka, odhad. Najdi ji.
