package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Tidings is the sheet over the table: a knock-out, a choice to turn, having turned, a fight that nobody has seen.
func (p *page) Tidings(n *scene.News) *web.Tidings {
	o := p.player(p.v.Seat)
	if p.offers(posthuman.VerbTurn) && p.offers(posthuman.VerbStayHuman) {
		return p.maybeTurning(o)
	}
	told := n.Told
	swap := p.offers(posthuman.VerbSwap)
	if n.Fate < 0 {
		if !swap && !posthuman.GotUp(told, p.v.Seat) {
			return p.fought()
		}
		told = p.Events
	}
	b, ok := posthuman.BlowTo(told, p.v.Seat)
	switch {
	case !ok:
		return nil
	case b.Turned && o.Mutant:
		return p.turnedMutant(o)
	case b.Turned, !b.Settled: // a fall is told when they get up, with all that it took
		return nil
	}
	t := p.knockedOut(&b, o, swap)
	if fight := p.downfall(told); len(fight.Lines) > 0 { // where nothing was to be decided nobody has seen it
		t.Columns = append(t.Columns, fight)
	}
	return t
}

// downfall is how the fight went that ended in a knock-out, in its order.
func (p *page) downfall(told []table.Event) web.TidingsColumn {
	c := web.TidingsColumn{Head: "The fight", Glyph: "fist", Wide: true}
	for _, e := range posthuman.Downfall(told, p.v.Seat) {
		c.Lines = append(c.Lines, web.TidingsLine{Words: p.Scene.Say(e)})
	}
	return c
}

// moment is when it is: turn 9, Move.
func (p *page) moment() string {
	b := p.bar()
	says := strings.ToLower(b.Unit) + " " + b.Round
	if b.At >= 0 && b.At < len(b.Phases) {
		says += ", " + strings.ToLower(b.Phases[b.At])
	}
	return says
}

// knockedOut tells of a knock-out, and holds the exchange that belongs to it (PH-KO-01 to PH-KO-07, PH-RULING-139).
func (p *page) knockedOut(b *posthuman.Blow, o *posthuman.SeenPlayer, swap bool) *web.Tidings {
	t := &web.Tidings{
		Moment: p.moment(), Title: "You were knocked out.", Why: p.whyOut(b), Rule: p.Cite(b.Rule),
		Picture: raw(art.Scene("road")),
		Columns: []web.TidingsColumn{{Head: "Gone", Glyph: "no"}, {Head: "Got", Glyph: "scar"},
			{Head: "Still yours", Glyph: "check"}},
		Next: "Get up with " + strconv.Itoa(o.Health) + " health, " + strconv.Itoa(o.Morale) + " morale",
	}
	if b.Hunger {
		t.Picture = raw(art.Scene("can"))
	}
	gone, got, yours := &t.Columns[0], &t.Columns[1], &t.Columns[2]
	add := func(c *web.TidingsColumn, glyph, words string) {
		c.Lines = append(c.Lines, web.TidingsLine{Glyph: glyph, Words: words})
	}
	for _, c := range b.Left {
		add(gone, "", "*"+posthuman.Of(c).Name+"*, your follower")
	}
	if f := b.Met.Face(); f != nil {
		add(gone, "", "*"+f.Name+"*: no XP for it, and no journey point")
	}
	add(gone, "", "Where you stood: you wake on your *starting tile*")
	if len(b.Scars) > 0 {
		words := "*" + english.Count(len(b.Scars), "scar", "scars") + "*"
		if p.knowsScars(o) {
			words += ". Only you see: " + english.Count(mutations(o.Scars), "mutation", "mutations") + " among your " +
				strconv.Itoa(len(o.Scars))
		}
		add(got, "", words)
	}
	if b.Food > 0 {
		add(got, "food", "*"+strconv.Itoa(b.Food)+" food*, and you are fed")
	}
	add(got, "health", "*"+strconv.Itoa(o.Health)+" health* and *"+strconv.Itoa(o.Morale)+" morale*")
	for _, words := range p.keeps(o) {
		add(yours, "", words)
	}
	if swap {
		t.Asks = "*Before you get up:* " + web.Plain(p.ask.Say)
		t.Next = "Decide on the table"
		for _, c := range p.ask.Choices {
			if x, ok := p.Option(c); ok && x.Verb == posthuman.VerbSwap {
				t.Choices = append(t.Choices, c)
			}
		}
	}
	return t
}

// whyOut is what knocked somebody out, with its sum.
func (p *page) whyOut(b *posthuman.Blow) string {
	what := "health"
	if b.Morale {
		what = "morale"
	}
	by := ""
	if f := b.By.Face(); f != nil {
		by = " (" + f.Name + ")"
	}
	if b.Lost == 0 || b.Hunger {
		return english.Capital(b.How) + by + "."
	}
	if !b.Morale && b.Whole > b.Lost {
		return "You lost " + strconv.Itoa(b.Whole) + " health, the last " + strconv.Itoa(b.Lost) + " at once" + by +
			": " + b.How + "."
	}
	return "You lost " + strconv.Itoa(b.Lost) + " " + what + by + ": " + b.How + "."
}

// keeps is what a knock-out leaves (PH-KO-07).
func (p *page) keeps(o *posthuman.SeenPlayer) []string {
	journey := "*Journey " + strconv.Itoa(o.JP) + "*"
	var ahead []string
	for _, s := range p.humans() {
		if x := p.player(s); s != o.Seat {
			ahead = append(ahead, p.name(s)+" has "+strconv.Itoa(x.JP))
		}
	}
	if len(ahead) > 0 {
		journey += "; " + english.List(ahead)
	}
	var things []string
	for _, it := range o.Gear {
		if f := it.Card.Face(); f != nil {
			things = append(things, f.Name)
		}
	}
	for _, c := range o.Hand {
		if f := c.Face(); f != nil {
			things = append(things, f.Name+" (in hand)")
		}
	}
	things = append(things, strconv.Itoa(o.Food)+" food", strconv.Itoa(o.Ammo)+" ammo", strconv.Itoa(o.XP)+" XP")
	return []string{
		journey, english.List(things),
		"Your skills, and *" + english.Count(len(o.Map), "tile", "tiles") + "* you have laid",
	}
}

// maybeTurning is the choice to stay human or to turn: two buttons of equal weight. Nobody else sees it (PH-TURN-01,
// PH-SCAR-05).
func (p *page) maybeTurning(o *posthuman.SeenPlayer) *web.Tidings {
	t := &web.Tidings{
		Moment: p.moment(), Title: "You may turn.", Rule: p.Cite("PH-TURN-01"), Picture: raw(art.Scene("face")),
		Why: "*" + english.Count(mutations(o.Scars), "mutation", "mutations") + "* among your " +
			english.Count(len(o.Scars), "scar", "scars") + ". Only you see this. The fifth would turn you." +
			p.scarToCome(),
		Asks: "Which will you be?", Next: "Look at the table first",
		Columns: []web.TidingsColumn{
			{Head: "Your mutations", Glyph: "scar"},
			{Head: "Lost if you turn", Glyph: "no",
				Lines: lines("Everything but your scars: things, skills, food, ammo, XP, your tiles and *journey " +
					strconv.Itoa(o.JP) + "*")},
			{Head: "Got if you turn", Glyph: "check", Lines: lines(
				"Another goal: a mutant *"+mutantWins+"*",
				"An action card a turn, against humans on its land")},
		},
	}
	if len(p.humans()) == 1 {
		t.Columns = t.Columns[:2]
		t.Columns[1] = web.TidingsColumn{Head: "Won if you turn", Glyph: "check",
			Lines: lines("You are the *last human*: nobody is left to reach the Fortress",
				"The match ends at once, and *all of you win together*")}
	}
	for _, c := range o.Scars {
		if f := c.Face(); f != nil && !f.Blank {
			t.Columns[0].Lines = append(t.Columns[0].Lines, web.TidingsLine{Words: "*" + f.Name + "* " + signs(f)})
		}
	}
	if led := p.ledTo(); len(led) > 0 {
		t.Columns = append(t.Columns, web.TidingsColumn{Head: "What led to it", Glyph: "fist", Wide: true,
			Lines: lines(led...)})
	}
	for _, c := range p.ask.Choices {
		if x, ok := p.Option(c); ok && (x.Verb == posthuman.VerbStayHuman || x.Verb == posthuman.VerbTurn) {
			t.Choices = append(t.Choices, c)
		}
	}
	return t
}

// scarToCome says that a knock-out has another scar, which is drawn only after the answer and may be the fifth mutation
// (PH-KO-01, PH-RULING-140); "" where it has not.
func (p *page) scarToCome() string {
	if p.News == nil || posthuman.ScarsToCome(p.News.Told, p.v.Seat) == 0 {
		return ""
	}
	return " *The second scar of your knock-out is still to come*, whatever you answer as a human."
}

// ledTo is the end of a fight that led to a choice to turn, for where nothing was to be decided nobody has seen it;
// nothing where the scar alone is told. The choice itself stays in sight on a small screen.
func (p *page) ledTo() []string {
	const most = 3
	if p.News == nil {
		return nil
	}
	blows := posthuman.Blows(p.News.Told, p.v.Seat)
	if len(blows) < 2 {
		return nil
	}
	return p.Scene.SayLast(blows[max(0, len(blows)-most):])
}

// turnedMutant tells of having turned (PH-TURN-04 to PH-TURN-09).
func (p *page) turnedMutant(o *posthuman.SeenPlayer) *web.Tidings {
	t := &web.Tidings{
		Moment: p.moment(), Title: "You turned.", Picture: raw(art.Scene("door")), Next: "See what you can do",
		Why:  "You are a mutant for good. A mutant *" + mutantWins + "*, and all win together then.",
		Rule: p.Cite("PH-GOAL-02"),
		Columns: []web.TidingsColumn{
			{Head: "Gone", Glyph: "no",
				Lines: lines("Things, skills, followers, food, ammo and XP",
					"Your tiles, and your place on the journey", "Scars without a mutation")},
			{Head: "Got", Glyph: "scar"},
			{Head: "From now on", Glyph: "check",
				Lines: lines("You do nothing more this turn", "From the next turn you declare an action, face down",
					"You stand nowhere, and reach everybody whose land your card names")},
		},
	}
	for _, c := range o.Scars {
		if f := c.Face(); f != nil && !f.Blank {
			t.Columns[1].Lines = append(t.Columns[1].Lines, web.TidingsLine{Words: "*" + f.Name + "* " + signs(f)})
		}
	}
	var now []string
	for i, x := range stats {
		now = append(now, strings.ToLower(x.word)+" *"+itoa(o.Stats[i])+"*")
	}
	t.Columns[1].Lines = append(t.Columns[1].Lines, web.TidingsLine{Glyph: "fist", Words: english.List(now)},
		web.TidingsLine{Glyph: "deck", Words: "*" + english.Count(len(o.Tricks), "action", "actions") + "* in hand"})
	return t
}

// lines are lines of a column.
func lines(words ...string) []web.TidingsLine {
	var out []web.TidingsLine
	for _, w := range slices.Clip(words) {
		out = append(out, web.TidingsLine{Words: w})
	}
	return out
}

var _ scene.Herald = (*page)(nil)
