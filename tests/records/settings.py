"""Which games the corpus of a version holds: thirty lines for each game, as `--option` of the command line takes them.

Together they name every value of every option at least once; `make` says which one is missing. The last `CUT` of each game
are kept as games under way. A line that begins with a space goes on with the one above.
"""

import re

CUT = 3

ROOT = """
seats=2 draft=any bots=0 map=autumn deck=base
seats=3 draft=reach bots=0 map=winter
seats=4 draft=reach bots=1 map=lake deck=exiles
seats=5 bots=2 difficulty=challenging map=mountain
seats=6 draft=any bots=3 traits=none clockwork=none
seats=5 bots=4 services=none
seats=6 bots=5 deck=base
seats=6 bots=6 deck=exiles
draft=reach bots=any
factions=any,marquise,any,alliance map=autumn deck=exiles
factions=marquise,eyrie map=autumn deck=base
factions=alliance,marquise,vagabond,eyrie seats=4 map=winter deck=exiles vagabonds=thief
factions=vagabond,lizards,vagabond2,duchy map=lake deck=base vagabonds=tinker,ranger
factions=riverfolk,vagabond,corvids,vagabond2,eyrie map=mountain deck=base vagabonds=vagrant,arbiter
factions=duchy,lizards,riverfolk,vagabond,corvids,vagabond2 map=autumn deck=exiles vagabonds=scoundrel,adventurer
factions=marquise,vagabond2,vagabond map=mountain deck=exiles vagabonds=ronin,harrier
factions=alliance,drillbit_duchy,vagabot,riverfolk map=lake deck=exiles vagabot=arbiter difficulty=default
  services=drillbit_duchy,vagabot clockwork=dominance
factions=lizards,riverfolk,alliance seats=3 map=lake deck=exiles
factions=eyrie,mechanical_marquise map=autumn deck=base difficulty=easy traits=fortified clockwork=cooperative
factions=electric_eyrie,marquise,automated_alliance map=winter deck=base difficulty=easy,default
  traits=nobility,relentless,swoop,war_tax,focused,informants clockwork=dominance,letters
factions=riverfolk,automated_alliance,electric_eyrie map=lake deck=base difficulty=default
  traits=popularity,veterans,wildfire,steadfast services=basic clockwork=none
factions=vagabot,corvids,vagabond map=autumn deck=exiles vagabot=thief difficulty=nightmare
  traits=adventurer,berserker,helper,marksman vagabonds=ranger
factions=vagabot,riverfolk,logical_lizards,drillbit_duchy map=mountain deck=base vagabot=tinker
  difficulty=challenging,easy,nightmare
  traits=questing,spiteful,erratic,fanatics,martyrs,foundations,investors,overwhelm,invaders services=advanced
factions=cogwheel_corvids,lizards,vagabot,riverfolk_robots map=winter deck=exiles vagabot=ranger
  traits=gamble,backup_plans,mastermind,vendetta,greedy,involved,garrison,ferocious services=vagabot,cogwheel_corvids
  clockwork=half_payments
factions=riverfolk_robots,mechanical_marquise,electric_eyrie,corvids,automated_alliance map=mountain deck=base
  difficulty=challenging traits=blitz,hospitals,iron_will,overwhelming
  services=mechanical_marquise,electric_eyrie,automated_alliance clockwork=letters,dominance
factions=logical_lizards,riverfolk_robots,eyrie,vagabot,drillbit_duchy,alliance seats=6 map=autumn deck=base vagabot=vagrant
  difficulty=nightmare services=logical_lizards,drillbit_duchy
factions=duchy,riverfolk_robots,cogwheel_corvids,vagabot,eyrie map=lake deck=exiles vagabot=scoundrel difficulty=easy
  traits=none services=none clockwork=cooperative,letters,half_payments
factions=vagabond2,eyrie,vagabond,marquise map=mountain deck=base vagabonds=harrier,thief
factions=corvids,duchy seats=2 map=winter deck=base
factions=lizards,corvids,duchy,riverfolk map=winter deck=base
"""

CRESCENT = """
seats=5 years=3 layout=p5-1
seats=5 years=4 layout=p5-2
layout=p5-3 years=3
layout=p5-4 years=4
layout=p5-5 years=3
seats=4 years=3 layout=p4-1
seats=4 years=4 layout=p4-2
layout=p4-3 years=3
layout=p4-4 years=4
layout=p4-5 years=3
seats=4 years=3 layout=variable
seats=5 years=3 layout=variable
seats=4 years=4 layout=variable
seats=5 years=4 layout=variable
seats=5 years=3 layout=p5-1 components=tests/records/corrections.toml
seats=5 years=4 layout=p5-3
seats=5 years=3 layout=p5-4
seats=5 years=3 layout=p5-2
seats=5 years=4 layout=p5-5
seats=4 years=4 layout=p4-1
seats=4 years=3 layout=p4-2
seats=4 years=4 layout=p4-3
seats=4 years=3 layout=p4-4
seats=4 years=4 layout=p4-5
seats=4
seats=5
years=4
layout=variable
seats=5 years=3 layout=variable
seats=4 years=3 layout=p4-1
"""

DEFENDERS = """
seats=1 factions=order,council difficulty=normal
seats=1 factions=coven,sect difficulty=intermediate difficult=2
seats=1 factions=sect,order difficulty=expert
seats=1 factions=council,coven difficult=6
seats=1 difficult=0
seats=2 factions=order,coven difficulty=normal difficult=0
seats=2 factions=council,sect difficult=1
seats=2 factions=sect,coven difficulty=extreme difficult=5
seats=2 factions=coven,council difficulty=expert difficult=4
seats=2 factions=order,sect difficulty=intermediate
seats=2 factions=council,order difficulty=normal
seats=3 factions=order,council,coven difficulty=normal
seats=3 factions=sect,coven,council difficult=3
seats=3 factions=coven,sect,order difficulty=extreme
seats=3 factions=council,order,sect difficulty=intermediate difficult=1
seats=3 factions=sect,order,coven difficult=2
seats=3 difficulty=expert
seats=4 factions=order,council,coven,sect difficulty=normal
seats=4 factions=sect,coven,council,order difficult=4
seats=4 factions=coven,order,sect,council difficult=6
seats=4 factions=council,sect,order,coven difficulty=intermediate
seats=4 difficult=5
seats=4 difficulty=normal
factions=coven,order
factions=council,coven,order
difficulty=extreme
difficult=3
seats=1 factions=order,sect difficulty=normal
seats=3 factions=coven,council,sect difficulty=normal
seats=4 factions=sect,council,order,coven difficulty=intermediate
"""

HARROW = """
preset=chapter1 factions=protectors,family protectors=emmy family=levi map=a
preset=chapter1 factions=family,protectors protectors-track=1 family-track=1 map=b
preset=chapter2 factions=protectors,family protectors=bernice family=corbin protectors-track=2 family-track=1 map=b
preset=chapter2 factions=family,protectors protectors=malachi family=kaine protectors-track=1 family-track=2 map=a
preset=chapter2 protectors=skinless-boy family=mildred tower=flat
preset=chapter3 factions=protectors,family protectors=priscilla family=odessa map=a tower=pressure
preset=chapter3 factions=family,protectors protectors=skinless-boy family=willa map=b tower=flat
preset=chapter3 protectors=emmy family=mildred tower=open
preset=chapter4 factions=kammi,protectors goblin=knocker protectors=emmy kammi-track=1 map=a
preset=chapter4 factions=family,kammi goblin=bruiser family=corbin kammi-track=2 map=b
preset=chapter4 factions=kammi,family goblin=prankster family=levi kammi-track=1 tower=open
preset=chapter4 factions=protectors,kammi goblin=knocker protectors=malachi kammi-track=2 tower=flat
preset=chapter5 factions=protectors,family protectors=bernice family=kaine map=b
preset=chapter5 factions=kammi,protectors goblin=bruiser protectors=priscilla map=a
preset=chapter5 factions=family,kammi goblin=prankster family=willa tower=open
preset=solo level=1 map=a
preset=solo level=2 map=b
preset=solo level=3 tower=flat
preset=solo level=1 split=10,4,4 map=b
preset=solo level=3 split=4,3,7 tower=open
preset=fair-folk-3 factions=protectors,family protectors=malachi family=odessa map=a
preset=fair-folk-3 factions=kammi,family goblin=knocker family=mildred map=b tower=open
preset=fair-folk-3 factions=protectors,kammi goblin=bruiser protectors=skinless-boy
preset=fair-folk-4 factions=family,protectors protectors=bernice family=levi map=b
preset=fair-folk-4 factions=family,kammi goblin=prankster family=corbin map=a tower=flat
preset=duel level=1 map=a
preset=duel level=2 map=b
preset=duel level=3 tower=open
preset=chapter5 factions=family,protectors
preset=fair-folk-4 factions=kammi,protectors goblin=knocker
"""


def _lines(block: str) -> list[dict[str, str]]:
    return [dict(part.split("=", 1) for part in line.split()) for line in re.split(r"\n(?! )", block) if line]


SETTINGS = {"root": _lines(ROOT), "crescent": _lines(CRESCENT), "defenders": _lines(DEFENDERS), "harrow": _lines(HARROW)}
