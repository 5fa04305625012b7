package posthuman

import "waystation/table"

// What is offered.
var (
	VerbActivate = book.Verb("activate", "Call {the a} to your side", "card:{a}")
)

// What is told.
var (
	taleActivate = book.Tale("{who} calls {the a} to their side.")
	taleFollower = book.SecretTale("Somebody follows {who}, face down until called.",
		"{The secret} follows {who}, face down until called.")
)

// drawFollower draws a follower, who lies face down (PH-FOLLOW-01, PH-FOLLOW-03, PH-RULING-86).
func (g *Game) drawFollower(t *table.Table, s table.Seat, why cause) {
	if !g.refill(Followers) {
		return
	}
	c := g.pile(Followers).Draw(t, g.of(s, Company), table.Set(s))
	g.Cards[c] = Marks{Came: true}
	t.Tell(table.Event{Tale: taleFollower, Seat: s, Rule: "PH-FOLLOW-01", C: why.card, Secret: int16(c),
		Who: table.Set(s)})
}

// offerFollowers offers to turn followers face up; it costs nothing, and is possible outside combat (PH-RULING-86).
func (g *Game) offerFollowers(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Company).Cards {
		switch o := VerbActivate.Of(int(l.Card)); {
		case g.Cards[l.Card].Active:
		case !g.inTime(s, followersCalled):
			m.Deny(o, "PH-RULING-86", g.tooLate(s))
		default:
			m.Offer(o, "PH-RULING-86")
		}
	}
}

// activate turns a follower face up for good (PH-FOLLOW-03, PH-FOLLOW-04).
func (g *Game) activate(t *table.Table, s table.Seat, c table.Card) {
	p := g.of(s, Company)
	p.Show(t, p.Find(c), table.Everyone)
	g.Cards[c].Active = true
	t.Tell(table.Event{Tale: taleActivate, Seat: s, Rule: "PH-FOLLOW-03", A: int16(c)})
	g.reckon(s)
}
