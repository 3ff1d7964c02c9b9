"""One room a faction. Importing the package enters them all."""
