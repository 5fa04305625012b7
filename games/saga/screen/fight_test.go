package screen

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// PS-MELEE-14, PS-RANGED-07: once a round of a fight is read, its page says what came out as it was told, and no longer
// reckons with cards that have gone. Before that it says how the round stands.
func TestAFightShowsWhatCameOut(t *testing.T) {
	seen := map[string]int{}
	for n := range 4 {
		m := newMatch(t, 2, fmt.Sprint("came out ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			sc := scenetest.Of(saga.Shelf, m, a.Seat, nil, func(x *scene.Table) { x.Recap = true })
			p := newPage(sc)
			o := p.player(a.Seat)
			if !o.Fight.On {
				return
			}
			d := p.duel(o)
			kind := [...]string{"before", "shots", "melee"}[o.Fight.Part]
			told, rounds := lastRound(sc.News, a.Seat)
			if want := told != nil && rounds == int(o.Fight.Round) && d.melee(); want != (d.ended && d.melee()) {
				t.Errorf("%s: %d rounds read of %d, ended: %t", a.Prompt.Kind, rounds, o.Fight.Round, d.ended)
			}
			if !d.ended {
				seen[kind+" going on"]++
				return
			}
			seen[kind]++
			if says := d.stands(); d.melee() && (strconv.Itoa(d.value()) != told[0] ||
				!strings.Contains(says, "dealt *"+told[1]+"*") || !strings.HasSuffix(says, "*"+told[2]+"* came back.")) {
				t.Errorf("value %d: %q, where %v was told", d.value(), says, told)
			}
			label := ">It came out<"
			if a.Prompt.Kind == "primary" { // of the next round
				label = ">Round 1<"
				seen["again"]++
				other := newPage(sceneOf(m, 1-a.Seat))
				if w := other.duel(other.player(a.Seat)); !w.again || len(w.dice()) > 0 {
					t.Error("who watches sees the dice of the first round at the lead of the second")
				}
			}
			page := draw(t, sc)
			if strings.Contains(page, ">As it stands<") || !strings.Contains(page, label) {
				t.Errorf("%s: a round that is over is reckoned anew", a.Prompt.Kind)
			}
			if strings.Contains(page, `data-piece="die:`) && a.Prompt.Kind == "primary" {
				t.Error("the dice of a round that is over lie there at the lead of the next")
			}
		})
	}
	for _, kind := range []string{"melee", "shots going on", "melee going on", "again"} {
		if seen[kind] == 0 {
			t.Errorf("seen: %v", seen)
		}
	}
}

// PS-RANGED-13: an enemy that is shot dead by the longer range shoots at nobody; what armour keeps off is said.
func TestAFightSaysWhoDiesFirstAndWhatIsKeptOff(t *testing.T) {
	f := &saga.Face{}
	f.Enemy.Shoot.Can, f.Enemy.Melee.Can = true, true
	o := saga.SeenSeat{Health: 4, Deals: 2, Takes: 3, Ahead: 1,
		Fight: saga.Fight{On: true, Part: saga.RangedFray, Health: 2, N: 1}}
	d := &duel{p: &page{}, o: &o, foe: f, mine: true}
	if got := d.stands(); got != "You deal *2*, which kills it first, before it shoots." || d.fells() {
		t.Errorf("with the longer range: %q, falls: %t", got, d.fells())
	}
	o.Ahead = 0
	if got := d.stands(); got != "You deal *2*, which kills it, and take *3* of 4 health." {
		t.Errorf("with the same range: %q", got)
	}
	o.Takes, o.Coming = 0, saga.Coming{Dice: true, Most: 2, Hurts: saga.Certain / 2}
	if got := d.stands(); got != "You deal *2*, which kills it. Its dice are still to fall: "+
		"they deal you 0 to 2, and hurt you 5 in 10 (50 %)." {
		t.Errorf("before its dice fall: %q", got)
	}
	o.Fight.Part, o.Fight.Health, o.Takes, o.Coming = saga.MeleeFray, 5, 1, saga.Coming{}
	o.FoeBlows, o.Blows, o.Value = saga.Result{Damage: 3}, saga.Result{Block: 2}, 1
	if got := d.stands(); got != "You deal *2*, and take *1* of 4 health, 2 kept off by block." {
		t.Errorf("behind a shield: %q", got)
	}
}

// PS-RANGED-10: before the dice of its shots fall, a fight says what they may do: two green dice hit 3 times in 4.
func TestAFightSaysWhatIsStillToCome(t *testing.T) {
	says, row := "", ""
	posed(t, "round: 2\n"+trekking+"red weapons: Hunting Rifle\nred ammo: 2\nred health: 3\nnext enemies 1: Lantern Jaw", `
Red: Stay here
Red: No card
chance seat 0 challenge deck: Scout's Glancing Shot
Red: The Hunting Rifle
Red is asked: Anything to add?
`, func(m *table.Match) {
		p := newPage(sceneOf(m, 0))
		if a := p.Asked; a != nil && a.Prompt.Kind == "aim" {
			says, row = p.duel(p.player(0)).stands(), p.ask.Choices[len(p.ask.Choices)-1].Sub
		}
	})
	if want := "they deal you 0 to 1, and hurt you 7 or 8 in 10 (75 %)"; !strings.Contains(says, want) ||
		!strings.Contains(row, want) {
		t.Errorf("it says %q, the row %q", says, row)
	}
}

// A wound that came from its shots is not put down to its blows.
func TestAFightSaysWhereAWoundCameFrom(t *testing.T) {
	fight := saga.Fight{On: true, Part: saga.MeleeFray, Round: 1, Health: 2, Wounds: 2, Hurt: true}
	for _, c := range []struct {
		shot, struck bool
		shoots       string
		strikes      string
	}{
		{true, false, "no shot of yours; it hit you", "unhurt"},
		{false, true, "no shot of yours", "you are hurt"},
		{true, true, "no shot of yours; it hit you", "you are hurt"},
	} {
		d := &duel{o: &saga.SeenSeat{Fight: fight}, mine: true, shot: c.shot, struck: c.struck}
		if shoots, strikes := d.shotSays(3), d.strikeSays(3); shoots != c.shoots || strikes != c.strikes {
			t.Errorf("shot %t, struck %t: %q, %q", c.shot, c.struck, shoots, strikes)
		}
	}
}

var blowsTold = regexp.MustCompile(`^Attack value (-?\d+): .* deals (\d+) damage, (\d+) back\.$`)

// lastRound are the numbers that were told of the last round of melee in the fight going on, and how many there were.
func lastRound(n *scene.News, s table.Seat) (numbers []string, rounds int) {
	for i, words := range n.Words {
		switch {
		case n.Told[i].Seat != s:
		case n.Told[i].Rule == "PS-RANGED-17":
			numbers, rounds = nil, 0
		case blowsTold.MatchString(words):
			numbers, rounds = blowsTold.FindStringSubmatch(words)[1:], rounds+1
		}
	}
	return numbers, rounds
}

// PS-MELEE-10, PS-RANGED-08: a chart says what it gives and by what it is read, also to who can't see the drawing.
func TestAChartSaysWhatItGives(t *testing.T) {
	c := saga.Chart{{At: 0, Damage: 0}, {At: 2, Damage: 1}}
	if says := chartSays(c, true); says != "0 damage at attack value 0 and 1 damage at attack value +2" {
		t.Error(says)
	}
	if says := chartSays(saga.Chart{{At: 1, Damage: 1}}, false); says != "1 damage at 1 shot" {
		t.Error(says)
	}
	seen := false
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if !strings.Contains(page, `class="tug9`) || strings.Contains(page, "shoot9") {
			return
		}
		seen = true
		if !strings.Contains(page, "Above the line: damage") || !strings.Contains(page, " attacks minus its attacks; ") {
			t.Errorf("%s: the charts don't say whose damage they give", where)
		}
	})
	if !seen {
		t.Error("nobody comes to blows")
	}
}

// PS-BOSS-06: a boss says what its death brings, though its card doesn't.
func TestABossSaysWhatItsDeathBrings(t *testing.T) {
	seen := false
	m := newMatch(t, 2, "boss", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		sc := sceneOf(m, a.Seat)
		o := &sc.View.(*saga.View).Players[a.Seat]
		if seen || !o.Fight.On {
			return
		}
		seen = true
		const words = "2 VP, 2 XP, and this round is the last"
		if got := draw(t, sc); strings.Contains(got, words) {
			t.Error("an enemy brings what a boss does")
		}
		o.Fight.Boss = true
		if got := draw(t, sc); !strings.Contains(got, "<em>Kill</em>"+words) {
			t.Error("a boss does not say what its death brings")
		}
	})
	if !seen {
		t.Error("nobody fights")
	}
}
