"""From the settings of a table to the first position."""
