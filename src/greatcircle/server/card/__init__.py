"""Flash cards for browsers."""
