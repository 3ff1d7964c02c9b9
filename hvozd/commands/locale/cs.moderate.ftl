moderate-link = Kdo otevře tento odkaz, stane se správcem; platí jednou a jeden den:
moderate-invite = { $uses ->
    [one] Tento odkaz pustí dovnitř jednoho člověka, do týdne:
    [few] Tento odkaz pustí dovnitř { $uses } lidi, do týdne:
   *[other] Tento odkaz pustí dovnitř { $uses } lidí, do týdne:
  }
moderate-nobody = Nikdo takový tu není.
moderate-quiet = Žádné hlášení nečeká.
moderate-welcome = { $number ->
    [one] Mezi známé se počítá jeden další člověk.
    [few] Mezi známé se počítají další { $number } lidé.
   *[other] Mezi známé se počítá dalších { $number } lidí.
  }
moderate-settled = Hlášení { $report } je vyřízené.
moderate-done = Teď: { $person }
moderate-guest = host
moderate-moderator = správce
moderate-known = známý
moderate-muted = umlčený
moderate-barred = vykázaný
moderate-report = { $report }. { $when } UTC, stůl { $table }
    hlásí { $who }
    týká se { $about }
