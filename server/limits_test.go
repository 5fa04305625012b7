package server

import (
	"os"
	"strings"
	"testing"
	"time"
)

// A limit is set by its name, and the page for operators lists all of them with what they usually are.
func TestLimitsAreSetByName(t *testing.T) {
	var l Limits
	for name, value := range map[string]string{"bot-time": "3s", "rate": "0.5", "address-streams": "7", "disk": "1000"} {
		if err := l.Set(name, value); err != nil {
			t.Error(err)
		}
	}
	if l.BotTime != 3*time.Second || l.Rate != 0.5 || l.AddressStreams != 7 || l.Disk != 1000 {
		t.Errorf("%+v", l)
	}
	for _, wrong := range [][2]string{
		{"cakes", "3"}, {"bot-time", "3"}, {"bot-time", "-3s"}, {"rate", "NaN"}, {"rate", "0"}, {"streams", "1.5"},
		{"streams", "-1"}, {"disk", "99999999999"},
	} {
		if err := l.Set(wrong[0], wrong[1]); err == nil {
			t.Errorf("%v is taken", wrong)
		}
	}
	page, err := os.ReadFile("../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range LimitNames() {
		row := "| `" + name + "` | " + l.Default(name) + " |"
		if name == "bots" { // as many as the machine has
			row = "| `bots` | one less than processors |"
		}
		if !strings.Contains(string(page), row) {
			t.Errorf("docs/operating.md has no %s", row)
		}
	}
}
