package saga

import (
	"fmt"
	"slices"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// named are the cards by what positions call them.
var named = position.Names{Count: Count, Of: func(c table.Card) []string { return []string{Of(c).Handle, Of(c).ID} },
	Like: "those of the card files, such as Hammerhand, TT-F1 2 or E2-11"}

// lift takes a card out of its pile with nothing on it; mods of a weapon go home.
func (g *Game) lift(c table.Card) {
	position.Lift(g.Piles(), c)
	g.Cards[c] = Marks{}
	for o := range g.Cards {
		if k := &g.Cards[o]; k.Mod && table.Card(k.On) == c {
			g.home(table.Card(o))
		}
	}
}

// home puts a card where it is when nobody has it: at the bottom of its deck, with its owner's cards, or out of the
// game.
func (g *Game) home(c table.Card) {
	g.lift(c)
	f := Of(c)
	if f.Kind == KindChallenge {
		g.homeChallenge(c)
		return
	}
	k := homes[f.Group]
	if k == MorningsGone {
		k = Aside
	}
	if k == Aside || k == Recons || k == Objectives {
		g.pile(k).Put(c, table.Everyone)
		return
	}
	position.Tuck(g.pile(k), c)
}

// homeChallenge puts a challenge card among the ready ones of its owner, or those set aside.
func (g *Game) homeChallenge(c table.Card) {
	for s := range table.Seat(g.Players) {
		if g.mat(s).Character != Of(c).Owner {
			continue
		}
		to := g.of(s, Deck)
		if Of(c).Challenge.Band && !g.banded(s, c) {
			to = g.of(s, Yellow)
		}
		to.Put(c, table.Everyone)
		to.Loose = to.Len()
		return
	}
	g.pile(Aside).Put(c, table.Everyone)
}

// banded reports whether a skill of a player has brought a challenge card with a yellow band.
func (g *Game) banded(s table.Seat, c table.Card) bool {
	m := g.mat(s)
	for i := range characters[m.Character].Skills {
		if m.Skills&(1<<i) != 0 && slices.Contains(characters[m.Character].Skills[i].Adds, c) {
			return true
		}
	}
	return false
}

// fillPile makes a pile hold just the cards of a list.
func (g *Game) fillPile(p *table.Pile, list []table.Card, who table.Seats) {
	position.Fill(p, list, who, g.lift, g.home)
	for _, c := range list {
		g.Cards[c].Came = true
		if f := Of(c); f.Kind == KindGear || f.Kind == KindFollower || f.Kind == KindMutation {
			g.Cards[c].Left = f.Timing.Counters
		}
	}
}

// kindOf reads a list of cards of some kinds.
func kindOf(v string, kinds ...Kind) ([]table.Card, error) {
	list, err := named.Cards(v)
	if err != nil {
		return nil, err
	}
	for _, c := range list {
		if !slices.Contains(kinds, Of(c).Kind) {
			return nil, fmt.Errorf("the %s (%s) does not belong there", Of(c).Name, Of(c).ID)
		}
	}
	return list, nil
}

func setTablePile(k Stack, kind Kind) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		list, err := kindOf(v, kind)
		if err != nil {
			return err
		}
		if k != Lasting && len(list) > 1 {
			return fmt.Errorf("%q is more than one", v)
		}
		if k == BossShown && len(list) > 0 && !Of(list[0]).Enemy.Boss {
			return fmt.Errorf("the %s is no boss", Of(list[0]).Name)
		}
		g.fillPile(g.pile(k), list, table.Everyone)
		return nil
	}
}

func lookTablePile(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) { return named.In(g.pile(k)), nil }
}

// deckCards reads a list of cards of a deck.
func deckCards(k Stack, v string) ([]table.Card, error) {
	list, err := named.Cards(v)
	for _, c := range list {
		if homes[Of(c).Group] != k {
			return nil, fmt.Errorf("the %s is not a card of that deck", Of(c).Handle)
		}
	}
	return list, err
}

// deckAndCards reads the name of a deck, and a list of cards of it.
func deckAndCards(deck, value string) (Stack, []table.Card, error) {
	k, err := deckNamed(deck)
	if err != nil {
		return 0, nil, err
	}
	list, err := deckCards(k, value)
	return k, list, err
}

// setNext stacks the top of a deck.
func setNext(g *Game, _ table.Seat, arg, v string) error {
	k, list, err := deckAndCards(arg, v)
	if err == nil {
		position.Stack(g.pile(k), list, g.lift)
	}
	return err
}

// setWhole makes a deck hold nothing else; what was in it is out of the game.
func setWhole(g *Game, _ table.Seat, arg, v string) error {
	k, list, err := deckAndCards(arg, v)
	if err == nil {
		position.Empty(g.pile(k), g.pile(Aside), g.lift)
		position.Stack(g.pile(k), list, g.lift)
	}
	return err
}

func lookNext(g *Game, _ table.Seat, arg string) (string, error) {
	k, err := deckNamed(arg)
	return named.Next(g.pile(k)), err
}

// discardOf is the discard pile of a deck; bags and the decks of mutations and bosses have none.
func discardOf(arg string) (Stack, error) {
	k, err := deckNamed(arg)
	if err != nil {
		return 0, err
	}
	switch k {
	case SiteBag, StoryBag, Bosses, Minor, Major:
		return 0, fmt.Errorf("%s have no discard pile", strings.ToLower(arg))
	}
	return k + 1, nil
}

func setDiscarded(g *Game, _ table.Seat, arg, v string) error {
	k, err := discardOf(arg)
	if err != nil {
		return err
	}
	list, err := deckCards(k-1, v)
	if err == nil {
		g.fillPile(g.pile(k), list, table.Everyone)
	}
	return err
}

func lookDiscarded(g *Game, _ table.Seat, arg string) (string, error) {
	k, err := discardOf(arg)
	if err != nil {
		return "", err
	}
	return named.In(g.pile(k)), nil
}

// setQueue lays out the queue, space by space.
func setQueue(g *Game, _ table.Seat, _, v string) error {
	parts := position.List(v)
	if len(parts) > g.queueSpaces() {
		return fmt.Errorf("%d pairs are too many for a queue of %d", len(parts), g.queueSpaces())
	}
	var piles [2][]table.Card
	var spaces [2][]int8
	for space, part := range parts {
		tile, site, two := strings.Cut(part, " + ")
		if !two {
			return fmt.Errorf("%q is no pair", part)
		}
		for i, name := range [2]string{tile, site} {
			list, err := kindOf(name, [2]Kind{KindTile, KindSite}[i])
			if err != nil {
				return err
			}
			for _, c := range list {
				piles[i], spaces[i] = append(piles[i], c), append(spaces[i], int8(space))
			}
		}
	}
	for i, k := range [2]Stack{QueueTiles, QueueSites} {
		g.fillPile(g.pile(k), piles[i], table.Everyone)
		for n, c := range piles[i] {
			g.Cards[c].At = spaces[i][n]
		}
	}
	return nil
}

func lookQueue(g *Game, _ table.Seat, _ string) (string, error) {
	var out []string
	for space := range g.queueSpaces() {
		pair := [2]string{"none", "none"}
		for i, k := range [2]Stack{QueueTiles, QueueSites} {
			if n := g.queued(k, space); n >= 0 {
				pair[i] = Of(g.pile(k).At(n)).Handle
			}
		}
		out = append(out, pair[0]+" + "+pair[1])
	}
	return strings.Join(out, ", "), nil
}
