"""What lasts: logbooks in files."""
