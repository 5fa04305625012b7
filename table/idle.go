package table

// Idle lets go of all that can be made again, until the match is next looked at or answered.
func (m *Match) Idle() { m.looks, m.spare, m.t = nil, nil, recorder() }
