why-NotInBazaar = Na Sultánově trhu neleží karta { $card }.
