package decks

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// checker looks at decks that could be read, for what a table would stumble over.
type checker struct {
	deck    *Deck
	cards   map[int]*Card
	refs    map[int][]int // what a card leads to
	written map[string]bool
	earlier map[int]bool // numbers of this and the earlier decks
	errs    []error
	at      *Card
	side    *Side // of at
	ended   map[string]bool
}

// check finds what is wrong with decks in their order: numbers, ways, places, anchors, marks, lengths.
func check(decks []*Deck) []error {
	var errs []error
	written, earlier := map[string]bool{}, map[int]bool{}
	owner := map[int]string{}
	for _, d := range decks {
		c := checker{deck: d, written: written, earlier: earlier}
		c.cards, c.refs, c.ended = map[int]*Card{}, map[int][]int{}, map[string]bool{}
		for i := range d.Cards {
			n := d.Cards[i].Number
			c.at = &d.Cards[i]
			if other, taken := owner[n]; taken {
				c.fail("its number is that of a card of %s", other)
			}
			if n < 50 || n > 899 {
				c.fail("its number is to be 50 to 899 (HE-RULING-61)")
			}
			owner[n] = d.ID
			earlier[n] = true
			c.cards[n] = &d.Cards[i]
		}
		c.marks()
		for i := range d.Cards {
			c.card(&d.Cards[i])
		}
		c.at = nil
		c.head()
		c.reached()
		c.turning()
		c.ground()
		errs = append(errs, c.errs...)
	}
	return errs
}

func (c *checker) fail(format string, args ...any) {
	what := c.deck.ID + ".yaml:1: "
	if c.at != nil {
		what = fmt.Sprintf("%s.yaml:%d: card %d (%s): ", c.deck.ID, c.at.line, c.at.Number, c.at.title())
	}
	c.errs = append(c.errs, errors.New(what+fmt.Sprintf(format, args...)))
}

func (c *Card) title() string {
	if c.A == nil {
		return "no front"
	}
	return c.A.Title
}

func (c *Card) sides() []*Side {
	return slices.DeleteFunc([]*Side{c.A, c.B}, func(s *Side) bool { return s == nil })
}

// marks notes which marks and counts the deck writes, so that a card may read what a later one writes.
func (c *checker) marks() {
	probe := *c
	for i := range c.deck.Cards {
		probe.card(&c.deck.Cards[i])
	}
}

// head checks what is said of the deck as a whole.
func (c *checker) head() {
	if card := c.cards[c.deck.Cover]; card == nil || card.Kind != Cover {
		c.fail("the cover is card %d, which is no card of kind cover", c.deck.Cover)
	}
	for _, who := range c.deck.Cast {
		if !slices.Contains(Family, who) {
			c.fail("the cast names %q, expected some of %s", who, strings.Join(Family, ", "))
		}
	}
	won := false
	for _, e := range c.deck.Endings {
		won = won || e.Victory
		if e.Text == "" || !c.ended[e.ID] {
			c.fail("the ending %s has no text, or no card comes to it", e.ID)
		}
	}
	if !won {
		c.fail("no ending is a victory")
	}
}

// reached fails for every card that nothing leads to, beginning at the Cover.
func (c *checker) reached() {
	seen := map[int]bool{c.deck.Cover: true}
	for todo := []int{c.deck.Cover}; len(todo) > 0; todo = todo[1:] {
		for _, n := range c.refs[todo[0]] {
			if !seen[n] && c.cards[n] != nil {
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	for i := range c.deck.Cards {
		c.at = &c.deck.Cards[i]
		if !seen[c.at.Number] {
			c.fail("no card leads to it")
		}
	}
	c.at = nil
}

var (
	colours = strings.Fields("red blue green yellow violet white")
	places  = strings.Fields("bag head body foot")
	icons   = strings.Fields("look talk interact move punch kick")
	kinds   = []Kind{Cover, Map, Item, Narrative, Quest, Karma}
)

func (c *checker) card(card *Card) {
	c.at = card
	if !slices.Contains(kinds, card.Kind) {
		c.fail("its kind is %q, expected one of %v", card.Kind, kinds)
	}
	if card.A == nil {
		c.fail("it has no side a")
		return
	}
	for _, s := range card.sides() {
		same := (card.Kind == Map) == (s.Map != nil) && (card.Kind == Item) == (s.Item != nil)
		if !same || (card.Kind == Karma) != (s.Karma != nil) {
			c.fail("a card of kind map, item or karma has that part on each side, and no other card has")
		}
		c.look(s)
	}
	if n := card.Replaces; n != 0 {
		c.number(n)
	}
}

func (c *checker) look(s *Side) {
	c.side = s
	if s.Title == "" || len(strings.Fields(s.Title)) > 4 {
		c.fail("a side needs a title of one to four words, found %q", s.Title)
	}
	if s.Proper && s.Map == nil {
		c.fail("only the name of a map can be proper")
	}
	for _, colour := range append([]string{s.Anchors.Left, s.Anchors.Top, s.Anchors.Bottom}, s.Anchors.Right...) {
		if colour != "" && !slices.Contains(colours, colour) {
			c.fail("an anchor is %q, expected one of %s", colour, strings.Join(colours, ", "))
		}
	}
	if left := s.Anchors.Left; left != "" && !slices.Contains(colours[:4], left) {
		c.fail("its left anchor is %s, expected red, blue, green or yellow (HE-RULING-66)", left)
	}
	inRow := false
	for i := range s.Sections {
		sec := &s.Sections[i]
		inRow = inRow || sec.Timeline != nil || sec.NPC != nil
		c.section(s, sec)
	}
	if words := len(strings.Fields(s.Clause)); inRow && (words < 1 || words > 7) {
		c.fail("a side with a red box needs a clause of one to seven words, found %q", s.Clause)
	}
	if held := s.Anchors.Left + s.Anchors.Top + s.Anchors.Bottom; inRow && held == "" {
		c.fail("a side with a red box needs an anchor: left, or top or bottom for a support")
	}
	c.steps(s.Leaves)
	if s.Item != nil {
		c.item(s.Item)
	}
	if s.Map != nil {
		c.field(s.Map)
	}
	if s.Karma != nil {
		c.steps(s.Karma.Do)
	}
}

func (c *checker) section(s *Side, sec *Section) {
	parts := 0
	for _, there := range []bool{
		sec.Narrative != nil, sec.Note != "", sec.Instruction != nil, sec.Action != nil,
		sec.Direct != nil, sec.NPC != nil, sec.Question != nil, sec.Timeline != nil,
	} {
		if there {
			parts++
		}
	}
	if parts != 1 || (sec.Narrative != nil) != (sec.Text != "") {
		c.fail("a section is one of narrative (with a text), note, instruction, action, direct, npc, question, " +
			"timeline")
	}
	c.cond(sec.If)
	if n := len(strings.Fields(sec.Text)); n > 140 {
		c.fail("a text of %d words; 140 are the most", n)
	}
	c.steps(sec.Instruction)
	if a := sec.Action; a != nil {
		c.cond(a.If)
		c.steps(a.Effects)
		if a.Name == "" || len(a.Icons) == 0 || len(a.Effects) == 0 {
			c.fail("an action needs a name, icons and effects")
		}
		for _, i := range a.Icons {
			c.number(i.At.Card)
			c.icon(i.Icon)
		}
	}
	if d := sec.Direct; d != nil {
		c.cond(d.If)
		c.steps(d.Do)
		for _, i := range d.Icons {
			c.icon(i)
		}
	}
	if q := sec.Question; q != nil {
		c.question(q)
	}
	if t := sec.Timeline; t != nil {
		support := s.Anchors.Left == ""
		around := len(t.Before) + len(t.After) + len(t.Instead)
		if support != (around > 0) || support && len(t.Steps) > 0 {
			c.fail("only a support has 'before', 'after' and 'instead'; other cards in the Timeline have 'steps'")
		}
		for _, list := range [][]Step{t.Steps, t.Before, t.After, t.Instead} {
			c.steps(list)
		}
	}
	if n := sec.NPC; n != nil {
		c.npc(n)
	}
}

func (c *checker) npc(n *NPC) {
	if n.Name == "" || n.Life < 1 || n.Life > 20 || n.Defence < 0 || n.Defence > 3 || len(n.Figures) == 0 {
		c.fail("an npc needs a name, a life of 1 to 20, a defence of 0 to 3 and figures")
	}
	if len(n.AI) == 0 && len(n.Neutral) == 0 && !n.Hostile || len(n.AI) == 0 && len(n.Angry) == 0 {
		c.fail("an npc needs 'ai', or 'neutral' and 'hostile ai'")
	}
	if len(n.Death) == 0 {
		c.fail("an npc needs a death")
	}
	for _, f := range n.Figures {
		for _, at := range f {
			c.number(at.Card)
		}
	}
	for _, list := range [][]Step{n.AI, n.Neutral, n.Angry, n.Talk, n.Angered, n.Struck, n.Each, n.Death} {
		c.steps(list)
	}
}

func (c *checker) item(it *Thing) {
	if !slices.Contains(places, it.Place) || it.Text == "" {
		c.fail("an item needs a text and a place: %s", strings.Join(places, ", "))
	}
	for _, s := range it.Slots {
		c.steps(s.Do)
		for _, i := range s.Icons {
			c.icon(i)
		}
		if s.Attack != nil {
			c.attack(s.Attack)
		}
	}
	for _, camp := range it.Camp {
		c.steps(camp.Do)
	}
	c.steps(it.Gain)
	c.steps(it.Lose)
	if it.Upgrade > 0 && c.at.B == nil {
		c.fail("it can be upgraded but has no side b")
	}
}

func (c *checker) attack(a *Attack) {
	if a.Range < 1 || a.Damage < 0 {
		c.fail("an attack needs a range of 1 or more")
	}
	c.steps(a.Hit)
	c.steps(a.Miss)
}

func (c *checker) field(f *Field) {
	for _, side := range slices.Sorted(maps.Keys(f.Exits)) {
		c.lead(f.Exits[side])
	}
	for _, l := range f.Links {
		c.lead(l.To)
	}
	for _, s := range append(slices.Clone(f.Spots), f.Events...) {
		if s.Take != 0 {
			c.lead(s.Take)
		}
		if (s.Take == 0) == (len(s.Do) == 0) || !slices.Contains(squares, s.Cell) {
			c.fail("a spot needs a cell and either 'take' or 'do'")
		}
		if s.Icon != "" {
			c.icon(s.Icon)
		}
		c.steps(s.Do)
	}
	for _, n := range f.Autoload {
		c.lead(n)
	}
	for _, t := range f.Traps {
		c.steps(t.Do)
	}
	for _, at := range slices.Sorted(maps.Keys(f.Crosses)) {
		if !slices.Contains(squares, at) || !slices.Contains(Family, f.Crosses[at]) {
			c.fail("a cross needs a cell and one of the family, found %s: %s", at, f.Crosses[at])
		}
	}
}

func (c *checker) icon(name string) {
	if !slices.Contains(icons, name) {
		c.fail("an icon is %q, expected one of %s", name, strings.Join(icons, ", "))
	}
}

func (c *checker) question(q *Question) {
	if !q.Check && q.Text == "" || len(q.Options) == 0 {
		c.fail("a question needs options, and a text unless it is 'check'")
	}
	for _, o := range q.Options {
		c.cond(o.If)
		c.steps(o.Do)
		if o.Text == "" {
			c.fail("an option needs a text")
		}
	}
}

// number checks that a card exists in this deck or an earlier one. The Base deck's are below 50.
func (c *checker) number(n int) {
	if n >= 50 && !c.earlier[n] {
		c.fail("it names card %d, which neither this deck nor an earlier one has", n)
	}
}

// lead notes that the present card leads to another of this deck.
func (c *checker) lead(n int) {
	if c.cards[n] == nil {
		c.fail("it leads to card %d, which this deck does not have", n)
	}
	c.refs[c.at.Number] = append(c.refs[c.at.Number], n)
}

// leading are the forms that bring a card of this deck into play.
var leading = []string{
	"take {n}", "flip {ref}", "quest {n}", "give {n} to {who}", "drop {n} at {cell}",
	"lay {n} {word} of {n}", "replace {n} by {n}",
}

func (c *checker) steps(list []Step) {
	for i := range list {
		s := &list[i]
		switch {
		case s.Card.Number == 0:
		case slices.Contains(leading, s.Form):
			c.lead(s.Card.Number)
		case s.Form != "karma {n}" && s.Form != "lose karma {n}":
			c.number(s.Card.Number)
		case s.Card.Number >= 50:
			c.lead(s.Card.Number)
		}
		if s.Form == "support {n}" {
			c.support(s.Card.Number)
		}
		if s.Form == "move {k} to {n}" {
			c.goal(s.Card.Number)
		}
		if s.Form == "burn {ref}" || s.Form == "discard {ref}" {
			c.whole(s.Card)
		}
		for _, n := range s.Cards {
			if s.Form == "deck {word} {list}" || s.Form == "replace {n} by {n}" {
				c.lead(n)
			} else {
				c.number(n)
			}
		}
		for _, n := range s.Who.Cards {
			c.number(n)
		}
		if s.Cell.Card != 0 {
			c.number(s.Cell.Card)
		}
		if s.Form == "set {id}" || s.Form == "count {id} {k}" {
			c.written[s.Word] = true
		}
		c.cond(s.If)
		for _, more := range [][]Step{s.Last, s.Or, s.Then, s.Else} {
			c.steps(more)
		}
		if s.Question != nil {
			c.question(s.Question)
		}
		if s.Attack != nil {
			c.attack(s.Attack)
		}
		if s.Form == "victory {id}" || s.Form == "defeat {id}" {
			c.ending(s)
		}
	}
}

// whole checks that a card with a back is not put away by its front alone (HE-CARD-05): turned over it would stay.
func (c *checker) whole(r Ref) {
	if card := c.cards[r.Number]; card != nil && card.B != nil && r.Side == "" {
		n := r.Number
		c.fail("it puts away card %d, which has a back, by its front alone; want %d(b), or %db", n, n, n)
	}
}

// goal checks that figures go to a field: they would stay where they are (HE-RULING-78).
func (c *checker) goal(n int) {
	if card := c.cards[n]; card == nil || card.A == nil || card.A.Map == nil {
		c.fail("figures move to card %d, which is no field; want 'toward nearest %d' for a figure", n, n)
	}
}

// support checks that the present card can hold on to another; 1 is the Player card, which has a violet anchor below
// (HE-RULING-66).
func (c *checker) support(n int) {
	host := Anchors{Bottom: "violet"}
	if other := c.cards[n]; other != nil && other.A != nil {
		host = other.A.Anchors
	}
	own := c.side.Anchors
	above := own.Bottom != "" && own.Bottom == host.Top
	below := own.Top != "" && own.Top == host.Bottom
	if !above && !below {
		c.fail("it is to support card %d, but their anchors do not meet: top and bottom, in one colour", n)
	}
}

func (c *checker) ending(s *Step) {
	c.ended[s.Word] = true
	for _, e := range c.deck.Endings {
		if e.ID == s.Word && e.Victory == (s.Form == "victory {id}") {
			return
		}
	}
	c.fail("it comes to %q, which is none of the deck's endings of that kind", s.Text)
}

func (c *checker) cond(cond Cond) {
	for _, clause := range cond {
		for _, f := range clause {
			if f.Card.Number != 0 {
				c.number(f.Card.Number)
			}
			for _, n := range f.Cards {
				c.number(n)
			}
			reads := f.Form == "{id}" || strings.HasPrefix(f.Form, "count {id}")
			if reads && !c.written[f.Word] {
				c.fail("it reads %q, which neither this deck nor an earlier one writes", f.Word)
			}
		}
	}
}
