package saga

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// paths are what scenarios arrange and look at: "phase", "next enemies 1", "red morale", "green map".
var paths position.Paths[*Game]

// makePaths lists the paths; they know the limits of the boards.
func makePaths() position.Paths[*Game] {
	return position.Paths[*Game]{
		Table: tableTopics(), Seat: slices.Concat(playerTopics(), cardTopics(), sideTopics(), fightTopics()),
	}
}

type topic = position.Topic[*Game]

// Arrange makes one thing about the position as the value says, between two steps. Cards come from wherever they lie;
// what they push out goes back to its deck, or out of the game. The error says what would be right.
func (g *Game) Arrange(path, value string) error {
	if !g.Ready() || g.Over() {
		return fmt.Errorf("positions are arranged after the set-up and before the end")
	}
	err := paths.Arrange(g, path, value)
	g.follow()
	return err
}

// Look tells one thing about the position, in the words in which Arrange takes it.
func (g *Game) Look(path string) (string, error) { return paths.Look(g, path) }

// phaseWords are the phases by number, the parts of the mornings too.
var phaseWords = [...]string{PhaseSetup: "set-up", PhaseEncroaching: "encroaching", PhaseEating: "eating",
	PhaseStory: "story", PhaseBroadcast: "broadcast", PhaseTaking: "taking", PhaseEvent: "event",
	PhaseDeclare: "declare", PhaseDay: "day", PhaseSecondDay: "second day", PhaseNight: "night", PhaseRefill: "refill",
	PhaseBrawl: "brawl", PhaseOver: "over"}

// stackWords are the decks and bags that scenarios may stack.
var stackWords = []stackWord{
	{"terrain", Tiles}, {"sites", SiteBag}, {"stories", StoryBag}, {"enemies 1", Enemies1}, {"enemies 2", Enemies2},
	{"bosses", Bosses}, {"ranged weapons", Ranged}, {"melee weapons", Melee}, {"equipment", Gear},
	{"followers", Followers}, {"minor mutations", Minor}, {"major mutations", Major}, {"events", Events},
}

type stackWord struct {
	name  string
	stack Stack
}

func deckNamed(name string) (Stack, error) {
	d, err := position.Meant("deck", name, stackWords, func(d stackWord) string { return d.name })
	return d.stack, err
}

// tableTopics are the paths of what belongs to nobody.
func tableTopics() []topic {
	return []topic{
		position.Counter("round", 1, 16, func(g *Game, _ table.Seat) *int8 { return &g.Round }),
		{Name: "phase", Want: "one of: " + strings.Join(phaseWords[PhaseEncroaching:PhaseBrawl], ", "), Set: setPhase,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return phaseWords[g.Phase], nil }},
		{Name: "order", Want: "all players by colour, the first first", Set: setOrder, Look: lookOrder},
		{Name: "turn", Want: "the colour of the player whose part of the phase is next", Set: setTurn, Look: lookTurn},
		{Name: "next", Arg: "DECK", Want: "the cards drawn next, in order", Set: setNext, Look: lookNext},
		{Name: "whole", Arg: "DECK", Want: "all cards of the deck, the topmost first", Set: setWhole, Look: lookNext},
		{Name: "discarded", Arg: "DECK", Want: "all cards of its discard pile, the last on top", Set: setDiscarded,
			Look: lookDiscarded},
		{Name: "count of", Arg: "DECK", Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			k, err := deckNamed(arg)
			return strconv.Itoa(g.pile(k).Len()), err
		}},
		{Name: "morning", Want: "a player's colour, or quiet", Set: setMorning, Look: lookMorning},
		{Name: "morning tokens", Look: lookMornings},
		{Name: "queue", Want: "terrain and site of each space, such as: TT-C1 + Lab, TT-F2 + none", Set: setQueue,
			Look: lookQueue},
		{Name: "events in play", Want: "events", Set: setTablePile(Lasting, KindEvent), Look: lookTablePile(Lasting)},
		{Name: "recon", Want: "a recon objective", Set: setTablePile(Recon, KindRecon), Look: lookTablePile(Recon)},
		{Name: "bonuses taken", Want: "sequences from 1 to 4, or none", Set: setBonuses, Look: lookBonuses},
		{Name: "boss shown", Want: "a boss, or none", Set: setTablePile(BossShown, KindEnemy),
			Look: lookTablePile(BossShown)},
		position.Counter("threat", 0, int(board.Fortress)-1, func(g *Game, _ table.Seat) *int8 { return &g.Alarm }),
		{Name: "track", Arg: "SITE", Want: "a number from 0 to 2: sites beside the marker", Set: setTrack,
			Look: lookTrack},
		{Name: "last round", Want: "yes or no: whether a boss was killed in this round", Set: setDoomed,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return position.YesNo(g.Doomed), nil }},
		{Name: "mission spaces", Look: lookSpaces},
		{Name: "place of", Arg: "CARD", Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			c, err := named.Card(arg)
			if err != nil {
				return "", err
			}
			return placeName(position.PileOf(g.Piles(), c)), nil
		}},
		{Name: "counters on", Arg: "CARD", Want: "a number from 0 to 9", Set: setCounters, Look: lookCounters},
		{Name: "ended", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			if g.Final == NotYet {
				return "not yet", nil
			}
			return g.Ending(), nil
		}},
	}
}

func setPhase(g *Game, _ table.Seat, _, v string) error {
	i := slices.Index(phaseWords[:], strings.ToLower(v))
	if i < int(PhaseEncroaching) || i >= int(PhaseBrawl) {
		return fmt.Errorf("there is no phase %q", v)
	}
	g.begin(Phase(i))
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		m.Acted, m.Stage, m.Waits = false, StageBegin, false
		if (g.Phase == PhaseDay || g.Phase == PhaseSecondDay) && m.Action == NoAction {
			m.Action = Camp
		}
	}
	return nil
}

func setOrder(g *Game, _ table.Seat, _, v string) error {
	names := position.List(v)
	if len(names) != int(g.Players) {
		return fmt.Errorf("%d players are in the order, and %d play", len(names), g.Players)
	}
	var order [maxSeats]table.Seat
	var seen table.Seats
	for i, name := range names {
		s, err := position.SeatNamed(g, name)
		if err != nil {
			return err
		}
		if seen.Has(s) {
			return fmt.Errorf("%s is there twice", g.SeatName(s))
		}
		order[i], seen = s, seen.With(s)
	}
	g.Order = order
	return nil
}

func lookOrder(g *Game, _ table.Seat, _ string) (string, error) {
	var out []string
	for _, s := range g.Order[:g.Players] {
		out = append(out, g.SeatName(s))
	}
	return strings.Join(out, ", "), nil
}

func setTurn(g *Game, _ table.Seat, _, v string) error {
	s, err := position.SeatNamed(g, v)
	if err == nil {
		g.Next = int8(slices.Index(g.Order[:g.Players], s))
	}
	return err
}

func lookTurn(g *Game, _ table.Seat, _ string) (string, error) {
	s, more := g.turn()
	if !more {
		return "nobody", nil
	}
	return g.SeatName(s), nil
}

// setMorning lays a morning token on top of those of the rounds to come.
func setMorning(g *Game, _ table.Seat, _, v string) error {
	blank := strings.EqualFold(v, "quiet")
	owner := int8(-1)
	if !blank {
		s, err := position.SeatNamed(g, v)
		if err != nil {
			return err
		}
		owner = g.mat(s).Character
	}
	for _, k := range [3]Stack{Mornings, MorningsGone, Aside} {
		for _, l := range g.pile(k).Cards {
			if f := Of(l.Card); f.Kind == KindMorning && f.Blank == blank && f.Owner == owner {
				g.lift(l.Card)
				g.pile(Mornings).Put(l.Card, 0)
				return nil
			}
		}
	}
	return fmt.Errorf("there is no such morning token")
}

func lookMorning(g *Game, _ table.Seat, _ string) (string, error) {
	p := g.pile(Mornings)
	if p.Len() == 0 {
		return "none", nil
	}
	if p.Loose == p.Len() {
		return "shuffled", nil
	}
	if s := g.pictured(p.At(p.Len() - 1)); s != table.Nobody {
		return g.SeatName(s), nil
	}
	return "quiet", nil
}

// lookMornings counts the morning tokens of the rounds to come, and says what the first and the last of them are.
func lookMornings(g *Game, _ table.Seat, _ string) (string, error) {
	p := g.pile(Mornings)
	if p.Len() == 0 {
		return "none", nil
	}
	var of [maxSeats]int
	quiet := 0
	for _, l := range p.Cards {
		if s := g.pictured(l.Card); s == table.Nobody {
			quiet++
		} else {
			of[s]++
		}
	}
	words := fmt.Sprintf("%d quiet", quiet)
	for s, n := range of[:g.Players] {
		words += fmt.Sprintf(", %d of %s", n, seatNames[s])
	}
	for i, end := range [2]string{"first", "last"} {
		if g.pictured(p.At([2]int{p.Len() - 1, 0}[i])) == table.Nobody {
			words += ", the " + end + " quiet"
		}
	}
	return words, nil
}

func setBonuses(g *Game, _ table.Seat, _, v string) error {
	bits, err := numbers(v, 4)
	for i := range g.Firsts {
		g.Firsts[i] = bits&(1<<i) != 0
	}
	return err
}

func lookBonuses(g *Game, _ table.Seat, _ string) (string, error) {
	var out []string
	for i, taken := range g.Firsts {
		if taken {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return position.OrNone(out), nil
}

// numbers reads "1, 3" as bits.
func numbers(v string, most int) (bits uint16, err error) {
	for _, part := range position.List(v) {
		n, err := position.Number(part, 1, most)
		if err != nil {
			return 0, err
		}
		bits |= 1 << (n - 1)
	}
	return bits, nil
}

func bitNumbers(bits uint16) string {
	var out []string
	for i := range 16 {
		if bits&(1<<i) != 0 {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return position.OrNone(out)
}

func setDoomed(g *Game, _ table.Seat, _, v string) (err error) {
	g.Doomed, err = position.Yes(v)
	return err
}

func siteNamed(name string) (Site, error) {
	i := slices.IndexFunc(siteNames[:], func(n string) bool { return strings.EqualFold(n, name) })
	if i < 0 {
		return 0, fmt.Errorf("no site is called %q; there are %s", name, strings.Join(siteNames[:], ", "))
	}
	return Site(i), nil
}

// setTrack lays sites on a power track, or takes them off.
func setTrack(g *Game, _ table.Seat, arg, v string) error {
	x, err := siteNamed(arg)
	if err != nil {
		return err
	}
	n, err := position.Number(v, 0, powerSpaces-1)
	if err != nil {
		return err
	}
	if g.Mode != Solo {
		return fmt.Errorf("there are no power tracks but in solo (PS-SOLO-04)")
	}
	from, to := g.pile(SiteBag), g.pile(PowerSites)
	for i := to.Len() - 1; i >= 0; i-- {
		if c := to.At(i); Of(c).Site == x && !g.Cards[c].Marker {
			g.home(c)
		}
	}
	for range n {
		i := slices.IndexFunc(from.Cards, func(l table.Lying) bool { return Of(l.Card).Site == x })
		if i < 0 {
			return fmt.Errorf("the bag has no %s", siteNames[x])
		}
		c := from.At(i)
		g.lift(c)
		to.Put(c, table.Everyone)
	}
	g.Power[x] = int8(n)
	return nil
}

func lookTrack(g *Game, _ table.Seat, arg string) (string, error) {
	x, err := siteNamed(arg)
	return strconv.Itoa(int(g.Power[x])), err
}

func lookSpaces(g *Game, _ table.Seat, _ string) (string, error) {
	var out []string
	for level, row := range g.Rows {
		for _, round := range row {
			if round > 0 {
				out = append(out, fmt.Sprintf("L%d in round %d", level+1, round))
			}
		}
	}
	return position.OrNone(out), nil
}

func setCounters(g *Game, _ table.Seat, arg, v string) error {
	c, err := named.Card(arg)
	if err != nil {
		return err
	}
	n, err := position.Number(v, 0, 9)
	if err == nil {
		g.Cards[c].Left = int8(n)
	}
	return err
}

func lookCounters(g *Game, _ table.Seat, arg string) (string, error) {
	c, err := named.Card(arg)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(int(g.Cards[c].Left)), nil
}

// placeName is what a pile is called in positions: equipment, Red's hand.
func placeName(pile int) string {
	name := stackName(pile)
	for s, who := range seatNames {
		if own, ok := strings.CutPrefix(name, "seat "+strconv.Itoa(s)+" "); ok {
			return who + "'s " + own
		}
	}
	return name
}
