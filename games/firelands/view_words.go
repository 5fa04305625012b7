package firelands

import (
	"fmt"
	"slices"
)

// In JSON the small enumerations are words, so that a reader of a view needs no table of numbers.

var (
	phaseWords = []string{
		"setup", "exploration", "rest", "movement", "ambush", "convoys fire", "loot", "enemies fire", "end of round",
		"over",
	}
	rockWords   = []string{"hidden", "open", "gone"}
	rewardWords = []string{"nothing", "target", "fame", "object", "food", "fuel", "ammo"}
)

func (p Phase) String() string     { return phaseWords[p] }
func (r RockState) String() string { return rockWords[r] }
func (r Reward) String() string    { return rewardWords[r] }

// MarshalText and UnmarshalText write and read the word.
func (p Phase) MarshalText() ([]byte, error)      { return []byte(phaseWords[p]), nil }
func (p *Phase) UnmarshalText(b []byte) error     { return wordOf(phaseWords, b, p) }
func (r RockState) MarshalText() ([]byte, error)  { return []byte(rockWords[r]), nil }
func (r *RockState) UnmarshalText(b []byte) error { return wordOf(rockWords, b, r) }
func (r Reward) MarshalText() ([]byte, error)     { return []byte(rewardWords[r]), nil }
func (r *Reward) UnmarshalText(b []byte) error    { return wordOf(rewardWords, b, r) }
func (l Land) MarshalText() ([]byte, error)       { return []byte(landWords[l]), nil }
func (l *Land) UnmarshalText(b []byte) error      { return wordOf(landWords, b, l) }
func (k BoxKind) MarshalText() ([]byte, error)    { return []byte(boxWords[k]), nil }
func (k *BoxKind) UnmarshalText(b []byte) error   { return wordOf(boxWords, b, k) }
func (t Token) MarshalText() ([]byte, error)      { return []byte(tokenWords[t]), nil }
func (t *Token) UnmarshalText(b []byte) error     { return wordOf(tokenWords, b, t) }
func (a Area) MarshalText() ([]byte, error)       { return []byte(areaWords[a]), nil }
func (a *Area) UnmarshalText(b []byte) error      { return wordOf(areaWords, b, a) }
func (c Colour) MarshalText() ([]byte, error)     { return []byte(colourWords[c]), nil }
func (c *Colour) UnmarshalText(b []byte) error    { return wordOf(colourWords, b, c) }

func wordOf[T ~uint8](words []string, b []byte, out *T) error {
	i := slices.Index(words, string(b))
	if i < 0 {
		return fmt.Errorf("found %q, expected one of %q", b, words)
	}
	*out = T(i)
	return nil
}
