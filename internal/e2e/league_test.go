package e2e

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// rated makes a rated match of two people and returns its name and the tokens of its seats.
const rated = `(async () => {
	const r = await fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({game: "firelands", rated: true, seats: [{kind: "human"}, {kind: "human"}]})});
	const m = await r.json();
	return JSON.stringify([m.id, ...m.seats.map(s => s.token)]);
})()`

// played answers for both to the end: with the first option, or by passing.
const played = `(async ([id, ...tokens]) => {
	const at = "/api/matches/" + id;
	const look = async t => (await fetch(at, {headers: t ? {Authorization: "Bearer " + t} : {}})).json();
	for (let n = 0; n < 3000; n++) {
		const now = await look();
		if (now.over) return "over";
		const {seat} = now.asks[0], mine = (await look(tokens[seat])).asks.find(a => a.seat === seat && a.options);
		const key = mine.pass ? "pass" : mine.options.slice(0, mine.min).map(o => o.key).join("+") || "none";
		await fetch(at + "/answers", {method: "POST", body: JSON.stringify({number: mine.number, key}),
			headers: {"Content-Type": "application/json", Authorization: "Bearer " + tokens[seat]}});
	}
	return "no end";
})(%s)`

func (b *tab) promised(script string) string {
	b.t.Helper()
	v, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](script, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatal(err)
	}
	return v
}

// Two people who play a rated match have read that it is, find at its end what it has changed, and stand in the league;
// each of these pages is for everybody.
func TestARatedMatchIsForEverybody(t *testing.T) {
	t.Parallel()
	h := open(t)
	mara, otto := h.visitor(t, desk), h.visitor(t, phone)
	mara.goTo("/new/firelands?with=friends")
	mara.press(`input[name=rated]`)
	mara.looked("the form of a rated match")
	made := mara.promised(rated)
	var m []string
	if err := json.Unmarshal([]byte(made), &m); err != nil || len(m) != 3 {
		t.Fatalf("%s: %v", made, err)
	}
	mara.post("/sit/" + m[1])
	otto.goTo("/sit/" + m[2])
	otto.until(`document.querySelector(".invited").innerText.includes("This match is rated")`)
	otto.everybody("the invitation to a rated match", phone)
	otto.press(`main form button[type=submit]`)
	otto.until(`location.pathname.startsWith("/t/")`)
	otto.goTo("/about")
	if how := otto.promised(fmt.Sprintf(played, made)); how != "over" {
		t.Fatal(how)
	}
	for b, screen := range map[*tab]size{mara: desk, otto: phone} {
		b.goTo("/t/" + m[0])
		b.until(`document.querySelectorAll(".fin .frate").length === 2`)
		if screen == desk {
			b.looked("the end of a rated match")
		}
		b.press(`.fbars a`)
		b.until(`location.pathname === "/league/firelands" && document.querySelector(".league .self")`)
		b.everybody("the league", screen)
		b.quiet()
	}
	otto.press(`main details.more summary`)
	otto.press(`form[action="/league/forget"] input[name=sure]`)
	otto.press(`form[action="/league/forget"] button`)
	otto.until(`document.querySelector(".kept")?.textContent.startsWith("You stand in no league")`)
	otto.until(`document.querySelectorAll(".league tbody tr").length === 1`)
}
