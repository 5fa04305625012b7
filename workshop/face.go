package workshop

import (
	"bytes"
	"context"

	"waystation/shelf"
	"waystation/web"
)

// Face is a card as its game's screen draws it now, as HTML; "" when it draws none of that id.
func Face(g *shelf.Game, id string) (string, error) {
	screen, ok := g.Screen.(shelf.Cards)
	if !ok || id == "" {
		return "", nil
	}
	held, ok := screen.Card(id)
	if !ok {
		return "", nil
	}
	var b bytes.Buffer
	if err := web.HeldCard(held).Render(context.Background(), &b); err != nil {
		return "", err
	}
	return b.String(), nil
}
