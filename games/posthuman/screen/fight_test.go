package screen

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/a-h/templ"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// abbreviated is where a page calls a die by two letters; "" if it never does. Pages are long, and an expression would
// take seconds for what takes none.
func abbreviated(page string) string {
	for _, die := range []string{"MD", "DD", "SD"} {
		for at := 0; ; at += len(die) {
			n := strings.Index(page[at:], die)
			if n < 0 {
				break
			}
			at += n
			if !strings.ContainsAny(page[max(at-1, 0):at]+page[at+len(die):min(at+len(die)+1, len(page))], letters) {
				return page[max(at-30, 0):min(at+20, len(page))]
			}
		}
	}
	return ""
}

// letters are those of words and of ids.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

// Dice are called by their full names on every page and on every card held up.
func TestDiceAreNeverAbbreviated(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if bad := abbreviated(page); bad != "" {
			t.Errorf("%s: %q", where, bad)
		}
	})
	for c := range posthuman.Count() {
		h, _ := Screen{}.Card(posthuman.Of(table.Card(c)).ID)
		page := render(t, web.CardFace(h.Card))
		for _, q := range h.Asked {
			page += q.Question + " " + q.Answer
		}
		if bad := abbreviated(page); bad != "" {
			t.Errorf("%s: %q", posthuman.Of(table.Card(c)).Name, bad)
		}
	}
}

// render is a component as text.
func render(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// fightSight is a question of a fight as the seat asked sees it.
type fightSight struct {
	p    *page
	o    *posthuman.SeenPlayer
	page string
}

var fightSights []fightSight

// walkFights shows the questions of the fights of random matches, as the seat asked sees them: the first of each kind
// in each match and all those of blocks.
func walkFights(t *testing.T, look func(p *page, o *posthuman.SeenPlayer, page string)) {
	t.Helper()
	for i := range 24 {
		if len(fightSights) >= 24*8 || i == 0 && len(fightSights) > 0 {
			break
		}
		x := setups[i%len(setups)]
		m := newMatch(t, x.seats, "fights "+strconv.Itoa(i), x.mode, x.options...)
		met := map[string]int{}
		walk(t, m, uint64(i), func(a *table.Ask) {
			o := &m.View(a.Seat).(*posthuman.View).Players[a.Seat]
			_, melee := stepOf[a.Prompt.Kind]
			_, shot := shotOf[a.Prompt.Kind]
			if !melee && !shot && a.Prompt.Kind != "confront" || !o.Fight.On ||
				met[a.Prompt.Kind] > 1 && a.Prompt.Kind != "block" {
				return
			}
			met[a.Prompt.Kind]++
			sc := sceneOf(m, a.Seat)
			p := newPage(sc)
			fightSights = append(fightSights, fightSight{p, &p.v.Players[a.Seat], draw(t, sc)})
		})
	}
	if len(fightSights) < 100 {
		t.Fatalf("%d questions of fights", len(fightSights))
	}
	for _, x := range fightSights {
		look(x.p, x.o, x.page)
	}
}

// perCent is a chance in words.
var perCent = regexp.MustCompile(`\((\d+) %\)`)

var rowOf = regexp.MustCompile(`(?s)<li class="l(\d+)">(.*?)</ul>`)

// Each row of the question has its place beside the dice, and the per cent in its words are those of its bar.
func TestEveryRowOfAFightSaysWhatItLeaves(t *testing.T) {
	bars := 0
	perBar := regexp.MustCompile(`(?s)\((\d+)\x{a0}%\)[^(<]*<svg class="odds"[^>]*><rect width="(\d+)"`)
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, page string) {
		if drawn := strings.Count(page, `class="foe6"`); drawn == 0 ||
			p.bout(o, true).held() != "" && !strings.Contains(page, `class="held6"`) {
			t.Errorf("%s: %d enemies are drawn, or the weapon is not", p.Asked.Prompt.Kind, drawn)
		}
		rows := rowOf.FindAllStringSubmatch(page, -1)
		shown := 0
		for _, c := range p.ask.Choices {
			if !strings.HasPrefix(c.Mark, noKey) {
				shown++
			}
		}
		if len(rows) != shown {
			t.Errorf("%s: %d rows, %d of them say what they leave", p.Asked.Prompt.Kind, shown, len(rows))
		}
		for _, m := range perBar.FindAllStringSubmatch(page, -1) {
			if bars++; m[1] != m[2] {
				t.Errorf("%s per cent, a bar of %s", m[1], m[2])
			}
		}
		outside := func(what string) int { return strings.Count(page, what) - strings.Count(askOf(page), what) }
		if n := outside("\u00a0%)"); n != outside(`class="odds"`) {
			t.Errorf("%s: %d chances, %d bars", p.Asked.Prompt.Kind, n, outside(`class="odds"`))
		}
		for _, c := range p.ask.Choices {
			if c.Key == "none" && p.Asked.Prompt.Kind == "reroll" && c.Sub == "" {
				t.Errorf("to keep a roll of %d dice says nothing", o.Fight.N)
			}
			ending := scarring.ReplaceAllString(c.Sub, "")
			if m := perCent.FindAllStringSubmatch(ending, -1); len(m) == 1 && !strings.Contains(c.Sub, "get away") &&
				c.Odds != nil && m[0][1] != strconv.Itoa(c.Odds[0]) {
				t.Errorf("%q with a bar of %v", c.Sub, c.Odds)
			} else if x, ok := p.Option(c); ok && len(o.Foes) > 0 && ends[x.Verb] && c.Odds == nil {
				t.Errorf("%s, %q: nothing says how it ends", p.Asked.Prompt.Kind, c.Sub)
			}
		}
	})
	if bars < 50 {
		t.Errorf("%d bars", bars)
	}
}

// A blow that knocks out is marked in the row that takes it.
func TestABlowThatKnocksOutIsMarked(t *testing.T) {
	met := map[bool]int{}
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, _ string) {
		for _, c := range p.ask.Choices {
			x, ok := p.Option(c)
			if !ok || x.Verb != posthuman.VerbBear {
				continue
			}
			fells := int(x.A) >= o.Health
			if met[fells]++; (c.Stake == web.Fells) != fells {
				t.Errorf("%d health, %q is marked %q", o.Health, c.Label, c.Stake)
			}
			b := p.bout(o, true)
			if first := b.leave(&c).lines[0]; (first.glyph == "no" && first.bad) != fells {
				t.Errorf("%d health, %q has the sign %q", o.Health, first.says, first.glyph)
			}
		}
	})
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("met %v", met)
	}
}

// scarring is the chance of a scar, or of a knock-out in one round, which is no end of a fight.
var scarring = regexp.MustCompile(`(?i)(a scar|(it|round) (hardly ever |seldom |nearly always )?knocks you out) [^;.]*`)

// ends are what decides how a fight ends.
var ends = map[table.Verb]bool{
	posthuman.VerbFight: true, posthuman.VerbEvade: true, posthuman.VerbEngage: true, posthuman.VerbShoot: true,
	posthuman.VerbHold: true,
}

// Where many cards lie beside one another on a screen of 1440 by 900 they are drawn smaller, so that none of them is cut.
func TestManyCardsAreSmaller(t *testing.T) {
	for _, rule := range []string{
		`.hrow:has(> :nth-child(4)) { grid-auto-flow: row;`,
		`.sk6 > ul:has(> :nth-child(5)) { grid-template-columns: repeat(2,`,
		`.own:has(.hand .things > :nth-child(2)) { grid-template-columns:`,
		`.hand .things:has(> :nth-child(4)), .pack .things:has(> :nth-child(9))) .fine { display: none; }`,
		`.own.mutant .knows .things:has(> :nth-child(4)) .reach { white-space: nowrap;`,
	} {
		if !strings.Contains(CSS, rule) {
			t.Errorf("no rule %s", rule)
		}
	}
}

// Where the others leave the table to a fight, the link that skips to them goes too.
func TestNoSkipLeadsToWhatIsHidden(t *testing.T) {
	for _, rule := range []string{
		`.table.whole > :is(.way, .others) { display: none; }`,
		`.skips:has(~ .table.whole) [href="#others"] { display: none; }`,
	} {
		if !strings.Contains(CSS, rule) {
			t.Errorf("the style sheet lacks %s", rule)
		}
	}
}

// Whatever a weapon does, there is a drawing of it.
func TestEveryWeaponCanBeHeldOut(t *testing.T) {
	seen := map[string]bool{}
	for _, group := range []posthuman.Group{posthuman.GroupStarting, posthuman.GroupWeapons} {
		for _, c := range posthuman.Cards(group) {
			if f := posthuman.Of(c); f.Kind == posthuman.KindMelee {
				seen[heldAs(&f.Weapon)] = art.Held(heldAs(&f.Weapon)) != ""
			}
		}
	}
	if len(seen) != 5 || slices.Contains(slices.Collect(maps.Values(seen)), false) || art.Held("gun") == "" {
		t.Errorf("drawn: %v", seen)
	}
}

// askOf is the question of a page.
func askOf(page string) string {
	_, rest, _ := strings.Cut(page, `data-region="ask"`)
	ask, _, _ := strings.Cut(rest, `data-region="log"`)
	return ask
}

// Blocks are asked by what they lead to: no two rows end alike, every die that can be taken out is named, and whoever
// falls for certain is told so.
func TestBlocksAreOneRowForEachResult(t *testing.T) {
	several, out := 0, 0
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, page string) {
		if p.Asked.Prompt.Kind != "block" {
			return
		}
		rows := map[string]bool{}
		for i := range o.Leaves {
			if x := &o.Leaves[i]; strings.Contains(p.endWords(o, x), "and a scar") != (x.Scar && !x.Out) {
				t.Errorf("%+v leaves a scar: %q", *x, p.endWords(o, x))
			}
		}
		for _, c := range p.ask.Choices {
			if strings.HasPrefix(c.Mark, noKey) {
				continue
			}
			if rows[c.Label+c.Sub] {
				t.Errorf("two rows say %q, %q", c.Label, c.Sub)
			}
			rows[c.Label+c.Sub] = true
			if c.Stake == web.Fells {
				out++
			}
			if (c.Stake == web.Fells) != fatal(c.Sub, o.Health) {
				t.Errorf("health %d, %q: stake %q", o.Health, c.Sub, c.Stake)
			}
		}
		if len(rows) != len(o.Leaves) {
			t.Errorf("%d rows for %d results", len(rows), len(o.Leaves))
		}
		if len(rows) > 1 {
			several++
		}
	})
	if several < 3 || out == 0 {
		t.Errorf("%d questions with several rows, %d rows that knock out", several, out)
	}
}

// The pools say why each die lies there: their reasons add up to the dice on the table.
func TestPoolsAddUpToTheDice(t *testing.T) {
	rolled := 0
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, _ string) {
		b := p.bout(o, true)
		if b.front < 0 || b.shooting() || len(b.dice(false)) == 0 {
			return
		}
		rolled++
		f := &o.Foes[b.front]
		if n := total(b.rolled(f.Mine, false)); n != len(b.dice(false)) {
			t.Errorf("the player's pool is %d, %d dice lie there", n, len(b.dice(false)))
		}
		if n := total(b.rolled(f.Theirs, true)); n != len(b.dice(true)) {
			t.Errorf("the enemy's pool is %d, %d dice lie there: %+v", n, len(b.dice(true)), f.Theirs)
		}
	})
	if rolled < 20 {
		t.Errorf("%d rolls", rolled)
	}
}

// While the viewer fights, the fight has the page to itself: journey, map and the sheet in full are not there, all
// enemies are.
func TestTheFightOwnsThePage(t *testing.T) {
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, page string) {
		for _, want := range []string{`class="mapwrap stage s-fight whole`, `class="own infight `} {
			if strings.Count(page, want) != 1 {
				t.Fatalf("%s: %d of %s", p.Asked.Prompt.Kind, strings.Count(page, want), want)
			}
		}
		// at speed-play others fight at the same time, and their sheets show it
		if n := strings.Count(page, `class="arena`); n != fighters(p) {
			t.Fatalf("%s: %d arenas", p.Asked.Prompt.Kind, n)
		}
		for i := range o.Foes {
			if !strings.Contains(page, `data-piece="`+foePiece(i)+`"`) {
				t.Errorf("%s is not in the arena", posthuman.Of(o.Foes[i].Card).Name)
			}
		}
		if n := strings.Count(page, `aria-label="`+of(o.Health, max(o.Health, o.HealthLimit))+` health left"`); n == 0 {
			t.Errorf("health %s is not shown", of(o.Health, o.HealthLimit))
		}
	})
}

// What a part of the combat has brought stands over the arena, by what was told.
func TestThePartsOfAFightKeepWhatTheyBrought(t *testing.T) {
	told := map[string]bool{}
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, _ string) {
		b := p.bout(o, true)
		lost := 0
		for i, x := range b.parts() {
			if (x.state == "past") != (i < b.at) || x.state == "past" && x.says == "" {
				t.Errorf("%+v", x)
			}
			if x.state == "past" {
				told[strings.Fields(x.says)[0]] = true
			}
		}
		for _, r := range b.told.Rounds {
			lost += r.Taken
		}
		if lost > o.HealthLimit || lost < 0 {
			t.Errorf("%d health lost in a fight, of %d", lost, o.HealthLimit)
		}
	})
	for _, word := range []string{"you", "caught,", "no", "it"} {
		if !told[word] {
			t.Errorf("no part of a fight said %q: %v", word, told)
		}
	}
}

// A die that was rolled again, or counts as something else, hangs what it showed before.
func TestChangedDiceHangWhatTheyWere(t *testing.T) {
	again, changed := 0, 0
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, page string) {
		b := p.bout(o, true)
		flags := 0
		for _, enemy := range [2]bool{false, true} {
			for _, i := range b.dice(enemy) {
				was, is := b.was(i)
				if !is {
					continue
				}
				flags++
				if d := &o.Fight.Dice[i]; d.Again && !d.Enemy {
					again++
					if !strings.Contains(page, ", was "+was.String()) {
						t.Errorf("a die that was a %v does not say so", was)
					}
				} else {
					changed++
				}
			}
		}
		if n := strings.Count(page, `class="dwas"`); n != flags {
			t.Errorf("%d flags for %d changed dice", n, flags)
		}
	})
	if again == 0 || changed == 0 {
		t.Errorf("%d dice rolled again, %d counting as something else", again, changed)
	}
}

func fighters(p *page) int {
	n := 0
	for s := range p.v.Players {
		if p.fighting(table.Seat(s)) {
			n++
		}
	}
	return n
}

// fatal reports whether a row says that it costs all the health there is.
func fatal(sub string, health int) bool {
	_, rest, _ := strings.Cut(sub, "You take ")
	n, err := strconv.Atoi(strings.TrimSuffix(rest, "."))
	return err == nil && n >= health
}

// No two rows of a question of a fight say the same, but for dice to be rolled again that lie alike.
func TestTheRowsOfAFightDiffer(t *testing.T) {
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, _ string) {
		if p.Asked.Prompt.Kind == "reroll" {
			return
		}
		rows := map[string]bool{}
		for _, c := range p.ask.Choices {
			if says := c.Label + ": " + c.Sub; !strings.HasPrefix(c.Mark, noKey) {
				if rows[says] {
					t.Errorf("%s: two rows say %q", p.Asked.Prompt.Kind, says)
				}
				rows[says] = true
			}
		}
	})
}

// On a phone the answers of a fight are in sight with the dice: little stands between the question and them.
func TestLittleStandsBeforeTheAnswersOfAFight(t *testing.T) {
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, page string) {
		above, _, _ := web.Once(p.ask.Choices, p.ask.Free)
		known := strings.TrimSpace(web.Plain(p.ask.Known + " " + above))
		if n := utf8.RuneCountInString(known); n > 310 {
			t.Errorf("%s: %d letters before its answers: %q", p.Asked.Prompt.Kind, n, known)
		}
		ask, besides := askOf(page), strings.TrimSpace(p.ask.Besides)
		if first, last := strings.Index(ask, `name="key"`), strings.Index(ask, `besides`); besides != "" && last < first {
			t.Errorf("%s: %q stands before the answers", p.Asked.Prompt.Kind, besides)
		}
	})
}

// Which dice a row of a fight throws is reckoned, and not read out of its words: it says the same whatever those are.
func TestTheDiceOfARowAreNotReadOutOfWords(t *testing.T) {
	met := map[string]int{}
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, _ string) {
		kind := p.Asked.Prompt.Kind
		if kind != "engage" && kind != "confront" {
			return
		}
		met[kind]++
		a := p.Ask
		a.Say = "?"
		a.Choices, a.Free = p.Split(manners, p.asideOf)
		for i := range a.Choices {
			a.Choices[i].Label = "!"
		}
		a = p.fightAsk(a)
		if a.Say != p.ask.Say {
			t.Errorf("%s: %q becomes %q", kind, p.ask.Say, a.Say)
		}
		for _, c := range a.Choices {
			x, _ := p.Option(c)
			i := slices.IndexFunc(p.ask.Choices, func(had web.Choice) bool { return had.Key == c.Key })
			if had := p.ask.Choices[i]; c.Sub != had.Sub || x.Verb == posthuman.VerbEngage && c.Label != had.Label {
				t.Errorf("%s: %q, %q becomes %q, %q", kind, had.Label, had.Sub, c.Label, c.Sub)
			}
		}
	})
	if met["engage"] < 5 || met["confront"] < 5 {
		t.Errorf("met %v", met)
	}
}

// Whoever can put a weapon into play in a fight, or ready one, reads its numbers where they press; what is of no use
// there says nothing.
func TestAWeaponToBePlayedInAFightSaysItsNumbers(t *testing.T) {
	met := map[bool]int{}
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, _ string) {
		for _, c := range p.ask.Free {
			o, ok := p.Option(c)
			if !ok || o.Verb != posthuman.VerbPlay && o.Verb != posthuman.VerbWield {
				continue
			}
			numbers := spec(posthuman.Of(table.Card(o.A)))
			met[numbers != ""]++
			if numbers != "" && (!c.Tells || !strings.HasPrefix(c.Sub, numbers)) {
				t.Errorf("%q says %q, not %q", c.Label, c.Sub, numbers)
			}
		}
	})
	if met[true] < 5 || met[false] < 5 {
		t.Errorf("met %v", met)
	}
}
