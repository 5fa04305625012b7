package heredity

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	Chapter int8   `json:"chapter"`
	Title   string `json:"title"`
	Ending  string `json:"ending"`
	Won     bool   `json:"won"`
	Loops   int16  `json:"loops"`
	Family  string `json:"family"`            // who was played
	Wounded string `json:"wounded,omitempty"` // who was seriously wounded at its end

	Notes []string `json:"notes,omitempty"` // of the journal
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
	for i := range c.Past {
		c.Past[i].Notes = slices.Clone(o.Past[i].Notes)
	}
}

const (
	mostCarried   = 200
	mostMaterials = 1000
	mostPast      = 100
	mostNotes     = 60
	longNote      = 600
	mostNames     = 100
	lastNumber    = 899
)

// carryError says what is wrong with what a match is to begin with.
func carryError(format string, a ...any) error {
	return fmt.Errorf("what the campaign carries: "+format, a...)
}

// readCarry reads what a match is to begin with. The error says what is wrong, and what would be right.
func readCarry(raw []byte) (c Carry, err error) {
	if raw = bytes.TrimSpace(raw); len(raw) == 0 || raw[0] != '{' {
		return c, carryError("%.20q; want an object like {\"next\":1}", raw)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return c, carryError("%w", err)
	}
	for _, check := range []func(*Carry) error{checkNumbers, checkCards, checkKarma, checkWords, checkPast} {
		if err := check(&c); err != nil {
			return c, err
		}
	}
	slices.Sort(c.Marks)
	slices.SortStableFunc(c.Counts, func(a, b Counted) int { return strings.Compare(a.Name, b.Name) })
	return c, nil
}

func checkNumbers(c *Carry) error {
	switch {
	case c.Next < 0 || c.Next >= Chapters:
		return carryError("next is chapter %d; want 0 to %d", c.Next, Chapters-1)
	case c.Materials < 0 || c.Materials > mostMaterials:
		return carryError("materials are %d; want 0 to %d", c.Materials, mostMaterials)
	}
	return nil
}

// checkCards checks the cards that are carried, of which each is in one place.
func checkCards(c *Carry) error {
	seen := map[int16]string{}
	for _, list := range []struct {
		name  string
		cards []Carried
	}{{"items", c.Items}, {"creation", c.Creation}, {"quests", c.Quests}} {
		if len(list.cards) > mostCarried {
			return carryError("%s are %d cards; want %d at most", list.name, len(list.cards), mostCarried)
		}
		for i, x := range list.cards {
			where := fmt.Sprintf("%s[%d]", list.name, i)
			switch {
			case x.Card < firstSpecialNumber || x.Card > lastNumber:
				return carryError("%s is card %d; want %d to %d", where, x.Card, firstSpecialNumber, lastNumber)
			case x.Side != "" && x.Side != "b":
				return carryError("%s shows side %.20q; want \"b\", or nothing for the front", where, x.Side)
			case x.Side != "" && list.name == "creation":
				return carryError("%s shows side %q; want the front, which is what can be made", where, x.Side)
			case seen[x.Card] != "":
				return carryError("%s is card %d, as %s is; want each card once", where, x.Card, seen[x.Card])
			}
			seen[x.Card] = where
		}
	}
	return nil
}

func checkKarma(c *Carry) error {
	found := 0
	for i, n := range c.Karma {
		base := n == firstKarma+9 || n == firstKarma+10
		switch {
		case !base && (n < firstSpecialNumber || n > lastNumber):
			return carryError("karma[%d] is card %d; want 19, 20, or %d to %d", i, n, firstSpecialNumber, lastNumber)
		case slices.Contains(c.Karma[:i], n):
			return carryError("karma[%d] is card %d for the second time; want each card once", i, n)
		case !base:
			found++
		}
	}
	if found > maxFound {
		return carryError("karma has %d cards beside 19 and 20; want %d at most", found, maxFound)
	}
	return nil
}

func checkWords(c *Carry) error {
	if len(c.Marks) > mostCarried || len(c.Counts) > mostCarried {
		return carryError("%d marks and %d counts; want %d at most", len(c.Marks), len(c.Counts), mostCarried)
	}
	for i, word := range c.Marks {
		switch {
		case !proper(word):
			return carryError("marks[%d] is %.50q; want a name like herd-whole", i, word)
		case slices.Contains(c.Marks[:i], word):
			return carryError("marks[%d] is %q for the second time; want each once", i, word)
		}
	}
	for i, x := range c.Counts {
		switch {
		case !proper(x.Name):
			return carryError("counts[%d] is of %.50q; want a name like raised", i, x.Name)
		case slices.ContainsFunc(c.Counts[:i], func(y Counted) bool { return y.Name == x.Name }):
			return carryError("counts[%d] is of %q for the second time; want each once", i, x.Name)
		}
	}
	return nil
}

// proper says whether a word can be remembered from chapter to chapter.
func proper(word string) bool {
	strange := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' }
	return word != "" && len(word) <= 40 && !here(word) && !strings.ContainsFunc(word, strange)
}

func checkPast(c *Carry) error {
	if len(c.Past) > mostPast {
		return carryError("past has %d chapters; want the last %d", len(c.Past), mostPast)
	}
	for i, p := range c.Past {
		switch {
		case p.Chapter < 0 || p.Chapter >= Chapters:
			return carryError("past[%d] is of chapter %d; want 0 to %d", i, p.Chapter, Chapters-1)
		case len(p.Family) > mostNames || len(p.Wounded) > mostNames:
			return carryError("past[%d] names the family at over %d letters", i, mostNames)
		case len(p.Notes) > mostNotes || slices.ContainsFunc(p.Notes, tooLong):
			return carryError("past[%d] has over %d notes, or one of over %d letters", i, mostNotes, longNote)
		}
	}
	return nil
}

func tooLong(note string) bool { return len(note) > longNote }

// check says whether the decks have the cards that are carried. It goes by the decks as they were printed, not by what
// is sealed.
func (s *Story) check(c *Carry) error {
	for i, x := range c.Items {
		if err := s.mustBe(decks.Item, x.Card, x.Side == "b"); err != nil {
			return carryError("items[%d]: %w", i, err)
		}
	}
	for i, x := range c.Creation {
		if err := s.mustBe(decks.Item, x.Card, false); err != nil {
			return carryError("creation[%d]: %w", i, err)
		}
		if s.printed(x.Card, false).Side.Item.Craft == 0 {
			return carryError("creation[%d]: card %d cannot be made; want an item with a cost", i, x.Card)
		}
	}
	for i, x := range c.Quests {
		if err := s.mustBe(decks.Quest, x.Card, x.Side == "b"); err != nil {
			return carryError("quests[%d]: %w", i, err)
		}
	}
	for i, n := range c.Karma {
		if n < firstSpecialNumber {
			continue
		}
		if err := s.mustBe(decks.Karma, n, false); err != nil {
			return carryError("karma[%d]: %w", i, err)
		}
	}
	return nil
}

// mustBe says what is wrong with a card that should be of a kind.
func (s *Story) mustBe(kind decks.Kind, number int16, back bool) error {
	front := s.printed(number, false)
	switch {
	case front == nil:
		return fmt.Errorf("there is no card %d", number)
	case front.Kind != kind:
		return fmt.Errorf("card %d is of kind %s; want %s", number, front.Kind, kind)
	case back && s.printed(number, true) == nil:
		return fmt.Errorf("card %d has no side b", number)
	}
	return nil
}

// printed is a side of a card as it came out of the box, or nil.
func (s *Story) printed(number int16, back bool) *Page {
	for i, p := range s.pages {
		if p.Number != number {
			continue
		}
		if !back {
			return p
		}
		if i+1 < len(s.pages) && s.pages[i+1].Number == number {
			return s.pages[i+1]
		}
		return nil
	}
	return nil
}

//go:embed carries/*.json
var carries embed.FS

// usual is what one usually has at the beginning of a chapter, for playing it alone.
func (s *Story) usual(chapter string) (Carry, error) {
	if !s.bare {
		return usual(chapter)
	}
	n, err := strconv.Atoi(chapter)
	return Carry{Next: int8(n)}, err
}

// usual is what one usually has at a chapter's beginning, in the campaign that comes with the program.
func usual(chapter string) (Carry, error) {
	raw, err := carries.ReadFile("carries/" + chapter + ".json")
	if err != nil {
		return Carry{}, fmt.Errorf("there is no chapter %s; want 1 to %d", chapter, Chapters-1)
	}
	return readCarry(raw)
}

// carriesSum is a hash of what is usual in all chapters.
func carriesSum() string {
	h := sha256.New()
	for n := 1; n < Chapters; n++ {
		c, err := usual(strconv.Itoa(n))
		if err != nil {
			panic(err)
		}
		for _, list := range [][]Carried{c.Items, c.Creation, c.Quests} {
			for i := range list {
				list[i].Name = ""
			}
		}
		fmt.Fprintln(h, c)
	}
	return hex.EncodeToString(h.Sum(nil)[:2])
}

// Legacy is what the match leaves behind. A chapter lost leaves what it began with, less the materials that had been
// handed out (HE-RULING-107, HE-RULING-108); a chapter won what the camp has made of it; the last chapter, once it is
// won, nothing, for the campaign is over.
func (g *Game) Legacy() any {
	if g.won() && g.Chapter == Chapters-1 {
		return nil
	}
	var c Carry
	c.copyFrom(&g.Began)
	if g.won() {
		g.leave(&c)
	} else {
		c.Materials -= min(c.Materials, g.Store.Handed)
	}
	c.Past = append(c.Past, g.past())
	c.Past = c.Past[max(0, len(c.Past)-mostPast):]
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
	p.Family, p.Wounded = g.names(g.all()), g.names(g.Scars)
	p.Notes = slices.Clone(g.Notes)
	return p
}

// names are the names of members.
func (g *Game) names(of crew) string {
	var names []string
	for _, m := range (of & g.all()).members() {
		names = append(names, g.Team[m].Who.String())
	}
	return strings.Join(names, ", ")
}

// leave writes down what a chapter won leaves: everything that was saved in the camp. Of the introduction only what its
// ending names goes on (HE-RULING-115).
func (g *Game) leave(c *Carry) {
	c.Next = g.Chapter + 1
	c.Quests, c.Karma, c.Marks, c.Counts = nil, nil, nil, nil
	for _, n := range g.Quests {
		c.Quests = append(c.Quests, g.carried(Kept{Card: n, Back: g.card(n).Back}))
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
func here(word string) bool { return strings.HasPrefix(word, "here-") }

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
