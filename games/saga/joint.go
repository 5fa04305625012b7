package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askFaces = book.Question("faces", "PS-TEAM-22", "Who faces {the a}? The other gets {the b}.")
	askAid   = book.Question("aid", "PS-TEAM-27", "Do you help with your primary card?", words.Idly("yes"))
	askSplit = book.Question("split", "PS-TEAM-29", "What of the rewards do you take? {seat a} gets the rest.")
	askAgree = book.Question("agree", "PS-RULING-174",
		"Do you agree? Otherwise each gets the reward of the enemy they faced.",
		words.Idly("yes"))
)

// VerbShare is a piece of a reward; the last number tells apart equal ones.
var VerbShare = book.Verb("share", "{effect a b}", "")

// What is told.
var (
	taleAids  = book.Tale("{who} helps {seat a} with {card b}.")
	taleSplit = book.Tale("Of the rewards {who} gets: {piece a b}.")
)

// joint is a joint encounter: the two teammates, and who of them stands.
type joint struct {
	seats [2]table.Seat // whose turn it is, and the teammate
	up    [maxSeats]bool
}

func together(s, mate table.Seat) *joint {
	j := &joint{seats: [2]table.Seat{s, mate}}
	j.up[s], j.up[mate] = true, true
	return j
}

func (j *joint) both() bool { return j.up[j.seats[0]] && j.up[j.seats[1]] }

// other is the teammate of one of the two.
func (j *joint) other(s table.Seat) table.Seat {
	if s == j.seats[0] {
		return j.seats[1]
	}
	return j.seats[0]
}

// bout is a part of a joint encounter for one of the two, if they stand. What a knocked-out player leaves on the table
// lies there until the encounter ends.
func (g *Game) bout(t *table.Table, j *joint, s table.Seat, body func()) {
	if !j.up[s] || t.Scope(int(s), body) {
		return
	}
	j.up[s] = false
	g.mat(s).Applying = false
	if g.Trial.On {
		g.clearTrial(t, s)
	}
	g.Story = Story{}
}

// fightTogether is the joint encounter, and reports whether both survived it (PS-TEAM-22 to PS-TEAM-30, PS-RULING-169).
func (g *Game) fightTogether(t *table.Table, s, mate table.Seat) bool {
	j := together(s, mate)
	if !g.shareOut(t, s, mate) {
		return false
	}
	for _, x := range g.whoFirst(t, s, mate, "PS-TEAM-23") {
		g.bout(t, j, x, func() {
			g.engage(t, x, g.of(x, Foe).At(0), Fight{Joint: true})
			g.shootout(t, x)
		})
	}
	g.helpMates(t, j)
	g.jointMelee(t, j)
	g.endTogether(t, j)
	return j.both()
}

// shareOut draws two enemies, and the team says who faces which (PS-TEAM-22, PS-RULING-168). It reports whether there
// are two.
func (g *Game) shareOut(t *table.Table, s, mate table.Seat) bool {
	if !g.drawFoe(t, s, true) {
		return false
	}
	x, y := g.of(s, Foe), g.of(mate, Foe)
	if !g.drawFoe(t, mate, true) {
		x.Move(t, 0, g.pile(g.discardOf(x.At(0))), table.Everyone, table.Everyone)
		return false
	}
	if g.askMate(t, s, mate, askFaces, "PS-TEAM-22", int(x.At(0)), int(y.At(0))) == mate {
		x.Lay(0, y)
		y.Lay(0, x)
	}
	return true
}

// helpMates is what one teammate's ranged round does to the other's melee: help by who has killed, an enemy more by who
// has fallen (PS-TEAM-27, PS-TEAM-28, PS-RULING-170 to PS-RULING-172).
func (g *Game) helpMates(t *table.Table, j *joint) {
	for _, y := range j.seats {
		if !j.up[y] || !g.fighting(y) {
			continue
		}
		x := j.other(y)
		switch f := &g.mat(x).Fight; {
		case !j.up[x] && !f.killed():
			g.mat(y).Fight.Extra = 1
		case j.up[x] && f.killed() && g.of(x, Primary).Len() > 0:
			g.aid(t, x, y)
		}
	}
}

// aid asks who has killed their enemy whether they help the teammate (PS-TEAM-27, PS-RULING-171).
func (g *Game) aid(t *table.Table, x, y table.Seat) {
	q := t.Open(x, askAid)
	q.Offer(VerbYes.Of(), "PS-TEAM-27")
	q.Offer(VerbNo.Of(), "PS-RULING-171")
	if q.Ask() == VerbNo.Of() {
		return
	}
	c := g.of(x, Primary).At(0)
	g.mat(y).Fight.Assist = Of(c).Challenge.Red
	t.Tell(table.Event{Tale: taleAids, Seat: x, Rule: "PS-TEAM-27", A: int16(y), B: int16(c)})
}

// jointMelee is melee of whoever stands before a living enemy, in the order of the team's choice (PS-TEAM-24 to
// PS-TEAM-26, PS-RULING-173).
func (g *Game) jointMelee(t *table.Table, j *joint) {
	s, mate := j.seats[0], j.seats[1]
	order := j.seats
	if j.both() && g.fighting(s) && g.fighting(mate) {
		order = g.whoFirst(t, s, mate, "PS-TEAM-26")
	}
	for _, x := range order {
		g.bout(t, j, x, func() { g.meleeRounds(t, x) })
	}
}

// endTogether is the cleanup of both: rewards in one pool if both stand, else the own one for who does (PS-TEAM-29,
// PS-TEAM-30, PS-RULING-174, PS-RULING-202). Then everything is put away, and what else they have brought on themselves
// is fought.
func (g *Game) endTogether(t *table.Table, j *joint) {
	for _, x := range j.seats {
		g.bout(t, j, x, func() { g.foeLast(t, x) })
	}
	var rewards [2]Effects
	for i, x := range j.seats {
		if j.up[x] {
			rewards[i] = g.reward(t, x)
		}
	}
	if !j.both() || !g.split(t, j, &rewards) {
		for i, x := range j.seats {
			g.bout(t, j, x, func() { g.apply(t, x, rewards[i], by("PS-TEAM-30")) })
		}
	}
	for _, x := range j.seats {
		g.bout(t, j, x, func() { g.afterwards(t, x) })
	}
	g.leaveTogether(t, j)
}

// leaveTogether puts away what lies before both.
func (g *Game) leaveTogether(t *table.Table, j *joint) {
	for _, x := range j.seats {
		if !j.up[x] {
			g.tidy(t, x)
			continue
		}
		j.up[x] = g.aboard(t, x, func() {
			g.endFight(t, x)
			g.owedFights(t, x)
		})
	}
}

// piece is a piece of the pool of rewards.
type piece struct {
	effect Effect
	taken  int8 // so much of it goes to whoever is asked
}

// split asks for how the rewards are dealt out, piece by piece, and reports whether the teammate has agreed
// (PS-TEAM-29, PS-RULING-174).
func (g *Game) split(t *table.Table, j *joint, rewards *[2]Effects) bool {
	var pool []piece
	for _, r := range rewards {
		for _, e := range r {
			pool = append(pool, piece{effect: e})
		}
	}
	if len(pool) == 0 {
		return true
	}
	s, mate := j.seats[0], j.seats[1]
	g.askSplit(t, s, mate, pool)
	q := t.Open(mate, askAgree)
	q.Offer(VerbYes.Of(), "PS-TEAM-29")
	q.Offer(VerbNo.Of(), "PS-RULING-174")
	if q.Ask() == VerbNo.Of() {
		return false
	}
	for _, p := range pool {
		g.dealPiece(t, j, s, p.effect, p.taken)
		g.dealPiece(t, j, mate, p.effect, p.effect.parts()-p.taken)
	}
	return true
}

func (g *Game) askSplit(t *table.Table, s, mate table.Seat, pool []piece) {
	q := t.Open(s, askSplit, int(mate))
	most := 0
	for i, p := range pool {
		n := int(p.effect.parts())
		q.OfferUpTo(VerbShare.Of(int(p.effect.Do), int(p.effect.N)/n, i), n, "PS-TEAM-29")
		most += n
	}
	for _, a := range q.AskAmounts(0, most) {
		pool[a.Option.C].taken = int8(a.N)
	}
}

// parts is into how many an effect can be split: as many as its number says.
func (e *Effect) parts() int8 { return max(1, e.N) }

// dealPiece gives one of the two their part of a piece.
func (g *Game) dealPiece(t *table.Table, j *joint, s table.Seat, e Effect, n int8) {
	if n <= 0 {
		return
	}
	e.N = n
	t.Tell(table.Event{Tale: taleSplit, Seat: s, Rule: "PS-TEAM-29", A: int16(e.Do), B: int16(e.N)})
	g.bout(t, j, s, func() { g.apply(t, s, Effects{e}, by("PS-TEAM-29")) })
}
