package scenario

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

var (
	testStart = regexp.MustCompile(`^func ((?:Test|Fuzz|Example)\w*)\(`)
	citation  = regexp.MustCompile(`\b[A-Z]+(?:-[A-Z]+)+-[0-9]+\b`)
)

// Exercised tells, for each rule's ID, which scenarios (*.txtar) and Go tests (*_test.go) of a file system exercise it,
// sorted. A scenario exercises the rules of its line "rules"; a test those that its body or the comment above it names.
func Exercised(files fs.FS) (map[string][]string, error) {
	out := map[string][]string{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		scenario := path.Ext(name) == ".txtar"
		if err != nil || d.IsDir() || !scenario && !strings.HasSuffix(name, "_test.go") {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if !scenario {
			cited(string(data), func(test, id string) { add(out, id, test) })
			return nil
		}
		s, err := Parse(data)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for _, id := range s.Rules {
			add(out, id, name)
		}
		return nil
	})
	for _, names := range out {
		slices.Sort(names)
	}
	return out, err
}

func add(out map[string][]string, id, name string) {
	if !slices.Contains(out[id], name) {
		out[id] = append(out[id], name)
	}
}

// cited finds the rules that the tests of a Go file name.
func cited(source string, found func(test, id string)) {
	test, comment := "", ""
	for line := range strings.Lines(source) {
		switch {
		case strings.HasPrefix(line, "//"):
			comment += line
			continue
		case testStart.MatchString(line):
			test = testStart.FindStringSubmatch(line)[1]
			line = comment + line
		case strings.HasPrefix(line, "}"):
			test = ""
		}
		comment = ""
		if test == "" {
			continue
		}
		for _, id := range citation.FindAllString(line, -1) {
			found(test, id)
		}
	}
}
