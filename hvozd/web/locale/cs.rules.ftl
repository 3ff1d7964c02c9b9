# Pravidla po ruce.
why-ask = Proč ne? (W)
why-which = Proč ne? Klikni na věc, kterou nejde vybrat (nebo na ní stiskni Enter); Esc končí.
why-close = zavřít
why-nothing = Teď se rozhoduje o něčem jiném: { $question }
rules = pravidla
rules-open = Pravidla
rules-about = Pravidla vlastními slovy. Vyber kapitolu, nebo hledej slovo či označení pravidla, jak ho uvádí stůl.
rules-find = Hledat
rules-go = Najít
rules-chapters = kapitoly
rules-ids = pravidla { $ids }
rules-found = { $count ->
    [0] Nic jsme nenašli; zkus jiné slovo.
    [one] Jeden oddíl:
    [few] { $count } oddíly:
   *[other] { $count } oddílů:
}
rules-aid = Tahák
rules-whole = Všechna pravidla na vlastní stránce
rules-back = Zpět k hledání
rules-more = Číst dál v kapitole
error-rule = K tomuto pravidlu tu není text.
