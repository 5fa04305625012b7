package screen

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

var (
	quoted = regexp.MustCompile(`“[^”]*”`)
	second = regexp.MustCompile(`(?i)\byou(rs?|rself)?\b`)
)

// What befell somebody else speaks of them, never to the reader, who would take it for their own: card texts that speak
// to whom it befell stand in quotation marks, after who it was.
func TestNewsOfOthersDoNotSpeakToTheReader(t *testing.T) {
	others, quotes := 0, 0
	for n := range 2 {
		m := newMatch(t, 3, "persons "+strconv.Itoa(n), "standard")
		var read [3]int
		walk(t, m, uint64(n), func(a *table.Ask) {
			sc := sceneOf(m, a.Seat)
			for _, e := range sc.Events[read[a.Seat]:] {
				if e.Seat == a.Seat || e.Seat == table.Nobody {
					continue
				}
				others++
				says := sc.Say(e)
				if quoted.MatchString(says) {
					quotes++
				}
				said := strings.ReplaceAll(quoted.ReplaceAllString(says, ""), "Somebody in Your Coat", "it") // its name
				if second.MatchString(said) {
					t.Errorf("seat %d reads of seat %d: %q", a.Seat, e.Seat, says)
				}
			}
			read[a.Seat] = len(sc.Events)
		})
	}
	if others == 0 || quotes == 0 {
		t.Errorf("%d events of others, %d with a quotation", others, quotes)
	}
}
