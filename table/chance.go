package table

// Die is something to be rolled in the open: its name in the record, and its sides.
type Die struct {
	Name  string
	Sides int
}

// Roll is a number from 1 to the sides of the die, seen by everybody. A lane may not roll.
func (t *Table) Roll(d Die) int {
	if t.run != nil || t.rig != nil {
		return t.put(Chance{Name: d.Name, Sides: d.Sides, Who: Everyone})
	}
	return t.intn(d.Sides) + 1
}

// Chance is a question put to chance: a die with its sides, or the loose cards of a pile.
type Chance struct {
	Name  string
	Sides int     // of a die; results are 1 to Sides
	Cards []Lying // of a pile; results are cards
	Who   Seats   // sees the result
	Back  bool    // everybody sees the back of the result
}

// drawn is the place of the loose card that chance decides on.
func (t *Table) drawn(p *Pile, who Seats, back bool) int {
	if t.run == nil && t.rig == nil {
		return t.intn(p.Loose)
	}
	return p.Find(Card(t.put(Chance{Name: p.Name, Cards: p.Cards[:p.Loose], Who: who, Back: back})))
}

// put puts the question to the record, or to whoever has rigged the table.
func (t *Table) put(c Chance) int {
	if t.run != nil {
		return t.run.chance(c)
	}
	return t.rig(c)
}

// learn notes that somebody learned something: undo stops here.
func (t *Table) learn(who Seats) {
	if who != 0 && t.run != nil {
		t.run.border()
	}
}

// Reveal says that seats learned something that no pile shows, such as the result of a search: undo stops here.
func (t *Table) Reveal(who Seats) { t.learn(who) }
