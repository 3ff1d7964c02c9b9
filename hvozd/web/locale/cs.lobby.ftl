# Tři otázky místo třiceti.
lobby-editor = Rozlož si vlastní stůl a hraj dál odtud
lobby-more = Víc: připravené stoly a všechna nastavení
lobby-mine = Hraju za
lobby-with = spolu s
lobby-go = Hrát
lobby-nobody = nikdo
