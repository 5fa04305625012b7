package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// obey does what a line says. Only leaving, and a broken terminal or file, is an error.
func (t *session) obey(s table.Seat, line string) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "":
		t.question(s)
	case "h", "help":
		t.help()
	case "?":
		t.denied(s)
	case "v":
		t.situation(s, true)
	case "l":
		t.log(s, rest)
	case "r":
		t.rule(s, rest)
	case "f":
		t.free(s, rest)
	case "u":
		if err := t.m.Undo(s); err != nil {
			t.refuse(err)
			return nil
		}
		t.say("Taken back.")
	case "s":
		if rest == "" {
			rest = t.file
		}
		if rest == "" {
			t.say("s FILE: into which file?")
			return nil
		}
		if err := t.save(rest); err != nil {
			t.say("Not saved: " + err.Error() + ".")
		}
	case "q":
		return t.leave(false)
	default:
		t.answer(s, line)
	}
	return nil
}

// answer gives the answer that a line names: by number, by key, several joined by +.
func (t *session) answer(s table.Seat, line string) {
	a := t.m.Ask(s)
	keys := t.keys(a.Options)
	if a.Pass {
		keys = append(keys, "pass")
	}
	key, err := pick(line, keys, t.m.Verbs())
	if err == nil && !a.Amounts && len(strings.Split(key, "+")) > a.Max {
		err = fmt.Errorf("at most %d can be chosen", a.Max)
	}
	if err == nil {
		err = t.m.Answer(s, a.Number, key, table.ByHand)
	}
	if err != nil {
		t.refuse(err)
	}
}

// free lists what needs no turn, or does it.
func (t *session) free(s table.Seat, line string) {
	offers, denials := t.m.Frees(s)
	if line == "" {
		if len(offers)+len(denials) == 0 {
			t.say("There is nothing to be done without a turn.")
			return
		}
		t.say("Without using a turn (f N does it):")
		t.offers(s, offers, nil)
		t.denials(s, denials)
		return
	}
	key, err := pick(line, t.keys(offers), t.m.Verbs())
	if err == nil {
		err = t.m.Free(s, key, table.ByHand)
	}
	if err != nil {
		t.refuse(err)
	}
}

// refuse says why not.
func (t *session) refuse(err error) {
	text := strings.TrimPrefix(err.Error(), table.ErrNotOffered.Error()+": ")
	t.say(strings.ToUpper(text[:1]) + text[1:] + ".")
}

func (t *session) keys(offers []table.Offered) []string {
	var out []string
	for _, o := range offers {
		out = append(out, table.Key(t.m.Verbs(), o.Option))
	}
	return out
}

// pick turns numbers into keys; keys stay as they are. Several are joined by + or set apart by spaces.
func pick(line string, keys, verbs []string) (string, error) {
	if line == "0" || line == "none" {
		return "none", nil
	}
	parts := strings.FieldsFunc(line, func(r rune) bool { return r == '+' || r == ' ' || r == ',' })
	for i, part := range parts {
		part, times, several := strings.Cut(part, "*")
		if slices.Contains(keys, part) {
			continue
		}
		n, err := strconv.Atoi(part)
		switch {
		case err == nil && (n < 1 || n > len(keys)):
			return "", fmt.Errorf("there is no number %d here: the answers are 1 to %d", n, len(keys))
		case err == nil:
			parts[i] = keys[n-1]
			if several {
				parts[i] += "*" + times
			}
		default:
			if _, err := table.ParseKey(verbs, part); err != nil {
				return "", fmt.Errorf("%q is no answer: the answers are 1 to %d, and h tells what else can be typed",
					part, len(keys))
			}
		}
	}
	return strings.Join(parts, "+"), nil
}
