package main

import (
	"os"

	"waystation/tongue"
)

// readLanguages are the languages of the program, and those in a folder of somebody's own; "" for none.
func readLanguages(dir string) (*tongue.Set, error) {
	if dir == "" {
		return tongue.Read(tongue.Built())
	}
	return tongue.Read(tongue.Built(), os.DirFS(dir))
}
