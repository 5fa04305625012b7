package saga

import (
	"strconv"

	"waystation/table"
)

// annals is what became of the cards of a match.
type annals struct {
	offered map[string]bool
	taken   map[string]table.Seats
}

func (a *annals) offer(c int16) { a.offered[Of(table.Card(c)).Name] = true }

func (a *annals) take(c int16, s table.Seat) {
	name := Of(table.Card(c)).Name
	a.taken[name] = a.taken[name].With(s)
}

// Chronicle reads what a match has told for the statistics of many matches. Weapons are offered where somebody finds
// them and taken by who uses them in a fight, or as a mod; equipment, followers and mutations are taken by who gets
// them, enemies by who meets them, skills by who learns them, landmarks by who uses them; Events befall everybody.
// Copies count as one. An option of a story is offered if another is too. Of seats it tells what knocked them out.
func (g *Game) Chronicle(told []table.Event, card func(name string, offered bool, taken table.Seats),
	loss func(s table.Seat, what, to string)) {
	a := annals{map[string]bool{}, map[string]table.Seats{}}
	var ebb [maxSeats]string // by seat: what the last health or morale was lost to
	for i := range told {
		e := &told[i]
		switch e.Tale {
		case taleFound:
			if a.offer(e.A); Of(table.Card(e.A)).Kind != KindWeapon {
				a.take(e.A, e.Seat)
			}
		case taleWields, taleMods, taleMeets, taleMutates, taleActivate, taleLeads, taleDraws:
			if e.A >= 0 {
				a.take(e.A, e.Seat)
			}
		case taleEvent, taleSign, taleBoss:
			a.offer(e.A)
		case taleLearns:
			name := characters[e.A].Skills[e.B].Name
			a.taken[name] = a.taken[name].With(e.Seat)
		case taleChoose:
			name := optionName(int(e.A), int(e.B))
			a.taken[name] = a.taken[name].With(e.Seat)
		case taleHealth, taleMorale:
			if e.A < 0 {
				ebb[e.Seat] = cause{rule: e.Rule, card: e.C}.title()
			}
		case taleKnockedOut:
			loss(e.Seat, "Knocked out", ebb[e.Seat])
		}
	}
	seen := map[string]bool{}
	for c := range table.Card(CardCount) {
		f := Of(c)
		switch f.Kind {
		case KindWeapon, KindGear, KindFollower, KindEnemy, KindMutation, KindSign, KindEvent, KindChallenge:
			if !seen[f.Name] {
				card(f.Name, a.offered[f.Name], a.taken[f.Name])
			}
			seen[f.Name] = true
		}
	}
	for i := range characters {
		played := g.plays(i)
		for _, k := range characters[i].Skills {
			card(k.Name, played, a.taken[k.Name])
		}
	}
	g.options(func(name string, offered bool) {
		var taken table.Seats
		if offered {
			taken = a.taken[name]
		}
		card(name, offered, taken)
	})
}

// plays reports whether somebody plays a character.
func (g *Game) plays(character int) bool {
	for s := range table.Seat(g.Players) {
		if int(g.mat(s).Character) == character {
			return true
		}
	}
	return false
}

// options lists the options of all stories, and whether each was read to somebody beside another.
func (g *Game) options(f func(name string, offered bool)) {
	for number := int16(1); int(number) <= board.Stories; number++ {
		n := 0
		for i := range mostOptions {
			if g.Read.Seen(optionSideOf(number, i)) != 0 {
				n++
			}
		}
		for i := range mostOptions {
			if side := optionSideOf(number, i); readPages[side] != nil {
				f(optionName(int(number), i), n > 1 && g.Read.Seen(side) != 0)
			}
		}
	}
}

func optionName(number, option int) string {
	return "story " + strconv.Itoa(number) + ", option " + string(rune('A'+option))
}

// title is what is behind a loss: a card, or the title of a rule.
func (c cause) title() string {
	if c.card >= 0 {
		return Of(table.Card(c.card)).Name
	}
	return Ledger.Cite(c.rule)
}
