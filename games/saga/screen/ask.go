package screen

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// manners are how choices stand in the panel.
var manners = scene.Manners{
	Aside: map[table.Verb]string{
		saga.VerbRecon:    "target",
		saga.VerbEquip:    "blade",
		saga.VerbMod:      "repair",
		saga.VerbSpend:    "treat",
		saga.VerbUse:      "object",
		saga.VerbGiveGood: "object",
		saga.VerbGiveItem: "object",
		saga.VerbWantGood: "object",
		saga.VerbWantItem: "object",
	},
	Letters: map[table.Verb]string{
		saga.VerbDone:      "D",
		saga.VerbGo:        "G",
		saga.VerbEnough:    "G",
		saga.VerbStay:      "S",
		saga.VerbStop:      "S",
		saga.VerbYes:       "Y",
		saga.VerbNo:        "N",
		saga.VerbNoPrimary: "N",
		saga.VerbNoWeapon:  "N",
		saga.VerbNoSite:    "N",
		saga.VerbPay:       "P",
		saga.VerbEnemy:     "E",
	},
}

// uses reports whether the question is only whether anything is to be used: then that is the answer, and comes first.
func (p *page) uses() bool {
	for _, c := range p.Ask.Choices {
		o, ok := p.Option(c)
		if _, aside := manners.Aside[o.Verb]; !ok || !aside && o.Verb != saga.VerbEnough {
			return false
		}
	}
	return true
}

// dress copies the question and adds what only the game knows: which choices come first, what follows from one. It
// notes for each piece what can be done with it.
func (p *page) dress() {
	a := p.Ask
	kind := ""
	if p.Asked != nil {
		kind = p.Asked.Prompt.Kind
	}
	a.Choices, a.Free = slices.Clone(a.Choices), nil
	if !p.uses() {
		a.Choices, a.Free = p.Split(manners, p.asideOf)
		if kind == "after" {
			a.Choices, a.Free = p.scoredFirst(a.Choices, a.Free)
		}
	}
	for i := range a.Choices {
		p.describe(&a.Choices[i])
	}
	if kind == "survey" { // a tile is chosen first, then where it goes
		slices.SortStableFunc(a.Choices, p.byTile)
	}
	slices.SortStableFunc(a.Choices, p.asTheyLie)
	p.unspent(&a)
	p.atOnce(&a)
	a.About = abouts[kind]
	a.Denied = slices.Clone(a.Denied)
	for i := range a.Denied {
		if _, n, ok := strings.Cut(a.Denied[i].Piece, ":"); ok {
			a.Denied[i].Piece = p.laidAt(a.Denied[i].Piece, n)
		}
	}
	for _, c := range p.Ask.Free {
		if slices.ContainsFunc(p.Ask.Choices, func(x web.Choice) bool { return x.Key == c.Key }) {
			continue // what answers need not be done first
		}
		o, _ := p.Option(c)
		a.Free = append(a.Free, p.asideOf(c, o, manners.Aside[o.Verb]))
	}
	p.Letter(a.Choices, manners)
	if a.Known == "" && len(a.Choices) > 0 && p.v.Seat >= 0 {
		a.Known = strings.TrimSpace(p.gained() + " " + p.known(kind))
	}
	if p.Over {
		p.ended(&a)
	}
	a.Turn = strconv.Itoa(p.v.Round)
	a.Undo = p.undone()
	a.Recap = p.besidesLastPair(a.Recap)
	p.marks = a.Marks()
	p.ask = a
	p.ask.Hint = p.hint()
	p.ask.Outcome = p.outcome()
	p.ask.Recap = p.atHome(a.Recap)
	p.ask.Tidings = p.Scene.Tidings(p)
	if p.Asked != nil && a.Mood == web.YourTurn && a.Head == "" {
		p.ask.Head = p.head()
	}
}

// abouts are the parts of the page that questions are about whose choices name no piece there: what is bid for or
// refreshed lies in the queue, and on the map where a day begins and where a site from the hand would lie, as do the
// dice of a fight.
var abouts = map[string]string{"bid": "queue", "map": "queue", "action": "map", "new-site": "map", "sites": "map",
	"strike": "map", "aim": "map", "shield": "map", "brace": "map", "reroll": "map"}

// scoredFirst puts what scores before the end of a turn, at which it would be forgotten.
func (p *page) scoredFirst(choices, free []web.Choice) (first, rest []web.Choice) {
	for _, c := range free {
		if o, ok := p.Option(c); ok && o.Verb == saga.VerbRecon {
			first = append(first, c)
		} else {
			rest = append(rest, c)
		}
	}
	return append(first, choices...), rest
}

// describe gives a choice the words that only the screen can: what is on the zone, what a card does.
func (p *page) describe(c *web.Choice) {
	o, ok := p.Option(*c)
	if !ok {
		return
	}
	p.place(c, o)
	switch o.Verb {
	case saga.VerbChoose:
		c.Mark = p.letter(int(o.B))
	case saga.VerbBid:
		c.Mark = strconv.Itoa(int(o.A)) // the key is what is bid
	case saga.VerbGo, saga.VerbDone:
		c.Label = p.onward(c.Label)
	case saga.VerbLay:
		c.Label = layWords(o)
	case saga.VerbSurvey:
		f := saga.Of(table.Card(o.A))
		c.Label, c.Group = p.tileName(f)+" at "+saga.ZoneName(o.B), p.tileHead(f)
	case saga.VerbEnough:
		c.Label = p.onward(c.Label)
		if p.askedFor("sites") {
			c.Mark = "D" // not the key of the question before: who presses that twice meant it once
		}
	case saga.VerbToken:
		c.Label = p.marking(int(o.A), int(o.B), c.Label)
	}
	switch {
	case c.Sub == "":
		c.Sub = p.sub(o)
	case o.Verb == saga.VerbLearn:
		c.Sub += ". " + p.sub(o)
	case slices.Contains(saysMore, o.Verb) || o.Verb == saga.VerbUse && p.askedFor("occasion"):
		c.Sub = strings.TrimSuffix(p.sub(o), ".") + "; " + c.Sub
	case o.Verb == saga.VerbStay:
		c.Sub = strings.TrimSuffix(c.Sub+"; "+p.wantedAt(int(p.player(p.v.Seat).At)), "; ")
	}
}

// tileName is what a tile is called among those that can be laid: by its terrain, and with its bonus where another of
// them is of the same.
func (p *page) tileName(f *saga.Face) string {
	for _, c := range p.Ask.Choices {
		o, ok := p.Option(c)
		if !ok || o.Verb != saga.VerbSurvey {
			continue
		}
		if x := saga.Of(table.Card(o.A)); x.Tile.Terrain == f.Tile.Terrain && x.Tile != f.Tile {
			return english.Capital(strings.TrimPrefix(f.Called, "the "))
		}
	}
	return f.Tile.Terrain.String()
}

// askedFor reports whether the question is of a kind.
func (p *page) askedFor(kind string) bool { return p.Asked != nil && p.Asked.Prompt.Kind == kind }

// byTile orders the rows that lay land by what they lay; what lays none comes last.
func (p *page) byTile(a, b web.Choice) int {
	of := func(c web.Choice) int16 {
		if o, ok := p.Option(c); ok && o.Verb == saga.VerbSurvey {
			return o.A
		}
		return math.MaxInt16
	}
	return cmp.Compare(of(a), of(b))
}

// saysMore are the choices of which the screen knows something besides what the game says.
var saysMore = []table.Verb{saga.VerbChoose, saga.VerbToken, saga.VerbKeep, saga.VerbTake,
	saga.VerbActivate, saga.VerbLay, saga.VerbStep}

// unspent says of the answer to a camp what it throws away: points that could have recovered something (PS-CAMP-02,
// PS-RULING-096).
func (p *page) unspent(a *web.Ask) {
	if p.Asked == nil || p.Asked.Prompt.Kind != "camp" || a.Still {
		return
	}
	spent, useful := 0, 0
	for _, c := range a.Choices {
		spent += c.N
		useful += c.Most
	}
	left := min(p.Asked.Max, useful) - spent
	done := &a.Choices[len(a.Choices)-1]
	if done.Most > 0 {
		return
	}
	done.Label = either(spent > 0, "Recover these", "Recover nothing")
	if left > 0 {
		done.Sub = strings.TrimPrefix(done.Sub+"; "+english.Count(left, "point is lost", "points are lost"), "; ")
		done.Stake = web.Waste
	}
}

// onward is what begins or is done with by a press: the answer has the same name at each of these questions.
func (p *page) onward(label string) string {
	if p.Asked == nil { // others read it in a replay
		return label
	}
	return p.onwardAt(p.Asked.Prompt.Kind, label)
}

// onwardAt is what begins or is done with at a kind of question.
func (p *page) onwardAt(kind, label string) string {
	switch kind {
	case "begin":
		return english.Capital(p.player(p.v.Seat).Action.String()) + " now"
	case "after":
		return "End the turn"
	case "night":
		return "Sleep"
	case "first-skills":
		return "Learn no more"
	case "survey":
		return "Lay no more"
	case "sites":
		return "Put no more sites"
	}
	return label
}

// layWords are the row that lays land.
func layWords(o table.Option) string {
	return "Lay " + saga.Of(table.Card(o.A)).Called + " at " + saga.ZoneName(o.B)
}

// undone is what undo takes back, in the words of the row that was pressed.
func (p *page) undone() string {
	e := p.Undone
	if e == nil || len(e.Set) != 1 {
		return p.Ask.Undo
	}
	switch o := e.Set[0]; o.Verb {
	case saga.VerbLay:
		return "“" + layWords(o) + "”"
	case saga.VerbGo, saga.VerbDone:
		if says := p.onwardAt(e.Name, ""); says != "" {
			return "“" + says + "”"
		}
	}
	return p.Ask.Undo
}

// place names the piece on this page that a choice belongs to, where the game's own name for it is not enough.
func (p *page) place(c *web.Choice, o table.Option) {
	switch o.Verb {
	case saga.VerbAction, saga.VerbSecond, saga.VerbChoose, saga.VerbRefresh, saga.VerbSilence, saga.VerbEnemy,
		saga.VerbReward:
		c.Piece = "" // it is said in words
	case saga.VerbEat, saga.VerbRecovery:
		c.Piece = "good:" + strconv.Itoa(int(o.A))
		if o.Verb == saga.VerbEat {
			c.Piece = "good:0"
		}
	case saga.VerbHunger, saga.VerbMarch:
		c.Piece = "bar:2"
	case saga.VerbBid, saga.VerbTune:
		c.Piece = ""
	case saga.VerbDraw:
		c.Piece = "bar:5"
	case saga.VerbPick:
		c.Piece, c.Where = "card:"+strconv.Itoa(int(o.A)), "in space "+strconv.Itoa(int(o.B)+1)+" of the queue"
	case saga.VerbTake:
		c.Where = "in space " + strconv.Itoa(int(o.A)+1) + " of the queue"
	case saga.VerbObjective:
		c.Piece = "card:" + strconv.Itoa(int(o.A))
	case saga.VerbUse:
		if i, skill := saga.SkillUsed(o.A); skill {
			c.Piece = "skill:" + strconv.Itoa(i)
		}
	case saga.VerbWantGood, saga.VerbWantItem:
		c.Piece = "seat:" + strconv.Itoa(int(o.A))
	case saga.VerbRecon:
		p.paths[int(o.A)] = saga.Path(o.B, o.C)
	}
	if _, number, ok := strings.Cut(c.Piece, ":"); ok {
		c.Piece = p.laidAt(c.Piece, number)
	}
}

// laidAt is the name by which a card lies on this page: "item:7" may be a follower, a landmark, or an event in play.
func (p *page) laidAt(piece, number string) string {
	kind, _, _ := strings.Cut(piece, ":")
	n, err := strconv.Atoi(number)
	if err != nil || p.v.Seat < 0 || kind != "item" && kind != "landmark" && kind != "card" && kind != "challenge" ||
		n >= saga.Count() {
		return piece
	}
	c := saga.Shown(n + 1)
	o, side := p.player(p.v.Seat), p.side(p.v.Seat)
	has := func(list []saga.SeenItem) bool {
		return slices.ContainsFunc(list, func(it saga.SeenItem) bool { return it.Card == c })
	}
	switch {
	case kind == "challenge" && slices.Contains(o.Drawn, c):
		return "card:" + number
	case has(o.Weapons) || has(o.Items):
		return "item:" + number
	case has(o.Company):
		return "follower:" + number
	case slices.Contains(o.Mutations, c):
		return "mutation:" + number
	case slices.Contains(o.Mementos, c):
		return "landmark:" + number
	}
	for i, s := range side.Signs {
		if s == c {
			return zonePiece(int(saga.SignZone(i)))
		}
	}
	return piece
}

// asideOf is a choice as a small button: short, with its full words as a tooltip.
func (p *page) asideOf(c web.Choice, o table.Option, glyph string) web.Choice {
	p.place(&c, o)
	if glyph != "" {
		c.Glyph = glyph
	}
	switch o.Verb {
	case saga.VerbRecon:
		c = p.reconChoice(c, o)
	case saga.VerbSpend:
		c.Glyph = goodGlyphs[o.A]
		c.Label = [...]string{
			saga.Meds: "Meds: +1 health", saga.Booze: "Booze: +1 boost", saga.Books: "A book: +1 morale",
		}[max(o.A, 2)]
		c.Sub = [...]string{
			saga.Meds: "recover 1 health", saga.Booze: "ready 1 boost", saga.Books: "recover 1 morale",
		}[max(o.A, 2)]
	case saga.VerbEquip:
		c.Sub, c.Label = c.Label, "Take up "+saga.Of(table.Card(o.A)).Name
		if p.offered(func(x table.Option) bool { return x.Verb == o.Verb && x.A == o.A }) > 1 {
			c.Label += " for " + saga.Of(table.Card(o.B)).Name
		}
		c.Label += ": " + deals(saga.Of(table.Card(o.A)))
		c.Seldom = true
	case saga.VerbMod:
		c.Sub = c.Label + ": " + saga.ModGives(table.Card(o.A))
		c.Label = "Mod " + saga.Of(table.Card(o.B)).Name + " with " + saga.Of(table.Card(o.A)).Name
		c.Label += ": once +" + result(saga.Of(table.Card(o.A)).Weapon.Mod, "blade")
		c.Seldom = true
	case saga.VerbGiveGood, saga.VerbGiveItem, saga.VerbWantGood, saga.VerbWantItem:
		c.Seldom = true
	case saga.VerbUse:
		if c.Sub == "" {
			c.Sub = p.sub(o)
		}
		c.Tells = p.stage() == "fight" || p.v.Trial.On // what it costs and does there is what it is weighed by
	}
	return c
}

// deals is what a weapon that is taken up deals, in few words.
func deals(f *saga.Face) string {
	return strings.Replace(chartLine(f.Weapon.Chart, !f.Weapon.Ranged), "attack value ", "", 1)
}

// offered is how many options there are for which something holds.
func (p *page) offered(holds func(table.Option) bool) (n int) {
	for _, c := range slices.Concat(p.Ask.Choices, p.Ask.Free) {
		if o, ok := p.Option(c); ok && holds(o) {
			n++
		}
	}
	return n
}

// reconChoice is the scoring of a sequence.
func (p *page) reconChoice(c web.Choice, o table.Option) web.Choice {
	f := p.v.Recon.Face()
	if f == nil {
		return c
	}
	s := &f.Recon.Sequences[o.A]
	c.Sub = c.Label + ": " + c.Sub
	var gets []string
	if p.v.Mode != saga.Solo {
		gets = append(gets, strconv.Itoa(int(s.VP))+" VP")
	}
	if p.v.Mode == saga.Solo || !p.v.Firsts[o.A] {
		gets = append(gets, effects(s.First))
	}
	c.Label = "Score " + strings.Join(gets, " and ")
	return c
}

// sub is what follows from an option, as far as it is known.
func (p *page) sub(o table.Option) string {
	switch o.Verb {
	case saga.VerbStep, saga.VerbMarchTo:
		return p.zoneSub(int(o.A))
	case saga.VerbUse:
		if i, skill := saga.SkillUsed(o.A); skill {
			return p.character(p.v.Seat).Skills[i].Text
		}
		return saga.Of(table.Card(o.A)).Text
	case saga.VerbWeapon:
		return weaponLine(saga.Of(table.Card(o.A)))
	case saga.VerbPrimary, saga.VerbExhaust:
		return challengeLine(&saga.Of(table.Card(o.A)).Challenge)
	case saga.VerbLearn:
		return saga.CharacterOf(int8(o.A)).Skills[o.B].Text
	case saga.VerbKeep, saga.VerbDiscard, saga.VerbLoseItem, saga.VerbDismiss, saga.VerbActivate, saga.VerbMutation:
		return cardSub(saga.Of(table.Card(o.A)))
	case saga.VerbTake:
		return p.pairSub(int(o.A))
	case saga.VerbObjective:
		return reconSub(saga.Of(table.Card(o.A)))
	case saga.VerbChoose:
		return p.optionSub(int(o.B))
	case saga.VerbLay:
		f := saga.Of(table.Card(o.A))
		says := p.bonusSays(f)
		if says == "" {
			says = p.brings(f)
		}
		return strings.TrimSuffix("go there; "+says+"; "+p.signSays(int(o.B)), "; ")
	case saga.VerbSurvey:
		return p.signSays(int(o.B)) // what the tile brings stands over all its rows
	case saga.VerbToss, saga.VerbPick, saga.VerbExchange:
		if f := saga.Of(table.Card(o.A)); f.Kind == saga.KindTile {
			return p.brings(f)
		}
		return cardSub(saga.Of(table.Card(o.A)))
	case saga.VerbToken:
		return p.tokenSub(int(o.A), int(o.B))
	case saga.VerbBid:
		if o.A == 0 {
			return "keep what is ready"
		}
	}
	return ""
}

// weary is what arriving at a hole of the fatigue bar costs.
func weary(hole int) string {
	if s := effects(saga.Weary(hole)); s != "" {
		return s
	}
	return "nothing else"
}

// optionSub is what an option of a story costs and asks for.
func (p *page) optionSub(i int) string {
	if i >= len(p.v.Story.Terms) {
		return ""
	}
	x := p.v.Story.Terms[i]
	priced := len(x.Price) > 0
	x.Price = nil // the game says it
	return termsLine(&x, priced)
}

// termsLine is what an option of a story costs and asks for, as marked text. priced: its price is said elsewhere.
func termsLine(x *saga.Terms, priced bool) string {
	var out []string
	if len(x.Price) > 0 {
		out = append(out, "Price: *"+effects(x.Price)+"*")
	}
	if c := x.Challenge; c.Success > 0 {
		s := "{speed} *Speed "
		if c.Mind {
			s = "{mind} *Mind "
		}
		s += strconv.Itoa(int(c.Success)) + "*"
		if c.Major > 0 {
			s += ", better at *" + strconv.Itoa(int(c.Major)) + "*"
		}
		out = append(out, s)
	}
	switch {
	case x.Kind == saga.CompulsoryOption:
		out = append(out, "you have no other way")
	case x.Kind == saga.BonusOption:
		out = append(out, "open by what you have")
	case len(out) == 0 && !priced:
		out = append(out, "open to all, and free")
	default:
		out = append(out, "open to all")
	}
	return strings.Join(out, "; ")
}

// head says what a question is about that stands outside the usual order; "" within it.
func (p *page) head() string {
	o := p.player(max(0, p.v.Seat))
	switch {
	case p.v.Trial.On && p.v.Trial.Seat != p.v.Seat:
		return p.name(p.v.Trial.Seat) + "'s challenge on " + either(p.v.Trial.Mind, "mind", "speed")
	case p.v.Trial.On:
		return "Your challenge on " + either(p.v.Trial.Mind, "mind", "speed")
	case p.telling() && p.hero() != p.v.Seat:
		return p.name(p.hero()) + "'s story"
	case p.telling():
		return "Your story"
	case o.Fight.On:
		return "Your fight with " + saga.Of(o.Fight.Foe).Called
	case p.v.Phase == saga.PhaseSetup:
		return "Before the first morning"
	case p.happening() != nil:
		return "The event: " + p.happening().Name
	case p.v.Phase == saga.PhaseDay && o.Action != saga.NoAction:
		return "Your turn: " + o.Action.String()
	}
	return ""
}
