package firelands

import (
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/english"
	"waystation/games/cardfile"
)

// The words by which the card files, the log and the screens call things.
var (
	kindWords = []string{"", "location", "survivor", "encounter", "event", "enemy", "truck", "trailer",
		"device", "object", "special loot", "outcome", "hitpoints", "rock", "waypoint", "tile", "action"}
	colourWords = []string{"white", "red", "green", "yellow", "blue"}
	boxWords    = []string{"", "any", "survivor", "food or fuel", "armor", "weapon", "flamethrower", "saw", "tracks",
		"drill", "max +1", "speed +1", "extra outcome", "anti-contamination", "fame", "fame per device",
		"recycle truck", "recycle trailer", "recycle device"}
	tokenWords  = []string{"none", "food", "contaminated food", "fuel", "ammo", "survivor", "object"}
	hazardWords = []string{"none", "damage", "contamination", "fame"}
	areaWords   = []string{
		"anywhere", "truck", "bottom row", "top row", "column 1", "column 2", "columns 3-4", "last trailers",
	}
	whenWords  = []string{"exploration", "rest", "movement", "fire", "reaction", "end"}
	fateWords  = []string{"stays", "goes", "may go for a turn"}
	tollWords  = []string{"none", "resource instead", "survivor instead", "survivor rests"}
	eventWords = []string{"none", "Electrostatic Prelude", "Close the Gap", "Ice Break-up"}
	landWords  = []string{"firelands", "frostlands"}

	itemWords = []string{"none", "Anti-Heat Capsules", "Anti-Rad Kit", "Anti-Tank Missile", "Durable Canned Goods",
		"Decontamination IV Bag", "Hazmat Suit", "Incendiary Ammunition", "MRE", "Nitromethane", "Nitrous Oxide",
		"Smoke Grenade", "Stealth Device", "Atomic Fuel", "Scientist's Head", "Ironstorm Grenade", "Chrome Spray",
		"Metal Detector", "Survival Kit", "Harpoon", "V8 Holy Book", "Health Certificates", "Drone Repair Kit",
		"Sanitizer Kit", "Luxury Briefcase", "War Book", "Tesla Spear", "Survival Blanket", "Flare Gun", "Diesel Can",
		"Snow Chains", "Thermos", "Mine", "Ice Pick", "Radio Beacon", "Camouflage Net", "Snow Goggles", "Diesel Drum",
		"Salvaged Shells", "Wolf Pelt", "Howl Horn", "Med Crate", "Cache Map", "Ice Harpoon", "Skull Trophies",
		"Frozen Archives", "Hull Plates", "Icebreaker Pass", "Rescue Flag", "Alpha Head", "Loot Crate", "Trophy Rack"}
)

func (l Land) String() string    { return landWords[l] }
func (k Kind) String() string    { return kindWords[k] }
func (c Colour) String() string  { return colourWords[c] }
func (k BoxKind) String() string { return boxWords[k] }
func (t Token) String() string   { return tokenWords[t] }
func (h Hazard) String() string  { return hazardWords[h] }
func (a Area) String() string    { return areaWords[a] }
func (a Ability) String() string { return abilityWords[a] }
func (i Item) String() string    { return itemWords[i] }
func (e Event) String() string   { return eventWords[e] }

// effectWord is what an effect is called in the card files, and by people: one of it, or several. Before it stands how
// many. Of what people read only in the texts of cards the latter are empty.
type effectWord struct {
	phrase    string
	effect    Effect
	one, many string
}

// effectWords are the phrases of deals.
var effectWords = []effectWord{
	{"food", Effect{Do: DoToken, Token: Food}, "Food", "Food"},
	{"contaminated food", Effect{Do: DoToken, Token: BadFood}, "Contaminated Food", "Contaminated Food"},
	{"fuel", Effect{Do: DoToken, Token: Fuel}, "Fuel", "Fuel"},
	{"ammo", Effect{Do: DoToken, Token: Ammo}, "Ammo", "Ammo"},
	{"object", Effect{Do: DoToken, Token: ObjectToken}, "Object", "Objects"},
	{"fury", Effect{Do: DoFury}, "Fury", "Fury"},
	{"fame", Effect{Do: DoFame}, "Fame", "Fame"},
	{"fame loss", Effect{Do: DoLoseFame}, "", ""},
	{"damage", Effect{Do: DoDamage}, "", ""},
	{"contamination", Effect{Do: DoContaminate}, "", ""},
	{"contamination anywhere", Effect{Do: DoContaminate, Any: true}, "", ""},
	{"repair", Effect{Do: DoRepair}, "Repair", "Repairs"},
	{"treatment", Effect{Do: DoTreat}, "Treatment", "Treatments"},
	{"treatment anywhere", Effect{Do: DoTreat, Any: true}, "Treatment", "Treatments"},
	{"recycled card", Effect{Do: DoRecycle}, "recycled Truck, Trailer or Device", "recycled cards"},
	{"recycled device", Effect{Do: DoRecycleDevice}, "recycled Device", "recycled Devices"},
	{"token of the card", Effect{Do: DoTake}, "", ""},
	{"different goods", Effect{Do: DoDifferent}, "", ""},
	{"goods of one kind", Effect{Do: DoAlike}, "", ""},
	{"peek", Effect{Do: DoPeek}, "", ""},
	{"object and fame per mutant", Effect{Do: DoMutants}, "", ""},
}

// called is what an effect is called; nothing for one that no deal has.
func (e Effect) called() effectWord {
	for _, w := range effectWords {
		if w.effect.Do == e.Do && w.effect.Token == e.Token && w.effect.Any == e.Any {
			return w
		}
	}
	return effectWord{}
}

// String is an effect as the card files write it.
func (e Effect) String() string {
	if w := e.called(); w.phrase != "" {
		return strconv.Itoa(int(e.N)) + " " + w.phrase
	}
	return "nothing"
}

// words are an effect as people read it: "2 Repairs".
func (e Effect) words() string {
	w := e.called()
	return english.Count(e.N, w.one, w.many)
}

func (k *Kind) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, kindWords, k) }
func (c *Colour) UnmarshalYAML(n *yaml.Node) error  { return cardfile.Word(n, colourWords, c) }
func (t *Token) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, tokenWords, t) }
func (h *Hazard) UnmarshalYAML(n *yaml.Node) error  { return cardfile.Word(n, hazardWords, h) }
func (a *Area) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, areaWords, a) }
func (f *Fate) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, fateWords, f) }
func (t *Toll) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, tollWords, t) }
func (e *Event) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, eventWords, e) }
func (a *Ability) UnmarshalYAML(n *yaml.Node) error { return cardfile.Word(n, abilityWords, a) }
func (i *Item) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, itemWords, i) }

// UnmarshalYAML reads a moment; "any" is any own turn.
func (w *When) UnmarshalYAML(n *yaml.Node) error {
	if n.Value == "any" {
		*w = WhenAny
		return nil
	}
	var bit uint8
	if err := cardfile.Word(n, whenWords, &bit); err != nil {
		return err
	}
	*w = 1 << bit
	return nil
}

// UnmarshalYAML reads "any", "weapon 2", "fame 1".
func (b *Box) UnmarshalYAML(n *yaml.Node) error {
	if i := slices.Index(boxWords, n.Value); i > 0 && !BoxKind(i).rated() {
		b.Kind = BoxKind(i)
		return nil
	}
	kind, num, _ := strings.Cut(n.Value, " ")
	i := slices.Index(boxWords, kind)
	k, err := strconv.Atoi(num)
	if i < 1 || !BoxKind(i).rated() || err != nil || k < 1 || k > 4 {
		return cardfile.Oops(n, "found %q, expected a box: %s; weapon, flamethrower, saw and fame with a "+
			"number from 1 to 4", n.Value, strings.Join(boxWords[1:], ", "))
	}
	*b = Box{BoxKind(i), uint8(k)}
	return nil
}

func (k BoxKind) rated() bool { return k.Weapon() || k == BoxFame }

// Weapon reports whether the box is a Weapon of any sort.
func (k BoxKind) Weapon() bool { return k == BoxWeapon || k == BoxFlamethrower || k == BoxSaw }

type tokens []Token

// UnmarshalYAML reads "2 fuel, 1 object".
func (t *tokens) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ", ") {
		k, name, err := cardfile.Counted(n, s)
		if err != nil {
			return err
		}
		i := Token(slices.Index(tokenWords, name))
		if i == NoToken || i == SurvivorToken || int(i) >= len(tokenWords) {
			return cardfile.Oops(n, "found %q, expected food, contaminated food, fuel, ammo or object", name)
		}
		for range k {
			*t = append(*t, i)
		}
	}
	return nil
}

type effects []Effect

// UnmarshalYAML reads "2 fury, 1 damage".
func (e *effects) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ", ") {
		k, name, err := cardfile.Counted(n, s)
		if err != nil {
			return err
		}
		x, err := effect(n, name)
		if err != nil {
			return err
		}
		x.N = uint8(k)
		*e = append(*e, x)
	}
	return nil
}

func effect(n *yaml.Node, name string) (Effect, error) {
	var words []string
	for _, w := range effectWords {
		if w.phrase == name {
			return w.effect, nil
		}
		words = append(words, w.phrase)
	}
	return Effect{}, cardfile.Oops(n, "found %q, expected one of: %s", name, strings.Join(words, ", "))
}

// UnmarshalYAML reads "2 top row".
func (s *Strike) UnmarshalYAML(n *yaml.Node) error {
	k, name, err := cardfile.Counted(n, n.Value)
	if err != nil {
		return err
	}
	s.N = uint8(k)
	return cardfile.Word(&yaml.Node{Value: name, Line: n.Line}, areaWords, &s.Area)
}

// UnmarshalYAML reads "d2+f1+J" and "miss".
func (r *Row) UnmarshalYAML(n *yaml.Node) error {
	if n.Value == "miss" {
		return nil
	}
	for s := range strings.SplitSeq(n.Value, "+") {
		switch {
		case s == "J":
			r.Jam = true
		case len(s) == 2 && s[0] == 'd' && s[1] >= '1' && s[1] <= '9':
			r.Damage = s[1] - '0'
		case len(s) == 2 && s[0] == 'f' && s[1] >= '1' && s[1] <= '9':
			r.Fury = s[1] - '0'
		default:
			return cardfile.Oops(n, "found %q, expected d1 (damage), f1 (Fury), J (jammed), sums of them such as "+
				"d1+J, or miss", n.Value)
		}
	}
	return nil
}

type track []Reward

const rewardLetters = "-TFofua"

// UnmarshalYAML reads "o T a - F": the rewards of a side in the order of its track.
func (t *track) UnmarshalYAML(n *yaml.Node) error {
	for _, s := range strings.Fields(n.Value) {
		i := strings.Index(rewardLetters, s)
		if len(s) != 1 || i < 0 {
			return cardfile.Oops(n,
				"found %q, expected T Target, F Fame, o Object, f Food, u Fuel, a Ammo or - nothing", s)
		}
		*t = append(*t, Reward(i))
	}
	return nil
}
