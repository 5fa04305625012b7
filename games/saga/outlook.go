package saga

import (
	"strconv"
	"strings"

	"waystation/table"
)

// What players of code ask of the rules. Nothing here asks anybody or changes anything.

// Near are the zones orthogonally next to one.
func Near(z int8) []int8 { return neighbours[z] }

// Terrain is what lies there, if anything does.
func (z *Zone) Terrain() (x Terrain, ok bool) {
	if z.Tile == 0 {
		return 0, false
	}
	return z.terrain(), true
}

// FaceUp is the site that can be used there, if there is one.
func (z *Zone) FaceUp() (x Site, ok bool) { return z.site() }

// Zone is a zone of a player's quadrant.
func (g *Game) Zone(s table.Seat, z int8) *Zone { return g.zone(s, z) }

// Own is what a player has alone, or with the teammate.
func (g *Game) Own(s table.Seat) *Side { return g.own(s) }

// Mate is a player's teammate, or Nobody.
func (g *Game) Mate(s table.Seat) table.Seat { return g.mate(s) }

// Lying are the cards of one of a player's stacks, not to be changed.
func (g *Game) Lying(s table.Seat, k Stack) []table.Lying { return g.of(s, k).Cards }

// HandOf are the pieces in a player's hand, not to be changed.
func (g *Game) HandOf(s table.Seat) []table.Lying { return g.land(s, Hand).Cards }

// HandLimit is how many of them may be held.
func (g *Game) HandLimit(s table.Seat) int { return g.handLimit(s) }

// Person is a character.
func Person(c int8) *Character { return &characters[c] }

// Sum is what automatic abilities add up to for a player.
func (g *Game) Sum(s table.Seat, k Knob) int { return g.sum(s, k) }

// Has reports whether an automatic ability of a keyword holds.
func (g *Game) Has(s table.Seat, k Keyword) bool { return g.has(s, k) }

// Meets reports whether a condition holds for a player.
func (g *Game) Meets(s table.Seat, c Condition) bool { return g.meets(s, c) }

// Affords reports whether a player can pay a price in full.
func (g *Game) Affords(s table.Seat, price Effects) bool { return g.affords(s, price) }

// Using is what an option to use something stands for: the ability, and its price; nil if the player has no such thing.
func (g *Game) Using(s table.Seat, o table.Option) (*Ability, *Timing) {
	h := g.holding(s, int(o.A))
	if h == nil || int(o.B) >= len(h.does) {
		return nil, nil
	}
	return &h.does[o.B], h.timing
}

// LastRound is after which round the match ends at the latest.
func (g *Game) LastRound() int { return int(g.lastRound()) }

// StepsOfAMove is how far a player's moves go.
func (g *Game) StepsOfAMove(s table.Seat) int { return max(1, stepsOfAMove+g.sum(s, KnobMove)) }

// Fed reports whether a player would need nothing to eat where they stand.
func (g *Game) Fed(s table.Seat) bool { return g.fed(s) }

// XPForVP is how much XP is worth a victory point at the end.
func XPForVP() int { return xpForVP }

// CampPoints are the recovery points of a camp, what is used for it apart.
func (g *Game) CampPoints(s table.Seat) int { return max(0, recoveryPoints+g.sum(s, KnobCamp)) }

// Missing is how much of the recovery of that number, as in a camp's options, a player could use.
func (g *Game) Missing(s table.Seat, recovery int) int { return g.recoverable(s, recoveries[recovery]) }

// Level is from which decks a player draws enemies and mutations.
func (g *Game) Level(s table.Seat) int { return g.level(s) }

// FoesOf are the enemies that a player may draw, as printed.
func (g *Game) FoesOf(s table.Seat) []table.Card {
	if g.foes(s) == Enemies1 {
		return Cards(GroupEnemies1)
	}
	return Cards(GroupEnemies2)
}

// Spendable reports whether a good recovers something now.
func (g *Game) Spendable(s table.Seat, x Good) bool { return g.spendable(s, x) }

// Spares names what a player has that can keep the card that leads from being exhausted, "" for nothing (PS-CLEAN-09,
// PS-CHAL-08).
func (g *Game) Spares(s table.Seat) string {
	var names []string
	g.find(s, &chosen, []Keyword{KeySpareCard}, func(h *holding) {
		for i := range h.does {
			if h.does[i].Key == KeySpareCard && g.meets(s, h.does[i].If) && g.canUse(s, h, i) {
				names = append(names, g.nameOf(h, i))
			}
		}
	})
	return strings.Join(names, " or ")
}

// NextPower is what the next site on a power track would do in solo, nil where it would do nothing.
func (g *Game) NextPower(x Site) *Power {
	if n := int(g.Power[x]) + 1; n >= 2 {
		return &solo[g.soloSide()].Power[x][min(n, powerSpaces)-2]
	}
	return nil
}

// Stages are how many missions a side does, one after the other.
func (g *Game) Stages() int { return g.stages() }

// Mission is the mission of a stage of a player's side.
func (g *Game) Mission(s table.Seat, stage int) *Mission { return g.stageMission(g.own(s), stage) }

// Fits reports whether a mission token could be placed on terrain of a type now, and whether it would be the last of
// its mission.
func (g *Game) Fits(s table.Seat, x Terrain) (fits, last bool) {
	o := g.own(s)
	to := int(o.Stage)
	if g.Mode == Solo && to == 0 && o.Doing == 0 {
		to = 1
	}
	for k := int(o.Stage); k <= to && k < g.stages(); k++ {
		m := g.stageMission(o, k)
		for i, need := range m.Needs {
			fits = fits || need == x && o.Goal&(1<<i) == 0
		}
		if m.End == x && o.Goal == 1<<len(m.Needs)-1 {
			return true, true
		}
	}
	return fits, false
}

// NextVP is what completing the mission being done would score now, its tokens apart.
func (g *Game) NextVP(s table.Seat) int {
	now, _ := g.placeOf(s)
	return now
}

// placeOf is placeVP of the mission that a player is doing.
func (g *Game) placeOf(s table.Seat) (now, later int) {
	level := g.levelOf(g.own(s))
	return placeVP(&g.Rows[level], g.Round, &board.MissionVP[g.scoreCard()][level])
}

// placeVP is what completing a mission of a level scores in a round for its place, and what it scores later once
// somebody has done so in that round (PS-MISSION-12, PS-MISSION-13).
func placeVP(taken *[4]int8, in int8, vp *[4]int8) (now, later int) {
	for i, round := range taken {
		if round == 0 || round == in {
			return int(vp[i]), int(vp[min(i+1, len(vp)-1)])
		}
	}
	return 0, 0
}

// rivals says what others get for the place of the mission that a player is doing, in the round in which it is finished
// and later; "" where all others have finished theirs of that level.
func (g *Game) rivals(s table.Seat) string {
	now, later := g.placeOf(s)
	for side := range g.sideCount() {
		if side != g.side(s) && g.Sides[side].Finished[g.levelOf(g.own(s))] == 0 {
			return "; who finishes theirs in the same round gets " + strconv.Itoa(now) +
				" for it too, who does later " + strconv.Itoa(later)
		}
	}
	return ""
}

// SideFits reports whether a site is that of the side mission.
func (g *Game) SideFits(s table.Seat, x Site) bool {
	o := g.own(s)
	return o.SideSite > 0 && !o.SideDone && int8(x)+1 == o.SideSite
}

// BossOf is the boss that a player may fight on terrain without a token.
func (g *Game) BossOf(s table.Seat) (c table.Card, ok bool) {
	p := g.bossPile(s)
	if p.Len() == 0 || g.Mode == Solo && g.own(s).Level < 1 {
		return 0, false
	}
	return p.At(0), true
}

// SignAt is the landmark token in a zone of a player's quadrant: hidden, or the landmark.
func (g *Game) SignAt(v *View, s table.Seat, z int8) (hidden bool, face *Face) {
	side := &v.Sides[g.side(s)]
	for i, at := range signZones {
		if at == z {
			return side.Hidden[i], side.Signs[i].Face()
		}
	}
	return false, nil
}

// TrialOdds are the chances of a stat challenge, led with a card, 1 + it, or none, if every card is drawn that may be.
func (g *Game) TrialOdds(s table.Seat, x Trial, lead int16, success, major int) (odds [3]Chance) {
	var ways [8][64]int64 // by cards drawn and their total: how many sets of cards
	ways[0][0] = 1
	going := g.Trial
	g.Trial = x
	g.Trial.On = true
	total, n := g.total(s, KeyTotal, AnyFray, g.stat())+int(x.More), 0
	draws := min(len(ways)-1, randomCards+g.total(s, KeyExtraDraw, AnyFray, 0))
	g.Trial = going
	for _, l := range g.of(s, Deck).Cards {
		value := Of(l.Card).Challenge.stat(x.Mind)
		if int16(l.Card)+1 == lead {
			total += value
			continue
		}
		n++
		for k := min(n, draws); k > 0; k-- {
			for sum := len(ways[k]) - 1; sum >= value; sum-- {
				ways[k][sum] += ways[k-1][sum-value]
			}
		}
	}
	all, drawn := int64(0), &ways[min(n, draws)]
	for _, w := range drawn {
		all += w
	}
	for sum, w := range drawn {
		odds[grade(total+sum, success, major)] += Chance(w) * Certain / Chance(all)
	}
	return odds
}

func (c *Challenge) stat(mind bool) int {
	if mind {
		return int(c.Mind)
	}
	return int(c.Speed)
}

// Damage is what a weapon's chart gives for shots, or for an attack value from 0 up.
func (c Chart) Damage(value int) int { return c.read(value) }

// Down is what an enemy's melee chart gives for an attack value from 0 down.
func (c Chart) Down(value int) int { return c.readDown(value) }

// Shot is the damage of the shot going on if so much is added to it.
func (g *Game) Shot(s table.Seat, more Result) int {
	f := &g.mat(s).Fight
	if f.Weapon == 0 || g.jammed(s) {
		return 0
	}
	before := f.Mine
	f.Mine.add(more)
	_, _, n := g.bullet(s)
	f.Mine = before
	return n
}

// Fire is the damage of the enemy's shots as the dice lie, with so many fewer.
func (g *Game) Fire(s table.Seat, fewer int) int {
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	if !e.Shoot.Can {
		return 0
	}
	dodged := f.Dodged
	f.Dodged += int8(fewer)
	n := e.fire(f.dice(), g.foeAim(s))
	f.Dodged = dodged
	return n
}

// Blows are the damage dealt and taken in the round of melee going on, if so much is added.
func (g *Game) Blows(s table.Seat, more Result, steady, quick bool) (dealt, taken int) {
	c := g.clashWith(s, more, steady, quick)
	f := &g.mat(s).Fight
	return c.ends(int(f.Health-f.Wounds), g.total(s, KeyShield, MeleeFray, 0))
}

// clashWith is the round of melee going on, if so much is added.
func (g *Game) clashWith(s table.Seat, more Result, steady, quick bool) clash {
	c := g.clash(s)
	c.mine.add(more)
	c.steady, c.quick = c.steady || steady, c.quick || quick
	return c
}

// FoeHas reports whether an ability of the enemy being fought works.
func (g *Game) FoeHas(s table.Seat, k Keyword) bool { return g.foeHas(s, k) }

// InMelee is what an ability gives that is used in melee; InShot in the ranged round.
func (a *Ability) InMelee() (Result, bool) { return a.inMelee() }

// InShot is what an ability gives that is used for a shot.
func (a *Ability) InShot() (Result, bool) {
	switch {
	case a.Key == KeyShot:
		return Result{Hits: a.N}, true
	case a.Key == KeyDamage && a.Side == RangedFray:
		return Result{Damage: a.N}, true
	}
	return Result{}, false
}

// ArmGives is what an ability of a weapon gives that its owner chooses to use.
func (a *Ability) ArmGives() Result {
	switch a.Key {
	case KeyBalanced, KeyScoped:
		return Result{Hits: 1}
	case KeyBrutal:
		return Result{Damage: 1}
	case KeyBurst:
		return Result{Hits: 2}
	}
	return Result{}
}
