"""The WebSocket of a table: its messages, one connection, and the short way of a text to the network."""
