package server

import (
	"net/http"
	"strconv"
	"strings"

	"waystation/table"
	"waystation/web"
)

// What all who play decide together (table.Prompt.Common) a bot does not decide for people: while one of them is at the
// table, it waits for what they say. They may also leave it to the bot, and where nobody is there it decides alone.

// asksPeople reports whether the bot of a seat leaves what it is asked to the people at the table.
func (r *room) asksPeople(s table.Seat) bool {
	if !r.game.Together || !r.info.Seats[s].Bot || r.thinking.rush {
		return false
	}
	ask := r.m.Ask(s)
	if ask == nil || !ask.Common() {
		return false
	}
	if _, left := r.memory.left.get(s, ask.Number); left || r.taught() {
		return false
	}
	return r.peopleWatch()
}

// peopleWatch reports whether somebody who plays has the table before them.
func (r *room) peopleWatch() bool {
	for l := range r.audience {
		for i := range r.info.Seats {
			if x := &r.info.Seats[i]; !x.Bot && x.Holds(l.guest) && r.plays(table.Seat(i)) {
				return true
			}
		}
	}
	return false
}

// taught reports whether this is a guided match, in which each bot's answer is written down.
func (r *room) taught() bool { return r.game.Lesson != nil && r.game.Lesson.Is(r.m) }

// common is what a bot leaves to the people of a seat who are asked nothing themselves, as they read it; nil where
// there is no such thing.
func (r *room) common(own table.Seat) *table.Ask {
	if own == table.Nobody || r.m == nil || r.closed() != nil || r.info.Seats[own].Bot || r.m.Due().Has(own) {
		return nil
	}
	for _, a := range r.m.Readable(own) {
		if a.Seat != own && r.asksPeople(a.Seat) {
			return a
		}
	}
	return nil
}

// commonly shows a viewer that they answer what all decide, or leave it to the bot that is asked.
func (r *room) commonly(p *web.Ask, v viewer, ask *table.Ask) {
	bot := r.name(ask.Seat)
	p.URL, p.Whose = r.path("/common", v.seat), 1+int(ask.Seat)
	p.Known = strings.TrimSpace("All decide this together; " + bot + " does as you say. " + p.Known)
	p.Links = append(p.Links, r.posts(v, "Leave it to "+bot, "/common", "",
		web.Field{Name: "number", Value: strconv.Itoa(ask.Number)}))
}

// decide answers in the place of a bot what all decide, as somebody at the table wants it; with no key the bot does.
func (r *room) decide(req *http.Request, own table.Seat, number int, key string) error {
	ask := r.common(own)
	switch {
	case ask == nil:
		return table.ErrNotAsked
	case ask.Number != number:
		return table.ErrStale
	case key == "":
		r.memory.left.put(ask.Seat, ask.Number, true)
		r.wake()
		r.changed()
		return nil
	}
	before := len(r.m.Events(own))
	if err := r.answer(req, ask.Seat, number, key); err != nil {
		return err
	}
	r.memory.tell(own, before, len(r.m.Events(own)))
	return nil
}

// postCommon answers what a bot leaves to the people at the table, or leaves it to the bot.
func (s *Server) postCommon(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, own table.Seat) error {
		number, err := formNumber(r, "number")
		if err != nil {
			return err
		}
		return room.decide(r, own, number, r.PostForm.Get("key"))
	})
}
