package server

import (
	"net/http"
	"slices"

	"waystation/games/lesson"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// told is what the narrator of a guided match was asked to leave out. It lasts as long as the match is in memory.
type told struct {
	skipped map[int]bool // steps
	left    bool         // the narrator was sent away
	parting int          // how many entries the match had then, and one, while a farewell stands; 0 where none does
}

// learn makes the guided match of a game and leads to it.
func (s *Server) learn(w http.ResponseWriter, r *http.Request) {
	game := s.game(r.PathValue("game"))
	if game == nil || learning(game) == 0 {
		s.fail(w, r, errPage)
		return
	}
	g, err := s.maker(w, r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	o := firstMatch(game, &g)
	id, err := s.create(r.Context(), &o)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+id, http.StatusSeeOther)
}

// learning is how many minutes the match takes that teaches a game; 0 where there is none.
func learning(game *shelf.Game) int {
	switch {
	case game.Lesson != nil:
		return game.Lesson.Minutes
	case game.Primer != nil:
		return game.Primer.Minutes
	}
	return 0
}

// firstMatch is the match that teaches a game.
func firstMatch(game *shelf.Game, g *store.Guest) order {
	learner := store.Seat{Sitters: []store.Sitter{{Guest: g.ID}}}
	l := game.Lesson
	if l == nil {
		alone := table.Setup{Game: game.Box.Name, Mode: game.Primer.Mode, Seats: 1}
		return order{game: game, setup: alone, host: g.ID, seats: []store.Seat{learner}}
	}
	o := order{game: game, setup: l.Setup, exact: &l.Seed, host: g.ID}
	for i := range l.Setup.Seats {
		seat := store.Seat{Bot: true, Level: l.Bots}
		if table.Seat(i) == lesson.Learner {
			seat = learner
		}
		o.seats = append(o.seats, seat)
	}
	return o
}

// teaches reports whether a stored match is the guided one of its game.
func (s *Server) teaches(m *store.Match) bool {
	game := s.game(m.Game)
	return game != nil && game.Lesson != nil && game.Lesson.Began(m.Setup, m.Seed, len(m.Seats))
}

// lesson is the guided match that this one is, as long as somebody listens; nil for any other.
func (r *room) lesson() *lesson.Lesson {
	if l := r.game.Lesson; l != nil && !r.memory.lesson.left && l.Is(r.m) {
		return l
	}
	return nil
}

// step is what the narrator says at a question, -1 for nothing, and which steps are done. All have been when the last
// answer was given already: over.
func (r *room) step(l *lesson.Lesson, ask *table.Ask) (at int, done []bool, over bool) {
	done, before := l.Done(r.m)
	for i := range r.memory.lesson.skipped {
		done[i], before[i] = true, true
	}
	over = !slices.Contains(before, false)
	if ask == nil || ask.Seat != lesson.Learner {
		return -1, done, over
	}
	return l.Next(r.m, ask, done), done, over
}

// narrate adds the narrator to what the learner sees.
func (r *room) narrate(p *web.Ask, v viewer, ask *table.Ask) {
	l := r.game.Lesson
	if l == nil || v.seat != lesson.Learner || r.m.Over() || !l.Is(r.m) {
		return
	}
	p.Taught = true
	at, done, over := r.step(l, ask)
	parting := r.parting()
	if !parting && (over || r.memory.lesson.left) { // the narrator has said farewell
		return
	}
	p.Lesson = &web.Lesson{Narrator: l.Narrator, Steps: len(l.Steps), LeaveURL: r.path("/lesson", v.seat) + "&step=all"}
	all := true
	for i := range l.Steps {
		all = all && done[i]
		if done[i] {
			p.Lesson.Step++
		}
		if words := l.Steps[i].Learns; words != "" {
			p.Lesson.Learned = append(p.Lesson.Learned, web.Learned{Words: words, Done: done[i], Now: i == at})
		}
	}
	switch {
	case parting:
		p.Lesson.Say, p.Lesson.NextURL = []string{parted}, r.anew()
	case at >= 0:
		s := &l.Steps[at]
		p.Lesson.Say, p.Lesson.Task = s.Say, s.Task
		p.Lesson.Points = append(p.Lesson.Points, s.Points...)
		if named := s.Suggests(r.m, ask); len(named) == 1 {
			p.Lesson.Suggests = table.Key(r.m.Verbs(), named[0])
		}
		p.Lesson.SkipURL = r.path("/lesson", v.seat) + "&step=" + number(at)
	case all:
		p.Lesson.Say, p.Lesson.NextURL = []string{l.Farewell}, r.anew()
	case ask != nil:
		p.Lesson.Say = []string{"Answer as you like. I speak up when something is new."}
	}
}

// parted is what the narrator says when sent away before all is taught.
const parted = "Then this match is yours. Play it on, or begin one of your own against bots. The front page has the " +
	"lesson again whenever you want it, and the book is under *Rules*."

// anew is where a match like this one, but nobody's lesson, is begun against bots.
func (r *room) anew() string { return "/new/" + r.game.Box.Name + "?with=bots" }

// parting reports whether the narrator's farewell stands: until the learner's next answer.
func (r *room) parting() bool {
	at := r.memory.lesson.parting - 1
	return at >= 0 && !slices.ContainsFunc(r.m.Entries(min(at, r.m.Version())), func(e *table.Entry) bool {
		return e.Seat == lesson.Learner && e.Kind != table.KindFree
	})
}

// dismiss sends the narrator away, who takes leave first, unless that has been done.
func (r *room) dismiss(l *lesson.Lesson) {
	said := &r.memory.lesson
	if said.parting = 0; !said.left {
		if _, done, _ := r.step(l, nil); slices.Contains(done, false) {
			said.parting = r.m.Version() + 1
		}
	}
	said.left = true
	r.changed()
}

// narrated reports whether the narrator of a guided match has something to say at a question.
func (r *room) narrated(ask *table.Ask) bool {
	l := r.lesson()
	if l == nil {
		return false
	}
	at, done, over := r.step(l, ask)
	return at >= 0 || !over && !slices.Contains(done, false)
}

// strays reports whether an answer is another than the narrator suggests.
func (r *room) strays(ask *table.Ask, key string) bool {
	l := r.lesson()
	if l == nil || ask.Max > 1 || ask.Amounts {
		return false
	}
	at, _, _ := r.step(l, ask)
	return at >= 0 && l.Steps[at].Strays(r.m, ask, key)
}

// strayed says what would come of an answer that the narrator does not suggest.
func (r *room) strayed(p *web.Ask, c *web.Choice) {
	p.Say = "That is not this step of the lesson. Do it anyway?"
	p.Choices[0].Label, p.Choices[0].Mark = "Back to the lesson", "B"
	c.Mark = "D"
}

// postLesson leaves out a step of the lesson, or sends the narrator away.
func (s *Server) postLesson(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		l, step := room.lesson(), r.URL.Query().Get("step")
		if step == "all" && room.parting() {
			l = room.game.Lesson
		}
		if l == nil || seat != lesson.Learner {
			return refuse(http.StatusConflict, "Nobody narrates this match.")
		}
		if step == "all" {
			room.dismiss(l)
			return nil
		}
		at, _, _ := room.step(l, room.m.Ask(seat))
		if at < 0 || step != number(at) {
			return refuse(http.StatusConflict, "That step is over.")
		}
		if room.memory.lesson.skipped == nil {
			room.memory.lesson.skipped = map[int]bool{}
		}
		room.memory.lesson.skipped[at] = true
		room.changed()
		return nil
	})
}
