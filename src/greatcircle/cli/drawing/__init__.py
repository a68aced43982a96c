"""Charts and maps drawn in a terminal."""
