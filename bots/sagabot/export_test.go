package sagabot

import "waystation/table"

// Weighs reports whether options of a verb get a score.
func Weighs(v table.Verb) bool { return scorers[v] != nil }
