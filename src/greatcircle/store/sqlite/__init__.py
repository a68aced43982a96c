"""Tables kept in one SQLite file, which a single process serves."""
