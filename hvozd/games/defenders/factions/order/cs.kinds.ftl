# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-UseMapsToMove = Mapa: jít na jiný hex
kind-UseMapsToRegroup = Mapa: přeskupit se k táboru
kind-Relocate = Přestěhovat tábor
