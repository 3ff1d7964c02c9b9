legend-skinless-boy = Skinless Boy
gift-skinless-boy = Leads a haint and a townsfolk onto land like his.
ask-LeadHaint = Where does the Boy lead a haint?
ask-LeadTownsfolk = Where does the Boy lead a townsperson?
