why-NotKept = Tento žeton mezi vytaženými a nepoužitými nemáš: { $token }.
why-NotInFront = Tento žeton před tebou neleží: { $token }.
why-NoStormThere = Tam svou bouři umístit nemůžeš: { $hex }.
