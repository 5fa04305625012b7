package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// scene is a position on the road, what will be answered and what chance will bring.
type scene struct {
	*Game
	t      *testing.T
	tab    *table.Table
	script []string            // keys, labels or verbs, in the order asked
	chance map[string][]string // by die or pile: what comes next
	asked  []string            // the questions put, by kind
	offers []string            // the keys of the last question
	seen   scenario.Witness    // the rules that occurred
}

// The seats of a scene, whose colours are always the same.
const (
	red table.Seat = iota
	green
	yellow
	blue
)

// set lays out a game with board sides such as "CDC", nothing in the market, and the turn order red, green, yellow,
// blue.
func set(t *testing.T, players int, sides string) *scene {
	t.Helper()
	options := map[string]string{}
	for i, side := range sides {
		options["region"+string(rune('1'+i))] = string(side)
	}
	for i := range players {
		options["colour"+string(rune('1'+i))] = []string{"red", "green", "yellow", "blue"}[i]
	}
	g, err := newGame(table.Setup{Seats: players, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	s := &scene{Game: g.(*Game), t: t, chance: map[string][]string{}}
	s.tab = table.InPlace(1, 2, table.Config{Decider: s, Rig: s.rig, Marks: true, Loud: true})
	s.Step(s.tab)
	for slot := 1; slot <= 5; slot++ {
		if p := s.pile(slotPile(slot)); p.Len() > 0 {
			p.Move(s.tab, 0, s.pile(Aside), table.Everyone, table.Everyone)
		}
	}
	slices.Sort(s.Order)
	return s
}

// rig brings what was announced, and else the last card that is no Enemy and no Event, or the lowest number.
func (s *scene) rig(c table.Chance) int {
	if next := s.chance[c.Name]; len(next) > 0 {
		s.chance[c.Name] = next[1:]
		if c.Sides > 0 {
			return int(next[0][0] - '0')
		}
		return int(s.card(next[0]))
	}
	if c.Sides > 0 {
		return 1
	}
	last := len(c.Cards) - 1
	for last > 0 && (Of(c.Cards[last].Card).Kind == KindEnemy || Of(c.Cards[last].Card).Kind == KindEvent) {
		last--
	}
	return int(c.Cards[last].Card)
}

// Pick answers by the script.
func (s *scene) Pick(seat table.Seat, p *table.Prompt, options []table.Option) int {
	s.t.Helper()
	s.asked = append(s.asked, p.Kind)
	s.seen.Asked(p)
	s.offers = s.offers[:0]
	for _, o := range options {
		s.offers = append(s.offers, table.Key(s.Verbs(), o))
	}
	if p == askBox && (len(s.script) == 0 || !slices.Contains(s.offers, s.script[0])) {
		return 0 // where it is stowed makes no difference
	}
	if len(s.script) == 0 {
		for i, o := range options {
			if o.Verb == VerbStop || o.Verb == VerbHold {
				return i
			}
		}
		s.t.Fatalf("%s is asked %q and has no answer: %s", s.SeatName(seat), p.Kind, s.labels(seat, options))
	}
	want := s.script[0]
	s.script = s.script[1:]
	for i, o := range options {
		label, _ := s.Label(o, seat, nil)
		if key := s.offers[i]; want == key || want == label || want == s.Verbs()[o.Verb] {
			return i
		}
	}
	s.t.Fatalf("%s is asked %q and can't answer %q: %s", s.SeatName(seat), p.Kind, want, s.labels(seat, options))
	return 0
}

// reckonAll counts the convoys, whose cards and boxes scenes change as they like.
func (s *scene) reckonAll() {
	for who := range table.Seat(s.Players) {
		s.reckon(who)
	}
}

func (s *scene) labels(seat table.Seat, options []table.Option) string {
	var words []string
	for _, o := range options {
		label, _ := s.Label(o, seat, nil)
		words = append(words, table.Key(s.Verbs(), o)+" ("+label+")")
	}
	return strings.Join(words, ", ")
}

// play plays a phase. Whoever has no answer in the script stays, holds fire, and stows things where they fit.
func (s *scene) play(p Phase, script ...string) {
	s.t.Helper()
	s.Phase, s.Next, s.script, s.asked = p, 0, script, nil
	s.reckonAll()
	for s.Phase == p {
		s.Step(s.tab)
		if what := broken(s.Game); what != "" {
			s.t.Fatal(what)
		}
	}
	if len(s.script) > 0 {
		s.t.Fatalf("never asked: %q", s.script)
	}
}

func (s *scene) card(name string) table.Card {
	s.t.Helper()
	c, ok := Named(name)
	if !ok {
		s.t.Fatalf("no card is called %q", name)
	}
	return c
}

// lay puts cards into a pile, wherever they were.
func (s *scene) lay(to *table.Pile, names ...string) {
	s.t.Helper()
	for _, name := range names {
		c := s.card(name)
		for _, p := range s.Piles() {
			if i := p.Find(c); i >= 0 {
				p.Move(s.tab, i, to, table.Everyone, table.Everyone)
				break
			}
		}
	}
}

// calm takes the Events that strike everybody out of the decks, for scenes that play on through many rounds.
func (s *scene) calm() {
	s.t.Helper()
	s.lay(s.pile(Aside), "Electrostatic Prelude", "Electrostatic Prelude 2")
}

// mount puts Devices on the Truck and then the Trailers of a player.
func (s *scene) mount(who table.Seat, names ...string) {
	s.t.Helper()
	for i, name := range names {
		s.lay(s.of(who, Devices), name)
		host := s.truck(who)
		if i > 0 {
			host = s.of(who, Trailers).At(i - 1)
		}
		s.Cards[s.card(name)].On = host
	}
	s.reckon(who)
}

// inBox is what lies in a box of a card, counted from 1.
func (s *scene) inBox(name string, i int) *Cargo { return &s.Stow[s.card(name)][i-1] }

// empty takes all tokens but Survivors from a convoy; load then fills free boxes.
func (s *scene) empty(who table.Seat) {
	for _, b := range s.boxes(who) {
		if c := s.cargo(b); c.Token != SurvivorToken {
			c.Token = NoToken
		}
	}
	s.reckon(who)
}

func (s *scene) load(who table.Seat, tokens ...Token) {
	for _, x := range tokens {
		s.place(who, x)
	}
}

// foe puts an Enemy over a region, with the first side of a Hitpoints card of its deck.
func (s *scene) foe(name string, region int8) int {
	s.t.Helper()
	s.lay(s.pile(Enemies), name)
	n := int(Of(s.card(name)).Number)
	p := s.pile(Hitpoints1 + Stack(deckOf(n)))
	s.Foes[n] = Foe{Card: s.card(name), Region: region, Hitpoints: p.Draw(s.tab, s.pile(Defences), table.Everyone)}
	return n
}

// exercises claims that rules occur in the scene, as questions or in what is told; it is checked when the test ends.
func (s *scene) exercises(rules ...string) {
	s.t.Helper()
	s.t.Cleanup(func() {
		s.t.Helper()
		s.events()
		s.seen.Exercises(s.t, rules...)
	})
}

// events takes what was told since the last call.
func (s *scene) events() []table.Event {
	told := s.tab.Told()
	s.seen.Told(told)
	return told
}

// shows is want for a value that some rules decide.
func (s *scene) shows(rules, what string, got, want any) {
	s.t.Helper()
	scenario.Shows(s.t, rules, what, got, want)
}

func (s *scene) want(what string, got, want any) {
	s.t.Helper()
	if got != want {
		s.t.Errorf("%s: %v, want %v", what, got, want)
	}
}
