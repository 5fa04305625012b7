package firelands

import "slices"

// Texts are all sentences and cards that people read, for whoever translates them: what is asked, offered and told,
// then names, texts and flavours.
func Texts() []string {
	out := book.Texts()
	deals := func(list []Deal) {
		for _, d := range list {
			out = append(out, d.Text)
		}
	}
	for i := range all.faces {
		f := &all.faces[i]
		out = append(out, f.Name, f.Text, f.Flavour)
		deals(f.Deals)
		deals(f.Sides[0])
		deals(f.Sides[1])
	}
	for _, b := range all.boards {
		out = append(out, b.Name, b.Text, b.Flavour)
	}
	deals(all.fury)
	seen := map[string]bool{}
	return slices.DeleteFunc(out, func(s string) bool {
		before := seen[s]
		seen[s] = true
		return before || s == ""
	})
}
