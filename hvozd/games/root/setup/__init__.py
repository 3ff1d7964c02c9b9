"""From the settings of a table to its first position."""
