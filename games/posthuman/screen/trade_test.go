package screen

import (
	"regexp"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// bidding is a match in which somebody puts an offer together, and who.
func bidding(t *testing.T) (*table.Match, *table.Ask) {
	t.Helper()
	var at *table.Ask
	for _, seed := range []string{"trade", "haggle", "barter", "swap"} {
		m := newMatch(t, 3, seed, "standard")
		for steps := 0; at == nil && !m.Over() && steps < 900; steps++ {
			a := m.Asks()[0]
			key := m.Default(a)
			for _, o := range a.Options {
				if v := o.Option.Verb; v == posthuman.VerbOffer || v == posthuman.VerbPlay {
					key = table.Key(m.Verbs(), o.Option)
				}
			}
			if a.Prompt == posthuman.AskBid {
				at = a
				break
			}
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		if at != nil {
			return m, at
		}
	}
	t.Fatal("nobody could make an offer")
	return nil, nil
}

// picking is the page of whoever puts an offer together, with so much picked.
func picking(t *testing.T, m *table.Match, a *table.Ask, picked ...table.Option) (*scene.Scene, string) {
	t.Helper()
	sc := scenetest.Of(posthuman.Shelf, m, a.Seat, nil, func(x *scene.Table) { x.Picked = picked })
	return sc, draw(t, sc)
}

// option is what is offered by a verb.
func option(t *testing.T, a *table.Ask, v table.Verb) table.Option {
	t.Helper()
	for _, o := range a.Options {
		if o.Option.Verb == v {
			return o.Option
		}
	}
	t.Fatalf("nothing is offered by the verb %d", v)
	return table.Option{}
}

// An offer stands as one sentence over its two trays, which are changed by ordinary presses of one form.
func TestAnOfferIsPutTogetherOnTwoTrays(t *testing.T) {
	m, a := bidding(t)
	food, thing := option(t, a, posthuman.VerbGiveFood), option(t, a, posthuman.VerbWant)
	_, page := picking(t, m, a)
	for _, must := range []string{"Lay something on a tray.", "the trays are empty", `id="answer"`, "You give", "n=1"} {
		if !strings.Contains(page, must) {
			t.Errorf("with nothing picked the page lacks %q", must)
		}
	}
	if _, page = picking(t, m, a, food); strings.Count(page, `value="`+table.Key(m.Verbs(), food)+`"`) != 3 ||
		!strings.Contains(page, "Offer it") {
		t.Error("with one food picked there is not one press for more, one for less, and one to offer it")
	}
	_, page = picking(t, m, a, food, food, thing)
	says := said(page)
	want := "You give 2 food; " + scenetest.People[a.About[0]] + " gives " + posthuman.Of(table.Card(thing.A)).Called +
		"."
	if says != want {
		t.Errorf("the offer reads %q, want %q", says, want)
	}
	for _, must := range []string{
		"Offer it", "Empty both trays", "On the tray", `aria-label="One less: Give food"`, "You have",
		"Your backpack after it",
	} {
		if !strings.Contains(page, must) {
			t.Errorf("the page lacks %q", must)
		}
	}
	if n := strings.Count(page, "On the tray"); n != 1 {
		t.Errorf("%d things lie on the trays, want 1", n)
	}
	given := table.SetKey(m.Verbs(), []table.Option{food, food, thing})
	if !strings.Contains(page, `value="`+given+`"`) {
		t.Fatalf("no press offers %s", given)
	}
	if err := m.Answer(a.Seat, a.Number, given, table.ByHand); err != nil {
		t.Fatal(err)
	}
	to := table.Seat(a.About[0])
	other := draw(t, sceneOf(m, to))
	mirrored := "You give " + posthuman.Of(table.Card(thing.A)).Called + "; " + scenetest.People[a.Seat] +
		" gives 2 food."
	if got := said(other); got != mirrored {
		t.Errorf("the other reads %q, want %q", got, mirrored)
	}
	for _, must := range []string{`data-key="accept`, `data-key="refuse`, "On the tray"} {
		if !strings.Contains(other, must) {
			t.Errorf("the other's page lacks %q", must)
		}
	}
	if strings.Contains(other, "data-asks") {
		t.Error("the trays of an offer that was made can be changed")
	}
}

var loud = regexp.MustCompile(`(?s)<p class="loud.*?</p>`)

// said is the sentence of the offer on a page, without tags and keys.
func said(page string) string {
	says := loud.FindString(page)
	says = regexp.MustCompile(`(?s)<(span|button|i)\b.*?</(span|button|i)>`).ReplaceAllString(says, "")
	says = regexp.MustCompile(`<[^>]*>`).ReplaceAllString(says, "")
	return strings.Join(strings.Fields(says), " ")
}

// What a backpack holds after an exchange counts bags, and what is mounted (PH-INV-06, PH-TRADE-09).
func TestTheBackpackAfterAnExchange(t *testing.T) {
	m, a := bidding(t)
	sc, _ := picking(t, m, a)
	p := newPage(sc)
	v := *p.v
	v.Players = append([]posthuman.SeenPlayer(nil), v.Players...)
	p.v = &v
	card := func(name string) posthuman.Shown {
		c, ok := posthuman.Named(name)
		if !ok {
			t.Fatalf("no card is called %s", name)
		}
		return posthuman.Shown(c)
	}
	lying := func(c, on posthuman.Shown) posthuman.SeenItem { return posthuman.SeenItem{Card: c, On: on} }
	rifle, scope, bag, knife := card("Rook Rifle"), card("Gunscope"), card("Daypack"), card("Knife")
	me, you := table.Seat(0), table.Seat(1)
	v.Players[me].Gear = []posthuman.SeenItem{lying(bag, posthuman.Unseen), lying(knife, posthuman.Unseen)}
	v.Players[you].Gear = []posthuman.SeenItem{lying(rifle, posthuman.Unseen), lying(scope, rifle)}
	v.Players[me].Packed, v.Players[me].Slots = 2, 6+bagSlots(table.Card(bag))
	b := &bargain{left: me, right: you}
	b.From, b.To = me, you
	for _, c := range []struct {
		give, want  []posthuman.Shown
		taken, free int
	}{
		{nil, nil, 2, 6 + bagSlots(table.Card(bag))},
		{nil, []posthuman.Shown{rifle}, 2 + int(rifle.Face().Size+scope.Face().Size), 6 + bagSlots(table.Card(bag))},
		{[]posthuman.Shown{bag}, nil, 2 - int(bag.Face().Size), 6},
	} {
		b.Give, b.Want = lot(c.give), lot(c.want)
		if taken, slots := p.packedAfter(b, me); taken != c.taken || slots != c.free {
			t.Errorf("giving %v for %v: %d of %d slots, want %d of %d", c.give, c.want, taken, slots, c.taken, c.free)
		}
	}
	if bagSlots(table.Card(bag)) == 0 {
		t.Error("a daypack gives no slots")
	}
}

func lot(cards []posthuman.Shown) posthuman.Lot {
	var l posthuman.Lot
	for _, c := range cards {
		l.Cards[l.N] = table.Card(c)
		l.N++
	}
	return l
}

// The rows of the trade say what the rules say of them, word for word: a terminal and a program read the same.
func TestTheTradeHasOneVocabulary(t *testing.T) {
	m := newMatch(t, 2, "one vocabulary", "standard")
	met := map[string]bool{}
	walk(t, m, 5, func(a *table.Ask) {
		if a.Prompt.Kind != "trade" {
			return
		}
		sc := sceneOf(m, a.Seat)
		for _, c := range newPage(sc).ask.Choices {
			o, _ := sc.Option(c) // table.Pass for the row that passes
			if want := m.Voice(nil).Outlook(a, o).Words; o.Verb != posthuman.VerbUse && c.Sub != want {
				t.Errorf("%s says %q, and by the rules it is that %q", c.Key, c.Sub, want)
			}
			met[c.Key] = true
		}
	})
	if !met["pass"] || !met["done"] || !met["offer"] {
		t.Errorf("met only %v", met)
	}
}

// A question of the trade that comes back says who is done with it.
func TestTheTradeSaysWhoIsDone(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "who is done", "standard"), 0))
	if p.Asked == nil {
		t.Fatal("nobody is asked")
	}
	ask := *p.Asked
	ask.Prompt = &table.Prompt{Kind: "trade"}
	p.Asked = &ask
	for done, want := range map[table.Seats]string{0: "", table.Set(0): "",
		table.Set(1): "*" + p.name(1) + "* is done with the trade."} {
		if p.v.Finished = done; p.outOfTrade() != want {
			t.Errorf("%s: %q, want %q", done, p.outOfTrade(), want)
		}
	}
}

// Whoever has made an offer and is asked on reads that it lies there unanswered, and that being done does not withdraw
// it (PH-RULING-51).
func TestTheTradeSaysThatAnOfferWaits(t *testing.T) {
	m, a := bidding(t)
	to := table.Seat(a.About[0])
	picked := []table.Option{option(t, a, posthuman.VerbGiveFood)}
	if err := m.Answer(a.Seat, a.Number, table.SetKey(m.Verbs(), picked), table.ByHand); err != nil {
		t.Fatal(err)
	}
	known := func(s table.Seat) string { return newPage(sceneOf(m, s)).ask.Known }
	if want := posthuman.OfferWaits([]string{scenetest.People[to]}); !strings.HasPrefix(known(a.Seat), want) {
		t.Errorf("who made an offer reads %q, want %q", known(a.Seat), want)
	}
	if strings.Contains(known(to), "Your offer") {
		t.Errorf("who is to answer reads %q", known(to))
	}
	for _, ask := range m.Asks() { // who made it is done
		if ask.Seat == a.Seat {
			done := table.Key(m.Verbs(), posthuman.VerbDone.Of())
			if err := m.Answer(a.Seat, ask.Number, done, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if p := newPage(sceneOf(m, to)); len(p.v.Offers) != 1 || !p.offers(posthuman.VerbAccept) {
		t.Errorf("the offer no longer stands: %+v", p.v.Offers)
	}
}

// How a bot weighs an offer stands where one is put together, in the words of whoever made the bot, of whatever strength.
func TestAnOfferToABotSaysHowItIsWeighed(t *testing.T) {
	m, a := bidding(t)
	to := table.Seat(a.About[0])
	for _, weighs := range []string{"", "wants more than it gives. It likes food"} {
		sc := sceneOf(m, a.Seat)
		sc.Seats[to].Bot, sc.Seats[to].Weighs = "Resigned, normal", weighs
		known, says := newPage(sc).ask.Known, posthuman.BotTakes(scenetest.People[to], weighs)
		if strings.HasPrefix(known, says+" ") != (weighs != "") || strings.Contains(known, "is a bot") != (weighs != "") {
			t.Errorf("of a bot that %q: %q", weighs, known)
		}
	}
}
