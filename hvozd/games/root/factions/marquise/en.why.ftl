why-RecruitedAlready = You have recruited this turn.
why-NoRecruiter = You have no recruiter where you may place warriors.
why-NoWood = Your wood in { $place-name }: { $have }.
why-WoodElsewhere = Clearings that you rule do not connect { $place-name } with { $site-name }.
why-OtherWoodCost = This building now costs exactly this much wood ({ $building }): { $wood }.
