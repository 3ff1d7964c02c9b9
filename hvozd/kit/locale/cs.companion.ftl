### Vedle skutečné krabice: společník v terminálu a v telefonu.

companion-people = Na tahu: { $seat }. Odehraj tah na stole, potom napiš, co teď leží jinak, pro každé místo jeden řádek, a řekni, že tah skončil.
companion-what = Co se stalo na stole?
companion-asked = { $seat }: { $question }
companion-nothing = Nic dalšího
companion-next = Další krok
companion-done = Tah skončil
companion-back = Zpět
companion-correct = Opravit
companion-over = Konec hry: { $reason }. Vítěz: { $winners }.
companion-nobody = nikdo
companion-help = Enter: další krok. Řádek jako '{ $line }' něco opraví. done: tah člověka skončil. back: vzít zpět. board: ukázat stůl. forecast: co by udělal příští automatický tah. text: pozice jako text. quit: konec; vše je v souboru { $file }.
companion-pick = Číslo, nebo část odpovědi
companion-several = Odpovědí, které se hodí: { $number }. { $answers }
companion-none = Nic neodpovídá: '{ $text }'.
companion-prompt = Dál
companion-foresee = Co by udělal?
companion-forecast = { $seat }{ $number ->
    [0] { "" }
   *[other] : { $found }
  }
companion-forecast-open = Dál rozhodnou kostky, karty nebo někdo z hráčů.
companion-no-forecast = Žádný automatický tah teď nepřijde.

companion-title = Vedle skutečné krabice
companion-about = Automatické frakce na tvém skutečném stole: krok za krokem, s tvými kartami a kostkami. Řekni, kdo sedí u stolu; rozloží se podle pravidel a ty opravíš, co leží jinak.
companion-needs = Záznam partie zůstává v tomto prohlížeči; stránka potřebuje svůj server.
companion-editor = Rozložit stůl po svém
companion-editor-about = Libovolná pozice hry: rozlož stůl tak, jak stojí po přípravě, potom klepni na místo a řekni, co tam leží; co neleží na žádném místě, napiš jako řádek. Pak hraj dál odtud, nebo si vezmi její text.
companion-play = Hrát dál odtud
companion-others = Ostatní místa u stolu
companion-all-me = Hraju všechny
companion-text = Pozice jako text
companion-copy = Zkopírovat text
companion-settings = Další nastavení
companion-begin = Rozložit stůl
companion-go-on = Pokračovat v poslední partii
companion-position = Nebo napiš pozici
companion-places = Co leží na stole
companion-place = { $place }
companion-less = o jedno méně: { $thing }
companion-more = o jedno více: { $thing }
companion-lines = Řádky pozice, pro každé místo nebo věc jeden
companion-save = Uložit záznam
companion-new = Jiný stůl
companion-lost = Trvalo to příliš dlouho, nebo to nebyl záznam skutečného stolu.

error-no-companion = Tohle není záznam skutečného stolu.
error-companion-ask = Nejdřív je třeba říct, co se stalo na stole.
error-companion-lines = Oprava říká, co leží na stole.
error-companion-turn = Na tahu není nikdo, kdo sedí u stolu.
error-companion-back = Zatím se nic nestalo.
error-companion-none = { $game } nemá automatickou stranu.
error-companion-setting = Automatická strana je jen s nastavením { $name }={ $values }.
error-companion-answer = Taková odpověď není; odpovědí je { $answers }.
