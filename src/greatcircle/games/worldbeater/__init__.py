"""Worldbeater: the hexagon race from Fort Dunlop to New York and back."""
