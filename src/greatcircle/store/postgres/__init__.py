"""Tables kept in PostgreSQL, which any number of processes serve together."""
