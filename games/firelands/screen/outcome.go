package screen

import (
	"slices"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/web"
)

// restRule is the rule by which a crew moves on.
const restRule = "FL-REST-03"

// outcome is what came of the viewer's answer, with what they would miss otherwise: which cards they have drawn unseen
// by others, which rocks they have flipped, and that their crew has rested where nobody could be fed or used, so that
// they were not asked about it. The question that follows a Rest says so itself.
func (p *page) outcome() *web.Outcome {
	o, n := p.Ask.Outcome, p.News
	if n == nil {
		return o
	}
	if i := lastBox(n); o != nil && i >= 0 {
		o = p.ledTo(o, n, i)
	}
	asked := p.Asked != nil && p.Asked.Prompt == firelands.AskReady
	rest := -1
	for i, e := range n.Told {
		switch {
		case e.Seat != p.v.Seat || n.Words[i] == "":
		case firelands.Draws(e), firelands.Flips(e):
			o = p.with(o, n, i)
		case e.Rule == restRule:
			rest = i
		}
	}
	if rest >= 0 && !asked {
		o = p.with(o, n, rest)
	}
	return o
}

// with is an outcome that says the i-th of the news, too: in the order in which it happened where all is told, else at
// the end.
func (p *page) with(o *web.Outcome, n *scene.News, i int) *web.Outcome {
	words := n.Words[i]
	switch {
	case o == nil:
		return &web.Outcome{Words: words, Rule: p.Cite(n.Told[i].Rule), Told: p.Recapped(words)}
	case o.Words == words || slices.Contains(o.Lines, words):
		return o
	}
	more := *o
	more.Told = o.Told && p.Recapped(words)
	before := len(o.Lines) // the order is another where not all is told
	for before > 0 && o.Rest == 0 && slices.Index(n.Words, o.Lines[before-1]) > i {
		before--
	}
	more.Lines = slices.Insert(slices.Clone(o.Lines), before, words)
	return &more
}

// lastBox is the place in the news of the strike by somebody else that has beaten the Enemy which the viewer's own,
// with which something ended, had left standing; -1 for none.
func lastBox(n *scene.News) int {
	if n.Ended < 0 {
		return -1
	}
	if hit, last := firelands.Strikes(n.Told[n.Ended]); !hit || last {
		return -1
	}
	for i := n.Ended + 1; i < len(n.Told); i++ {
		if _, last := firelands.Strikes(n.Told[i]); last && n.Told[i].A == n.Told[n.Ended].A && n.Words[i] != "" {
			return i
		}
	}
	return -1
}

// ledTo is an outcome under the i-th of the news as its headline, to which the old one led: that had boxes still to
// fill, and the next question may be about the loot.
func (p *page) ledTo(o *web.Outcome, n *scene.News, i int) *web.Outcome {
	then := *o
	then.Words, then.Rule = n.Words[i], p.Cite(n.Told[i].Rule)
	lines := slices.Clone(o.Lines)
	at := slices.IndexFunc(lines, func(words string) bool { return slices.Index(n.Words, words) > n.Ended })
	if at < 0 {
		at = len(lines)
	}
	lines = slices.Insert(lines, at, o.Words)
	lines = slices.DeleteFunc(lines, func(words string) bool { return words == then.Words })
	if at > 0 && len(lines) > len(o.Lines) { // it is long enough as it was
		lines, then.Rest = slices.Delete(lines, at-1, at), o.Rest+1
	}
	then.Lines = lines
	return &then
}
