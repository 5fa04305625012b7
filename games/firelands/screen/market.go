package screen

import (
	"fmt"
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// cardLink is a card's name as marked text that holds the card up.
func cardLink(c table.Card) string {
	f := firelands.Of(c)
	return "[" + f.Name + "](" + f.ID + ")"
}

// period is the back of the Exploration deck as it lies: the period of its top card.
func (p *page) period() string {
	for i, n := range p.v.Decks.Exploration {
		if n > 0 {
			return roman[i+1]
		}
	}
	return ""
}

// iceDeck reports whether the top card of the Exploration deck is of Frostlands (FL-MIX-10).
func (p *page) iceDeck() bool {
	for i, n := range p.v.Decks.Exploration {
		if n > 0 {
			return p.v.Land(i+1) == firelands.Frostlands
		}
	}
	return false
}

// deckSays is what is left in the Exploration deck.
func (p *page) deckSays() string {
	var then []string
	says := ""
	for i, n := range p.v.Decks.Exploration {
		switch {
		case n == 0:
		case says == "":
			says = fmt.Sprintf("*%d* left in %s", n, roman[i+1])
		default:
			then = append(then, roman[i+1])
		}
	}
	if says == "" {
		return "The deck is empty"
	}
	if len(then) > 0 {
		says += ", then " + strings.Join(then, ", ")
	}
	return says
}

// nextKnown is what the viewer has peeked at, as marked text.
func (p *page) nextKnown() string {
	var names []string
	for _, c := range p.v.Next {
		if c == firelands.Unseen {
			names = append(names, "unknown")
		} else {
			names = append(names, cardLink(table.Card(c)))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return strings.Join(names, ", then ")
}

// pileSays is what the panel of piles has to show.
func (p *page) pileSays() string {
	says := "Common pile *" + strconv.Itoa(len(p.v.Common)) + "*"
	if n := len(p.v.Next); n > 0 {
		says += ", next " + strconv.Itoa(n) + " known"
	}
	return says
}

// decksSay is what is left in all decks.
func (p *page) decksSay() string {
	d := p.v.Decks
	objects := "Objects " + strconv.Itoa(d.Objects)
	switch {
	case p.deals(firelands.Firelands) && p.deals(firelands.Frostlands):
		objects += ", of the ice " + strconv.Itoa(d.IceObjects)
	case p.deals(firelands.Frostlands):
		objects = "Objects " + strconv.Itoa(d.IceObjects)
	}
	return fmt.Sprintf("Exploration %d, %d, %d. %s. Outcomes %d. Loot %d, %d, %d.", d.Exploration[0], d.Exploration[1],
		d.Exploration[2], objects, d.Outcomes, d.Loot[0], d.Loot[1], d.Loot[2])
}

// deals reports whether Objects of a game are drawn in some region (FL-MIX-09).
func (p *page) deals(l firelands.Land) bool {
	return p.v.Land(1) == l || p.v.Land(2) == l || p.v.Land(3) == l
}

// tray are cards on offer that lie neither in a slot nor with the player: Loot dealt, the Common pile, the top of the
// deck. They stand in the place of the slots while they can be chosen.
func (p *page) tray() (cards []web.Card, head string) {
	if p.v.Seat < 0 {
		return nil, ""
	}
	share := p.player(p.v.Seat).Share
	for i, c := range p.ask.Choices {
		number, ok := strings.CutPrefix(c.Piece, "card:")
		n, err := strconv.Atoi(number)
		if !ok || err != nil {
			continue
		}
		at := ""
		for _, s := range share {
			if int(s.Card) == n {
				at = "Loot dealt to you"
			}
		}
		for _, s := range p.v.Common {
			if int(s) == n {
				at = "From the Common pile"
			}
		}
		for _, s := range p.v.Next {
			if int(s) == n {
				at = "The top of the Exploration deck"
			}
		}
		if at == "" || len(cards) > 0 && p.ask.Choices[i].Piece == cards[len(cards)-1].Piece {
			continue
		}
		head = at
		face := card(table.Card(n))
		face.Body = body(table.Card(n))
		p.pieces.Lay(&face, c.Piece)
		cards = append(cards, face)
	}
	return cards, head
}
