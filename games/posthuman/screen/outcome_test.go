package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// outcomes plays matches at random as the server shows them, and gives the first page that shows how something ended,
// by the sentence that says it, without names.
func outcomes(t *testing.T) map[string]overTable {
	t.Helper()
	out := map[string]overTable{}
	for n := range 3 {
		m := newMatch(t, 2, "outcomes "+strconv.Itoa(n), "standard")
		var since [2]struct{ before, after int }
		last := table.Nobody
		walk(t, m, uint64(n), func(a *table.Ask) {
			if last != table.Nobody {
				since[last].after = len(m.Events(last))
			}
			s := a.Seat
			x := since[s]
			look := func(y *scene.Table) { y.Recap, y.Acted, y.Since = true, x.before, x.after }
			sc := scenetest.Of(posthuman.Shelf, m, s, nil, look)
			since[s].before, last = len(m.Events(s)), s
			p := newPage(sc)
			o := p.ask.Outcome
			saysEvent(t, sc, o)
			if o == nil {
				return
			}
			if once := slices.Compact(slices.Sorted(slices.Values(o.Lines))); o.Lost && len(once) < len(o.Lines) &&
				strings.Contains(strings.Join(o.Lines, " "), " draws a scar") {
				t.Errorf("a line is told twice: %q", o.Lines)
			}
			saysLosses(t, sc, o)
			kind := "story"
			if o.Words == "What the dice came to:" {
				if kind = "volley"; len(o.Lines) == 1 { // a failed evade is told alone
					kind = "caught"
				}
				if strings.Contains(o.Lines[0], " can't slip away") && len(o.Lines) == 1 {
					t.Errorf("dice that nobody has thrown came to: %s", o.Lines[0])
				}
			}
			if tellsTurn(t, sc, o) {
				kind = "turn"
			} else if strings.HasPrefix(o.Words, "Turn ") {
				kind = "event"
			}
			for _, end := range []string{"won the fight", " got away", "evades", "drive"} {
				if strings.Contains(o.Words, end) {
					kind = end
				}
			}
			if end := sc.News.Ended; kind == "story" && end > 0 && strings.Contains(sc.News.Words[end-1], ", needing ") {
				if kind = "test"; !slices.Contains(o.Lines, sc.News.Words[end-1]) {
					t.Errorf("%q does not say that %q: %q", o.Words, sc.News.Words[end-1], o.Lines)
				}
			}
			if o.Lost && p.fighting(s) {
				kind = "goes on"
			}
			if !slices.Contains([]string{"story", "test", "turn", "event", "caught", "volley", "goes on"}, kind) && len(o.Sides) == 0 {
				t.Errorf("%q does not say what it has cost whom", o.Words)
			}
			if _, had := out[kind]; had {
				return
			}
			page := draw(t, sc)
			_, says, _ := strings.Cut(page, "data-outcome>")
			says, _, _ = strings.Cut(says, "</section>")
			out[kind] = overTable{kind, m, a, sc, page, says}
			other := scenetest.Of(posthuman.Shelf, m, 1-s, nil, look)
			if other.Ask.Outcome != nil && other.Ask.Outcome.Words == o.Words {
				t.Errorf("seat %d reads over its question that %q", 1-s, o.Words)
			}
		})
	}
	return out
}

// saysLosses demands that an outcome which sums up what the viewer got does not keep from them what they lost.
func saysLosses(t *testing.T, sc *scene.Scene, o *web.Outcome) {
	before, after := sc.Ended()
	if _, fought := posthuman.TollOf(before, after, sc.Seat); fought { // it counts its own
		return
	}
	told, n := map[string][]table.Event{}, sc.News
	at := slices.IndexFunc(n.Told, posthuman.Begins)
	if n.Ended < 0 || at <= n.Ended {
		at = len(n.Told)
	}
	told["You"] = n.Told[:at]
	if at < len(n.Told) {
		told["Turn "+strconv.Itoa(int(n.Told[at].B))] = n.Told[at:]
	}
	for _, side := range o.Sides {
		part, mine := told[side.Name]
		got, _ := kinds(posthuman.Gains(part, sc.Seat))
		if !mine || o.Lost && len(got) == 0 { // each loss is a line
			continue
		}
		lost, _ := kinds(posthuman.Losses(part, sc.Seat))
		for _, x := range append(got, lost...) {
			if !slices.Contains(side.Parts, x) {
				t.Errorf("%s: %q does not say %q: %+v", side.Name, o.Words, x.Words, side.Parts)
			}
		}
		for _, x := range side.Parts {
			if !slices.Contains(append(got, lost...), x) {
				t.Errorf("%s: %q says %q, which came at another time", side.Name, o.Words, x.Words)
			}
		}
	}
}

// The turn that has begun says whom its event means, where it compares players: it may be nobody.
func TestTheNextTurnSaysWhomItsEventMeans(t *testing.T) {
	met := 0
	for n := range 6 {
		m := newMatch(t, 3, "meant "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			o, news := newPage(sc).ask.Outcome, sc.News
			if o == nil || news == nil || news.Fate >= 0 {
				return
			}
			at := slices.IndexFunc(news.Told, posthuman.Begins)
			if at < 0 || at <= news.Ended {
				return
			}
			for _, i := range posthuman.Concerned(news.Told[at+1:]) {
				met++
				if says := news.Words[at+1+i]; !strings.Contains(o.Words+" "+strings.Join(o.Lines, " "), says) {
					t.Errorf("%q is not in %q, %q", says, o.Words, o.Lines)
				}
			}
		})
	}
	if met == 0 {
		t.Error("no event compares")
	}
}

// What an event takes is not mixed with what a story gave before the turn began.
func TestAnEventsToll(t *testing.T) {
	met, fought := 0, 0
	for n := range 3 {
		m := newMatch(t, 2, "tolls "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			if o := newPage(sc).ask.Outcome; o != nil {
				saysLosses(t, sc, o)
				if len(o.Sides) == 2 && strings.HasPrefix(o.Sides[0].Name, "Turn ") && o.Sides[1].Name == "You" {
					met++
				}
				fought += saysTurnFirst(t, sc, o)
			}
		})
	}
	if met == 0 || fought == 0 {
		t.Errorf("%d times somebody has got something before a turn began, and lost or got something with it, "+
			"%d times after a fight", met, fought)
	}
}

// saysTurnFirst demands that what a turn has taken or given since a fight stands before what the fight did, and reports
// how often there was any.
func saysTurnFirst(t *testing.T, sc *scene.Scene, o *web.Outcome) int {
	before, after := sc.Ended()
	_, fought := posthuman.TollOf(before, after, sc.Seat)
	at := slices.IndexFunc(sc.News.Told, posthuman.Begins)
	if !fought || at <= sc.News.Ended {
		return 0
	}
	since := sc.News.Told[at:]
	want, _ := kinds(posthuman.Gains(since, sc.Seat))
	lost, _ := kinds(posthuman.Losses(since, sc.Seat))
	if want = append(want, lost...); len(want) == 0 {
		return 0
	}
	if name := "Turn " + strconv.Itoa(int(since[0].B)); o.Sides[0].Name != name ||
		!slices.Equal(o.Sides[0].Parts, want) {
		t.Errorf("%q does not say first that in %s there was %+v: %+v", o.Words, name, want, o.Sides)
	}
	return 1
}

// Scars stand in the sum of what an outcome has cost: with the fifth mutation among them one has lost.
func TestAnOutcomeCountsScars(t *testing.T) {
	parts, words := kinds(posthuman.Toll{Food: 1, Scars: 2})
	if last := parts[len(parts)-1]; last.Words != "2 scars drawn" || !last.Lost || len(words) != 1 {
		t.Errorf("%+v, and in words %q", parts, words)
	}
}

// tellsTurn reports whether an outcome tells of something that came with a new turn: then it says that one began.
func tellsTurn(t *testing.T, sc *scene.Scene, o *web.Outcome) (tells bool) {
	n := sc.News
	at := slices.IndexFunc(n.Told, posthuman.Begins)
	for i, l := range o.Lines {
		if k := slices.Index(n.Words, l); n.Ended >= 0 && at > n.Ended && k > at {
			began := func(before string) bool { return strings.HasPrefix(before, n.Words[at]) }
			if tells = true; !slices.ContainsFunc(o.Lines[:i], began) {
				t.Errorf("%q says that %q, and not that before it %q", o.Words, l, n.Words[at])
			}
		}
	}
	return tells
}

// saysEvent demands that the first question of a turn says what its event is and does: on a small screen its card lies
// out of sight.
func saysEvent(t *testing.T, sc *scene.Scene, o *web.Outcome) {
	n := sc.News
	if n == nil || n.Fate >= 0 {
		return
	}
	at := slices.IndexFunc(n.Told, posthuman.Begins)
	if at < 0 || at <= n.Ended {
		return
	}
	text := posthuman.Of(table.Card(n.Told[at].A)).Text
	if o == nil {
		t.Errorf("the first question after %q says nothing", n.Words[at])
		return
	}
	says := o.Words + " " + strings.Join(o.Lines, " ")
	if !strings.Contains(says, n.Words[at]+" "+text) || strings.Count(says, n.Words[at]) != 1 {
		t.Errorf("the first question after %q does not say once that %q: %q", n.Words[at], text, says)
	}
}

// A fight's end stands over the next question, with what it has cost each side, and wants no press.
func TestTheEndOfAFightIsShown(t *testing.T) {
	all := outcomes(t)
	for kind, must := range map[string][]string{
		"won the fight": {">You<", "health", "dead", "XP won", `class="jd`},
		" got away":     {">You<", "got away", `class="jd`},
		"evades":        {">You<"},
		"story":         {"<li>"},
		"goes on":       {" loses ", " rolls ", "left"},
		"test":          {", needing ", " or less, and rolls "},
		"caught":        {" is caught evading, "},
		"volley":        {" rolls ", " against ", "attack"},
		"turn":          {"Turn "},
		"event":         {"<b>Turn "},
	} {
		x, ok := all[kind]
		if !ok {
			t.Errorf("nobody is shown how it ended: %s", kind)
			continue
		}
		for _, words := range must {
			if !strings.Contains(strings.ReplaceAll(strings.ReplaceAll(x.over, "\n", ""), "\t", ""), words) {
				t.Errorf("%s does not say %q: %s", kind, words, x.over)
			}
		}
		if strings.Contains(x.over, "<button") {
			t.Errorf("%s wants a press: %s", kind, x.over)
		}
		for _, wrong := range webtest.Faults(x.page) {
			t.Errorf("%s: %s", kind, wrong)
		}
	}
}

// Where what one eats moves one's hunger stands under the question how much that is, and under no other of that phase;
// it says nothing that no row leads to.
func TestHungerIsKnownWhereOneEats(t *testing.T) {
	met := map[bool]bool{}
	for n := range 3 {
		m := newMatch(t, 2, "hunger "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if m.View(a.Seat).(*posthuman.View).Phase != posthuman.PhaseEating {
				return
			}
			eats := a.Prompt.Kind == "eat"
			met[eats] = true
			p := newPage(sceneOf(m, a.Seat))
			o, want := p.player(a.Seat), ""
			if eats {
				want = hungerMoves(o.Hunger, o.Safe)
			}
			if p.ask.Known != want {
				t.Errorf("%s: %q", a.Prompt.Kind, p.ask.Known)
			}
		})
	}
	if !met[true] || !met[false] {
		t.Errorf("met only %v", met)
	}
	for slot := range 4 {
		for _, safe := range []bool{false, true} {
			says := hungerMoves(slot, safe)
			if stays := slot == 0 || safe; strings.Contains(says, "grows") == stays ||
				strings.Contains(says, "stays") != (slot > 0 && safe) || strings.Contains(says, "eases") != (slot > 0) {
				t.Errorf("in slot %d, safe %t: %q", slot, safe, says)
			}
		}
	}
}
