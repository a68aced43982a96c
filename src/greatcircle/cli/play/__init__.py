"""A match at the terminal: the talk, the list of moves, the screen and what is kept."""
