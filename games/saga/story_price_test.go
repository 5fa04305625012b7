package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// PS-STORY-05, PS-BOARD-07: an option of a story says its price, and what the fatigue of it takes.
func TestAnOptionOfAStorySaysItsPrice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	priced := 0
	for number := int16(1); int(number) <= board.Stories; number++ {
		for i := range readPages[storySide(number)].Options {
			page := p.book.Open(p.tb, &p.Read, optionSideOf(number, i), table.Everyone)
			says := p.brings(askStory, VerbChoose.Of(int(number), i), 0)
			if strings.HasPrefix(says, "price: "+p.takes(0, asPaid(page.Price))) != (len(page.Price) > 0) {
				t.Errorf("story %d, option %d: %q", number, i, says)
			}
			priced += len(page.Price)
		}
	}
	if priced == 0 {
		t.Error("no option has a price")
	}
	price, err := parsePrice("1 food, 2 fatigue")
	if err != nil {
		t.Fatal(err)
	}
	if got := p.prices(0, price); got != "price: 1 food, 2 fatigue (exhaust 1 boost, lose 1 morale)" {
		t.Errorf("%q", got)
	}
}
