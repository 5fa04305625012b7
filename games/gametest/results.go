package gametest

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"waystation/table"
)

// result is a line of results.txt: NAME: rules VERSION: SETUP: OUTCOME.
type result struct {
	rules   string
	setup   string
	outcome string
}

const heading = `# How these whole matches end. Written by the tests with -update; ` +
	"a change here is a change of the rules.\n"

func (c *Config) resultsFile() string { return c.path("matches", "results.txt") }

// readResults reads results.txt, by the names of the matches.
func (c *Config) readResults() (map[string]result, error) {
	data, err := os.ReadFile(c.resultsFile())
	if err != nil {
		return nil, err
	}
	results := map[string]result{}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		parts := strings.SplitN(line, ": ", 4)
		if len(parts) != 4 || !strings.HasPrefix(parts[1], "rules ") {
			return nil, fmt.Errorf("%s:%d: expected NAME: rules VERSION: SETUP: OUTCOME", c.resultsFile(), i+1)
		}
		results[parts[0]] = result{strings.TrimPrefix(parts[1], "rules "), parts[2], parts[3]}
	}
	return results, nil
}

func (c *Config) writeResults(results map[string]result) error {
	var b bytes.Buffer
	b.WriteString(heading)
	for _, name := range slices.Sorted(maps.Keys(results)) {
		r := results[name]
		fmt.Fprintf(&b, "%s: rules %s: %s: %s\n", name, r.rules, r.setup, r.outcome)
	}
	return os.WriteFile(c.resultsFile(), b.Bytes(), 0o644)
}

// setupText is what was set up, with the options that are not the usual ones.
func setupText(m *table.Match) string {
	s := m.Setup()
	parts := []string{fmt.Sprintf("%d players", s.Seats)}
	if s.Seats == 1 {
		parts[0] = "1 player"
	}
	if s.Mode != "" {
		parts = append(parts, s.Mode)
	}
	for _, o := range m.Box().Choices {
		if v := s.Options[o.Name]; v != o.Default {
			parts = append(parts, o.Name+"="+v)
		}
	}
	return strings.Join(parts, ", ")
}
