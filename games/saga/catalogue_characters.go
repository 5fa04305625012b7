package saga

import (
	"io/fs"
	"slices"
	"strings"

	"waystation/games/cardfile"
	"waystation/table"
)

// readCharacters reads who there is; what belongs to them comes with the cards.
func (l *loader) readCharacters(fsys fs.FS) {
	var items []rawCharacter
	places := l.List(fsys, "cards/characters.yaml", anyItem, &items)
	for _, r := range items {
		l.names = append(l.names, r.Name)
	}
	for i := range places {
		r := &items[i]
		l.characters = append(l.characters, Character{Name: r.Name, Text: r.Text, Health: r.Health, Morale: r.Morale,
			XP: r.XP, Food: r.Food,
			Ammo: r.Ammo, Stats: [5]int8{r.Stats.Shooting, r.Stats.Melee, r.Stats.Strength, r.Stats.Speed,
				r.Stats.Mind}})
	}
	l.roster = items
}

// challenges makes the packs: of each challenge card one for every character who has it.
func (l *loader) challenges(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/challenges.yaml", anyItem, &items)
	for i, at := range places {
		r := &items[i]
		f := Face{ID: r.ID, Name: r.Name, Text: r.Text, Kind: KindChallenge}
		f.Challenge = Challenge{Band: bool(r.Band), DNE: bool(r.DNE), Mind: r.Mind, Speed: r.Speed,
			Blue: Result{Hits: r.Blue.Shot, Damage: r.Blue.Damage},
			Red:  Result{Hits: r.Red.Attack, Damage: r.Red.Damage, Block: r.Red.Block}}
		f.Challenge.Does = [2][]Ability{l.abilities(r.Blue.Does, at), l.abilities(r.Red.Does, at)}
		for _, name := range r.Characters {
			who := l.character(name)
			if who < 0 {
				l.Fail(at, "nobody is called %q", name)
				continue
			}
			f.Owner, f.Group = int8(who), GroupPack1+Group(who)
			l.add(f, 1, at)
		}
	}
}

// skills reads the skills, and gives every character what belongs to them.
func (l *loader) skills(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/skills.yaml", anyItem, &items)
	for i, r := range l.roster {
		c := &l.characters[i]
		for _, name := range r.Skills {
			k := slices.IndexFunc(items, func(x raw) bool { return x.Name == name })
			if k < 0 {
				l.Fail(cardfile.Top("cards/characters.yaml"), "%s has no skill %q", r.Name, name)
				continue
			}
			x, at := &items[k], places[k]
			c.Skills = append(c.Skills, Skill{ID: x.ID, Name: x.Name, Text: x.Text, XP: x.XP, Social: bool(x.Social),
				NoSolo: x.Solo == "no",
				Does:   l.abilities(x.Does, at), Timing: l.timing(x, at),
				Adds: l.pack(i, x.Adds, at)})
		}
		for n, name := range r.Skills {
			k := slices.IndexFunc(items, func(x raw) bool { return x.Name == name })
			if k < 0 || n >= len(c.Skills) {
				continue
			}
			for _, need := range items[k].Needs {
				if at := slices.Index(r.Skills, need); at >= 0 {
					c.Skills[n].Needs |= 1 << at
				} else {
					l.Fail(places[k], "%s has no skill %q", r.Name, need)
				}
			}
			if needs := items[k].Needs; len(needs) > 0 {
				c.Skills[n].After = "it comes after " + strings.Join(needs, " and ")
			}
		}
		c.Pack = append(l.pack(i, r.Challenges, cardfile.Top("cards/characters.yaml")),
			l.pack(i, r.Band, cardfile.Top("cards/characters.yaml"))...)
		for n, name := range r.Weapons {
			w, ok := l.named[name]
			if !ok || n > 1 {
				l.Fail(cardfile.Top("cards/characters.yaml"), "%s: no starting weapon %q", r.Name, name)
				continue
			}
			c.Arms[n] = w
		}
	}
}

// pack finds challenge cards of a character by their names.
func (l *loader) pack(who int, names []string, at cardfile.Place) (out []table.Card) {
	for _, name := range names {
		c, ok := l.named[l.names[who]+"'s "+name]
		if !ok {
			l.Fail(at, "%s has no challenge card %q", l.names[who], name)
			continue
		}
		out = append(out, c)
	}
	return out
}
