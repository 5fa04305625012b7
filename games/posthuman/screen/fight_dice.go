package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
)

// dice are the places of one side's dice on the table; none before the roll of the exchange going on.
func (b *bout) dice(enemy bool) []int {
	var out []int
	if b.step == 0 {
		return nil
	}
	for i := range min(int(b.o.Fight.N), len(b.o.Fight.Dice)) {
		if b.o.Fight.Dice[i].Enemy == enemy {
			out = append(out, i)
		}
	}
	return out
}

// sizes is how many dice both sides roll.
func (b *bout) sizes() (mine, theirs int) {
	mine, theirs = len(b.dice(false)), len(b.dice(true))
	if mine+theirs > 0 || b.front < 0 {
		return mine, theirs
	}
	f := &b.o.Foes[b.front]
	return total(f.Mine), total(f.Theirs)
}

// signOf is how a face is drawn on a die of one side: a special that knocks down shows just that.
func (b *bout) signOf(face posthuman.Face6, enemy bool) (picture, sign string) {
	s := faceSigns[face]
	if face == posthuman.Special6 && enemy && b.front >= 0 && b.foe(b.front).Enemy.Special.Knockdown {
		return "knockdown", ""
	}
	return s.picture, s.sign
}

// dieClass is how a die lies.
func (b *bout) dieClass(i int) string {
	d := &b.o.Fight.Dice[i]
	out := []string{[...]string{"d-md", "d-dd", "d-sd"}[d.Die]}
	if d.Enemy {
		out = append(out, "its")
	}
	switch {
	case d.Gone && d.Is != posthuman.Miss:
		out = append(out, "out")
	case b.o.Means(i) == posthuman.Miss: // a warrior or a special may be one, whatever it shows
		out = append(out, "missed")
	case d.Is == posthuman.Block:
		out = append(out, "guard")
	}
	for n, l := range b.leaves() {
		if slices.Contains(l.gone, i) {
			out = append(out, "x"+strconv.Itoa(n+1))
		}
	}
	return strings.Join(out, " ")
}

// was is the face that hangs on a die which was changed, and whether one does: what it showed before it was rolled
// again, or what it had rolled before the weapon made something else of it.
func (b *bout) was(i int) (posthuman.Face6, bool) {
	d := &b.o.Fight.Dice[i]
	if r := b.rerolling(i); r != nil {
		return r.Was, true
	}
	return d.Shows(), d.Is != d.Shows()
}

// rerolling is what was told of the die at a place that was rolled again, or nil. Dice of a kind that show the same are
// told apart by their order.
func (b *bout) rerolling(i int) *posthuman.Rerolling {
	dice := &b.o.Fight.Dice
	d := &dice[i]
	if !d.Again || d.Enemy {
		return nil
	}
	n := 0
	for j := range i {
		if x := &dice[j]; x.Again && !x.Enemy && x.Die == d.Die && x.Shows() == d.Shows() {
			n++
		}
	}
	for j := range b.told.Rerolls {
		r := &b.told.Rerolls[j]
		if r.Die != d.Die || r.Now != d.Shows() {
			continue
		}
		if n == 0 {
			return r
		}
		n--
	}
	return nil
}

// dieSays is a die in words.
func (b *bout) dieSays(i int) string {
	d := &b.o.Fight.Dice[i]
	says := d.Die.String() + " die: " + d.Shows().String()
	if d.Is != d.Shows() {
		says += ", counts as " + d.Is.String()
	}
	if r := b.rerolling(i); r != nil {
		says += ", was " + r.Was.String()
	}
	if d.Gone {
		return says + ", off the table"
	}
	if worth := b.o.DieWords(i); worth != "" && worth != "a miss" {
		says += "; " + worth
	}
	return says
}

// left is what is left of one side's dice: a number in large, and what it counts.
func (b *bout) left(enemy bool) (n int, says string) {
	if b.shooting() {
		n = b.o.Hits(enemy)
		return n, noun(n, "hit as they lie", "hits as they lie")
	}
	attacks, blocks, downs := b.o.Counts(enemy)
	says = noun(attacks, "attack", "attacks")
	if blocks > 0 {
		says += ", " + english.Count(blocks, "block", "blocks")
	}
	if downs > 0 {
		says += " and " + someOf(downs, 0, "knockdown")
	}
	return attacks, says
}

// thrown is a throw that is over, for drawing it small beside the dice to come.
type thrown struct {
	who          string
	mine, theirs []small
	says         string
}

// small is a face as a small picture with its number.
type small struct {
	picture, sign string
	missed        bool // drawn dim
}

// over are the last throws since the viewer's answer, where no other dice lie on the table: over some of them nothing
// was to be decided, and nobody would have seen them.
func (b *bout) over() (out []thrown) {
	const most = 3
	if !b.pieces() || b.p.News == nil || len(b.dice(true))+len(b.dice(false)) > 0 {
		return nil
	}
	return lastThrown(posthuman.Throws(b.p.News.Told, b.o.Seat), most)
}

// lastThrown are the last throws of a list, to be drawn.
func lastThrown(all []posthuman.Throw, most int) (out []thrown) {
	for _, x := range all[max(0, len(all)-most):] {
		t := thrown{who: "The mutant", mine: smallDice(x.Mine), theirs: smallDice(x.Theirs)}
		if f := x.Foe.Face(); f != nil {
			t.who = f.Name
		}
		switch {
		case x.Shot:
			t.says = english.Count(max(x.MineN, x.TheirsN), "hit", "hits")
		case x.MineN >= 0:
			t.says = strconv.Itoa(x.MineN) + " to " + strconv.Itoa(x.TheirsN)
		}
		out = append(out, t)
	}
	return out
}

func smallDice(list []posthuman.Face6) (out []small) {
	for _, face := range list {
		s := faceSigns[face]
		out = append(out, small{s.picture, s.sign, face == posthuman.Miss})
	}
	return out
}

// meanings are what the warriors and specials of a side count as, for whoever can't point at a die to read it.
func (b *bout) meanings(enemy bool) string {
	var out []string
	for _, i := range b.dice(enemy) {
		d := &b.o.Fight.Dice[i]
		if face := d.Shows(); d.Die != posthuman.SD && (face == posthuman.Warrior || face == posthuman.Special6) {
			if says := english.Capital(face.String()) + ": " + b.o.DieWords(i) + "."; !slices.Contains(out, says) {
				out = append(out, says)
			}
		}
	}
	return strings.Join(out, " ")
}

func noun(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// shotOrder says who shoots before whom (PH-SHOOT-06, PH-RULING-97).
func (p *page) shotOrder(o *posthuman.SeenPlayer) string {
	whom := "you"
	if o.Seat != p.v.Seat {
		whom = p.name(o.Seat)
	}
	mine := int(o.Stats[posthuman.Speed]) + int(o.Sum[posthuman.KnobFirst])
	var before, same, after []string
	for i := range o.Foes {
		f := posthuman.Of(o.Foes[i].Card)
		switch e := f.Enemy; {
		case e.Shot.SD == 0 || dying(&o.Foes[i]):
		case int(e.Speed) > mine || e.Ability == posthuman.Sniper:
			before = append(before, f.Name)
		case int(e.Speed) == mine:
			same = append(same, f.Name)
		default:
			after = append(after, f.Name)
		}
	}
	var out []string
	if len(before) > 0 {
		out = append(out, english.List(before)+" before "+whom)
	}
	if len(same) > 0 {
		out = append(out, english.List(same)+" together with "+whom)
	}
	if len(after) > 0 {
		out = append(out, english.List(after)+" after "+whom)
	}
	if len(out) == 0 {
		return "None of them can shoot."
	}
	return "Speed " + strconv.Itoa(mine) + ". Shooting: " + strings.Join(out, ", ") + "."
}

func diePiece(i int) string { return "die:" + strconv.Itoa(i) }

// dieTop is where the face stands on a die: higher on a shield.
func dieTop(k posthuman.DieKind) string {
	if k == posthuman.DD {
		return "10"
	}
	return "15"
}

// unrolled are dice that are about to be rolled.
type unrolled struct {
	md, dd, sd int8
	says       string
}

// toCome are the dice of the next roll.
func (b *bout) toCome() []unrolled {
	line := func(who string, parts []posthuman.Part) unrolled {
		var x unrolled
		for _, p := range parts {
			x.md, x.dd, x.sd = x.md+p.MD, x.dd+p.DD, x.sd+p.SD
		}
		x.says = who + ": " + sumWords(parts)
		return x
	}
	var out []unrolled
	switch {
	case b.shooting() && len(b.o.Shot) > 0 && !b.o.Fight.Failed:
		out = append(out, line(b.who(), b.o.Shot))
	case b.front >= 0 && len(b.o.Foes[b.front].Mine) > 0 && !b.shooting():
		f := &b.o.Foes[b.front]
		out = append(out, line(b.against(), f.Theirs), line(b.who(), f.Mine))
	}
	return out
}
