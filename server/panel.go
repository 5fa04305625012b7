package server

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// around adds to the question what the match itself knows nothing of: other seats of the same screen, hints, bots that
// stand in, what can be done when all is over.
func (r *room) around(p *web.Ask, v viewer, ask *table.Ask) {
	switch {
	case r.m.Over(): // the page of the end says what can be done
	case r.closed() != nil:
		r.notYet(p, v)
		return
	case ask == nil:
		r.meanwhile(p, v)
	case ask.Seat != v.seat:
		r.commonly(p, v, ask)
	default:
		r.hinted(p, ask)
		p.Follows, p.Lingers = r.follows(ask), ask.Lingers()
		mine := 0
		r.answersFor(p, v)
		for _, s := range r.answers(v) {
			if r.m.Due().Has(s) && !r.info.Seats[s].Bot {
				mine++
				if s != v.seat {
					p.Links = append(p.Links, r.play(s))
				}
			}
		}
		if mine > 1 {
			p.Aside = fmt.Sprintf("one of %d questions", mine)
		}
		r.standing(p, v, ask)
		r.hesitation(p, ask)
	}
	if !r.m.Over() {
		r.takes(p, v.seat)
		p.Times, p.Votes = r.times(), r.votes(v, "")
	}
	r.narrate(p, v, ask)
}

// answersFor says for whom the viewer answers just now, and lets them end it.
func (r *room) answersFor(p *web.Ask, v viewer) {
	for _, s := range r.deputes(v) {
		if s == v.seat {
			p.Known = strings.TrimSpace("You answer for " + r.name(s) + " until they are back. " + p.Known)
		}
		p.Links = append(p.Links, r.deputyAction(v, s, false, "Answer for "+r.name(s)+" no longer", ""))
	}
}

// play leads to another seat of the same screen.
func (r *room) play(s table.Seat) web.Action {
	return web.Action{Label: "Play " + r.name(s), URL: r.path("", s)}
}

// pickedFor is what the seat has picked so far for this question.
func (r *room) pickedFor(s table.Seat, ask *table.Ask) []table.Option {
	if ask == nil {
		return nil
	}
	set, _ := r.memory.picks.get(s, ask.Number)
	return set
}

// meanwhile is what somebody who waits may do about it, first of all for themselves.
func (r *room) meanwhile(p *web.Ask, v viewer) {
	if v.seat != table.Nobody && r.info.Seats[v.seat].Bot {
		if r.info.Terms.Seats[v.seat].Resigned {
			p.Known = "You have resigned: a bot plays on to the end. You can stay and watch."
		} else {
			p.Known = "A bot plays for you."
			p.Links = append(p.Links, r.botAction(v.seat, false, "Take the seat back"))
		}
	}
	for s := range table.Seat(r.m.Seats()) {
		if !r.m.Due().Has(s) {
			continue
		}
		if len(v.holds) > 0 && r.away(s) {
			r.absent(p, v, s)
		}
		if slices.Contains(r.answers(v), s) && s != v.seat && !r.info.Seats[s].Bot {
			p.Links = append(p.Links, r.play(s))
		}
	}
	r.answersFor(p, v)
	if v.seat == table.Nobody {
		r.freeSeats(p)
	}
}

// freeSeats lets a spectator sit down.
func (r *room) freeSeats(p *web.Ask) {
	for i := range r.info.Seats {
		if r.info.Seats[i].Free() {
			p.Links = append(p.Links, web.Action{
				Label: "Sit down as " + r.name(table.Seat(i)), URL: "/t/" + r.id + "/sit", Post: true,
				Fields: []web.Field{{Name: "seat", Value: strconv.Itoa(i)}},
			})
		}
	}
}

// abandoned reports whether all have ended the match before its end.
func (r *room) abandoned() bool { return r.m.Over() && r.m.Result().Outcome == table.Abandoned }

// botAction is the button that hands a seat to a bot, or back.
func (r *room) botAction(s table.Seat, bot bool, label string) web.Action {
	kind := "human"
	if bot {
		kind = "bot"
	}
	return web.Action{
		Label: label, Glyph: "bot", Post: true, URL: "/t/" + r.id + "/bot",
		Fields: []web.Field{{Name: "seat", Value: strconv.Itoa(int(s))}, {Name: "kind", Value: kind}},
	}
}

// done names what an entry did.
func (r *room) done(e *table.Entry) string { return scene.Did(r.voice(), e) }

// voice tells of the match by people's names, in marked text.
func (r *room) voice() table.Voice {
	return r.m.Voice(func(s table.Seat) string {
		if s < 0 || int(s) >= len(r.info.Seats) {
			return ""
		}
		return scene.Called(r.mark(s))
	}).Without(r.unforeseen)
}

// unforeseen logs that what would come of an answer could not be foreseen, as the game's code broke.
func (r *room) unforeseen(what any, stack []byte) {
	r.server.Log.Error("a forecast broke", "match", r.id, "panic", fmt.Sprint(what), "stack", string(stack))
}
