package tongue

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// pattern is a sentence with holes, as the English has it, and its translation.
type pattern struct {
	english string
	parts   []part
	literal int  // letters outside of holes: the more, the surer a sentence is of this pattern
	joins   bool // a joint stands outside of holes
	into    map[string][]part
}

// part is text, or the words of a hole.
type part struct {
	text string
	hole []string
	form string // which a hole of the translation asks for
}

// numbers are the words that stand for a number, alone in a hole or within one.
const numbers = " a b c n m k secret "

func isNumber(word string) bool { return strings.Contains(numbers, " "+word+" ") && word != "" }

// isHole reports whether what stands in braces is a hole. One longer word is a glyph of web.Say, such as {fuel}.
func isHole(words []string) bool {
	return len(words) > 1 || len(words) == 1 && (len(words[0]) == 1 || words[0] == "who" || words[0] == "secret")
}

// cutHoles takes a template apart. A form stands behind a colon at the end of a hole: {card a:acc}.
func cutHoles(template string) ([]part, error) {
	var out []part
	text := ""
	for template != "" {
		before, after, open := strings.Cut(template, "{")
		text += before
		if !open {
			break
		}
		in, rest, closed := strings.Cut(after, "}")
		if !closed {
			return nil, fmt.Errorf("a { is never closed")
		}
		template = rest
		words, form, _ := strings.Cut(in, ":")
		hole := strings.Fields(words)
		if !isHole(hole) {
			text += "{" + in + "}"
			continue
		}
		if text != "" {
			out = append(out, part{text: text})
			text = ""
		}
		out = append(out, part{hole: hole, form: form})
	}
	if text != "" {
		out = append(out, part{text: text})
	}
	return out, nil
}

// numberOf is the word in a hole that stands for its number: {n a box boxes}.
func (p *part) numberOf() string {
	if len(p.hole) > 1 {
		return p.hole[1]
	}
	return p.hole[0]
}

// choice are the words of a hole that says one of some: {one a is are}, {verb a comes come}.
func (p *part) choice() []string {
	if len(p.hole) > 3 && (p.hole[0] == "n" || p.hole[0] == "one" || p.hole[0] == "verb") {
		return p.hole[2:]
	}
	return nil
}

// gap is what a hole of a sentence holds.
type gap struct {
	text string
	n    int
}

// match is a sentence that fits a pattern so far.
type match struct {
	t       *Tongue
	p       *pattern
	gaps    map[string]gap // by the hole's words, and numbers by theirs
	work    work
	renders func() (string, bool)
	result  string
	steps   int
}

// mostSteps bounds the search for what the holes hold: a sentence that needs more is not of this pattern.
const mostSteps = 500

// say translates a sentence of the pattern; false where it is none, or where a hole holds words that are not known.
func (p *pattern) say(t *Tongue, english, form string, w work) (string, bool) {
	first, last := p.parts[0], p.parts[len(p.parts)-1]
	if !strings.HasPrefix(english, first.text) || !strings.HasSuffix(english, last.text) || len(english) < p.literal {
		return "", false
	}
	m := &match{t: t, p: p, gaps: map[string]gap{}, work: w}
	into, ok := p.into[form]
	if !ok {
		into = p.into[""]
	}
	m.renders = func() (string, bool) { return m.render(into, form, begins(english)) }
	return m.result, m.fit(p.parts, english)
}

// fit finds what the holes hold, and reports whether all of it can be said.
func (m *match) fit(parts []part, rest string) bool {
	m.steps++
	if m.steps > mostSteps {
		return false
	}
	if len(parts) == 0 {
		if rest != "" {
			return false
		}
		var ok bool
		m.result, ok = m.renders()
		return ok
	}
	p, after := &parts[0], parts[1:]
	if p.hole == nil {
		return strings.HasPrefix(rest, p.text) && m.fit(after, rest[len(p.text):])
	}
	if words := p.choice(); words != nil {
		return m.fitChoice(p, words, after, rest)
	}
	if len(p.hole) == 1 && isNumber(p.hole[0]) {
		digits := number(rest)
		return digits > 0 && m.fitNumber(p.hole[0], rest[:digits], func() bool { return m.fit(after, rest[digits:]) })
	}
	return m.fitWords(p, after, rest)
}

// number is how many bytes of a number stand at the beginning.
func number(s string) int {
	i := 0
	for i < len(s) && s[i] >= '0' && s[i] <= '9' || i == 0 && len(s) > 1 && (s[0] == '-' || s[0] == '+') {
		i++
	}
	return i
}

// fitNumber goes on with a number in a hole, which must be the one found before, if there was one.
func (m *match) fitNumber(word, digits string, on func() bool) bool {
	n, err := strconv.Atoi(digits)
	before, twice := m.gaps[word]
	if err != nil || twice && before.text != digits {
		return false
	}
	m.gaps[word] = gap{digits, n}
	if on() {
		return true
	}
	if !twice {
		delete(m.gaps, word)
	}
	return false
}

func (m *match) fitChoice(p *part, words []string, after []part, rest string) bool {
	digits := 0
	if p.hole[0] == "n" {
		digits = number(rest)
		if digits == 0 || !strings.HasPrefix(rest[digits:], " ") {
			return false
		}
	}
	from := digits
	if digits > 0 {
		from++
	}
	for _, word := range words {
		if !strings.HasPrefix(rest[from:], word) {
			continue
		}
		on := func() bool { return m.fit(after, rest[from+len(word):]) }
		if digits > 0 && m.fitNumber(p.numberOf(), rest[:digits], on) || digits == 0 && on() {
			return true
		}
	}
	return false
}

// fitWords tries how far the words in a hole go: to each place where what follows may begin.
func (m *match) fitWords(p *part, after []part, rest string) bool {
	name := strings.Join(p.hole, " ")
	ends := []int{len(rest)}
	if len(after) > 0 {
		ends = ends[:0]
		for i := 0; i <= len(rest); i++ {
			if after[0].hole != nil || strings.HasPrefix(rest[i:], after[0].text) {
				ends = append(ends, i)
			}
		}
	}
	for _, end := range ends {
		if !m.t.fills(p, rest[:end]) {
			continue
		}
		m.gaps[name] = gap{text: rest[:end]}
		if m.fit(after, rest[end:]) {
			return true
		}
	}
	delete(m.gaps, name)
	return false
}

// fills is a first look at whether words may stand in a hole. One for a thing is never empty, and holds no half word.
func (t *Tongue) fills(p *part, words string) bool {
	switch p.hole[0] {
	case "the", "The", "card":
		return wordy(words)
	case "who", "seat", "Seat": // what stands before a colon is no name: it says why
		return words != "" && (words[0] == '*' || !strings.Contains(words, ": "))
	}
	return words != "" || len(p.hole) > 1 || len(p.hole[0]) > 1
}

// somebody reports whether a hole holds somebody's name, which is not translated unless it is a word of the game.
func (p *part) somebody() bool {
	return p.hole[0] == "who" || p.hole[0] == "seat" || p.hole[0] == "Seat"
}

// render is the translation with what the holes hold.
func (m *match) render(into []part, form string, begins bool) (string, bool) {
	var out strings.Builder
	for i := range into {
		p := &into[i]
		if p.hole == nil {
			out.WriteString(p.text)
			continue
		}
		s, ok := m.hole(p, cmp.Or(p.form, form))
		if !ok {
			return "", false
		}
		if out.Len() == 0 && begins {
			s = capital(s)
		}
		out.WriteString(s)
	}
	return m.t.join.Replace(out.String()), true
}

// begins reports whether words begin a sentence, or a label.
func begins(english string) bool {
	first, _ := utf8.DecodeRuneInString(strings.TrimLeft(english, "*["))
	return unicode.IsUpper(first)
}

// hole is what a hole of the translation says, in a form.
func (m *match) hole(p *part, form string) (string, bool) {
	if len(p.hole) > 2 {
		switch p.hole[0] {
		case "n":
			g := m.gaps[p.hole[1]]
			return g.text + " " + m.t.plural(g.n, p.hole[2:]), true
		case "one":
			return m.t.plural(m.gaps[p.hole[1]].n, p.hole[2:]), true
		case "verb":
			words := p.hole[2:]
			if m.genderAbout(p.hole[1]) == "pl" {
				return words[len(words)-1], true
			}
			return words[0], true
		case "gender":
			words := p.hole[2:]
			i := slices.Index([]string{"m", "f", "n", "pl"}, m.genderAbout(p.hole[1]))
			return words[max(0, min(i, len(words)-1))], true
		}
	}
	name, g, source := m.source(p)
	if source == nil {
		return "", false
	}
	if isNumber(name) || source.hole[0] == "as" {
		return g.text, true
	}
	if source.somebody() && bold(g.text) {
		return g.text, true // a name stands so
	}
	s, ok := m.t.form(g.text, form, m.work)
	if !ok && source.somebody() && !strings.ContainsAny(g.text, ".:;\n*[]{}") && len(g.text) <= 64 {
		return g.text, true // a name holds no marks (web.Unmarked)
	}
	return s, ok
}

// source is the hole of the English that a hole of the translation names: by all its words, or by the first alone.
func (m *match) source(p *part) (name string, g gap, source *part) {
	name = strings.Join(p.hole, " ")
	if g, ok := m.gaps[name]; ok {
		if isNumber(name) {
			return name, g, p
		}
		for i := range m.p.parts {
			if strings.Join(m.p.parts[i].hole, " ") == name {
				return name, g, &m.p.parts[i]
			}
		}
	}
	for i := range m.p.parts {
		h := m.p.parts[i].hole
		if len(h) > 0 && h[0] == p.hole[0] {
			name = strings.Join(h, " ")
			return name, m.gaps[name], &m.p.parts[i]
		}
	}
	return name, gap{}, nil
}

// genderAbout is the gender of the noun in the hole that is about a number: of {card a} for a.
func (m *match) genderAbout(word string) string {
	for i := range m.p.parts {
		h := m.p.parts[i].hole
		if len(h) == 0 || m.p.parts[i].choice() != nil {
			continue
		}
		if slices.Contains(h[min(1, len(h)-1):], word) {
			if g := m.t.genderOf(m.gaps[strings.Join(h, " ")].text); g != "" {
				return g
			}
		}
	}
	return ""
}
