package english_test

import (
	"testing"

	"waystation/english"
)

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 dice", 1: "1 die", 2: "2 dice", -1: "-1 dice", 21: "21 dice"} {
		if got := english.Count(n, "die", "dice"); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}

func TestList(t *testing.T) {
	for want, things := range map[string][]string{
		"": {}, "Mara": {"Mara"}, "Mara and Otto": {"Mara", "Otto"}, "Mara, Otto and Ines": {"Mara", "Otto", "Ines"},
	} {
		if got := english.List(things); got != want {
			t.Errorf("%q are %q, want %q", things, got, want)
		}
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "A", "the road": "The road", "öl": "Öl", "7 boxes": "7 boxes"} {
		if got := english.Capital(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
