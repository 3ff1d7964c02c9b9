why-PalaceThere = Palác už tam stojí: { $hex }.
