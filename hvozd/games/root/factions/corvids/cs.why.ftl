why-NoPlotDown = Žádný plán { $place-loc } lícem dolů neleží.
why-PlotThere = Jeden plán už { $place-loc } leží.
why-NoPlotLeft = Takový plán už v zásobě nemáš: { $plot }.
why-NoPlot = Nemáš { $place-loc } plán.
why-SidesDiffer = Plány si vymění místo, jen když oba leží lícem dolů, nebo oba lícem nahoru a každý je jiný.
why-NoPieceThere = Nemáš { $place-loc } žádnou komponentu.
