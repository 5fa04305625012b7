package table_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"waystation/table"
)

// story is a match with something of everything in its log, not over.
func story(t *testing.T) *match {
	sc := winker(
		func(t *table.Table, g *bare) { g.Deck.Draw(t, &g.Hands[0], table.Set(0)) },
		walks(0), voices(1, 1), shouts(3, &anyone), rolls, bids(3), some(3, 0, 2),
		func(t *table.Table, g *bare) {
			m := t.Open(1, &secret)
			for i := range 3 {
				m.Offer(take.Of(i), "T-TAKE")
			}
			m.Ask()
		}, bids(3), walks(0))
	m := beginScript(t, 2, sc)
	m.says(0, "walk:1")
	m.takesBack(0)
	m.says(0, "walk:2")
	m.does(1, "wink")
	m.says(1, "pass")
	m.says(0, "walk:1")
	m.says(1, "pass")
	m.says(0, "walk:1") // and the dice
	m.says(1, "walk:2") // bids
	m.takesBack(1)      // and bids
	m.says(1, "walk:1") // again
	m.says(0, "walk:2") // and so does the other
	m.says(0, "take:1") // of several
	m.says(1, "take:2") // in secret
	m.says(1, "walk")   // bids, and the other has not yet
	m.asked("0 one: walk walk:1 walk:2")
	return m
}

func TestAMatchIsTheSameAfterReading(t *testing.T) {
	m := story(t)
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != m.world() {
		t.Errorf("the match was\n%s\nand is\n%s", m.world(), r.world())
	}
	if _, err := table.Verify(strings.NewReader(m.file()), func(string) *table.Box { return m.Box() }); err != nil {
		t.Errorf("its dice are not verified: %v", err)
	}
	for _, x := range []*match{m, r} {
		x.says(0, "walk:1", "walk:2")
	}
	if r.world() != m.world() {
		t.Error("the match is another when it is played on")
	}
}

func TestAFileThatIsNoMatchIsRefusedAndSaysWhere(t *testing.T) {
	m := story(t)
	good := m.file()
	lines := strings.SplitAfter(good, "\n")
	swap := func(old, new string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("the file does not hold %s:\n%s", old, good)
		}
		return strings.Replace(good, old, new, 1)
	}
	var forSeat bytes.Buffer
	if err := m.WriteFor(&forSeat, 1); err != nil {
		t.Fatal(err)
	}
	seed := m.Seed().String()
	for _, c := range []struct{ what, file, words string }{
		{"nothing", "", "the file is empty"},
		{"another kind of file", "<html>\n", "line 1: this is no match file"},
		{"garbage", "\x00\xff\n", "line 1: this is no match file"},
		{"a list", "[1]\n", "line 1: this is no match file"},
		{"more on the first line", strings.Replace(good, "\n", "{}\n", 1), "line 1: this is no match file"},
		{"a field that is unknown", swap(`{"waystation":2,`, `{"waystation":2,"cheat":true,`), `unknown field "cheat"`},
		{"a format to come", swap(`"waystation":2`, `"waystation":3`),
			"line 1: match file format 3: this program reads formats 1 to 2"},
		{"another game", swap(`"game":"bare"`, `"game":"chess"`), `line 1: game "chess" is not on the shelf`},
		{"too many seats", swap(`"seats":2`, `"seats":9`), "line 1: 9 players"},
		{"a seed cut short", swap(seed, seed[:60]), "line 1: the seed must be 64 hexadecimal digits"},
		{"no seed", swap(`,"seed":"`+seed+`"`, ""), "line 1: the seed must be 64 hexadecimal digits"},
		{"another seed", swap(seed, table.SeedOf("other").String()),
			"line 1: the seed is not the one that was committed to"},
		{"one seat's record", forSeat.String(), "line 1: this is the record of one seat"},
		{"a file cut off at the end", good[:len(good)-1-len(lines[len(lines)-2])],
			"ends without its seal: it was cut off"},
		{"a file cut off in a line", good[:len(good)/2], "line "},
		{"a file cut off in its seal", good[:len(good)-9], fmt.Sprintf("line %d: ", len(lines)-1)},
		{"an answer changed", swap("walk:2", "walk:1"), "the file was changed after it was sealed"},
		{"an entry left out", strings.Replace(good, lines[3], "", 1), "the seal counts"},
		{"an entry behind the seal", good + lines[3], "the file goes on after its seal"},
		{"an entry of no kind", seal(swap(`"kind":"free"`, `"kind":"gift"`)),
			`kind "gift": it must be ask, pass, free, chance, undo, open, state`},
		{"an entry without a seat", seal(swap(`"kind":"free","seat":1`, `"kind":"free"`)), `kind "free" needs seat`},
		{"an entry of a seat that can't be", seal(swap(`"kind":"free","seat":1`, `"kind":"free","seat":99`)),
			`seat 99: it must be from 0 to 15`},
		{"a free action of a seat that is not there", seal(swap(`"kind":"free","seat":1`, `"kind":"free","seat":2`)),
			"a free action of seat 2, but this game has none"},
		{"a free action of no key", seal(swap(`"keys":["wink"]`, `"keys":[]`)), `kind "free" needs keys`},
		{"a word that is no verb", seal(swap("wink", "nod")), `no choice of this game is called "nod"`},
		{"an answer that was not on offer", seal(swap("walk:2", "walk:7")), `does not offer "walk:7"`},
		{"an answer to another question",
			seal(swap(`"name":"one","keys":["walk:2"]`, `"name":"two","keys":["walk:2"]`)),
			`asks seat 0 for "one", but the log holds ask of seat 0 to "two"`},
		{"an answer of another seat", seal(swap(`"kind":"ask","seat":0,"step":4`, `"kind":"ask","seat":1,"step":4`)),
			"(step 4): question 0 asks seat 0"},
		{"an answer in a lane that was given outside",
			seal(swap(`"step":4,"name":"one"`, `"step":4,"all":1,"name":"one"`)), "step 4"},
		{"chance without a value", seal(swap(`"value":`, `"back":true,"x":`)), "unknown field"},
		{"chance that can't be",
			seal(strings.Replace(good, `"name":"die","n":1,"value":`, `"name":"die","n":1,"value":7`, 1)),
			`chance "die" can't come out as 7`},
		{"chance counted wrongly", seal(swap(`"name":"die","n":1`, `"name":"die","n":2`)),
			"this is chance number 2, but 1 were decided before it"},
		{"chance that is called otherwise", seal(swap(`"name":"die"`, `"name":"coin"`)),
			`chance "die" is called for, but the log holds chance "coin"`},
		{"chance in a lane", seal(swap(`"kind":"chance","step":4`, `"kind":"chance","step":4,"all":1`)),
			`kind "chance" has no all`},
		{"an answer to a later question", seal(swap(`"step":4,"name":"one"`, `"step":4,"q":1,"name":"one"`)),
			"(step 4): question 0 asks seat 0"},
		{"an undo of nothing",
			seal(swap(`"kind":"undo","seat":0,"step":1,"n":2`, `"kind":"undo","seat":0,"step":1,"n":99`)),
			"which does not come before it"},
		{"an undo of another's answer", seal(swap(`"kind":"undo","seat":0`, `"kind":"undo","seat":1`)),
			"which is no standing answer of seat 1"},
		{"an undo of chance",
			seal(swap(`"kind":"undo","seat":0,"step":1,"n":2`, `"kind":"undo","seat":0,"step":0,"n":0`)),
			"which is no standing answer of seat 0"},
		{"steps out of order", seal(swap(`"step":4,"name":"one"`, `"step":2,"name":"one"`)),
			"this comes after entries of step 3"},
		{"an answer too many in a lane",
			seal(strings.Replace(good, lines[len(lines)-2],
				`{"kind":"ask","seat":1,"step":8,"all":1,"q":1,"name":"one","keys":["walk"]}`+"\n"+lines[len(lines)-2],
				1)), "the lane of seat 1 has ended, but the log goes on with ask of seat 1"},
		{"a step too far",
			seal(strings.Replace(good, lines[len(lines)-2],
				`{"kind":"ask","seat":0,"step":99,"name":"one","keys":["walk"]}`+"\n"+lines[len(lines)-2], 1)),
			"step 8 waits for an answer, but the log goes on with ask of seat 0"},
		{"a step below zero", seal(swap(`"step":4`, `"step":-4`)), "step, all and q are never negative"},
		{"somebody unknown", seal(swap(`"name":"any"}`, `"name":"any","by":"ghost"}`)), `by "ghost"`},
		{"an answer that was said to be secret",
			seal(swap(`"name":"one","keys":["walk:2"]`, `"name":"one","keys":["walk:2"],"secret":true`)),
			"the answer of the log is secret: true; the question's: false"},
		{"a secret that was said to be none", seal(swap(`,"secret":true`, ``)), "secret"},
		{"chance that another sees", seal(swap(`"who":1}`, `"who":3}`)),
			`chance "deck" seen by seats 0, 1 (back false), but it is seen by seat 0 (back false)`},
		{"a pass with a key", seal(swap(`"kind":"pass",`, `"kind":"pass","keys":["walk"],`)),
			`kind "pass" has no keys`},
		{"a free action with chance", seal(swap(`"kind":"free",`, `"kind":"free","value":3,`)),
			`kind "free" has no value`},
		{"an answer in a lane of others", seal(swap(`"step":5,"all":1,`, `"step":5,"all":1,"lane":5,`)), "(step 5): "},
		{"another state", seal(swap(`"kind":"state","step":1,"name":"`, `"kind":"state","step":1,"name":"0`)),
			"entry 1 (step 1): the match has come to another state than when it was played"},
		{"another state at the seal", swap(`","state":"`, `","state":"0`),
			"entry 18 (step 8): the match ends in another state"},
		{"a seal without a state", seal(strings.Replace(good, `,"state":"`, `,"was":"`, 1)),
			"the seal holds no hash of the state"},
		{"a line without end", swap("wink", strings.Repeat("wink", 80000)), "line "},
	} {
		t.Run(c.what, func(t *testing.T) {
			if c.file == good {
				t.Fatal("the file is unharmed")
			}
			_, err := m.read(c.file)
			if err == nil || !strings.Contains(err.Error(), c.words) {
				t.Errorf("the error is %v, want one with the words %q", err, c.words)
			}
		})
	}
}

func TestAnEntryBehindTheEndIsRefused(t *testing.T) {
	m := begin(t, 1, walks(0))
	m.says(0, "walk")
	lines := strings.SplitAfter(m.file(), "\n")
	_, err := m.read(seal(lines[0] + lines[1] + lines[2] + strings.Replace(lines[1], `"step":0`, `"step":1`, 1) +
		lines[3]))
	if err == nil || !strings.Contains(err.Error(),
		"entry 2 (step 1): the match was over, but the log goes on with ask of seat 0") {
		t.Errorf("the error is %v", err)
	}
}

func TestAFileOfOtherRulesIsReadIfItFitsAndSaysSoIfNot(t *testing.T) {
	m := story(t)
	old := strings.Replace(m.file(), `"rules":"1"`, `"rules":"0"`, 1)
	if _, err := m.read(seal(old)); err != nil {
		t.Errorf("a file of other rules that fits is refused: %v", err)
	}
	_, err := m.read(seal(strings.Replace(old, "walk:2", "walk:7", 1)))
	if words := `(the match was played by rules version "0", these are "1")`; err == nil ||
		!strings.Contains(err.Error(), words) {
		t.Errorf("the error is %v, want one with the words %s", err, words)
	}
}

func TestAFileThatCannotBeReadOrWrittenSaysSo(t *testing.T) {
	m := story(t)
	broken := errors.New("the wire is cut")
	_, err := table.Read(io.MultiReader(strings.NewReader(m.file()[:50]), failing{broken}),
		func(string) *table.Box { return m.Box() })
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
	if err := m.Write(failing{broken}); !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error)  { return 0, f.err }
func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestTheRecordOfASeatHoldsNoSecretOfOthers(t *testing.T) {
	m := story(t)
	record := func(s table.Seat) string {
		var b bytes.Buffer
		if err := m.WriteFor(&b, s); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	drawn := fmt.Sprintf(`"name":"deck","n":0,"value":%d`, m.Entries(0)[0].Value)
	for _, c := range []struct {
		what, text string
		knows      string // which of the seats 0, 1 and spectators
	}{
		{"the card that seat 0 drew", drawn, "0"},
		{"that a card was drawn", `"name":"deck","n":0`, "01s"},
		{"what seat 1 took in secret", `"keys":["take:2"]`, "1"},
		{"that seat 1 took something in secret", `"name":"secret"`, "01s"},
		{"what seat 0 took in the open", `"keys":["take:1"]`, "01s"},
		{"what seat 1 bids in the All that is open", `"step":8`, "1"},
		{"what seat 1 wanted to bid and took back", `"seat":1,"step":5,"all":1,"name":"one","keys":["walk:2"]`, "1"},
		{"that it took it back", `"kind":"undo","seat":1`, "1"},
		{"what seat 1 has bid", `{"kind":"ask","seat":1,"step":5,"all":1,"name":"one","keys":["walk:1"]}`, "01s"},
		{"what seat 0 took back in the open", `{"kind":"ask","seat":0,"step":1,"name":"one","keys":["walk:1"]}`, "01s"},
		{"what was rolled", `"name":"die","n":1,"value":`, "01s"},
		{"the seed", m.Seed().String(), ""},
		{"its hash", m.Seed().Hash(), "01s"},
	} {
		for i, s := range []table.Seat{0, 1, table.Nobody} {
			if got, want := strings.Contains(record(s), c.text), strings.Contains(c.knows, "01s"[i:i+1]); got != want {
				t.Errorf("%s: seat %d knows it: %v, want %v, in\n%s", c.what, s, got, want, record(s))
			}
		}
	}
	m.says(0, "walk:2", "walk:2")
	if !m.Over() || record(table.Nobody) != m.file() {
		t.Error("when a match is over, everybody may know all of it")
	}
}

func TestOptionsOfASetUpAreCompletedAndChecked(t *testing.T) {
	b := &table.Box{Name: "bare", Title: "Bare", MinSeats: 1, MaxSeats: 4, Modes: []string{"day", "night"},
		Choices: []table.Choice{{Name: "moon", Values: []string{"full", "new"}, Default: "new"}}}
	s, err := b.Check(table.Setup{Seats: 2})
	if err != nil || s.Game != "bare" || s.Mode != "day" || s.Options["moon"] != "new" {
		t.Errorf("the set-up becomes %+v (%v)", s, err)
	}
	for words, s := range map[string]table.Setup{
		`game "chess" is not "bare"`:                      {Game: "chess", Seats: 2},
		`0 players: Bare is for 1 to 4`:                   {},
		`5 players: Bare is for 1 to 4`:                   {Seats: 5},
		`mode "dusk": Bare has day, night`:                {Seats: 2, Mode: "dusk"},
		`option moon="half": it must be one of full, new`: {Seats: 2, Options: map[string]string{"moon": "half"}},
		`option "sun": Bare has no such option`:           {Seats: 2, Options: map[string]string{"sun": "up"}},
	} {
		if _, err := b.Check(s); err == nil || err.Error() != words {
			t.Errorf("%+v: the error is %v, want %s", s, err, words)
		}
	}
}

// old is a match file of format 1, which had no hashes of states: the log of story.
func old(t testing.TB) string {
	b, err := os.ReadFile("testdata/format-1.match")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestAFileOfTheOldFormatIsReadAndUnproven(t *testing.T) {
	m := story(t)
	if !m.Proven() {
		t.Error("a match that has just been played is not proven")
	}
	r, err := m.read(old(t))
	if err != nil {
		t.Fatal(err)
	}
	if r.Proven() {
		t.Error("a match of the old format is proven")
	}
	for s := range table.Seat(2) {
		if !reflect.DeepEqual(r.View(s), m.View(s)) {
			t.Errorf("seat %d sees %v in the old file and %v in the new one", s, r.View(s), m.View(s))
		}
	}
	r.says(0, "walk")
	if again, err := r.read(r.file()); err != nil || !again.Proven() {
		t.Errorf("once it was written anew it is not proven: %v", err)
	}
}

// Rules that fit every answer and count otherwise are found out, for the states are compared.
func TestAChangeOfTheRulesThatFitsIsFoundOut(t *testing.T) {
	count := func(worth int) *script {
		walk := func(t *table.Table, g *bare) { g.Sum[0] += worth * ask(t, 0, 3) }
		return &script{steps: []step{walk, walk}}
	}
	m := beginScript(t, 1, count(1))
	m.says(0, "walk:1", "walk:2")
	changed := func(string) *table.Box { b := *box(count(2)); b.Version = "2"; return &b }
	for name, read := range map[string]func(io.Reader, func(string) *table.Box) (*table.Match, error){
		"Read": table.Read, "Verify": table.Verify,
	} {
		_, err := read(strings.NewReader(m.file()), changed)
		bent := (*table.Bent)(nil)
		if !errors.As(err, &bent) || bent.Entry != 1 || bent.Step != 1 ||
			!strings.Contains(err.Error(), `rules version "1", these are "2"`) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := table.Replay(changed(""), m.Setup(), m.Seed(), m.Clone().Entries(0)); !errors.As(err,
		new(*table.Bent)) {
		t.Errorf("Replay: %v", err)
	}
}

// What only the final scores know is found out too.
func TestAChangeOfTheScoringIsFoundOut(t *testing.T) {
	sc := &script{steps: []step{walks(0)}}
	m := beginScript(t, 1, sc)
	m.says(0, "walk:1")
	scored := *sc
	scored.scores = func(g *bare) []int { return []int{73} }
	if _, err := table.Verify(strings.NewReader(m.file()),
		func(string) *table.Box { return box(&scored) }); !errors.As(err, new(*table.Bent)) {
		t.Errorf("the error is %v", err)
	}
}
