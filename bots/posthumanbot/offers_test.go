package posthumanbot_test

import (
	"fmt"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// Bots propose trades that help both: nothing for nothing, not even when they misjudge what they do, and in one Trade
// phase nobody is asked twice by the same, or asked for what they have just been offered.
func TestOffersMakeSense(t *testing.T) {
	for name, make := range map[string]func(uint64) bots.Player{
		"normal": func(seed uint64) bots.Player { return posthumanbot.New(seed) },
		"easy":   func(seed uint64) bots.Player { return bots.Easy(posthumanbot.New(seed), seed) },
	} {
		offers := 0
		for k := range uint64(12) {
			told := playedBy(t, k, make(3*k), make(3*k+1), make(3*k+2))
			made := map[string]bool{} // in this turn
			for _, says := range told {
				switch {
				case strings.HasPrefix(says, "Turn "):
					clear(made)
				case strings.HasPrefix(says, "An offer: "):
					offers++
					if strings.Contains(says, "for nothing") || made[says] || made[mirrored(says)] {
						t.Errorf("%s, match %d: %s", name, k, says)
					}
					made[says] = true
				}
			}
		}
		if offers < 5 {
			t.Errorf("%s: %d offers", name, offers)
		}
	}
}

// mirrored is an offer as the other side would make it.
func mirrored(says string) string {
	says = strings.TrimSuffix(strings.TrimPrefix(says, "An offer: "), ".")
	a, b, _ := strings.Cut(says, "; ")
	return "An offer: " + b + "; " + a + "."
}

// playedBy is what was told of a match that some players have played.
func playedBy(t *testing.T, seed uint64, players ...bots.Player) (told []string) {
	t.Helper()
	m, err := table.NewMatch(posthuman.Shelf, setup(len(players), 0), table.SeedOf(fmt.Sprint("offers ", seed)))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := m.Asks()[0]
		key := table.SetKey(m.Verbs(), players[a.Seat].Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByBot); err != nil {
			t.Fatal(err)
		}
	}
	voice := m.Voice(func(s table.Seat) string { return fmt.Sprint("Bot ", s) })
	for _, e := range m.Events(table.Nobody) {
		told = append(told, voice.Tale(e, table.Nobody))
	}
	return told
}
