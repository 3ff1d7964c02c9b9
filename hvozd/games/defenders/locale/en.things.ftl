### What lies on a place, in the position editor.

thing-factory = factory
thing-rewilded = rewilded factory
thing-tile-0 = factory tile 0
thing-tile-1 = factory tile 1
thing-tile-2 = factory tile 2
thing-tile-3 = factory tile 3
thing-tile-4 = factory tile 4
thing-tile-5 = factory tile 5
thing-pollution = pollution
thing-toxic-site = toxic site
thing-mech = mech
thing-camp = camp
thing-organizer = organizer
thing-wall = wall
thing-factory-wall = factory wall
thing-breach = breach
thing-engine = engine
