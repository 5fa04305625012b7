package tongue

import (
	"fmt"
	"strings"
)

// noun is a name or a thing: its gender, and its forms by what asks for them: "acc", "the acc"; "" is the usual one.
type noun struct {
	gender string
	forms  map[string]string
}

// readNoun reads "m Wanderer, gen Wanderers": the gender and the noun, then forms that differ from it.
func readNoun(s string) (noun, error) {
	n := noun{forms: map[string]string{}}
	for i, part := range strings.Split(s, ", ") {
		words := strings.Fields(part)
		k := 0
		for k < len(words) && isForm(words[k]) {
			k++
		}
		name := strings.Join(words[k:], " ")
		switch {
		case i == 0 && k == 1 && name != "" && genders[words[0]]:
			n.gender, n.forms[""] = words[0], name
		case i > 0 && k > 0 && name != "":
			n.forms[strings.Join(words[:k], " ")] = name
		default:
			return n, fmt.Errorf("%q is no noun such as \"m Wanderer, gen Wanderers\": first m, f, n or pl and the "+
				"noun, then forms (the, a, nom, acc, dat, gen) that differ", s)
		}
	}
	return n, nil
}

var genders = map[string]bool{"m": true, "f": true, "n": true, "pl": true}

func isForm(s string) bool {
	switch s {
	case "the", "a", "nom", "acc", "dat", "gen":
		return true
	}
	return genders[s]
}

// in is the noun with an article, or with none, in a case.
func (n noun) in(article, grammar string) string {
	for _, form := range []string{article + " " + grammar, article, grammar} {
		if s, ok := n.forms[strings.TrimSpace(form)]; ok && form != "" {
			return s
		}
	}
	return n.forms[""]
}

// named is a noun in a form: its article, if it stands there in English or the form names one, and its case.
func (t *Tongue) named(english, form string) (string, bool) {
	article, name := articleOf(english)
	n, ok := t.nouns[name]
	if !ok {
		n, ok = t.nouns[english]
		article = ""
	}
	if !ok {
		return "", false
	}
	grammar := "nom"
	for _, word := range strings.Fields(form) {
		switch word {
		case "the", "a":
			article = word
		case "bare":
			article = ""
		default:
			grammar = word
		}
	}
	s := n.in(article, grammar)
	if a := t.articles[article][n.gender+" "+grammar]; a != "" {
		s = a + " " + s
	}
	return s, true
}

// articleOf parts "the Oil Platform".
func articleOf(english string) (article, name string) {
	word, rest, ok := strings.Cut(english, " ")
	switch {
	case !ok:
	case word == "the" || word == "The":
		return "the", rest
	case word == "a" || word == "an" || word == "A" || word == "An":
		return "a", rest
	}
	return "", english
}

// genderOf is the gender of words that are a noun, "" for others.
func (t *Tongue) genderOf(english string) string {
	if _, inner, ok := strings.Cut(english, "["); ok {
		english, _, _ = strings.Cut(inner, "]")
	}
	english = strings.Trim(english, "*")
	if n, ok := t.nouns[english]; ok {
		return n.gender
	}
	_, name := articleOf(english)
	return t.nouns[name].gender
}
