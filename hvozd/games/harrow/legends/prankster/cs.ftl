legend-prankster = Šprýmař
gift-prankster = Jednou: přitáhne panenku ze sousedního hexu.
ask-SnatchDoll = Šprýmař: která panenka?
