# Names of setting values in the lobby's form
preset-chapter1 = Chapter 1
preset-chapter2 = Chapter 2
preset-chapter3 = Chapter 3
preset-chapter4 = Chapter 4
preset-chapter5 = Chapter 5
preset-solo = alone
preset-duel = duel
map-a = side A
map-b = side B
tower-pressure = what lies inside presses
tower-flat = always a third falls out
tower-open = nothing stays inside
tower-real = a real one: any number may stay inside
