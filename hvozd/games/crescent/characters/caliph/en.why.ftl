why-PalaceThere = The palace already stands there: { $hex }.
