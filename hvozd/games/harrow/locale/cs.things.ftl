### Co leží na místě, v editoru pozic.

thing-advance-token = žeton posunutí
thing-spawn-token = žeton zplození
thing-strengthen-token = žeton posílení
thing-legend-token = svitek legendy
thing-storm = bouře
thing-path = cesta
thing-townsfolk = obyvatel
thing-building = budova
thing-flame = plamen
thing-trap = past
thing-red-cube = červená kostka
