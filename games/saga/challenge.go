package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askTrialPrimary = book.Question("trial-primary", "PS-CHAL-02", "{Stat a} {b}: which card leads?",
		words.Idly("no-primary"))
	askTrialDraw = book.Question("trial-draw", "PS-CHAL-05", "{Stat a}: {b} so far. Draw a card?",
		words.Idly("stop"))
	askTrialHelp = book.Question("trial-help", "PS-CHAL-06", "{Stat a}: {b} in all. Anything to add?",
		words.Idly("enough"))
	askDrawnCard = book.Question("drawn-card", "PS-CHAL-05", "Which card goes back for another?")
)

// What is offered.
var (
	VerbPrimary   = book.Verb("primary", "{card a}", "challenge:{a}")
	VerbNoPrimary = book.Verb("no-primary", "No card", "")
	VerbDraw      = book.Verb("draw", "Draw a card", "deck")
	VerbStop      = book.Verb("stop", "Leave it at that", "")
)

// What is told.
var (
	taleLeads   = book.Tale("{who} leads with {card a}.")
	taleDraws   = book.Tale("{who} draws {card a}.")
	taleOutcome = book.Tale("{who}: {b} in all. {grade a}", words.Conclusion)
)

// Trial is the stat challenge going on.
type Trial struct {
	On     bool
	Seat   table.Seat
	Forage bool
	Mind   bool // else speed
	More   int8 // added to the total by abilities
	Spared bool // the primary card is not exhausted

	Success, Major int8 // what must be reached; 0 for no major success
}

// Grade is how a challenge ends (PS-CHAL-07).
type Grade uint8

// The grades.
const (
	Failure Grade = iota
	Success
	GreatSuccess
)

// statChallenge carries out a stat challenge. major is 0 where there is no major success (PS-RULING-074,
// PS-RULING-075, PS-CHAL-01).
func (g *Game) statChallenge(t *table.Table, s table.Seat, mind bool, success, major int8, forage bool) Grade {
	g.Trial = Trial{On: true, Seat: s, Forage: forage, Mind: mind, Success: success, Major: major}
	g.keepPrimary(s)
	outer := g.openWindow(s)
	g.leadTrial(t, s, int(success))
	g.drawTrial(t, s)
	g.helpTrial(t, s)
	total := g.trialTotal(s)
	x := grade(total, int(success), int(major))
	t.Tell(table.Event{Tale: taleOutcome, Seat: s, Rule: "PS-CHAL-07", A: int16(x), B: int16(total)})
	g.clearTrial(t, s)
	g.closeWindow(s, outer)
	return x
}

// grade is how a total does (PS-CHAL-07, PS-RULING-074, PS-RULING-075).
func grade(total, success, major int) Grade {
	switch {
	case major > 0 && total >= major:
		return GreatSuccess
	case total >= success:
		return Success
	}
	return Failure
}

// keepPrimary lays the primary card of an encounter aside in which a challenge comes: it is none of the challenge's.
func (g *Game) keepPrimary(s table.Seat) {
	if p := g.of(s, Primary); p.Len() > 0 {
		p.Lay(0, g.of(s, Kept))
	}
}

// leadTrial lets the player play a primary card (PS-CHAL-02 to PS-CHAL-04).
func (g *Game) leadTrial(t *table.Table, s table.Seat, success int) {
	q := t.Open(s, askTrialPrimary, int(number(g.Trial.Mind)), success)
	deck := g.of(s, Deck)
	for _, l := range deck.Cards {
		if Of(l.Card).Challenge.DNE {
			q.Deny(VerbPrimary.Of(int(l.Card)), "PS-CHAL-03", "it says Do Not Exhaust")
		} else {
			q.Offer(VerbPrimary.Of(int(l.Card)), "PS-CHAL-02")
		}
	}
	q.Offer(VerbNoPrimary.Of(), "PS-CHAL-02")
	if o := q.Ask(); o.Verb == VerbPrimary {
		g.playPrimary(t, s, table.Card(o.A))
	}
}

// playPrimary lays a challenge card face up as the primary one.
func (g *Game) playPrimary(t *table.Table, s table.Seat, c table.Card) {
	deck := g.of(s, Deck)
	deck.Move(t, deck.Find(c), g.of(s, Primary), table.Everyone, table.Everyone)
	t.Tell(table.Event{Tale: taleLeads, Seat: s, Rule: "PS-CHAL-02", A: int16(c)})
}

// randomCards is how many may be drawn (PS-CHAL-05).
const randomCards = 2

// drawTrial draws up to two cards, one at a time, as long as more can come of it (PS-CHAL-05, PS-RULING-071,
// PS-RULING-072).
func (g *Game) drawTrial(t *table.Table, s table.Seat) {
	deck := g.of(s, Deck)
	deck.Shuffle()
	for left := randomCards; left > 0 && deck.Len() > 0 && !g.trialWon(s); left-- {
		q := t.Open(s, askTrialDraw, int(number(g.Trial.Mind)), g.trialTotal(s))
		q.Offer(VerbDraw.Of(), "PS-CHAL-05")
		q.Offer(VerbStop.Of(), "PS-RULING-072")
		if q.Ask() == VerbStop.Of() {
			return
		}
		g.drawCard(t, s, "PS-CHAL-05")
	}
}

// trialWon reports whether no total could bring more than what is reached.
func (g *Game) trialWon(s table.Seat) bool {
	return g.trialTotal(s) >= max(int(g.Trial.Success), int(g.Trial.Major))
}

// drawCard draws a random challenge card face up.
func (g *Game) drawCard(t *table.Table, s table.Seat, rule string) table.Card {
	c := g.of(s, Deck).Draw(t, g.of(s, Drawn), table.Everyone)
	t.Tell(table.Event{Tale: taleDraws, Seat: s, Rule: rule, A: int16(c)})
	return c
}

// inTrial are the abilities for challenges.
var inTrial = []Keyword{KeyTotal, KeyExtraDraw, KeyRedraw, KeySpareCard}

// helpTrial lets abilities add to the total, draw more, or draw anew, as long as more can come of it, or spare the
// primary card.
func (g *Game) helpTrial(t *table.Table, s table.Seat) {
	for {
		q := t.Open(s, askTrialHelp, int(number(g.Trial.Mind)), g.trialTotal(s))
		g.offerUses(&q, s, "PS-CHAL-06", inTrial, func(a *Ability) bool {
			switch {
			case a.Key == KeySpareCard:
				return g.of(s, Primary).Len() > 0 && !g.Trial.Spared
			case g.trialWon(s):
				return false
			case a.Key == KeyTotal:
				return a.about(g.stat())
			case a.Key == KeyExtraDraw:
				return g.of(s, Deck).Len() > 0
			default: // KeyRedraw
				return a.fits(ChallengeFray) && g.of(s, Drawn).Len() > 0
			}
		})
		q.Offer(VerbEnough.Of(), "PS-CHAL-06")
		o := q.Ask()
		if o.Verb == VerbEnough {
			return
		}
		switch a := g.use(t, s, o, "PS-CHAL-06"); a.Key {
		case KeyTotal:
			g.Trial.More += a.N
		case KeyExtraDraw:
			for range min(atLeastOne(a.N), g.of(s, Deck).Len()) {
				g.drawCard(t, s, "PS-CHAL-05")
			}
		case KeyRedraw:
			g.redrawTrial(t, s)
		case KeySpareCard:
			g.Trial.Spared = true
		}
	}
}

// redrawTrial shuffles a drawn card back and draws another.
func (g *Game) redrawTrial(t *table.Table, s table.Seat) {
	q := t.Open(s, askDrawnCard)
	for _, l := range g.of(s, Drawn).Cards {
		q.Offer(VerbPrimary.Of(int(l.Card)), "PS-CHAL-05")
	}
	g.shuffleBack(s, table.Card(q.Ask().A))
	g.drawCard(t, s, "PS-CHAL-05")
}

// shuffleBack shuffles a drawn card back into the challenge deck (PS-CHAL-09).
func (g *Game) shuffleBack(s table.Seat, c table.Card) {
	from, deck := g.of(s, Drawn), g.of(s, Deck)
	from.Lay(from.Find(c), deck)
	deck.Shuffle()
}

// stat is that of the challenge (statWords).
func (g *Game) stat() int8 {
	if g.Trial.Mind {
		return 1
	}
	return 2
}

// trialTotal is what the cards show, and what abilities add (PS-CHAL-06, PS-RULING-073).
func (g *Game) trialTotal(s table.Seat) int {
	n := int(g.Trial.More)
	for _, k := range [2]Stack{Primary, Drawn} {
		for _, l := range g.of(s, k).Cards {
			n += Of(l.Card).Challenge.stat(g.Trial.Mind)
		}
	}
	return n + g.total(s, KeyTotal, AnyFray, g.stat())
}

// clearTrial exhausts the primary card and shuffles the drawn ones back (PS-CHAL-08, PS-CHAL-09).
func (g *Game) clearTrial(t *table.Table, s table.Seat) {
	g.clearDrawn(s)
	g.clearPrimary(t, s, g.Trial.Spared)
	g.Trial = Trial{}
	if p := g.of(s, Kept); p.Len() > 0 {
		p.Lay(0, g.of(s, Primary))
	}
	if !g.mat(s).Fight.On {
		g.mat(s).Frayed = usage{}
	}
}

func (g *Game) clearDrawn(s table.Seat) {
	for p := g.of(s, Drawn); p.Len() > 0; {
		p.Lay(0, g.of(s, Deck))
	}
	g.of(s, Deck).Shuffle()
}

func (g *Game) clearPrimary(t *table.Table, s table.Seat, spared bool) {
	p := g.of(s, Primary)
	if p.Len() == 0 {
		return
	}
	if spared {
		p.Lay(0, g.of(s, Deck))
		g.of(s, Deck).Shuffle()
		return
	}
	g.exhaustCard(t, s, p, p.At(0))
}
