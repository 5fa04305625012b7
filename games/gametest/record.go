package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"waystation/table"
)

// record is a match file as far as it takes to play it again, by rules that may have changed since: the setup, the
// seed, and what people and bots did. Chance is decided by the seed again.
type record struct {
	Rules string      `json:"rules"` // the version that it was played by
	Setup table.Setup `json:"setup"`
	Seed  string      `json:"seed"`
	acts  []act
}

// act is something that a seat did.
type act struct {
	Kind string     `json:"kind"`
	Seat table.Seat `json:"seat"`
	Keys []string   `json:"keys"`
	By   string     `json:"by"`
}

// readRecord reads a match file.
func readRecord(file string) (*record, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	first, rest, _ := bytes.Cut(data, []byte{'\n'})
	r := new(record)
	if err := json.Unmarshal(first, r); err != nil {
		return nil, fmt.Errorf("%s:1: this is no match file: %w", file, err)
	}
	n := 1
	for line := range bytes.Lines(rest) {
		n++
		var a act
		if err := json.Unmarshal(line, &a); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, n, err)
		}
		switch a.Kind {
		case "ask", "pass", "free", "undo":
			r.acts = append(r.acts, a)
		}
	}
	return r, nil
}

// play plays the match of the record by a box's rules. before is told of each act, before it is done; it may be nil.
func (r *record) play(box *table.Box, before func(*table.Match, *act)) (*table.Match, error) {
	m, err := table.NewMatch(box, r.Setup, table.SeedOf(r.Seed))
	if err != nil {
		return nil, err
	}
	for i := range r.acts {
		a := &r.acts[i]
		if before != nil {
			before(m, a)
		}
		if err := a.do(m); err != nil {
			return m, fmt.Errorf("%s, the act number %d of the match: %w", a, i+1, err)
		}
	}
	return m, nil
}

// do does it again.
func (a *act) do(m *table.Match) error {
	by := map[string]table.By{"bot": table.ByBot, "time": table.ByTime}[a.By]
	switch a.Kind {
	case "undo":
		return m.Undo(a.Seat)
	case "free":
		return m.Free(a.Seat, a.key(), by)
	}
	return m.Answer(a.Seat, m.Number(a.Seat), a.key(), by)
}

// key is the answer as a match takes it.
func (a *act) key() string {
	switch {
	case a.Kind == "pass":
		return "pass"
	case len(a.Keys) == 0:
		return "none"
	}
	return strings.Join(a.Keys, "+")
}

// String describes the act in messages.
func (a *act) String() string {
	if a.Kind == "undo" {
		return fmt.Sprintf("seat %d takes back", a.Seat)
	}
	return fmt.Sprintf("seat %d does %s", a.Seat, a.key())
}
