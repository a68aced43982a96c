"""The laboratory: simulation, statistics, the coverage of clauses, and the types of what is sent."""
