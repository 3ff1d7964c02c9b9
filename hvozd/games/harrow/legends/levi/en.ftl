legend-levi = Levi
gift-levi = Every haint may step onto or off land like his.
ask-LeviSteps = Levi calls: which haint steps where?
