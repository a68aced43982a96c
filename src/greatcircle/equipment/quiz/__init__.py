"""Quiz questions: packs of them, the files that packs come from, and the reading of what people type in reply."""
