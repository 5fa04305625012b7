package screen

import (
	"slices"
	"testing"

	"waystation/games/heredity"
	"waystation/games/scene"
	"waystation/table"
)

// What has come about twice on end stands once over the question, and says that it was twice: a doubled sentence reads
// like a mistake.
func TestWhatCameTwiceIsSaidOnce(t *testing.T) {
	p, _ := offering("gives", [3]int16{}, []heredity.MemberView{{Name: "Brick"}})
	p.News = &scene.News{Told: make([]table.Event, 3), Words: []string{
		"Brick gets 2 materials.", "Brick gets 2 materials.", "Djamal takes 1 damage from the Sweep.",
	}}
	p.recall()
	if want := "Brick gets 2 materials, twice. Djamal takes 1 damage from the Sweep."; p.ask.Known != want {
		t.Errorf("over the question stands %q", p.ask.Known)
	}
	all := []string{"A.", "A.", "A.", "B.", "(C.)", "(C.)", "A."}
	if got, want := saidOnce(all), []string{"A, 3 times.", "B.", "(C.)", "A."}; !slices.Equal(got, want) {
		t.Errorf("%q are said as %q", all, got)
	}
}
