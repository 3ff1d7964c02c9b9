### What lies on a place, in the position editor.

thing-advance-token = Advance token
thing-spawn-token = Spawn token
thing-strengthen-token = Strengthen token
thing-legend-token = scroll token
thing-storm = storm
thing-path = path
thing-townsfolk = townsfolk
thing-building = building
thing-flame = flame
thing-trap = trap
thing-red-cube = red cube
