"""Maps: a game's world map as a drawing for the wall, and as a sketch for the terminal."""
