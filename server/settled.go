package server

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"waystation/clock"
	"waystation/english"
	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// What pages show of what is settled at a match.

// notYet is the panel of a match in which nothing can be done: it waits until everybody is ready, or goes on elsewhere.
func (r *room) notYet(p *web.Ask, v viewer) {
	*p = web.Ask{Game: p.Game, Mood: web.Waiting, RulesURL: p.RulesURL, URL: p.URL}
	if next := r.info.Terms.Replaced; next != "" {
		p.Head, p.Who, p.Say = "Taken back", "The table", "This match was taken back."
		p.Known = "All have agreed to it. Here it can be read as far as it went; it goes on as a match of its own."
		p.Links = []web.Action{{Label: "Go on there", URL: "/t/" + next}}
		return
	}
	open := r.unready()
	p.Head, p.Who, p.Say = "Before the first question", "The table", "Is everybody here?"
	p.Aside = r.readyWords()
	p.Known = "The first question waits for " + english.List(r.called(open)) + "."
	p.Links = r.readyActions(v, "")
	p.Links = append(p.Links, web.Action{Label: "Who is here", URL: r.path("/seats", v.seat)})
	p.Votes = r.votes(v, "")
}

func (r *room) unready() []table.Seat { return unready(&r.info.Terms, r.info.Seats) }

// readyWords say how many of the people are ready.
func (r *room) readyWords() string {
	of := 0
	for i := range r.info.Seats {
		if !r.info.Seats[i].Bot {
			of++
		}
	}
	return fmt.Sprintf("%d of %d ready", of-len(r.unready()), of)
}

// posts is a button that posts to this table.
func (r *room) posts(v viewer, label, to, back string, fields ...web.Field) web.Action {
	if back != "" {
		fields = append(fields, web.Field{Name: "back", Value: back})
	}
	return web.Action{Label: label, Post: true, URL: r.path(to, v.seat), Fields: fields}
}

// readyActions are what a viewer may do before the first question.
func (r *room) readyActions(v viewer, back string) (out []web.Action) {
	mine := slices.ContainsFunc(v.holds, func(s table.Seat) bool {
		return !r.info.Seats[s].Bot && !r.info.Terms.Seats[s].Ready
	})
	switch {
	case len(v.holds) == 0:
	case mine:
		a := r.posts(v, "I am ready", "/ready", back)
		a.Glyph = "check"
		out = append(out, a)
	default:
		out = append(out, r.posts(v, "Not ready yet", "/ready", back, web.Field{Name: "on", Value: "no"}))
	}
	switch {
	case v.host:
		if invites(r.info.Seats) && r.game.Usual() != nil {
			out = append(out, r.posts(v, "Begin, bots in the free seats", "/begin", back,
				web.Field{Name: "bots", Value: "yes"}))
		}
		out = append(out, r.posts(v, "Begin without them", "/begin", back))
	case len(v.holds) > 0 && motion(&r.info.Terms, forBegin) == nil:
		out = append(out, r.posts(v, "Ask to begin without them", "/vote", back,
			web.Field{Name: "kind", Value: forBegin}))
	}
	return out
}

// readiness is the head of the page of the seats before the first question.
func (r *room) readiness(v viewer) *web.Ready {
	p := &web.Ready{Words: r.readyWords()}
	for i := range r.info.Seats {
		if !r.info.Seats[i].Bot {
			p.Seats = append(p.Seats, web.Answered{Seat: r.mark(table.Seat(i)), Done: r.info.Terms.Seats[i].Ready})
		}
	}
	if acts := r.readyActions(v, "seats"); len(v.holds) > 0 {
		p.Mine, p.Begin = acts[0], acts[1:]
	} else {
		p.Begin = acts
	}
	return p
}

// votes are what is voted on, as somebody sees it who may have a say in it.
func (r *room) votes(v viewer, back string) (out []web.Vote) {
	if len(v.holds) == 0 || r.m == nil || r.m.Over() || r.info.Terms.Replaced != "" {
		return nil
	}
	for i := range r.info.Terms.Motions {
		m := &r.info.Terms.Motions[i]
		who := "The clock"
		if m.Seat != table.Nobody {
			who = r.name(m.Seat)
		}
		x := web.Vote{Words: who + " asks " + r.motionWords(m) + "."}
		if names := r.waitedVotes(m); names != "" {
			x.Waits = "Waits for " + names + "."
		}
		if voters := r.voters(m) &^ m.Yes; slices.ContainsFunc(v.holds, voters.Has) {
			fields := []web.Field{{Name: "kind", Value: m.Kind}}
			x.Yes = r.posts(v, "Agree", "/vote", back, fields...)
			x.No = r.posts(v, "Not so", "/vote", back, append(slices.Clone(fields),
				web.Field{Name: "agree", Value: "no"})...)
		}
		out = append(out, x)
	}
	return out
}

// times are the clocks that run, for everybody to see.
func (r *room) times() (out []web.Time) {
	t, now := &r.info.Terms, clockTime()
	for i := range t.Seats {
		h, s := t.Seats[i].Hand, table.Seat(i)
		if !h.Runs() {
			continue
		}
		x := web.Time{Seat: r.mark(s), Left: -1}
		if t.Clock.Kind == clock.Friendly {
			if took := h.Took(now); took >= t.Clock.Each {
				x.Words = "has thought for " + lasting(took)
				out = append(out, x)
			}
			continue
		}
		own, reserve := t.Clock.Rest(h, now)
		x.Left, x.Share, x.Out = int(own.Seconds()), int(100*own/t.Clock.Each), own+reserve == 0
		switch {
		case x.Out:
			x.Words, x.Left = "time is out", -1
		case own == 0:
			x.Words, x.Left = exactly(reserve)+" left of the reserve", int(reserve.Seconds())
			x.Share = int(100 * reserve / t.Clock.Reserve)
		case t.Clock.Reserve > 0:
			x.Words = exactly(own) + " left, and " + exactly(reserve) + " in reserve"
		default:
			x.Words = exactly(own) + " left"
		}
		out = append(out, x)
	}
	return out
}

// absent says of a seat that is waited for in vain what can be done.
func (r *room) absent(p *web.Ask, v viewer, s table.Seat) {
	name, after := r.name(s), r.info.Terms.Seats[s].Consent
	switch {
	case r.coverable(s):
		p.Known = name + " is not here. A bot can play until they come back."
		p.Links = append(p.Links, r.botAction(s, true, "A bot for "+name))
	case after == store.NoConsent:
		p.Known = name + " is not here, and wants no bot: the table waits."
	case r.mayCover(s):
		p.Known = fmt.Sprintf("%s is not here. A bot may stand in after %d minutes.", name, after)
	default:
		p.Known = name + " is not here: the table waits."
	}
	if links := r.deputyLinks(v, s); links != nil {
		p.Known = name + " is not here. Somebody else can answer until they come back."
		p.Links = append(p.Links, links...)
	}
	if r.missing(s) && motion(&r.info.Terms, forDefault) == nil && !r.coverable(s) {
		p.Links = append(p.Links, r.posts(v, "Ask for the default answer", "/vote", "",
			web.Field{Name: "kind", Value: forDefault}, web.Field{Name: "what", Value: strconv.Itoa(int(s))}))
	}
	if r.nudgeable(s) == nil {
		p.Links = append(p.Links, r.nudgeAction(v, s, ""))
	}
}

func (r *room) nudgeAction(v viewer, s table.Seat, back string) web.Action {
	return r.posts(v, "Nudge "+r.name(s), "/nudge", back, web.Field{Name: "who", Value: strconv.Itoa(int(s))})
}

// standWords say whether a bot may stand in at a seat.
func (r *room) standWords(after int) string {
	switch after {
	case store.NoConsent:
		return "no: wait for me"
	case 0:
		return "yes, after " + lasting(r.server.Limits.Away)
	}
	return fmt.Sprintf("yes, after %d minutes", after)
}

// stands are for whom a bot may stand in, and where the viewer says so of themselves.
func (r *room) stands(v viewer) []web.Stand {
	if len(v.holds) == 0 || r.game.Usual() == nil {
		return nil
	}
	return r.standRows(v, "consent", func(t *store.SeatTerms) int { return t.Consent })
}

// standRows say for each of the people after which absence somebody may stand in, by the name of the form's field.
func (r *room) standRows(v viewer, name string, of func(*store.SeatTerms) int) (out []web.Stand) {
	for i := range r.info.Seats {
		s := table.Seat(i)
		if len(r.info.Seats[i].Sitters) == 0 || r.info.Terms.Seats[i].Resigned {
			continue
		}
		after := of(&r.info.Terms.Seats[i])
		x := web.Stand{Name: name, Seat: r.mark(s), Words: r.standWords(after), You: slices.Contains(v.holds, s)}
		if x.You {
			x.URL, x.Who, x.Back = r.path("/consent", v.seat), strconv.Itoa(i), "seats"
			for _, n := range append(slices.Clone(consents), store.NoConsent) {
				p := web.Pick{Value: strconv.Itoa(n), Label: fmt.Sprintf("%d min", n), Chosen: n == after}
				switch n {
				case store.NoConsent:
					p.Label = "no"
				case 0:
					p.Label = "yes, after " + lasting(r.server.Limits.Away)
				}
				x.Picks = append(x.Picks, p)
			}
		}
		out = append(out, x)
	}
	return out
}

// settledOf fills in what is settled on the page of the seats.
func (r *room) settledOf(p *web.Share, v viewer) {
	for _, n := range slices.Backward(r.notes) {
		p.Settled = append(p.Settled, web.Settled{When: n.At.UTC().Format("2 Jan 15:04"), Words: n.Words})
	}
	if r.m == nil || r.m.Over() || r.info.Terms.Replaced != "" {
		return
	}
	if r.info.Terms.Waits {
		p.Title, p.Ready = "Is everybody here?", r.readiness(v)
		p.Lead = shortTitle(r.game.Box.Title) + ". The first question waits until all are ready, or the host begins " +
			"without who is missing."
		p.Words = "The first question waits for " + english.List(r.called(r.unready())) + "."
	}
	p.Votes, p.Stands, p.Deputies = r.votes(v, "seats"), r.stands(v), r.deputies(v)
	p.Lending = r.lending(v)
	if len(v.holds) == 0 && !v.host {
		return
	}
	p.Timing = &web.Timing{
		Words: sentence(clockWords(r.info.Terms.Clock)), Times: r.times(), Form: clockForm(r.info.Terms.Clock, nil),
	}
	if len(v.holds) == 0 {
		return
	}
	p.Timing.URL = r.path("/vote", v.seat)
	if !r.alonePlays(v) && r.endable() == nil && motion(&r.info.Terms, forEnd) == nil {
		p.Confirms = append(p.Confirms, web.Confirm{Key: "end", Label: "End the match before its end",
			Words: "When all people agree, the match ends here. It is kept and can be replayed; nobody has won.",
			Action: r.posts(v, "Ask the others", "/vote", "seats", web.Field{Name: "kind", Value: forEnd},
				web.Field{Name: "sure", Value: "yes"})})
	} else if r.alonePlays(v) && r.endable() == nil {
		p.Confirms = append(p.Confirms, web.Confirm{Key: "end", Label: "End the match before its end",
			Words: "The match ends here. It is kept and can be replayed; nobody has won.",
			Action: r.posts(v, "Yes, end it", "/vote", "seats", web.Field{Name: "kind", Value: forEnd},
				web.Field{Name: "sure", Value: "yes"})})
	}
	for _, s := range v.holds {
		if r.info.Terms.Seats[s].Resigned || r.game.Usual() == nil {
			continue
		}
		label := "Resign"
		if len(v.holds) > 1 {
			label += " as " + r.name(s)
		}
		p.Confirms = append(p.Confirms, web.Confirm{Key: "resign" + number(int(s)), Label: label,
			Words: "A bot plays this seat on to the end. You can't take it back, and have not won " +
				"whatever becomes of it.",
			Action: r.posts(v, "Yes, resign", "/resign", "", web.Field{Name: "sure", Value: "yes"},
				web.Field{Name: "who", Value: number(int(s))})})
	}
	if v.host {
		r.repairs(p, v)
	}
}

// alonePlays reports whether nobody else has a say in this match.
func (r *room) alonePlays(v viewer) bool {
	for i := range r.info.Seats {
		if s := table.Seat(i); r.plays(s) && !slices.Contains(v.holds, s) {
			return false
		}
	}
	return true
}

// repairs are what the host may do when something went wrong.
func (r *room) repairs(p *web.Share, v viewer) {
	for i := range r.info.Seats {
		s := table.Seat(i)
		if slices.Contains(v.holds, s) || len(r.info.Seats[i].Sitters) == 0 || r.info.Terms.Seats[i].Resigned {
			continue
		}
		p.Confirms = append(p.Confirms, web.Confirm{Key: "unseat" + number(i), Label: "Give the seat of " + r.name(s) +
			" to somebody else", Words: "Who sits there holds it no more, and its link changes. Whoever gets the new " +
			"link sees what lies hidden there. Everybody is told.",
			Action: r.posts(v, "Yes, take the seat", "/unseat", "seats", web.Field{Name: "who", Value: number(i)},
				web.Field{Name: "sure", Value: "yes"})})
	}
	if r.info.Terms.Waits || motion(&r.info.Terms, forBack) != nil {
		return
	}
	p.Back = &web.Back{URL: r.path("/vote", v.seat)}
	if err := r.branchable(); err != nil {
		p.Back.No = refusalOf(err).words
		return
	}
	log, stops := r.m.Entries(0), r.stops()
	for at := len(stops) - 1; at >= max(0, len(stops)-backs); at-- {
		p.Back.List = append(p.Back.List, web.Pick{Value: number(at),
			Label: fmt.Sprintf("answer %d, of %s", at+1, r.name(log[stops[at]].Seat))})
	}
	if len(p.Back.List) == 0 {
		p.Back.No = "Nothing has been answered yet that could be taken back."
	}
}

// clockForm are the fields for a clock, as they were posted or as it is.
func clockForm(c clock.Clock, form func(string) string) web.ClockForm {
	f := web.ClockForm{Friendly: 5, Turn: 4, Reserve: 20, Hours: 24}
	kind, late := string(c.Kind), string(c.Late)
	switch c.Kind {
	case clock.Friendly:
		f.Friendly = int(c.Each.Minutes())
	case clock.Turn:
		f.Turn, f.Reserve = int(c.Each.Minutes()), int(c.Reserve.Minutes())
	case clock.Day:
		f.Hours = int(c.Each.Hours())
	}
	if form != nil {
		kind, late = form("clock"), form("late")
		for name, n := range map[string]*int{"friendly": &f.Friendly, "turn": &f.Turn, "reserve": &f.Reserve,
			"hours": &f.Hours} {
			if v, err := strconv.Atoi(form(name)); err == nil {
				*n = v
			}
		}
	}
	for _, k := range [][3]string{{"none", "None", "nobody is hurried"},
		{"friendly", "Friendly", "a word, nothing else"},
		{"turn", "By turn", "minutes, with a reserve"}, {"day", "By day", "hours for each answer"}} {
		f.Kinds = append(f.Kinds, web.Pick{Value: k[0], Label: k[1], About: k[2], Chosen: kind == k[0] ||
			k[0] == "none" && kind == ""})
	}
	for _, l := range [][2]string{{"wait", "The table waits"}, {"bot", "A bot answers for who has allowed it"},
		{"default", "The game's default answer is given"}, {"vote", "The others vote on the default answer"}} {
		f.Late = append(f.Late, web.Pick{Value: l[0], Label: l[1], Chosen: late == l[0]})
	}
	return f
}

// readNotes reads what was settled.
func (o *owner) readNotes(ctx context.Context) (err error) {
	o.notes, err = o.journal.Notes(ctx, o.id)
	return err
}

// sceneNotes are lines for the log of a table.
func (r *room) sceneNotes() (out []scene.Note) {
	for _, n := range r.notes {
		out = append(out, scene.Note{Told: n.Told, Words: n.Words})
	}
	return out
}

// agreed are the terms from the start that a form asks for: the clock, whether the first question waits, and whether a
// bot may stand in for whoever sets the table.
func agreed(r *http.Request, seats []store.Seat) (t store.Terms, err error) {
	if t.Clock, err = formClock(r.PostForm.Get); err != nil {
		return t, err
	}
	t.Waits = r.PostForm.Get("ready") == "yes" && invites(seats)
	if r.PostForm.Get("watchers") != "" {
		if t.Behind, err = formNumber(r, "watchers"); err != nil {
			return t, err
		}
	}
	return t, nil
}

// sat notes that a guest sits on a seat: whether a bot may stand in for them, as nobody may without their word, and,
// where somebody sat there, for all to read that there are two now.
func (r *room) sat(ctx context.Context, s table.Seat, guest int64, was []store.Sitter, after int) error {
	held := slices.ContainsFunc(was, func(x store.Sitter) bool { return x.Guest == guest })
	if held || r.m == nil || r.m.Over() {
		return nil
	}
	t := &r.info.Terms.Seats[s]
	change := len(was) == 0 && (t.Consent != after || t.Deputies != store.NoConsent)
	lends := slices.ContainsFunc(r.info.Terms.Seats, func(t store.SeatTerms) bool { return t.Lends })
	if !change && len(was) == 0 && !r.info.Terms.Waits && !lends {
		return nil
	}
	return r.settle(ctx, func(x *settling) error {
		if change {
			x.seatOf(s).Consent, x.seatOf(s).Deputies = after, store.NoConsent
		}
		for i := range x.Terms.Seats { // they may have watched, and may not have consented
			x.unlend(table.Seat(i))
		}
		if n := len(was); n > 0 {
			x.note("Somebody else holds the seat of %s too now, and sees what lies hidden there.", was[n-1].Name)
		}
		return nil
	})
}
