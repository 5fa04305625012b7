package store

// EndedQuery is the query of a history.
const EndedQuery = ended
