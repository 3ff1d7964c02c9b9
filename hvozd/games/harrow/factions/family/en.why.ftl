why-NotKept = This token is not among those that you have drawn and not used: { $token }.
why-NotInFront = This token does not lie before you: { $token }.
why-NoStormThere = Your storm cannot be placed there: { $hex }.
