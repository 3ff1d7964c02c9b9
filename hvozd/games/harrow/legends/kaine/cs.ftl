legend-kaine = Kain
gift-kaine = Tři vlastní kostky ze stromu odstraní běsa z krajiny, jako je ta jeho.
ask-Nightmare = Kain: který běs zmizí?
