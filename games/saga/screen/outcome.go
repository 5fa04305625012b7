package screen

import (
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// outcome says what an encounter that is over has cost whom.
func (p *page) outcome() *web.Outcome {
	o := p.ask.Outcome
	if o == nil {
		return nil
	}
	if p.fallsToViewer() {
		return p.lastPair(o)
	}
	if p.trialTold() {
		return nil
	}
	told, after := p.Scene.Ended()
	toll, ok := saga.TollOf(told, after, p.v.Seat)
	if !ok {
		return o
	}
	you := scene.Tolls(
		scene.Toll{N: toll.Health, Glyph: "health", What: "health", Unless: "unhurt"},
		scene.Toll{N: toll.Morale, Glyph: "morale", What: "morale"},
		scene.Toll{N: toll.XP, What: "XP"}, scene.Toll{N: toll.VP, What: "VP"})
	switch n := toll.Boosts; {
	case n < 0:
		words := english.Count(-n, "boost", "boosts") + " exhausted"
		you = append(you, web.OutcomePart{Glyph: "boost", Words: words, Lost: true})
	case n > 0:
		you = append(you, web.OutcomePart{Glyph: "boost", Words: english.Count(n, "boost", "boosts") + " readied"})
	}
	if toll.Fatigue > 0 {
		you = append(you, web.OutcomePart{Glyph: "rest", Words: itoa(toll.Fatigue) + " fatigue", Lost: true})
	}
	for _, c := range toll.Torn {
		words := saga.Of(c).Name + " exhausted"
		you = append(you, web.OutcomePart{Glyph: "deck", Words: words, Lost: true})
	}
	for _, c := range toll.Gone {
		you = append(you, web.OutcomePart{Glyph: "no", Words: saga.Of(c).Name + " discarded", Lost: true})
	}
	for x, n := range toll.Goods {
		what := saga.Good(x).String()
		you = append(you, scene.Tolls(scene.Toll{N: -toll.Spent[x], What: what}, scene.Toll{N: n, What: what})...)
	}
	foe := web.OutcomePart{Words: "dead", Lost: true}
	if !toll.Dead {
		foe = web.OutcomePart{Words: "still alive"}
	}
	its := []web.OutcomePart{foe}
	if toll.Damage > 0 && !toll.Dead {
		its = append(its, web.OutcomePart{Glyph: "damage", Words: itoa(toll.Damage) + " damage", Lost: true})
	}
	out := *o
	rounds := p.Scene.SayLast(saga.Exchanges(told, p.v.Seat)) // where nothing was to be decided nobody has seen them
	out.Lines, out.Rest = append(append(rounds, p.finds()...), p.Scene.Aftermath(saga.Rewards)...), 0
	out.Sides = []web.OutcomeSide{
		{Seat: p.Seats[p.v.Seat].Mark, Name: "You", Parts: you},
		{Glyph: "enemy", Name: saga.Of(toll.Foe).Called, Parts: its},
	}
	return &out
}

// trialTold reports whether what has ended is the challenge of the viewer's story, whose sheet tells all that came of
// it: over the next question the same would keep its answers out of sight.
func (p *page) trialTold() bool {
	n := p.Scene.News
	if n == nil || n.Ended < 0 {
		return false
	}
	mine := func(x saga.Tiding) int {
		return find(n.Told, func(e table.Event) bool { return saga.TidingOf(e) == x && e.Seat == p.v.Seat })
	}
	if slices.ContainsFunc(n.Told, func(e table.Event) bool { return (&saga.Game{}).Costs(e) && e.Seat == p.v.Seat }) {
		return false // what was lost stands over the next question
	}
	_, trial := saga.Graded(n.Told[n.Ended])
	return trial && mine(saga.StoryEnds) > n.Ended && mine(saga.Falls) < 0 // a knock-out has the sheet to itself
}

// fallsToViewer reports whether what came of the viewer's answer is that the last pair falls to them.
func (p *page) fallsToViewer() bool {
	told, _ := p.Scene.Ended()
	return len(told) > 0 && saga.FallsTo(told[len(told)-1])
}

// besidesLastPair is a recap of what else has happened than that the last pair falls to the viewer: that stands over
// the question.
func (p *page) besidesLastPair(r *web.Recap) *web.Recap {
	if r == nil || len(r.Lines) < 2 || !p.fallsToViewer() {
		return r
	}
	if l := &r.Lines[0]; l.Words != p.Ask.Outcome.Words || len(l.More) > 0 || l.Rest > 0 {
		return r
	}
	out := *r
	out.Lines = slices.Clone(r.Lines[1:])
	for i := range out.Lines {
		out.Lines[i].Letter = r.Lines[i].Letter
	}
	return &out
}

// lastPair is an outcome that says what the last pair is: that both pieces of it are taken need not be said again, nor
// any of it where the recap says nothing else.
func (p *page) lastPair(o *web.Outcome) *web.Outcome {
	out, n := *o, p.Scene.News
	out.Lines = slices.Clone(o.Lines)
	for i := n.Ended + 1; i < len(n.Told); i++ {
		if e := n.Told[i]; !saga.Takes(e) || e.Seat != n.Told[n.Ended].Seat {
			continue
		}
		if k := slices.Index(out.Lines, n.Words[i]); k >= 0 {
			out.Lines = slices.Delete(out.Lines, k, k+1)
		} else {
			out.Rest = max(0, out.Rest-1)
		}
	}
	only := p.ask.Recap != nil && len(p.ask.Recap.Lines) == 1 && p.Scene.Recapped(out.Words)
	out.Told = only && len(out.Lines) == 0 && out.Rest == 0
	return &out
}

// finds are the things that the viewer's encounter has given at its end, in sentences.
func (p *page) finds() (lines []string) {
	n := p.Scene.News
	for i := n.Ended + 1; i < len(n.Told); i++ {
		if e := n.Told[i]; e.Seat == p.v.Seat && saga.Finds(e) {
			lines = append(lines, n.Words[i])
		}
	}
	return lines
}

// atHome is a recap whose lines point at zones of the quarter that is drawn only: those of others have the same names.
func (p *page) atHome(r *web.Recap) *web.Recap {
	if r == nil {
		return nil
	}
	out := *r
	out.Lines = slices.Clone(r.Lines)
	for i := range out.Lines {
		l := &out.Lines[i]
		whose := slices.IndexFunc(p.Seats, func(s scene.Seat) bool { return s.Mark == l.Seat })
		if strings.HasPrefix(l.Piece, "zone:") && (whose < 0 || p.side(table.Seat(whose)) != p.side(p.own)) {
			l.Piece = ""
		}
		if !l.Mine && whose >= 0 {
			p.headline(l, table.Seat(whose))
		}
		if !l.Mine {
			l.Words, l.More = shortened(l.Words), slices.Clone(l.More)
			for k := range l.More {
				l.More[k] = shortened(l.More[k])
			}
		}
	}
	if out.Lines = slices.DeleteFunc(out.Lines, p.liesOpen); len(out.Lines) == 0 {
		return nil
	}
	return &out
}

// headline heads a line of the recap with what matters most to others, where what somebody did last heads it.
func (p *page) headline(l *web.RecapLine, s table.Seat) {
	n := p.Scene.News
	if n == nil {
		return
	}
	best, most := -1, 0
	for i, e := range n.Told {
		if w := saga.Weighs(e); e.Seat == s && w > most {
			best, most = i, w
		}
	}
	if best < 0 || n.Words[best] == l.Words {
		return
	}
	if k := slices.Index(l.More, n.Words[best]); k >= 0 {
		l.More = slices.Delete(slices.Clone(l.More), k, k+1)
	} else {
		l.Rest = max(0, l.Rest-1)
	}
	l.More = append([]string{l.Words}, l.More...)
	l.Words, l.Rule, l.Piece = n.Words[best], p.Cite(n.Told[best].Rule), ""
}

// shortened is how something begins that others have been told at length, as the end of a story: the log has all of it.
func shortened(words string) string {
	const fit = 160
	if len(words) <= fit {
		return words
	}
	if i := strings.LastIndex(words[:fit], ". "); i > 0 {
		return words[:i+1] + " …"
	}
	return words
}

// liesOpen reports whether a line of the recap says nothing but that the story begins that is read beside it.
func (p *page) liesOpen(l web.RecapLine) bool {
	i := find(p.Events, isA(saga.StoryBegins))
	return i >= 0 && p.reads() && l.Mine && len(l.More) == 0 && l.Rest == 0 && l.Words == p.Scene.Say(p.Events[i])
}
