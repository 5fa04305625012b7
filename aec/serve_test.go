package aec_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"waystation/aec"
	"waystation/internal/caravan"
	"waystation/table"
)

// spoken is what is answered to lines.
func spoken(t *testing.T, games []*aec.Game, lines ...string) []map[string]any {
	t.Helper()
	var out bytes.Buffer
	s := &aec.Server{Games: games, Program: "test"}
	if err := s.Serve(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	var answers []map[string]any
	for line := range strings.Lines(out.String()) {
		var x map[string]any
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		answers = append(answers, x)
	}
	if len(answers) != len(lines) {
		t.Fatalf("%d answers to %d lines: %s", len(answers), len(lines), out.String())
	}
	return answers
}

func small() []*aec.Game { return []*aec.Game{{Box: caravan.Shelf}} }

const begin = `{"do":"make","game":"caravan","players":2,"seed":1}`

// What is wrong is said with a code, and what comes after is answered as if it had not been asked.
func TestWhatIsWrongIsSaid(t *testing.T) {
	long := `{"do":"` + strings.Repeat("x", aec.MaxLine) + `"}`
	lines := []struct{ line, code string }{
		{begin, ""},
		{`{"do":"step","env":1,"action":0}`, "over"},
		{`{"do":"reset","env":1}`, ""},
		{`{`, "unreadable"}, {`[]`, "unreadable"}, {`{"do":"hello"} {}`, "unreadable"},
		{`{"do":"hello","hat":1}`, "unreadable"}, {`{"do":"step","env":"one"}`, "unreadable"},
		{`{"do":"fly"}`, "unknown"}, {`{"do":"fly","env":1}`, "unknown"}, {`{}`, "unknown"},
		{long, "too_long"},
		{`{"do":"step","env":2,"action":0}`, "no_env"}, {`{"do":"last","env":-1}`, "no_env"},
		{`{"do":"step","env":1,"action":99}`, "action"}, {`{"do":"step","env":1}`, "action"},
		{`{"do":"observe","env":1,"agent":"seat_2"}`, "no_agent"},
		{`{"do":"make","game":"chess"}`, "no_game"},
		{`{"do":"make","game":"caravan","players":9}`, "refused"},
		{`{"do":"make","game":"caravan","players":-1}`, "refused"},
		{`{"do":"make","game":"caravan","mode":"icy"}`, "refused"},
		{`{"do":"make","game":"caravan","limit":-1}`, "refused"},
		{`{"do":"make","game":"caravan","observations":"smell"}`, "refused"},
		{`{"do":"make","game":"caravan","bots":{"seat_0":"hal"}}`, "refused"},
		{`{"do":"make","game":"caravan","bots":{"seat_7":"random"}}`, "no_agent"},
		{`{"do":"make","game":"caravan","seed":1.5}`, "bad_seed"}, {`{"do":"reset","env":1,"seed":""}`, "bad_seed"},
		{`{"do":"last","env":1}`, ""},
		{`{"do":"close","env":1}`, ""}, {`{"do":"last","env":1}`, "no_env"},
		{`{"do":"hello"}`, ""},
	}
	var all []string
	for _, l := range lines {
		all = append(all, l.line)
	}
	answers := spoken(t, small(), all...)
	for i, l := range lines {
		code, _ := answers[i]["code"].(string)
		words, _ := answers[i]["error"].(string)
		if code != l.code || (words == "") != (code == "") {
			t.Errorf("%.80s: code %q, want %q: %v", l.line, code, l.code, answers[i])
		}
	}
	last := slices.IndexFunc(answers[3:], func(x map[string]any) bool { return x["observation"] != nil })
	if !reflect.DeepEqual(answers[2], answers[3+last]) {
		t.Error("the match stands otherwise than it began")
	}
}

// There are only so many environments, and a closed one makes room.
func TestEnvironmentsAreBounded(t *testing.T) {
	var lines []string
	for range aec.MaxEnvs + 1 {
		lines = append(lines, begin)
	}
	lines = append(lines, `{"do":"close","env":7}`, begin)
	answers := spoken(t, small(), lines...)
	if code := answers[aec.MaxEnvs]["code"]; code != "too_many" {
		t.Errorf("one more: %v", answers[aec.MaxEnvs])
	}
	if n := answers[len(answers)-1]["env"]; n != float64(aec.MaxEnvs+1) {
		t.Errorf("after one was closed: %v", answers[len(answers)-1])
	}
}

// The state that a step is answered with says what the parts of it say alone, and is what hello says it is.
func TestTheState(t *testing.T) {
	parts := []string{"agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
	lines := []string{`{"do":"hello"}`, strings.TrimSuffix(begin, "}") + `,"observations":"both"}`,
		`{"do":"reset","env":1,"seed":"x"}`, `{"do":"step","env":1,"action":0}`}
	for _, p := range parts {
		lines = append(lines, fmt.Sprintf(`{"do":%q,"env":1}`, p))
	}
	answers := spoken(t, small(), lines...)
	hello, state := answers[0], answers[3]
	for i, p := range parts {
		if got, want := fmt.Sprint(answers[4+i][p]), fmt.Sprint(state[p]); got != want || want == "<nil>" {
			t.Errorf("%s alone is %s, in the state %s", p, got, want)
		}
	}
	raw, err := base64.StdEncoding.DecodeString(state["observation"].(string))
	if err != nil || float64(len(raw)) != 4*hello["observation_size"].(float64) {
		t.Errorf("an observation of %d bytes, error %v", len(raw), err)
	}
	raw, err = base64.StdEncoding.DecodeString(state["options"].(string))
	if err != nil || float64(len(raw)) != 4*hello["option_size"].(float64)*state["actions"].(float64) {
		t.Errorf("options of %d bytes, error %v", len(raw), err)
	}
	question := state["seen"].(map[string]any)["question"].(map[string]any)
	if n := len(question["actions"].([]any)); float64(n) != state["actions"].(float64) {
		t.Errorf("%d actions in words, %v by number", n, state["actions"])
	}
}

// broken is a game that can't be looked at for the first time.
type broken struct{ caravan.Game }

var looks int

func (b *broken) CopyFrom(o table.Game) { b.Game.CopyFrom(&o.(*broken).Game) }
func (b *broken) View(s table.Seat) any {
	if looks++; looks == 1 {
		panic("out of order")
	}
	return b.Game.View(s)
}

// A game that breaks is said to be broken, and others go on.
func TestAGameThatBreaks(t *testing.T) {
	box := *caravan.Shelf
	box.Name = "crash"
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return &broken{*g.(*caravan.Game)}, err
	}
	looks = 0
	games := []*aec.Game{{Box: &box}, {Box: caravan.Shelf}}
	answers := spoken(t, games, strings.Replace(begin, "caravan", "crash", 1), begin,
		`{"do":"reset","env":1}`, `{"do":"reset","env":2}`, `{"do":"step","env":1,"action":0}`,
		`{"do":"step","env":2,"action":0}`, `{"do":"reset","env":1}`, `{"do":"step","env":1,"action":0}`)
	for i, code := range []any{nil, nil, "broken", nil, "broken", nil, nil, nil} {
		if answers[i]["code"] != code {
			t.Errorf("answer %d: %v", i, answers[i])
		}
	}
}

// At the end each agent is told what it has earned since it acted last, and takes leave.
func TestTheEnd(t *testing.T) {
	lines := []string{`{"do":"make","game":"caravan","players":2,"seed":1,"observations":"none"}`, `{"do":"reset","env":1}`}
	for range 300 { // what comes after the end is refused
		lines = append(lines, `{"do":"step","env":1,"action":0}`)
	}
	for range 2 {
		lines = append(lines, `{"do":"step","env":1,"action":null}`)
	}
	answers := spoken(t, small(), lines...)
	ended := slices.IndexFunc(answers[1:], func(x map[string]any) bool { return x["termination"] == true }) + 1
	if ended == 0 {
		t.Fatal("the match does not end")
	}
	left := len(answers) - 2
	rewards := answers[ended]["rewards"].(map[string]any)
	for i, at := range []int{ended, left} {
		agent := fmt.Sprint("seat_", i)
		if x := answers[at]; x["agent_selection"] != agent || x["reward"] != rewards[agent] {
			t.Errorf("%s: %v, rewards %v", agent, x, rewards)
		}
	}
	if rewards["seat_0"] == 0.0 || rewards["seat_0"] == rewards["seat_1"] {
		t.Errorf("rewards %v", rewards)
	}
	if last := answers[len(answers)-1]; last["agent_selection"] != nil || len(last["agents"].([]any)) != 0 {
		t.Errorf("all have taken leave: %v", last)
	}
}
