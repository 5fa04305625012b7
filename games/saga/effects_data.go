package saga

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Effects are things that happen to somebody, one after the other.
type Effects []Effect

// Effect is one of them: N of it, or instead what the player picks.
type Effect struct {
	Do Do
	N  int8
	Or []Effect // other things to pick instead
}

// Do is the verb of an effect.
type Do uint8

// The verbs.
const (
	DoXP Do = iota
	DoVP
	DoFood
	DoAmmo
	DoMeds
	DoBooze
	DoBooks
	DoRecovery // meds, booze or a book, as the player chooses (PS-LOOT-08)
	DoHealth
	DoMorale
	DoRest
	DoBoost
	DoRadio
	DoRecall
	DoRanged
	DoMelee
	DoGear
	DoFollower
	DoTerrain
	DoSite
	DoHurt
	DoGloom
	DoTire
	DoLoseFood
	DoLoseAmmo
	DoLoseMeds
	DoLoseBooze
	DoLoseBooks
	DoLoseXP
	DoLoseVP
	DoLoseItem
	DoLoseFollower
	DoLoseRecovery
	DoExhaustBoost
	DoExhaustRadio
	DoExhaustCard
	DoMutation
	DoHealMutation
	DoFight
	DoStory
	DoRefresh
	DoPair
	DoLayTerrain
	DoThreat
	dos
)

// doWords are the verbs as cards write them; # stands for the number.
var doWords = [dos]string{
	DoXP:           "# xp",
	DoVP:           "# vp",
	DoFood:         "# food",
	DoAmmo:         "# ammo",
	DoMeds:         "# meds",
	DoBooze:        "# booze",
	DoBooks:        "# book",
	DoRecovery:     "# recovery",
	DoHealth:       "recover # health",
	DoMorale:       "recover # morale",
	DoRest:         "recover # fatigue",
	DoBoost:        "recover # boost",
	DoRadio:        "recover # broadcast",
	DoRecall:       "recover # challenge",
	DoRanged:       "ranged weapon",
	DoMelee:        "melee weapon",
	DoGear:         "equipment",
	DoFollower:     "follower",
	DoTerrain:      "terrain",
	DoSite:         "site",
	DoHurt:         "lose # health",
	DoGloom:        "lose # morale",
	DoTire:         "# fatigue",
	DoLoseFood:     "lose # food",
	DoLoseAmmo:     "lose # ammo",
	DoLoseXP:       "lose # xp",
	DoLoseVP:       "lose # vp",
	DoLoseItem:     "lose item",
	DoLoseFollower: "lose follower",
	DoLoseMeds:     "lose # meds",
	DoLoseBooze:    "lose # booze",
	DoLoseBooks:    "lose # book",
	DoLoseRecovery: "lose # recovery",
	DoExhaustBoost: "exhaust # boost",
	DoExhaustRadio: "exhaust # broadcast",
	DoExhaustCard:  "exhaust # challenge",
	DoMutation:     "mutation",
	DoHealMutation: "lose mutation",
	DoFight:        "fight",
	DoStory:        "story",
	DoRefresh:      "refresh",
	DoPair:         "pair",
	DoLayTerrain:   "lay terrain",
	DoThreat:       "threat #",
}

// parseEffects reads "2 xp, 1 food or 1 fatigue".
func parseEffects(text string) (Effects, error) {
	var out Effects
	for part := range strings.SplitSeq(text, ",") {
		var e Effect
		for i, word := range strings.Split(part, " or ") {
			one, err := parseEffect(strings.TrimSpace(word))
			if err != nil {
				return nil, err
			}
			if i == 0 {
				e = one
			} else {
				e.Or = append(e.Or, one)
			}
		}
		out = append(out, e)
	}
	return out, nil
}

// priceOf is what is paid for a thing that an effect would give.
var priceOf = [dos]Do{DoFood: DoLoseFood, DoAmmo: DoLoseAmmo, DoMeds: DoLoseMeds, DoBooze: DoLoseBooze,
	DoBooks:    DoLoseBooks,
	DoRecovery: DoLoseRecovery}

// parsePrice reads "1 food or 1 fatigue" as a price: tokens are discarded, fatigue is suffered.
func parsePrice(text string) (Effects, error) {
	price, err := parseEffects(text)
	for i := range price {
		price[i].pay()
		for k := range price[i].Or {
			price[i].Or[k].pay()
		}
	}
	return price, err
}

// pay makes an effect that gives something one that takes it.
func (e *Effect) pay() {
	if x := priceOf[e.Do]; x != 0 {
		e.Do = x
	}
}

func parseEffect(word string) (Effect, error) {
	fields, n := strings.Fields(word), int8(1)
	for i, f := range fields {
		if v, err := strconv.ParseInt(f, 10, 8); err == nil {
			fields[i], n = "#", int8(v)
			break
		}
	}
	i := slices.Index(doWords[:], strings.Join(fields, " "))
	if i < 0 {
		return Effect{}, fmt.Errorf("%q is no effect; effects are such as 2 xp, lose 1 health, follower", word)
	}
	return Effect{Do: Do(i), N: n}, nil
}

// String is the effect as cards write it.
func (e Effect) String() string {
	words := strings.Replace(doWords[e.Do], "#", strconv.Itoa(int(e.N)), 1)
	for _, o := range e.Or {
		words += " or " + o.String()
	}
	return words
}

// forPeople are the words of cards that are written in another way where people read them.
var forPeople = strings.NewReplacer(" xp", " XP", " vp", " VP")

// Words is an effect as people read it.
func (e Effect) Words() string {
	words := forPeople.Replace(Effect{Do: e.Do, N: e.N}.String())
	for x, name := range goodNames {
		if before, found := strings.CutSuffix(words, strconv.Itoa(int(e.N))+" "+name); found {
			words = before + tokens(int(e.N), Good(x))
		}
	}
	for _, o := range e.Or {
		words += " or " + o.Words()
	}
	return words
}
