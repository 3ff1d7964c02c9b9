legend-levi = Levi
gift-levi = Každý běs může vstoupit na krajinu jako jeho, nebo z ní vyjít.
ask-LeviSteps = Levi volá: který běs půjde kam?
