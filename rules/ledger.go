package rules

import "sync"

// Ledger is the text of a game's rules, read when it is first asked for. It is kept in a variable of the game's
// package:
//
//	//go:embed rules.md
//	var text string
//
//	var Ledger = rules.NewLedger("caravan", text, "")
type Ledger struct {
	book   func() *Book
	rules  func() []Rule
	titles func() map[string]string // by the rule's ID
	silent func() map[string]string
}

// NewLedger is a game's ledger, and what it says of rules without an effect of their own; both as Parse and Without
// read them. A fault in one of them is a panic at the first look.
func NewLedger(game, text, silent string) *Ledger {
	l := &Ledger{}
	l.book = sync.OnceValue(func() *Book {
		book, err := Parse(text)
		if err != nil {
			panic(game + ": rules.md: " + err.Error())
		}
		return book
	})
	l.rules = sync.OnceValue(func() []Rule { return l.book().Rules() })
	l.titles = sync.OnceValue(func() map[string]string {
		titles := map[string]string{}
		for _, r := range l.rules() {
			titles[r.ID] = r.Title
		}
		return titles
	})
	l.silent = sync.OnceValue(func() map[string]string {
		reasons, err := Without(silent, l.rules())
		if err != nil {
			panic(game + ": without-effect.txt: " + err.Error())
		}
		return reasons
	})
	return l
}

// Book is the rulebook of the game; that of a nil Ledger is empty. It is shared: do not write it.
func (l *Ledger) Book() *Book {
	if l == nil {
		return &Book{}
	}
	return l.book()
}

// Rules are the rules and rulings of the game, in the order of its rulebook. The list is shared: do not write it.
func (l *Ledger) Rules() []Rule {
	if l == nil {
		return nil
	}
	return l.rules()
}

// Silent are the rules that have no effect of their own, with the reasons. The map is shared: do not write it.
func (l *Ledger) Silent() map[string]string {
	if l == nil {
		return nil
	}
	return l.silent()
}

// Title is what a rule is called, such as "One thing a box"; "" if there is no such rule.
func (l *Ledger) Title(id string) string {
	if l == nil {
		return ""
	}
	return l.titles()[id]
}

// Cite is the title of a rule with its ID, for people; the ID alone if there is no such rule.
func (l *Ledger) Cite(id string) string {
	if title := l.Title(id); title != "" {
		return title + " (" + id + ")"
	}
	return id
}
