why-NotFromTip = Your root does not reach there from the tip of the last one: { $hex }.
why-NotAtEdge = Your first root comes in at the edge of the map: { $hex }.
why-RootTouches = A root of this or the previous turn already touches it: { $hex }.
why-NoFlame = You have no free flame left for this action.
why-NotActive = This card does not lie active before you.
why-UsedThisTurn = You have activated this card this turn.
why-OtherPlace = The card goes to another place: { $place }.
why-NoCube = There is no such cube on the battleground: { $cube }.
