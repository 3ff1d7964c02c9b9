legend-bruiser = Ranař
gift-bruiser = Jednou: každá legenda se pohne až o dva hexy.
ask-ShoveLegends = Ranař: která legenda půjde kam?
