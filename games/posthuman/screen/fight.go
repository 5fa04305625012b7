package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/table"
)

// bout is a combat made ready for drawing: who stands where, what has been told of it, what is rolled and why.
type bout struct {
	p     *page
	o     *posthuman.SeenPlayer
	told  posthuman.FightStory
	at    int // the part of the combat; see rounds
	front int // place of the enemy that stands in the middle, or -1 where a mutant player does
	next  int // place of the one next in line, or -1
	rest  int // how many stand behind it
	step  int // of an exchange of blows; see steps
	large bool
	ends  []leave // see leaves
}

// rounds are the parts of a combat (PH-COMBAT-01).
var rounds = [...]string{"Revealed", "Shooting", "Melee 1", "Melee 2", "Melee 3"}

// roundAt is the part of the combat that a player is in.
func roundAt(o *posthuman.SeenPlayer) int {
	switch {
	case o.Fight.Round > 0:
		return min(int(o.Fight.Round)+1, len(rounds)-1)
	case o.Fight.Rolled || o.Fight.Failed || o.Fight.Joined:
		return 1
	}
	return 0
}

// bout is the combat that a player is in. large says that it is drawn with its pieces, and not on the sheet of another player.
func (p *page) bout(o *posthuman.SeenPlayer, large bool) *bout {
	b := &bout{p: p, o: o, told: posthuman.Fought(p.Events, o.Seat), at: roundAt(o), front: -1, next: -1, large: large}
	b.step = b.stepAt()
	b.line()
	return b
}

// mine reports whether the viewer fights.
func (b *bout) mine() bool { return b.o.Seat == b.p.v.Seat }

// takesAll reports whether the fight owns the page: the question is about it, and nothing else of the table matters now.
func (p *page) takesAll() bool {
	return p.stage() == "fight" && p.watched() == p.own && !p.Over
}

// pieces reports whether the fight is drawn with what the question can point at.
func (b *bout) pieces() bool { return b.large && b.mine() }

// line puts the enemies in line: who acts or is to be fought next stands in the middle.
func (b *bout) line() {
	var wait []int
	f := &b.o.Fight
	if b.step > 0 && f.Foe >= 0 && int(f.Foe) < len(b.o.Foes) {
		b.front = int(f.Foe)
	}
	for pass := range 2 { // those already fought in this round come last
		for i := range b.o.Foes {
			if x := &b.o.Foes[i]; i != b.front && !dying(x) && x.Fought == (pass == 1) {
				wait = append(wait, i)
			}
		}
	}
	if b.front < 0 && len(wait) > 0 {
		b.front, wait = wait[0], wait[1:]
	}
	if b.front < 0 && len(b.o.Foes) > 0 {
		b.front = 0
	}
	if len(wait) > 0 {
		b.next, b.rest = wait[0], len(wait)-1
	}
}

// foe is an enemy by its place.
func (b *bout) foe(i int) *posthuman.Face { return posthuman.Of(b.o.Foes[i].Card) }

// who is the name of whoever fights, in the words of the viewer.
func (b *bout) who() string {
	if b.mine() {
		return "You"
	}
	return b.p.name(b.o.Seat)
}

// against is the name of the opponent in the middle.
func (b *bout) against() string {
	switch {
	case b.front >= 0:
		return b.foe(b.front).Name
	case b.told.Rival != table.Nobody:
		return b.p.name(b.told.Rival)
	}
	return "a mutant"
}

// steps are those of an exchange of blows, in the order of the rules (PH-MELEE-02).
var steps = [...]string{"Pools", "Roll", "Re-roll", "Modify", "Block", "Compare", "Wounds"}

// volleys are those of a shot (PH-SHOOT-01).
var volleys = [...]string{"Declare", "Aim", "Roll", "Re-roll", "Hits"}

// stepOf is the step that a question stands in.
var stepOf = map[string]int{"engage": 0, "meet": 0, "reroll": 2, "spend": 2, "entry": 3, "block": 4, "prevent": 6, "bear": 6}

// shotOf is the same for a shot.
var shotOf = map[string]int{"shoot": 0, "aim": 1, "reroll": 3, "spend": 3, "prevent": 4}

// stepAt is the step that the fight stands in: by the question, or for others by how the dice lie.
func (b *bout) stepAt() int {
	f := &b.o.Fight
	if a := b.p.Asked; a != nil && b.mine() {
		list := stepOf
		if b.shooting() {
			list = shotOf
		}
		if step, ok := list[a.Prompt.Kind]; ok {
			return step
		}
	}
	switch {
	case b.told.Last != nil && f.N > 0:
		return 6
	case f.Struck && b.shooting():
		return 4
	case f.Struck:
		return 6
	case f.N == 0:
		return 0
	case b.shooting():
		return 3
	case slices.ContainsFunc(f.Dice[:f.N], func(d posthuman.Rolled) bool { return d.Is == posthuman.Miss && !d.Gone || d.Is == posthuman.Warrior }):
		return 2
	}
	return 4
}

// shooting reports whether shots are what the fight is about.
func (b *bout) shooting() bool {
	f := &b.o.Fight
	return f.Round == 0 && b.at == 1 && (f.N == 0 || f.Dice[0].Die == posthuman.SD)
}

// stage6 is one step as it stands: done, now or to come, and what it has changed.
type stage6 struct {
	name, state string
	was, says   string
}

// flow are the steps of the exchange going on.
func (b *bout) flow() []stage6 {
	names := steps[:]
	if b.shooting() {
		names = volleys[:]
	}
	var out []stage6
	for i, name := range names {
		s := stage6{name: name, state: "todo"}
		switch {
		case i < b.step:
			s.state = "done"
		case i == b.step:
			s.state = "on"
		}
		if b.shooting() {
			s.was, s.says = b.volleySays(i)
		} else {
			s.was, s.says = b.stepSays(i)
		}
		out = append(out, s)
	}
	return out
}

// stepSays is what a step of an exchange has changed, or is about.
func (b *bout) stepSays(i int) (was, says string) {
	f := &b.o.Fight
	switch mine, theirs := b.sizes(); {
	case i == 0 && mine+theirs > 0:
		return "", strconv.Itoa(mine) + " against " + strconv.Itoa(theirs)
	case i > b.step || f.N == 0 || b.step == 0:
		return "", ""
	case i == 1:
		return "", "all at once"
	case i == 2:
		return b.rerolled()
	case i == 3:
		return b.modified()
	case i == 4:
		return "", b.blocksSay()
	case i == 5 && b.told.Last != nil:
		return "", strconv.Itoa(b.told.Last.Mine) + " to " + strconv.Itoa(b.told.Last.Theirs)
	case i == 6:
		return "", "before they count"
	}
	return "", ""
}

// volleySays is the same for a shot.
func (b *bout) volleySays(i int) (was, says string) {
	switch {
	case i == 0 && len(b.o.Shot) > 0:
		return "", sumWords(b.o.Shot)
	case i > b.step || b.o.Fight.N == 0:
	case i == 2:
		return "", "all at once"
	case i == 3:
		return b.rerolled()
	}
	return "", ""
}

// rerolled is what the re-rolls have changed.
func (b *bout) rerolled() (was, says string) {
	r := b.told.Rerolls
	switch {
	case len(r) == 0 && (b.shooting() && b.step == 3 || !b.shooting() && b.step == 2):
		return "", "keep, or try again"
	case len(r) == 0:
		return "", "none"
	case len(r) > 1:
		return "", count(len(r), "die", "dice") + " again"
	}
	return r[0].Was.String(), r[0].Now.String()
}

// modified is what specials and warriors have become.
func (b *bout) modified() (was, says string) {
	n := 0
	for i := range b.o.Fight.Dice[:b.o.Fight.N] {
		d := &b.o.Fight.Dice[i]
		if d.Is != d.Shows() {
			n++
			was, says = d.Shows().String(), d.Is.String()
		}
	}
	switch {
	case n == 0:
		return "", "nothing"
	case n > 1:
		return "", count(n, "die", "dice") + " changed"
	}
	return was, says
}

// blocksSay is how many blocks both sides have.
func (b *bout) blocksSay() string {
	whose := "your "
	if !b.mine() {
		whose = ""
	}
	return whose + none(b.blocks(false)) + ", it has " + none(b.blocks(true))
}

// none is a number, or the word for nothing.
func none(n int) string {
	if n == 0 {
		return "none"
	}
	return strconv.Itoa(n)
}

// blocks is how many dice of a side show a block.
func (b *bout) blocks(enemy bool) int {
	n := 0
	for _, i := range b.dice(enemy) {
		if b.o.Fight.Dice[i].Is == posthuman.Block {
			n++
		}
	}
	return n
}

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

func total(parts []posthuman.Part) int {
	n := 0
	for _, p := range parts {
		n += int(p.MD + p.DD + p.SD)
	}
	return n
}

// part is a part of the combat in the strip above it: done, now or to come, with what it has brought in few words.
type part struct{ name, state, says string }

// parts are all of them.
func (b *bout) parts() []part {
	var out []part
	for i, name := range rounds {
		x := part{name: name, state: "todo"}
		switch {
		case i < b.at:
			x.state, x.says = "past", b.brought(i)
		case i == b.at:
			x.state, x.says = "on", b.now(i)
		case i == len(rounds)-1:
			x.says = "then they flee"
		}
		out = append(out, x)
	}
	return out
}

// brought is what a part of the combat that is over has brought.
func (b *bout) brought(i int) string {
	shots := &b.told.Rounds[0]
	switch {
	case i == 0 && b.told.Caught != [2]int{}:
		return "caught, " + strconv.Itoa(b.told.Caught[0]) + " to " + strconv.Itoa(b.told.Caught[1])
	case i == 0 && b.told.Rival != table.Nobody:
		return b.p.name(b.told.Rival) + " struck"
	case i == 0:
		return b.verb("you stood", "stood")
	case i == 1 && shots.Shots > 0:
		return count(shots.Hits, "hit", "hits") + b.took(0)
	case i == 1:
		return "no shot fired" + b.took(0)
	}
	r := &b.told.Rounds[i-1]
	return "it took " + none(r.Dealt) + ", " + b.verb("you ", "lost ") + none(r.Taken)
}

// took is the health lost in a part of the combat, where there was any.
func (b *bout) took(round int) string {
	if n := b.told.Rounds[round].Taken; n > 0 {
		return ", " + strconv.Itoa(n) + " lost"
	}
	return ""
}

// verb is what the viewer is told of themselves, or of another.
func (b *bout) verb(you, they string) string {
	if b.mine() {
		return you
	}
	return they
}

// now is how far the part of the combat going on has got.
func (b *bout) now(i int) string {
	switch {
	case i == 0:
		return "fight, or get away"
	case i == 1 && b.o.Fight.Failed:
		return "they shoot"
	case i == 1:
		return "before the blows"
	}
	if at, n := b.turnOf(); n > 1 {
		return ordinal(at) + " of " + strconv.Itoa(n) + " fights"
	}
	if i == len(rounds)-1 {
		return "the last"
	}
	return "blow against blow"
}

// turnOf is which exchange of a melee round is going on, and how many it has.
func (b *bout) turnOf() (at, n int) {
	for i := range b.o.Foes {
		x := &b.o.Foes[i]
		if x.Fought {
			at++
		}
		if x.Fought || !dying(x) {
			n++
		}
	}
	if b.step == 0 {
		at++
	}
	return min(max(at, 1), max(n, 1)), n
}

func ordinal(n int) string {
	words := [...]string{"", "first", "second", "third", "fourth", "fifth", "sixth"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// faceSigns are how a face is drawn: a picture of the art, a number beside it.
var faceSigns = [...]struct{ picture, sign string }{
	posthuman.Miss: {"miss", ""}, posthuman.Warrior: {"warrior", ""}, posthuman.Block: {"block", ""}, posthuman.Attack: {"attack", ""},
	posthuman.Critical: {"critical", ""}, posthuman.Special6: {"special", ""}, posthuman.Range1: {"range", "1"}, posthuman.Range2: {"range", "2"},
	posthuman.Range3: {"range", "3"}, posthuman.SkillShot: {"skill", ""},
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
	case d.Is == posthuman.Miss:
		out = append(out, "missed")
	case d.Gone:
		out = append(out, "out")
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

// was is the face that hangs on a die which was changed, and whether one does: what it showed before it was rolled again, or what it had
// rolled before the weapon made something else of it.
func (b *bout) was(i int) (posthuman.Face6, bool) {
	d := &b.o.Fight.Dice[i]
	if r := b.rerolling(i); r != nil {
		return r.Was, true
	}
	return d.Shows(), d.Is != d.Shows()
}

// rerolling is what was told of the die at a place that was rolled again, or nil. Dice of a kind that show the same are told apart by their
// order.
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
		says += ", off the table"
	}
	return says
}

// left is what is left of one side's dice: a number in large, and what it counts.
func (b *bout) left(enemy bool) (n int, says string) {
	var attacks, blocks, downs, shots int
	for _, i := range b.dice(enemy) {
		d := &b.o.Fight.Dice[i]
		picture, _ := b.signOf(d.Is, enemy)
		switch {
		case d.Gone:
		case d.Is == posthuman.Attack || d.Is == posthuman.Critical:
			attacks++
		case d.Is == posthuman.Block:
			blocks++
		case picture == "knockdown":
			downs++
		case d.Is >= posthuman.Range1:
			shots++
		}
	}
	if b.shooting() {
		return shots, noun(shots, "face that may hit", "faces that may hit")
	}
	says = noun(attacks, "attack", "attacks")
	if blocks > 0 {
		says += ", " + count(blocks, "block", "blocks")
	}
	if downs > 0 {
		says += " and " + someOf(downs, 0, "knockdown")
	}
	return attacks, says
}

func noun(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// conditions are what burdens the player in this fight.
func conditions(o *posthuman.SeenPlayer) []string {
	f := &o.Fight
	var out []string
	add := func(is bool, words string) {
		if is {
			out = append(out, words)
		}
	}
	add(f.Falls, "goes down for the next round")
	add(f.SD > 0, "cards add "+shootingDice(f.SD))
	add(f.Scarred, "the scar of this fight is drawn")
	add(f.Thought, "mind re-roll used")
	return out
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
		out = append(out, list(before)+" before "+whom)
	}
	if len(same) > 0 {
		out = append(out, list(same)+" together with "+whom)
	}
	if len(after) > 0 {
		out = append(out, list(after)+" after "+whom)
	}
	if len(out) == 0 {
		return "None of them can shoot."
	}
	return "Speed " + strconv.Itoa(mine) + ". Shooting: " + strings.Join(out, ", ") + "."
}

// dying reports whether an enemy has no health left.
func dying(f *posthuman.SeenFoe) bool { return f.Wounds >= int(posthuman.Of(f.Card).Enemy.Health) }

func foePiece(i int) string { return "foe:" + strconv.Itoa(i) }

func diePiece(i int) string { return "die:" + strconv.Itoa(i) }

// foeHealth is the health that an enemy has left.
func foeHealth(f *posthuman.SeenFoe) int {
	return max(int(posthuman.Of(f.Card).Enemy.Health)-f.Wounds, 0)
}

// foeState is what else there is to know of an enemy now.
func (b *bout) foeState(i int) string {
	f := &b.o.Foes[i]
	switch {
	case dying(f):
		return "down"
	case f.Down:
		return "on the ground"
	case f.Fought && i != b.front:
		return "fought this round"
	}
	return ""
}

// target is the enemy that a die is aimed at, when there are several.
func (b *bout) target(i int) string {
	d := &b.o.Fight.Dice[i]
	if d.Die != posthuman.SD || d.Enemy || len(b.o.Foes) < 2 || d.Target < 0 || int(d.Target) >= len(b.o.Foes) {
		return ""
	}
	return b.foe(int(d.Target)).Name
}

// reasons are why somebody rolls dice.
var reasons = [...]string{posthuman.ForStat: "everybody", posthuman.ForWeapon: "weapon", posthuman.ForMelee: "higher melee", posthuman.ForCards: "cards in play",
	posthuman.ForUses: "cards used", posthuman.ForPrint: "its card", posthuman.ForNumbers: "two against one", posthuman.ForFrenzy: "frenzy",
	posthuman.ForPack: "pack", posthuman.ForFall: "on the ground", posthuman.ForNet: "net", posthuman.ForFailedEvade: "caught: no more",
	posthuman.ForSwap: "swapped for defence"}

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

// rolled is why the dice on the table lie there: what would be rolled now, and what cards have added to this roll alone.
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

// others are the places of the enemies that have no panel: further ones in line, and those that lie.
func (b *bout) others() []int {
	var out []int
	for i := range b.o.Foes {
		if i != b.front && i != b.next {
			out = append(out, i)
		}
	}
	return out
}

// restSays is how an enemy without a panel stands.
func (b *bout) restSays(i int) string {
	if s := b.foeState(i); s != "" {
		return s
	}
	return strconv.Itoa(foeHealth(&b.o.Foes[i])) + " health"
}

// nextSays is what the one next in line has to do with this round.
func (b *bout) nextSays() string {
	says := "Next in line"
	if b.o.Foes[b.next].Fought {
		says = "Fought this round"
	}
	if b.rest > 0 {
		says += ", " + plus(b.rest) + " behind it"
	}
	return says
}

// sideName names a side of the dice.
func (b *bout) sideName(enemy bool) string {
	if enemy {
		return b.against()
	}
	return b.who()
}

// markOf is how a piece of the fight shows what can be done with it.
func (b *bout) markOf(piece string) string { return b.p.markIf(b.pieces(), piece) }

// heartsLeft counts the hearts that are not lost.
func heartsLeft(all []heart) int {
	n := 0
	for i := range all {
		if !all[i].lost {
			n++
		}
	}
	return n
}

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

// leavesHead is what stands over what a row leaves: its key, where there are several.
func leavesHead(row, rows int) string {
	if rows == 1 {
		return "What this leaves"
	}
	return "What choice " + strconv.Itoa(row) + " leaves"
}

// lastSays is what the place for the choice says to whoever has none.
func (b *bout) lastSays() string {
	if b.told.Last != nil {
		return "The last exchange"
	}
	return ""
}

// handOffered reports whether the question has to do with a card of the hand.
func (b *bout) handOffered() bool {
	return slices.ContainsFunc(b.o.Hand, func(c posthuman.Shown) bool { return b.pieces() && b.p.marks.Offered(handPiece(c)) })
}

// foeNames are the enemies of a player, for a line.
func foeNames(o *posthuman.SeenPlayer) string {
	var out []string
	for i := range o.Foes {
		out = append(out, posthuman.Of(o.Foes[i].Card).Name)
	}
	if len(out) == 0 {
		return "a mutant"
	}
	return list(out)
}

// saying is the flavour of the enemy in the middle, or of the encounter that brought it.
func (b *bout) saying() string {
	if b.front < 0 {
		return ""
	}
	return b.foe(b.front).Flavour
}

// owned names in a pool of the player the cards in play to which it owes dice, where they are known.
func (b *bout) owned(x pool) pool {
	for i, why := range x.why {
		if before, ok := strings.CutSuffix(why, reasons[posthuman.ForCards]); ok && len(b.givers()) > 0 {
			x.why[i] = before + list(b.givers())
		}
		if before, ok := strings.CutSuffix(why, reasons[posthuman.ForWeapon]); ok && b.gun() != nil {
			x.why[i] = before + b.gun().Name
		}
	}
	return x
}

// gun is the active ranged weapon, or nil.
func (b *bout) gun() *posthuman.Face {
	for _, it := range b.o.Gear {
		if f := it.Card.Face(); f != nil && it.Active && f.Kind == posthuman.KindRanged {
			return f
		}
	}
	return nil
}

// givers are the cards in play that give the player dice, or take them, in melee or in a shot.
func (b *bout) givers() []string {
	knobs := []posthuman.Knob{posthuman.KnobMD, posthuman.KnobDD}
	if b.shooting() {
		knobs = []posthuman.Knob{posthuman.KnobSD}
	}
	var out []string
	add := func(f *posthuman.Face) {
		if f != nil && slices.ContainsFunc(f.Mods, func(m posthuman.Mod) bool { return slices.Contains(knobs, m.What) }) {
			out = append(out, f.Name)
		}
	}
	for _, it := range b.o.Gear {
		if f := it.Card.Face(); f != nil && (it.Active || f.Kind == posthuman.KindGear) {
			add(f)
		}
	}
	for _, it := range b.o.Skills {
		add(it.Card.Face())
	}
	for _, it := range b.o.Company {
		if it.Active {
			add(it.Card.Face())
		}
	}
	return out
}
