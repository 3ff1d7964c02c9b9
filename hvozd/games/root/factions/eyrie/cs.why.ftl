why-SecondBird = Karta { $card } by v tomto tahu byla druhá ptačí.
why-OtherColumn = Výnos je teď u jiného sloupce: { $column }.
why-NoSuchOrder = Sloupec { $column } nemá nevyřízenou kartu tohoto symbolu: { $suit }.
why-StillPossible = Karta, kterou provést jde, se provést musí: { $suit }.
why-LeaderDown = Sesazený vůdce leží lícem dolů: { $leader }.
