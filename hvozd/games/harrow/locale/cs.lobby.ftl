# Jména hodnot voleb ve formuláři
preset-chapter1 = 1. kapitola
preset-chapter2 = 2. kapitola
preset-chapter3 = 3. kapitola
preset-chapter4 = 4. kapitola
preset-chapter5 = 5. kapitola
preset-solo = sólová hra
preset-duel = souboj
map-a = strana A
map-b = strana B
tower-pressure = co je uvnitř, tlačí
tower-flat = vždy vypadne třetina
tower-open = nic nezůstane uvnitř
tower-real = skutečný: uvnitř může zůstat cokoli
