why-NotKept = Tento žeton mezi vytaženými a nepoužitými nemáte: { $token }.
why-NotInFront = Tento žeton před vámi neleží: { $token }.
why-NoStormThere = Tam svou bouři umístit nemůžete: { $hex }.
