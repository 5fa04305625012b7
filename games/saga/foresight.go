package saga

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/words"
	"waystation/table"
)

var _ table.Foresight = (*Game)(nil)

// plain is the taste of somebody who would rather live than kill, and uses in melee what they have.
var plainTaste = Taste{Kill: 3, Health: 2, Maul: 2, Boost: 1, Mod: 1}

// Outlook says what would follow from an option of a fight or a challenge, by the same rules by which it is carried
// out.
func (g *Game) Outlook(p *table.Prompt, o table.Option, s table.Seat, _ table.Namer) table.Outlook {
	var mine Game // a board of its own, as looking ahead lays cards about
	mine.CopyFrom(g)
	return g.falling(mine.outlook(p, o, s), s)
}

func (g *Game) outlook(p *table.Prompt, o table.Option, s table.Seat) prospect {
	switch p.Kind {
	case askPrimary.Kind:
		return g.leadOutlook(s, o)
	case askWeapon.Kind:
		return g.gunOutlook(s, o)
	case askBlade.Kind:
		x := g.planned(s, g.led(s), nil, []int16{g.armOf(o)}, true)
		x.Words = either(o.Verb == VerbNoWeapon, "with bare hands. ", "") + fragility(o) + x.Words
		return x
	case askAim.Kind:
		return g.aimOutlook(s, o)
	case askBrace.Kind:
		return g.braceOutlook(s, o)
	case askStrike.Kind:
		return g.strikeOutlook(s, o)
	case askTrialPrimary.Kind:
		return g.trialOutlook(s, g.armOf(o))
	case askTrialDraw.Kind:
		return g.drawOutlook(s, o)
	case askTrialHelp.Kind:
		if o.Verb == VerbUse {
			return g.helpOutlook(s, o)
		}
	case askDrawnCard.Kind:
		return g.anewOutlook(s, o)
	case AskAction.Kind:
		return g.consequence(p, o, s).and(g.today(s))
	case askEat.Kind:
		return g.dining(g.consequence(p, o, s), o, s)
	}
	return g.consequence(p, o, s)
}

// gunOutlook is how the fight goes with a weapon to shoot with, or none: a shot that costs ammo and changes nothing is
// wasted.
func (g *Game) gunOutlook(s table.Seat, o table.Option) prospect {
	with := func(gun int16) Outlook {
		return g.bestOf(s, g.led(s), []int16{gun}, g.hands(s, false), false)
	}
	shot, costs := with(g.armOf(o)), g.ammoFor(s, o)
	shot.Ammo = 0 // said with what is left of it
	x := g.foretold(s, &shot, false)
	if costs != "" && shot.like(with(0)) {
		costs, x.Stake = costs+"As things stand the shot changes nothing. ", table.Waste
	}
	x.Words = costs + fragility(o) + x.Words
	return x
}

// like reports whether two outlooks are the same, but for what was lost in rounding. What they say may be the same
// where they are not, as it is rounded more.
func (o *Outlook) like(other Outlook) bool {
	same := func(a, b Chance) bool { return max(a, b)-min(a, b) <= Certain/100000 }
	for dead := range o.Ends {
		for lost, ends := range o.Ends[dead] {
			if with := other.Ends[dead][lost]; !same(ends[0], with[0]) || !same(ends[1], with[1]) {
				return false
			}
		}
	}
	return same(o.Fall, other.Fall)
}

// ammoFor says what a shot with a weapon costs (PS-RANGED-05), "" for none.
func (g *Game) ammoFor(s table.Seat, o table.Option) string {
	if o.Verb != VerbWeapon || Of(table.Card(o.A)).Weapon.Ammo == 0 {
		return ""
	}
	n := Of(table.Card(o.A)).Weapon.Ammo
	return strconv.Itoa(int(n)) + " ammo, " + strconv.Itoa(int(g.mat(s).Goods[Ammo]-n)) + " left then. "
}

// fragility says of a weapon to be used or taken up whether it outlasts a fight, "" where it does.
func fragility(o table.Option) string {
	if o.Verb != VerbWeapon && o.Verb != VerbEquip {
		return ""
	}
	fragile := func(a Ability) bool { return a.Key == KeyFragile }
	if !slices.ContainsFunc(Of(table.Card(o.A)).Does, fragile) {
		return ""
	}
	return "Gone after a fight in which its chart gives " + strconv.Itoa(fragileFrom) + " or more. "
}

// armOf is 1 + the card of an option to lead or to fight with, 0 for none.
func (g *Game) armOf(o table.Option) int16 {
	if o.Verb == VerbWeapon || o.Verb == VerbPrimary {
		return o.A + 1
	}
	return 0
}

// led is 1 + the primary card that lies open, 0 for none.
func (g *Game) led(s table.Seat) int16 {
	if p := g.of(s, Primary); p.Len() > 0 {
		return int16(p.At(0)) + 1
	}
	return 0
}

// hands are the equipped weapons of a kind with which a player can fight: 1 + each, or 0 where there is none.
func (g *Game) hands(s table.Seat, ranged bool) (out []int16) {
	for _, l := range g.of(s, Weapons).Cards {
		w := &Of(l.Card).Weapon
		if w.Ranged == ranged && g.Cards[l.Card].Equipped && g.mat(s).Goods[Ammo] >= w.Ammo {
			out = append(out, int16(l.Card)+1)
		}
	}
	if out == nil {
		out = append(out, 0)
	}
	return out
}

// leadOutlook is how the fight goes with a card in the lead.
func (g *Game) leadOutlook(s table.Seat, o table.Option) prospect {
	if f := &g.mat(s).Fight; f.Round > 0 { // another round of melee, the last
		f.Round++
		return g.planned(s, g.armOf(o), nil, g.hands(s, false), true)
	}
	return g.planned(s, g.armOf(o), g.hands(s, true), g.hands(s, false), false)
}

// planned is how the rest of a fight goes in the best of several ways to fight it.
func (g *Game) planned(s table.Seat, lead int16, guns, blades []int16, melee bool) prospect {
	best := g.bestOf(s, lead, guns, blades, melee)
	return g.foretold(s, &best, melee)
}

// bestOf is what may come of the best of several ways to fight the rest of a fight.
func (g *Game) bestOf(s table.Seat, lead int16, guns, blades []int16, melee bool) (best Outlook) {
	first, seer := true, Foreseer{Taste: plainTaste}
	for _, gun := range orNone(guns) {
		for _, blade := range orNone(blades) {
			x := g.aided(s, Plan{Lead: lead, Gun: gun, Blade: blade}, melee, &seer)
			if first || x.Kills()-x.Fall > best.Kills()-best.Fall {
				best, first = x, false
			}
		}
	}
	return best
}

// met is how a fight goes that is still to come, with the card in the lead that does most for it.
func (g *Game) met(s table.Seat, foe table.Card, boss bool) prospect {
	g.Against(s, foe, boss)
	return g.bestLed(s)
}

// bestLed is how the fight goes that has just begun, with the card in the lead that does most for it.
func (g *Game) bestLed(s table.Seat) prospect {
	guns, blades := g.hands(s, true), g.hands(s, false)
	best := g.bestOf(s, 0, guns, blades, false)
	for _, l := range g.of(s, Deck).Cards {
		if Of(l.Card).Challenge.DNE {
			continue
		}
		if x := g.bestOf(s, int16(l.Card)+1, guns, blades, false); x.Kills()-x.Fall > best.Kills()-best.Fall {
			best = x
		}
	}
	return g.foretold(s, &best, false)
}

func orNone(list []int16) []int16 {
	if len(list) == 0 {
		return []int16{0}
	}
	return list
}

// said is an outlook in words: the chances to kill, to fall and to be mauled, and how much health is lost by who does
// not fall, in the mean and in a bad fight.
func said(o *Outlook, mauls bool) prospect {
	lost, mauled := o.lost(), Chance(0)
	for dead := range o.Ends {
		for _, x := range o.Ends[dead] {
			mauled += x[1]
		}
	}
	says := []string{"You kill it " + inTen(o.Kills())}
	stake, lose := table.NoStake, "lose "
	if n := percent(o.Fall); n > 0 {
		says = append(says, "knocked out "+strconv.Itoa(n)+" %")
		lose = "else lose "
		if n >= 50 {
			stake = table.Loss
		}
	}
	if stand := Certain - o.Fall; percent(stand) >= 5 {
		mean := (lost >> 4) * Certain / (stand >> 4)
		says = append(says, lose+halves(mean)+" health"+o.bad(mean))
	}
	if mauls && percent(mauled) > 0 {
		says = append(says, "a mutation "+strconv.Itoa(percent(mauled))+" %")
	}
	says = append(says, o.spends()...)
	hope := 101 + percent(o.Kills()) - percent(o.Fall)
	return prospect{Outlook: table.Outlook{Words: strings.Join(says, ", "), Stake: stake, Hope: hope},
		falls: percent(o.Fall) > 0, mutates: mauls && percent(mauled) > 0}
}

// badFight is how often a fight has to go that badly for it to be told: about once in a match and a half.
const badFight = Certain / 20

// bad says how much health a bad fight takes from who stands after it, and how likely that or more is: the mean alone
// hides it. It is "" where that is hardly more than the mean.
func (o *Outlook) bad(mean Chance) string {
	var p Chance
	for n := mostLost - 1; 2*n >= halfHealths(mean)+2; n-- {
		for dead := range o.Ends {
			p += o.Ends[dead][n][0] + o.Ends[dead][n][1]
		}
		if p >= badFight {
			return ", " + strconv.Itoa(n) + " or more " + strconv.Itoa(percent(p)) + " %"
		}
	}
	return ""
}

// percent is a chance in whole per cent; what may come is not said to be impossible, nor certain.
func percent(p Chance) int {
	n := int((p*100 + Certain/2) / Certain)
	switch {
	case n == 0 && p > Certain/10000:
		return 1
	case n == 100 && p < Certain-Certain/10000:
		return 99
	}
	return min(n, 100)
}

// inTen says a chance.
func inTen(p Chance) string { return words.InTen(percent(p)) }

// halfHealths is health in halves, rounded.
func halfHealths(x Chance) int { return int((x*2 + Certain/2) / Certain) }

// halves says an average to the half.
func halves(x Chance) string {
	n := halfHealths(x)
	switch {
	case x == 0:
		return "no"
	case n == 0:
		return "hardly any"
	case n == 1:
		return "about ½"
	case n%2 == 1:
		return "about " + strconv.Itoa(n/2) + "½"
	}
	return "about " + strconv.Itoa(n/2)
}

// adds is what an option to use something adds to a round; ok is false where that can't be told.
func (g *Game) adds(s table.Seat, o table.Option) (more Result, a *Ability, ok bool) {
	switch o.Verb {
	case VerbEnough:
		return Result{}, nil, true
	case VerbMods:
		return Of(table.Card(o.A)).Weapon.Mod, nil, true
	case VerbArm:
		a = &Of(table.Card(o.A)).Does[o.B]
		return a.ArmGives(), a, true
	case VerbUse:
		if a, _ = g.Using(s, o); a == nil {
			return Result{}, nil, false
		}
		if g.mat(s).Fight.Part == RangedFray {
			more, ok = a.InShot()
		} else {
			more, ok = a.InMelee()
		}
	}
	return more, a, ok
}

// costs is what using something in a fight costs its player, and what is left of it: "exhausts 1 boost, 2 left; "
// (PS-RULING-122, PS-BOARD-15, PS-MOD-06).
func (g *Game) costs(s table.Seat, o table.Option) string {
	price := Automatic
	switch o.Verb {
	case VerbMods:
		return "discards it; "
	case VerbArm:
		if price = PayBoost; Of(table.Card(o.A)).Does[o.B].Key == KeyBurst {
			price = PayAmmo
		}
	case VerbUse:
		if _, timing := g.Using(s, o); timing != nil {
			price = timing.Price
		}
	}
	m := g.mat(s)
	left := func(verb, what string, n int) string {
		return verb + " " + what + ", " + strconv.Itoa(n-1) + " left; "
	}
	switch price {
	case PayBoost:
		return left("exhausts", "1 boost", int(m.Ready))
	case PayRadio:
		return left("exhausts", "1 broadcast token", int(m.Radio))
	case PayCard:
		return "exhausts 1 challenge card; "
	case PayFood, PayAmmo, PayMeds, PayBooze, PayBook:
		return left("costs", tokens(1, price.good()), int(m.Goods[price.good()]))
	case PayFatigue:
		return "costs 1 fatigue; "
	case PayMorale:
		return left("costs", "1 morale", int(m.Morale))
	case PayHealth:
		return left("costs", "1 health", int(m.Health))
	case PayCounter:
		return left("takes", "1 counter off", int(g.Cards[table.Card(o.A)].Left))
	case PayDiscard:
		return "discards it; "
	}
	return ""
}

// aimOutlook is what the shot does with more added to it, and what its dice then may do to who has not killed it.
func (g *Game) aimOutlook(s table.Seat, o table.Option) prospect {
	more, a, ok := g.adds(s, o)
	if a != nil && a.Key == KeyRange {
		return foreseen(strconv.Itoa(int(a.N)) + " more range")
	}
	if a != nil && a.Key == KeyRedraw {
		return foreseen(g.costs(s, o)).and(g.shotAnew(s))
	}
	if !ok {
		return prospect{}
	}
	n := g.Shot(s, more)
	x := foreseen(g.costs(s, o) + "your shot deals " + strconv.Itoa(n) + g.leaves(s, n) + g.firing(s, n))
	if g.kills(s, n) {
		x = x.and(g.killing(s))
	}
	if c := g.coming(s); c.Dice && c.Most > 0 && (o.Verb == VerbEnough || !g.kills(s, n)) {
		x.Words += "; its dice then fall: " + c.Say("you")
		if g.fells(s, int(c.Most)) {
			x = x.and(knocksOut(", which at worst knocks you out", table.NoStake))
		}
		if g.mauls(s, RangedFray) {
			x.Words, x.mutates = x.Words+"; if they hurt you, a mutation follows", true
		}
	}
	if o.Verb != VerbEnough && n == g.Shot(s, Result{}) {
		x = staked(g.costs(s, o)+"changes nothing", table.Waste)
	}
	return x
}

// Coming is what the dice of an enemy's shots may do that are still to fall, as things stand: damage to the player,
// less what shields them.
type Coming struct {
	Dice  bool   `json:"dice,omitzero"` // some are to fall
	Least int8   `json:"least,omitzero"`
	Most  int8   `json:"most,omitzero"`
	Hurts Chance `json:"hurts,omitzero"` // that it is any
}

// coming is that of the ranged round of a fight (PS-RANGED-10). Who dies first of the player's shot shoots at nobody.
func (g *Game) coming(s table.Seat) (x Coming) {
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	dice := fewer(e.Shoot.Dice, g.fightSum(s, KeyFewerDice, RangedFray))
	if f.Part != RangedFray || f.N > 0 || !e.Shoot.Can || dice == [3]int8{} || f.killed() {
		return x
	}
	first := g.ahead(s) > 0 && g.kills(s, g.Shot(s, Result{}))
	shield, aim := g.total(s, KeyShield, RangedFray, 0), g.foeAim(s)
	x = Coming{Dice: true, Least: mostLost}
	for _, throw := range throwsOf(dice) {
		n := max(0, e.fire(throw.Result, aim)-shield)
		if first {
			n = 0
		}
		x.Least, x.Most = min(x.Least, int8(n)), max(x.Most, int8(n))
		if n > 0 {
			x.Hurts += throw.p
		}
	}
	return x
}

// Say is that in words: "they deal you 0 to 2, and hurt you 6 in 10 (60 %)".
func (x Coming) Say(you string) string {
	switch {
	case x.Most == 0:
		return "none of them can hurt " + you
	case x.Least == x.Most:
		return "whatever they show, they deal " + you + " " + strconv.Itoa(int(x.Most))
	}
	return "they deal " + you + " " + strconv.Itoa(int(x.Least)) + " to " + strconv.Itoa(int(x.Most)) + ", and hurt " +
		you + " " + inTen(x.Hurts)
}

// braceOutlook is what the enemy's shots do with fewer of them.
func (g *Game) braceOutlook(s table.Seat, o table.Option) prospect {
	dodged := 0
	if o.Verb == VerbUse {
		a, _ := g.Using(s, o)
		if a == nil || a.Key != KeyDodge {
			return prospect{}
		}
		dodged = int(a.N)
	}
	comes := g.Fire(s, dodged)
	n := max(0, comes-g.total(s, KeyShield, RangedFray, 0))
	dies := g.kills(s, g.Shot(s, Result{}))
	if dies && g.ahead(s) > 0 {
		return foreseen(g.costs(s, o) + "it dies first, before it shoots").and(g.killing(s))
	}
	x := foreseen(g.costs(s, o)).and(g.bearing(s, n, dies))
	x.Words += keptOff(comes-n, "what shields you")
	return x.and(g.departs(s, dies, n, false)).and(g.mauling(s, n))
}

// strikeOutlook is what the round of melee does with more added to it.
func (g *Game) strikeOutlook(s table.Seat, o table.Option) prospect {
	more, a, ok := g.adds(s, o)
	steady, quick := a != nil && a.Key == KeySteady, a != nil && a.Key == KeyQuick
	if a != nil && a.Key == KeyRedraw {
		return foreseen(g.costs(s, o)).and(g.blowsAnew(s))
	}
	if !ok && !steady && !quick {
		return prospect{}
	}
	dealt, taken := g.Blows(s, more, steady, quick)
	d, t := g.Blows(s, Result{}, false, false)
	x := g.blowing(s, more, steady, quick)
	if o.Verb != VerbEnough && d == dealt && t == taken {
		x = foreseen("changes nothing yet: ").and(x.later())
	}
	return foreseen(g.costs(s, o)).and(x)
}

// blowing says what a round of melee does to both: who strikes first where that decides it, and what is kept off.
func (g *Game) blowing(s table.Seat, more Result, steady, quick bool) prospect {
	c := g.clashWith(s, more, steady, quick)
	dealt, taken := g.Blows(s, more, steady, quick)
	dies := g.kills(s, dealt)
	takes := g.bearing(s, taken, dies)
	bare := c
	bare.mine.Block, bare.theirs.Block = 0, 0
	struck, _ := bare.dealt()
	switch first := c.quick != c.foeQuick; {
	case first && c.foeQuick && g.fells(s, taken):
		return foreseen("you fall first, before you strike; ").and(takes).and(g.mauling(s, taken))
	case first && c.quick && dies:
		x := foreseen("you deal " + strconv.Itoa(dealt) + "; it dies first, before it strikes").and(g.killing(s))
		return x.and(g.mauling(s, taken))
	}
	takes.Words += keptOff(bare.taken()-c.taken(), "your block") + keptOff(c.taken()-taken, "what shields you")
	takes = takes.and(g.departs(s, dies, taken, g.lastBlows(s))).and(g.mauling(s, taken))
	if !dies && !g.fells(s, taken) && !g.lastBlows(s) {
		takes.Words += "; then a second round of melee"
	}
	deals := "you deal " + strconv.Itoa(dealt) + g.leaves(s, dealt)
	if n := struck - dealt; n > 0 {
		deals += ", " + strconv.Itoa(n) + " kept off by its block"
	}
	return foreseen(deals + "; ").and(takes)
}

// kills reports whether damage kills the enemy.
func (g *Game) kills(s table.Seat, damage int) bool {
	f := &g.mat(s).Fight
	return damage >= int(f.Health-f.Wounds)
}

// firing says of a shot that kills whether the enemy shoots all the same, "" where it can't (PS-RANGED-13 to
// PS-RANGED-15).
func (g *Game) firing(s table.Seat, damage int) string {
	if !g.kills(s, damage) || !Of(g.mat(s).Fight.Foe).Enemy.Shoot.Can {
		return ""
	}
	switch ahead := g.ahead(s); {
	case ahead > 0:
		return " first, before it shoots"
	case ahead < 0:
		return ", but it shoots first"
	}
	return ", but shoots at the same time"
}

// taking says what damage does to a player.
func (g *Game) taking(s table.Seat, n int) prospect {
	left := int(g.mat(s).Health) - n
	switch {
	case n == 0:
		return foreseen("you take nothing")
	case left <= 0:
		return knocksOut("you take "+strconv.Itoa(n)+", which knocks you out", table.Loss)
	}
	return foreseen("you take " + strconv.Itoa(n) + " of your " + strconv.Itoa(left+n) + " health")
}

// leaves says what damage leaves of the enemy.
func (g *Game) leaves(s table.Seat, n int) string {
	f := &g.mat(s).Fight
	if left := int(f.Health-f.Wounds) - n; left > 0 {
		return ", which leaves it " + strconv.Itoa(left)
	}
	return ": it dies"
}
