"""What shows that a game keeps its promises: invariants at every decision (`check`), rules with code and tests (`ledger`)."""
