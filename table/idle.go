package table

import "slices"

// Idle lets go of all that can be made again, until the match is next looked at or answered.
func (m *Match) Idle() {
	m.looks, m.spare, m.t = nil, nil, recorder()
	m.log, m.events = slices.Clone(m.log), slices.Clone(m.events) // without the room for more
}
