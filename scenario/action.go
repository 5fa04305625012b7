package scenario

import (
	"fmt"
	"strings"
)

// action is a line of the section "play".
type action struct {
	line int
	text string
	verb verb
	who  string // a seat's name; of chance: which
	what string // after the colon
	why  string // after "because"
}

type verb int

const (
	answers verb = iota
	does
	undoes
	can
	canAlso
	cannot
	cannotUndo
	sees
	seesNot
	isAsked
	isNotAsked
	until
	rigs
	told
	notTold
	checks
	isOver
)

// asserts reports whether the line can fail by what the table looks like: all but answers do.
func (a *action) asserts() bool { return a.verb != answers && a.verb != does && a.verb != undoes }

// endings are the words after a seat's name, longest first where one ends another.
var endings = []struct {
	words string
	verb  verb
	colon bool // something follows a colon
}{
	{"can also", canAlso, true},
	{"can't undo", cannotUndo, false},
	{"can't", cannot, true},
	{"can", can, true},
	{"doesn't see", seesNot, true},
	{"sees", sees, true},
	{"isn't asked", isNotAsked, false},
	{"is asked", isAsked, true},
	{"undo", undoes, false},
	{"free", does, true},
}

// parseAction reads one line of the section "play".
func parseAction(n int, text string) (action, error) {
	a := action{line: n, text: text}
	if text == "match is over" {
		a.verb = isOver
		return a, nil
	}
	head, what, colon := cutLine(text)
	head, a.what = strings.TrimSpace(head), strings.TrimSpace(what)
	if !colon {
		head, a.why = because(head)
	}
	switch first, rest, _ := strings.Cut(head, " "); {
	case head == "tale":
		a.verb = told
	case head == "no tale":
		a.verb = notTold
	case first == "chance" && rest != "":
		a.verb, a.who = rigs, strings.TrimSpace(rest)
	case first == "check" && rest != "":
		a.verb, a.who = checks, strings.TrimSpace(rest)
	default:
		a.verb, a.who = answers, head
		for _, e := range endings {
			if who, found := strings.CutSuffix(head, " "+e.words); found {
				if e.colon != colon {
					return a, fmt.Errorf("%q: %s", text,
						map[bool]string{true: "a colon and more must follow",
							false: "nothing follows, and no colon"}[e.colon])
				}
				a.verb, a.who = e.verb, strings.TrimSpace(who)
				break
			}
		}
		if who, found := strings.CutPrefix(a.who, "until "); found && a.verb == isAsked {
			a.verb, a.who = until, strings.TrimSpace(who)
		}
		if a.verb == answers && !colon {
			return a, fmt.Errorf("%q: a line of play is \"SEAT: answer\", or one of those told in docs/scenarios.md",
				text)
		}
		if a.verb == cannot {
			a.what, a.why = because(a.what)
		}
	}
	if a.who == "" && a.verb != told && a.verb != notTold {
		return a, fmt.Errorf("%q: whose line is it? A seat's name comes first", text)
	}
	if colon && a.what == "" {
		return a, fmt.Errorf("%q: something must follow the colon", text)
	}
	return a, nil
}

// because splits a reason off.
func because(s string) (what, why string) {
	if what, why, found := strings.Cut(s, " because "); found {
		return strings.TrimSpace(what), strings.TrimSpace(why)
	}
	return s, ""
}
