package webtest

import "testing"

// Pictured is a card and the name of its picture.
type Pictured struct {
	Card, Picture string
	Own           bool // it wants a picture that no other card has
}

// PicturesFit checks that cards which want pictures of their own have them, and that no picture is without a card. The
// names of the pictures that are a card's own are drawn.
func PicturesFit(t *testing.T, cards []Pictured, drawn []string) {
	t.Helper()
	own, of, wanted := map[string]bool{}, map[string]string{}, map[string]bool{}
	for _, name := range drawn {
		own[name] = true
	}
	for _, x := range cards {
		wanted[x.Picture] = true
		if !x.Own {
			continue
		}
		if !own[x.Picture] {
			t.Errorf("%s is drawn as any %s", x.Card, x.Picture)
		}
		if other, ok := of[x.Picture]; ok && other != x.Card {
			t.Errorf("%s looks like %s", x.Card, other)
		}
		of[x.Picture] = x.Card
	}
	for _, name := range drawn {
		if !wanted[name] {
			t.Errorf("no card is called %s, which is drawn", name)
		}
	}
}
