why-NotSeen = { $card } is not among the cards that you look at.
why-NotAssociated = { $card } is not associated with you.
why-OtherNumber = You take exactly this many cards: { $cards }.
