package saga

import (
	"testing"

	"waystation/table"
)

// The catalogue has as many cards as the state has marks for.
func TestCardCount(t *testing.T) {
	if Count() != CardCount {
		t.Fatalf("%d cards, and CardCount is %d", Count(), CardCount)
	}
}

// Every story has its text, and of every option its words and what comes of it.
func TestEveryStoryIsWhole(t *testing.T) {
	for number := int16(1); int(number) <= board.Stories; number++ {
		page := readPages[storySide(number)]
		if page == nil || page.Title == "" || page.Text == "" || len(page.Options) < 2 {
			t.Errorf("story %d: %+v", number, page)
			continue
		}
		for i := range page.Options {
			option := readPages[optionSideOf(number, i)]
			if option == nil || readPages[outcomeSideOf(number, i, Success)] == nil {
				t.Errorf("story %d, option %d: %+v", number, i, option)
				continue
			}
			fails, great := readPages[outcomeSideOf(number, i, Failure)] != nil,
				readPages[outcomeSideOf(number, i, GreatSuccess)] != nil
			if x := option.Challenge; fails != (x.Success > 0) || great != (x.Major > 0) {
				t.Errorf("story %d, option %d: challenge %+v, a failure %v, a great success %v", number, i, x,
					fails, great)
			}
		}
	}
}

func newTestGame(t *testing.T, s table.Setup) *Game {
	t.Helper()
	setup, err := Shelf.Check(s)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Game)
}
