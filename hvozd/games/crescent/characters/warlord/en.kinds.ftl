# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Muster = Muster at an influence token; the token stays
kind-Uprising = Start an uprising
