why-NotInBazaar = { $card } does not lie in the Sultan's market.
