legend-mildred = Mildred
gift-mildred = Přejde k běsovi; tři vlastní kostky ze stromu přinesou žetony do bouří.
ask-MildredWalk = Kam půjde Mildred?
ask-StormTokens = Mildred: který žeton na kterou bouři?
