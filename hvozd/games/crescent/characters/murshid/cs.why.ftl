why-NotSeen = Mezi kartami, na které se díváš, není karta { $card }.
why-NotAssociated = S tebou není spojená karta { $card }.
why-OtherNumber = Karet si vezmeš přesně { $cards }.
