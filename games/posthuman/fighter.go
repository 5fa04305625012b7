package posthuman

// Fighter is a human as a fight sees them: numbers of the sheet and of the cards in play, as far as somebody knows
// them. Two who are equal fight alike.
type Fighter struct {
	Health, Morale int
	Cost           int  // of a shot, in ammo
	SD             int8 // of a shot; 0: without a ranged weapon
	Loaded         bool // there is ammo for one
	melee, first   int8 // first: speed when it is about who shoots first
	md, dd         int8 // of cards in play
	swaps          int8
	party          int
	thought        int8 // dice that a strong mind re-rolls, once in a combat
	nimble         bool // a card re-rolls all misses of a melee roll, once a round
	tired          bool // and has done so in this round
	even           bool // dice of cards count after a failed evade
	Opening        int8 // MD that a card adds to one roll
	Strength       int  // wounds dealt in melee before criticals and specials
	arms           arms
	shot           Shot
	skill          int    // what a skill shot is worth
	harder         int    // wounds more of a shot that hits
	worn           [3]int // by Source: wounds prevented of each attack
	spare          int    // wounds that a card prevents once
	parry          int    // the same of wounds in melee
}

// FighterOf is the human whose sheet and cards are seen.
func FighterOf(p *SeenPlayer) Fighter {
	x, sum := &p.Stats, &p.Sum
	f := Fighter{Health: p.Health, Morale: p.Morale, melee: x[Melee], first: x[Speed] + sum[KnobFirst], md: sum[KnobMD],
		dd: sum[KnobDD], swaps: above(x[Speed]), party: partyOf(sum), thought: above(x[Mind]),
		even: sum[KnobAfterEvade] > 0, harder: int(sum[KnobWoundsShooting]), arms: bare(x)}
	for from := range f.worn {
		f.worn[from] = worn(sum, Source(from))
	}
	for _, list := range [3][]SeenItem{p.Gear, p.Skills, p.Company} {
		for i := range list {
			f.take(p, &list[i])
		}
	}
	for _, c := range p.Kept {
		f.help(Of(c).Uses, false)
	}
	f.Strength = f.arms.strength(x, sum)
	f.arms.forget()
	return f
}

// forget drops of arms what they have come to be in the fighter's strength, so that those who strike alike are equal.
func (a *arms) forget() {
	if a.wounds = 0; a.n < 2 {
		a.n = 0
	}
}

// take counts a card in play.
func (f *Fighter) take(p *SeenPlayer, c *SeenItem) {
	face := c.Card.Face()
	switch {
	case face == nil:
		return
	case face.Kind == KindMelee && c.Active:
		f.arms.take(&face.Weapon)
	case face.Kind == KindRanged && c.Active:
		f.load(face, p)
	}
	if face.Kind != KindFollower || c.Active {
		f.help(face.Uses, c.Spent)
	}
}

// load readies a ranged weapon (PH-SHOOT-03, PH-SHOOT-04, PH-SHOOT-09).
func (f *Fighter) load(face *Face, p *SeenPlayer) {
	f.Cost = shotCost(face, &p.Sum, 0)
	f.Loaded = f.Cost <= p.Ammo
	pool := shotPool(&face.Weapon, &p.Stats, &p.Sum, 0)
	f.SD, f.shot, f.skill = pool.SD, ranged(&face.Weapon, &p.Sum), p.Skilled(face.Class)
	f.shot.SD = 0
}

// Skilled is how many hits a skill shot of a human with a class of weapon is (PH-SHOOT-13, PH-RULING-31).
func (p *SeenPlayer) Skilled(class Class) int {
	n := marksman(&p.Stats)
	for i := range p.Skills {
		if f := p.Skills[i].Card.Face(); f != nil && f.hones(class) {
			return n + 1
		}
	}
	return n
}

// help counts the uses of a card that matter in a fight. What is spent for a round is there again in the next.
func (f *Fighter) help(uses []Use, spent bool) {
	for i := range uses {
		u := &uses[i]
		if spent && u.Per != PerRound {
			continue
		}
		switch u.When {
		case WhenWounds:
			f.spare = max(f.spare, u.gain(DoPrevent))
			f.parry += u.gain(DoPreventMelee)
		case WhenFray:
			if u.does(DoRerollMisses) {
				f.nimble, f.tired = true, spent
			}
		case WhenMelee:
			f.Opening = max(f.Opening, int8(u.gain(DoMD)))
		}
	}
}

// Counts reports whether a die of the fighter's that lies on the table is of any use to them as it is.
func (f *Fighter) Counts(d *Rolled) bool {
	switch {
	case d.Die != SD:
		return f.arms.means(d.Is, f.arms.better()) != Miss
	case d.Is == SkillShot:
		return f.skill > 0
	case d.Is == Range2, d.Is == Range3:
		return f.shot.Range > int8(d.Is-Range1)
	}
	return d.Is != Miss
}

// Hits is how many hits the dice on the table score as they lie, of the player's shot or of the enemy's (PH-SHOOT-10 to
// PH-SHOOT-15).
func (p *SeenPlayer) Hits(enemy bool) int {
	dice := p.Fight.Dice[:p.Fight.N]
	if enemy {
		shot := &Of(p.Foes[p.Fight.Foe].Card).Enemy.Shot
		return hits(dice, theirs, shot, shot.skill())
	}
	f := FighterOf(p)
	own := func(d Rolled) bool { return d.Target == noFoe && !d.Enemy } // at a mutant player
	n := hits(dice, own, &f.shot, f.skill)
	for i := range p.Foes {
		at := func(d Rolled) bool { return d.Target == int8(i) && !d.Enemy }
		n += hits(dice, at, &f.shot, f.skill)
	}
	return n
}

// Foe is an enemy of a fight that is foreseen.
type Foe struct {
	*Enemy
	Hurt   int8 // wounds it has
	Down   bool // 1 MD fewer this round
	Fought bool // this round
	Leader bool // it is what the fight began with
	falls  bool // has been knocked down, for the next round
	gone   bool // has fled
}

func (x *Foe) alive() bool { return !x.gone && x.Hurt < x.Health }

// awaits reports whether it is still to be fought in this round.
func (x *Foe) awaits() bool { return x.alive() && !x.Fought }

// Left is the health that it has left.
func (x *Foe) Left() int { return int(x.Health - x.Hurt) }

// Enemies adds the enemies of the combat going on to a list, in their order.
func (p *SeenPlayer) Enemies(list []Foe) []Foe {
	for i := range p.Foes {
		list = append(list, p.Foes[i].Foe(&p.Fight))
	}
	return list
}

// Foe is the enemy as a fight that is foreseen has it.
func (x *SeenFoe) Foe(f *Fight) Foe {
	return Foe{
		Enemy: Of(x.Card).Enemy, Hurt: int8(x.Wounds), Down: x.Down, Fought: x.Fought, Leader: x.Card == f.Leader,
		falls: x.Falls,
	}
}
