package web

import (
	"strings"
	"testing"
)

// Of a seal the first digits are read; the rest is folded away, where it can be copied.
func TestASealIsFolded(t *testing.T) {
	hash := strings.Repeat("0123456789abcdef", 4)
	var b strings.Builder
	if err := seal("Sealed as", hash, "/file").Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	read, folded, _ := strings.Cut(b.String(), "<details")
	if !strings.Contains(read, hash[:12]+"…</code>") || strings.Contains(read, hash[:13]) {
		t.Errorf("in the open stands %s", read)
	}
	if !strings.Contains(folded, `value="`+hash+`"`) || !strings.Contains(folded, `data-copy="#seal"`) {
		t.Errorf("folded away is %s", folded)
	}
}
