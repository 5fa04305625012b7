package words_test

import (
	"testing"

	"waystation/games/words"
)

func TestChancesInWords(t *testing.T) {
	for percent, want := range map[int]string{
		0: "hardly ever", 1: "seldom (1 %)", 5: "seldom (5 %)", 7: "seldom (7 %)", 8: "1 in 10 (8 %)", 14: "1 or 2 in 10 (14 %)",
		33: "3 or 4 in 10 (33 %)", 50: "5 in 10 (50 %)", 58: "6 in 10 (58 %)", 62: "6 in 10 (62 %)",
		95: "9 in 10 (95 %)", 96: "nearly always (96 %)", 99: "nearly always (99 %)", 100: "for certain",
	} {
		if got := words.InTen(percent); got != want {
			t.Errorf("%d %% is %q, not %q", percent, got, want)
		}
	}
}

// English has a word for seldom and its like before what is done.
func TestOftenStandsWhereEnglishHasIt(t *testing.T) {
	for percent, want := range map[int]string{
		0: "hardly ever wins", 3: "seldom wins (3 %)", 58: "wins 6 in 10 (58 %)", 98: "nearly always wins (98 %)",
		100: "wins for certain",
	} {
		if got := words.Often(percent, "wins"); got != want {
			t.Errorf("%d: %q", percent, got)
		}
	}
}
