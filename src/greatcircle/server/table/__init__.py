"""A table: its match, seats and log, what people may do at it, and who hears of it."""
