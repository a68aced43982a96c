"""Great Circle: five world-travel board games, their rules, bots and tables."""

__version__ = "0.1.0"
