### Lekce této místnosti

lesson-corvids-title = Krkavci: nikdo neví, co tam leží
lesson-corvids-who = Jsi Krkavčí spiknutí. Chodíš, kam chceš, ať tam vládne kdokoli, a necháváš za sebou plány lícem dolů: bombu, past, vydírání, nebo nájezd.
lesson-corvids-win = Vyhrává 30 bodů. Otočíš-li plán, u kterého stojí tvůj bojovník, boduješ za každý plán ležící lícem nahoru; dva tři, které vydrží, jsou proto hodně. Ostatní smějí hádat, co to je; trefí-li se, plán je pryč.
lesson-corvids-spies = Umísti po jednom bojovníkovi na mýtinu každého symbolu. Rozhlédni se doširoka: tvá síla je být všude zároveň.
lesson-corvids-recruit = Rozbřesk: za jednu kartu přibude bojovník na každé mýtině jejího symbolu. I tam, kde vládnou druzí.
lesson-corvids-plot = Bílý den: tři akce. Polož plán tam, kde máš dva bojovníky; jednoho stojí a druhý zůstane, aby ho příští tah otočil. Co to je, vidíš jen ty. Druhý plán v témže tahu je dražší.
lesson-corvids-move = Někým pohni: vládu k tomu nepotřebuješ. Bojovníci poblíž ostatních plánů hlídají tajemství.
lesson-corvids-rest = Ještě jednou se můžeš pohnout nebo bojovat. Jestli všichni stojí, kde mají, ukonči den.
lesson-corvids-exert = Večer smíš přidat čtvrtou akci, ale nedobereš kartu. Dnes radši dobírej.
lesson-corvids-end = Něco tam leží a oni to vědí. Příští Rozbřesk plán otoč, jestli u něj ještě stojí bojovník, a polož další. Ať hádají.
