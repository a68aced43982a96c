"""Finished matches: made again from the log, with report, dice and logbook."""
