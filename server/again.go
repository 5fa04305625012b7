package server

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// agains is how many answers are shown again at most, the newest.
const agains = 40

// again shows whoever plays what others have done since their last answer, step by step, each as their seat saw it then
// (at: how many of these answers had been given).
func (s *Server) again(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var page templ.Component
	to := ""
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		v := room.viewer(g, r.URL.Query().Get("seat"))
		if v.seat == table.Nobody {
			return refuse(http.StatusForbidden, "Only who sits here is shown again what has happened. The whole match "+
				"can be looked at when it is over.")
		}
		if room.behind(v, prefs(r), false) != table.Nobody {
			to = room.path("", v.seat)
			return nil
		}
		at, _ := strconv.Atoi(r.URL.Query().Get("at")) // without one, from the start
		var err error
		page, err = room.shownAgain(s.of(room.info.Game, s.page(r, "What has happened")), v, at)
		return err
	})
	switch {
	case err != nil:
		s.fail(w, r, err)
	case to != "":
		http.Redirect(w, r, to, http.StatusSeeOther)
	default:
		s.show(w, r, http.StatusOK, page)
	}
}

// shownAgain is the page of one step.
func (r *room) shownAgain(p web.Page, v viewer, at int) (templ.Component, error) {
	first, of := r.since(v.seat)
	at = min(max(at, 0), of)
	then, _, err := r.before(first + at)
	if err != nil {
		return nil, r.notAgain(err)
	}
	told := then.m.Events(v.seat)
	if at > 0 {
		was, _, err := r.before(first + at - 1)
		if err != nil {
			return nil, r.notAgain(err)
		}
		told = told[min(len(was.m.Events(v.seat)), len(told)):]
	} else if n := len(told); n > 0 {
		told = told[n-1:]
	}
	sc := then.scene(v, "")
	sc.Live, sc.Asked = web.Live{}, nil
	who := v.seat
	if at > 0 {
		who = r.actor(first + at - 1)
	}
	if who != v.seat {
		sc.Shown = table.Set(who)
	}
	say, known := then.telling(told, v.seat)
	sc.Ask = web.Ask{
		Game: r.game.Box.Name, Seat: r.mark(who), Head: "Since your answer", Say: say, Known: known,
		Walk: &web.Walk{
			URL: "/t/" + r.id + "/again", At: at, Of: of, Eyes: number(int(v.seat)), Plays: true,
			Back: r.path("", v.seat),
		},
	}
	return tablePage(p, then.drawn(sc)), nil
}

// notAgain is what a seat is told when the match can't be played again. Why would tell what others have answered.
func (r *room) notAgain(err error) error {
	r.log.Warn("a match can't be played again", "match", r.id, "error", err, "stack", table.Stack(err))
	return refuse(http.StatusConflict, "This can't be shown again: the match does not fit the rules that stand now.")
}

// since is the place of the answer that a seat gave last, among all that stand, and how many have been given after it.
func (r *room) since(s table.Seat) (first, of int) {
	log, stops := r.m.Entries(0), r.m.Standing()
	first = len(stops)
	for first > 0 && log[stops[first-1]].Seat != s {
		first--
	}
	first = max(first, len(stops)-agains)
	return first, len(stops) - first
}

// stepped reports whether anybody has answered since a seat did. What happened may have happened by itself, without
// steps to show again.
func (r *room) stepped(s table.Seat) bool {
	_, of := r.since(s)
	return of > 0
}

// actor is who gave the answer at a place among all that stand.
func (r *room) actor(place int) table.Seat { return r.m.Entries(0)[r.m.Standing()[place]].Seat }

// mostTold is how much of a step is told beside its log.
const mostTold = 8

// telling is what a seat was told by these events: first what weighs most, the last of that, then the rest in the order
// in which it happened.
func (r *room) telling(told []table.Event, s table.Seat) (first, rest string) {
	voice := r.voice()
	var words []string
	head, most := -1, table.Minor
	for _, e := range told {
		said := voice.Tale(e, s)
		if said == "" {
			continue
		}
		if w, _ := r.m.Telling(e, s); head < 0 || w >= most {
			head, most = len(words), w
		}
		words = append(words, said)
	}
	if head < 0 {
		return "Something is decided of which you see nothing yet.", ""
	}
	first = words[head]
	words = slices.Delete(words, head, head+1)
	if more := len(words) - mostTold; more > 0 {
		words = append(words[more:], "And "+english.Count(more, "more line", "more lines")+" in the log.")
	}
	return first, strings.Join(words, " ")
}
