package heredity

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"waystation/games/heredity/decks"
	"waystation/table"
)

// Proving makes the box of one of the small chapters for scenarios. Its chapter begins with nothing carried. The error
// says which there are.
func Proving(name string) (*table.Box, error) {
	folder := path.Join("proving", name)
	if info, err := fs.Stat(proving, folder); err != nil || !info.IsDir() || name == "" || strings.Contains(name, "/") {
		return nil, fmt.Errorf("there is no %q; want one of %s", name, strings.Join(provings(), ", "))
	}
	files, err := fs.Sub(proving, folder)
	if err != nil {
		return nil, err
	}
	all, err := decks.Read(files)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	story, err := newStory(all)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	story.bare = true
	return box(story, rulesVersion+"-"+name), nil
}

// provings are the names of the small chapters.
func provings() (names []string) {
	entries, err := proving.ReadDir("proving")
	if err != nil {
		return nil // none is part of the program
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
