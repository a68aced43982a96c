"""Capital Adventure: questions, fares and hazards on the way round the world."""
