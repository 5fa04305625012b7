package posthuman

import (
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
)

// The words by which the card files, scenarios and screens call things.
var (
	kindWords = []string{
		"", "character", "melee", "ranged", "gear", "skill", "follower", "supply", "event", "combat", "narrative",
		"minion", "scar", "action", "tile",
	}
	classWords   = []string{"", "pistol", "rifle", "shotgun", "bow"}
	mountWords   = []string{"", "melee", "ranged", "pistol", "rifle", "shotgun", "bow"}
	breedWords   = []string{"human", "mutant", "animal"}
	abilityWords = []string{"", "net", "armour", "crushing", "dread", "venom", "thief", "knits", "bursting", "taint",
		"frenzy", "coward", "pack", "calls", "first blow", "hunter", "sniper"}
	knobWords = []string{"evade", "md", "dd", "sd", "weapon sd", "range", "ammo", "wounds melee", "wounds shooting",
		"armour melee", "armour shooting", "armour", "slots", "hand", "party", "first", "camp health", "camp morale",
		"supplies", "forage cards", "strength test", "speed test", "mind test", "melee test", "shooting test", "xp",
		"even after evade", "second weapon"}
	whenWords = []string{
		"any", "camp", "forage", "trade", "test", "evade", "shoot", "shot", "melee", "fray", "wounds", "reveal",
	}
	perWords  = []string{"card", "turn", "combat", "round"}
	atWords   = []string{"self", "other", "anyone"}
	takeWords = []string{"", "food", "ammo", "food or ammo", "random card"}
	doWords   = []string{"food", "ammo", "health", "morale", "xp", "journey", "equipment", "weapon", "supply",
		"follower", "skill", "hunger eased", "scar healed", "forage", "scout", "food lost", "ammo lost", "health lost",
		"morale lost", "wound", "item lost", "hunger", "scar", "human minion", "mutant minion", "item", "md", "dd",
		"sd", "prevent", "prevent melee", "prevent shooting", "evade", "sure evade", "again", "test", "pass", "reroll",
		"reroll misses", "dodge", "trade", "refund", "hidden"}
	ifWords = []string{
		"", "forest", "plains", "urban", "mountain", "follower", "ranged", "melee weapon", "hungry", "wounded",
		"scarred",
	}
	whoWords = []string{"all", "most tiles", "fewest tiles", "furthest ahead", "furthest back", "lowest health",
		"lowest morale", "fewest xp", "most food", "fewest cards", "same terrain", "outdoors"}
	ruleWords = []string{
		"", "no move", "no scout", "no camp", "no forage", "no trade", "free trade", "watched", "truce", "last turn",
	}
	titleWords = []string{
		"", "Charge", "Embrace", "Pelt", "Rummage", "Call by Name", "Picked Clean", "Fetch the Cousins",
		"Turn the Signposts",
	}
	phaseWords = []string{
		"characters", "shop", "event", "eating", "declare", "trade", "camp", "forage", "scout", "move", "mutant",
		"end of turn", "over",
	}
)

func (k Kind) String() string    { return kindWords[k] }
func (c Class) String() string   { return classWords[c] }
func (b Breed) String() string   { return breedWords[b] }
func (a Ability) String() string { return abilityWords[a] }
func (t Title) String() string   { return titleWords[t] }
func (p Phase) String() string   { return phaseWords[p] }

func (k *Kind) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, kindWords, k) }
func (c *Class) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, classWords, c) }
func (m *Mount) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, mountWords, m) }
func (b *Breed) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, breedWords, b) }
func (w *When) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, whenWords, w) }
func (p *Per) UnmarshalYAML(n *yaml.Node) error     { return cardfile.Word(n, perWords, p) }
func (a *At) UnmarshalYAML(n *yaml.Node) error      { return cardfile.Word(n, atWords, a) }
func (t *Take) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, takeWords, t) }
func (w *Who) UnmarshalYAML(n *yaml.Node) error     { return cardfile.Word(n, whoWords, w) }
func (r *Rule) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, ruleWords, r) }
func (t *Title) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, titleWords, t) }
func (t *Terrain) UnmarshalYAML(n *yaml.Node) error { return cardfile.Word(n, terrainNames, t) }
func (p *Phase) UnmarshalYAML(n *yaml.Node) error   { return cardfile.Word(n, phaseWords, p) }
func (s *Stat) UnmarshalYAML(n *yaml.Node) error    { return cardfile.Word(n, statNames, s) }

// yes is "yes" or "no", however YAML reads it.
type yes bool

// UnmarshalYAML reads yes and no.
func (y *yes) UnmarshalYAML(n *yaml.Node) error {
	switch n.Value {
	case "yes", "true":
		*y = true
	case "no", "false":
		*y = false
	default:
		return cardfile.Oops(n, "found %q, expected yes or no", n.Value)
	}
	return nil
}

// amount cuts "-1 weapon sd" into -1 and "weapon sd".
func amount(n *yaml.Node, s string, lo int) (int8, string, error) {
	num, word, ok := strings.Cut(strings.TrimSpace(s), " ")
	k, err := strconv.Atoi(num)
	if !ok || err != nil || k < lo || k > 9 || k == 0 {
		return 0, "", cardfile.Oops(n, "found %q, expected a number from %d to 9 and a word, such as \"2 food\"", s, lo)
	}
	return int8(k), word, nil
}

type effects []Effect

// UnmarshalYAML reads "2 food, 1 morale".
func (e *effects) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ",") {
		k, word, err := amount(n, s, 1)
		if err != nil {
			return err
		}
		i := slices.Index(doWords, word)
		if i < 0 {
			i = slices.Index(doWords, strings.TrimSuffix(word, "s")) // "2 human minions"
		}
		if i < 0 {
			return cardfile.Oops(n, "found %q, expected one of: %s", word, strings.Join(doWords, ", "))
		}
		*e = append(*e, Effect{Do(i), k})
	}
	return nil
}

type mods []Mod

// UnmarshalYAML reads "1 evade, -1 weapon sd".
func (m *mods) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ",") {
		k, word, err := amount(n, s, -9)
		if err != nil {
			return err
		}
		i := slices.Index(knobWords, word)
		if i < 0 {
			return cardfile.Oops(n, "found %q, expected one of: %s", word, strings.Join(knobWords, ", "))
		}
		*m = append(*m, Mod{Knob(i), k})
	}
	return nil
}

// UnmarshalYAML reads "attack, wounds 1", "knockdown", "miss".
func (x *Special) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ",") {
		switch word, num, _ := strings.Cut(strings.TrimSpace(s), " "); word {
		case "miss":
		case "attack":
			x.Attack = true
		case "knockdown":
			x.Knockdown = true
		case "wounds":
			k, err := strconv.Atoi(num)
			if err != nil || k < 1 || k > 4 {
				return cardfile.Oops(n, "found %q, expected such as \"wounds 1\"", s)
			}
			x.Wounds = int8(k)
		default:
			return cardfile.Oops(n, "found %q, expected miss, attack, knockdown, wounds N, or several of these", s)
		}
	}
	return nil
}

// UnmarshalYAML reads "mind -1".
func (t *Test) UnmarshalYAML(n *yaml.Node) error {
	word, num, ok := strings.Cut(n.Value, " ")
	t.On = true
	if ok {
		k, err := strconv.Atoi(num)
		if err != nil || k < -3 || k > 3 {
			return cardfile.Oops(n, "found %q, expected a stat and perhaps a bonus, such as \"mind -1\"", n.Value)
		}
		t.N = int8(k)
	}
	return cardfile.Word(&yaml.Node{Value: word, Line: n.Line}, statNames, &t.Stat)
}

// UnmarshalYAML reads "forest", "follower", "strength 4".
func (c *Condition) UnmarshalYAML(n *yaml.Node) error {
	if i := slices.Index(ifWords, n.Value); i > 0 {
		c.If = If(i)
		return nil
	}
	word, num, _ := strings.Cut(n.Value, " ")
	i := slices.Index(statNames, word)
	k, err := strconv.Atoi(num)
	if i < 0 || err != nil || k < 3 || k > 5 {
		return cardfile.Oops(n, "found %q, expected one of: %s; or a stat with a number, such as \"mind 4\"", n.Value,
			strings.Join(ifWords[1:], ", "))
	}
	c.If, c.Stat, c.N = IfStat, Stat(i), int8(k)
	return nil
}

// ability reads "armour 1" and "net".
type ability struct {
	what Ability
	n    int8
}

// UnmarshalYAML reads an enemy's ability.
func (a *ability) UnmarshalYAML(n *yaml.Node) error {
	word := n.Value
	if rest, ok := strings.CutPrefix(word, "armour "); ok {
		k, err := strconv.Atoi(rest)
		if err != nil || k < 1 || k > 3 {
			return cardfile.Oops(n, "found %q, expected armour 1 to armour 3", n.Value)
		}
		word, a.n = "armour", int8(k)
	}
	return cardfile.Word(&yaml.Node{Value: word, Line: n.Line}, abilityWords, &a.what)
}

// minions reads "1 human, 2 mutant".
type minions [2]uint8

// UnmarshalYAML reads how many minions come along.
func (m *minions) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ",") {
		k, word, err := amount(n, s, 1)
		if err != nil {
			return err
		}
		i := slices.Index(breedWords[:2], word)
		if i < 0 {
			return cardfile.Oops(n, "found %q, expected human or mutant", word)
		}
		m[i] = uint8(k)
	}
	return nil
}

// signs reads "strength +, mind --".
type signs [stats]int8

// UnmarshalYAML reads the stat changes of a mutation.
func (x *signs) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, ",") {
		word, marks, _ := strings.Cut(strings.TrimSpace(s), " ")
		i := slices.Index(statNames, word)
		plus, minus := strings.Count(marks, "+"), strings.Count(marks, "-")
		if i < 0 || plus+minus != len(marks) || plus*minus > 0 || len(marks) == 0 {
			return cardfile.Oops(n, "found %q, expected a stat with + or -, such as \"speed +\"", s)
		}
		x[i] = int8(plus - minus)
	}
	return nil
}

// letters reads "NES".
type letters Sides

// UnmarshalYAML reads the exits of a tile.
func (x *letters) UnmarshalYAML(n *yaml.Node) error {
	for _, r := range n.Value {
		i := strings.IndexRune("NESW", r)
		if i < 0 || *x>>i&1 == 1 {
			return cardfile.Oops(n, "found %q, expected different letters of NESW", n.Value)
		}
		*x |= 1 << i
	}
	return nil
}
