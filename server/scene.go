package server

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// name is what a seat is called: the name the host gave it, or of who sat down last, or its colour.
func (r *room) name(s table.Seat) string {
	seat := &r.info.Seats[s]
	if seat.Name != "" {
		return seat.Name
	}
	if n := len(seat.Sitters); n > 0 && !r.sharesScreen(s) {
		return seat.Sitters[n-1].Name
	}
	return english.Capital(r.colour(s))
}

// palette is the colours that a game has given to the seats, as of a version of the match.
type palette struct {
	colours []string
	version int
}

// colour is a seat's colour: the one its game gave it, or the one of its place.
func (r *room) colour(s table.Seat) string {
	if r.m == nil {
		return scene.Colour(s)
	}
	p := &r.palette
	if screen, ok := r.game.Screen.(shelf.Colours); ok && (p.colours == nil || p.version != r.m.Version()) {
		p.colours, p.version = screen.Colours(r.m.View(table.Nobody)), r.m.Version()
	}
	if p.colours != nil && p.colours[s] != "" {
		return p.colours[s]
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

// scene is what a screen draws for a viewer. More is said of the table by functions.
func (r *room) scene(v viewer, notice string, more ...func(*scene.Table)) *scene.Scene {
	box := r.game.Box
	t := r.table(v, logLines)
	for _, say := range more {
		say(t)
	}
	sc := scene.Of(t)
	sc.Live = web.Live{Events: "/t/" + r.id + "/events", Version: r.stamp()}
	sc.Bar = web.Bar{
		Game: shortTitle(box.Title), Sub: fmt.Sprintf("%d players", r.m.Seats()),
		Unit: english.Capital(r.unit()), Theme: true,
		Menu: []web.Link{
			{Label: "Rules", URL: "/rules/" + box.Name, Glyph: "book"},
			{Label: "Table", URL: r.path("/seats", v.seat), Glyph: "link"},
		},
	}
	if r.m.Seats() == 1 {
		sc.Bar.Sub = "alone"
	}
	if r.info.Campaign != "" {
		sc.Bar.Sub += fmt.Sprintf(", chapter %d", r.info.Chapter)
		campaign := web.Link{Label: "Campaign", URL: "/c/" + r.info.Campaign, Glyph: "list"}
		sc.Bar.Menu = slices.Insert(sc.Bar.Menu, 1, campaign) // on a phone the last link, to the seats, is all there is
	}
	if r.info.Origin.Match != "" {
		sc.Bar.Sub += ", played on"
	}
	if r.ratedWords() != "" {
		sc.Bar.Sub += ", rated"
	}
	if r.info.Given && !r.info.Brought && r.m.Seats() > 1 {
		sc.Bar.Sub += ", seed given"
	}
	if r.info.Brought {
		sc.Bar.Sub += ", dealt by a player"
	}
	if points, ok := r.pointsLink(v); ok {
		sc.Bar.Menu = slices.Insert(sc.Bar.Menu, 1, points)
	}
	r.around(&sc.Ask, v, sc.Asked)
	r.part(sc, v)
	if recap := sc.Ask.Recap; recap != nil && recap.Again != "" && !r.stepped(v.seat) {
		recap.Again = ""
	}
	agreed := ""
	if r.info.Terms.Waits {
		agreed = r.beforehand()
	}
	if sc.Asked != nil && v.seat >= 0 {
		notice = strings.TrimSpace(notice + " " + r.sparedWords(v.seat))
	}
	said := strings.Join([]string{notice, r.server.deckWords(), agreed, r.info.Note}, " ")
	sc.Ask.Notice = strings.TrimSpace(strings.ReplaceAll(said, "  ", " "))
	return sc
}

// table is the match as a viewer comes to it, with so many lines of the log.
func (r *room) table(v viewer, lines int) *scene.Table {
	t := &scene.Table{
		Box: r.game.Box, Rules: r.game.Ledger, Match: r.m, Name: r.id, Eyes: v.seat, URL: r.path, Left: r.leftAt(v),
		Lines: lines, Notes: r.sceneNotes(), Lapse: r.unforeseen,
		Asked: v.seat != table.Nobody && !r.info.Seats[v.seat].Bot && r.closed() == nil,
	}
	if since, ok := r.memory.recaps[v.seat]; ok {
		t.Recap, t.Acted, t.Since, t.Read = true, since.before, since.after, since.read
	}
	if t.Asked {
		t.Common = r.common(v.seat)
		t.Picked = r.pickedFor(v.seat, r.m.Ask(v.seat))
	}
	for i, seat := range r.info.Seats {
		s := table.Seat(i)
		x := scene.Seat{Mark: r.mark(s), You: slices.Contains(v.holds, s)}
		if seat.Bot {
			x.Bot = "Bot"
			if l := level(r.game, seat.Level); l != nil {
				x.Bot, x.Weighs = l.Label, l.Weighs
			}
			if r.info.Terms.Seats[i].Resigned {
				x.Bot = "Resigned, " + strings.ToLower(x.Bot)
			}
		}
		t.Seats = append(t.Seats, x)
	}
	return t
}

// leftAt is how many events had been told when the viewer left the last time.
func (r *room) leftAt(v viewer) int {
	left := 0
	if v.seat != table.Nobody {
		for _, x := range r.info.Seats[v.seat].Sitters {
			if x.Guest == v.guest.ID {
				left = x.Seen
			}
		}
	}
	return left
}

// logLines is how many events the log beside the board shows. All of them stand on a page of their own.
const logLines = 120
