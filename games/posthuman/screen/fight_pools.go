package screen

import (
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
)

func total(parts []posthuman.Part) int {
	n := 0
	for _, p := range parts {
		n += int(p.MD + p.DD + p.SD)
	}
	return n
}

// pool is the dice of one side, and why.
type pool struct {
	who, sum string
	why      []string
}

// pools are the dice of the enemy in the middle and of the player: in melee, or of the shot to come.
func (b *bout) pools() []pool {
	var out []pool
	if b.front >= 0 && !b.shooting() {
		f := &b.o.Foes[b.front]
		theirs, mine := poolOf(b.against(), b.rolled(f.Theirs, true)), b.owned(poolOf(b.who(), b.rolled(f.Mine, false)))
		for _, x := range []pool{theirs, mine} {
			if len(x.why) > 0 {
				out = append(out, x)
			}
		}
	} else if len(b.o.Shot) > 0 && b.shooting() && !b.o.Fight.Failed {
		out = append(out, b.owned(poolOf(b.who(), b.o.Shot)))
	}
	if len(out) > 0 {
		return out
	}
	for _, enemy := range [2]bool{true, false} {
		if dice := b.dice(enemy); len(dice) > 0 {
			who := b.who()
			if enemy {
				who = b.against()
			}
			out = append(out, poolOf(who, b.rolled(nil, enemy)))
		}
	}
	return out
}

// rolled is why the dice on the table lie there: what would be rolled now, and what cards have added to this roll
// alone.
func (b *bout) rolled(parts []posthuman.Part, enemy bool) []posthuman.Part {
	dice := b.dice(enemy)
	if len(dice) == 0 {
		return parts
	}
	more := posthuman.Part{Why: posthuman.ForUses}
	if len(parts) == 0 {
		more.Why = posthuman.ForStat
	}
	for _, i := range dice {
		switch b.o.Fight.Dice[i].Die {
		case posthuman.MD:
			more.MD++
		case posthuman.DD:
			more.DD++
		default:
			more.SD++
		}
	}
	if total(parts) > len(dice) { // it has come to that only since the roll
		parts = slices.DeleteFunc(slices.Clone(parts), func(x posthuman.Part) bool {
			return x.Why == posthuman.ForFrenzy || x.Why == posthuman.ForPack || x.Why == posthuman.ForNumbers
		})
	}
	for _, x := range parts {
		more.MD, more.DD, more.SD = more.MD-x.MD, more.DD-x.DD, more.SD-x.SD
	}
	if more.MD <= 0 && more.DD <= 0 && more.SD <= 0 {
		return parts
	}
	return append(slices.Clip(parts), more)
}

// poolOf puts a pool into words.
func poolOf(who string, parts []posthuman.Part) pool {
	out := pool{who: who}
	var all posthuman.Part
	for _, x := range parts {
		all.MD, all.DD, all.SD = all.MD+x.MD, all.DD+x.DD, all.SD+x.SD
		out.why = append(out.why, why(x))
	}
	out.sum = diceWords(all.MD, all.DD)
	if all.SD > 0 {
		out.sum = shootingDice(all.SD)
	}
	return out
}

// sumWords is how many dice a pool is.
func sumWords(parts []posthuman.Part) string { return poolOf("", parts).sum }

// why is one reason with its dice: 3 everybody, +1 higher melee, +1 defence cards in play, 2 swapped for defence.
func why(x posthuman.Part) string {
	reason := reasons[x.Why]
	switch {
	case x.Why == posthuman.ForStat && x.SD != 0:
		return itoa(x.SD) + " for your shooting"
	case x.Why == posthuman.ForStat && x.DD > 0:
		return diceWords(x.MD, x.DD)
	case x.Why == posthuman.ForStat:
		return itoa(x.MD) + " " + reason
	case x.Why == posthuman.ForSwap:
		return itoa(x.DD) + " " + reason
	case x.DD != 0 && x.MD != 0:
		return plus(int(x.MD)) + " melee, " + plus(int(x.DD)) + " defence " + reason
	case x.DD != 0:
		return plus(int(x.DD)) + " defence, " + reason
	}
	return plus(int(x.MD+x.SD)) + " " + reason
}

// owned names in a pool of the player the cards in play to which it owes dice, where they are known.
func (b *bout) owned(x pool) pool {
	for i, why := range x.why {
		if before, ok := strings.CutSuffix(why, reasons[posthuman.ForCards]); ok && len(b.givers()) > 0 {
			x.why[i] = before + english.List(b.givers())
		}
		if before, ok := strings.CutSuffix(why, reasons[posthuman.ForWeapon]); ok && b.gun() != nil {
			x.why[i] = before + b.gun().Name
		}
	}
	return x
}
