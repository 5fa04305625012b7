package firelands

import "testing"

func TestBoxIsComplete(t *testing.T) {
	if Count() != 65+14+24+24+12+6+8+10+5 {
		t.Errorf("%d cards", Count())
	}
}
