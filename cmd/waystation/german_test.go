package main

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"waystation/shelf"
)

// typist is somebody at a terminal who looks at everything now and then, and answers with whatever number comes.
type typist struct {
	lines int
	most  int
	rest  string
}

func (x *typist) Read(b []byte) (int, error) {
	if x.rest == "" {
		if x.lines++; x.lines > x.most {
			return 0, io.EOF
		}
		answers := []string{"?", "f", "v", "l 5", "h", "r", "r FL-NONE", "99", "nonsense"}
		x.rest = fmt.Sprintln(1 + x.lines*7%3)
		if i := x.lines % 40; i < len(answers) {
			x.rest = answers[i] + "\n"
		}
	}
	n := copy(b, x.rest)
	x.rest = x.rest[n:]
	return n, nil
}

// Whole matches of Firelands are played in German in the terminal: alone, by several, and on the ice. Nothing stays
// English but names, and no line is longer than the terminal.
func TestWholeMatchesAreReadInGermanInTheTerminal(t *testing.T) {
	missing := map[string]bool{}
	for n, args := range [][]string{
		{"--players", "1"}, {"--players", "1"}, {"--players", "2", "--bots", "none"}, {"--players", "3", "--bots", "none"},
		{"--players", "4", "--bots", "none", "--options", "period1=frostlands,period2=frostlands"},
		{"--players", "2", "--bots", "none", "--options", "period3=frostlands"},
	} {
		var out bytes.Buffer
		p := program{games: shelf.All(), in: &typist{most: 3000}, out: &out, errs: io.Discard,
			env: bare, missed: func(words string) { missing[words] = true }}
		args = append([]string{"play", "firelands", "--language", "de", "--seed", fmt.Sprint("german ", n)}, args...)
		if code := p.run(args); code != fine {
			t.Fatalf("%v: %d %.2000s", args, code, out.String())
		}
		for line := range strings.Lines(out.String()) {
			if n := len([]rune(line)) - 1; n > width {
				t.Errorf("%d columns: %s", n, line)
			}
		}
		if !strings.Contains(out.String(), "Die Partie ist zu Ende.") {
			t.Errorf("%v: the match did not end: %s", args, out.String()[max(0, out.Len()-2000):])
		}
	}
	for _, english := range slices.Sorted(maps.Keys(missing)) {
		t.Errorf("missing in German: %q", english)
	}
}

// The terminal is in the language that is asked for, else in the one that the system is set to, else English.
func TestWhichLanguageTheTerminalIsIn(t *testing.T) {
	for _, c := range []struct{ asked, variable, locale, want string }{
		{"", "", "", "en"}, {"de", "", "", "de"}, {"", "LANG", "de_AT.UTF-8", "de"}, {"en", "LANG", "de_DE.UTF-8", "en"},
		{"", "LC_ALL", "de_DE", "de"}, {"", "LC_MESSAGES", "de_CH.UTF-8", "de"}, {"", "LANG", "C.UTF-8", "en"},
	} {
		p := program{env: func(name string) string {
			if name == c.variable {
				return c.locale
			}
			return ""
		}}
		in, err := (&reading{Language: c.asked}).tongue(&p)
		if err != nil || in.Tag() != c.want {
			t.Errorf("%+v: %s, %v", c, in.Tag(), err)
		}
	}
	_, err := (&reading{Language: "tlh"}).tongue(&program{env: bare})
	if err == nil || !strings.Contains(err.Error(), `there is no language "tlh"; there are: en, de`) {
		t.Errorf("a language that is not there: %v", err)
	}
}
