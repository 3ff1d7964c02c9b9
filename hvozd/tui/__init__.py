"""The table in the terminal: the board as text, questions, progressive picking, undo, the journal."""
