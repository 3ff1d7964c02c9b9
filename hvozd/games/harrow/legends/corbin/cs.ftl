legend-corbin = Corbin
gift-corbin = Jeden běs odejde, dva povstanou u něj nebo u domova.
ask-GiveHaint = Corbin: kterého běsa obětuješ?
ask-Raise = Corbin: kde běs povstane?
