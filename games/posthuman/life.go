package posthuman

import (
	"slices"

	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleHealth  = book.Tale("{who} {gains a} {abs a} health, {b} {after a}{by c}.", words.CostsWhen(words.Fewer))
	taleMorale  = book.Tale("{who} {gains a} {abs a} morale, {b} {after a}{by c}.", words.CostsWhen(words.Fewer))
	taleFood    = book.Tale("{who} {gains a} {abs a} food, {b} {after a}{by c}.", words.CostsWhen(taken))
	taleAmmo    = book.Tale("{who} {gains a} {abs a} ammo, {b} {after a}{by c}.", words.CostsWhen(taken))
	taleJourney = book.Tale("{who} gains a journey point: space {a}{by c}.{atlast a}", words.Major)
)

// taken reports whether food or ammo went that nobody chose to spend: not eaten, not shot, not paid for a card's use.
func taken(e table.Event) bool {
	return e.A < 0 && !slices.Contains([]string{"PH-EAT-05", "PH-SHOOT-03", "PH-INV-03", "PH-EVENT-07"}, e.Rule)
}

// lose takes health and morale at the same moment: losses, not wounds (PH-STAT-05, PH-RULING-47). Whoever has none left
// of either is knocked out, and what they were doing is dropped (PH-STAT-07).
func (g *Game) lose(t *table.Table, s table.Seat, health, morale int, why cause) {
	g.drop(t, s, health, morale, why)
	g.check(t, s, why)
}

// drop takes health and morale and leaves it to check to see who has fallen: for what befalls both sides at once.
func (g *Game) drop(t *table.Table, s table.Seat, health, morale int, why cause) {
	m := g.mat(s)
	health, morale = min(health, int(m.Health)), min(morale, int(m.Morale))
	m.Health -= int8(health)
	m.Morale -= int8(morale)
	if health > 0 {
		t.Tell(table.Event{Tale: taleHealth, Seat: s, Rule: why.rule, A: int16(-health), B: int16(m.Health),
			C: why.card})
	}
	if morale > 0 {
		t.Tell(table.Event{Tale: taleMorale, Seat: s, Rule: why.rule, A: int16(-morale), B: int16(m.Morale),
			C: why.card})
	}
}

// check knocks out whoever has no health or no morale left.
func (g *Game) check(t *table.Table, s table.Seat, why cause) {
	switch m := g.mat(s); {
	case m.Health == 0 && m.Morale == 0:
		g.knockOut(t, s, outBoth, why)
	case m.Health == 0:
		g.knockOut(t, s, outHealth, why)
	case m.Morale == 0:
		g.knockOut(t, s, outMorale, why)
	}
}

// regain gives health and morale, up to their limits (PH-STAT-06).
func (g *Game) regain(t *table.Table, s table.Seat, health, morale int, why cause) {
	m := g.mat(s)
	health, morale = min(health, int(m.healthLimit()-m.Health)), min(morale, int(m.moraleLimit()-m.Morale))
	m.Health += int8(health)
	m.Morale += int8(morale)
	if health > 0 {
		t.Tell(table.Event{Tale: taleHealth, Seat: s, Rule: why.rule, A: int16(health), B: int16(m.Health),
			C: why.card})
	}
	if morale > 0 {
		t.Tell(table.Event{Tale: taleMorale, Seat: s, Rule: why.rule, A: int16(morale), B: int16(m.Morale),
			C: why.card})
	}
}

// stock adds food and ammo, or takes them when negative, as far as there are any.
func (g *Game) stock(t *table.Table, s table.Seat, food, ammo int, why cause) {
	m := g.mat(s)
	food, ammo = max(food, -int(m.Food)), max(ammo, -int(m.Ammo))
	m.Food += int16(food)
	m.Ammo += int16(ammo)
	if food != 0 {
		t.Tell(table.Event{Tale: taleFood, Seat: s, Rule: why.rule, A: int16(food), B: m.Food, C: why.card})
	}
	if ammo != 0 {
		t.Tell(table.Event{Tale: taleAmmo, Seat: s, Rule: why.rule, A: int16(ammo), B: m.Ammo, C: why.card})
	}
}

// advance gives one journey point (PH-JOURNEY-04, PH-RULING-147).
func (g *Game) advance(t *table.Table, s table.Seat, why cause) {
	m := g.mat(s)
	if m.JP == LastSpace {
		return
	}
	m.JP++
	t.Tell(table.Event{Tale: taleJourney, Seat: s, Rule: why.rule, A: int16(m.JP), C: why.card})
}

// LastSpace is The Fortress on the journey track (PH-JOURNEY-07).
const LastSpace = 10

// Level is the level, 1 to 3, of a space of the journey track, 1 to LastSpace; before space 1 it is 1 (PH-RULING-08).
func Level(space int) int {
	switch {
	case space <= 4:
		return 1
	case space <= 7:
		return 2
	}
	return 3
}
