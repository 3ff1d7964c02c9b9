moderate-link = Whoever opens this link becomes a moderator; it works once, within a day:
moderate-invite = { $uses ->
    [one] This link lets one person in, within a week:
   *[other] This link lets { $uses } people in, within a week:
  }
moderate-nobody = There is nobody of that kind.
moderate-quiet = No report waits.
moderate-welcome = { $number ->
    [one] One more person counts as known.
   *[other] { $number } more people count as known.
  }
moderate-settled = Report { $report } is done with.
moderate-done = Now: { $person }
moderate-guest = guest
moderate-moderator = moderator
moderate-known = known
moderate-muted = muted
moderate-barred = barred
moderate-report = { $report }. { $when } UTC, table { $table }
    by { $who }
    about { $about }
