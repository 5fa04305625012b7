package screen

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// playedOn are the pages of a match that is played on by a bot alone, each with what has happened since the last.
func playedOn(t *testing.T, id, chapter string, most int, look func(p *page)) {
	t.Helper()
	m := scenetest.Match(t, heredity.Shelf, 1, id, chapter)
	told := 0
	for n := 0; !m.Over() && n < most; n++ {
		a := m.Asks()[0]
		look(newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
			s.Recap, s.Acted, s.Since = true, told, len(m.Events(0))
		})))
		told = len(m.Events(0))
		key := bots.Key(m.Verbs(), hereditybot.New(2).Choose(m.View(0), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
}

// What one of the family can do stands under their name, in the order of the family, whoever has acted last; trades are
// folded away. What somebody does to one of the others is theirs on the board.
func TestTheFamilyStandsInOneOrder(t *testing.T) {
	several, trades := 0, 0
	playedOn(t, "worth", "chapter1", 300, func(p *page) {
		if p.about == nil || p.about.Prompt.Kind != "act" {
			return
		}
		last := int16(0)
		for _, c := range p.ask.Choices {
			o, ok := p.Option(c)
			if !ok || c.Group == "" || !byMember(o.Verb) {
				continue
			}
			if o.A < last {
				t.Errorf("%s stands behind others of the family", c.Label)
			}
			if o.A > 0 && last == 0 {
				several++
			}
			last = o.A
			switch own := "member:" + itoa(o.A); {
			case o.Verb == heredity.VerbTrade && (!c.Seldom || c.Piece != own):
				t.Errorf("%s stands in sight, or belongs to %s", c.Label, c.Piece)
			case o.Verb == heredity.VerbTrade:
				trades++
			case o.Verb == heredity.VerbHeal && c.Piece != own:
				t.Errorf("%s belongs to %s", c.Label, c.Piece)
			}
		}
	})
	if several == 0 || trades == 0 {
		t.Errorf("%d times several could act, and %d trades", several, trades)
	}
}

// Over the next question it is said that a card has left the row.
func TestACardThatLeavesTheRowIsTold(t *testing.T) {
	left := 0
	playedOn(t, "leaves", "chapter1", 400, func(p *page) {
		if strings.Contains(p.ask.Known, "Out of the row: ") {
			left++
		}
	})
	if left == 0 {
		t.Error("no card is told to have left the row")
	}
}

// How the chapter has ended stands above the next question as how a fight has, and what was reworked is read.
func TestTheEndOfAChapterIsAnEnd(t *testing.T) {
	ended, reworked := 0, 0
	playedOn(t, "zz0", "chapter1", 700, func(p *page) {
		if o := p.ask.Outcome; o != nil && strings.HasPrefix(o.Words, "The chapter is over, and won: ") {
			ended++
		}
		for i, e := range p.News.Told {
			thing, ok := heredity.Gained(e)
			if words := curled(p.News.Words[i]); ok && strings.HasPrefix(words, "Reworked") && p.about.Prompt.Kind == "camp" {
				reworked++
				if !strings.Contains(p.ask.Known, curled(p.shown(thing))) {
					t.Errorf("what was reworked is not read: %q", p.ask.Known)
				}
			}
		}
	})
	if ended != 1 || reworked == 0 {
		t.Errorf("the end is told %d times, and %d things were reworked", ended, reworked)
	}
}

// Who packs reads of the thing that is asked about, and of no other.
func TestWhoPacksReadsOfOneThing(t *testing.T) {
	packs := 0
	playedOn(t, "packs", "chapter2", 60, func(p *page) {
		if p.about == nil || p.about.Prompt.Kind != "pack" {
			return
		}
		packs++
		if want := curled(p.shown(p.about.About[0])); p.ask.Known != want {
			t.Errorf("above the question stands %q, not %q", p.ask.Known, want)
		}
	})
	t.Log(packs)
}

// On a phone the steps of the camp stand in order, and two slots have room in the place of a thing.
func TestTheCampAndThingsOnAPhone(t *testing.T) {
	if strings.Contains(CSS, ".stones .now { order") {
		t.Error("the step at hand stands before the first")
	}
	if !strings.Contains(CSS, ".csh .it.it .slots5 { padding: 0; gap: 0; }") {
		t.Error("the slots of a thing are wider than its place")
	}
}
