package heredity

import (
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askHurt = book.Question("hurt", "HE-DMG-04", "{member a} takes {b} damage. Where does it go?", public)
	askHeal = book.Question("heal", "HE-RULING-36", "{member a} heals. Which damage goes?", public)
	askCure = book.Question("cure", "HE-DMG-12", "{member a}: which serious wound is cured?", public)
)

// What is offered.
var (
	VerbHurt = book.Verb("hurt", "Damage on {slot a b}", "slot:{a}:{b}")
	VerbTurn = book.Verb("turn", "Turn {place a b}: a serious wound", "place:{a}:{b}")
	VerbMend = book.Verb("mend", "{Slot a b}", "slot:{a}:{b}")
	VerbCure = book.Verb("cured", "{Place a b}", "place:{a}:{b}")
)

// What is told.
var (
	taleHurt  = book.Tale("{member a} takes {b} damage{from c}.", atMember, words.Costs)
	taleWound = book.Tale("{member a} is seriously wounded: {place a b}.", atMember, wordsMajor, words.Costs)
	taleSpent = book.Tale("{member a} can take no more: {b} damage is discarded.", atMember)
	taleHeal  = book.Tale("{member a} heals {b} damage.", atMember)
	taleWhole = book.Tale("There is nothing to heal.")
	taleCured = book.Tale("{member a}'s serious wound is cured.", atMember)
	taleLose  = book.Tale("{member a} loses {n b token tokens}.", atMember, words.Costs)
	taleGain  = book.Tale("{member a} gets {n b token tokens} back.", atMember)
)

// damageForms are steps about damage, healing and Action tokens.
var damageForms = map[string]form{
	"damage {k} to {who}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		for _, m := range g.who(t, s.Who, c).members() {
			g.damage(t, m, s.N, c.card)
		}
	}},
	"heal {k} of {who}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			for _, m := range g.who(t, s.Who, c).members() {
				g.heal(t, m, s.N)
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.some(g.whoCould(s.Who, c), func(m int8) bool { return len(g.Team[m].Healable(nil)) > 0 })
		},
		vain: taleWhole,
	},
	"cure {who}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			for _, m := range g.who(t, s.Who, c).members() {
				g.cure(t, m)
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.some(g.whoCould(s.Who, c), func(m int8) bool { return g.Team[m].Wounds() > 0 })
		},
	},
	"recover {k} tokens of {who}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		for _, m := range g.who(t, s.Who, c).members() {
			g.recover(t, m, s.N)
		}
	}},
	"lose {k} tokens of {who}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			for _, m := range g.who(t, s.Who, c).members() {
				g.loseTokens(t, m, s.N)
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.some(g.whoCould(s.Who, c), func(m int8) bool { return g.Team[m].Tokens > 0 })
		},
	},
}

// damage deals damage that no defence lessens to a character, token by token: its player chooses where each goes, and
// whether a full card is turned (HE-DMG-01 to HE-DMG-14, HE-DMG-18, HE-RULING-30 to HE-RULING-32). It is from a card,
// or 0 where what was told before says from what.
func (g *Game) damage(t *table.Table, m int8, n int, from int16) {
	if n <= 0 {
		return
	}
	t.Tell(table.Event{Tale: taleHurt, Seat: g.manager(m), Rule: "HE-DMG-01", A: int16(m), B: int16(n), C: from})
	for left := n; left > 0; {
		s := &g.Team[m].Sheet
		if s.Spent() {
			t.Tell(table.Event{Tale: taleSpent, Seat: g.manager(m), Rule: "HE-DMG-14", A: int16(m), B: int16(left)})
			return
		}
		q := t.Open(g.manager(m), askHurt, int(m), left)
		g.offerHearts(&q, m)
		for p := sheet.Head; p <= sheet.Foot; p++ {
			if g.Team[m].MayTurn(p) {
				q.Offer(VerbTurn.Of(int(m), int(p)), "HE-DMG-08")
			}
		}
		o := q.Ask()
		if o.Verb == VerbTurn {
			g.turnWounded(t, m, sheet.Place(o.B))
			continue
		}
		at := slotAt(o.B)
		g.Team[m].Damage(at)
		g.tellFull(t, m, at.Place)
		left--
	}
	g.mayTurn(t, m)
}

// offerHearts offers the slots that can take damage: of those that are alike on a card the first.
func (g *Game) offerHearts(q *table.Menu, m int8) {
	var buffer [sheet.Places * sheet.Slots]sheet.At
	s := &g.Team[m].Sheet
	hearts := s.Hearts(buffer[:0])
	for i, a := range hearts {
		if i > 0 && hearts[i-1].Place == a.Place && alike(s, hearts[i-1], a) {
			continue
		}
		q.Offer(VerbHurt.Of(int(m), slotNumber(a)), "HE-DMG-02")
	}
}

// alike says whether two slots of a card serve the same and are used alike.
func alike(s *sheet.Sheet, a, b sheet.At) bool {
	card := s.Card(a.Place)
	return card.Slots[a.Slot] == card.Slots[b.Slot] && card.Used>>a.Slot&1 == card.Used>>b.Slot&1 &&
		card.Hurt>>a.Slot&1 == card.Hurt>>b.Slot&1
}

// mayTurn offers to turn cards that the last token has filled (HE-DMG-08, HE-RULING-30).
func (g *Game) mayTurn(t *table.Table, m int8) {
	for {
		any := false
		for p := sheet.Head; p <= sheet.Foot; p++ {
			any = any || g.Team[m].MayTurn(p)
		}
		if !any {
			return
		}
		q := t.Open(g.manager(m), askTurn, int(m))
		q.Offer(VerbLeave.Of(int(m)), "HE-DMG-08")
		for p := sheet.Head; p <= sheet.Foot; p++ {
			if g.Team[m].MayTurn(p) {
				q.Offer(VerbTurn.Of(int(m), int(p)), "HE-DMG-08")
			}
		}
		o := q.Ask()
		if o.Verb == VerbLeave {
			return
		}
		g.turnWounded(t, m, sheet.Place(o.B))
	}
}

var (
	askTurn   = book.Question("turn", "HE-RULING-30", "A card of {member a} is full of damage. Turn it over?", public)
	VerbLeave = book.Verb("leave", "Leave it as it is", "")
)

// turnWounded turns a full card to its wounded side (HE-DMG-08 to HE-DMG-11).
func (g *Game) turnWounded(t *table.Table, m int8, p sheet.Place) {
	g.Team[m].Wound(p)
	t.Tell(table.Event{Tale: taleWound, Seat: g.manager(m), Rule: "HE-DMG-11", A: int16(m), B: int16(p)})
}

// heal takes damage off a character's cards; the player chooses which (HE-HEAL-03, HE-RULING-36).
func (g *Game) heal(t *table.Table, m int8, n int) {
	healed := 0
	for range n {
		var buffer [sheet.Places * sheet.Slots]sheet.At
		if len(g.Team[m].Healable(buffer[:0])) == 0 {
			break
		}
		q := t.Open(g.manager(m), askHeal, int(m))
		s := &g.Team[m].Sheet
		hurt := s.Healable(buffer[:0])
		for i, a := range hurt {
			if i > 0 && hurt[i-1].Place == a.Place && alike(s, hurt[i-1], a) {
				continue
			}
			q.Offer(VerbMend.Of(int(m), slotNumber(a)), "HE-RULING-36")
		}
		g.Team[m].Heal(slotAt(q.Ask().B))
		healed++
	}
	if healed > 0 {
		t.Tell(table.Event{Tale: taleHeal, Seat: g.manager(m), Rule: "HE-HEAL-03", A: int16(m), B: int16(healed)})
	}
}

// cure turns a wounded card back to its healthy side (HE-DMG-12).
func (g *Game) cure(t *table.Table, m int8) {
	if g.Team[m].Wounds() == 0 {
		return
	}
	q := t.Open(g.manager(m), askCure, int(m))
	for p := sheet.Head; p <= sheet.Foot; p++ {
		if g.Team[m].Wounded[p] {
			q.Offer(VerbCure.Of(int(m), int(p)), "HE-DMG-12")
		}
	}
	g.Team[m].Cure(sheet.Place(q.Ask().B))
	t.Tell(table.Event{Tale: taleCured, Seat: g.manager(m), Rule: "HE-DMG-12", A: int16(m)})
}

// loseTokens takes available tokens from a character: they lie on the centre of a card until they are recovered.
func (g *Game) loseTokens(t *table.Table, m int8, n int) {
	lost := min(int8(n), g.Team[m].Tokens)
	for range lost {
		g.Team[m].PayCentre(sheet.Body)
	}
	if lost > 0 {
		t.Tell(table.Event{Tale: taleLose, Seat: g.manager(m), Rule: "HE-ACT-11", A: int16(m), B: int16(lost)})
	}
}

// recover gives tokens back (HE-RULING-38).
func (g *Game) recover(t *table.Table, m int8, n int) {
	got := int16(0)
	for range n {
		if !g.regain(m) {
			break
		}
		got++
	}
	if got > 0 {
		t.Tell(table.Event{Tale: taleGain, Seat: g.manager(m), Rule: "HE-RULING-38", A: int16(m), B: got})
	}
}
