package server_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/expedition"
	"waystation/server"
	"waystation/shelf"
)

// expeditions is a server of the toy with teams, amounts, letters and a campaign.
func expeditions(c *server.Config) {
	c.Games = []*shelf.Game{{Box: expedition.Shelf, Bots: []shelf.BotLevel{
		{Name: "random", Label: "Random", New: func(seed uint64) bots.Player { return bots.Random(seed) }},
	}}}
}

// team is what the API shows of an expedition.
type team struct {
	Over   bool
	Result *struct{ Outcome string }
	Legacy json.RawMessage
	Asks   []teamAsk
}

type teamAsk struct {
	Seat, Number int
	Amounts      bool
	Options      []struct {
		Key  string
		Most int
	}
}

func (h *house) team(m made, seat int) (v team) {
	h.t.Helper()
	token := ""
	if seat >= 0 {
		token = m.Seats[seat].Token
	}
	h.read(h.api("GET", "/matches/"+m.ID, token, ""), 200, &v)
	return v
}

func (h *house) expedition(carry string) made {
	h.t.Helper()
	seats := strings.TrimSuffix(strings.Repeat(`{"kind":"human"},`, 4), ",")
	return h.make(fmt.Sprintf(`{"game":"expedition","seed":"teams","seats":[%s],"carry":%s}`, seats, carry))
}

// playOut plays an expedition to its end.
func (h *house) playOut(m made) team {
	h.t.Helper()
	for !h.team(m, -1).Over {
		for seat := range m.Seats {
			v := h.team(m, seat)
			if i := slices.IndexFunc(v.Asks, func(a teamAsk) bool { return a.Seat == seat }); i >= 0 {
				key := "none"
				if !v.Asks[i].Amounts {
					key = v.Asks[i].Options[0].Key
				}
				h.answer(m, seat, key)
			}
		}
	}
	return h.team(m, 0)
}

// Everybody reads what is put to all, a team reads what its members are asked, and nobody else does.
func TestQuestionsThatOthersMayRead(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition("null")
	for _, seat := range []int{-1, 0, 3} {
		a := h.team(m, seat).Asks
		if len(a) != 1 || a[0].Seat != 0 || !a[0].Amounts || len(a[0].Options) != 2 || a[0].Options[0].Most != 2 {
			t.Errorf("seat %d reads %+v", seat, a)
		}
	}
	h.answer(m, 0, "food*2+rope")
	for seat, options := range map[int][]int{-1: {0, 0}, 0: {2, 0}, 2: {2, 0}, 1: {0, 2}, 3: {0, 2}} {
		for i, a := range h.team(m, seat).Asks {
			if a.Seat != i || len(a.Options) != options[i] {
				t.Errorf("seat %d reads %d options of the question to seat %d, want %d", seat, len(a.Options), a.Seat,
					options[i])
			}
		}
	}
}

// What a match leaves behind begins the next one.
func TestACampaignOverTheAPI(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition(`{"stores":9}`)
	v := h.playOut(m)
	if v.Result == nil || v.Result.Outcome == "" || v.Legacy == nil {
		t.Fatalf("at the end: %+v", v)
	}
	next := h.expedition(string(v.Legacy))
	var setup struct {
		Setup struct{ Carry json.RawMessage }
	}
	h.read(h.api("GET", "/matches/"+next.ID, "", ""), 200, &setup)
	if string(setup.Setup.Carry) != string(v.Legacy) {
		t.Errorf("the next match carries %s, not %s", setup.Setup.Carry, v.Legacy)
	}
	h.restart(expeditions)
	if again := h.team(m, 0); string(again.Legacy) != string(v.Legacy) {
		t.Errorf("after a restart it leaves %s, not %s", again.Legacy, v.Legacy)
	}
	body := `{"game":"expedition","seats":[{"kind":"human"},{"kind":"human"}],"carry":{"stores":-1}}`
	if r := h.api("POST", "/matches", "", body); r.status != 400 ||
		!strings.Contains(r.body, "An expedition is carried on by") {
		t.Errorf("something else to carry: %d %s", r.status, r.body)
	}
}

// On the page an option is pressed once for each time it is taken, and once more puts all of it back.
func TestAmountsArePressedTogether(t *testing.T) {
	h := start(t, expeditions)
	b := h.browser()
	at := b.tableOf("expedition", "players", "2", "seat0", "me", "seat1", "me")
	press := func(key string) string {
		t.Helper()
		page := b.get(at + "?seat=0").body
		b.post(at+"/pick?seat=0", "number", field(t, page, "number"), "key", key)
		return b.get(at + "?seat=0").body
	}
	press("food")
	press("food")
	if page := press("rope"); !strings.Contains(page, `value="food*2+rope"`) ||
		!strings.Contains(page, "2 of at most 2") {
		t.Error("two of food and a rope are not what Done would answer")
	}
	if page := press("food"); !strings.Contains(page, `value="rope"`) || strings.Contains(page, "food*") {
		t.Error("the third press does not put the food back")
	}
}
