"""The table server: matches played over HTTP and WebSocket, by people and bots, together."""
