"""The players that think: they receive a view and the legal moves, never the state."""
