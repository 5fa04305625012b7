package screen

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// ended is a recorded match, seen at its end by a seat.
func ended(t *testing.T, name string, s table.Seat) *scene.Scene {
	t.Helper()
	f, err := os.Open("../testdata/matches/" + name + ".match")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := table.Read(f, func(string) *table.Box { return saga.Shelf })
	if err != nil {
		t.Fatal(err)
	}
	return sceneOf(m, s)
}

// How a match ended is said with all that decided: by how much, or by which tie-breaks, and whom they left.
func TestTheVerdictSaysWhatDecided(t *testing.T) {
	for name, want := range map[string]struct{ words, rule string }{
		"last-round-2": {"The last round is over. *Mara* wins with 16 VP, 6 ahead of *Ines*.", "PS-END-01"},
		"boss-first": {"A boss was killed, and with the night the game ends. *Ines* wins with 22 VP, 5 ahead of *Mara*.",
			"PS-END-02"},
		"level-by-the-second-mission": {"The last round is over. *Ines*, *Otto* and *Juno* are level with 18 VP. " +
			"Whose second mission was done in the earlier round is ahead: *Ines* wins.", "PS-TIE-02"},
		"level-by-weariness": {"The last round is over. *Mara* and *Otto* are level with 14 VP. " +
			"Who has less fatigue and fewer mutations is ahead: *Otto* wins.", "PS-TIE-03"},
		"level-by-the-brawl": {"The last round is over. *Mara* and *Ines* are level with 0 VP. " +
			"They settle it with their fists: *Mara* wins.", "PS-TIE-04"},
		"teams":           {"The last round is over. *Mara and Ines* win with 20 VP, 9 ahead of *Otto and Juno*.", "PS-END-01"},
		"alone-a-won":     {"All three missions are done in round 12, and the Fortress stands.", "PS-SOLO-11"},
		"alone-a-overrun": {"The threat has reached the Fortress in round 14. 0 of 3 missions done.", "PS-SOLO-12"},
		"alone-a-too-late": {"Round 14 is over, and the missions are not done: 1 of 3 missions done, and 2 requirements of the " +
			"next.", "PS-SOLO-13"},
	} {
		sc := ended(t, name, 0)
		r := newPage(sc).reckoning()
		if r.Verdict != want.words || r.Rule != want.rule {
			t.Errorf("%s: the verdict is %q (%s), want %q (%s)", name, r.Verdict, r.Rule, want.words, want.rule)
		}
		if *gallery != "" {
			write(t, "end-"+name, sc)
		}
	}
}

// The end has a title for whoever looks.
func TestTheEndIsTitledForTheViewer(t *testing.T) {
	for _, x := range []struct {
		name, want string
		seat       table.Seat
	}{
		{"last-round-2", "You come home first.", 0},
		{"last-round-2", "Mara comes home first.", 1},
		{"last-round-2", "Mara comes home first.", table.Nobody},
		{"boss-first", "Mother Undertow is dead. Ines comes home first.", 0},
		{"teams", "You come home first.", 0},
		{"teams", "Mara and Ines come home first.", 3},
		{"alone-a-won", "The Fortress stands.", 0},
		{"alone-b-overrun", "They are in the Fortress.", 0},
		{"alone-b-too-late", "Too late.", 0},
	} {
		sc := ended(t, x.name, x.seat)
		if page := draw(t, sc); !strings.Contains(page, "<h2>"+x.want+"</h2>") {
			t.Errorf("%s, seat %d: the page does not say %q, but %q", x.name, x.seat, x.want, newPage(sc).homecoming(sc.Seat))
		}
	}
}

// A team has one score: a column for each team, under the names of both, and one line in the panel.
func TestATeamHasOneScore(t *testing.T) {
	sc := ended(t, "teams", 0)
	p := newPage(sc)
	r := p.reckoning()
	if !slices.Equal(r.Total, []int{20, 11}) || !slices.Equal(r.Winners, []int{0}) || len(r.Seats) != 2 {
		t.Errorf("the totals are %v of %v, won by %v", r.Total, r.Seats, r.Winners)
	}
	if p.ask.Say != "Mara and Ines win." || p.ask.Known != "Victory points: Mara and Ines 20, Otto and Juno 11" {
		t.Errorf("the panel says %q, %q", p.ask.Say, p.ask.Known)
	}
	page := draw(t, sc)
	for _, words := range []string{`<span translate="no">Mara and Ines</span>`, `<span translate="no">Otto and Juno</span>`} {
		if !strings.Contains(page, words) {
			t.Errorf("the table has no %q", words)
		}
	}
}

// Alone nobody wins or loses together, and no victory points are counted.
func TestAloneThereAreNoVictoryPoints(t *testing.T) {
	for name, want := range map[string][2]string{
		"alone-a-won":      {"You have won.", "3 of 3 missions done."},
		"alone-a-too-late": {"You have lost.", "1 of 3 missions done, and 2 requirements of the next."},
	} {
		sc := ended(t, name, 0)
		if a := newPage(sc).ask; a.Say != want[0] || a.Known != want[1] {
			t.Errorf("%s: the panel says %q, %q", name, a.Say, a.Known)
		}
		if page := draw(t, sc); strings.Contains(page, "together") || strings.Contains(page, "ictory points") {
			t.Errorf("%s: the page counts victory points, or people", name)
		}
	}
}

// The score is told event by event beside the table, and both add up to the total, whoever looks.
func TestTheScoreIsToldLineByLine(t *testing.T) {
	for _, name := range []string{"last-round-3", "last-round-4", "boss-first", "teams", "teams-easy", "level-by-the-brawl"} {
		r := newPage(ended(t, name, 0)).reckoning()
		for side, lines := range r.Lines {
			sum, rows := 0, 0
			for _, l := range lines {
				sum += l.Points
				if strings.Contains(l.Words, "by the rules") {
					t.Errorf("%s: %q says nothing", name, l.Words)
				}
			}
			for _, row := range r.Rows {
				rows += row.Values[side]
			}
			if sum != r.Total[side] || rows != r.Total[side] {
				t.Errorf("%s, side %d: the lines come to %d, the rows to %d, the total is %d", name, side, sum, rows,
					r.Total[side])
			}
		}
	}
	r := newPage(ended(t, "boss-first", 0)).reckoning()
	want := []string{"Mother Undertow", "Round 3: mission 1", "Round 11: mission 2", "16 XP left"}
	for _, words := range want {
		if !slices.ContainsFunc(r.Lines[1], func(l web.ReckonLine) bool { return strings.Contains(l.Words, words) }) {
			t.Errorf("no line of the winner tells of %s: %v", words, r.Lines[1])
		}
	}
	for _, row := range r.Rows {
		if row.Label == "All else" {
			t.Errorf("%v VP come from nowhere", row.Values)
		}
	}
	if n := strconv.Itoa(r.Total[1]); !strings.Contains(r.Verdict, n+" VP") {
		t.Errorf("the verdict %q does not say %s VP", r.Verdict, n)
	}
}
