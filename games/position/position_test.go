package position_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/position"
	"waystation/table"
)

// A toy game of dogs: they hold sticks, and bones lie in the kennels of a yard.
type yard struct {
	bones  int
	gate   bool
	sticks [2]int8
	bowls  map[string]int
}

func (y *yard) Seats() int { return 2 }

func (y *yard) SeatName(s table.Seat) string { return [...]string{"Rex", "Old Bello"}[s] }

var paths = position.Paths[*yard]{
	Table: []position.Topic[*yard]{
		position.Counter("bones", 0, 9, func(y *yard, _ table.Seat) *int { return &y.bones }),
		{Name: "gate", Want: "yes or no", Set: func(y *yard, _ table.Seat, _, value string) (err error) {
			y.gate, err = position.Yes(value)
			return err
		}},
		{Name: "bowl of", Arg: "DOG", Want: "a number from 0 to 3",
			Set: func(y *yard, _ table.Seat, arg, value string) error {
				n, err := position.Number(value, 0, 3)
				y.bowls[arg] = n
				return err
			},
			Look: func(y *yard, _ table.Seat, arg string) (string, error) { return fmt.Sprint(y.bowls[arg]), nil }},
		{Name: "weather", Look: func(*yard, table.Seat, string) (string, error) { return "fine", nil }},
	},
	Seat: []position.Topic[*yard]{
		position.Counter("sticks", 0, 4, func(y *yard, s table.Seat) *int8 { return &y.sticks[s] }),
	},
}

func Example() {
	y := &yard{bowls: map[string]int{}}
	for _, line := range []string{"bones: 3", "Rex sticks: 2", "rex sticks: 5", "rex bones: 1"} {
		path, value, _ := strings.Cut(line, ":")
		if err := paths.Arrange(y, path, value); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(paths.Look(y, "rex sticks"))
	fmt.Print(paths.Page("rex"))
	// Output:
	// "5" is no number from 0 to 4; sticks must be a number from 0 to 4
	// Rex has no "bones"; a player has sticks
	// 2 <nil>
	// ## The table
	//
	// | path | value |
	// |---|---|
	// | `bones` | a number from 0 to 9 |
	// | `gate` | yes or no |
	// | `bowl of DOG` | a number from 0 to 3 |
	// | `weather` | only to be looked at |
	//
	// ## A player
	//
	// | path | value |
	// |---|---|
	// | `rex sticks` | a number from 0 to 4 |
}

func TestArrangedIsFound(t *testing.T) {
	y := &yard{bowls: map[string]int{}}
	for _, line := range []string{"bones: 7", "BONES: 8", " bowl of Rex : 2", "old bello sticks: 4", "Rex sticks: 1"} {
		path, value, _ := strings.Cut(line, ": ")
		if err := paths.Arrange(y, path, value); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if found, err := paths.Look(y, path); err != nil || found != value {
			t.Errorf("%s: found %q, %v", line, found, err)
		}
	}
	if err := paths.Arrange(y, "gate", " Yes "); err != nil || !y.gate {
		t.Errorf("the gate is %v: %v", y.gate, err)
	}
	if paths.Arrange(y, "bones", "many") == nil || y.bones != 8 {
		t.Errorf("a wrong number left %d bones of 8", y.bones)
	}
}

func TestErrorsSayWhatWouldBeRight(t *testing.T) {
	y := &yard{}
	for path, want := range map[string]string{
		"cats": `no path "cats"; paths are bones, gate, bowl of DOG, weather; and those of a player, such ` +
			`as "rex sticks"`,
		"bowl of":       `no path "bowl of"; paths are`,
		"bowl official": `no path "bowl official"`,
		"bones extra":   `no path "bones extra"`,
		"old bello":     `Old Bello has no ""; a player has sticks`,
		"rexsticks":     `no path "rexsticks"`,
		"weather":       "weather can be looked at, not arranged",
		"gate":          `"5" is neither yes nor no; gate must be yes or no`,
	} {
		if err := paths.Arrange(y, path, "5"); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: want %q, found %v", path, want, err)
		}
	}
	if _, err := paths.Look(y, "gate"); err == nil || err.Error() != "gate can be arranged, not looked at" {
		t.Errorf("looking at the gate: %v", err)
	}
	alone := position.Paths[*yard]{Table: paths.Table}
	if err := alone.Arrange(y, "cats", "5"); err == nil || strings.Contains(err.Error(), "player") {
		t.Errorf("a game without paths of players says %v", err)
	}
	if _, err := position.SeatNamed(y, "Felix"); err == nil ||
		err.Error() != `no player is called "Felix"; the players are Rex, Old Bello` {
		t.Errorf("nobody is called Felix: %v", err)
	}
	if s, err := position.SeatNamed(y, " old bello "); err != nil || s != 1 {
		t.Errorf("old bello is %d: %v", s, err)
	}
}

func TestListsAreReadAsTheyAreSaid(t *testing.T) {
	for said, want := range map[string][]string{"none": nil, "Rex": {"Rex"}, "Rex, Old Bello": {"Rex", "Old Bello"}} {
		if found := position.List(said); !slices.Equal(found, want) || position.OrNone(found) != said {
			t.Errorf("%q is read as %q and said as %q", said, found, position.OrNone(found))
		}
	}
	if found := position.List(""); found != nil {
		t.Errorf("nothing is read as %q", found)
	}
	for said, want := range map[string][2]string{"Tool Crib 1": {"Tool Crib", "1"}, "Rex": {"Rex", ""}} {
		if before, last := position.CutLast(said); before != want[0] || last != want[1] {
			t.Errorf("%q is cut into %q and %q", said, before, last)
		}
	}
	say := func(n int) string { return fmt.Sprint("kennel ", n) }
	if n, err := position.Meant("kennel", "Kennel 2", []int{1, 2}, say); n != 2 || err != nil {
		t.Errorf("kennel 2 is %d: %v", n, err)
	}
	if _, err := position.Meant("kennel", "hut", []int{1, 2}, say); err == nil ||
		err.Error() != `no kennel is called "hut"; there are kennel 1, kennel 2` {
		t.Errorf("no kennel is a hut: %v", err)
	}
	if position.YesNo(true) != "yes" || position.YesNo(false) != "no" {
		t.Error("yes is no")
	}
}

// called are the names of as many cards as it has lists.
func called(lists ...[]string) position.Names {
	return position.Names{Count: func() int { return len(lists) }, Of: func(c table.Card) []string { return lists[c] },
		Like: "such as Bone 2"}
}

func TestCardsAreFoundByTheirNames(t *testing.T) {
	find := called([]string{"Bone", "B-1"}, []string{"Bone 2", "B-2"}, []string{"Old Boot", "B-3", "Boot"}).Card
	for name, want := range map[string]table.Card{"bone": 0, " Bone 2": 1, "b-3": 2, "boot": 2} {
		if c, err := find(name); err != nil || c != want {
			t.Errorf("%q is card %d, %v; want %d", name, c, err, want)
		}
	}
	for name, want := range map[string]string{
		"bon":  `no card is called "bon"; there are Bone, Bone 2`,
		"bo":   `no card is called "bo"; names are such as Bone 2`,
		"ball": `no card is called "ball"; names are such as Bone 2`,
	} {
		if _, err := find(name); err == nil || err.Error() != want {
			t.Errorf("%q: want %q, found %v", name, want, err)
		}
	}
}

func TestCardsWithCommasInTheirNames(t *testing.T) {
	names := called([]string{"Gulls"}, []string{"Gulls, Far Inland"}, []string{"Bone"})
	for list, want := range map[string][]table.Card{
		"none":                          nil,
		"Bone, Gulls":                   {2, 0},
		"Bone, Gulls, Far Inland, bone": {2, 1, 2},
		"Gulls, Gulls,  Far Inland":     {0, 1},
	} {
		if got, err := names.Cards(list); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: cards %v, %v; want %v", list, got, err, want)
		}
	}
	if _, err := names.Cards("Bone, Far Inland"); err == nil ||
		!strings.Contains(err.Error(), `"Far Inland"`) {
		t.Errorf("an unknown card: %v", err)
	}
}

func TestPilesAreSaidAsTheyAreStacked(t *testing.T) {
	names := called([]string{"Bone"}, []string{"Ball"}, []string{"Boot"}, []string{"Stick"})
	deck, aside := pile(1, 3, 0), pile(0, 1, 2)
	piles := []*table.Pile{deck, aside}
	lift := func(c table.Card) { position.Lift(piles, c) }
	position.Stack(deck, []table.Card{2, 1}, lift)
	if in, next := names.In(deck), names.Next(deck); in != "Stick, Bone, Ball, Boot" || next != "Boot, Ball, Bone" {
		t.Errorf("the deck holds %s; next come %s", in, next)
	}
	if in := names.In(aside); in != "none" {
		t.Errorf("aside lie %s", in)
	}
	position.Empty(deck, aside, lift)
	if in, next := names.In(aside), names.Next(deck); in != "Stick, Bone, Ball, Boot" || next != "none" {
		t.Errorf("aside lie %s; next come %s", in, next)
	}
}

// pile is cards of which the first loose lie in no order.
func pile(loose int, cards ...table.Card) *table.Pile {
	p := &table.Pile{Loose: loose}
	for _, c := range cards {
		p.Put(c, 0)
	}
	return p
}

func holds(p *table.Pile, loose int, cards ...table.Card) bool {
	return p.Loose == loose && slices.EqualFunc(p.Cards, cards,
		func(l table.Lying, c table.Card) bool { return l.Card == c })
}

func TestCardsMoveWhole(t *testing.T) {
	deck, hand := pile(3, 1, 2, 3, 4), pile(0, 5, 6)
	piles := []*table.Pile{deck, hand}
	if n := position.PileOf(piles, 6); n != 1 {
		t.Errorf("card 6 lies in pile %d", n)
	}
	position.Lift(piles, 2) // from the loose part
	position.Lift(piles, 4) // from the part in order
	if !holds(deck, 2, 1, 3) {
		t.Errorf("the deck is %+v", deck)
	}
	position.Tuck(deck, 4)
	hand.Put(2, table.Everyone)
	if !holds(deck, 3, 4, 1, 3) || !holds(hand, 0, 5, 6, 2) {
		t.Errorf("the deck is %+v, the hand %+v", deck, hand)
	}
	lift := func(c table.Card) { position.Lift(piles, c) }
	home := func(c table.Card) {
		lift(c)
		position.Tuck(deck, c)
	}
	position.Fill(hand, []table.Card{3, 2, 1}, table.Set(0), lift, home)
	if !holds(deck, 3, 5, 6, 4) || !holds(hand, 0, 3, 2, 1) {
		t.Errorf("the deck is %+v, the hand %+v", deck, hand)
	}
	for _, l := range hand.Cards {
		if l.Seen != table.Set(0) {
			t.Errorf("card %d is seen by %b", l.Card, l.Seen)
		}
	}
	defer func() {
		if said := fmt.Sprint(recover()); said != "position: card 9 lies in no pile" {
			t.Errorf("of a card that lies nowhere it says %q", said)
		}
	}()
	position.PileOf(piles, 9)
}
