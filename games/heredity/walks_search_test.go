package heredity_test

import (
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/table"
)

// searchTime names how long walks are looked for; 1m if it is not said.
const searchTime = "WAYSTATION_WALKS"

// search looks for walks. It goes on at random, or as players of many tempers would, from places where it was before,
// best from where much lies ahead that has never come about; and it knows how it came to each.
type search struct {
	t      *testing.T
	rnd    *rand.Rand
	ground *heredity.Ground
	legs   []*leg
	met    []set // on each leg
	tries  []int // how often each was gone on from
	places [heredity.Chapters][]int
	known  map[string]bool // what places look like where it has been
	brings [heredity.Chapters]heredity.Brought

	player *bots.Decider // who answers; nil: chance
	astray float64       // how often chance answers nevertheless
	taken  []int
	old    []int // what an old leg says to take
}

// tempers are those of the bots, and two of players who strike whom they like.
var tempers = []hereditybot.Temper{
	hereditybot.Peaceful, hereditybot.Bold, hereditybot.Thorough,
	{Look: 24, Talk: 26, Hand: 34, Explore: 44, Action: 50, Cubes: 6, Item: 18, Blow: 44, Wild: 44, Heal: 24, Home: 3},
	{Look: 44, Talk: 46, Hand: 34, Explore: 24, Action: 20, Cubes: 6, Item: 18, Blow: 14, Wild: 14, Heal: 24, Home: 9},
}

// lookForWalks writes the file of walks anew: the old ones as far as they still go, and new ones.
func lookForWalks(t *testing.T) {
	s := &search{t: t, rnd: rand.New(rand.NewPCG(uint64(time.Now().Unix()), 7)), known: map[string]bool{}}
	s.ground = heredity.NewGround(begin(t, &leg{mode: "introduction", seats: 1}))
	s.add(&leg{}, nil)
	done := s.ground.Watch()
	for c := range heredity.Chapters {
		s.brings[c] = heredity.Brings(c)
		for seats := 1; seats <= 4; seats++ {
			l := &leg{mode: mode(c), seats: seats}
			l.state = begin(t, l)
			s.add(l, nil)
		}
	}
	s.again()
	s.run()
	done()
	write(t, s.legs, s.keep())
}

func mode(chapter int) string {
	if chapter == 0 {
		return "introduction"
	}
	return fmt.Sprint("chapter", chapter)
}

// add keeps a leg that has been gone, with what came about on it.
func (s *search) add(l *leg, met set) int {
	s.legs, s.met, s.tries = append(s.legs, l), append(s.met, met), append(s.tries, 0)
	n := len(s.legs) - 1
	if l.state != nil && !l.state.Over() {
		s.places[l.state.Chapter] = append(s.places[l.state.Chapter], n)
	}
	return n
}

// again goes the old walks, as far as they still go.
func (s *search) again() {
	old, err := readWalks()
	if err != nil {
		return // there are none yet
	}
	number := make([]int, len(old))
	for i, l := range old[1:] {
		from := number[l.from]
		if l.from > 0 && (from == 0 || l.next && !goesOn(s.legs[from].state)) {
			continue
		}
		if l.next || l.from == 0 {
			x := &leg{from: from, next: l.next, mode: l.mode, seats: l.seats, altered: l.altered}
			x.state = begin(s.t, x.first(s.legs))
			from = s.add(x, nil)
		}
		number[i+1] = s.follow(from, l)
	}
}

// follow goes an old leg from a place, and returns where it leads.
func (s *search) follow(from int, old *leg) int {
	s.old, s.player = old.taken, nil
	for range old.steps {
		w := s.leave(from)
		if w.game.Over() {
			break
		}
		w.step(s.ground)
		s.known[look(w.game)] = true
		from = s.add(&leg{from: from, steps: 1, taken: s.taken, state: w.game}, setOf(s.ground.Lately()))
	}
	s.old = nil
	return from
}

// run looks for walks as long as is wished for.
func (s *search) run() {
	long, err := time.ParseDuration(os.Getenv(searchTime))
	if err != nil {
		long = time.Minute
	}
	start, told := time.Now(), time.Now()
	for n := 0; time.Since(start) < long; n++ {
		c := s.chapter()
		from := s.place(c)
		if c > 0 && s.rnd.IntN(8) == 0 {
			from = s.other(c)
		}
		s.walk(from)
		if time.Since(told) > 10*time.Second {
			told = time.Now()
			long := time.Since(start).Round(time.Second)
			s.t.Logf("%v: %d walks, %d legs, %d of %d met", long, n, len(s.legs), s.ground.Met(), s.ground.Size())
		}
	}
}

// chapter is one of which much has not been met, or the one before it, for what is missing may hang on how that ended.
func (s *search) chapter() int {
	var weight [heredity.Chapters]int
	sum := 0
	for c := range heredity.Chapters {
		n := len(s.ground.Unmet(c))
		weight[c] += n
		weight[max(0, c-1)] += n / 4
		sum += n + n/4
	}
	k := s.rnd.IntN(sum + 1)
	for c, n := range weight {
		if k -= n; k < 0 {
			return c
		}
	}
	return heredity.Chapters - 1
}

// place is one where a walk of the chapter has been: where much lies ahead, and seldom gone on from.
func (s *search) place(c int) int {
	list := s.places[c]
	best, most := 0, -1
	for range 8 {
		i := list[s.rnd.IntN(len(list))]
		if n := 100 * (1 + s.ground.Ahead(s.legs[i].state)) / (1 + s.tries[i]); n > most {
			best, most = i, n
		}
	}
	return best
}

// other begins a chapter with other things than are usual.
func (s *search) other(c int) int {
	l := &leg{mode: mode(c), seats: 1 + s.rnd.IntN(4)}
	usual, err := heredity.Usual(c)
	if err != nil {
		s.t.Fatal(err)
	}
	change := func(word string, had bool, often int) {
		switch {
		case had && s.rnd.IntN(3) == 0:
			l.altered = append(l.altered, "-"+word)
		case !had && s.rnd.IntN(often) == 0:
			l.altered = append(l.altered, "+"+word)
		}
	}
	for _, m := range s.brings[c].Marks {
		change(m, slices.Contains(usual.Marks, m), 3)
	}
	for _, name := range slices.Sorted(maps.Keys(s.brings[c].Counts)) {
		if s.rnd.IntN(2) == 0 {
			l.altered = append(l.altered, name+"="+strconv.Itoa(s.rnd.IntN(s.brings[c].Counts[name]+2)))
		}
	}
	if s.rnd.IntN(2) == 0 {
		l.altered = append(l.altered, "materials="+strconv.Itoa(s.rnd.IntN(12)))
	}
	had := append(slices.Clone(usual.Quests), usual.Items...)
	for _, x := range s.brings[c].Cards {
		change(x, slices.ContainsFunc(had, func(k heredity.Carried) bool { return fmt.Sprint(k.Card) == x[1:] }), 8)
	}
	l.state = begin(s.t, l)
	return s.add(l, nil)
}

// Where a walk ends: when nothing new has come about for so many steps. Beyond so many legs only news are kept.
const (
	longWithout = 120
	manyLegs    = 60_000
)

// walk goes on from a place until nothing new has come about for long.
func (s *search) walk(from int) {
	s.tries[from]++
	w := s.leave(from)
	s.player, s.astray = nil, []float64{1, 0.3, 0.1, 0.03, 0}[s.rnd.IntN(5)]
	if s.astray < 1 {
		s.play(w.game)
	}
	steps := 0
	var met set
	for without := 0; without < longWithout && !w.game.Over(); without++ {
		before := s.ground.Met()
		w.step(s.ground)
		steps++
		met.join(setOf(s.ground.Lately()))
		news := s.ground.Met() > before
		now := look(w.game)
		if !news && (s.known[now] && !w.game.Over() || len(s.legs) > manyLegs) {
			continue
		}
		if news {
			without = 0
		}
		s.known[now] = true
		state := new(heredity.Game)
		state.CopyFrom(w.game)
		from = s.add(&leg{from: from, steps: steps, taken: s.taken, state: state}, met)
		steps, met, s.taken = 0, nil, nil
	}
	if steps == 0 && goesOn(w.game) {
		s.next(from)
	}
}

// goesOn says whether a chapter is over and won, and another comes after it.
func goesOn(g *heredity.Game) bool {
	return g.Over() && g.Result().Outcome == table.Won && g.Chapter < heredity.Chapters-1
}

// play lets players of one temper answer.
func (s *search) play(g *heredity.Game) {
	temper := tempers[s.rnd.IntN(len(tempers))]
	var players []bots.Player
	for range g.Seats() {
		players = append(players, hereditybot.With(temper, s.rnd.Uint64()))
	}
	s.player = bots.Decide(g, players)
}

// next begins the chapter after one that was won, if it was left as never before.
func (s *search) next(from int) {
	left := s.legs[from].state.Legacy().(heredity.Carry)
	now := fmt.Sprint(left.Next, left.Marks, left.Quests)
	if s.known[now] {
		return
	}
	s.known[now] = true
	l := &leg{from: from, next: true}
	l.state = begin(s.t, l.first(s.legs))
	s.add(l, nil)
}

// leave goes on from a place.
func (s *search) leave(from int) *walker {
	g := new(heredity.Game)
	g.CopyFrom(s.legs[from].state)
	w := newWalker(g)
	w.search = s
	s.taken = nil
	s.ground.Lately()
	return w
}

// look is what a place looks like, roughly.
func look(g *heredity.Game) string {
	var b strings.Builder
	fmt.Fprint(&b, g.Chapter, g.Marks, g.Counts, g.Row.Loops/3, g.Phase)
	for i := range g.Cards {
		c := &g.Cards[i]
		fmt.Fprint(&b, c.Number, c.Back, c.Hostile, c.Option, " ")
	}
	return b.String()
}

func (s *search) hear(seat table.Seat, p *table.Prompt, about [3]int16) {
	if s.player != nil {
		s.player.Hear(seat, p, about)
	}
}

// pick answers a question.
func (s *search) pick(seat table.Seat, p *table.Prompt, options []table.Option) int {
	if s.player == nil || s.rnd.Float64() < s.astray {
		return s.any(len(options))
	}
	s.ground.Away = true
	k := s.player.Pick(seat, p, options)
	s.ground.Away = false
	s.taken = append(s.taken, k)
	return k
}

// any is a number below n: what an old leg says, as long as it says what can be, or any.
func (s *search) any(n int) int {
	k := s.rnd.IntN(n)
	if len(s.old) > 0 && s.old[0] < n {
		k, s.old = s.old[0], s.old[1:]
	} else {
		s.old = nil
	}
	s.taken = append(s.taken, k)
	return k
}

// keep picks as few walks as meet all that was met.
func (s *search) keep() []bool {
	paths := make([]set, len(s.legs)) // what is met on the way to the end of a leg
	for i, l := range s.legs[1:] {
		paths[i+1].join(paths[l.from])
		paths[i+1].join(s.met[i+1])
	}
	var covered set
	kept := make([]bool, len(s.legs))
	for {
		best, most := 0, 0.0
		for i := range s.legs {
			if s.met[i].beyond(covered) == 0 {
				continue // the way here is no better than the way to the leg before
			}
			n := paths[i].beyond(covered)
			cost := 2
			for k := i; !kept[k] && k > 0; k = s.legs[k].from {
				cost += s.legs[k].steps
			}
			if worth := float64(n) / float64(cost); worth > most {
				best, most = i, worth
			}
		}
		if best == 0 {
			return kept
		}
		covered.join(paths[best])
		for k := best; !kept[k] && k > 0; k = s.legs[k].from {
			kept[k] = true
		}
	}
}

// write writes the legs that are kept, those in one between which no other begins.
func write(t *testing.T, legs []*leg, kept []bool) {
	t.Helper()
	out := joined(legs, kept)
	ground := heredity.NewGround(begin(t, &leg{mode: "introduction", seats: 1}))
	defer ground.Watch()()
	var text strings.Builder
	text.WriteString(`# Walks through the campaign, see TestWalks. Of each leg: where it begins; how many steps it has; which options are
# taken, and what chance brings; the sum of all that is asked and told, and of what comes of it.
`)
	for i, l := range out[1:] {
		sum, whole := l.walk(t, out, ground)
		if l.sum = sum; !whole {
			t.Errorf("leg %d can't be gone as it was found", i+1)
		}
		fmt.Fprintln(&text, l)
	}
	if err := os.WriteFile(walksFile, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// joined are the legs that are kept, two in one wherever there is only one way on.
func joined(legs []*leg, kept []bool) []*leg {
	ways := make([]int, len(legs))
	for i, l := range legs {
		if kept[i] {
			ways[l.from]++
		}
	}
	out := []*leg{{}}
	number := make([]int, len(legs)) // of the leg that each has become, or a part of
	for i, l := range legs {
		if !kept[i] {
			continue
		}
		if l.from > 0 && !l.next && ways[l.from] == 1 {
			x := out[number[l.from]]
			x.steps += l.steps
			x.taken = append(x.taken, l.taken...)
			number[i] = number[l.from]
			continue
		}
		x := *l
		x.from, x.taken, x.state = number[l.from], slices.Clone(l.taken), nil
		out = append(out, &x)
		number[i] = len(out) - 1
	}
	return out
}

// set is a set of small numbers.
type set []uint64

func setOf(list []int) (s set) {
	for _, i := range list {
		for len(s) <= i/64 {
			s = append(s, 0)
		}
		s[i/64] |= 1 << (i % 64)
	}
	return s
}

func (s *set) join(o set) {
	for len(*s) < len(o) {
		*s = append(*s, 0)
	}
	for i, b := range o {
		(*s)[i] |= b
	}
}

// beyond is how many numbers a set has that another has not.
func (s set) beyond(o set) (n int) {
	for i, b := range s {
		if i < len(o) {
			b &^= o[i]
		}
		n += bits.OnesCount64(b)
	}
	return n
}
