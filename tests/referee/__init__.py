"""A second referee: option generators written from the rulebooks and ledgers alone. They share no rule code with the engine;
they read the plain data of a position and say which answers are legal. Where the two differ, one of them is wrong.
"""
