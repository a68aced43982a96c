"""What bots know of Trap the Cap: what decides a match, how likely it is won, how they think, and what they say."""
