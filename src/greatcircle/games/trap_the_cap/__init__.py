"""Trap the Cap: a chase with nesting caps for two to six seats."""
