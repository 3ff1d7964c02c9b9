legend-skinless-boy = Chlapec bez kůže
gift-skinless-boy = Převede běsa a obyvatele na krajinu, jako je ta jeho.
ask-LeadHaint = Kam chlapec převede běsa?
ask-LeadTownsfolk = Kam chlapec převede obyvatele?
