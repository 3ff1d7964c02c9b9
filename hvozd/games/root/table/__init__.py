"""What people see of a game of Root: pictures, text for the terminal, the words in both."""
