package firelands

import (
	"regexp"
	"strings"
	"testing"
)

func TestTheLedgerIsWhole(t *testing.T) {
	want := map[string]int{"SETUP": 32, "CONVOY": 14, "ORDER": 4, "EXPL": 26, "FOOD": 9, "CONT": 7, "LOC": 3, "FAME": 5,
		"DMG": 7, "OBJ": 9, "IMPROVE": 11, "RECRUIT": 2, "ENC": 3, "BONUS": 13, "ABIL": 5, "BREAK": 3, "FURY": 5,
		"REST": 5, "MOVE": 10, "WAY": 4, "SHORT": 6, "ROCK": 3, "TURN": 3, "AMBUSH": 8, "FIRE": 18, "LOOT": 14,
		"EFIRE": 6, "ROUND": 7, "END": 10, "LAST": 1, "AUTO": 50, "MIX": 14, "FROST": 16, "ICON": 18, "RULING": 166}
	have := map[string]int{}
	for _, r := range Ledger.Rules() {
		part := strings.Split(r.ID, "-")
		have[part[1]]++
		if part[0] != "FL" {
			t.Errorf("%s is a rule of another game", r.ID)
		}
		if n := len(strings.Fields(r.Title)); n > 6 {
			t.Errorf("%s: a title of %d words: %s", r.ID, n, r.Title)
		}
	}
	for part, n := range want {
		if have[part] != n {
			t.Errorf("%d rules of FL-%s, want %d", have[part], part, n)
		}
	}
	if len(have) != len(want) {
		t.Errorf("%d sorts of rules, want %d: %v", len(have), len(want), have)
	}
}

func TestRulesAreTheirOwnAuthority(t *testing.T) {
	pages := regexp.MustCompile(`\(p\.|\bp\.[0-9]|FL-EX-|FL-CARD-|[^-]FROST-|FROST-FACT|, -[0-9]|to -[0-9]`)
	for _, r := range Ledger.Rules() {
		if s := pages.FindString(r.Text); s != "" {
			t.Errorf("%s points outside the rulebook with %q", r.ID, s)
		}
	}
}
