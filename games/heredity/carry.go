package heredity

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"

	"waystation/games/heredity/decks"
)

// Carry is what a match of a campaign begins with, and what it leaves behind (HE-SAVE-01 to HE-SAVE-07). It is small,
// and made to be read.
type Carry struct {
	Next      int8      `json:"next"`                // the chapter to be played
	Items     []Carried `json:"items,omitempty"`     // the Inventory deck
	Creation  []Carried `json:"creation,omitempty"`  // the Creation deck
	Quests    []Carried `json:"quests,omitempty"`    // not resolved yet
	Karma     []int16   `json:"karma,omitempty"`     // cards gained, beside 10 to 18
	Materials int16     `json:"materials,omitempty"` // kept in the inventory
	Marks     []string  `json:"marks,omitempty"`
	Counts    []Counted `json:"counts,omitempty"`
	Past      []Past    `json:"past,omitempty"` // the chapters played so far, defeats too
}

// Carried is a card, with its title for those who read the file, and the side that it shows.
type Carried struct {
	Card int16  `json:"card"`
	Name string `json:"name,omitempty"`
	Side string `json:"side,omitempty"` // "b", or "" for the front
}

// Counted is a number that is remembered.
type Counted struct {
	Name string `json:"name"`
	N    int16  `json:"n"`
}

// Past is how a chapter was played.
type Past struct {
	Chapter int8     `json:"chapter"`
	Title   string   `json:"title"`
	Ending  string   `json:"ending"`
	Won     bool     `json:"won"`
	Loops   int16    `json:"loops"`
	Family  []string `json:"family"`            // who was played
	Wounded []string `json:"wounded,omitempty"` // who was seriously wounded at its end
}

func (c *Carry) copyFrom(o *Carry) {
	was := *c
	*c = *o
	c.Items = append(was.Items[:0], o.Items...)
	c.Creation = append(was.Creation[:0], o.Creation...)
	c.Quests = append(was.Quests[:0], o.Quests...)
	c.Karma = append(was.Karma[:0], o.Karma...)
	c.Marks = append(was.Marks[:0], o.Marks...)
	c.Counts = append(was.Counts[:0], o.Counts...)
	c.Past = append(was.Past[:0], o.Past...)
}

const (
	mostCarried   = 200
	mostMaterials = 1000
)

// readCarry reads what a match is to begin with. The error says what is wrong, and what would be right.
func readCarry(raw []byte) (c Carry, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return c, fmt.Errorf("what the campaign carries cannot be read: %w", err)
	}
	if c.Next < 0 || c.Next >= Chapters {
		return c, fmt.Errorf("what the campaign carries: the next chapter is %d; want 0 to %d", c.Next, Chapters-1)
	}
	if c.Materials < 0 || c.Materials > mostMaterials {
		return c, fmt.Errorf("what the campaign carries: %d materials; want 0 to %d", c.Materials, mostMaterials)
	}
	for name, list := range map[string][]Carried{"items": c.Items, "creation": c.Creation, "quests": c.Quests} {
		if err := checkCarried(name, list); err != nil {
			return c, err
		}
	}
	if len(c.Marks) > mostCarried || len(c.Counts) > mostCarried || len(c.Past) > mostCarried ||
		len(c.Karma) > maxFound+2 {
		return c, fmt.Errorf("what the campaign carries: more than %d of something", mostCarried)
	}
	for _, n := range c.Karma {
		if n < 19 || n > 899 {
			return c, fmt.Errorf("what the campaign carries: karma %d; want 19, 20 or a card of a deck", n)
		}
	}
	slices.Sort(c.Marks)
	c.Marks = slices.Compact(c.Marks)
	slices.SortFunc(c.Counts, func(a, b Counted) int { return bytes.Compare([]byte(a.Name), []byte(b.Name)) })
	return c, nil
}

func checkCarried(name string, list []Carried) error {
	if len(list) > mostCarried {
		return fmt.Errorf("what the campaign carries: %d %s; want %d at most", len(list), name, mostCarried)
	}
	for i, x := range list {
		switch {
		case x.Card < firstSpecialNumber || x.Card > 899:
			return fmt.Errorf("what the campaign carries: %s %d is card %d; want 50 to 899", name, i+1, x.Card)
		case x.Side != "" && x.Side != "b":
			return fmt.Errorf("what the campaign carries: %s %d shows side %q; want \"\" or \"b\"", name, i+1, x.Side)
		case slices.ContainsFunc(list[:i], func(y Carried) bool { return y.Card == x.Card }):
			return fmt.Errorf("what the campaign carries: card %d is twice among the %s", x.Card, name)
		}
	}
	return nil
}

//go:embed carries/*.json
var carries embed.FS

// usual is what one usually has at the beginning of a chapter, for playing it alone.
func usual(chapter int8) (Carry, error) {
	raw, err := carries.ReadFile(fmt.Sprintf("carries/%d.json", chapter))
	if err != nil {
		return Carry{Next: chapter}, nil
	}
	return readCarry(raw)
}

// Legacy is what the match leaves behind. A chapter lost leaves what it began with, less the materials that had been
// handed out (HE-RULING-107, HE-RULING-108); a chapter won what the camp has made of it.
func (g *Game) Legacy() any {
	var c Carry
	c.copyFrom(&g.Began)
	if c.Next != g.Chapter {
		c.Next = g.Chapter
	}
	past := g.past()
	if g.won() {
		g.leave(&c)
	} else {
		c.Materials -= min(c.Materials, g.Store.Handed)
	}
	c.Past = append(c.Past, past)
	return c
}

// past is how this chapter went.
func (g *Game) past() Past {
	p := Past{Chapter: g.Chapter, Won: g.won(), Loops: int16(g.Row.Loops)}
	if c := g.chapter(); c != nil {
		p.Title = c.Title
		if g.Final > 0 {
			p.Ending = c.Endings[g.Final-1]
		}
	}
	for m := range g.Size {
		p.Family = append(p.Family, g.Team[m].Who.String())
		if g.Scars.has(m) {
			p.Wounded = append(p.Wounded, g.Team[m].Who.String())
		}
	}
	return p
}

// leave writes down what a chapter won leaves: everything that was saved in the camp. Of the introduction only what its
// ending names goes on (HE-RULING-115).
func (g *Game) leave(c *Carry) {
	c.Next = g.Chapter + 1
	c.Quests, c.Karma, c.Marks, c.Counts = nil, nil, nil, nil
	for _, n := range g.Quests {
		c.Quests = append(c.Quests, g.carried(Kept{Card: n}))
	}
	for slot := firstKarma + 9; slot < firstKarma+baseKarma; slot++ {
		if g.inKarma(int16(slot)) {
			c.Karma = append(c.Karma, int16(slot))
		}
	}
	for _, n := range g.Found {
		if n != 0 && g.inKarma(n) {
			c.Karma = append(c.Karma, n)
		}
	}
	for _, word := range g.Marks {
		if !here(word) {
			c.Marks = append(c.Marks, word)
		}
	}
	for _, x := range g.Counts {
		if !here(x.Name) && x.N != 0 {
			c.Counts = append(c.Counts, Counted(x))
		}
	}
	if g.Chapter == 0 {
		return
	}
	c.Items, c.Creation = nil, nil
	for _, k := range g.Store.Items {
		c.Items = append(c.Items, g.carried(k))
	}
	for _, k := range g.Store.Plans {
		c.Creation = append(c.Creation, g.carried(k))
	}
	c.Materials = g.Store.Materials
}

// here says whether something is remembered only through one chapter.
func here(word string) bool { return len(word) > 5 && word[:5] == "here-" }

func (g *Game) carried(k Kept) Carried {
	c := Carried{Card: k.Card, Name: g.title(k.Card)}
	if k.Back {
		c.Side = "b"
	}
	return c
}

// inKarma says whether a Karma card is in the deck or on its discard pile.
func (g *Game) inKarma(number int16) bool {
	slot, ok := g.karmaSlot(number)
	return ok && (g.Karma.Find(slot) >= 0 || g.KarmaGone.Find(slot) >= 0)
}

// allStory is the campaign that comes with the program.
func allStory() (*Story, error) {
	all, err := decks.All()
	if err != nil {
		return nil, err
	}
	return newStory(all)
}
