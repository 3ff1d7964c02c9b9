seat-caliph = Chalífa
    .nom = Chalífa
    .gen = Chalífy
    .dat = Chalífovi
    .acc = Chalífu
    .ins = Chalífou
customer-caliph = Chalífa
    .nom = Chalífa
    .dat = Chalífovi
name-caliph = Chalífa
tour-seat-caliph = Jsi Chalífa: pevnosti a pořádek. Drž zemi, přes kterou chtějí druzí projít.

ask-PlacePalace = { $seat }: umísti palác do hexu, kde máš nějakou komponentu.
event-PalaceMoved = { $seat } umisťuje palác { $hex-to }.
action-RelocatePalace = Umístit palác { $hex-to }
