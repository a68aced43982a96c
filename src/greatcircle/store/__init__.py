"""What lasts: tables in SQLite or PostgreSQL, logbooks in files, files written whole, and the folder of the data."""
