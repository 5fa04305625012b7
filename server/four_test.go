package server_test

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/server"
	"waystation/table"
)

// pressed answers on a page without script, as the seat whose page it is or for which its person answers.
func (k *kin) pressed(by, seat int, key string) {
	k.t.Helper()
	page := k.b[by].get(fmt.Sprintf("%s?seat=%d", k.at, seat)).body
	if !strings.Contains(page, "data-mine>") {
		k.t.Fatalf("guest %d is not asked for seat %d: %s", by, seat, body(page))
	}
	r := k.b[by].post(fmt.Sprintf("%s/answer?seat=%d&sure=yes", k.at, seat), "number", field(k.t, page, "number"),
		"key", key)
	if r.status != 200 {
		k.t.Fatalf("guest %d presses %s: %d %s", by, key, r.status, body(r.body))
	}
}

// onePass fails when somebody who reads along is shown more than once that somebody may pass.
func (k *kin) onePass(who string, page string) {
	k.t.Helper()
	if n := strings.Count(page, "<b>Pass</b>"); n > 1 {
		k.t.Fatalf("%s reads Pass %d times: %s", who, n, body(page))
	}
}

// served sits a family down to a match with a known deal.
func served(t *testing.T, mode, seed string, people int, change ...func(*server.Config)) *kin {
	t.Helper()
	h := start(t, append(change, stocked, slowly)...)
	k := &kin{house: h, t: t, m: h.matchOf("heredity", mode, people, seed)}
	k.at = "/t/" + k.m.ID
	for i := range people {
		b := h.browser()
		b.post("/name", "name", fmt.Sprint("Guest ", i))
		b.post("/sit/"+k.m.Seats[i].Token, "consent", "0")
		b.post(k.at+"/consent", "deputies", "0")
		k.b = append(k.b, b)
	}
	return k
}

// The introduction is for two of the family, and four people share them: each is managed by two of the four. It is
// played on pages to its end; at every question just those are asked who may answer, and nobody reads twice that
// somebody may pass.
func TestFourPlayTheIntroduction(t *testing.T) {
	m, err := table.NewMatch(heredity.Shelf, table.Setup{Mode: "introduction", Seats: 4}, table.SeedOf("four"))
	if err != nil {
		t.Fatal(err)
	}
	k := served(t, "introduction", "four", 4)
	watcher := k.browser()
	bot := hereditybot.New(4)
	windows, pairs := 0, map[string]bool{}
	for n := 0; !m.Over(); n++ {
		asks := m.Asks()
		a := asks[n%len(asks)]
		for s, b := range k.b {
			if (n+s)%3 > 0 {
				continue
			}
			page := b.get(k.at).body
			if got := strings.Contains(page, "data-mine>"); got != m.Due().Has(table.Seat(s)) {
				t.Fatalf("answer %d: guest %d can answer: %v; asked are %v", n, s, got, m.Due())
			}
			k.onePass(fmt.Sprint("guest ", s), page)
		}
		page := html.UnescapeString(watcher.get(k.at).body)
		k.onePass("a spectator", page)
		if len(asks) > 1 && a.Pass {
			windows++
			if !strings.Contains(page, "<b>Pass</b>") {
				t.Fatalf("answer %d: nobody reads that they may pass", n)
			}
		}
		for _, x := range m.View(table.Nobody).(*heredity.View).Team {
			pairs[fmt.Sprint(x.Name, " ", x.Managers)] = true
		}
		key := bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a))
		k.pressed(int(a.Seat), int(a.Seat), key)
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if windows == 0 || !k.look(k.m.ID, "").Over {
		t.Errorf("%d windows of several; over: %v", windows, k.look(k.m.ID, "").Over)
	}
	two := fmt.Sprint("Maeve ", table.Set(0, 2))
	other := fmt.Sprint("Brick ", table.Set(1, 3))
	if len(pairs) != 2 || !pairs[two] || !pairs[other] {
		t.Errorf("who manages whom: %v", pairs)
	}
}

// Four people trade on pages. Only who manages the second of the two is asked to agree; they have left, and another of
// the family, who has not been asked anything, agrees in their place. What was agreed is done, and whoever comes back
// finds it and plays on.
func TestATradeIsAgreedToForWhoHasLeft(t *testing.T) { synctest.Test(t, tradeForAnother) }

func tradeForAnother(t *testing.T) {
	seed, answers := recordedAnswers(t, "chapter4-frozen")
	k := served(t, "chapter4", seed, 4)
	at := slices.IndexFunc(answers, func(a recordedAnswer) bool { return a.key == "accept" })
	trade := at
	for !strings.HasPrefix(answers[trade].key, "trade:") {
		trade--
	}
	for _, a := range answers[:trade] {
		k.answer(k.m, a.seat, a.key)
	}
	for _, a := range answers[trade:at] {
		k.pressed(a.seat, a.seat, a.key)
	}
	gone, asker := answers[at].seat, answers[trade].seat
	by := 0
	for by == gone || by == asker {
		by++
	}
	who := fmt.Sprint(gone)
	k.b[gone].get(k.at)
	k.leaves(gone, 2*time.Minute)
	for i := range k.b {
		if i != gone {
			k.reads(i, "", true, "Agreed")
			k.reads(i, "", false, "data-mine>")
		}
	}
	k.does(by, 200, "data-mine>", "/deputy", "who", who, "back", "who")
	k.does(asker, 409, "don't answer for who does", "/answer?seat="+who, "number", "0", "key", "accept")
	k.pressed(by, gone, "accept")
	k.reads(asker, "", true, " trade.")
	k.restart(stocked, slowly)
	for _, a := range answers[at+1:] { // everybody is back, and the chapter comes to the end that it had
		k.answer(k.m, a.seat, a.key)
	}
	k.reads(gone, "/seats", true, fmt.Sprintf("Guest %d is back and answers again.", gone))
	if !k.look(k.m.ID, "").Over {
		t.Error("the chapter did not come to its end")
	}
	again, err := table.Verify(strings.NewReader(k.api("GET", "/matches/"+k.m.ID+"/log", "", "").body), onShelf)
	if err != nil || !again.Over() {
		t.Errorf("the match file: %v", err)
	}
}
