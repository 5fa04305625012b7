package cardfile

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// What UnmarshalYAML methods of a game's own types are made of.

// Oops is an error about a value, with its line.
func Oops(n *yaml.Node, format string, args ...any) error {
	return &yaml.TypeError{Errors: []string{fmt.Sprintf("line %d: %s", n.Line, fmt.Sprintf(format, args...))}}
}

// Word reads a word as its number in a list. A list may begin with "", which nobody can write, for a value left out.
func Word[T ~uint8](n *yaml.Node, words []string, out *T) error {
	i := slices.Index(words, n.Value)
	if i < 0 || n.Value == "" {
		return Oops(n, "found %q, expected one of: %s", n.Value, strings.TrimPrefix(strings.Join(words, ", "), ", "))
	}
	*out = T(i)
	return nil
}

// Counted cuts "2 fuel", a part of the value or all of it, into 2 and "fuel". The number is 1 to 9.
func Counted(n *yaml.Node, s string) (int, string, error) {
	num, rest, ok := strings.Cut(strings.TrimSpace(s), " ")
	k, err := strconv.Atoi(num)
	if !ok || err != nil || k < 1 || k > 9 {
		return 0, "", Oops(n, "found %q, expected a number and a word, such as \"2 fuel\"", s)
	}
	return k, rest, nil
}
