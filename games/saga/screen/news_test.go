package screen

import (
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// Of much that is news at once the sheet tells what comes first for its reader: that they fell; what came of their own
// story; a boss, their mutation, a mission; the land, an event. Where something decided over all, nothing lies
// over the reckoning.
func TestWhatComesFirstHeadsTheSheet(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	news := func(kind saga.Tiding, whose table.Seat) table.Event {
		e := taleThat(t, kind)
		e.Seat = whose
		return e
	}
	event := news(saga.Happens, table.Nobody)
	event.A = -1 // of a card that nobody knows
	order := []struct {
		e     table.Event
		title string
	}{
		{news(saga.Falls, 0), "You were knocked out."}, // why is told in words of its own
		{news(saga.StoryEnds, 0), "What came of it"},
		{news(saga.Slays, 1), "A boss is dead."},
		{news(saga.Mutates, 0), ""}, // headed by what it is
		{news(saga.Completes, 0), "A mission is done."},
		{news(saga.Encroaches, table.Nobody), "The land grows harder."},
		{event, ""},
	}
	for first := range order {
		n := &scene.News{Fate: -1, Ended: -1}
		for i := len(order) - 1; i >= first; i-- { // whatever comes later in the order is told before
			n.Told, n.Words = append(n.Told, order[i].e), append(n.Words, "News "+strconv.Itoa(i)+".")
		}
		x := p.Tidings(n)
		if x == nil {
			t.Fatalf("%d: no sheet", first)
		}
		if title := order[first].title; title != "" && x.Title != title {
			t.Errorf("%q stands over %q", x.Title, title)
		}
		if want := "News " + strconv.Itoa(first) + "."; first > 0 && x.Why != want {
			t.Errorf("%q is told before %q", x.Why, want)
		}
	}
	for _, e := range []table.Event{news(saga.Falls, 1), news(saga.Mutates, 1), news(saga.StoryEnds, 1),
		news(saga.Completes, 1), news(saga.Reveals, 1)} {
		if x := p.Tidings(&scene.News{Told: []table.Event{e}, Words: []string{"News."}, Fate: -1, Ended: -1}); x != nil {
			t.Errorf("what befell another lies over the table: %q", x.Title)
		}
	}
	e := order[2].e // that a boss is dead
	if x := p.Tidings(&scene.News{Told: []table.Event{e}, Words: []string{"News."}, Fate: 0, Ended: -1}); x != nil {
		t.Errorf("%q lies over what decided over all", x.Title)
	}
}

// What came of the viewer's own challenge is told before what the next round begins with, which follows on its sheet.
func TestOnesOwnEndIsToldBeforeTheNextRound(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	ends := taleThatIs(t, func(e table.Event) bool { _, ok := saga.Graded(e); return ok })
	gets := taleThatIs(t, saga.Gains)
	event, harder := taleThat(t, saga.Happens), taleThat(t, saga.Encroaches)
	event.A = -1
	for _, next := range []table.Event{event, harder} {
		next.Seat = table.Nobody
		n := &scene.News{Told: []table.Event{ends, gets, next}, Words: []string{"It ends.", "You find it.", "A round."},
			Fate: -1}
		x := p.Tidings(n)
		if x.Why != "It ends." || x.Title != "It fails." {
			t.Errorf("%q heads the sheet: %q", x.Title, x.Why)
		}
		var says []string
		for _, c := range x.Columns {
			for _, l := range c.Lines {
				says = append(says, l.Words)
			}
		}
		if len(says) != 2 || says[0] != "You find it." || says[1] != "A round." {
			t.Errorf("below: %q", says)
		}
		n.Ended = -1
		if x := p.Tidings(n); x.Why == "It ends." {
			t.Error("what ended before heads the sheet")
		}
	}
}

// A zone shows its mission token as a flag: of its level, and numbered within it, not by the zone.
func TestFlagsAreNumberedWithinTheirLevel(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "flags", "standard"), 0))
	side := p.side(0)
	tokens := map[int]saga.Token{3: saga.L2Token, 6: saga.L1Token, 11: saga.L1Token, 17: saga.SideToken, 18: saga.L2Token}
	for z, k := range tokens {
		side.Zones[z].Token = k
	}
	want := map[int]string{3: "l2 1", 6: "l1 1", 11: "l1 2", 17: "ls 0", 18: "l2 2"}
	for z := range side.Zones {
		q := p.square(side, 0, z)
		if tokens[z] == saga.NoToken {
			if q.token != saga.NoToken {
				t.Errorf("zone %d flies a flag without a token", z)
			}
			continue
		}
		if got := q.level() + " " + strconv.Itoa(q.nth); got != want[z] {
			t.Errorf("zone %d flies %q, not %q", z, got, want[z])
		}
		if says := p.says(&q); !strings.Contains(says, tokenWords[tokens[z]]) {
			t.Errorf("zone %d says %q", z, says)
		}
	}
	var page strings.Builder
	if err := quarter(p, 0, true).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(page.String(), `class="ribbon `); n != len(tokens) {
		t.Errorf("%d flags are drawn for %d tokens", n, len(tokens))
	}
}
