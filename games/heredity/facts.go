package heredity

import (
	"slices"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
)

// holds says whether a condition does: one of its alternatives, with all its facts.
func (g *Game) holds(cond decks.Cond, c cause) bool {
	if cond == nil {
		return true
	}
	for _, clause := range cond {
		if g.allHold(clause, c) {
			return true
		}
	}
	return false
}

func (g *Game) allHold(clause decks.Clause, c cause) bool {
	for i := range clause {
		f := &clause[i]
		if facts[f.Form](g, f, c) == f.Not {
			return false
		}
	}
	return true
}

// fact is a test of the state. Its number is that of the card it names.
type fact func(g *Game, f *decks.Fact, c cause) bool

// facts are all tests by their sentences (decks.Facts).
var facts = map[string]fact{
	"held {n}":         func(g *Game, f *decks.Fact, c cause) bool { return g.holder(c.ref(f.Card)) != nobody },
	"{name} holds {n}": func(g *Game, f *decks.Fact, c cause) bool { return g.has(g.named(f.Word), c.ref(f.Card)) },
	"actor holds {n}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.some(c.doers(), func(m int8) bool { return g.has(m, c.ref(f.Card)) })
	},
	"in play {ref}": func(g *Game, f *decks.Fact, c cause) bool { return g.meant(f.Card, c) },
	"taken {n}":     func(g *Game, f *decks.Fact, c cause) bool { return g.card(c.ref(f.Card)) != nil },
	"in deck {n}":   func(g *Game, f *decks.Fact, c cause) bool { return g.card(c.ref(f.Card)) == nil },
	"burned {n}": func(g *Game, f *decks.Fact, c cause) bool {
		card := g.card(c.ref(f.Card))
		return card != nil && card.Place == Burned
	},
	"quest {n}":   func(g *Game, f *decks.Fact, c cause) bool { return slices.Contains(g.Quests, c.ref(f.Card)) },
	"present {n}": func(g *Game, f *decks.Fact, c cause) bool { return g.figureOf(c.ref(f.Card)) >= 0 },
	"hostile {n}": func(g *Game, f *decks.Fact, c cause) bool { return g.hostile(c.ref(f.Card)) },
	"life {n} at most {k}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.some1(c.ref(f.Card), func(i int) bool { return g.lifeLeft(i) <= f.N })
	},
	"markers on {ref} {k}": func(g *Game, f *decks.Fact, c cause) bool { return g.markers(c.ref(f.Card)) == f.N },
	"markers on {ref} at least {k}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.markers(c.ref(f.Card)) >= f.N
	},
	"all characters on {list}": func(g *Game, f *decks.Fact, _ cause) bool {
		return !g.some(g.all(), func(m int8) bool { return !g.onAny(g.Team[m].At, f.Cards) })
	},
	"some character on {list}": func(g *Game, f *decks.Fact, _ cause) bool {
		return g.some(g.all(), func(m int8) bool { return g.onAny(g.Team[m].At, f.Cards) })
	},
	"actor on {list}": func(g *Game, f *decks.Fact, c cause) bool {
		return c.actor != nobody && g.onAny(g.Team[c.actor].At, f.Cards)
	},
	"figure {n} on {list}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.some1(c.ref(f.Card), func(i int) bool { return g.onAny(g.Figures[i].At, f.Cards) })
	},
	"adjacent actor {n}": func(g *Game, f *decks.Fact, c cause) bool {
		return c.actor != nobody && g.some1(c.ref(f.Card), func(i int) bool {
			return g.Board.Adjacent(g.Team[c.actor].At, g.Figures[i].At)
		})
	},
	"adjacent this {n}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.some1(c.card, func(k int) bool {
			return g.some1(c.ref(f.Card), func(i int) bool {
				return g.Board.Adjacent(g.Figures[k].At, g.Figures[i].At)
			})
		})
	},
	"sees a character within {k}": (*Game).seesSomebody,
	"actor is {name}": func(g *Game, f *decks.Fact, c cause) bool {
		return c.doers().has(g.named(f.Word))
	},
	"cast {name}": func(g *Game, f *decks.Fact, _ cause) bool { return g.named(f.Word) != nobody },
	"hurt {name}": func(g *Game, f *decks.Fact, _ cause) bool {
		m := g.named(f.Word)
		return m != nobody && len(g.Team[m].Healable(nil)) > 0
	},
	"wounded {name}": func(g *Game, f *decks.Fact, _ cause) bool {
		m := g.named(f.Word)
		return m != nobody && g.Team[m].Wounds() > 0
	},
	"characters with three wounds at least {k}": func(g *Game, f *decks.Fact, _ cause) bool {
		n := 0
		for m := range g.Size {
			if g.Team[m].Wounds() == 3 {
				n++
			}
		}
		return n >= f.N
	},
	"actor wears {word}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.some(c.doers(), func(m int8) bool { return g.wears(m, f.Word) })
	},
	"materials at least {k}": func(g *Game, f *decks.Fact, _ cause) bool { return g.materials(g.all()) >= f.N },
	"actor materials at least {k}": func(g *Game, f *decks.Fact, c cause) bool {
		return g.materials(c.doers()) >= f.N
	},
	"loop at least {k}": func(g *Game, f *decks.Fact, _ cause) bool { return g.Row.Loops >= f.N },
	"cards in {word} at least {k}": func(g *Game, f *decks.Fact, _ cause) bool {
		d := g.special(f.Word)
		return d >= 0 && g.Draws[d].Len() >= f.N
	},
	"karma at least {k}": func(g *Game, f *decks.Fact, _ cause) bool {
		v := g.tested()
		return v != nil && !v.Failure && v.Value >= f.N
	},
	"karma failed": func(g *Game, _ *decks.Fact, _ cause) bool {
		v := g.tested()
		return v != nil && v.Failure
	},
	"count {id} at least {k}": func(g *Game, f *decks.Fact, _ cause) bool { return g.count(f.Word) >= f.N },
	"count {id} at most {k}":  func(g *Game, f *decks.Fact, _ cause) bool { return g.count(f.Word) <= f.N },
	"{id}":                    func(g *Game, f *decks.Fact, _ cause) bool { return g.marked(f.Word) },
}

// doers are those whose action it is.
func (c *cause) doers() crew { return c.crew | one(c.actor) }

// all are the characters played.
func (g *Game) all() crew { return 1<<g.Size - 1 }

// some says whether something is true of one of a set.
func (g *Game) some(of crew, is func(m int8) bool) bool {
	for m := range g.Size {
		if of.has(m) && is(m) {
			return true
		}
	}
	return false
}

// some1 says whether something is true of one of a card's figures.
func (g *Game) some1(card int16, is func(i int) bool) bool {
	for i := range g.Figures {
		if g.Figures[i].Card == card && g.Figures[i].At != board.Nowhere && is(i) {
			return true
		}
	}
	return false
}

// onAny says whether a square lies on one of some field cards.
func (g *Game) onAny(at board.Square, cards []int) bool {
	if at == board.Nowhere {
		return false
	}
	for _, n := range cards {
		if g.Board.Field(int16(n)) == at.Field() {
			return true
		}
	}
	return false
}

// seesSomebody says whether a figure of the card sees a character within so many squares (HE-RULING-133). A disguise
// is looked past until its wearer strikes.
func (g *Game) seesSomebody(f *decks.Fact, c cause) bool {
	sees := func(i int) bool {
		return g.some(g.all(), func(m int8) bool {
			return !g.disguised(m) && g.Board.InRange(g.Figures[i].At, g.Team[m].At, f.N)
		})
	}
	if c.figure > 0 {
		return sees(int(c.figure) - 1)
	}
	return g.some1(c.card, sees)
}

// marked says whether something is remembered.
func (g *Game) marked(word string) bool {
	_, found := slices.BinarySearch(g.Marks, word)
	return found
}

// count is how much of something is remembered.
func (g *Game) count(name string) int {
	for i := range g.Counts {
		if g.Counts[i].Name == name {
			return int(g.Counts[i].N)
		}
	}
	return 0
}
