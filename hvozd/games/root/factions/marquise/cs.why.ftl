why-RecruitedAlready = V tomto tahu už verbování proběhlo.
why-NoRecruiter = Nemáš sídlo verbíře, u kterého bys směla umístit bojovníka.
why-NoWood = Tvého dřeva { $place-loc }: { $have }.
why-WoodElsewhere = Mýtiny, kterým vládneš, nespojují místo { $place-loc } se stavbou { $site-loc }.
why-OtherWoodCost = Tahle stavba teď stojí dřeva přesně { $wood }: { $building }.
