tour-board = Delta: každé pole má terén, řeka dělí břehy, mosty je spojují. Každá mocnost boduje po svém; rok je jedno kolo a po posledním rozhodnou body.
tour-seat-warlord = Jste Válečník: žijete z nájezdů a bitev. Hodně jednotek, málo staveb a žoldnéři, když na ně máte.
tour-seat-murshid = Jste Muršid: vliv je víc než meče. Usazujte se tam, kde vládnou druzí, a sbírejte moc potichu.
tour-seat-sultan = Jste Sultán: stavitel měst. Berte ze sídel mince a za obchod ať platí ostatní.
tour-seat-caliph = Jste Chalífa: pevnosti a pořádek. Držte zemi, přes kterou chtějí druzí projít.
tour-seat-nomad = Jste Nomád: všude trochu. Prodávejte, co najdete, pronajímejte své lidi a zůstaňte v pohybu.
