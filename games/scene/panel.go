package scene

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/table"
	"waystation/web"
)

// panel is the question, or who is waited for, or how the match has ended.
func (b *builder) panel() web.Ask {
	p := web.Ask{
		Game: b.Box.Name, Seat: b.mark(b.Eyes), URL: b.URL("/answer", b.Eyes), UndoURL: b.URL("/undo", b.Eyes),
		RulesURL: "/rules/" + b.Box.Name,
	}
	if b.Match.Over() {
		b.over(&p)
		return p
	}
	if b.Asked && b.Eyes != table.Nobody {
		b.frees(&p)
		b.undo(&p)
	}
	if b.scene.Asked == nil {
		b.wait(&p)
		b.readAlong(&p)
	} else {
		b.question(&p, b.scene.Asked)
	}
	if b.Pointing {
		b.point(&p)
	}
	b.pointLink(&p)
	return p
}

// undo says what can be taken back, or why nothing can.
func (b *builder) undo(p *web.Ask) {
	last := b.lastAnswer()
	if err := b.Match.CanUndo(b.Eyes); err == nil {
		p.Undo = last
		b.scene.Undone = b.Match.Last(b.Eyes)
	} else if last != "" {
		p.UndoWhy = sentence(strings.TrimPrefix(err.Error(), table.ErrNoUndo.Error()+": "))
	}
}

// lastAnswer names the viewer's last answer that stands, or "".
func (b *builder) lastAnswer() string {
	e := b.Match.Last(b.Eyes)
	switch {
	case e == nil:
		return ""
	case len(e.Set) == 0:
		return "your last answer"
	}
	return "“" + Did(b.voice, e) + "”"
}

// Did names what an answer did.
func Did(v table.Voice, e *table.Entry) string {
	var labels []string
	for _, o := range e.Set {
		label, _ := v.Label(e.Seat, o)
		labels = append(labels, label)
	}
	return english.List(labels)
}

// question is what the viewer is asked.
func (b *builder) question(p *web.Ask, ask *table.Ask) {
	p.Number, p.Say, p.Mood = uint64(ask.Number), b.voice.Question(ask), web.YourTurn
	p.RulesURL = web.RuleURL(b.Box.Name, ask.Prompt.Rule)
	switch {
	case ask.Prompt.Must:
		p.Mood, p.Seats = web.AnyOfUs, b.decided()
	case ask.Pass:
		p.Mood, p.Seats = web.AnyOfUs, b.decided()
		p.Choices = append(p.Choices, b.foretold(ask, table.Pass, web.Choice{Key: "pass", Label: "Pass", Mark: "P"}))
	case b.Match.Due() != table.Set(ask.Seat):
		p.Mood, p.Seats = web.AtOnce, b.decided()
	}
	for _, d := range ask.Denied {
		p.Denied = append(p.Denied, b.denial(d))
	}
	if ask.Min == 1 && ask.Max == 1 {
		for _, o := range ask.Options {
			p.Choices = append(p.Choices, b.weighed(ask, o))
		}
		return
	}
	b.several(p, ask)
}

// Offer are the options of a question as choices of the scene, for a page that shows a question without asking it.
func (s *Scene) Offer(v table.Voice, verbs []string, ask *table.Ask) []web.Choice {
	var out []web.Choice
	for _, o := range ask.Options {
		out = append(out, s.choice(v, verbs, ask.Seat, o.Option))
	}
	return out
}

// Onward are the choices to which one of the question's leads, each named for the answer that follows for which it is
// made: a press on one of them gives both, and what follows from there. Where nothing is asked any more, it is the
// choice itself.
func (s *Scene) Onward(c web.Choice, verbs []string) (out []web.Choice) {
	o, ok := s.Option(c)
	if !ok || s.Asked == nil || s.Ask.Still || c.URL != "" { // it can't be pressed, or is posted elsewhere
		return nil
	}
	for _, l := range s.voice.Leads(s.Asked, o) {
		if len(l.Then) == 0 {
			c.Sub, c.Hurts = l.Words, l.Hurts
			out = append(out, c)
			continue
		}
		var then []string
		for _, o := range l.Then {
			then = append(then, table.Key(verbs, o))
		}
		x := s.choice(s.voice, verbs, s.Asked.Seat, l.Then[l.Past])
		x.Key, x.Sub, x.Hurts = c.Key, l.Words, l.Hurts
		out = append(out, x.Onward(s.Ask.URL, then...))
	}
	return out
}

// choice is an option as a choice of the scene.
func (s *Scene) choice(v table.Voice, verbs []string, seat table.Seat, o table.Option) web.Choice {
	label, piece := v.Label(seat, o)
	key := table.Key(verbs, o)
	s.options[key] = o
	return web.Choice{Key: key, Label: label, Piece: piece}
}

// several lets the viewer pick some of the options, one after the other, and then say that these are the answer.
func (b *builder) several(p *web.Ask, ask *table.Ask) {
	picked := b.picked(ask)
	full := len(picked) >= ask.Max
	var labels []string
	for _, o := range ask.Options {
		c := b.weighed(ask, o)
		c.URL = b.URL("/pick", ask.Seat)
		n := count(picked, o.Option)
		c.Chosen = n > 0
		if ask.Amounts {
			c.N, c.Most = n, o.Most
		}
		if full && !c.Chosen {
			reason := english.Count(len(picked), "is", "are") + " picked already"
			p.Denied = append(p.Denied, b.denied(c.Label, c.Piece, reason, o.Rule))
			continue
		}
		switch {
		case c.Chosen && ask.Amounts:
			c.Sub = fmt.Sprintf("%d of at most %d", n, o.Most)
			labels = append(labels, fmt.Sprintf("%s × %d", c.Label, n))
		case c.Chosen:
			labels = append(labels, c.Label)
		}
		p.Choices = append(p.Choices, c)
	}
	p.Known = pickWords(ask)
	switch {
	case len(picked) < ask.Min:
		more := b.denied("Done", "", fmt.Sprintf("%d more to pick", ask.Min-len(picked)), ask.Prompt.Rule)
		p.Denied = append([]web.Denied{more}, p.Denied...)
	case len(picked) == 0:
		none := web.Choice{Key: "none", Label: "None of these", Mark: "D"}
		p.Choices = append(p.Choices, b.foretold(ask, table.Pass, none))
	default:
		key := table.SetKey(b.Match.Verbs(), picked)
		done := web.Choice{Key: key, Label: "Done", Sub: strings.Join(labels, ", "), Mark: "D", Only: full}
		p.Choices = append(p.Choices, done)
	}
}

// pickWords say how many options an answer is made of, and how amounts are picked.
func pickWords(ask *table.Ask) string {
	words := fmt.Sprintf("Pick %d to %d.", ask.Min, ask.Max)
	if ask.Min == ask.Max {
		words = fmt.Sprintf("Pick %d.", ask.Min)
	}
	if ask.Amounts {
		words += " Each press takes one more; when there is no more to take, it puts them back."
	}
	return words
}

// picked is what has been picked of what is on offer, in the menu's order.
func (b *builder) picked(ask *table.Ask) []table.Option {
	var set []table.Option
	for _, o := range ask.Options {
		for range min(count(b.Picked, o.Option), max(1, o.Most)) {
			set = append(set, o.Option)
		}
	}
	return set
}

// count is how often an option is in a set.
func count(set []table.Option, o table.Option) int {
	n := 0
	for _, x := range set {
		if x == o {
			n++
		}
	}
	return n
}

func (b *builder) choice(s table.Seat, o table.Offered) web.Choice {
	return b.scene.choice(b.voice, b.Match.Verbs(), s, o.Option)
}

// stakes are those of the page.
var stakes = [...]string{table.NoStake: "", table.Waste: web.Waste, table.Loss: web.Loss, table.End: web.End}

// weighed is an option of a question with what would follow from it.
func (b *builder) weighed(ask *table.Ask, o table.Offered) web.Choice {
	return b.foretold(ask, o.Option, b.choice(ask.Seat, o))
}

// foretold is a choice with what would follow from its option.
func (b *builder) foretold(ask *table.Ask, o table.Option, c web.Choice) web.Choice {
	x := b.voice.Outlook(ask, o)
	c.Sub, c.Stake, c.Which, c.Shared = x.Words, stakes[x.Stake], x.Which, x.Shared
	b.scene.prospects[c.Key] = x.Prospect
	return c
}

func (b *builder) denial(d table.Denied) web.Denied {
	label, piece := b.voice.Label(b.Eyes, d.Option)
	return b.denied(label, piece, d.Why, d.Rule)
}

func (b *builder) denied(label, piece, why, rule string) web.Denied {
	return web.Denied{Label: label, Piece: piece, Reason: why, Rule: b.scene.Cite(rule)}
}

// frees adds what needs no turn.
func (b *builder) frees(p *web.Ask) {
	var offers []table.Offered
	var denied []table.Denied
	if ask := b.scene.Asked; ask != nil && ask.Seat == b.Eyes {
		offers, denied = ask.Free, ask.FreeDenied
	} else {
		offers, denied = b.Match.Frees(b.Eyes)
	}
	for _, o := range offers {
		c := b.choice(b.Eyes, o)
		c.URL = b.URL("/free", b.Eyes)
		p.Free = append(p.Free, c)
	}
	for _, d := range denied {
		p.Denied = append(p.Denied, b.denial(d))
	}
}

// wait says who is waited for.
func (b *builder) wait(p *web.Ask) {
	due := b.Match.Due()
	first := due.First()
	var names []string
	for s := range table.Seat(b.Match.Seats()) {
		if due.Has(s) {
			names = append(names, b.name(s))
		}
	}
	p.Seat, p.Who = b.mark(first), english.List(names)
	var asked *table.Ask
	if first != table.Nobody {
		asked = b.Match.Ask(first)
	}
	switch {
	case asked != nil && (asked.Pass || asked.Prompt.Must):
		p.Mood, p.Seats, p.Seat, p.Who = web.AnyOfUs, b.decided(), web.SeatMark{}, ""
		p.Say = english.List(names) + " may act, or pass."
		if asked.Prompt.Must {
			p.Say = "One of you decides: " + english.List(names) + "."
		}
	case len(names) > 1:
		p.Mood, p.Seats, p.Seat, p.Who = web.AtOnce, b.decided(), web.SeatMark{}, ""
		p.Say = english.List(names) + " decide at the same time."
	default:
		p.Mood, p.Say = web.Waiting, english.List(names)+" decides."
	}
}

// decided is who has answered of those who decide at once, and who has not.
func (b *builder) decided() []web.Answered {
	var out []web.Answered
	var done table.Seats
	for _, e := range b.Match.LaneAnswers() {
		if e.Kind == table.KindAsk {
			done = done.With(e.Seat)
		}
	}
	for s := range table.Seat(b.Match.Seats()) {
		if due := b.Match.Due().Has(s); due || done.Has(s) {
			out = append(out, web.Answered{Seat: b.mark(s), Done: !due})
		}
	}
	return out
}

// over says how the match has ended.
func (b *builder) over(p *web.Ask) {
	res := b.Match.Result()
	p.Mood, p.Seat = web.Over, web.SeatMark{}
	var names []string
	for s := range table.Seat(b.Match.Seats()) {
		if res.Winners.Has(s) {
			names = append(names, b.name(s))
			p.Seat = b.mark(s)
		}
	}
	if res.Outcome == table.Abandoned {
		p.Say, p.Known = "All have ended this match before its end.", "Nobody has won."
		return
	}
	switch n := len(names); {
	case res.Outcome == table.Won:
		p.Seat, p.Say = web.SeatMark{}, "You have won"+b.together()+"."
	case res.Outcome == table.Lost:
		p.Say = "You have lost" + b.together() + "."
	case n == 0:
		p.Say = "Nobody wins."
	case n == 1:
		p.Say = names[0] + " wins."
	default:
		p.Seat = web.SeatMark{}
		p.Say = english.List(names) + " share the victory."
	}
	if len(res.Scores) == 0 || res.Outcome != "" && b.Box.Score == "" {
		return // what is won or lost together counts no points, unless the game says which
	}
	var scores []string
	for i, n := range res.Scores {
		scores = append(scores, fmt.Sprintf("%s %d", b.name(table.Seat(i)), n))
	}
	p.Known = strings.Join(scores, ", ")
	if unit := b.Box.Score; unit != "" {
		p.Known = unit + ": " + p.Known
	}
}

// together is how several have won or lost a game that has no single winner.
func (b *builder) together() string {
	if b.Match.Seats() == 1 {
		return ""
	}
	return " together"
}

// sentence is words with a capital and a full stop.
func sentence(s string) string {
	if s == "" {
		return ""
	}
	return english.Capital(strings.TrimSuffix(s, ".")) + "."
}
