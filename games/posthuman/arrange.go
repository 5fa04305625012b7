package posthuman

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// paths are what scenarios arrange and look at: "phase", "next skills", "red hunger", "red gear".
var paths = position.Paths[*Game]{Table: tableTopics(), Seat: playerTopics()}

type topic = position.Topic[*Game]

// Arrange makes one thing about the position as the value says, between two steps. Cards come from wherever they lie;
// what they push out goes back to its deck, or out of the game. The error says what would be right.
func (g *Game) Arrange(path, value string) error {
	if !g.Ready() || g.Over() {
		return fmt.Errorf("positions are arranged after the set-up and before the end")
	}
	err := paths.Arrange(g, path, value)
	g.reckonAll()
	return err
}

// Look tells one thing about the position, in the words in which Arrange takes it.
func (g *Game) Look(path string) (string, error) { return paths.Look(g, path) }

// deckWords are the decks that scenarios may stack.
var deckWords = []deckWord{
	{"events", Events}, {"last events", EventsLast}, {"skills", Skills}, {"equipment", Equipment}, {"weapons", Weapons},
	{"followers", Followers}, {"supplies", Supplies}, {"encounters 1", Encounters1}, {"encounters 2", Encounters2},
	{"encounters 3", Encounters3}, {"human minions", Humans}, {"mutant minions", Mutants}, {"scars", Scars},
	{"actions", Actions}, {"tiles", Tiles},
}

type deckWord struct {
	name  string
	stack Stack
}

func deckNamed(name string) (Stack, error) {
	d, err := position.Meant("deck", name, deckWords, func(d deckWord) string { return d.name })
	return d.stack, err
}

// tableTopics are the paths of what belongs to nobody.
func tableTopics() []topic {
	return []topic{
		{Name: "phase", Want: "one of: " + strings.Join(phaseWords[PhaseEvent:PhaseOver], ", "),
			Set: func(g *Game, _ table.Seat, _, v string) error {
				i := slices.Index(phaseWords, strings.ToLower(v))
				if i < int(PhaseEvent) || i >= int(PhaseOver) {
					return fmt.Errorf("there is no phase %q", v)
				}
				g.Phase, g.Next, g.Done = Phase(i), 0, 0
				for s := range table.Seat(g.Players) {
					g.mat(s).Acted, g.mat(s).Journey = false, Journey{}
				}
				return nil
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.Phase.String(), nil }},
		position.Counter("turn", 1, 99, func(g *Game, _ table.Seat) *int16 { return &g.Turn }),
		{Name: "starter", Want: "a player's colour",
			Set: func(g *Game, _ table.Seat, _, v string) error {
				s, err := position.SeatNamed(g, v)
				if err == nil {
					g.Starter = s
					g.seatRound(s)
				}
				return err
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.Starter), nil }},
		{Name: "everybody", Want: "plain: stats 3, health and morale 6, 5 food and ammo, no cards, nothing declared, " +
			"and Red draws the events", Set: setPlain},
		{Name: "event", Want: "an event or none", Set: setEvent(EventNow), Look: lookEvent(EventNow)},
		{Name: "season", Want: "a seasonal event or none", Set: setEvent(SeasonNow), Look: lookEvent(SeasonNow)},
		{Name: "next", Arg: "DECK", Want: "the cards drawn next, in order", Set: setNext, Look: lookNext},
		{Name: "whole", Arg: "DECK", Want: "all cards of the deck, the topmost first", Set: setWhole, Look: lookNext},
		{Name: "count of", Arg: "DECK", Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			k, err := deckNamed(arg)
			return strconv.Itoa(g.pile(k).Len()), err
		}},
		{Name: "discarded", Arg: "DECK", Want: "all cards of its discard pile, the last on top",
			Set: func(g *Game, _ table.Seat, arg, v string) error {
				k, err := deckNamed(arg)
				if err != nil {
					return err
				}
				return g.fill(g.pile(k+1), v, table.Everyone)
			},
			Look: func(g *Game, _ table.Seat, arg string) (string, error) {
				k, err := deckNamed(arg)
				return named.In(g.pile(k + 1)), err
			}},
		{Name: "place of", Arg: "CARD", Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			c, err := named.Card(arg)
			if err != nil {
				return "", err
			}
			return g.placeName(position.PileOf(g.Piles(), c)), nil
		}},
		{Name: "on sale", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return named.In(g.pile(Shop)), nil
		}},
		{Name: "ended", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return [...]string{"not yet", "the Fortress", "all turned", "too late", "no way"}[g.Final], nil
		}},
	}
}

// placeName is what a pile is called: skill deck, Red's hand.
func (g *Game) placeName(pile int) string {
	if pile < int(seatStacks) {
		return stackName(Stack(pile))
	}
	s := (pile - int(seatStacks)) / int(perSeat)
	own := strings.TrimPrefix(stackName(Stack(pile)), fmt.Sprintf("seat %d ", s))
	return seatNames[s] + "'s " + own
}

// setPlain gives everybody the same, so that scenarios need only say what matters.
func setPlain(g *Game, _ table.Seat, _, v string) error {
	if !strings.EqualFold(v, "plain") {
		return fmt.Errorf("everybody is plain, or nothing is said about them")
	}
	g.Starter = 0
	g.seatRound(0)
	for s := range table.Seat(g.Players) {
		for _, k := range [4]Stack{Hand, Gear, Known, Injury} {
			for p := g.of(s, k); p.Len() > 0; {
				g.home(p.At(p.Len() - 1))
			}
		}
		m := g.mat(s)
		m.Stats, m.Health, m.Morale, m.Hunger, m.Food, m.Ammo, m.Action = [stats]int8{3, 3, 3, 3, 3}, 6, 6, 0,
			5, 5, NoAction
		g.reckon(s)
	}
	return nil
}

// named are the cards by what positions call them.
var named = position.Names{Count: Count, Of: func(c table.Card) []string { return []string{Of(c).Handle, Of(c).ID} },
	Like: "those of the card files, such as Lead Pipe 2 or E1-04"}

// lift takes a card out of its pile with nothing on it; what was mounted on it goes home.
func (g *Game) lift(c table.Card) {
	position.Lift(g.Piles(), c)
	g.Cards[c] = Marks{}
	for o := range g.Cards {
		if k := &g.Cards[o]; k.Mounted && k.On == c {
			g.home(table.Card(o))
		}
	}
}

// home puts a card where it is when nobody has it: at the bottom of its deck, or out of the game.
func (g *Game) home(c table.Card) {
	g.lift(c)
	k := homes[Of(c).Group]
	if k == Shop || k == Characters || Of(c).Start {
		k = Aside
	}
	position.Tuck(g.pile(k), c)
}

// fill makes a pile hold just the cards of a list.
func (g *Game) fill(p *table.Pile, value string, who table.Seats) error {
	list, err := named.Cards(value)
	if err == nil {
		position.Fill(p, list, who, g.lift, g.home)
	}
	return err
}

func setEvent(k Stack) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		list, err := named.Cards(v)
		if err != nil {
			return err
		}
		if len(list) > 1 || len(list) == 1 && Of(list[0]).Kind != KindEvent {
			return fmt.Errorf("%q is not one event", v)
		}
		return g.fill(g.pile(k), v, table.Everyone)
	}
}

func lookEvent(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) { return named.In(g.pile(k)), nil }
}

// deckCards reads the name of a deck, and a list of cards that belong to it.
func deckCards(deck, value string) (Stack, []table.Card, error) {
	k, err := deckNamed(deck)
	if err != nil {
		return 0, nil, err
	}
	list, err := named.Cards(value)
	for _, c := range list {
		if home := homes[Of(c).Group]; home != k && (home != Events || k != EventsLast) {
			return 0, nil, fmt.Errorf("the %s is not a card of that deck", Of(c).Handle)
		}
	}
	return k, list, err
}

// setNext stacks the top of a deck.
func setNext(g *Game, _ table.Seat, arg, v string) error {
	k, list, err := deckCards(arg, v)
	if err == nil {
		position.Stack(g.pile(k), list, g.lift)
	}
	return err
}

// setWhole makes a deck hold nothing else; what was in it is out of the game.
func setWhole(g *Game, _ table.Seat, arg, v string) error {
	k, list, err := deckCards(arg, v)
	if err == nil {
		position.Empty(g.pile(k), g.pile(Aside), g.lift)
		position.Stack(g.pile(k), list, g.lift)
	}
	return err
}

func lookNext(g *Game, _ table.Seat, arg string) (string, error) {
	k, err := deckNamed(arg)
	return named.Next(g.pile(k)), err
}
