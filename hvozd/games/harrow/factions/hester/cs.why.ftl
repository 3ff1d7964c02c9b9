why-NotFromTip = Kořen tam od špičky toho posledního nedosáhne: { $hex }.
why-NotAtEdge = První kořen vstupuje na mapu z okraje: { $hex }.
why-RootTouches = Tohoto hexu se už kořen z tohoto nebo minulého tahu dotýká: { $hex }.
why-NoFlame = Na tuto akci ti už nezbývá volný plamen.
why-NotActive = Tato karta před tebou aktivní neleží.
why-UsedThisTurn = Tato karta už v tomto tahu aktivovaná byla.
why-OtherPlace = Karta přijde na jiné místo: { $place }.
why-NoCube = Taková kostka na bojišti není: { $cube }.
