package server

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/scene"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// viewer is who looks at a table.
type viewer struct {
	guest store.Guest
	seat  table.Seat   // whose eyes; Nobody for a spectator
	holds []table.Seat // all the seats of this screen
	host  bool
}

// viewer finds the eyes with which a guest looks: those of the seat wanted if they hold it, else of one that is asked
// something, else of their first.
func (r *room) viewer(g store.Guest, wanted string) viewer {
	v := viewer{guest: g, seat: table.Nobody, host: g.ID != 0 && r.info.Host == g.ID}
	for i := range r.info.Seats {
		s := table.Seat(i)
		if !r.info.Seats[i].Holds(g.ID) {
			continue
		}
		v.holds = append(v.holds, s)
		if v.seat == table.Nobody {
			v.seat = s
		}
	}
	for _, s := range v.holds {
		if strconv.Itoa(int(s)) == wanted {
			v.seat = s
			return v
		}
	}
	for _, s := range v.holds {
		if r.m != nil && r.m.Due().Has(s) && !r.info.Seats[s].Bot {
			v.seat = s
			return v
		}
	}
	return v
}

// name is what a seat is called: the name the host gave it, or of who sat down last, or its colour.
func (r *room) name(s table.Seat) string {
	seat := &r.info.Seats[s]
	if seat.Name != "" {
		return seat.Name
	}
	if n := len(seat.Sitters); n > 0 && !r.sharesScreen(s) {
		return seat.Sitters[n-1].Name
	}
	return title(r.colour(s))
}

// colour is a seat's colour: the one its game gave it, or the one of its place.
func (r *room) colour(s table.Seat) string {
	if r.m == nil {
		return scene.Colour(s)
	}
	if screen, ok := r.game.Screen.(shelf.Colours); ok && (r.colours == nil || r.coloured != r.m.Version()) {
		r.colours, r.coloured = screen.Colours(r.m.View(table.Nobody)), r.m.Version()
	}
	if r.colours != nil && r.colours[s] != "" {
		return r.colours[s]
	}
	return scene.Colour(s)
}

// sharesScreen reports whether who holds the seat holds others as well, so that their name would not tell which.
func (r *room) sharesScreen(s table.Seat) bool {
	last := r.info.Seats[s].Sitters[len(r.info.Seats[s].Sitters)-1]
	for i := range r.info.Seats {
		if table.Seat(i) != s && r.info.Seats[i].Holds(last.Guest) {
			return true
		}
	}
	return false
}

func (r *room) mark(s table.Seat) web.SeatMark {
	if s < 0 || int(s) >= len(r.info.Seats) {
		return web.SeatMark{}
	}
	return web.SeatMark{Colour: r.colour(s), Name: r.name(s)}
}

// path is an address of this table, for a seat's eyes.
func (r *room) path(what string, s table.Seat) string {
	p := "/t/" + r.id + what
	if s != table.Nobody {
		p += "?seat=" + strconv.Itoa(int(s))
	}
	return p
}

// shortTitle leaves out the name of a family of games: Firelands.
func shortTitle(title string) string {
	if _, rest, ok := strings.Cut(title, ": "); ok {
		return rest
	}
	return title
}

// scene is what a screen draws for a viewer.
func (r *room) scene(v viewer, notice string) *scene.Scene {
	box := r.game.Box
	sc := &scene.Scene{
		Game: box.Name, Title: box.Title, Match: r.id, Setup: r.info.Setup,
		Version: r.m.Version(), Seat: v.seat, View: r.m.View(v.seat), Events: r.m.Events(v.seat), Over: r.m.Over(), Result: r.m.Result(),
		Seal: r.info.Seed.Hash(), File: r.path("/file", v.seat),
		Live: web.Live{Events: "/t/" + r.id + "/events", Version: r.stamp()},
		Bar: web.Bar{
			Game: shortTitle(box.Title), Sub: fmt.Sprintf("%d players", r.m.Seats()), Theme: true,
			Menu: []web.Link{
				{Label: "Rules", URL: "/rules/" + box.Name, Glyph: "book"},
				{Label: "Table", URL: r.path("/seats", v.seat), Glyph: "link"},
			},
		},
	}
	if r.m.Seats() == 1 {
		sc.Bar.Sub = "alone"
	}
	for i, seat := range r.info.Seats {
		s := table.Seat(i)
		x := scene.Seat{Mark: r.mark(s), You: slices.Contains(v.holds, s), Due: r.m.Due().Has(s)}
		if seat.Bot {
			x.Bot = "Bot"
			if l := level(r.game, seat.Level); l != nil {
				x.Bot = l.Label
			}
		}
		sc.Seats = append(sc.Seats, x)
	}
	if v.seat != table.Nobody && !r.info.Seats[v.seat].Bot {
		sc.Asked = r.m.Ask(v.seat)
	}
	sc.Ask = r.panel(v, sc.Asked)
	sc.Ask.Notice = strings.TrimSpace(notice + " " + r.info.Note)
	sc.Log = r.log(v, sc.Events, logLines)
	return sc
}

// logLines is how many events the log beside the board shows. All of them stand on a page of their own.
const logLines = 120

// log is what has been told, newest first, with a line where the viewer left the last time.
func (r *room) log(v viewer, events []table.Event, most int) web.Log {
	l := web.Log{Game: r.game.Box.Name}
	left := 0
	if v.seat != table.Nobody {
		for _, x := range r.info.Seats[v.seat].Sitters {
			if x.Guest == v.guest.ID {
				left = x.Seen
			}
		}
	}
	away := left > 0 && left < len(events)
	if away || len(events) > most {
		l.Since = r.path("/story", v.seat)
	}
	for i := len(events) - 1; i >= 0 && len(l.Entries) < most; i-- {
		if away && i == left-1 {
			l.Entries = append(l.Entries, web.LogEntry{Left: true})
		}
		e := events[i]
		if words := r.m.Tale(e, v.seat); words != "" {
			entry := web.LogEntry{Seat: r.mark(e.Seat), Words: words, Rule: e.Rule}
			switch {
			case e.Seat == table.Nobody:
				entry.Glyph = "table"
			case int(e.Seat) >= len(r.info.Seats): // the game's own
				entry.Glyph = "bot"
			}
			l.Entries = append(l.Entries, entry)
		}
	}
	return l
}
