"""Maps as data: what a game prints on a globe or on hexagons, for a wall, a browser or a terminal to draw."""
