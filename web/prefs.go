package web

import (
	"slices"
	"strings"
)

// Prefs is what a browser wants of its pages. It is kept in the browser's cookie "prefs" as words joined by dots, such
// as "text-large.sound-turn", and nowhere else. The zero Prefs is what a browser has that never said.
type Prefs struct {
	words    []string
	language string // its tag, such as de; "" for the one that the browser asks for
}

// wish is one thing to decide: one of some ways, or several of them together.
type wish struct {
	Name string // the words of the cookie begin with it: text
	Head string
	Many bool // any of the ways, and not exactly one
	Ways []way
}

// way is one way to have it. The empty value is what holds when nothing was said.
type way struct {
	Value string // large
	Label string
	Words string // what it means, if the label alone doesn't say
}

// wishes are all that can be decided, in the order in which the page asks.
var wishes = []wish{
	{Name: "text", Head: "Text", Ways: []way{
		{Label: "As drawn"},
		{Value: "large", Label: "Large"},
		{Value: "larger", Label: "Larger"},
	}},
	{Name: "motion", Head: "What moves", Ways: []way{
		{Value: "off", Label: "Nothing", Words: "what has changed gets a line beside it"},
		{Value: "quick", Label: "Quick"},
		{Label: "Normal"},
		{Value: "slow", Label: "Slow"},
	}},
	{Name: "sound", Head: "What makes a sound", Many: true, Ways: []way{
		{Value: "turn", Label: "You are asked", Words: "two knocks"},
		{Value: "news", Label: "Somebody else has acted", Words: "a tick"},
		{Value: "over", Label: "The match is over", Words: "three bells"},
	}},
	{Name: "notify", Head: "While you look elsewhere", Many: true, Ways: []way{
		{Value: "turn", Label: "Tell me when I am asked",
			Words: "as a notice of this browser, while a page of the match is open"},
	}},
	{Name: "curtain", Head: "Several at this screen", Many: true, Ways: []way{
		{Value: "falls", Label: "A curtain falls between us", Words: "nobody sees what another seat holds"},
	}},
}

// ReadPrefs reads the cookie. Words that it does not know are left out: another build may have written them.
func ReadPrefs(cookie string) Prefs {
	given := strings.Split(cookie, ".")
	p := choosePrefs(func(word string) bool { return slices.Contains(given, word) })
	for _, word := range given {
		if tag, ok := strings.CutPrefix(word, "language-"); ok {
			p.language = cleanTag(tag)
		}
	}
	return p
}

// ChoosePrefs takes them from what the form of SettingsPage sends: for each wish the values chosen.
func ChoosePrefs(chosen map[string][]string) Prefs {
	p := choosePrefs(func(word string) bool {
		name, value, _ := strings.Cut(word, "-")
		return slices.Contains(chosen[name], value)
	})
	if tags := chosen["language"]; len(tags) > 0 {
		p.language = cleanTag(tags[0])
	}
	return p
}

// cleanTag is the tag of a language, or "" for what can't be one.
func cleanTag(s string) string {
	strange := func(r rune) bool {
		return r != '-' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}
	if len(s) > 20 || strings.ContainsFunc(s, strange) {
		return ""
	}
	return s
}

// Language is the tag of the language that was chosen; "" for none.
func (p Prefs) Language() string { return p.language }

func choosePrefs(wanted func(word string) bool) Prefs {
	var p Prefs
	for _, w := range wishes {
		for _, one := range w.Ways {
			if word := w.Name + "-" + one.Value; one.Value != "" && wanted(word) {
				p.words = append(p.words, word)
				if !w.Many {
					break
				}
			}
		}
	}
	return p
}

// Curtain reports whether one falls between people who play at the same screen.
func (p Prefs) Curtain() bool { return slices.Contains(p.words, "curtain-falls") }

// WithCurtain is the same with or without it.
func (p Prefs) WithCurtain(falls bool) Prefs {
	out := choosePrefs(func(word string) bool {
		return slices.Contains(p.words, word) && word != "curtain-falls" || word == "curtain-falls" && falls
	})
	out.language = p.language
	return out
}

// String is the value of the cookie.
func (p Prefs) String() string {
	if p.language == "" {
		return strings.Join(p.words, ".")
	}
	return strings.Join(append(slices.Clone(p.words), "language-"+p.language), ".")
}

// has reports whether a way is chosen, which the empty one is if no other is.
func (p Prefs) has(w wish, one way) bool {
	if one.Value != "" {
		return slices.Contains(p.words, w.Name+"-"+one.Value)
	}
	return !slices.ContainsFunc(p.words, func(word string) bool { return strings.HasPrefix(word, w.Name+"-") })
}

// Settings is the page on which a browser says what it wants.
type Settings struct {
	Page  Page
	Menu  []Link
	Theme []Pick
	Prefs Prefs

	Languages []Pick // those there are, English included; none of them chosen: the one that the browser asks for
	Kept      bool   // what was chosen has just been kept
	Calls     Calls
	Devices   Devices
	Trust     string // the page on how to trust this server's certificate, where it has made that itself
	Alone     bool   // nobody can be called here, and there are no other devices
}
