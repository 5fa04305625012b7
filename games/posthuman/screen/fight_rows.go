package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/web"
)

// leave is what a row of the question leaves: drawn beside the dice as long as the row is pointed at.
type leave struct {
	key          string // of its row
	title        string
	mine, theirs int // attacks to attacks; -1 where nothing is compared
	lines        []leaveLine
	gone         []int // dice that it takes out
	lost, dealt  int   // health that it costs the player, and the enemy in the middle
}

// leaveLine is one thing that a row leads to. chance is its per cent, or -1 where it is certain; bad says whom it is
// good for.
type leaveLine struct {
	glyph, head, says string
	chance            int
	bad               bool
}

// fightAsk makes the question of a fight fit to be answered at sight: one row for each different result of blocks, and
// a mark on what knocks the viewer out for certain.
func (p *page) fightAsk(a web.Ask) web.Ask {
	if p.Asked == nil || p.v.Seat < 0 || !p.fighting(p.v.Seat) || a.Still {
		return a
	}
	o := p.player(p.v.Seat)
	for i := range a.Choices {
		c := &a.Choices[i]
		if x, ok := p.Option(*c); ok && x.Verb == posthuman.VerbBear && int(x.A) >= o.Health {
			c.Stake = web.Fells
		}
		p.leads[rowID(c)] = p.foreseen(c)
	}
	switch p.Asked.Prompt.Kind {
	case "confront":
		p.confrontSays(&a, o)
	case "shoot":
		p.shootSays(&a, o)
	case "aim":
		p.aimRows(&a)
	case "block":
		if p.blocks(o) {
			p.blockRows(&a, o)
		}
	case "engage":
		p.engageRows(&a, o)
	case "spend":
		a.Known = rollsOnce
	case "reroll":
		a.Known = rollsOnce
		if n := p.Asked.Min; n > 0 { // the re-roll has begun
			a.Say = "Which dice do you re-roll? At least " + numeral(n) + "."
		}
		p.rerollSays(&a)
	}
	a.Known = strings.TrimSpace(a.Known + " " + p.duelKnown(o))
	p.asGood(a.Choices)
	for i := range a.Choices {
		c := &a.Choices[i]
		x := p.leads[rowID(c)]
		c.Sub, c.Odds = says(x.Clauses), x.Odds
	}
	return a
}

// foreseen is what the game has reckoned of a choice, or only what its row says, where that is something else.
func (p *page) foreseen(c *web.Choice) posthuman.Prospect {
	if x, ok := p.Prospect(*c).(posthuman.Prospect); ok && x.Words() == c.Sub {
		return x
	}
	return posthuman.Prospect{}.Then(posthuman.Plain(c.Sub))
}

// rolls are the dice that a choice throws first.
func (p *page) rolls(c *web.Choice) posthuman.Rolls {
	x, _ := p.Prospect(*c).(posthuman.Prospect)
	return x.Rolls
}

// says are the clauses of a row: what is loud in them is bold, and begins a sentence where it comes first.
func says(list []posthuman.Clause) string {
	out := ""
	for i := range list {
		switch c := &list[i]; {
		case i == 0:
			out = english.Capital(marked(c))
		case c.Before == "":
			out += ". " + marked(c)
		default:
			out += "; " + marked(c)
		}
	}
	return out
}

// marked is a clause with what is loud in it in bold, as a sentence where it comes first.
func marked(c *posthuman.Clause) string {
	switch {
	case c.Loud == "":
		return c.Before
	case c.Before == "":
		return "*" + english.Capital(c.Loud) + "*" + c.After
	}
	return c.Before + "*" + c.Loud + "*" + c.After
}

// asGood says of rows that are nearly as good as the best and cost the same, but for it, that they are.
func (p *page) asGood(rows []web.Choice) {
	best, at := posthuman.Prospect{}, -1
	for i := range rows {
		if x := p.leads[rowID(&rows[i])]; x.Odds != nil && (at < 0 || x.Odds[0] > best.Odds[0]) {
			at, best = i, x
		}
	}
	for i := range rows {
		x := p.leads[rowID(&rows[i])]
		if i == at || x.Odds == nil || !slices.Equal(x.Cost(), best.Cost()) {
			continue
		}
		if best.Odds[0]-x.Odds[0] <= 3 && x.Odds[1]-best.Odds[1] <= 3 {
			p.leads[rowID(&rows[i])] = x.Then(posthuman.Plain("nearly as good as the best"))
		}
	}
}

// engageRows say of each enemy, or where there is one of each number of dice swapped, how the dice stand.
func (p *page) engageRows(a *web.Ask, o *posthuman.SeenPlayer) {
	alone := standingFoes(o) == 1
	if !alone {
		a.Say, a.Known = engageSays(o)
	}
	for i := range a.Choices {
		c := &a.Choices[i]
		x, ok := p.Option(*c)
		if !ok || x.Verb != posthuman.VerbEngage {
			continue
		}
		dice := p.rolls(c)
		if alone {
			c.Label = english.Capital(dice.Mine)
			p.begin(c, "against "+dice.Theirs)
			continue
		}
		c.Label = posthuman.Of(o.Foes[x.A].Card).Name
		if x.B > 0 {
			c.Label += ", " + strconv.Itoa(int(x.B)) + " swapped for defence"
		}
		p.begin(c, dice.Words())
	}
	switch {
	case alone && len(a.Choices) > 1:
		a.Say = "Which dice do you roll?"
	case alone:
		a.Say = "Roll now, or use something first?"
	}
}

// confrontSays asks whether to fight in few words; under it stands what the enemies do, as long as their dice and
// their health are in sight on every screen, and the dice of an escape in its row.
func (p *page) confrontSays(a *web.Ask, o *posthuman.SeenPlayer) {
	if len(o.Foes) == 0 {
		return
	}
	it := "it"
	if len(o.Foes) > 1 {
		it = "them"
	}
	a.Say = "Fight " + it + ", or slip away?"
	var known []string
	for i := range o.Foes {
		f := posthuman.Of(o.Foes[i].Card)
		says := "It deals " + itoa(f.Enemy.Wounds)
		if len(o.Foes) > 1 {
			says = f.Name + ": deals " + itoa(f.Enemy.Wounds)
		}
		if f.Enemy.Breed == posthuman.Mutant && !o.Fight.Scarred {
			says += " and a scar" // PH-SCAR-01
		}
		known = append(known, strings.TrimSuffix(says+". "+ability(f.Enemy), " "))
	}
	a.Known = strings.Join(known, " ")
	for i := range a.Choices {
		c := &a.Choices[i]
		if x, ok := p.Option(*c); ok && x.Verb == posthuman.VerbEvade {
			p.begin(c, "you roll "+p.rolls(c).Words())
		}
	}
}

// shootSays asks whether to shoot in few words: its dice lie on the table, and the rows say the ammo that is left.
func (p *page) shootSays(a *web.Ask, o *posthuman.SeenPlayer) {
	gun := p.bout(o, true).gun()
	if gun == nil || len(o.Shot) == 0 {
		return
	}
	a.Say = "Shoot, or hold your fire?"
	for i := range a.Choices {
		c := &a.Choices[i]
		if x, ok := p.Option(*c); ok && x.Verb == posthuman.VerbShoot {
			c.Label = "Shoot the " + gun.Name
		}
	}
}

// rowID tells a row that picks one of several from the one that answers with what is picked: both may have the same
// key.
func rowID(c *web.Choice) string { return c.URL + " " + c.Key }

// begin puts words before what a row leads to.
func (p *page) begin(c *web.Choice, words string) {
	p.leads[rowID(c)] = p.leads[rowID(c)].After(posthuman.Plain(words))
}

// low is a sentence as a part of another.
func low(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// standingFoes is how many enemies live.
func standingFoes(o *posthuman.SeenPlayer) int {
	n := 0
	for i := range o.Foes {
		if !dying(&o.Foes[i]) {
			n++
		}
	}
	return n
}

// engageSays asks which of several enemies is fought, and says what their number means.
func engageSays(o *posthuman.SeenPlayer) (say, known string) {
	say, known = "Whom do you fight first?", "Each is fought once this round."
	outnumbers := func(x posthuman.Part) bool { return x.Why == posthuman.ForNumbers }
	for i := range o.Foes {
		if o.Foes[i].Fought {
			say = "Whom do you fight next?"
		}
		if slices.ContainsFunc(o.Foes[i].Theirs, outnumbers) {
			known = "Each is fought once this round. While there are several, each rolls 1 die more."
		}
	}
	return say, known
}

// blocks reports whether the view tells what each choice of blocks leads to.
func (p *page) blocks(o *posthuman.SeenPlayer) bool {
	return len(o.Leaves) > 0 && !slices.ContainsFunc(o.Leaves,
		func(x posthuman.SeenLeave) bool { return len(x.Ways[0]) != p.Asked.Min })
}

// blockRows replaces the dice by what taking them out leads to. The dice stay choices, for whoever presses them on the
// board; they come after the rows, where the style sheet leaves them out.
func (p *page) blockRows(a *web.Ask, o *posthuman.SeenPlayer) {
	var rows, dice []web.Choice
	keys := map[string]bool{}
	for i := range o.Leaves {
		x := &o.Leaves[i]
		c := web.Choice{Key: wayKey(x), Label: english.Capital(wayNames(o, x))}
		c.Which, c.Shared = a.Choices[0].Which, a.Choices[0].Shared
		if end := p.endWords(o, x); x.Out {
			c.Stake = web.Fells
			p.leads[rowID(&c)] = posthuman.Prospect{}.Then(posthuman.Plain(end + "."))
		} else {
			after := o.After(x)
			p.leads[rowID(&c)] = posthuman.Prospect{Odds: after.Odds()}.Then(posthuman.Plain(end), after.Ends())
		}
		if len(x.Ways[0]) == 1 {
			c.Piece = diePiece(int(x.Ways[0][0]))
		}
		keys[c.Key] = true
		rows = append(rows, c)
	}
	for _, c := range a.Choices {
		switch {
		case keys[c.Key]:
		case c.Piece == "":
			rows = append(rows, c) // what has been picked die by die is the answer
		default:
			dice = append(dice, c)
			dice[len(dice)-1].Mark = noKey + strconv.Itoa(len(dice))
		}
	}
	a.Choices = append(rows, dice...)
	a.Denied = slices.DeleteFunc(slices.Clone(a.Denied), func(d web.Denied) bool { return d.Label == "Done" })
	a.Say, a.Known = blockSays(p.Asked.Min), p.blockKnown(o)
}

// blockSays asks what so many blocks take out.
func blockSays(n int) string {
	if n == 1 {
		return "Which die does your block take out?"
	}
	return "Which " + numeral(n) + " dice do your blocks take out?"
}

// numeral is a small number in words.
func numeral(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// noKey begins the mark of a choice that no key of the keyboard chooses.
const noKey = "·"

// wayKey is the answer that takes out the first dice that lead to a result.
func wayKey(x *posthuman.SeenLeave) string {
	var keys []string
	for _, i := range slices.Sorted(slices.Values(x.Ways[0])) {
		key := "block"
		if i > 0 {
			key += ":" + itoa(i)
		}
		keys = append(keys, key)
	}
	return strings.Join(keys, "+")
}

// wayNames are the mixes of dice that lead to a result: an attack and the critical, or two attacks.
func wayNames(o *posthuman.SeenPlayer, x *posthuman.SeenLeave) string {
	var ways []string
	for _, w := range x.Ways {
		var parts []string
		for _, face := range [3]posthuman.Face6{posthuman.Attack, posthuman.Critical, posthuman.Special6} {
			n := 0
			for _, i := range w {
				if o.Fight.Dice[i].Is == face {
					n++
				}
			}
			if n > 0 {
				parts = append(parts, someOf(n, standing(o, face), faceName(o, face)))
			}
		}
		ways = append(ways, english.List(parts))
	}
	return strings.Join(ways, ", or ")
}

// standing is how many dice of the enemy show a face and can be taken out.
func standing(o *posthuman.SeenPlayer, face posthuman.Face6) int {
	n := 0
	for i := range o.Fight.Dice[:o.Fight.N] {
		if d := &o.Fight.Dice[i]; d.Enemy && !d.Gone && d.Is == face {
			n++
		}
	}
	return n
}

// faceName is what a face of the enemy's dice is called: a special by what it does.
func faceName(o *posthuman.SeenPlayer, face posthuman.Face6) string {
	if e := enemyNow(o); face == posthuman.Special6 && e != nil && e.Special.Knockdown {
		return "knockdown"
	}
	return face.String()
}

// enemyNow is the enemy being fought, or nil.
func enemyNow(o *posthuman.SeenPlayer) *posthuman.Enemy {
	if f := o.Fight.Foe; f >= 0 && int(f) < len(o.Foes) {
		return posthuman.Of(o.Foes[f].Card).Enemy
	}
	return nil
}

// someOf names so many of some dice that are alike: the critical, an attack, two attacks, all three attacks.
func someOf(n, all int, name string) string {
	many := numeral(n)
	switch {
	case n == 1 && all == 1:
		return "the " + name
	case n == 1 && strings.ContainsRune("aeiou", rune(name[0])):
		return "an " + name
	case n == 1:
		return "a " + name
	case n == all && n == 2:
		return "both " + name + "s"
	case n == all:
		return "all " + many + " " + name + "s"
	}
	return many + " " + name + "s"
}

// endWords is what a result means, in two sentences, of which the last is still open.
func (p *page) endWords(o *posthuman.SeenPlayer, x *posthuman.SeenLeave) string {
	it, you := o.LeaveWords(x, len(p.v.Players) > 2)
	return english.Capital(it) + ". " + english.Capital(you)
}

// blockKnown is what the choice of blocks hangs on.
func (p *page) blockKnown(o *posthuman.SeenPlayer) string {
	says := "Equal attacks hurt both."
	e := enemyNow(o)
	if e == nil {
		return says
	}
	says += " It deals " + itoa(e.Wounds)
	if standing(o, posthuman.Critical) > 0 {
		says += ", and 1 more with each critical"
	}
	says += "."
	if p.Asked.Min > 1 {
		says += " Or press the dice themselves."
	}
	return says
}

// leaves are what the rows of the question leave, in their order; none for whoever only watches.
func (b *bout) leaves() []leave {
	if b.ends != nil || !b.pieces() || b.p.Asked == nil {
		return b.ends
	}
	b.ends = []leave{}
	digits := 0
	for i := range b.p.ask.Choices {
		c := &b.p.ask.Choices[i]
		if strings.HasPrefix(c.Mark, noKey) {
			continue
		}
		l := b.leave(c)
		if l.key = c.Mark; l.key == "" {
			digits++
			l.key = strconv.Itoa(digits)
		}
		b.ends = append(b.ends, l)
	}
	return b.ends
}

// leave is what one row leaves.
func (b *bout) leave(c *web.Choice) leave {
	if b.p.Asked.Prompt.Kind == "block" {
		for i := range b.o.Leaves {
			if x := &b.o.Leaves[i]; wayKey(x) == c.Key {
				return b.blockLeave(x)
			}
		}
	}
	if keeps(c) && len(b.o.Leaves) > 0 {
		return b.kept(c)
	}
	out := leave{title: web.Plain(c.Label), mine: -1}
	if x, ok := b.p.Option(*c); ok && x.Verb == posthuman.VerbBear {
		out.lost = min(int(x.A), b.o.Health)
	}
	leads, ok := b.p.leads[rowID(c)]
	if !ok { // the question can't be answered now
		leads = b.p.foreseen(c)
	}
	for i := range leads.Clauses {
		out.lines = append(out.lines, lineOf(&leads.Clauses[i]))
	}
	return out
}

// keeps reports whether a row keeps a melee roll as it lies.
func keeps(c *web.Choice) bool { return c.Key == "none" || c.Key == "keep-roll" }

// kept is what a roll that is kept leaves, with what the player's blocks would best take out.
func (b *bout) kept(c *web.Choice) leave {
	x := &b.o.Leaves[0]
	out := b.blockLeave(x)
	out.title, out.gone = web.Plain(c.Label), nil
	if len(b.o.Leaves) > 1 {
		out.lines = append(out.lines,
			leaveLine{glyph: "armor", head: "By blocking", says: wayNames(b.o, x), chance: -1})
	}
	return out
}

// ahead is what a row settles of a step to come: the attacks compared, the wounds of both sides.
func (l *leave) ahead(step string) string {
	switch {
	case l.mine < 0:
		return ""
	case step == "Compare":
		return strconv.Itoa(l.mine) + " to " + strconv.Itoa(l.theirs)
	case step == "Wounds":
		return "you " + posthuman.OrNone(l.lost) + ", it " + posthuman.OrNone(l.dealt)
	}
	return ""
}

// signsAbout are the glyphs of what a clause can be about, and whether that is bad for the player.
var signsAbout = map[posthuman.About]struct {
	glyph string
	bad   bool
}{
	posthuman.AboutElse: {"next", false}, posthuman.AboutEnd: {"enemy", false}, posthuman.AboutAway: {"speed", false},
	posthuman.AboutFalls: {"enemy", false}, posthuman.AboutHits: {"damage", false},
	posthuman.AboutAmmo: {"ammo", false}, posthuman.AboutLoss: {"health", true},
	posthuman.AboutScar: {"scar", true}, posthuman.AboutKnocks: {"no", true},
}

// lineOf is a clause as a line: a chance is drawn as a bar, unless it is none or certain.
func lineOf(c *posthuman.Clause) leaveLine {
	sign := signsAbout[c.About]
	out := leaveLine{glyph: sign.glyph, says: english.Capital(marked(c)), chance: -1, bad: sign.bad}
	if c.Chance > 0 && c.Chance < 100 {
		out.chance = c.Chance
	}
	return out
}

// blockLeave is what taking out dice leaves.
func (b *bout) blockLeave(x *posthuman.SeenLeave) leave {
	out := leave{title: english.Capital(wayNames(b.o, x)), mine: x.Mine, theirs: x.Theirs, lost: x.Lost, dealt: x.Dealt}
	for _, i := range x.Ways[0] {
		out.gone = append(out.gone, int(i))
	}
	add := func(glyph, head, says string, bad bool) {
		out.lines = append(out.lines, leaveLine{glyph, head, says, -1, bad})
	}
	switch left := foeHealth(&b.o.Foes[b.front]); {
	case x.Dies:
		add("enemy", "It falls.", "It has "+strconv.Itoa(left)+", it takes "+strconv.Itoa(x.Dealt), false)
	case x.Dealt > 0:
		add("enemy", "It takes "+strconv.Itoa(x.Dealt)+",", strconv.Itoa(left-x.Dealt)+" left", false)
	default:
		add("enemy", "It takes none,", strconv.Itoa(left)+" left", false)
	}
	switch {
	case x.Out:
		add("health", "You are knocked out.", "You have "+strconv.Itoa(b.o.Health)+", you take "+strconv.Itoa(x.Blow),
			true)
	case x.Lost > 0:
		says := strconv.Itoa(b.o.Health-x.Lost) + " left"
		if x.Scar {
			says += ", and a scar"
		}
		add("health", "You take "+strconv.Itoa(x.Lost)+",", says, true)
	default:
		add("health", "You take none,", strconv.Itoa(b.o.Health)+" left", false)
	}
	if x.Felled {
		add("down", "You go down:", "1 die fewer in round "+strconv.Itoa(int(b.o.Fight.Round)+1), true)
	}
	if x.Fells {
		add("down", "It goes down:", "1 die fewer in round "+strconv.Itoa(int(b.o.Fight.Round)+1), false)
	}
	return out
}
