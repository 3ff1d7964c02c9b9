why-NoPathLeft = Žeton cesty k položení už nemáte.
why-PathTooFar = Tak daleko vaše legenda nedosáhne: { $hex }.
why-NoPathThere = Na hexu { $hex } žeton cesty neleží.
why-NoTownsfolk = Na hexu { $hex } nejsou vesničané s vaším doprovodem.
