# Co vysvětluje kreslený plán

pic-storm = bouře
pic-home = domov: { $faction }
pic-townsfolk = obyvatel
pic-building = budova
pic-fire = oheň
pic-path = stezka
pic-taunt = popíchnutí
pic-doll = panenka
pic-true-doll = pravá panenka
pic-money = krvavé peníze
pic-nest = hnízdo
pic-cross = tady ne
pic-find = úkryt
pic-supply = v zásobě
pic-plate = zabití běsové na talíři
pic-kept = vytaženo a ponecháno
pic-herself = Kami je figurka { $standee }
pic-searched = Prohledáno: { $kinds }
pic-middle = Střed stolu
pic-tactic = taktika
pic-upgrade = vylepšení
pic-goblin = karta skřetíka
pic-hestercard = karta Hester
pic-fairy = karta Říše víl
pic-quest = úkol
pic-offer = nabídka
