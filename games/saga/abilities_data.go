package saga

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Ability is one thing that a card does: a keyword with its numbers, and when it holds.
type Ability struct {
	Key  Keyword
	Side Fray // of a fight
	What int8 // a stat, a bar, a good, a terrain, a trait, a deck: what the keyword wants
	N, M int8
	Does Effects
	On   Occasion
	If   Condition
}

// Keyword is what an ability is.
type Keyword uint8

// The keywords.
const (
	KeyShot Keyword = iota
	KeyRange
	KeyAttack
	KeyBlock
	KeyDamage
	KeyDodge
	KeyBreaker
	KeySteady
	KeyQuick
	KeyFoeHealth
	KeyTwoCards
	KeyRedraw
	KeyReroll
	KeyFewerDice
	KeyChooseEnemy
	KeySilence
	KeyWithdraw
	KeyShield
	KeyAmmoBack
	KeySpareCard
	KeyBalanced
	KeyBrutal
	KeyCarver
	KeyUnwieldy
	KeyFragile
	KeyScoped
	KeyBurst
	KeyJams
	KeyStagger
	KeyFearsome
	KeyAmbush
	KeyArmoured
	KeyFrenzied
	KeySwarm
	KeyKnits
	KeyGripping
	KeyDisarming
	KeyRelentless
	KeySkittish
	KeySting
	KeyThief
	KeyLastBreath
	KeyContagious
	KeyToll
	KeyBribable
	KeyTotal
	KeyExtraDraw
	KeyResist
	KeyTwoMutations
	KeyMove
	KeyFreeMarch
	KeyTwoTiles
	KeyPressOn
	KeyFarMap
	KeyForageAs
	KeyCampPoints
	KeyHandLimit
	KeyUnpair
	KeyBid
	KeyFasting
	KeyHunger
	KeyGuard
	KeyStand
	KeyMax
	KeyBoostCube
	KeySlots
	KeyDose
	KeyTwoItems
	KeyDiscount
	KeyGain
	KeyDisguise
	KeyCountsAs
	KeyOn
	keywords
)

// optional are the abilities that their owner may use or not even where nothing is paid for them.
var optional = [keywords]bool{KeyRedraw: true, KeyReroll: true, KeyChooseEnemy: true, KeySilence: true,
	KeyWithdraw:  true,
	KeySpareCard: true, KeyExtraDraw: true, KeyResist: true, KeyTwoMutations: true, KeyTwoTiles: true, KeyPressOn: true,
	KeyFarMap: true, KeyForageAs: true, KeyUnpair: true, KeyTwoItems: true, KeyGain: true}

// anyTime are the abilities that can be used once a round of the game, whenever that is.
var anyTime = [keywords]bool{KeyGain: true, KeyGuard: true, KeyStand: true}

// takes says what stands behind a keyword: n a number, m another that may be left out, s a side of a fight, a any side,
// e effects, p a price, and a list of words by its name.
var takes = [keywords]struct{ word, what string }{
	KeyShot:         {"shot", "n"},
	KeyRange:        {"range", "n"},
	KeyAttack:       {"attack", "n"},
	KeyBlock:        {"block", "n"},
	KeyDamage:       {"damage", "s n"},
	KeyDodge:        {"dodge", "n"},
	KeyBreaker:      {"breaker", ""},
	KeySteady:       {"steady", ""},
	KeyQuick:        {"quick", ""},
	KeyFoeHealth:    {"foe-health", "n m"},
	KeyTwoCards:     {"two-cards", "s"},
	KeyRedraw:       {"redraw", "s"},
	KeyReroll:       {"reroll", "n s"},
	KeyFewerDice:    {"fewer-dice", "n s"},
	KeyChooseEnemy:  {"choose-enemy", ""},
	KeySilence:      {"silence", ""},
	KeyWithdraw:     {"withdraw", ""},
	KeyShield:       {"shield", "n s"},
	KeyAmmoBack:     {"ammo-back", ""},
	KeySpareCard:    {"spare-card", ""},
	KeyBalanced:     {"balanced", ""},
	KeyBrutal:       {"brutal", ""},
	KeyCarver:       {"carver", "e"},
	KeyUnwieldy:     {"unwieldy", ""},
	KeyFragile:      {"fragile", ""},
	KeyScoped:       {"scoped", ""},
	KeyBurst:        {"burst", ""},
	KeyJams:         {"jams", ""},
	KeyStagger:      {"stagger", "n"},
	KeyFearsome:     {"fearsome", "n"},
	KeyAmbush:       {"ambush", ""},
	KeyArmoured:     {"armoured", "n"},
	KeyFrenzied:     {"frenzied", "n"},
	KeySwarm:        {"swarm", ""},
	KeyKnits:        {"knits", "n"},
	KeyGripping:     {"gripping", ""},
	KeyDisarming:    {"disarming", ""},
	KeyRelentless:   {"relentless", ""},
	KeySkittish:     {"skittish", ""},
	KeySting:        {"sting", "e"},
	KeyThief:        {"thief", "e"},
	KeyLastBreath:   {"last-breath", "e"},
	KeyContagious:   {"contagious", ""},
	KeyToll:         {"toll", "p"},
	KeyBribable:     {"bribable", "p"},
	KeyTotal:        {"total", "stat n"},
	KeyExtraDraw:    {"extra-draw", "n"},
	KeyResist:       {"resist", ""},
	KeyTwoMutations: {"two-mutations", ""},
	KeyMove:         {"move", "n"},
	KeyFreeMarch:    {"free-march", ""},
	KeyTwoTiles:     {"two-tiles", ""},
	KeyPressOn:      {"press-on", ""},
	KeyFarMap:       {"far-map", ""},
	KeyForageAs:     {"forage-as", "terrain"},
	KeyCampPoints:   {"camp-points", "n"},
	KeyHandLimit:    {"hand-limit", "n"},
	KeyUnpair:       {"unpair", ""},
	KeyBid:          {"bid", "n"},
	KeyFasting:      {"fasting", ""},
	KeyHunger:       {"hunger", "n"},
	KeyGuard:        {"guard", "bar n"},
	KeyStand:        {"stand", ""},
	KeyMax:          {"max", "bar n"},
	KeyBoostCube:    {"boost-cube", ""},
	KeySlots:        {"slots", "n"},
	KeyDose:         {"dose", "good n"},
	KeyTwoItems:     {"two-items", "deck"},
	KeyDiscount:     {"discount", "n"},
	KeyGain:         {"gain", "e"},
	KeyDisguise:     {"disguise", ""},
	KeyCountsAs:     {"counts-as", "trait"},
	KeyOn:           {"on", "o e"},
}

// Fray is a part of a fight, or a challenge.
type Fray uint8

// The parts.
const (
	AnyFray Fray = iota
	RangedFray
	MeleeFray
	ChallengeFray
)

// Occasion is what an ability answers.
type Occasion uint8

// The occasions.
const (
	Never Occasion = iota
	OnKill
	OnSurvive
	OnHit
	OnStory
	OnMutation
	OnEat
	OnBid
	OnCamp
	OnForage
	OnBonus
	OnMap
	OnToken
	OnRecon
	OnLandmark
	OnNight
)

// The words of cards by number.
var (
	frayWords     = []string{"any", "ranged", "melee", "challenge"}
	occasionWords = []string{"", "kill", "survive", "hit", "story", "mutation", "eat", "bid", "camp", "forage", "bonus",
		"map",
		"token", "recon", "landmark", "night"}
	statWords    = []string{"any", "mind", "speed"}
	barWords     = []string{"", "fatigue", "morale", "health"}
	goodWords    = []string{"food", "ammo", "meds", "booze", "book"}
	terrainWords = []string{"city", "forest", "rural", "mountain"}
	siteWords    = []string{"factory", "junkyard", "lab", "mall"}
	traitWords   = []string{"", "resourceful", "strong", "gentle", "wild"}
	deckWords    = []string{"any", "ranged", "melee", "equipment", "follower"}
	lists        = map[string][]string{"stat": statWords, "bar": barWords, "good": goodWords, "terrain": terrainWords,
		"trait": traitWords,
		"deck":  deckWords}
)

// Condition is when an ability or an option holds.
type Condition struct {
	Is Is
	N  int8 // a number, a terrain, a site, a trait, a character
}

// Is is what a condition asks.
type Is uint8

// The conditions.
const (
	Always   Is = iota
	IsOn        // N: terrain
	IsAtSite    // N: site
	IsHuman
	IsMutant
	IsBoss
	IsUnarmed
	IsWounded
	IsStill
	IsMarched
	IsRested
	IsHurt
	IsLow
	IsFollowed
	IsAlone
	IsTrait // N
	IsVisible
	IsNotMutated
	IsForage
	IsFood // N
	IsShot
	IsHeavy
	IsCharacter // N
	IsHolding   // N: a good
	IsGear
	IsTold // N: a word that stories remember
)

// plain are the conditions of one word.
var plain = map[string]Is{
	"human": IsHuman, "mutant": IsMutant, "boss": IsBoss, "unarmed": IsUnarmed, "wounded": IsWounded, "still": IsStill,
	"marched": IsMarched, "rested": IsRested, "hurt": IsHurt, "low": IsLow, "follower": IsFollowed, "alone": IsAlone,
	"visible":          IsVisible,
	"visible mutation": IsVisible, "no mutation": IsNotMutated, "forage": IsForage,
	"shot": IsShot, "heavy": IsHeavy, "holds equipment": IsGear,
	"holds booze": IsHolding, "holds meds": IsHolding, "holds book": IsHolding,
}

// parseCondition reads "follower gentle", "food 1", "city".
func (l *loader) parseCondition(text string) (Condition, error) {
	if is, ok := plain[text]; ok {
		c := Condition{Is: is}
		if is == IsHolding {
			c.N = int8(slices.Index(goodWords, strings.TrimPrefix(text, "holds ")))
		}
		return c, nil
	}
	if i := slices.Index(terrainWords, text); i >= 0 {
		return Condition{IsOn, int8(i)}, nil
	}
	head, tail, _ := strings.Cut(text, " ")
	n, err := strconv.ParseInt(tail, 10, 8)
	switch {
	case head == "site" && slices.Contains(siteWords, strings.ToLower(tail)):
		return Condition{IsAtSite, int8(slices.Index(siteWords, strings.ToLower(tail)))}, nil
	case head == "follower" && slices.Index(traitWords, tail) > 0:
		return Condition{IsTrait, int8(slices.Index(traitWords, tail))}, nil
	case head == "character":
		if i := l.character(tail); i >= 0 {
			return Condition{IsCharacter, int8(i)}, nil
		}
	case head == "told:":
		return Condition{IsTold, l.remembered(tail)}, nil
	case text == "holds food 2":
		return Condition{IsFood, 2}, nil
	case head == "food" && err == nil:
		return Condition{IsFood, int8(n)}, nil
	}
	return Condition{}, fmt.Errorf("%q is no condition; conditions are such as mutant, city, food 1, follower gentle",
		text)
}

// parseAbility reads "damage ranged 1 if mutant".
func (l *loader) parseAbility(text string) (a Ability, err error) {
	text, cond, conditional := strings.Cut(text, " if ")
	if conditional {
		if a.If, err = l.parseCondition(cond); err != nil {
			return a, err
		}
	}
	fields := strings.Fields(text)
	i := slices.IndexFunc(takes[:],
		func(k struct{ word, what string }) bool { return len(fields) > 0 && k.word == fields[0] })
	if i < 0 {
		return a, fmt.Errorf("%q is no ability", text)
	}
	a.Key = Keyword(i)
	rest := fields[1:]
	for _, want := range strings.Fields(takes[i].what) {
		if rest, err = l.parameter(&a, want, rest); err != nil {
			return a, fmt.Errorf("%s: %w", text, err)
		}
	}
	if len(rest) > 0 {
		return a, fmt.Errorf("%q has %q too many", text, strings.Join(rest, " "))
	}
	return a, nil
}

// parameter reads one parameter of an ability, and returns what is left of its words.
func (l *loader) parameter(a *Ability, want string, rest []string) ([]string, error) {
	if len(rest) == 0 {
		if want == "m" {
			return nil, nil
		}
		return nil, fmt.Errorf("more is expected")
	}
	switch want {
	case "n", "m":
		n, err := strconv.ParseInt(rest[0], 10, 8)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", rest[0])
		}
		if want == "n" {
			a.N = int8(n)
		} else {
			a.M = int8(n)
		}
		return rest[1:], nil
	case "s":
		i := slices.Index(frayWords, rest[0])
		if i < 0 {
			return nil, fmt.Errorf("%q is none of %s", rest[0], strings.Join(frayWords, ", "))
		}
		a.Side = Fray(i)
		return rest[1:], nil
	case "e":
		e, err := parseEffects(strings.Join(rest, " "))
		a.Does = e
		return nil, err
	case "p":
		e, err := parsePrice(strings.Join(rest, " "))
		a.Does = e
		return nil, err
	case "o":
		i := slices.Index(occasionWords, rest[0])
		if i <= 0 {
			return nil, fmt.Errorf("%q is no occasion", rest[0])
		}
		a.On = Occasion(i)
		rest = rest[1:]
		if a.On == OnForage && len(rest) > 0 {
			if x := slices.Index(terrainWords, strings.ToLower(rest[0])); x >= 0 {
				a.What = int8(x) + 1
				rest = rest[1:]
			}
		}
		return rest, nil
	}
	i := slices.Index(lists[want], strings.ToLower(rest[0]))
	if i < 0 {
		return nil, fmt.Errorf("%q is none of %s", rest[0], strings.Join(lists[want], ", "))
	}
	a.What = int8(i)
	return rest[1:], nil
}
