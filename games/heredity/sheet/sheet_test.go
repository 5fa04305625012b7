package sheet

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

var family = []Character{Selena, Brick, Djamal, Maeve, Swan}

// armour is the one with two HEART slots, of which one serves an action too (HE-EX-30).
func armour(number int16) Item {
	i := Item{Number: number}
	i.Count = 2
	i.Slots[0] = Slot{Heart: true}
	i.Slots[1] = Slot{Heart: true, Icons: Interact}
	return i
}

// tool has slots without HEART (HE-EX-04).
func tool(number int16) Item {
	i := Item{Number: number}
	i.Count = 2
	i.Slots[0] = Slot{Icons: Interact}
	i.Slots[1] = Slot{Direct: true}
	return i
}

func TestPrintedCards(t *testing.T) {
	for _, c := range []struct {
		who  Character
		icon Icons
		free int
	}{
		{Selena, Look, 3}, {Selena, Talk, 2}, {Maeve, Talk, 3}, {Maeve, Look, 2}, {Djamal, Interact, 3},
		{Djamal, Punch, 2},
		{Brick, Punch, 3}, {Brick, Interact, 2}, {Swan, Move, 3}, {Swan, Kick, 2}, {Maeve, Move, 2},
	} {
		s := New(c.who)
		if got := len(s.Free(c.icon, nil)); got != c.free {
			t.Errorf("HE-RULING-27: %s has %d slots for %b, want %d", c.who, got, c.icon, c.free)
		}
	}
}

func TestPointsOfAMove(t *testing.T) {
	s := New(Brick)
	boots := Item{Number: 62}
	boots.Count = 1
	boots.Slots[0] = Slot{Icons: Move, Points: 4}
	s.Put(OnFoot, boots)
	for _, a := range s.Free(Move, nil) {
		want := map[Place]int{Foot: 3, OnFoot: 4}[a.Place]
		if got := s.Points(a); got != want {
			t.Errorf("HE-MOVE-01, HE-RULING-18: a slot at %d gives %d MP, want %d", a.Place, got, want)
		}
	}
}

// HE-EX-54, HE-DMG-15: a character absorbs 9, and then acts with its gift and on the centre of the Foot card.
func TestNineDamage(t *testing.T) {
	for _, who := range family {
		s := New(who)
		taken := 0
		for !s.Spent() {
			if s.MustTurn() {
				if n := len(s.Hearts(nil)); n != 0 {
					t.Fatalf("HE-RULING-31: a card must be turned though %d slots are free", n)
				}
				for p := Head; p <= Foot; p++ {
					if s.MayTurn(p) {
						s.Wound(p)
						break
					}
				}
				continue
			}
			s.Damage(s.Hearts(nil)[0])
			taken++
		}
		// 6 fill the healthy cards, then each turned card takes one.
		if taken != 9 || s.Wounds() != 3 {
			t.Errorf("%s takes %d damage and %d wounds, want 9 and 3", who, taken, s.Wounds())
		}
		free := 0
		for _, icon := range []Icons{Look, Talk, Interact, Move, Punch, Kick} {
			free += len(s.Free(icon, nil))
		}
		if free != 1 {
			t.Errorf("HE-DMG-15: %s has %d slots left, want the gift", who, free)
		}
		s.PayCentre(Foot) // HE-EX-08
		s.PayCentre(Foot)
		if s.Tokens != 1 || s.Lying() != 2 || s.Cards[Foot].Centre != 2 {
			t.Errorf("HE-MOVE-06: %d tokens are left", s.Tokens)
		}
	}
}

// HE-EX-06.
func TestSeriousInjury(t *testing.T) {
	s := New(Brick)
	s.Damage(At{Head, 0})
	if s.MayTurn(Head) {
		t.Error("HE-DMG-08: a card that is not full may be turned")
	}
	s.Damage(At{Head, 1})
	if !s.MayTurn(Head) || s.MustTurn() {
		t.Error("HE-DMG-08: a full card may be turned and need not be")
	}
	s.Wound(Head)
	if s.Cards[Head].Damage() != 0 || len(s.Free(Look, nil)) != 1 || s.MayTurn(Head) {
		t.Error("HE-DMG-09, HE-DMG-10: its damage is discarded and one new slot shows")
	}
	s.Damage(At{Head, 0})
	if s.MayTurn(Head) {
		t.Error("HE-DMG-13: a card is wounded once")
	}
	s.Heal(At{Head, 0})
	if !s.Wounded[Head] || len(s.Free(Look, nil)) != 1 {
		t.Error("HE-HEAL-04, HE-HEAL-06: the slot is free and the wound stays")
	}
	s.Cure(Head)
	if s.Wounded[Head] || len(s.Free(Look, nil)) != 2 {
		t.Error("HE-DMG-12: a cured card shows its healthy side")
	}
}

// HE-EX-69, HE-DMG-17.
func TestDamageOnAUsedSlot(t *testing.T) {
	s := New(Brick)
	hand := At{Body, 0}
	s.Pay(hand)
	if s.Tokens != 2 || len(s.Free(Interact, nil)) != 1 {
		t.Error("HE-ACT-03: a slot with a token is free")
	}
	s.Damage(hand)
	s.Recover()
	if s.Tokens != 3 || s.Lying() != 0 || len(s.Free(Interact, nil)) != 1 {
		t.Error("HE-RULING-29: the token comes back and the slot stays covered")
	}
	s.Heal(s.Healable(nil)[0])
	if len(s.Free(Interact, nil)) != 2 {
		t.Error("HE-HEAL-04: the slot is not usable again")
	}
	s.Pay(hand)
	s.Damage(hand)
	s.Heal(hand)
	if len(s.Free(Interact, nil)) != 1 {
		t.Error("HE-RULING-36: the Action token on healed damage stays")
	}
	s.Damage(At{Body, 0})
	s.Damage(At{Body, 1})
	s.Wound(Body)
	if s.Cards[Body].Centre != 1 || s.Cards[Body].Used != 0 || s.Tokens != 2 || len(s.Free(Interact, nil)) != 1 {
		t.Error("HE-DMG-17: the token goes to the centre and stays unavailable")
	}
}

// HE-EX-04, HE-EX-30, HE-EX-67.
func TestItemsAndDamage(t *testing.T) {
	s := New(Djamal)
	s.Put(Bag, tool(60))
	if got := len(s.Hearts(nil)); got != 6 {
		t.Errorf("HE-DMG-03: %d slots may take damage, want the 6 of the cards", got)
	}
	if len(s.Direct(nil)) != 1 || len(s.Free(Interact, nil)) != 4 {
		t.Error("HE-ITEM-22: slots of an item are slots of the sheet")
	}
	s.Put(OnBody, armour(61))
	i := &s.Items[OnBody-cards]
	for n, works := range []bool{true, false} {
		s.Damage(At{OnBody, int8(n)})
		if i.Works() != works {
			t.Errorf("HE-EX-30: with %d damage the armour works: %v", n+1, i.Works())
		}
	}
	if len(s.Healable(nil)) != 0 || len(s.Repairable(nil)) != 2 {
		t.Error("HE-HEAL-05: damage of items is repaired, not healed")
	}
	s.Heal(At{OnBody, 1})
	if !i.Works() || !(&Item{Number: 60}).Works() || (&Item{}).Works() {
		t.Error("HE-ITEM-17: the armour works again")
	}
}

// HE-EX-61, HE-EX-68, HE-EX-31.
func TestPlaces(t *testing.T) {
	s := New(Swan)
	if got := fmt.Sprint(s.Fits(Carried, nil), s.Fits(Hat, nil), s.Fits(Boots, nil)); got != "[6 7 8] [3] [5]" {
		t.Errorf("HE-ITEM-03, HE-ITEM-04: places %s", got)
	}
	s.Put(OnHead, armour(70))
	if len(s.Fits(Hat, nil)) != 0 || len(s.Fits(Coat, nil)) != 1 || fmt.Sprint(s.For(Hat)) != "[3]" {
		t.Error("HE-EX-61: a second hat fits")
	}
	s.MoreBags = 1
	if len(s.Fits(Carried, nil)) != 4 {
		t.Error("a bag more holds no more")
	}
	s.Put(Bag, tool(71))
	s.Pay(At{Bag, 1})
	if s.Loose(Bag) {
		t.Error("HE-ITEM-09, HE-RULING-97: an item with a token on it leaves")
	}
	s.Recover()
	if !s.Loose(Bag) {
		t.Error("HE-EX-68: after recovery it does not")
	}
	s.Damage(At{OnHead, 0})
	s.Pay(At{OnHead, 1})
	hat := s.Take(OnHead, Foot)
	if hat.Damage() != 1 || hat.tokens() != 0 || s.Cards[Foot].Centre != 1 || s.Card(OnHead) != nil {
		t.Errorf("HE-ITEM-10, HE-ACT-14: %+v is taken", hat)
	}
	if s.Find(71) != Bag || s.Find(70) != -1 || s.Find(0) != -1 {
		t.Error("items are not found")
	}
}

func TestFlippedItem(t *testing.T) {
	s := New(Maeve)
	s.Put(OnBody, armour(61))
	s.Damage(At{OnBody, 0})
	s.Damage(At{OnBody, 1})
	s.Pay(At{Head, 0})
	s.Items[OnBody-cards].Used = 2
	s.Tokens--
	back := [Slots]Slot{{Heart: true}, {Icons: Look}}
	if left := s.Flip(OnBody, true, back, 2); left != 1 {
		t.Errorf("HE-RULING-34: %d damage is to be placed again, want 1", left)
	}
	i := &s.Items[OnBody-cards]
	if i.Centre != 1 || i.Hurt != 0 || !i.Back || i.Count != 2 {
		t.Errorf("the back is %+v", i)
	}
}

// Whatever is done, a character has three tokens, slots hold one of each, and the sheet goes through a file unchanged.
func TestTokensAreNeverLost(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		s := New(family[rng.IntN(len(family))])
		for range 80 {
			var free []At
			switch rng.IntN(9) {
			case 0:
				free = s.Free(Icons(1)<<rng.IntN(6), nil)
				if len(free) > 0 && s.Tokens > 0 {
					s.Pay(free[rng.IntN(len(free))])
				}
			case 1:
				if s.Tokens > 0 {
					s.PayCentre(Foot)
				}
			case 2, 3:
				if h := s.Hearts(nil); len(h) > 0 {
					s.Damage(h[rng.IntN(len(h))])
				} else if s.MustTurn() == s.Spent() {
					t.Fatalf("seed %d: no slot is free, and neither is a card turned nor the damage discarded", seed)
				}
			case 4:
				if p := Place(rng.IntN(cards)); s.MayTurn(p) {
					s.Wound(p)
				}
			case 5:
				if p := s.Fits(Carried, nil); len(p) > 0 {
					s.Put(p[0], []Item{armour(60), tool(61)}[rng.IntN(2)])
				}
			case 6:
				if s.Items[3].Number != 0 {
					s.Take(Bag, Place(rng.IntN(cards)))
				}
			case 7:
				if h := s.Healable(nil); len(h) > 0 {
					s.Heal(h[0])
				}
			case 8:
				if rng.IntN(8) == 0 {
					s.Recover()
				}
			}
			if int(s.Tokens)+s.Lying() != ActionTokens {
				t.Fatalf("seed %d: %d tokens are available and %d lie on the sheet", seed, s.Tokens, s.Lying())
			}
		}
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var read Sheet
		if err := json.Unmarshal(text, &read); err != nil {
			t.Fatal(err)
		}
		if read != s || !strings.Contains(string(text), "Tokens") {
			t.Fatalf("seed %d: what was read is another sheet", seed)
		}
	}
}
