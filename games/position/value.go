package position

import (
	"fmt"
	"strconv"
	"strings"

	"waystation/table"
)

// Counter is the topic of a number within bounds.
func Counter[G Game, N ~int8 | ~uint8 | ~int16 | ~int](name string, low, high int, of func(G, table.Seat) *N) Topic[G] {
	return Topic[G]{Name: name, Want: fmt.Sprintf("a number from %d to %d", low, high),
		Set: func(g G, s table.Seat, _, value string) error {
			n, err := Number(value, low, high)
			if err == nil {
				*of(g, s) = N(n)
			}
			return err
		},
		Look: func(g G, s table.Seat, _ string) (string, error) { return strconv.Itoa(int(*of(g, s))), nil }}
}

// Number reads a number within bounds.
func Number(value string, low, high int) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", value, low, high)
	}
	return n, nil
}

// Yes reads "yes" or "no".
func Yes(value string) (bool, error) {
	switch strings.ToLower(value) {
	case "yes":
		return true, nil
	case "no":
		return false, nil
	}
	return false, fmt.Errorf("%q is neither yes nor no", value)
}

// YesNo is what Yes reads.
func YesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// Meant is the thing of a kind that is called so, whatever the case. The error lists what there is.
func Meant[T any](kind, name string, things []T, called func(T) string) (meant T, err error) {
	var names []string
	for _, thing := range things {
		if strings.EqualFold(called(thing), name) {
			return thing, nil
		}
		names = append(names, called(thing))
	}
	return meant, fmt.Errorf("no %s is called %q; there are %s", kind, name, strings.Join(names, ", "))
}

// List cuts "Welder, Spy" into its parts; "none" and "" are the empty list.
func List(value string) []string {
	if value == "" || strings.EqualFold(value, "none") {
		return nil
	}
	var out []string
	for part := range strings.SplitSeq(value, ",") {
		out = append(out, strings.TrimSpace(part))
	}
	return out
}

// OrNone is what List reads.
func OrNone(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// CutLast cuts off the last word: "Tool Crib 1" into "Tool Crib" and "1". A single word is all before, and last is "".
func CutLast(value string) (before, last string) {
	i := strings.LastIndex(value, " ")
	if i < 0 {
		return value, ""
	}
	return strings.TrimSpace(value[:i]), value[i+1:]
}
