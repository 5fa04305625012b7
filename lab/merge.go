package lab

import (
	"errors"
	"fmt"
	"os"
	"slices"
)

// Merge puts the files of parts of one run together: the report is the same as if all had been played at once. With
// out, the parts are also written into one file, which must not be there yet. Parts that overlap or are not of one run
// are refused.
func Merge(files []string, out string) (*Report, error) {
	var whole *outcome
	var owners []string // of whole's ranges
	var ranges []span
	for i, path := range files {
		k, err := load(path, func(p *plan, side int, g *game) error {
			if whole == nil {
				first, err := newOutcome(*p)
				if err != nil {
					return err
				}
				whole = first
			}
			return whole.count(side, g)
		})
		if err != nil {
			return nil, err
		}
		if whole == nil {
			if whole, err = newOutcome(k.plan); err != nil {
				return nil, err
			}
		}
		if d := whole.plan.differs(&k.plan); i > 0 && d != "" {
			return nil, fmt.Errorf("%s and %s are not of the same run: %s has %s", files[0], path, path, d)
		}
		for _, s := range k.Ranges {
			for j, o := range ranges {
				if s[0] < o[1] && o[0] < s[1] {
					both := span{max(s[0], o[0]), min(s[1], o[1])}
					return nil, fmt.Errorf("%s and %s overlap: both are of %s", owners[j], path, both)
				}
			}
			ranges, owners = append(ranges, s), append(owners, path)
		}
		whole.seconds += k.seconds
	}
	whole.plan.Ranges = tidy(ranges)
	if out != "" {
		if err := bind(files, out, whole.plan); err != nil {
			return nil, err
		}
	}
	return whole.report(), nil
}

// tidy puts ranges in order and joins those that touch.
func tidy(ranges []span) []span {
	slices.SortFunc(ranges, func(a, b span) int { return a[0] - b[0] })
	var out []span
	for _, s := range ranges {
		if n := len(out); n > 0 && out[n-1][1] == s[0] {
			out[n-1][1] = s[1]
		} else {
			out = append(out, s)
		}
	}
	return out
}

// bind writes the games of all files into one.
func bind(files []string, out string, p plan) (err error) {
	f, err := os.OpenFile(out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	w := &pen{w: f}
	defer func() {
		if err = errors.Join(err, w.flush(), f.Close()); err != nil {
			os.Remove(out) //nolint:errcheck // it is of no use
		}
	}()
	if err := w.put(p); err != nil {
		return err
	}
	for _, path := range files {
		k, err := load(path, func(_ *plan, side int, g *game) error {
			if err := w.game(side, g); err != nil {
				return err
			}
			return w.flush()
		})
		if err == nil {
			err = w.put(entry{Seconds: k.seconds})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Compare sets two finished or unfinished runs of the same games against each other, such as those of two versions of
// the program: same game, players, seed and bots. The report is the first's; what the second changes is in Changed.
// Only games that are in both count for that.
func Compare(first, second string) (*Report, error) {
	var o *outcome
	var plans [2]plan
	for side, path := range [2]string{first, second} {
		k, err := load(path, func(p *plan, from int, g *game) error {
			if o == nil {
				if p.Changed != "" {
					return errors.New("it compares two sets of cards already")
				}
				joint := *p
				joint.Changed = second
				fresh, err := newOutcome(joint)
				if err != nil {
					return err
				}
				o = fresh
			}
			if from != 0 {
				return errors.New("it compares two sets of cards already")
			}
			return o.count(side, g)
		})
		if err != nil {
			return nil, err
		}
		plans[side] = k.plan
		if o != nil {
			o.seconds += k.seconds
		}
	}
	b := plans[1]
	b.Program, b.Version, b.Drama = plans[0].Program, plans[0].Version, plans[0].Drama
	if len(plans[0].Bots) == len(b.Bots) && plans[0].single() && b.single() {
		b.Bots = plans[0].Bots // one kind of bots against another, each among itself
	}
	if d := plans[0].differs(&b); d != "" {
		return nil, fmt.Errorf("%s and %s do not play the same games: %s has %s", first, second, second, d)
	}
	if o == nil {
		return nil, fmt.Errorf("%s and %s hold no games", first, second)
	}
	r := o.report()
	for side, path := range [2]string{first, second} {
		p := &plans[side]
		r.Changed.From = append(r.Changed.From, Origin{path, p.Program, p.Version, p.Bots})
	}
	return r, nil
}

// single reports whether all seats have the same bot.
func (p *plan) single() bool {
	return !slices.ContainsFunc(p.Bots, func(name string) bool { return name != p.Bots[0] })
}
