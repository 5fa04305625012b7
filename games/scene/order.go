package scene

import "waystation/table"

// Order is a standing order that somebody may give for a question: it lasts until it is taken back, and answers for
// them as long as nobody asks them in person.
type Order struct {
	Words  string       // "No trade unless I am asked"
	Asked  bool         // somebody asks them in person: the order does not answer
	Answer table.Option // what it answers
}
