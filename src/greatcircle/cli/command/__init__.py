"""The commands, a module each: `add_…_arguments` says what may follow, `run_…` does it."""
