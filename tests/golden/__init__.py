"""Games of today's rules, for every line of settings that the corpus has: whatever a rule does otherwise moves a figure."""
