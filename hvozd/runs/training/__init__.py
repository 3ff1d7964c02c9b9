"""`hvozd train`: agents play themselves, a value is fitted to who won; it must beat the one before on deals it has not seen."""
