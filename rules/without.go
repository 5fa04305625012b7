package rules

import (
	"errors"
	"fmt"
	"strings"
)

// Without reads a game's list of the rules that have no effect of their own, so that nothing can exercise them: a line
// each, the ID and, after a colon, the reason. Blank lines and lines that begin with # are skipped. It returns the
// reasons by ID; the error lists everything wrong with the list, each with its line.
func Without(list string, ledger []Rule) (map[string]string, error) {
	known := map[string]bool{}
	for _, r := range ledger {
		known[r.ID] = true
	}
	reasons := map[string]string{}
	var errs []error
	n := 0
	for line := range strings.Lines(list) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		id, reason, _ := strings.Cut(line, ":")
		id, reason = strings.TrimSpace(id), strings.TrimSpace(reason)
		switch {
		case !known[id]:
			errs = append(errs, fmt.Errorf("line %d: %q is no rule of the ledger", n, id))
		case reason == "":
			errs = append(errs, fmt.Errorf("line %d: found %q, expected the reason after a colon", n, line))
		case reasons[id] != "":
			errs = append(errs, fmt.Errorf("line %d: %s is there twice", n, id))
		}
		reasons[id] = reason
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	return reasons, nil
}
