package store

// EndedQuery is the query of a history.
const EndedQuery = ended

// SetMaxEmpty sets how many accounts may keep nothing, and returns what puts it back.
func SetMaxEmpty(n int) (restore func()) {
	old := maxEmpty
	maxEmpty = n
	return func() { maxEmpty = old }
}
