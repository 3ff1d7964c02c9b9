why-NoPlotDown = No plot lies face down in { $place-name }.
why-PlotThere = A plot already lies in { $place-name }.
why-NoPlotLeft = You have no such plot left: { $plot }.
why-NoPlot = You have no plot in { $place-name }.
why-SidesDiffer = Plots change places only if both are face down, or both face up and of different kinds.
why-NoPieceThere = You have no piece in { $place-name }.
