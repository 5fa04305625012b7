//go:build browser && !js

package store

import (
	"sync"

	"waystation/store/pages"
)

// plain are the databases in files that are open. Here is where the tests of the package meet the engine of browsers:
// a file in the place of a disk, and several stores in one program that share it as several programs share a file.
var plain struct {
	mu   sync.Mutex
	open map[string]*pages.File
	uses map[string]int
}

func openEngine(path string) (*engine, error) {
	plain.mu.Lock()
	defer plain.mu.Unlock()
	if plain.open == nil {
		plain.open, plain.uses = map[string]*pages.File{}, map[string]int{}
	}
	f := plain.open[path]
	if f == nil {
		var err error
		if f, err = pages.Open(pages.Plain(path)); err != nil {
			return nil, err
		}
		plain.open[path] = f
	}
	plain.uses[path]++
	return reach(f, func() {
		plain.mu.Lock()
		defer plain.mu.Unlock()
		if plain.uses[path]--; plain.uses[path] == 0 {
			f.Close()
			delete(plain.open, path)
		}
	})
}
