"""The laboratory: simulation, statistics and the coverage of clauses."""
