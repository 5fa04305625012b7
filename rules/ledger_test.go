package rules

import (
	"strings"
	"testing"
)

func TestLedger(t *testing.T) {
	const text = "# Chess\n\n## Moves (CH-MOVE)\n\n- **CH-MOVE-01 Turns.** White begins.\n- **CH-MOVE-02 Board.** " +
		"There is a board.\n"
	l := NewLedger("chess", text, "CH-MOVE-02: all know it\n")
	if n, why := len(l.Rules()), l.Silent()["CH-MOVE-02"]; n != 2 || why == "" {
		t.Errorf("%d rules, the board is silent because %q", n, why)
	}
	for want, broken := range map[string]*Ledger{
		"chess: rules.md: ":           NewLedger("chess", "- **CH-MOVE-01** White begins.\n", ""),
		"chess: without-effect.txt: ": NewLedger("chess", text, "CH-MOVE-09: what rule?\n"),
	} {
		func() {
			defer func() {
				if said, _ := recover().(string); !strings.HasPrefix(said, want) {
					t.Errorf("a broken ledger says %q, want %q", said, want)
				}
			}()
			broken.Silent()
		}()
	}
}

// A rule has the title that it has in its book. What is no rule, and what has no ledger, has none.
func TestTitle(t *testing.T) {
	l := NewLedger("chess", "# Chess\n\n## Moves (CH-MOVE)\n\n- **CH-MOVE-01 Turns.** White begins.\n", "")
	var none *Ledger
	if known, wrong, without := l.Title("CH-MOVE-01"), l.Title("CH-MOVE-09"), none.Title("CH-MOVE-01"); known != "Turns" ||
		wrong+without != "" {
		t.Errorf("titles are %q, %q and %q", known, wrong, without)
	}
}

func TestCite(t *testing.T) {
	l := NewLedger("chess", "# Chess\n\n## Moves (CH-MOVE)\n\n- **CH-MOVE-01 Turns.** White begins.\n", "")
	for id, want := range map[string]string{"CH-MOVE-01": "Turns (CH-MOVE-01)", "CH-MOVE-09": "CH-MOVE-09"} {
		if got := l.Cite(id); got != want {
			t.Errorf("%s is cited as %q, want %q", id, got, want)
		}
	}
}
