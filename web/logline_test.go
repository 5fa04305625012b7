package web

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/tongue"
)

func drawnAs(t *testing.T, ctx context.Context, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(ctx, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A line that was drawn before stands there as if it were drawn anew, for each reader in their own language.
func TestALineIsKeptAsItIsDrawn(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	entries := []LogEntry{
		{Phase: "Round 2"},
		{Left: true},
		{Seat: SeatMark{Colour: "red", Name: "Mara"}, Words: "Mara gains 2 *Fuel* at the [Gate](gate).", Rule: Citation{ID: "FL-END-01"}},
		{Glyph: "fuel", Words: "The row is filled <anew>.", Undone: true},
	}
	for range 2 {
		for _, e := range entries {
			for _, ctx := range []context.Context{t.Context(), tongue.With(t.Context(), german)} {
				got := drawnAs(t, ctx, keptLine("firelands", e))
				if want := drawnAs(t, ctx, LogLine("firelands", e)); got != want {
					t.Errorf("%+v is kept as\n%s\nand not as\n%s", e, got, want)
				}
			}
		}
	}
}

// However many lines are drawn, no more than two generations are kept, and a line that is asked for stays.
func TestLinesAreForgotten(t *testing.T) {
	often := LogEntry{Words: "this stands in every log"}
	for i := range 3 * mostKept {
		drawnAs(t, t.Context(), keptLine("firelands", LogEntry{Words: fmt.Sprint("line ", i)}))
		if i%1000 == 0 {
			drawnAs(t, t.Context(), keptLine("firelands", often))
		}
	}
	if n := len(lines.young) + len(lines.old); n > 2*mostKept {
		t.Errorf("%d lines are kept", n)
	}
	if _, ok := lines.find(lineKey{game: "firelands", entry: often}); !ok {
		t.Error("a line that is asked for again and again was forgotten")
	}
	if _, ok := lines.find(lineKey{game: "firelands", entry: LogEntry{Words: "line 0"}}); ok {
		t.Error("the first line was not forgotten")
	}
}

// A text that was said before stands there as if it were said anew, for each reader in their own language.
func TestATextIsKeptAsItIsSaid(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	texts := []string{"", "Draw 2 *cards* {fuel}", "The [Welder](welder) <rests>.", "Round 2"}
	for range 2 {
		for _, text := range texts {
			for _, reader := range []*tongue.Tongue{nil, german} {
				for _, links := range []bool{true, false} {
					for _, game := range []string{"firelands", "posthuman"} {
						got := keptMarkup(saying{reader, game, text, links})
						if want := markup(reader, game, text, links); got != want {
							t.Errorf("%q is kept as\n%s\nand not as\n%s", text, got, want)
						}
					}
				}
			}
		}
	}
}
