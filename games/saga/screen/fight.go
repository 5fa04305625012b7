package screen

import (
	"strconv"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
)

// duel is a fight as its page shows it.
type duel struct {
	p    *page
	o    *saga.SeenSeat
	foe  *saga.Face
	arm  *saga.Face // the weapon of the round, or nil
	mine bool

	end   saga.Exchange // how the round came out, where it is settled
	ended bool
	again bool // another round of melee is about to be led: its cards and dice are still to come

	shot, struck bool // the enemy's shots, its blows have done damage
}

func (p *page) duel(o *saga.SeenSeat) *duel {
	d := &duel{p: p, o: o, foe: saga.Of(o.Fight.Foe), mine: o.Seat == p.v.Seat}
	d.end, d.ended = o.Settled(p.Events)
	d.again = d.ended && d.melee() && (p.offers(saga.VerbNoPrimary) || !d.mine && p.leadsAnew(o))
	d.shot, d.struck = o.Hits(p.Events)
	switch {
	case o.Fight.Weapon > 0:
		d.arm = saga.Of(table.Card(o.Fight.Weapon - 1))
	case !d.melee() && !d.ranged():
		d.arm = blade(o)
	}
	return d
}

// leadsAnew reports whether somebody else is about to lead a second round of melee: what led the first is gone by then.
func (p *page) leadsAnew(o *saga.SeenSeat) bool {
	return o.Primary.Face() == nil && p.v.Known(nil).MoreBlows(o.Seat)
}

// blade is the first melee weapon at hand, or nil.
func blade(o *saga.SeenSeat) *saga.Face {
	for _, it := range o.Weapons {
		if f := it.Card.Face(); f != nil && it.Equipped && !f.Weapon.Ranged {
			return f
		}
	}
	return nil
}

// guns are the ranged weapons, while one of them is to be chosen; none where the sheet has no room for them all.
func (d *duel) guns() []*saga.Face {
	if !d.p.offers(saga.VerbWeapon) {
		return nil
	}
	var out []*saga.Face
	for _, it := range d.o.Weapons {
		if f := it.Card.Face(); f != nil && it.Equipped && f.Weapon.Ranged {
			out = append(out, f)
		}
	}
	if d.foe.Enemy.Shoot.Can && len(out) > 1 {
		return nil
	}
	return out
}

// armPiece is the weapon of the round as a piece.
func (d *duel) armPiece() string {
	if d.o.Fight.Weapon == 0 {
		return ""
	}
	return piece("item", saga.Shown(d.o.Fight.Weapon))
}

// mods are those of the weapon of the round.
func (d *duel) mods() []saga.Shown {
	var out []saga.Shown
	for _, it := range d.o.Weapons {
		if d.o.Fight.Weapon > 0 && it.On == saga.Shown(d.o.Fight.Weapon) && it.Card != saga.Unseen {
			out = append(out, it.Card)
		}
	}
	return out
}

// reach is the range of the player's shot.
func (d *duel) reach() int {
	if d.foe.Enemy.Shoot.Can {
		return int(d.foe.Enemy.Range) + d.o.Ahead
	}
	return int(d.arm.Weapon.Range)
}

func (d *duel) melee() bool  { return d.o.Fight.Part == saga.MeleeFray }
func (d *duel) ranged() bool { return d.o.Fight.Part == saga.RangedFray }

// rolled reports whether the round is so far that its sums say something, and not over yet.
func (d *duel) rolled() bool { return !d.ended && (d.o.Fight.N > 0 || len(d.o.Drawn) > 0) }

// read reports whether there is an attack value: of the round as it stands, or as it came out.
func (d *duel) read() bool { return !d.again && (d.ended || d.rolled()) }

// dice are the enemy's of the round, as they lie.
func (d *duel) dice() []saga.Rolled {
	if d.again {
		return nil
	}
	return d.o.Fight.Dice[:d.o.Fight.N]
}

// standsOf says what it is that stands below the charts.
func (d *duel) standsOf() string {
	switch {
	case d.again:
		return "Round " + itoa(d.o.Fight.Round)
	case d.ended:
		return "It came out"
	}
	return "As it stands"
}

// value is that attack value.
func (d *duel) value() int {
	if d.ended {
		return d.end.Value
	}
	return d.o.Value
}

// shots are the player's, as they stand or as they came out.
func (d *duel) shots() int {
	if d.ended {
		return d.end.Value
	}
	return d.o.Shots
}

// class says which halves of cards count.
func (d *duel) class() string {
	switch {
	case d.melee():
		return "melee"
	case d.ranged():
		return "ranged"
	}
	return "lead"
}

// who is whoever fights, as the viewer calls them.
func (d *duel) who() string {
	if d.mine {
		return "You"
	}
	return d.p.name(d.o.Seat)
}

// fightStep is a step of a fight, and what has come of it.
type fightStep struct{ class, name, says string }

// steps are those of a fight.
func (d *duel) steps() []fightStep {
	f := &d.o.Fight
	list := []fightStep{{name: "Play a card"}, {name: "Shoot"}, {name: "Strike"}, {name: "After"}}
	at := 0
	switch {
	case f.Wounds >= f.Health || f.Fled:
		at = 3
	case d.melee():
		at = 2
	case d.ranged():
		at = 1
	}
	on := at
	if d.again {
		on = 0
	}
	for i := range list {
		switch {
		case i == on:
			list[i].class = "on"
		case i < at:
			list[i].class = "done"
		}
	}
	switch card := d.o.Primary.Face(); {
	case card != nil:
		list[0].says = card.Name
	case d.again:
		list[0].says = "for round " + itoa(d.o.Fight.Round+1)
	case at > 0:
		list[0].says = "none"
	}
	list[1].says = d.shotSays(at)
	list[2].says = d.strikeSays(at)
	list[3].says = "reward, mutation"
	return list
}

func (d *duel) shotSays(at int) string {
	f := &d.o.Fight
	hit := either(f.Hurt && d.shot, "; it hit "+either(d.mine, "you", "them"), "")
	switch {
	case at == 1 && f.N > 0:
		return "dice are down"
	case at == 1:
		return "both at once"
	case at > 1 && f.Gun > 0:
		return "with the " + saga.Of(table.Card(f.Gun-1)).Name + hit
	case at > 1:
		return "no shot of " + either(d.mine, "yours", "theirs") + hit
	case !d.foe.Enemy.Shoot.Can:
		return "it does not shoot"
	}
	return "both at once"
}

func (d *duel) strikeSays(at int) string {
	f := &d.o.Fight
	switch {
	case d.again:
		return "round " + itoa(f.Round+1)
	case at == 2 && f.Round > 1:
		return "round " + itoa(f.Round)
	case at == 2 && f.N > 0:
		return "dice are down"
	case at == 3 && f.Round > 0 && f.Hurt && d.struck:
		return either(d.mine, "you are hurt", "hurt")
	case at == 3 && f.Round > 0:
		return "unhurt"
	case at == 3:
		return "not needed"
	}
	return either(d.mine, "your", "their") + " attacks minus its"
}

// hearts are the boxes of the enemy's health: true for those left.
func (d *duel) hearts() []bool {
	f := &d.o.Fight
	out := make([]bool, max(0, f.Health))
	for i := range out {
		out[i] = i < int(f.Health-f.Wounds)
	}
	return out
}

// The line of attack values.
const (
	mostValue = 4
	cellWide  = 62
)

// cell is a value of the line, with what both charts give for it; "" where one is not read.
type cell struct {
	x            int
	value, class string
	foe, mine    string
	at           bool
}

// line are the attack values from -4 to +4.
func (d *duel) line() []cell {
	var out []cell
	at := min(max(d.value(), -mostValue), mostValue)
	for v := -mostValue; v <= mostValue; v++ {
		c := cell{x: 21 + cellWide*(v+mostValue), value: signed(int8(v), true), class: "cz", at: d.read() && v == at}
		switch {
		case v < 0:
			c.class = "cn"
		case v > 0:
			c.class = "cp"
		}
		if v < 0 || v == 0 && !d.o.Steady[0] {
			c.foe = strconv.Itoa(d.foe.Enemy.Melee.Chart.Down(v))
		}
		if d.arm != nil && (v > 0 || v == 0 && !d.o.Steady[1]) {
			c.mine = strconv.Itoa(d.arm.Weapon.Chart.Damage(v))
		}
		if c.at {
			c.value = signed(int8(d.value()), true)
		}
		out = append(out, c)
	}
	return out
}

// push is how something that can still be used would move the attack value.
type push struct {
	x, label int
	says     string
}

// pushes are those on offer, one after the other from the value as it stands.
func (d *duel) pushes() []push {
	var out []push
	at := d.o.Value
	if !d.mine || !d.rolled() {
		return nil
	}
	for _, c := range d.p.Ask.Choices {
		o, _ := d.p.Option(c)
		var more saga.Result
		switch o.Verb {
		case saga.VerbArm:
			more = saga.Of(table.Card(o.A)).Does[o.B].ArmGives()
		case saga.VerbMods:
			more = saga.Of(table.Card(o.A)).Weapon.Mod
		}
		for range more.Hits {
			if at >= -mostValue && at < mostValue && len(out) < 3 {
				x := 21 + cellWide*(at+mostValue) + 36
				out = append(out, push{x, x + 30, either(o.Verb == saga.VerbArm, "weapon +1", "mod +1")})
			}
			at++
		}
	}
	return out
}

// sum is the attack value, as a sum while the round is going on.
func (d *duel) sum() string {
	if d.ended {
		return signed(int8(d.value()), true)
	}
	return itoa(d.o.Blows.Hits) + " − " + itoa(d.o.FoeBlows.Hits) + " = " + signed(int8(d.o.Value), true)
}

// chartsSay is how the attack value comes about, and whose charts it is read on.
func (d *duel) chartsSay() string {
	says := either(d.mine, "your", d.who()+"'s") + " attacks minus its attacks; "
	if d.arm == nil {
		return says + "no weapon in hand"
	}
	return says + either(d.mine, "you deal", d.who()+" deals") + " by the " + d.arm.Name
}

// lineSays is the line in words.
func (d *duel) lineSays() string {
	if !d.read() {
		return "The line of attack values: your attacks minus its attacks. Below 0 the enemy's chart says what " +
			"damage you take, above 0 the weapon's what you deal, at 0 both."
	}
	return "Attack value " + signed(int8(d.value()), true) + ". " + d.stands()
}

// stands is what the round does as it stands, or what it did.
func (d *duel) stands() string {
	f := &d.o.Fight
	if d.ended {
		says := either(d.mine, "You", d.who()) + " dealt *" + strconv.Itoa(d.end.Deals) + "*"
		if f.Wounds >= f.Health {
			says += ", which killed it"
		}
		if d.firstDead(d.end.Deals) {
			return says + " before it could shoot."
		}
		return says + ", and *" + strconv.Itoa(d.end.Takes) + "* came back."
	}
	if d.melee() && f.N == 0 && len(spreadDice(&d.foe.Enemy.Melee)) > 0 {
		return "Its dice are still to fall."
	}
	says := either(d.mine, "You deal ", d.who()+" deals ") + "*" + strconv.Itoa(d.o.Deals) + "*"
	if d.deadly() {
		says += ", which kills it"
	}
	if d.firstDead(d.o.Deals) {
		return says + " first, before it shoots."
	}
	if c := d.o.Coming; c.Dice {
		return says + ". Its dice are still to fall: " + c.Say(either(d.mine, "you", d.who())) + "."
	}
	says += ", and " + either(d.mine, "take ", "takes ") + "*" + strconv.Itoa(d.o.Takes) + "*"
	if left := int(d.o.Health) - d.o.Takes; d.o.Takes > 0 && left > 0 {
		says += " of " + itoa(d.o.Health) + " health"
	}
	return says + d.spared() + "."
}

// firstDead reports whether damage of shots kills an enemy who would have shot, before it shoots (PS-RANGED-13).
func (d *duel) firstDead(damage int) bool {
	f := &d.o.Fight
	wounds := int(f.Wounds)
	if !d.ended {
		wounds += damage
	}
	return d.ranged() && d.foe.Enemy.Shoot.Can && d.o.Ahead > 0 && wounds >= int(f.Health)
}

// spared says why less damage reaches the player in a round of melee than comes their way, "" where all of it does.
func (d *duel) spared() string {
	if !d.melee() {
		return ""
	}
	comes := int(d.o.FoeBlows.Damage)
	if v := d.o.Value; v < 0 || v == 0 && !d.o.Steady[0] {
		comes += d.foe.Enemy.Melee.Chart.Down(v)
	}
	if n := comes - d.o.Takes; n > 0 && !d.deadly() {
		return ", " + strconv.Itoa(n) + " kept off by block" + either(n > int(d.o.Blows.Block), " and shield", "")
	}
	return ""
}

// deadly reports whether the round as it stands kills the enemy: then what does not come may not come for that.
func (d *duel) deadly() bool { return d.o.Deals >= int(d.o.Fight.Health-d.o.Fight.Wounds) }

// chartSays is a chart in words.
func chartSays(c saga.Chart, melee bool) string {
	var out []string
	for _, x := range c {
		at := english.Count(x.At, "shot", "shots")
		if melee {
			at = "attack value " + signed(x.At, true)
		}
		out = append(out, itoa(x.Damage)+" damage at "+at)
	}
	return english.List(out)
}

// fells reports whether the round as it stands knocks the player out.
func (d *duel) fells() bool {
	return d.rolled() && d.o.Takes >= int(d.o.Health) && !d.firstDead(d.o.Deals)
}

// stair is a number of shots, and what a chart gives for it.
type stair struct {
	n, damage int
	at        bool
}

// stairs are the numbers of shots that a chart tells apart, from 0.
func stairs(c saga.Chart, now int, rolled bool) []stair {
	most := 5
	for _, x := range c {
		most = max(most, int(x.At))
	}
	var out []stair
	for n := range most + 1 {
		out = append(out, stair{n, c.Damage(n), rolled && (n == now || n == most && now > most)})
	}
	return out
}

// firstSays is who shoots first.
func (d *duel) firstSays() string {
	switch {
	case !d.foe.Enemy.Shoot.Can:
		return "It does not shoot."
	case d.arm == nil:
		return "No weapon: only it shoots."
	case d.o.Ahead > 0:
		return either(d.mine, "Yours", "Theirs") + " reaches further: it hits first."
	case d.o.Ahead < 0:
		return "It reaches further, and hits first."
	}
	return "The same range: both hit at once."
}

func either(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// total is a number of a side with its sign.
type total struct {
	n    int
	sign string
	word string
}

// totals are the three numbers of a side of the fight.
func totals(r saga.Result, hit string) []total {
	word := either(hit == "target", "shots", "attack")
	return []total{{int(r.Hits), hit, word}, {int(r.Damage), "damage", "damage"}, {int(r.Block), "armor", "block"}}
}

// diePath is the outline of a die: an octagon, a hexagon, a square.
func diePath(colour uint8) string {
	return [...]string{
		"M7 1h10l6 6v10l-6 6H7l-6-6V7z", "M12 .5l10.500 5.800v11.400L12 23.500 1.500 17.700V6.300z", "M1 1h22v22H1z",
	}[colour]
}

// dieSigns are the glyphs on a die as it lies.
func (d *duel) dieSigns(x saga.Rolled) []string {
	return signs(saga.DieFace(x), either(d.ranged(), "target", "blade"))
}

// spreadDice are the dice of an attack as printed.
func spreadDice(a *saga.Attack) []uint8 {
	var out []uint8
	for colour, n := range a.Dice {
		for range n {
			out = append(out, uint8(colour))
		}
	}
	return out
}

// killed is what it brings to kill the enemy. Of a boss no card says it (PS-BOSS-06).
func (d *duel) killed() string {
	if vp, xp := saga.BossGives(); d.o.Fight.Boss && d.p.v.Mode != saga.Solo {
		return strconv.Itoa(vp) + " VP, " + strconv.Itoa(xp) + " XP, and this round is the last"
	}
	return effects(d.foe.Enemy.Kill)
}
