package saga

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// book holds what the game asks, offers and tells, which is declared next to the rules that do so.
var book = words.New[*Game]()

// Formats are the game's own words for the templates of its book.
func (g *Game) Formats() []words.Formats[*Game] { return []words.Formats[*Game]{commonFormats} }

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return book.Keys() }

// Tales are the sentences of all kinds of events by number.
func (g *Game) Tales() []string { return book.Tales() }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat, name table.Namer) string {
	return book.Sentence(g, p, about, s, name)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat, name table.Namer) (label, piece string) {
	return book.Label(g, o, s, name)
}

// Tale is the sentence of an event, for a reader who may know what the event holds.
func (g *Game) Tale(e table.Event, _ table.Seat, name table.Namer) string {
	return book.Told(g, e, name)
}

// Telling is how much an event matters in a recap, and the piece it changed.
func (g *Game) Telling(e table.Event) (table.Weight, string) { return book.Telling(g, e) }

// Costs reports whether an event took something from the seat that it befell.
func (g *Game) Costs(e table.Event) bool { return book.Costs(e) }

// CardNamed finds a card by its handle, CardName gives its handle.
func (g *Game) CardNamed(name string) (table.Card, bool) {
	c, ok := byName[name]
	return c, ok
}

// CardName is the name of a card that is its alone.
func (g *Game) CardName(c table.Card) string { return Of(c).Handle }

// Plural reports whether a card is called by a plural.
func (g *Game) Plural(n int16) bool { return n >= 0 && int(n) < Count() && Of(table.Card(n)).Plural }

var (
	atZone  = words.At("zone:{b}")
	atToken = words.At("zone:{a}")
	atRecon = words.At("recon:{a}")
)

func theCard(c int16) string {
	if c < 0 || int(c) >= Count() {
		return "a card"
	}
	return Of(table.Card(c)).Called
}

func cardName(c int16) string {
	if c < 0 || int(c) >= Count() {
		return "a card"
	}
	return Of(table.Card(c)).Name
}

// ZoneName is what a zone is called: columns A to E, rows 1 to 5.
func ZoneName(z int16) string { return string(rune('A'+z%columns)) + strconv.Itoa(int(z/columns)+1) }

// page is a side of the storybook that somebody has read, or nil.
func (g *Game) page(side int) *Page {
	if g == nil || g.book == nil {
		return nil
	}
	p, _ := g.book.Known(&g.Read, side)
	return p
}

// commonFormats are words for templates.
var commonFormats = words.Formats[*Game]{
	"card":    func(_ *Game, n []int16, _ words.Namer) string { return cardName(n[0]) },
	"the":     func(_ *Game, n []int16, _ words.Namer) string { return theCard(n[0]) },
	"The":     func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(theCard(n[0])) },
	"seat":    func(_ *Game, n []int16, name words.Namer) string { return name(table.Seat(n[0])) },
	"zone":    func(_ *Game, n []int16, _ words.Namer) string { return ZoneName(n[0]) },
	"site":    func(_ *Game, n []int16, _ words.Namer) string { return siteNames[n[0]] },
	"siteof":  func(_ *Game, n []int16, _ words.Namer) string { return cardName(n[0]) },
	"terrain": func(_ *Game, n []int16, _ words.Namer) string { return terrainNames[n[0]] },
	"action":  func(_ *Game, n []int16, _ words.Namer) string { return strings.ToLower(actionNames[n[0]]) },
	"Action":  func(_ *Game, n []int16, _ words.Namer) string { return actionNames[n[0]] },
	"token":   func(_ *Game, n []int16, _ words.Namer) string { return tokens(1, Good(n[0])) },
	"goods":   func(_ *Game, n []int16, _ words.Namer) string { return tokens(abs(n[0]), Good(n[1])) },
	"stat":    func(_ *Game, n []int16, _ words.Namer) string { return statName(n[0]) },
	"Stat":    func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(statName(n[0])) },
	"limit": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 1 {
			return "morale"
		}
		return "health"
	},
	"besides": func(_ *Game, n []int16, _ words.Namer) string { // what its dice show as damage, without any shot
		if more := int(n[1]) - Of(table.Card(n[2])).Enemy.Shoot.Chart.read(int(n[0])); more > 0 {
			return " and " + strconv.Itoa(more) + " damage"
		}
		return ""
	},
	"abs": func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(abs(n[0])) },
	"bare": func(_ *Game, n []int16, _ words.Namer) string {
		return either(n[0] == 1, " Here there is nothing to forage.", "")
	},
	"gains":  func(_ *Game, n []int16, _ words.Namer) string { return either(n[0] < 0, "loses", "gains") },
	"scores": func(_ *Game, n []int16, _ words.Namer) string { return either(n[0] < 0, "loses", "scores") },
	"after":  func(_ *Game, n []int16, _ words.Namer) string { return either(n[0] < 0, "left", "now") },
	"by": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] < 0 {
			return ""
		}
		return " (" + cardName(n[0]) + ")"
	},
	"grade": func(_ *Game, n []int16, _ words.Namer) string {
		return [...]string{"It fails.", "It succeeds.", "It succeeds greatly."}[n[0]]
	},
	"last": func(g *Game, n []int16, _ words.Namer) string {
		return either(int8(n[0]) == g.lastRound(), ", the last", "")
	},
	"dead": func(_ *Game, n []int16, _ words.Namer) string {
		return either(Of(table.Card(n[0])).Plural, "are dead", "is dead")
	},
	"survives": func(_ *Game, _ []int16, _ words.Namer) string { return "survives" },
	"pair":     pairWords,
	"order":    orderWords,
	"bids":     bidsWords,
	"use":      useWords,
	"moment":   momentWords,
	"useat":    func(_ *Game, n []int16, _ words.Namer) string { return useAt(n[0]) },
	"effect": func(_ *Game, n []int16, _ words.Namer) string {
		return english.Capital(Effect{Do: Do(n[0]), N: int8(n[1])}.Words())
	},
	"piece": func(_ *Game, n []int16, _ words.Namer) string { return Effect{Do: Do(n[0]), N: int8(n[1])}.Words() },
	"gift": func(_ *Game, n []int16, _ words.Namer) string {
		return either(n[0] == 1, theCard(n[1]), tokens(1, Good(n[1]%int16(goods))))
	},
	"befall": func(_ *Game, n []int16, _ words.Namer) string {
		return [...]string{"suffer ", "lose ", "lose "}[n[0]-1] + strconv.Itoa(int(n[1])) + " " + barWords[n[0]]
	},
	"half": func(_ *Game, n []int16, _ words.Namer) string { // of a pair
		return [...]string{"piece", "terrain", "site"}[n[0]]
	},
	"recovery": func(_ *Game, n []int16, _ words.Namer) string {
		return Recovered(int(n[0]), 1)
	},
	"bonus": func(_ *Game, n []int16, _ words.Namer) string { return bonuses[n[0]][0].Words() },
	"text":  func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Text },
	"story": func(g *Game, n []int16, _ words.Namer) string {
		if p := g.page(storySide(n[0])); p != nil {
			return ended(p.Title)
		}
		return "story " + strconv.Itoa(int(n[0])) + "."
	},
	"opening": func(g *Game, n []int16, _ words.Namer) string { // how a story begins, in its own words
		if p := g.page(storySide(n[0])); p != nil {
			return opening(p)
		}
		return " It is read aloud."
	},
	"choice": func(g *Game, n []int16, _ words.Namer) string {
		if p := g.page(optionSideOf(n[0], int(n[1]))); p != nil {
			return p.Text
		}
		return "Option " + string(rune('A'+n[1]))
	},
	"outcome": func(g *Game, n []int16, _ words.Namer) string {
		if p := g.page(outcomeSideOf(n[0], int(n[1]/3), Grade(n[1]%3))); p != nil {
			return p.Text
		}
		return "Something comes of it."
	},
	"want": func(g *Game, n []int16, _ words.Namer) string { // {want who a b}: what a mission asks for
		if s := table.Seat(n[0]); s != table.Nobody && int(n[2]) < g.stages() {
			return g.Mission(s, int(n[2])).Want(int(n[1])).String()
		}
		return "requirement " + strconv.Itoa(int(n[1])+1)
	},
	"skill": func(_ *Game, n []int16, _ words.Namer) string { return characters[n[0]].Skills[n[1]].Name },
	// A recon objective has no name: it is called by the longest of its sequences.
	"objective": func(_ *Game, n []int16, _ words.Namer) string {
		var longest []Site
		for _, x := range Of(table.Card(n[0])).Recon.Sequences {
			if len(x.Sites) > len(longest) {
				longest = x.Sites
			}
		}
		said := make([]string, len(longest))
		for i, x := range longest {
			said[i] = x.String()
		}
		return strings.Join(said, ", ")
	},
	"sequence": func(_ *Game, n []int16, _ words.Namer) string { return "sequence " + strconv.Itoa(int(n[0])+1) },
	"path": func(_ *Game, n []int16, _ words.Namer) string {
		var out []string
		for _, z := range Path(n[0], n[1]) {
			out = append(out, ZoneName(int16(z)))
		}
		return strings.Join(out, ", ")
	},
	"arm": func(_ *Game, n []int16, _ words.Namer) string {
		return cardName(n[0]) + ": " + takes[Of(table.Card(n[0])).Does[n[1]].Key].word
	},
	"power": func(_ *Game, n []int16, _ words.Namer) string { return takes[Of(table.Card(n[0])).Does[n[1]].Key].word },
	"toll":  func(_ *Game, n []int16, _ words.Namer) string { return paid(wanting(table.Card(n[0])).Does) },
	"made": func(_ *Game, n []int16, _ words.Namer) string {
		if made := MadeOf(int(n[0]), int(n[1]), " VP"); made != "" {
			return ": " + made
		}
		return ""
	},
	"gives": func(_ *Game, n []int16, _ words.Namer) string { return ModGives(table.Card(n[0])) },
	"fee":   func(_ *Game, n []int16, _ words.Namer) string { return paid(Of(table.Card(n[0])).Event.Price) },
	"both": func(_ *Game, n []int16, _ words.Namer) string {
		var out []string
		for _, c := range n {
			if c >= 0 {
				out = append(out, theCard(c))
			}
		}
		return strings.Join(out, " and ")
	},
	"left": func(_ *Game, n []int16, _ words.Namer) string {
		return either(n[0] == 0, "none", "only "+strconv.Itoa(int(n[0])))
	},
	"carve": func(_ *Game, n []int16, _ words.Namer) string {
		return english.Capital(Of(table.Card(n[0])).Does[n[1]].Does[0].Words())
	},
	"die": func(_ *Game, n []int16, _ words.Namer) string {
		return english.Capital(dieColours[n[0]]) + " " + dieFace(n[0], n[1])
	},
	"colour": func(_ *Game, n []int16, _ words.Namer) string { return dieColours[n[0]] },
	"again":  func(_ *Game, n []int16, _ words.Namer) string { return againWords(n[0], n[1], n[2]) },
	"foe": func(_ *Game, n []int16, _ words.Namer) string {
		f := Of(table.Card(n[0]))
		if f.Plural {
			return either(f.Enemy.Mutant, "mutants", "humans")
		}
		return either(f.Enemy.Mutant, "a mutant", "a human")
	},
}

var dieColours = [...]string{"green", "red", "black"}

func dieFace(colour, face int16) string {
	r := board.Dice[colour][face]
	var parts []string
	for _, x := range []struct {
		n         int8
		one, many string
	}{{r.Hits, "hit", "hits"}, {r.Damage, "damage", "damage"}, {r.Block, "block", "blocks"}} {
		if x.n > 0 {
			parts = append(parts, english.Count(x.n, x.one, x.many))
		}
	}
	if parts == nil {
		return "blank"
	}
	return strings.Join(parts, ", ")
}

func statName(n int16) string { return either(n == 1, "mind", "speed") }

func abs(n int16) int { return int(max(n, -n)) }

func either(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

func pairWords(g *Game, n []int16, _ words.Namer) string {
	var parts []string
	if i := g.queued(QueueTiles, int(n[0])); i >= 0 {
		f := Of(g.pile(QueueTiles).At(i))
		parts = append(parts, terrainNames[f.Tile.Terrain]+" ("+bonuses[f.Tile.Bonus][0].Words()+")")
	}
	if i := g.queued(QueueSites, int(n[0])); i >= 0 {
		parts = append(parts, Of(g.pile(QueueSites).At(i)).Name)
	}
	if parts == nil {
		return "A pair of the queue"
	}
	return strings.Join(parts, " and ")
}

// orderWords are the players in an order (orderCode).
func orderWords(_ *Game, n []int16, name words.Namer) string {
	return inTurn(n[0], func(_ int16, s table.Seat) string { return name(s) })
}

// bidsWords are they with what each has bid (bidCode).
func bidsWords(_ *Game, n []int16, name words.Namer) string {
	return inTurn(n[0], func(i int16, s table.Seat) string {
		return name(s) + " (" + strconv.Itoa(int(n[1]>>(3*i)&7)) + ")"
	})
}

// inTurn lists the players of an order, each as say has them.
func inTurn(order int16, say func(place int16, s table.Seat) string) string {
	var out []string
	for i := range order >> 8 {
		out = append(out, say(i, table.Seat(order>>(2*i)&3)))
	}
	return strings.Join(out, ", ")
}

func useWords(g *Game, n []int16, _ words.Namer) string {
	if n[0] >= skillKeys {
		owner := (n[0] - skillKeys) / mostSkills
		return characters[g.Mats[owner].Character].Skills[(n[0]-skillKeys)%mostSkills].Name
	}
	return cardName(n[0])
}

func useAt(n int16) string {
	if n >= skillKeys {
		return "skill"
	}
	return "item:" + strconv.Itoa(int(n))
}

// ended is a title as a sentence of its own.
func ended(title string) string {
	if strings.HasSuffix(title, "?") || strings.HasSuffix(title, "!") {
		return title
	}
	return title + "."
}
