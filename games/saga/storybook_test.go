package saga

import (
	"strings"
	"testing"
)

// What is read aloud fits its page: an opening of 150 words, an outcome of 70; what is said opens and closes its
// quotation marks, and one line break parts two paragraphs.
func TestStorybookFitsItsPages(t *testing.T) {
	fits := func(side, most int) {
		page := readPages[side]
		if page == nil {
			return
		}
		if words := len(strings.Fields(page.Text)); words > most {
			t.Errorf("%d words, and %d fit: %s", words, most, page.Text)
		}
		if strings.Count(page.Text, `"`)%2 > 0 {
			t.Errorf("a quotation mark has no partner: %s", page.Text)
		}
		if strings.Contains(page.Text, "\n\n") {
			t.Errorf("an empty line between paragraphs: %s", page.Text)
		}
	}
	for number := int16(1); int(number) <= board.Stories; number++ {
		fits(storySide(number), 150)
		for i := range readPages[storySide(number)].Options {
			fits(optionSideOf(number, i), 20)
			for grade := range Grade(3) {
				fits(outcomeSideOf(number, i, grade), 70)
			}
		}
	}
}
