package heredity

import (
	"slices"
	"strings"

	"waystation/games/heredity/decks"
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleNote    = book.Tale("In the journal: {note a}")
	taleQuest   = book.Tale("A quest: {card a}.", atCard)
	taleSolved  = book.Tale("The quest {card a} is over.", atCard)
	taleCloses  = book.Tale("{Closes a b}", wordsMajor)
	taleVictory = book.Tale("The chapter is over, and won: {ending a}", wordsMajor, wordsEnd)
	taleDefeat  = book.Tale("The chapter is over, and lost: {ending a}", wordsMajor, wordsEnd, words.Costs)
)

// memoryForms are steps about what is remembered, and about the end.
var memoryForms = map[string]form{
	"set {id}":       {do: func(g *Game, _ *table.Table, s *decks.Step, _ cause) { g.remember(s.Word) }},
	"unset {id}":     {do: func(g *Game, _ *table.Table, s *decks.Step, _ cause) { g.forget(s.Word) }},
	"count {id} {k}": {do: func(g *Game, _ *table.Table, s *decks.Step, _ cause) { g.addCount(s.Word, s.N) }},
	"journal {rest}": {do: func(g *Game, t *table.Table, s *decks.Step, _ cause) { g.note(t, s.Word) }},
	"quest {n}":      {do: (*Game).gainQuest},
	"resolve {n}":    {do: (*Game).resolveQuest},
	"victory {id}":   {do: (*Game).end},
	"defeat {id}":    {do: (*Game).end},
}

func (g *Game) remember(word string) {
	if i, found := slices.BinarySearch(g.Marks, word); !found {
		g.Marks = slices.Insert(g.Marks, i, word)
	}
}

func (g *Game) forget(word string) {
	if i, found := slices.BinarySearch(g.Marks, word); found {
		g.Marks = slices.Delete(g.Marks, i, i+1)
	}
}

func (g *Game) addCount(name string, n int) {
	i, found := slices.BinarySearchFunc(g.Counts, name, func(c Count, s string) int {
		return strings.Compare(c.Name, s)
	})
	if !found {
		g.Counts = slices.Insert(g.Counts, i, Count{Name: name})
	}
	g.Counts[i].N += int16(n)
}

// note writes into the journal.
func (g *Game) note(t *table.Table, text string) {
	g.Notes = append(g.Notes, text)
	t.Tell(table.Event{Tale: taleNote, Seat: table.Nobody, Rule: "HE-SECT-07", A: int16(len(g.Notes) - 1)})
}

// gainQuest lays a Quest card before the players, who keep it until it is resolved (HE-SECT-17, HE-CAMP-11).
func (g *Game) gainQuest(t *table.Table, s *decks.Step, c cause) {
	n := c.ref(s.Card)
	if slices.Contains(g.Quests, n) {
		return
	}
	if g.card(n) == nil {
		g.see(t, n, false)
	}
	g.Quests = append(g.Quests, n)
	t.Tell(table.Event{Tale: taleQuest, Seat: table.Nobody, Rule: "HE-CAMP-11", A: n})
	g.read(t, n, c)
}

// resolveQuest puts a Quest card away for good.
func (g *Game) resolveQuest(t *table.Table, s *decks.Step, c cause) {
	n := c.ref(s.Card)
	i := slices.Index(g.Quests, n)
	if i < 0 {
		return
	}
	g.Quests = slices.Delete(g.Quests, i, i+1)
	t.Tell(table.Event{Tale: taleSolved, Seat: table.Nobody, Rule: "HE-SECT-17", A: n})
	g.putAway(t, n, Burned)
}

// end ends the chapter at once: nothing after it is resolved (HE-RULING-64).
func (g *Game) end(t *table.Table, s *decks.Step, c cause) {
	chapter := g.chapter()
	i := slices.Index(chapter.Endings, s.Word)
	if i < 0 {
		return
	}
	g.story.endings.Open(t, &g.Read.Endings, endingSide(g.Chapter, i), table.Everyone)
	g.Final = int8(i + 1)
	if c.card != 0 {
		t.Tell(table.Event{Tale: taleCloses, Seat: table.Nobody, Rule: "HE-RULING-64", A: c.card, B: c.emptied})
	}
	tale := taleDefeat
	if chapter.Victory[i] {
		tale = taleVictory
	}
	t.Tell(table.Event{Tale: tale, Seat: table.Nobody, Rule: "HE-SETUP-01", A: int16(i)})
	t.Quit(wholeChapter)
}
