
tour-board = The woodland: clearings of three suits joined by paths, with room for buildings. Whoever has most warriors and buildings in a clearing rules it. First to 30 points on the track below wins.
