package firelandsbot

import "waystation/table"

// Weighs reports whether options of a verb get a score.
func Weighs(v table.Verb) bool { return scorers[v] != nil }

// Traits are what the judge reads of a seat. The first TraitsOf are its numbers as they are.
func Traits(g table.Game, s table.Seat) []float64 { return traits(g, s, nil) }

const TraitsOf = traitsOf
