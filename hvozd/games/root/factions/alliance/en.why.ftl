why-NoSupporter = { $card } is not among your supporters.
why-OtherPrice = In { $place-name } it takes supporters, exactly { $supporters }.
why-BaseOnMap = It is on the map already: { $base }.
why-NotBesideSympathy = No sympathetic clearing is adjacent to { $place-name }.
why-NoBaseOfSuit = You have no base on the map that this card could serve: { $suit }.
why-NoBaseThere = You have no base in { $place-name }.
