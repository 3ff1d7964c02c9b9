"""The land: hexes, edges and spokes as tables of small ints."""
