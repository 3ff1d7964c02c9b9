### The lesson of this room

lesson-nomad-title = Nomad: swords for hire
lesson-nomad-who = You are the Nomad. Your people are everywhere a little, and whoever needs soldiers hires them from you.
lesson-nomad-win = After the last year the most points win. You turn coins into points at the end of each year, two for one; mercenaries of yours in the service of others score, four of them in the first year 4 points, and wild land that you control as well.
lesson-nomad-quiet = You are asked for one action at a time; everybody acts four times a year. First a setting that costs nothing: be asked only about your own actions. Whoever wants to hire your people will still ask you.
lesson-nomad-recruit = Recruit: you alone may do it anywhere, as long as nobody else controls the hex. Somewhere in the middle you are near to every customer.
lesson-nomad-more = A second unit, in another place. In wilderness, desert and mountains control is worth a point.
lesson-nomad-influence = Influence: a token in a hex beside you. It shows that you are there even when your people are hired away.
lesson-nomad-fort = Build a fort where you stand: it protects the few that stay.
lesson-nomad-buy = Cards are worth their coins in a fight. The near market is the cheapest.
lesson-nomad-end = Now let them come: when somebody offers coins for your people, say yes if two coins or more are in it, for that is a point. And keep offers of your own standing.
