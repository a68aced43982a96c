"""Bots at tables: when they are asked, and the processes in which they think."""
