### Automatizovaná Aliance

board-bot-sympathy-next = další přinese body: { $points }
trait-text-informants = Automatizované přepadení zasahuje i tam, kde je napadena jen sympatie.
trait-text-popularity = Za odstranění sympatie nejsou body.
trait-text-veterans = V obraně si bere vyšší kostku.
trait-text-wildfire = Na konci Večera se sympatie šíří ještě jednou, bez bodů.
trait-text-steadfast = Přijde-li nečekaná vzpoura, odpadá soucit veřejnosti; stanné právo neplatí.
seat-automated_alliance = Automatizovaná Aliance
    .gen = Automatizované Aliance
    .dat = Automatizované Alianci
    .acc = Automatizovanou Alianci
    .ins = Automatizovanou Aliancí
    .number = singular
faction-automated_alliance = Automatizovaná Aliance
traits-informants = Informátoři
traits-popularity = Popularita
traits-veterans = Veteráni
traits-wildfire = Požár
traits-steadfast = Neochvějnost
services-automated_alliance = pokročilá karta služeb: Automatizovaná Aliance
ask-AutomatedOutrage = { $seat }: Automatizovaná Aliance je pobouřena; odhoď kartu se symbolem mýtiny { $clearing }.
action-DiscardForOutrage = Odhodit kartu { $card }
action-NothingToDiscard = Žádnou takovou kartu nemám

ruling-AMB-13 = Nečekaná vzpoura odstraní z mýtiny úplně všechno, i sympatii a bojovníky Aliance.
    .letter = Nečekaná vzpoura odstraní komponenty soupeřů jako v ukázkovém tahu; sympatie Aliance zůstane.
