package webtest

import (
	"strings"
	"testing"
)

func TestSheetFaults(t *testing.T) {
	for css, want := range map[string]string{
		"b { font-size: 9px; }":                 "text of 9px",
		"b { font: bold 700 9.5px serif; }":     "text of 9.5px",
		"b { border-radius: 3px; }":             "a corner is round",
		"b { background: url(x); }":             `holds "url("`,
		"b { text-transform: uppercase; } }":    "1 braces open, 2 close",
		"b { font-size: 11px; }":                "",
		"b { font-size: 0px; color: red; }":     "",
		"b { border-radius: 50%; width: 9px; }": "",
	} {
		got := strings.Join(SheetFaults(css), "; ")
		if !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%s\n got %s\nwant %s", css, got, want)
		}
	}
}
