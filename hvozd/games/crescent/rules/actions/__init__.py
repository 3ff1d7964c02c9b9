"""The common actions, one file a heading of the rulebook (CM-7)."""
