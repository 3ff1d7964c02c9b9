# Co váží hodnocení pozice
feature-scoring = body na konci tohoto roku
feature-year-one = body za cíl prvního roku
feature-payment = body, které lze koupit za mince
feature-later = body v dalších letech
feature-income = příjem v dalších letech
