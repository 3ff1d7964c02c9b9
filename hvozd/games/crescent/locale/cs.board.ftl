# Co vysvětluje kreslený plán

pic-fertile = úrodná půda
pic-wilderness = divočina
pic-mountain = hory
pic-desert = poušť
pic-quarry = lom
pic-control = ovládá { $who }
pic-units = { $who }: stálé vojsko { $ordinary }, žoldnéři { $mercenary }
pic-influence = vliv: { $who }
pic-across = za řekou, nesousedí: { $hexes }
pic-middle = Střed stolu
pic-coins = mince
pic-vp = vítězné body
pic-cards = karty v ruce
pic-supply = jednotky v zásobě
pic-tokens = žetony vlivu v zásobě
pic-reserve = jednotky na kartě záloh
pic-order = Je tázán { $order }.
pic-deck-known = Z balíčku znáš tyto karty, bez pořadí:
pic-discards = Naposledy odhozené:
pic-quiet = Žádný střet právě neprobíhá.
pic-won = vítězí
tip-guess = Údaje jsou náš odhad, tištěné neznáme.
