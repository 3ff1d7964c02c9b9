why-NoPathLeft = You have no path token left to place.
why-PathTooFar = Your legend does not reach so far: { $hex }.
why-NoPathThere = There is no path token on { $hex }.
why-NoTownsfolk = On { $hex } there are no townsfolk whom you escort.
