package posthuman

// Texts are all sentences by which the game asks, offers and tells, for whoever translates them.
func Texts() []string { return book.Texts() }
