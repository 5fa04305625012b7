package bots

import "waystation/table"

// ByVerb is a list of what stands beside verbs, found by their numbers; the zero value where nothing does.
func ByVerb[T any](of map[table.Verb]T) *[256]T {
	var list [256]T
	for v, x := range of {
		list[v] = x
	}
	return &list
}
