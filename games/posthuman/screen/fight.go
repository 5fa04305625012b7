package screen

import (
	"slices"
	"strconv"

	"waystation/english"
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

// bout is the combat that a player is in. large says that it is drawn with its pieces, and not on the sheet of another
// player.
func (p *page) bout(o *posthuman.SeenPlayer, large bool) *bout {
	b := &bout{p: p, o: o, told: posthuman.Fought(p.Events, o.Seat), at: roundAt(o), front: -1, next: -1, large: large}
	b.step = b.stepAt()
	b.line()
	return b
}

// mine reports whether the viewer fights.
func (b *bout) mine() bool { return b.o.Seat == b.p.v.Seat }

// takesAll reports whether the fight owns the page: the question is about it, and nothing else of the table matters
// now.
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
var stepOf = map[string]int{
	"engage": 0, "meet": 0, "reroll": 2, "spend": 2, "entry": 3, "block": 4, "prevent": 6, "bear": 6,
}

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
	case slices.ContainsFunc(f.Dice[:f.N],
		func(d posthuman.Rolled) bool { return d.Is == posthuman.Miss && !d.Gone || d.Is == posthuman.Warrior }):
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
		return "", english.Count(len(r), "die", "dice") + " again"
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
		return "", english.Count(n, "die", "dice") + " changed"
	}
	return was, says
}

// blocksSay is how many blocks both sides have.
func (b *bout) blocksSay() string {
	whose := "you "
	if !b.mine() {
		whose = ""
	}
	return whose + posthuman.OrNone(b.blocks(false)) + ", it " + posthuman.OrNone(b.blocks(true))
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
		return english.Count(shots.Hits, "hit", "hits") + stopped(shots.Stopped) + b.took(0)
	case i == 1:
		return "no shot fired" + b.took(0)
	}
	r := &b.told.Rounds[i-1]
	return "it took " + posthuman.OrNone(r.Dealt) + ", " + b.verb("you ", "lost ") + posthuman.OrNone(r.Taken)
}

// stopped is how many of the hits armour has stopped, where it has any.
func stopped(n int) string {
	if n == 0 {
		return ""
	}
	return ", " + strconv.Itoa(n) + " stopped"
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
	posthuman.Miss: {"miss", ""}, posthuman.Warrior: {"warrior", ""}, posthuman.Block: {"block", ""},
	posthuman.Attack: {"attack", ""}, posthuman.Critical: {"critical", ""}, posthuman.Special6: {"special", ""},
	posthuman.Range1: {"range", "1"}, posthuman.Range2: {"range", "2"}, posthuman.Range3: {"range", "3"},
	posthuman.SkillShot: {"skill", ""},
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

// dying reports whether an enemy has no health left.
func dying(f *posthuman.SeenFoe) bool { return f.Wounds >= int(posthuman.Of(f.Card).Enemy.Health) }

func foePiece(i int) string { return "foe:" + strconv.Itoa(i) }

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

// target names the enemy that a die is aimed at, when there are several, under the first of the dice at it.
func (b *bout) target(i int) string {
	at := b.aim(i)
	if at < 0 || i > 0 && b.aim(i-1) == at {
		return ""
	}
	return b.foe(at).Name
}

// aim is the place of the enemy that a die is aimed at, or -1 where that goes without saying.
func (b *bout) aim(i int) int {
	d := &b.o.Fight.Dice[i]
	if d.Die != posthuman.SD || d.Enemy || len(b.o.Foes) < 2 || int(d.Target) >= len(b.o.Foes) {
		return -1
	}
	return int(d.Target)
}

// reasons are why somebody rolls dice.
var reasons = [...]string{posthuman.ForStat: "everybody", posthuman.ForWeapon: "weapon",
	posthuman.ForMelee: "higher melee", posthuman.ForCards: "cards in play", posthuman.ForUses: "cards used",
	posthuman.ForPrint: "its card", posthuman.ForNumbers: "two against one", posthuman.ForFrenzy: "frenzy",
	posthuman.ForPack: "pack", posthuman.ForFall: "on the ground", posthuman.ForNet: "net",
	posthuman.ForFailedEvade: "caught: no more",
	posthuman.ForSwap:        "swapped for defence"}

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

// leavesHead is what stands over what a row leaves. Where there are several it is that of the row pointed at, which is
// no advice.
func leavesHead(key string, rows int) string {
	if rows == 1 {
		return "What this leaves"
	}
	return "You point at choice " + key
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
	return slices.ContainsFunc(b.o.Hand,
		func(c posthuman.Shown) bool { return b.pieces() && b.p.marks.Offered(handPiece(c)) })
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
	return english.List(out)
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
		if f != nil && slices.ContainsFunc(f.Mods,
			func(m posthuman.Mod) bool { return slices.Contains(knobs, m.What) }) {
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
