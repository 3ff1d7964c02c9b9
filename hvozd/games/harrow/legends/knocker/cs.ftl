legend-knocker = Klepař
gift-knocker = Jednou: na každém sousedním hexu zemře běs; skřetík zmizí.
event-GoblinGone = Skřetík vybuchl a opouští hru.
