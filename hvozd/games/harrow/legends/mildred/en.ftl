legend-mildred = Mildred
gift-mildred = Walks to a haint; three own cubes out of the tree bring tokens into storms.
ask-MildredWalk = Where does Mildred go?
ask-StormTokens = Mildred: which token on which storm?
