seat-warlord = Válečník
    .nom = Válečník
    .gen = Válečníka
    .dat = Válečníkovi
    .acc = Válečníka
    .ins = Válečníkem
customer-warlord = Válečník
    .nom = Válečník
    .dat = Válečníkovi
name-warlord = Válečník
tour-seat-warlord = Jsi Válečník: žiješ z nájezdů a bitev. Hodně jednotek, žádné stavby a žoldnéři, když na ně máš.

card-campaign = Tažení
text-campaign = Boj: za každé 3 své jednotky v hexu přiděl kartě 1 z nich, každá dá +1 k bojové síle. Po určení vítěze jdou do zásoby, ne jako ztráty. Platí první a celá, pak se vrací do ruky.

ask-MusterMore = { $seat }: shromáždění sil; vyber další hex.
event-Mustered = { $seat } shromažďuje { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  } { $hex-at }.
event-Uprose = { $seat } rozpoutává { $hex-at } povstání a přivádí { $units ->
    [one] 1 jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
  }.
action-Uprising = Povstání { $hex-at }
action-Muster = Shromáždit síly { $hex-at }; žeton { $token-id ->
    [goes] odejde
   *[stays] zůstane
  }
