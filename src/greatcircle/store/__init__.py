"""What lasts: logbooks in files, files written whole, and the folder of the data."""
