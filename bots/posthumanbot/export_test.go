package posthumanbot

// Weighs reports whether options of that word get a score.
func Weighs(word string) bool { return byWord[word] != nil }
