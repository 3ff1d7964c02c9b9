# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Desert = Dezerce: žoldnéři odejdou
kind-PlaceMercenaries = Umístit najaté žoldnéře
kind-PostBribe = Vystavit nabídku: podplatit žoldnéře
kind-PostHire = Vystavit nabídku: žoldnéři z karty záloh
kind-ProposeBribe = Navrhnout podplacení žoldnéřů
kind-ProposeHire = Navrhnout najmutí žoldnéřů z karty záloh
kind-TakeBackBribe = Vzít zpět nabídku: podplacení žoldnéři
kind-TakeBackHire = Vzít zpět nabídku: žoldnéři z karty záloh
kind-TakeHire = Přijmout vystavenou nabídku: žoldnéři z karty záloh
kind-TakeBribe = Přijmout vystavenou nabídku: podplatit žoldnéře
