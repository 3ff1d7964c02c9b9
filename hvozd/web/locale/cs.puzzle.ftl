# Úlohy: seznam, jedna z nich a co říká její stůl.
puzzles = Úlohy
puzzles-about = Pozice, strana a úkol na tenhle tah. Splnit jde zaručeně, ať padne cokoli, ať mají ostatní v ruce cokoli a ať udělají cokoli. Vracet tahy můžeš jako u každého stolu a zkoušet to, jak často chceš.
puzzles-all = Všechny úlohy
puzzle = úloha
puzzle-begin = Zkusit
puzzle-again = Zkusit znovu
puzzle-open = Zatím nevyřešeno.
puzzle-solved = Vyřešeno!
puzzle-missed = Tentokrát to nevyšlo: vrať, co jde vrátit, nebo to zkus znovu.
puzzle-solution = Ukázat řešení
