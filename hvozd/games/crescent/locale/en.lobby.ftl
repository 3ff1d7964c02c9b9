# Names of setting values in the lobby's form
layout-p5-1 = 5 players, layout 1
layout-p5-2 = 5 players, layout 2
layout-p5-3 = 5 players, layout 3
layout-p5-4 = 5 players, layout 4
layout-p5-5 = 5 players, layout 5
layout-p4-1 = 4 players, layout 1
layout-p4-2 = 4 players, layout 2
layout-p4-3 = 4 players, layout 3
layout-p4-4 = 4 players, layout 4
layout-p4-5 = 4 players, layout 5
layout-variable = variable setup
