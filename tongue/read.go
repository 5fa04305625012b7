package tongue

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
	"golang.org/x/text/language"
)

// Built are the languages that come with the program.
func Built() fs.FS {
	f, err := fs.Sub(built, "languages")
	if err != nil {
		panic("tongue: " + err.Error())
	}
	return f
}

// Set is the languages that can be chosen, besides English.
type Set struct {
	tongues []*Tongue
	match   language.Matcher
}

// file is a file of a language as it is written.
type file struct {
	Language string                       // language.yaml alone: its name in itself
	Articles map[string]map[string]string // language.yaml alone: by article, then "m acc"
	Joins    map[string]string            // language.yaml alone: what two words become: "von dem": vom
	Nouns    map[string]string
	Texts    map[string]text
}

// UnmarshalYAML reads a translation alone, or by forms.
func (x *text) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*x = text{"": n.Value}
		return nil
	}
	forms := map[string]string{}
	if err := n.Decode(&forms); err != nil {
		return err
	}
	*x = text{}
	for form, s := range forms {
		if form == "nom" {
			form = ""
		}
		(*x)[form] = s
	}
	return nil
}

// Read reads languages, each from a folder that is called by its tag: de/language.yaml, de/firelands.yaml. What later
// ones say of a sentence replaces what earlier ones say. The error has a line for all that is wrong.
func Read(from ...fs.FS) (*Set, error) {
	all := map[string]*Tongue{}
	var errs []error
	for _, fsys := range from {
		folders, err := fs.ReadDir(fsys, ".")
		errs = append(errs, err)
		for _, d := range folders {
			if !d.IsDir() {
				continue
			}
			tag, err := language.Parse(d.Name())
			if err != nil {
				errs = append(errs, fmt.Errorf(
					"%s: the folder of a language is called by its tag, such as de",
					d.Name()))
				continue
			}
			if all[d.Name()] == nil {
				all[d.Name()] = &Tongue{tag: tag, called: d.Name(), texts: map[string]text{}, nouns: map[string]noun{}}
			}
			errs = append(errs, all[d.Name()].read(fsys, d.Name()))
		}
	}
	s := &Set{}
	tags := []language.Tag{language.English}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t := all[name]
		errs = append(errs, t.finish())
		s.tongues = append(s.tongues, t)
		tags = append(tags, t.tag)
	}
	s.match = language.NewMatcher(tags)
	return s, errors.Join(errs...)
}

// read takes in a folder's files.
func (t *Tongue) read(fsys fs.FS, folder string) error {
	names, err := fs.Glob(fsys, path.Join(folder, "*.yaml"))
	within, err2 := fs.Glob(fsys, path.Join(folder, "*", "*.yaml"))
	names = append(names, within...)
	errs := []error{err, err2}
	seen := map[string]string{}
	for _, name := range names {
		src, err := fs.ReadFile(fsys, name)
		var f file
		if err == nil {
			err = yaml.Unmarshal(src, &f)
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", name, err))
			continue
		}
		if f.Language != "" {
			t.called, t.articles = f.Language, f.Articles
		}
		for _, two := range slices.Sorted(maps.Keys(f.Joins)) {
			t.joins = append(t.joins, two+" ", f.Joins[two]+" ", capital(two)+" ", capital(f.Joins[two])+" ")
		}
		for _, english := range slices.Sorted(maps.Keys(f.Nouns)) {
			n, err := readNoun(f.Nouns[english])
			if err != nil {
				errs = append(errs, fmt.Errorf("%s: %s: %w", name, english, err))
			}
			t.nouns[english] = n
		}
		for _, english := range slices.Sorted(maps.Keys(f.Texts)) {
			if other, twice := seen[english]; twice {
				errs = append(errs, fmt.Errorf("%s: %q stands in %s, too", name, english, other))
			}
			seen[english] = name
			t.texts[english] = f.Texts[english]
		}
	}
	return errors.Join(errs...)
}

// finish makes patterns of the sentences with holes.
func (t *Tongue) finish() error {
	t.join = strings.NewReplacer(t.joins...)
	var errs []error
	for _, english := range slices.Sorted(maps.Keys(t.texts)) {
		p, err := readPattern(english, t.texts[english])
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %q: %w", t.tag, english, err))
		}
		if p != nil {
			t.patterns = append(t.patterns, p)
		}
	}
	slices.SortStableFunc(t.patterns, func(p, q *pattern) int { return cmp.Compare(q.literal, p.literal) })
	return errors.Join(errs...)
}

// readPattern is a sentence with holes; nil for one without. Its translation may not have holes that the English does
// not have.
func readPattern(english string, x text) (*pattern, error) {
	parts, err := cutHoles(english)
	if err != nil {
		return nil, err
	}
	p := &pattern{english: english, parts: parts, into: map[string][]part{}}
	holes := false
	for i := range parts {
		p.literal += len(parts[i].text)
		p.joins = p.joins || strings.Contains(parts[i].text, joint)
		holes = holes || parts[i].hole != nil
	}
	for form, s := range x {
		into, err := cutHoles(s)
		if err != nil {
			return nil, err
		}
		for i := range into {
			if into[i].hole != nil && !p.has(&into[i]) {
				return nil, fmt.Errorf("the hole {%s} of the translation is not in the English",
					strings.Join(into[i].hole, " "))
			}
		}
		p.into[form] = into
	}
	if !holes || len(parts) == 1 && parts[0].choice() == nil {
		return nil, nil // a hole alone says nothing of its own
	}
	return p, nil
}

// has reports whether the English has what a hole of the translation is filled from.
func (p *pattern) has(hole *part) bool {
	wanted := hole.hole[0]
	if len(hole.hole) > 2 {
		switch hole.hole[0] {
		case "n", "one", "verb", "gender":
			wanted = hole.hole[1]
		}
	}
	for i := range p.parts {
		h := p.parts[i].hole
		if len(h) > 0 && (h[0] == wanted || slices.Contains(h[1:], wanted)) {
			return true
		}
	}
	return false
}

// All are the languages besides English, by their tags.
func (s *Set) All() []*Tongue {
	if s == nil {
		return nil
	}
	return s.tongues
}

// Telling is the same languages, which tell of all the words that they do not know, several at once.
func (s *Set) Telling(missed func(tag, english string)) *Set {
	out := &Set{match: s.match}
	for _, t := range s.tongues {
		tell := func(english string) { missed(t.Tag(), english) }
		out.tongues = append(out.tongues, t.Telling(tell))
	}
	return out
}

// Find is the language of a tag; false where there is none. English is nil.
func (s *Set) Find(tag string) (t *Tongue, ok bool) {
	for _, t := range s.All() {
		if t.Tag() == tag {
			return t, true
		}
	}
	return nil, tag == "en"
}

// For is the language of somebody who has chosen one, or whose browser asks for some by the header Accept-Language, or
// whose LANG is de_DE.UTF-8; nil for English.
func (s *Set) For(chosen, accepted string) *Tongue {
	if t, ok := s.Find(chosen); ok {
		return t
	}
	if s == nil || accepted == "" {
		return nil
	}
	name, _, _ := strings.Cut(accepted, ".")
	wanted, _, err := language.ParseAcceptLanguage(strings.ReplaceAll(name, "_", "-"))
	if err != nil || len(wanted) == 0 {
		return nil
	}
	_, i, sure := s.match.Match(wanted...)
	if i == 0 || sure < language.High {
		return nil
	}
	return s.tongues[i-1]
}
