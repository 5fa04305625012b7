package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

var _ scene.Herald = (*page)(nil)

// Tidings is the sheet over the table: a knock-out; else what came of the viewer's story; else a boss killed, a
// mutation, a mission done, a landmark found; else what came of the viewer's challenge or fight, if the next round's
// news would lie over it; else a land that grows harder, or the event of the round. What came of the
// stories of others, and what missions they have done, stands in the recap: it decides nothing for the viewer.
func (p *page) Tidings(n *scene.News) *web.Tidings {
	if i := find(n.Told, func(e table.Event) bool { return saga.TidingOf(e) == saga.Falls && e.Seat == p.v.Seat }); i >=
		0 {
		return p.knockedOut(n, i)
	}
	if n.Fate >= 0 { // alone: the end, which the reckoning tells
		return nil
	}
	mine := func(e table.Event) bool { return saga.TidingOf(e) == saga.StoryEnds && e.Seat == p.v.Seat }
	if i := find(n.Told, mine); i >= 0 {
		return p.storyTold(n, i)
	}
	for _, x := range []struct {
		kind   saga.Tiding
		title  string
		vignet string
		mine   bool
	}{
		{saga.Slays, "A boss is dead.", "mutant", false},
		{saga.Mutates, "You have changed.", "mutation", true},
		{saga.Completes, "A mission is done.", "mission", true},
		{saga.Reveals, "", "sign", true},
	} {
		i := find(n.Told, func(e table.Event) bool {
			return saga.TidingOf(e) == x.kind && (!x.mine || p.sharesIn(e))
		})
		if i >= 0 {
			return p.bigNews(n, i, x.title, x.vignet)
		}
	}
	round := roundNews(n)
	switch {
	case round < 0:
		return nil
	case n.Ended >= 0 && n.Ended < round && !saga.FallsTo(n.Told[n.Ended]):
		return p.ownEnd(n)
	case saga.TidingOf(n.Told[round]) == saga.Encroaches:
		return p.bigNews(n, round, "The land grows harder.", "mutant")
	}
	return p.eventTold(n, round)
}

// ownEnd is what came of the viewer's challenge or fight, where a new round has begun since: what that brings comes
// after it.
func (p *page) ownEnd(n *scene.News) *web.Tidings {
	t := p.bigNews(n, n.Ended, "What came of it", "challenge")
	if grade, ok := saga.Graded(n.Told[n.Ended]); ok {
		t.Title = gradeTitles[grade]
	}
	return t
}

// sharesIn reports whether what happened to somebody is the viewer's, too: theirs, or a mission of their team's. Who
// only watches shares in everybody's.
func (p *page) sharesIn(e table.Event) bool {
	if p.v.Seat == table.Nobody {
		return true
	}
	return e.Seat == p.v.Seat || saga.TidingOf(e) == saga.Completes && e.Seat >= 0 && p.together(e.Seat, p.v.Seat)
}

// find is the place of the last event of a kind, or -1.
func find(told []table.Event, is func(table.Event) bool) int {
	for i := len(told) - 1; i >= 0; i-- {
		if is(told[i]) {
			return i
		}
	}
	return -1
}

func isA(x saga.Tiding) func(table.Event) bool {
	return func(e table.Event) bool { return saga.TidingOf(e) == x }
}

// picture is the drawing of a sheet: what it is about, whole, in the middle. Ground goes on to both edges.
func picture(name string) string {
	return `<g transform="translate(118 44) scale(2.88)">` + art.Beyond(name) + art.Vignette(name) + `</g>`
}

// outcomeScene is the scene of a story as wide as the sheet, after its outcome.
func outcomeScene(story int) string {
	return `<g transform="translate(0 -12) scale(4.58)">` + sceneOfStory(story, true) + `</g>`
}

// moment is the round in which an event of the news was told.
func (p *page) moment(n *scene.News, i int) string {
	round := int(p.v.Round)
	for _, e := range n.Told[i+1:] {
		if next, ok := saga.Begins(e); ok {
			round = next - 1
			break
		}
	}
	return "round " + strconv.Itoa(round)
}

// after are the lines of what changed for a seat from a place of the news on, until something else begins.
func after(n *scene.News, i int, s table.Seat) []web.TidingsLine {
	var out []web.TidingsLine
	for k := i + 1; k < len(n.Told) && len(out) < 6; k++ {
		e := n.Told[k]
		if x := saga.TidingOf(e); x == saga.StoryBegins || x == saga.StoryEnds || x == saga.Falls || saga.Breaks(e) {
			break
		}
		if e.Seat == s && saga.Changes(e) {
			out = append(out, change(e, n.Words[k]))
		} else if e.Seat != s {
			break
		}
	}
	return out
}

// before are how a story began that ends at a place of the news, and what was chosen in it, as far as they are news.
func before(n *scene.News, i int, s table.Seat) (out []web.TidingsLine) {
	for k := i - 1; k >= 0; k-- {
		switch x := saga.TidingOf(n.Told[k]); {
		case n.Told[k].Seat != s:
		case x == saga.StoryBegins || x == saga.StoryChosen:
			out = append([]web.TidingsLine{{Words: n.Words[k]}}, out...)
			if x == saga.StoryBegins {
				return out
			}
		}
	}
	return out
}

// lived is what has been told of a seat between the choice of a story that ends at a place of the news and its end.
// Not all of it need be news: the last card of a challenge is drawn by an answer of its own.
func (p *page) lived(i int, s table.Seat) (out []table.Event) {
	told := p.Scene.Before(i)
	from := find(told, func(e table.Event) bool { return saga.TidingOf(e) == saga.StoryChosen && e.Seat == s })
	for _, e := range told[from+1:] {
		if e.Seat == s {
			out = append(out, e)
		}
	}
	return out
}

// storyTold is what came of the viewer's story (PS-STORY-10): how its challenge went, with the cards that were played,
// what it cost and what it brought.
func (p *page) storyTold(n *scene.News, i int) *web.Tidings {
	e := n.Told[i]
	t := &web.Tidings{
		ID: n.Name(i), Seat: p.Mark(e.Seat), Moment: p.moment(n, i), Title: "What came of it", Why: n.Words[i],
		Rule: p.Cite(e.Rule), Picture: raw(outcomeScene(int(e.A))), Next: "Go on",
	}
	var cards, changes []web.TidingsLine
	for _, x := range p.lived(i, e.Seat) {
		grade, ends := saga.Graded(x)
		switch {
		case ends:
			t.Title = gradeTitles[grade]
			fallthrough
		case saga.Tries(x):
			cards = append(cards, web.TidingsLine{Words: p.Scene.Say(x)})
		case saga.Pays(x):
			changes = append(changes, change(x, p.Scene.Say(x)))
		}
	}
	t.Columns = []web.TidingsColumn{
		{Head: "The story", Glyph: "book", Lines: before(n, i, e.Seat)},
		{Head: "The challenge", Glyph: "deck", Lines: cards},
		{Head: "What it changed", Glyph: "check", Lines: append(changes, after(n, i, e.Seat)...)},
	}
	t.Columns = append(t.Columns, p.eventAfter(n, i)...)
	return t
}

// gradeTitles head what came of a story by how its challenge ended.
var gradeTitles = [...]string{saga.Failure: "It fails.", saga.Success: "It succeeds.",
	saga.GreatSuccess: "It succeeds greatly."}

// knockedOut tells of a knock-out (PS-KO-01 to PS-KO-06).
func (p *page) knockedOut(n *scene.News, i int) *web.Tidings {
	o := p.player(p.v.Seat)
	t := &web.Tidings{
		Moment: p.moment(n, i), Title: "You were knocked out.", Rule: p.Cite(n.Told[i].Rule),
		Picture: raw(picture("mutant")),
		Why:     "What you were doing is over. You camp next, whatever you would rather do.",
		Columns: []web.TidingsColumn{{Head: "What came before", Glyph: "event"}, {Head: "Gone", Glyph: "no"},
			{Head: "Still yours", Glyph: "check"}},
		Next: "Get up with " + itoa(o.Health) + " health, " + itoa(o.Morale) + " morale",
	}
	for k := i - 1; k >= 0 && len(t.Columns[0].Lines) < 2; k-- {
		if e := n.Told[k]; e.Seat == p.v.Seat {
			t.Columns[0].Lines = append([]web.TidingsLine{{Words: n.Words[k]}}, t.Columns[0].Lines...)
		}
	}
	for k := i + 1; k < len(n.Told) && saga.TidingOf(n.Told[k]) != saga.Wakes; k++ {
		if e := n.Told[k]; e.Seat == p.v.Seat && saga.Changes(e) && e.Rule != "PS-KO-04" {
			t.Columns[1].Lines = append(t.Columns[1].Lines, web.TidingsLine{Words: n.Words[k]})
		}
	}
	if t.Columns[1].Lines == nil {
		t.Columns[1].Lines = []web.TidingsLine{{Words: "Nothing this time: you had no VP, and nobody with you"}}
	}
	t.Columns[2].Lines = []web.TidingsLine{
		{Words: "*" + strconv.Itoa(p.side(p.v.Seat).VP) + " VP*, your land and your mission"},
		{Words: english.Count(len(o.Weapons)+len(o.Items), "thing", "things") + ", " + itoa(o.XP) + " XP, " +
			itoa(o.Goods[saga.Food]) + " food"},
	}
	return t
}

// bigNews tells of one thing that happened, and what came with it.
func (p *page) bigNews(n *scene.News, i int, title, vignette string) *web.Tidings {
	e := n.Told[i]
	t := &web.Tidings{
		ID: n.Name(i), Moment: p.moment(n, i), Title: title, Why: n.Words[i], Rule: p.Cite(e.Rule),
		Picture: raw(picture(vignette)), Next: "Go on",
	}
	if e.Seat != table.Nobody {
		t.Seat = p.Mark(e.Seat)
	}
	if lines := after(n, i, e.Seat); lines != nil {
		t.Columns = []web.TidingsColumn{{Head: "With it", Glyph: "check", Lines: lines}}
	}
	if saga.TidingOf(e) == saga.Completes {
		t.Columns = append(t.Columns, p.nextMission()...)
	}
	t.Columns = append(t.Columns, p.eventAfter(n, i)...)
	since := func(is func(table.Event) bool) int { // the last of theirs after it: others may have had the same since
		return find(n.Told, func(x table.Event) bool { return is(x) && x.Seat == e.Seat })
	}
	if saga.TidingOf(e) == saga.Completes && since(isA(saga.Hears)) > i {
		t.Columns = append(t.Columns, bossColumn())
	}
	if k := since(saga.Breaks); k > i {
		lines := []web.TidingsLine{{Words: n.Words[k]}}
		t.Columns = append(t.Columns, web.TidingsColumn{Head: "Worn out by the fight", Glyph: "no", Lines: lines})
	}
	if saga.TidingOf(e) == saga.Mutates && e.A >= 0 && int(e.A) < saga.Count() {
		f := saga.Of(table.Card(e.A))
		t.Title = f.Name
		t.Columns = append([]web.TidingsColumn{
			{Head: "From now on", Glyph: "mutation", Lines: []web.TidingsLine{{Words: f.Text}}},
		}, t.Columns...)
	}
	if saga.TidingOf(e) == saga.Reveals {
		f := saga.Of(table.Card(e.A))
		t.Title, t.Picture = f.Name, raw(picture(pictureOf(f)))
		t.Columns = append(signColumns(table.Card(e.A)), t.Columns...)
	}
	return t
}

// signColumns are what a landmark does, and when (PS-MAP-12 to PS-MAP-14).
func signColumns(c table.Card) []web.TidingsColumn {
	f := saga.Of(c)
	return []web.TidingsColumn{
		{Head: "Landmark " + itoa(f.Number), Glyph: "flag", Lines: []web.TidingsLine{{Words: f.Text}}},
		{Head: "When", Glyph: "camp", Lines: []web.TidingsLine{
			{Words: "By night, tonight too, if you stand here: once, and then it is used up"},
		}},
	}
}

// nextMission is what the viewer's next mission asks for, once one is done (PS-MISSION-09).
func (p *page) nextMission() (out []web.TidingsColumn) {
	if p.v.Seat == table.Nobody {
		return nil
	}
	for _, m := range p.v.Missions(p.v.Side(p.v.Seat)) {
		var needs []string
		for _, x := range m.Needs {
			needs = append(needs, x.String())
		}
		words := "*" + m.Name + "*: " + strings.Join(needs, ", ") + ", and " + m.End.String() + " last"
		c := web.TidingsColumn{Head: "The next mission", Glyph: "target", Lines: []web.TidingsLine{{Words: words}}}
		if p.v.Mode != saga.Solo {
			now, later := p.v.PlaceVP(p.v.Side(p.v.Seat), m.Stage)
			words = "Its place gives " + itoa(now) + " VP, as things are"
			if later > 0 {
				words += "; " + itoa(later) + " once somebody else has finished theirs in an earlier round"
			}
			c.Lines = append(c.Lines, web.TidingsLine{Words: words})
		}
		out = append(out, c)
	}
	return out
}

// bossColumn is what it means to have heard of a boss (PS-BOSS-02, PS-BOSS-06).
func bossColumn() web.TidingsColumn {
	vp, xp := saga.BossGives()
	return web.TidingsColumn{Head: "The boss", Glyph: "enemy", Lines: []web.TidingsLine{
		{Words: "On a trek, where no token lies, it can be fought in place of an enemy"},
		{Words: "Killed, it gives " + strconv.Itoa(vp) + " VP and " + strconv.Itoa(xp) +
			" XP, and that round is the last for all"},
	}}
}
