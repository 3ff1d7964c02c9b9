# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ActivateToken = Použít žeton z řádku
kind-InsertToken = Zařadit žeton do řádku
kind-ChooseHex = Vybrat hex
kind-PlayGoblin = Zahrát kartu skřetíka
kind-HideDoll = Určit, která panenka je opravdová
kind-PlaceLegend = Umístit legendu
kind-Spread = Rozmístit běsy po hexech
kind-Station = Umístit Kami a skřetíka
kind-Replay = Zahrát znovu kartu skřetíka
kind-SwapHaints = Prohodit dva běsy
kind-MoveBuilding = Přesunout budovu
kind-MoveTownsfolk = Přesunout obyvatele
