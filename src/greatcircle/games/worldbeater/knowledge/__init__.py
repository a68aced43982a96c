"""What bots know of Worldbeater: the way that is left to a car, and what it may hope for."""
