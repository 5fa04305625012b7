package table

// Forget makes the match run its step again at the next look.
func (m *Match) Forget() { m.looks = nil }
