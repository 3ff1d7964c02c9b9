why-NoPathLeft = Žeton cesty k položení už nemáš.
why-PathTooFar = Tak daleko tvá legenda nedosáhne: { $hex }.
why-NoPathThere = Na hexu { $hex } žeton cesty neleží.
why-NoTownsfolk = Na hexu { $hex } nejsou vesničané s tvým doprovodem.
