// Package tongue puts what people read into their own language.
//
// The program is written in English, and everything in it, rules, logs and screens alike, makes English sentences. What
// leaves it for one reader passes through a Tongue: pages as a whole (Page), marked text before it is drawn and single
// sentences (Say). So a translation is a function of what that reader was shown anyway: it can change no match, no log
// and no hash, two seats of a table read their own languages, and no word of a language file comes to anybody before
// the English it belongs to does.
//
// A language is a folder of YAML files (docs/translating.md): sentences by their English, with the holes of package
// words, and nouns with their gender and cases. What is missing is shown in English.
package tongue

import (
	"context"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Tongue is a language. A nil *Tongue is English, which is what everything is written in. It may be used by any number
// of goroutines.
type Tongue struct {
	tag    language.Tag
	called string // by itself: Deutsch

	articles map[string]map[string]string // by article and gender: "the", "m acc" -> "den"
	joins    []string                     // pairs for strings.NewReplacer: "von dem " -> "vom "
	texts    map[string]text
	nouns    map[string]noun
	patterns []*pattern // those with holes, the longest first

	join   *strings.Replacer
	missed func(english string) // hears of words that are not known; may be nil
	memo   memo
}

// text is the translation of a sentence or of some words, in the forms that other sentences ask for; "" is the usual
// one.
type text map[string]string

// memo remembers what was said, since pages say the same again and again. It starts anew when it is full.
type memo struct {
	sync.RWMutex
	said map[string]said
}

type said struct {
	words string
	known bool
}

// remembered is how many sentences a language keeps in memory: some hundred bytes each.
const remembered = 20000

type key struct{}

// With is a context in which is read in that language.
func With(ctx context.Context, t *Tongue) context.Context { return context.WithValue(ctx, key{}, t) }

// From is the language in which is read; nil for English.
func From(ctx context.Context) *Tongue {
	t, _ := ctx.Value(key{}).(*Tongue)
	return t
}

// Tag is the language as HTML writes it: "de".
func (t *Tongue) Tag() string {
	if t == nil {
		return "en"
	}
	return t.tag.String()
}

// Called is the language's name in itself: "Deutsch".
func (t *Tongue) Called() string {
	if t == nil {
		return "English"
	}
	return t.called
}

// Say puts words into the language, or leaves them in English where it does not know them. Space around them stays.
func (t *Tongue) Say(english string) string {
	words, _ := t.Known(english)
	return words
}

// Known is Say, and reports whether the language knew the words. Words without letters are the same in all languages.
func (t *Tongue) Known(english string) (words string, known bool) {
	if t == nil || !wordy(english) {
		return english, true
	}
	inner := strings.TrimSpace(english)
	at := strings.Index(english, inner)
	words, known = t.said(inner)
	if !known && t.missed != nil {
		t.missed(inner)
	}
	return english[:at] + words + english[at+len(inner):], known
}

// Telling is the same language, which tells of all the words that it does not know.
func (t *Tongue) Telling(missed func(english string)) *Tongue {
	return &Tongue{
		tag: t.tag, called: t.called, articles: t.articles, texts: t.texts, nouns: t.nouns, patterns: t.patterns,
		join: t.join, missed: missed,
	}
}

// Has reports whether a sentence with its holes, or a name, is translated as it stands. A hole alone, such as
// {way who a}, needs no translation: what it holds does.
func (t *Tongue) Has(english string) bool {
	if strings.HasPrefix(english, "{") && strings.Index(english, "}") == len(english)-1 || !wordy(english) {
		return true
	}
	if _, ok := t.texts[english]; ok {
		return true
	}
	_, ok := t.named(english, "")
	return ok
}

// wordy reports whether there is something to translate: two letters in a row, one of them small.
func wordy(s string) bool {
	before, small := false, false
	for _, r := range s {
		letter := unicode.IsLetter(r)
		if letter && before && (small || unicode.IsLower(r)) {
			return true
		}
		before, small = letter, letter && unicode.IsLower(r)
	}
	return false
}

func (t *Tongue) said(english string) (string, bool) {
	t.memo.RLock()
	s, ok := t.memo.said[english]
	t.memo.RUnlock()
	if ok {
		return s.words, s.known
	}
	s.words, s.known = t.sentences(english, work{})
	if !s.known {
		s.words = english
	}
	t.memo.Lock()
	if len(t.memo.said) >= remembered || t.memo.said == nil {
		t.memo.said = map[string]said{}
	}
	t.memo.said[english] = s
	t.memo.Unlock()
	return s.words, s.known
}

// mostSentences is of how many a text may be made that is not known as a whole: what people write themselves may have
// any number, and each way to cut them is tried.
const mostSentences = 12

// sentences are words as a whole or, where those are not known, all the sentences that they are made of.
func (t *Tongue) sentences(english string, w work) (string, bool) {
	if words, ok := t.form(english, "", w); ok {
		if begins(english) {
			words = capital(words)
		}
		return words, true
	}
	if strings.Count(english, ". ") >= mostSentences {
		return "", false
	}
	at := [2]string{cutUp, english}
	if s, ok := w[at]; ok {
		return s.words, s.known
	}
	words, known := t.cut(english, w)
	w[at] = said{words, known}
	return words, known
}

// cut says a first sentence of some, and then the rest.
func (t *Tongue) cut(english string, w work) (string, bool) {
	for at := strings.Index(english, ". "); at >= 0; {
		if first, ok := t.form(english[:at+1], "", w); ok {
			if rest, ok := t.sentences(english[at+2:], w); ok {
				return capital(first) + " " + rest, true
			}
		}
		next := strings.Index(english[at+2:], ". ")
		if next < 0 {
			break
		}
		at += 2 + next
	}
	return "", false
}

// cutUp stands in place of a form for what was found out of words as several sentences.
const cutUp = ". "

// work is what was found out about the parts of one sentence: words within words are tried in many ways.
type work map[[2]string]said

// form puts words into a form that a sentence asks for, such as "acc"; "" is the usual one.
func (t *Tongue) form(english, form string, w work) (string, bool) {
	if english == "" || !wordy(english) {
		return english, true
	}
	at := [2]string{form, english}
	if s, ok := w[at]; ok {
		return s.words, s.known
	}
	words, known := t.find(english, form, w)
	w[at] = said{words, known}
	return words, known
}

// find looks words up: whole, as a noun, within marks, by a pattern, and as the beginning of a sentence.
func (t *Tongue) find(english, form string, w work) (string, bool) {
	if x, ok := t.texts[english]; ok {
		return x.in(form), true
	}
	if s, ok := t.named(english, form); ok {
		return s, true
	}
	if s, ok := t.wrapped(english, form, w); ok {
		return s, true
	}
	if s, ok := t.patterned(english, form, w); ok {
		return s, true
	}
	if first, size := utf8.DecodeRuneInString(english); unicode.IsUpper(first) {
		small := string(unicode.ToLower(first)) + english[size:]
		if s, ok := t.form(small, form, w); ok {
			return capital(s), true
		}
	}
	return "", false
}

// joint is what joins whole clauses: no pattern without it may take what stands on its two sides for one thing, as long
// as one with it fits.
const joint = "; "

// patterned says words by a pattern: of those that are joined, by one that has the joint, if there is any that fits.
func (t *Tongue) patterned(english, form string, w work) (string, bool) {
	joined := strings.Contains(english, joint)
	for _, with := range []bool{true, false} {
		for _, p := range t.patterns {
			if joined && p.joins != with {
				continue
			}
			if s, ok := p.say(t, english, form, w); ok {
				return s, true
			}
		}
		if !joined {
			break
		}
	}
	return "", false
}

func (x text) in(form string) string {
	if s, ok := x[form]; ok {
		return s
	}
	return x[""]
}

// wrapped are words within the marks of web.Say: *bold*, [a card](its id), with an article before it or none.
func (t *Tongue) wrapped(english, form string, w work) (string, bool) {
	if bold(english) {
		if s, ok := t.form(english[1:len(english)-1], form, w); ok {
			return "*" + s + "*", true
		}
		return english, true // what stands in bold and is no word of the game is somebody's name
	}
	open := strings.IndexByte(english, '[')
	name, rest, ok := strings.Cut(english[open+1:], "](")
	if open < 0 || !ok || rest == "" || strings.IndexByte(rest, ')') != len(rest)-1 {
		return "", false
	}
	article := english[:open]
	if article != "" && article != "the " && article != "The " {
		return "", false
	}
	s, ok := t.form(article+name, form, w)
	if !ok {
		return "", false
	}
	before := ""
	if word, after, two := strings.Cut(s, " "); article != "" && two {
		before, s = word+" ", after
	}
	return before + "[" + s + "](" + rest, true
}

// bold reports whether all of some words is in bold, as one: *Mara*, and not *Mara* and *Otto*.
func bold(words string) bool {
	n := len(words)
	return n > 2 && words[0] == '*' && strings.IndexByte(words[1:], '*') == n-2
}

// plural is the category of a number by the rules of CLDR, as an index into the words that a hole lists: those of the
// categories that the language has, in the order one, two, few, many, other.
func (t *Tongue) plural(n int, words []string) string {
	form := plural.Cardinal.MatchPlural(t.tag, max(n, -n), 0, 0, 0, 0)
	i := 0
	for _, f := range categories(t.tag) {
		if f == form {
			break
		}
		i++
	}
	return words[min(i, len(words)-1)]
}

// categories are those into which a language sorts whole numbers.
func categories(tag language.Tag) []plural.Form {
	var seen [plural.Many + 1]bool
	for n := range 200 {
		seen[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)] = true
	}
	var out []plural.Form
	for _, f := range []plural.Form{plural.Zero, plural.One, plural.Two, plural.Few, plural.Many, plural.Other} {
		if seen[f] {
			out = append(out, f)
		}
	}
	return out
}

// capital is a text whose first letter is a capital, marks before it left alone.
func capital(s string) string {
	i := strings.IndexFunc(s, func(r rune) bool { return r != '*' && r != '[' })
	if i < 0 {
		return s
	}
	first, size := utf8.DecodeRuneInString(s[i:])
	return s[:i] + string(unicode.ToUpper(first)) + s[i+size:]
}
