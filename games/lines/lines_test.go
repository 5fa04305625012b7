package lines

import (
	"strings"
	"testing"
)

// The lines of a paragraph hang from its mark, by eight columns at least, and a bound space breaks none of them.
func TestHang(t *testing.T) {
	long := strings.Repeat("nine tens ", 8) + "the" + Space + "end"
	for _, c := range []struct{ mark, text, want string }{
		{"Rocks: ", "one\ntwo", "Rocks: one two\n"},
		{"Rocks: ", "", "Rocks:\n"},
		{"", long, strings.TrimRight(strings.Repeat("nine tens ", 8), " ") + "\n        the end\n"},
		{"Waypoints: ", long, "Waypoints: " + strings.TrimRight(strings.Repeat("nine tens ", 7), " ") +
			"\n           nine tens the end\n"},
	} {
		var p Page
		p.Hang(c.mark, c.text)
		if p.String() != c.want {
			t.Errorf("found\n%s\nwant\n%s", p.String(), c.want)
		}
	}
}

func TestUnder(t *testing.T) {
	var p Page
	p.Under("[ F11]   ")
	if p.String() != "        [ F11]\n" {
		t.Errorf("found %q", p.String())
	}
}
