package posthuman

import (
	"slices"
	"strconv"

	"waystation/table"
)

// Worst says what one melee round can take at most: "at worst this round takes 4 health"; and where that is all there
// is, or a loss of morale can knock out, how often it does: ", and it seldom knocks you out (2 %)"; "" where nothing
// can be lost or it was not asked for.
func (c *Chances) Worst() string { return c.worstOf().Words() }

func (c *Chances) worstOf() Clause {
	if c.worst == 0 {
		return Clause{}
	}
	all := c.worst == c.health
	takes := "at worst " + c.round + " takes "
	if all && c.worst > 1 {
		takes += "all "
	}
	takes += strconv.Itoa(c.worst) + " health"
	if n := c.soon.percent(); all || n > 0 {
		return Clause{Before: takes + ", and it " + often(c.soon, "knocks you out"), About: AboutKnocks, Chance: n}
	}
	return Plain(takes)
}

// entersMelee reports whether an option leads into a melee round.
func entersMelee(v table.Verb) bool { return v == VerbFight || v == VerbEngage }

// roundWords name the melee round that comes, or goes on.
func (x *trial) roundWords() string {
	if x.Round == 0 {
		return "the first melee round"
	}
	return "this round"
}

// worst is the health that a melee round can take at most, or what is left of one: no enemy falls in it, none of the
// fighter's dice block, no card is used against the wounds.
func (x *trial) worst() int {
	lost := 0
	for i := range x.foes {
		if o := &x.foes[i]; o.alive() && !o.Fought {
			lost += x.worstBlow(o)
		}
	}
	return min(lost, x.Health)
}

// worstBlow is the health that an enemy takes in one exchange, if each of its dice shows what adds most: criticals,
// specials, and one die for the attack without which nothing is dealt (PH-MELEE-17, PH-MELEE-20, PH-MELEE-21).
func (x *trial) worstBlow(o *Foe) int {
	pool, most, hurt := basePool(o.Melee, x.f.melee), 0, o.Hurt
	if x.Round == 0 && x.shoots { // it may go into melee wounded, and wilder for it
		hurt = max(hurt, 1)
	}
	o.pool(&pool, hurt, o.Down, x.living(), x.f.party)
	for criticals := range pool.MD + 1 {
		for attacks := range min(pool.DD, 1) + 1 {
			y := *x
			y.N = 0
			y.lay(MD, Critical, criticals)
			y.lay(MD, Special6, pool.MD-criticals)
			y.lay(DD, Attack, attacks)
			y.lay(DD, Special6, pool.DD-attacks)
			if b := y.clash(o); b.theirs.attacks > 0 {
				most = max(most, o.blow(&b)-x.f.worn[meleeWound])
			}
		}
	}
	if o.Ability == Bursting {
		most += max(0, 1-x.f.worn[anyWound])
	}
	return most
}

// lay puts dice of the enemy on the table that show a face.
func (f *Fight) lay(k DieKind, face Face6, n int8) {
	for range min(n, int8(len(f.Dice))-f.N) {
		d := &f.Dice[f.N]
		*d = Rolled{Die: k, Enemy: true}
		d.show(uint8(slices.Index(faces[k][:], face) + 1))
		f.N++
	}
}
