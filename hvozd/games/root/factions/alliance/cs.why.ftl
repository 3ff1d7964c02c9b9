why-NoSupporter = Mezi tvými stoupenci není karta { $card }.
why-OtherPrice = Stoupenců to { $place-loc } stojí přesně { $supporters }.
why-BaseOnMap = Na mapě už stojí: { $base }.
why-NotBesideSympathy = Ze žádné mýtiny se sympatií nevede cesta { $place-to }.
why-NoBaseOfSuit = Nemáš na mapě základnu, které by karta posloužila: { $suit }.
why-NoBaseThere = Nemáš { $place-loc } základnu.
