package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// licences are those of everything else that is in the program, word for word, as most of them ask for.
func licences(env []string) ([]byte, error) {
	root, err := says(nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	const each = "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}"
	list, err := says(env, "go", "list", "-deps", "-f", each, "./cmd/waystation")
	if err != nil {
		return nil, err
	}
	modules := []string{"Go\t" + root}
	for line := range strings.Lines(list) {
		if line = strings.TrimSpace(line); line != "" {
			modules = append(modules, line)
		}
	}
	slices.Sort(modules)
	var b bytes.Buffer
	b.WriteString("What Waystation is made of beside its own source, and under which licences.\n")
	for _, m := range slices.Compact(modules) {
		name, dir, _ := strings.Cut(m, "\t")
		text, err := licenceIn(dir)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), name, bytes.TrimSpace(text))
	}
	return b.Bytes(), nil
}

// licenceIn is all that a module says of its licence.
func licenceIn(dir string) ([]byte, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		says := slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE"}, func(begin string) bool {
			return strings.HasPrefix(name, begin)
		})
		if !says || e.IsDir() || strings.HasSuffix(name, ".GO") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		all = append(all, bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	}
	if all == nil {
		return nil, fmt.Errorf("there is no licence in %s", dir)
	}
	return bytes.Join(all, []byte("\n\n")), nil
}
