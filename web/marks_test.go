package web

import (
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"
)

func TestPiecesShowWhatTheQuestionSaysOfThem(t *testing.T) {
	a := Ask{
		Choices: []Choice{{Key: "step:4", Piece: "tile:4"}, {Key: "done", Mark: "D"}, {Key: "aim:0:1", Piece: "foe:0"},
			{Key: "aim:0:2", Piece: "foe:0"}},
		Free:   []Choice{{Key: "play:9", Piece: "hand:9"}},
		Denied: []Denied{{Piece: "tile:5", Reason: "the exits don't meet"}, {Piece: "card:7", Reason: "no room"}},
	}
	m := a.Marks()
	for id, want := range map[string]struct{ class, key string }{
		"tile:4": {"is-offered", "step:4"}, "tile:5": {"is-no", ""}, "foe:0": {"is-offered", ""},
		"hand:9": {"is-offered", "play:9"}, "card:7": {"", ""}, "tile:6": {"", ""},
	} {
		if m.Class(id) != want.class || m.Key(id) != want.key {
			t.Errorf("%s has class %q and key %q, want %v", id, m.Class(id), m.Key(id), want)
		}
	}
	if a.Choices[0].Mark != "1" || a.Choices[1].Mark != "D" {
		t.Errorf("the choices are numbered %v", a.Choices)
	}
	a.Still = true
	if m := a.Marks(); m.Class("tile:4") != "is-offered" || m.Key("tile:4")+m.Letter("tile:4")+m.Key("hand:9") != "" {
		t.Error("a piece can be pressed where the question can only be read")
	}
	var c Card
	if m.Lay(&c, "card:7"); c.State != Refused || c.Reason != "no room" {
		t.Errorf("a card that is denied lies as %+v", c)
	}
}

// The circle on a piece posts what its choice posts, and to where: a pick of several is no answer yet.
func TestAPickOnTheBoardIsAPick(t *testing.T) {
	a := Ask{Choices: []Choice{
		{Key: "discard:4", Piece: "hand:4", URL: "/t/m/pick?seat=0"}, {Key: "discard:7", Piece: "card:7", URL: "/t/m/pick?seat=0"},
		{Key: "step:4", Piece: "tile:4"},
	}}
	m := a.Marks()
	var c Card
	m.Lay(&c, "card:7")
	for name, x := range map[string]struct {
		drawn templ.Component
		picks bool
	}{
		"piece": {PieceMarks(m, "hand:4"), true}, "card": {CardFace(c), true}, "answer": {PieceMarks(m, "tile:4"), false},
	} {
		var page strings.Builder
		if err := x.drawn.Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(page.String(), `formaction="/t/m/pick?seat=0"`) != x.picks ||
			!strings.Contains(page.String(), `form="answer"`) {
			t.Errorf("the %s posts elsewhere: %s", name, page.String())
		}
	}
}

// Digits stand in the order in which the rows are read, also where a game has given some of them.
func TestDigitsFollowTheOrderOfTheRows(t *testing.T) {
	for given, want := range map[string]string{"1235--": "123567", "12-5-": "12356", "---": "123", "-1": "21", "124D-": "124D5"} {
		var choices []Choice
		for i, mark := range strings.Split(given, "") {
			choices = append(choices, Choice{Key: strconv.Itoa(i), Label: strconv.Itoa(i), Mark: strings.Trim(mark, "-")})
		}
		got := ""
		for _, c := range marked(choices) {
			got += c.Mark
		}
		if got != want {
			t.Errorf("%s is shown as %s, want %s", given, got, want)
		}
	}
}
