package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleTokensVP = book.Tale("{who}: {n a token tokens} of a mission that was not finished.")
	taleXPVP     = book.Tale("{who}: {a} XP left.")
	taleTied     = book.Tale("The players who are level settle it with their fists.", words.Major)
	taleBrawl    = book.Tale("{who} fights with {card a} and {card b}: {c}.")
)

// end counts the score at the end; players who are still level fight it out (PS-END-03 to PS-END-05, PS-TIE-01 to
// PS-TIE-04).
func (g *Game) end(t *table.Table, f Final) {
	g.Final = f
	if g.Mode == Solo {
		g.begin(PhaseOver)
		return
	}
	for side := range g.sideCount() {
		s := g.members(side).First()
		o := &g.Sides[side]
		if n := int(o.Tokens[g.levelOf(o)]); int(o.Stage) < g.stages() && n > 0 {
			t.Tell(table.Event{Tale: taleTokensVP, Seat: s, Rule: "PS-END-03", A: int16(n)})
			g.score(t, s, n, by("PS-END-03"))
		}
		g.scoreXP(t, side)
	}
	g.begin(PhaseOver)
	if level := g.leaders(); level.Len() > 1 {
		g.Brawlers = level
		g.begin(PhaseBrawl)
		t.Tell(table.Event{Tale: taleTied, Seat: table.Nobody, Rule: "PS-TIE-04"})
		g.recoverForBrawl(t)
	}
}

// xpForVP is how much XP left over scores 1 VP (PS-END-04).
const xpForVP = 5

// scoreXP turns XP into VP, of each teammate for themselves (PS-END-04, PS-RULING-180, PS-RULING-051).
func (g *Game) scoreXP(t *table.Table, side int) {
	for s := range table.Seat(g.Players) {
		if g.side(s) != side {
			continue
		}
		if n := int(g.mat(s).XP) / xpForVP; n > 0 {
			t.Tell(table.Event{Tale: taleXPVP, Seat: s, Rule: "PS-END-04", A: g.mat(s).XP})
			g.score(t, s, n, by("PS-END-04"))
		}
	}
}

// leaders are the first players of the sides that no tie-break tells apart.
func (g *Game) leaders() table.Seats {
	var best table.Seats
	for side := range g.sideCount() {
		s := g.members(side).First()
		switch {
		case best == 0 || g.beats(s, best.First()):
			best = table.Set(s)
		case !g.beats(best.First(), s):
			best = best.With(s)
		}
	}
	return best
}

// beats reports whether a player's side is before another's, but for the brawl.
func (g *Game) beats(a, b table.Seat) bool {
	if x, y := g.own(a).VP, g.own(b).VP; x != y {
		return x > y
	}
	for i := range tieBreaks {
		if n := tieBreaks[i].ahead(g, a, b); n != 0 {
			return n > 0
		}
	}
	return false
}

// tieBreaks are what tells players apart who are level, in their order: above 0 where the first is ahead.
var tieBreaks = [...]struct {
	rule  string
	ahead func(g *Game, a, b table.Seat) int
}{
	{"PS-TIE-01", (*Game).killerAhead},
	{"PS-TIE-02", (*Game).missionAhead},
	{"PS-TIE-03", func(g *Game, a, b table.Seat) int { return g.weariness(b) - g.weariness(a) }},
}

// killerAhead compares who has killed a boss (PS-TIE-01, PS-RULING-161).
func (g *Game) killerAhead(a, b table.Seat) int {
	return int(number(g.own(a).Killed) - number(g.own(b).Killed))
}

// missionAhead compares in which round the second mission was completed, if it was (PS-TIE-02, PS-RULING-160).
func (g *Game) missionAhead(a, b table.Seat) int {
	x, y := g.own(a).Finished[1], g.own(b).Finished[1]
	if x == 0 || y == 0 {
		return int(number(x > 0) - number(y > 0))
	}
	return int(y - x)
}

// weariness is fatigue and mutations, of a team over both (PS-TIE-03, PS-RULING-180).
func (g *Game) weariness(s table.Seat) int {
	n := 0
	for o := range table.Seat(g.Players) {
		if g.side(o) == g.side(s) {
			n += int(g.mat(o).Fatigue) + g.of(o, Mutations).Len()
		}
	}
	return n
}

// Result is the standing.
func (g *Game) Result() table.Result {
	r := table.Result{Rounds: int(g.Round)}
	for s := range table.Seat(g.Players) {
		r.Scores = append(r.Scores, int(g.own(s).VP))
	}
	if !g.Ready() {
		return r
	}
	if g.Mode == Solo {
		r.Scores[0] = g.soloScore()
		switch {
		case g.Final == Missions:
			r.Winners, r.Outcome = table.Set(0), table.Won
		case g.Final != NotYet:
			r.Outcome = table.Lost
		}
		return r
	}
	first := g.leaders()
	if g.Over() && g.Brawlers != 0 {
		first = g.Brawlers
	}
	for s := range table.Seat(g.Players) {
		if first.Has(g.members(g.side(s)).First()) {
			r.Winners = r.Winners.With(s)
		}
	}
	return r
}

// Ending says how the match ended, for the lab.
func (g *Game) Ending() string {
	return [...]string{"", "the last round", "a boss is dead", "the missions are done", "the Fortress is overrun",
		"too late"}[g.Final]
}

// What is asked.
var (
	askBrawl = book.Question("brawl", "PS-TIE-04", "With which card do you fight for it?", words.Always)
)

// recoverForBrawl makes all challenge cards of those who brawl ready, for this alone (PS-RULING-162).
func (g *Game) recoverForBrawl(t *table.Table) {
	for s := range table.Seat(g.Players) {
		if g.brawls(s) {
			why := by("PS-RULING-162")
			for _, l := range g.of(s, Exhausted).Cards {
				t.Tell(table.Event{Tale: taleRecover, Seat: s, Rule: why.rule, Secret: int16(l.Card), Who: table.Set(s),
					C: why.card})
			}
			g.of(s, Deck).Refill(g.of(s, Exhausted))
		}
	}
}

// brawls reports whether a player is among those who are level, teammates included.
func (g *Game) brawls(s table.Seat) bool { return g.Brawlers.Has(g.members(g.side(s)).First()) }

// mostBrawls is how often an exchange is repeated at most (PS-RULING-162).
const mostBrawls = 3

// brawl is one exchange of the brawl (PS-TIE-04, PS-RULING-162, PS-RULING-180).
func (g *Game) brawl(t *table.Table) {
	var who table.Seats
	for s := range table.Seat(g.Players) {
		if g.brawls(s) && g.exhaustible(s) > 0 {
			who = who.With(s)
		}
	}
	var picks [maxSeats]int
	g.askTogether(t, who, func(s table.Seat) {
		q := t.Open(s, askBrawl)
		for _, l := range g.of(s, Deck).Cards {
			if !Of(l.Card).Challenge.DNE {
				q.Offer(VerbPrimary.Of(int(l.Card)), "PS-RULING-162")
			}
		}
		picks[s] = int(q.Ask().A) + 1
	})
	var total [maxSeats]int
	for s := range table.Seat(g.Players) {
		if g.brawls(s) {
			side := g.side(s)
			total[side] = max(total[side], g.brawlTotal(t, s, picks[s]))
		}
	}
	g.settle(&total)
	g.Next++
	if g.Brawlers.Len() == 1 || g.Next == mostBrawls {
		g.begin(PhaseOver)
	}
}

// brawlTotal is what one player brings to an exchange; the card picked is used up.
func (g *Game) brawlTotal(t *table.Table, s table.Seat, pick int) int {
	n, a := 0, int16(-1)
	deck := g.of(s, Deck)
	if pick > 0 {
		c := deck.Move(t, deck.Find(table.Card(pick-1)), g.of(s, Exhausted), table.Everyone, table.Everyone)
		n, a = Of(c).Challenge.Red.punch(), int16(c)
	}
	deck.Shuffle()
	b := int16(-1)
	if deck.Len() > 0 {
		c := deck.Draw(t, g.of(s, Drawn), table.Everyone)
		n += Of(c).Challenge.Red.punch()
		b = int16(c)
		g.clearDrawn(s)
	}
	t.Tell(table.Event{Tale: taleBrawl, Seat: s, Rule: "PS-RULING-162", A: a, B: b, C: int16(n)})
	return n
}

// punch is what a card is worth in a brawl.
func (r Result) punch() int { return int(r.Hits + r.Damage) }

// settle keeps those of the brawl whose side has the highest total.
func (g *Game) settle(total *[maxSeats]int) {
	best := -1
	var left table.Seats
	for s := range table.Seat(g.Players) {
		if !g.Brawlers.Has(s) {
			continue
		}
		switch n := total[g.side(s)]; {
		case n > best:
			best, left = n, table.Set(s)
		case n == best:
			left = left.With(s)
		}
	}
	g.Brawlers = left
}
