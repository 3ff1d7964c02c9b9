"""What the cards do, one deck a file."""
