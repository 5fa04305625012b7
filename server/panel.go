package server

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/table"
	"waystation/web"
)

// panel is the question, or who is waited for.
func (r *room) panel(v viewer, ask *table.Ask) web.Ask {
	p := web.Ask{
		Game: r.game.Box.Name, Seat: r.mark(v.seat), URL: r.path("/answer", v.seat), UndoURL: r.path("/undo", v.seat),
		RulesURL: "/rules/" + r.game.Box.Name,
	}
	if r.m.Over() {
		r.overPanel(&p, v)
		return p
	}
	if v.seat != table.Nobody && !r.info.Seats[v.seat].Bot {
		r.freePanel(&p, v.seat, ask)
		if err := r.m.CanUndo(v.seat); err == nil {
			p.Undo = r.lastAnswer(v.seat)
		} else if last := r.lastAnswer(v.seat); last != "" {
			p.UndoWhy = sentence(strings.TrimPrefix(err.Error(), table.ErrNoUndo.Error()+": "))
		}
	}
	if ask == nil {
		r.waitPanel(&p, v)
		return p
	}
	p.Number, p.Say, p.Mood = uint64(ask.Number), r.m.Question(ask), web.YourTurn
	p.RulesURL = web.RuleURL(r.game.Box.Name, ask.Prompt.Rule)
	r.hinted(&p, ask)
	switch {
	case ask.Prompt.Must:
		p.Mood, p.Seats = web.AnyOfUs, r.decided()
	case ask.Pass:
		p.Mood, p.Seats = web.AnyOfUs, r.decided()
		p.Choices = append(p.Choices, web.Choice{Key: "pass", Label: "Pass", Mark: "P"})
	case r.m.Due() != table.Set(v.seat):
		p.Mood, p.Seats = web.AtOnce, r.decided()
	}
	mine := 0
	for _, s := range v.holds {
		if r.m.Due().Has(s) && !r.info.Seats[s].Bot {
			mine++
			if s != v.seat {
				p.Links = append(p.Links, web.Action{Label: "Play " + r.name(s), URL: r.path("", s)})
			}
		}
	}
	if mine > 1 {
		p.Aside = fmt.Sprintf("one of %d questions", mine)
	}
	for _, d := range ask.Denied {
		p.Denied = append(p.Denied, r.denial(v.seat, d))
	}
	if ask.Min == 1 && ask.Max == 1 {
		for _, o := range ask.Options {
			p.Choices = append(p.Choices, r.choice(v.seat, o))
		}
		return p
	}
	r.severalPanel(&p, v.seat, ask)
	return p
}

// severalPanel lets a seat pick some of the options, one after the other, and then say that these are the answer.
func (r *room) severalPanel(p *web.Ask, s table.Seat, ask *table.Ask) {
	picked := r.pickedFor(s, ask)
	full := len(picked) >= ask.Max
	var labels []string
	for _, o := range ask.Options {
		c := r.choice(s, o)
		c.URL = r.path("/pick", s)
		n := count(picked, o.Option)
		c.Chosen = n > 0
		switch {
		case c.Chosen && ask.Amounts:
			c.Sub = fmt.Sprintf("%d of at most %d", n, o.Most)
			labels = append(labels, fmt.Sprintf("%s × %d", c.Label, n))
		case c.Chosen:
			labels = append(labels, c.Label)
		}
		if full && !c.Chosen {
			p.Denied = append(p.Denied, web.Denied{Label: c.Label, Piece: c.Piece, Reason: fmt.Sprintf("%d are picked already", len(picked)), Rule: o.Rule})
			continue
		}
		p.Choices = append(p.Choices, c)
	}
	p.Known = fmt.Sprintf("Pick %d to %d.", ask.Min, ask.Max)
	if ask.Min == ask.Max {
		p.Known = fmt.Sprintf("Pick %d.", ask.Min)
	}
	if ask.Amounts {
		p.Known += " Each press takes one more; when there is no more to take, it puts them back."
	}
	switch {
	case len(picked) < ask.Min:
		p.Denied = append([]web.Denied{{Label: "Done", Reason: fmt.Sprintf("%d more to pick", ask.Min-len(picked)), Rule: ask.Prompt.Rule}}, p.Denied...)
	case len(picked) == 0:
		p.Choices = append(p.Choices, web.Choice{Key: "none", Label: "None of these", Mark: "D"})
	default:
		p.Choices = append(p.Choices, web.Choice{Key: table.SetKey(r.m.Verbs(), picked), Label: "Done", Sub: strings.Join(labels, ", "), Mark: "D"})
	}
}

// readAlong tells what another seat is asked, and what it may answer.
func (r *room) readAlong(a *table.Ask) string {
	var labels []string
	for _, o := range a.Options {
		label, _ := r.m.Label(a.Seat, o.Option)
		labels = append(labels, web.Plain(label))
	}
	if a.Pass {
		labels = append(labels, "Pass")
	}
	return fmt.Sprintf("%s is asked: %s (%s)", r.name(a.Seat), r.m.Question(a), strings.Join(labels, " · "))
}

// pickedFor is what the seat has picked so far of what is on offer now, in the menu's order.
func (r *room) pickedFor(s table.Seat, ask *table.Ask) []table.Option {
	var set []table.Option
	p := r.picks[s]
	if p.number != ask.Number {
		return nil
	}
	for _, o := range ask.Options {
		for range min(count(p.set, o.Option), max(1, o.Most)) {
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

func (r *room) choice(s table.Seat, o table.Offered) web.Choice {
	label, piece := r.m.Label(s, o.Option)
	return web.Choice{Key: table.Key(r.m.Verbs(), o.Option), Label: label, Piece: piece}
}

func (r *room) denial(s table.Seat, d table.Denied) web.Denied {
	label, piece := r.m.Label(s, d.Option)
	return web.Denied{Label: label, Piece: piece, Reason: d.Why, Rule: d.Rule}
}

// freePanel adds what needs no turn.
func (r *room) freePanel(p *web.Ask, s table.Seat, ask *table.Ask) {
	var offers []table.Offered
	var denied []table.Denied
	if ask != nil {
		offers, denied = ask.Free, ask.FreeDenied
	} else {
		offers, denied = r.m.Frees(s)
	}
	for _, o := range offers {
		c := r.choice(s, o)
		c.URL = r.path("/free", s)
		p.Free = append(p.Free, c)
	}
	for _, d := range denied {
		p.Denied = append(p.Denied, r.denial(s, d))
	}
}

// waitPanel says who is waited for, and what somebody who waits may do about it.
func (r *room) waitPanel(p *web.Ask, v viewer) {
	due := r.m.Due()
	var names []string
	first := table.Nobody
	window, must := false, false
	for s := range table.Seat(r.m.Seats()) {
		if !due.Has(s) {
			continue
		}
		if first == table.Nobody {
			a := r.m.Ask(s)
			first, window, must = s, a.Pass || a.Prompt.Must, a.Prompt.Must
		}
		names = append(names, r.name(s))
		if len(v.holds) > 0 && r.away(s) {
			p.Known = r.name(s) + " is not here. A bot can play until they come back."
			p.Links = append(p.Links, r.botAction(s, true, "A bot for "+r.name(s)))
		}
		if slices.Contains(v.holds, s) && s != v.seat && !r.info.Seats[s].Bot {
			p.Links = append(p.Links, web.Action{Label: "Play " + r.name(s), URL: r.path("", s)})
		}
	}
	p.Seat, p.Who = r.mark(first), together(names)
	switch {
	case window:
		p.Mood, p.Seats, p.Seat, p.Who = web.AnyOfUs, r.decided(), web.SeatMark{}, ""
		p.Say = together(names) + " may act, or pass."
		if must {
			p.Say = "One of you decides: " + together(names) + "."
		}
	case len(names) > 1:
		p.Mood, p.Seats, p.Seat, p.Who = web.AtOnce, r.decided(), web.SeatMark{}, ""
		p.Say = together(names) + " decide at the same time."
	default:
		p.Mood, p.Say = web.Waiting, together(names)+" decides."
	}
	for _, a := range r.m.Readable(v.seat) {
		p.Known = strings.TrimSpace(p.Known + " " + r.readAlong(a))
	}
	if v.seat != table.Nobody && r.info.Seats[v.seat].Bot {
		p.Known = "A bot plays for you."
		p.Links = append(p.Links, r.botAction(v.seat, false, "Take the seat back"))
	}
	if v.seat == table.Nobody {
		for i := range r.info.Seats {
			if r.info.Seats[i].Free() {
				s := table.Seat(i)
				p.Links = append(p.Links, web.Action{Label: "Sit down as " + r.name(s), URL: "/t/" + r.id + "/sit", Post: true, Fields: []web.Field{{Name: "seat", Value: strconv.Itoa(i)}}})
			}
		}
	}
}

// botAction is the button that hands a seat to a bot, or back.
func (r *room) botAction(s table.Seat, bot bool, label string) web.Action {
	kind := "human"
	if bot {
		kind = "bot"
	}
	return web.Action{Label: label, Glyph: "bot", Post: true, URL: "/t/" + r.id + "/bot", Fields: []web.Field{{Name: "seat", Value: strconv.Itoa(int(s))}, {Name: "kind", Value: kind}}}
}

// decided is who has answered of those who decide at once, and who has not.
func (r *room) decided() []web.Answered {
	var out []web.Answered
	var done table.Seats
	for _, e := range r.lanes() {
		if e.Kind == table.KindAsk {
			done = done.With(e.Seat)
		}
	}
	for s := range table.Seat(r.m.Seats()) {
		if due := r.m.Due().Has(s); due || done.Has(s) {
			out = append(out, web.Answered{Seat: r.mark(s), Done: !due})
		}
	}
	return out
}

// overPanel says how the match has ended.
func (r *room) overPanel(p *web.Ask, v viewer) {
	res := r.m.Result()
	p.Mood, p.Seat = web.Over, web.SeatMark{}
	var names []string
	for s := range table.Seat(r.m.Seats()) {
		if res.Winners.Has(s) {
			names = append(names, r.name(s))
			p.Seat = r.mark(s)
		}
	}
	switch n := len(names); {
	case res.Outcome == table.Won:
		p.Seat, p.Say = web.SeatMark{}, "You have won together."
	case res.Outcome == table.Lost:
		p.Say = "You have lost together."
	case n == 0:
		p.Say = "Nobody wins."
	case n == 1:
		p.Say = names[0] + " wins."
	default:
		p.Seat = web.SeatMark{}
		p.Say = together(names) + " share the victory."
	}
	if len(res.Scores) > 0 {
		var scores []string
		for i, n := range res.Scores {
			scores = append(scores, fmt.Sprintf("%s %d", r.name(table.Seat(i)), n))
		}
		p.Known = strings.Join(scores, ", ")
		if unit := r.game.Box.Score; unit != "" {
			p.Known = unit + ": " + p.Known
		}
	}
	switch {
	case r.leaves():
		r.chapterPanel(p, v)
	case r.info.Rematch != "":
		p.Links = append(p.Links, web.Action{Label: "To the rematch", URL: "/t/" + r.info.Rematch})
	case v.host || len(v.holds) > 0:
		p.Links = append(p.Links, web.Action{Label: "Rematch", URL: "/t/" + r.id + "/rematch", Post: true})
	}
	if adviser(r.game) != nil {
		p.Links = append(p.Links, web.Action{Label: "Analysis", URL: r.path("/analysis", table.Nobody)})
	}
	p.Links = append(p.Links, web.Action{Label: "Replay", URL: r.path("/replay", table.Nobody)}, web.Action{Label: "Match file", URL: r.path("/file", v.seat)}, web.Action{Label: "Front page", URL: "/"})
}

// lastAnswer names the seat's last answer that stands, or "".
func (r *room) lastAnswer(s table.Seat) string {
	log := r.m.Entries(0)
	for _, i := range slices.Backward(r.m.Standing()) {
		if e := log[i]; e.Seat == s {
			if len(e.Set) == 0 {
				return "your last answer"
			}
			return "“" + r.done(e) + "”"
		}
	}
	return ""
}

// done names what an entry did.
func (r *room) done(e *table.Entry) string {
	var labels []string
	for _, o := range e.Set {
		label, _ := r.m.Label(e.Seat, o)
		labels = append(labels, label)
	}
	return together(labels)
}

// together puts words in a row: Mara, Otto and Ines.
func together(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}
