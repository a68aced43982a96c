"""What every game needs: states, matches, dealers and logbooks. No input or output, no clock, no global randomness."""
