# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-FeedSouls = Použít kartu jen jako ztracenou duši: za zahrady nejsou body
kind-NameOutcast = Určit odpadlíka
kind-RitualBuild = Odhalit kartu: založit zahradu
kind-RitualRecruit = Odhalit kartu: umístit bojovníka
kind-RitualScore = Použít kartu: body za zahrady jejího symbolu
kind-Sacrifice = Odhalit ptačí kartu: bojovník se stane kultistou
kind-Convert = Konvertovat nepřátelského bojovníka
kind-CrusadeBattle = Křížová výprava: zahájit bitvu
kind-CrusadeMove = Křížová výprava: přesunout bojovníky
kind-Sanctify = Posvětit: z nepřátelské budovy bude zahrada
action-Done-Rituals = Ukončit Bílý den
action-Done-Conspiracies = Už žádné spiknutí: ukončit Rozbřesk
action-Done-CrusadeAfterMove = Bitvu tam nezahájit
