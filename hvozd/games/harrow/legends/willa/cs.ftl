legend-willa = Vilma
gift-willa = Vezme ze sáčku libovolný žeton a použije jej.
ask-PickFromBag = Vilma: který žeton vezmeš ze sáčku?
action-PickToken = Vzít žeton { $token-gen }
