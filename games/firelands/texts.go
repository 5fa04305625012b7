package firelands

// Texts are all sentences and cards that people read, for whoever translates them: what is asked, offered and told,
// then names, texts and flavours.
func Texts() (sentences, names, cards []string) {
	sentences = book.Texts()
	for i := range all.faces {
		f := &all.faces[i]
		names = append(names, f.Name)
		cards = append(cards, f.Text, f.Flavour)
		for _, d := range f.Deals {
			cards = append(cards, d.Text)
		}
		for _, side := range f.Sides {
			for _, d := range side {
				cards = append(cards, d.Text)
			}
		}
	}
	for _, b := range all.boards {
		names = append(names, b.Name)
		cards = append(cards, b.Text, b.Flavour)
	}
	for _, d := range all.fury {
		cards = append(cards, d.Text)
	}
	return sentences, names, cards
}
