### Proč ne? Důvody, pro které může akci odmítnout kterákoli hra. Co se píše, zůstává, jak se píše.

why-GameOver = Hra skončila, už není o čem rozhodovat.
why-NotAsked = Teď rozhoduje někdo jiný: { $seats }.
why-NoSuchAction = „{ $text }“ není akce této hry; odpověď teď začíná slovy { $verbs }.
why-OtherForm = „{ $text }“ pokračuje tak, že to nejde přečíst; píše se { $forms }.
why-OtherQuestion = To není odpověď na to, na co se hra ptá: „{ $question }“ Odpověď začíná slovy { $verbs }.
why-OtherValue = { $values ->
    [none] { $part }: { $value } vybrat nejde, a nic jiného taky ne.
   *[other] { $part }: { $value } vybrat nejde; jde: { $values }.
}
why-TooMuch = { $part }: { $value } je moc; nejvýš { $limit }.
why-TooLittle = { $part }: { $value } je málo; nejméně { $limit }.
why-OtherCount = { $part }: počet { $value } nejde; jde { $values }.
why-NotTogether = { $part }: { $value } spolu vybrat nejde; šlo by { $example }.
