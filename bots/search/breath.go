//go:build !js

package search

// breathe lets others have their turn: here the processors see to that.
func breathe() {}
